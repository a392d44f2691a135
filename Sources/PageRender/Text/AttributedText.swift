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
}

/// What one run of text looks like.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescriptor
  public var color: Color.Dynamic
  /// In points, added after every glyph (`NSAttributedString.Key.kern`). `nil` is the font's own
  /// kerning and tracking; 0 turns the font's kerning off, as in UIKit. Any value takes the place of the
  /// system font's tracking.
  public var kern: Double?
  public var paragraph: ParagraphStyle
  /// BCP 47, such as `ja`; decides glyph forms of Han characters. `nil` follows the page's locale.
  public var language: String?

  public init(
    font: FontDescriptor, color: Color.Dynamic = Color.Dynamic(.black), kern: Double? = nil,
    paragraph: ParagraphStyle = ParagraphStyle(), language: String? = nil
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.paragraph = paragraph
    self.language = language
  }
}

/// `NSParagraphStyle`, as a value.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextAlignment = .natural
  /// In points, between the lines of a paragraph.
  public var lineSpacing = 0.0
  /// In points, after a paragraph.
  public var paragraphSpacing = 0.0
  public var lineBreakMode: LineBreakMode = .byWordWrapping

  public init(alignment: TextAlignment = .natural) {
    self.alignment = alignment
  }
}

public enum TextAlignment: Hashable, Sendable {
  case left, center, right, justified
  /// The side on which the layout direction begins.
  case natural
}

public enum LineBreakMode: Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
