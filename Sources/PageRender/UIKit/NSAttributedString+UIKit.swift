public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; Helvetica 12 in UIKit where missing, the view's font here.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black where missing.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points added after each glyph; 0 turns the font's own kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var textAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  let header = AttributeValueHeader()
  fileprivate(set) var style = ParagraphStyle()
  fileprivate var nsAlignment = NSTextAlignment.natural
  fileprivate var nsLineBreakMode = NSLineBreakMode.byWordWrapping

  public static let `default` = NSParagraphStyle()

  open var alignment: NSTextAlignment { nsAlignment }
  open var lineBreakMode: NSLineBreakMode { nsLineBreakMode }
  open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.style == style
  }

  open override var hash: Int { style.hashValue }
}

/// A paragraph style that can be changed until a view is given it; views read it at once.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { nsAlignment }
    set {
      nsAlignment = newValue
      style.alignment = newValue.textAlignment
    }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { nsLineBreakMode }
    set {
      nsLineBreakMode = newValue
      style.lineBreakMode = newValue.lineBreakMode
    }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = Double(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = Double(newValue) }
  }
}

extension AttributedText {
  /// The value of an attributed string; attributes it does not give are taken from `defaults`.
  init(_ attributed: NSAttributedString, defaults: TextAttributes, alignment: TextAlignment? = nil) {
    self.init()
    let string = attributed.string as NSString
    var location = 0
    while location < attributed.length {
      var range = NSRange(location: location, length: 0)
      let values = attributed.attributes(at: location, effectiveRange: &range)
      // The effective range may begin before the location; only what follows it is new. A range that ends in
      // the middle of a character beyond U+FFFF gets all of it.
      var end = max(range.location + range.length, location + 1)
      if end < string.length, UTF16.isLeadSurrogate(string.character(at: end - 1)),
        UTF16.isTrailSurrogate(string.character(at: end))
      {
        end += 1
      }
      var attributes = defaults
      attributes.font = (values[.font] as? UIFont)?.descriptor ?? defaults.font
      attributes.color = (values[.foregroundColor] as? UIColor)?.dynamic ?? defaults.color
      attributes.kern = values[.kern].flatMap(number) ?? defaults.kern
      if let style = values[.paragraphStyle] as? NSParagraphStyle { attributes.paragraph = style.style }
      if let alignment { attributes.paragraph.alignment = alignment }
      append(
        string.substring(with: NSRange(location: location, length: end - location)), attributes: attributes)
      location = end
    }
  }
}

/// A number of any type that Swift code gives; on Linux only some of them become an `NSNumber`.
private func number(_ value: Any) -> Double? {
  switch value {
  case let value as CGFloat: Double(value)
  case let value as Double: value
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
