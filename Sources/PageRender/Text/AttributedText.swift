/// Text with attributes, as a value: what an `NSAttributedString` becomes before it leaves the main actor.
public struct AttributedText: Hashable, Sendable {
  public private(set) var string: String
  /// In order, covering the string; no run is empty.
  public private(set) var runs: [Run]

  public struct Run: Hashable, Sendable {
    /// In UTF-16 code units, as `NSAttributedString` counts.
    public var utf16Length: Int
    public var attributes: TextAttributes

    public init(utf16Length: Int, attributes: TextAttributes) {
      self.utf16Length = utf16Length
      self.attributes = attributes
    }
  }

  public init() {
    string = ""
    runs = []
  }

  public init(_ string: String, attributes: TextAttributes) {
    self.init()
    append(string, attributes: attributes)
  }

  public var isEmpty: Bool { string.isEmpty }

  /// Adds a run; one with the attributes of the last run joins it.
  public mutating func append(_ text: String, attributes: TextAttributes) {
    guard !text.isEmpty else { return }
    string += text
    let length = text.utf16.count
    if let last = runs.indices.last, runs[last].attributes == attributes {
      runs[last].utf16Length += length
    } else {
      runs.append(Run(utf16Length: length, attributes: attributes))
    }
  }

  /// The text with each run's attributes changed.
  func changed(_ change: (inout TextAttributes) -> Void) -> AttributedText {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].attributes) }
    return text
  }
}
