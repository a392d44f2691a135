/// Text with attributes, as a value: an `NSAttributedString` is converted to it before leaving the main
/// actor.
public struct AttributedText: Hashable, Sendable {
  public private(set) var string: String
  /// The attribute runs in logical order, which together cover the string; no run is empty.
  public private(set) var runs: [Run]
  /// The named parts of the text, such as a page's summary and its detail in a deck: in order, covering the
  /// string, or none. Parts do not affect drawing.
  package var parts: [Part] = []

  /// A named part of the text.
  package struct Part: Hashable, Sendable {
    package var name: String
    package var utf16Length: Int
  }

  public struct Run: Hashable, Sendable {
    /// The run's length in UTF-16 code units, as `NSAttributedString` counts.
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

  /// Adds a run; text with the attributes of the last run extends that run.
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

  /// Names the text that was added since the last part.
  package mutating func endPart(_ name: String) {
    let length = string.utf16.count - parts.reduce(0) { $0 + $1.utf16Length }
    if let last = parts.indices.last, parts[last].name == name {
      parts[last].utf16Length += length
    } else if length > 0 {
      parts.append(Part(name: name, utf16Length: length))
    }
  }

  /// The text with `change` applied to each run's attributes.
  package func changed(_ change: (inout TextAttributes) -> Void) -> AttributedText {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].attributes) }
    return text
  }
}
