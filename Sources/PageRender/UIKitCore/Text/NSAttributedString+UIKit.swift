public import Foundation
internal import PageBase
internal import PageDrawing

extension NSAttributedString.Key {
  /// A `UIFont`; by default the view's font. (UIKit's default is Helvetica 12.)
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; by default the view's text colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text, as high as its line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`; the first one in a paragraph applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points added after each glyph; 0 turns the font's own kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points added after each glyph, in addition to the font's kerning.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number; 0 turns the font's optional ligatures off.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; by default the colour of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; by default the colour of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number of points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A URL or its string: the text has the colour of links and, in a label, an underline.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number in per cent of the font size.
  ///
  /// The attributes from here to `writingDirection` are not drawn; a warning reports all but `strokeColor`.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An `NSShadow`, drawn without its blur.
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// The style of a line below or through text: a weight, optionally with a pattern and `byWord`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The style as a stroke of text; `nil` if it has no weight.
  func stroke(color: UIColor?) -> TextStroke? {
    let weight: TextStroke.Weight
    switch rawValue & 0x0F {
    case 0x01: weight = .single
    case 0x02: weight = .thick
    case 0x09: weight = .double
    default: return nil
    }
    let pattern: TextStroke.Pattern =
      switch rawValue & 0x0700 {
      case 0x0100: .dot
      case 0x0200: .dash
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    return TextStroke(weight, pattern: pattern, isByWord: contains(.byWord), color: color?.dynamic)
  }
}

/// A shadow of text.
open class NSShadow: NSObject, @unchecked Sendable {
  let header = AttributeValueHeader()
  /// The shadow's offset to the right and downwards, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius in points; text shadows are drawn sharp, and a radius above 0 is a warning.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; by default black with an alpha of 1/3.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  var shadow: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(color: color, offset: shadowOffset)
  }
}

extension TextShadow {
  init(color: UIColor, offset: CGSize) {
    self.init(
      color: color.dynamic, x: finite(Double(offset.width)), y: finite(Double(offset.height)))
  }
}

extension AttributedText {
  /// Makes the value of an attributed string; missing attributes are taken from `defaults`.
  ///
  /// - Parameters:
  ///   - adjustsFonts: True if fonts that follow the content size are adjusted to the page's.
  ///   - links: The look of text with a link; `nil` is the look of other text.
  init(
    _ attributed: NSAttributedString, defaults: TextAttributes, alignment: TextAlignment? = nil,
    adjustsFonts: Bool = false, links: LinkLook? = nil
  ) {
    self.init()
    let string = attributed.string as NSString
    var location = 0
    while location < attributed.length {
      var range = NSRange(location: location, length: 0)
      let values = attributed.attributes(at: location, effectiveRange: &range)
      // The effective range may begin before the location; only its part from the location on is new. A range
      // that ends within a surrogate pair is extended to the end of the pair.
      var end = max(range.location + range.length, location + 1)
      if end < string.length, UTF16.isLeadSurrogate(string.character(at: end - 1)),
        UTF16.isTrailSurrogate(string.character(at: end))
      {
        end += 1
      }
      var attributes = defaults
      let font = values[.font] as? UIFont
      attributes.font = (adjustsFonts ? font?.adjusted(to: .current) : font)?.descriptor ?? defaults.font
      attributes.color = (values[.foregroundColor] as? UIColor)?.dynamic ?? defaults.color
      attributes.setSpacing(values)
      attributes.setStrokes(values)
      if values[.link] != nil, let links {
        attributes.color = links.color?.dynamic ?? attributes.color
        if links.isUnderlined, attributes.underline == nil {
          attributes.underline = NSUnderlineStyle.single.stroke(color: nil)
        }
      }
      if let style = values[.paragraphStyle] as? NSParagraphStyle { attributes.paragraph = style.style }
      if let alignment { attributes.paragraph.alignment = alignment }
      append(
        string.substring(with: NSRange(location: location, length: end - location)), attributes: attributes)
      if let part = values[.textPart] as? String { endPart(part) }
      location = end
    }
  }
}

extension NSAttributedString.Key {
  /// The name of a part of a text in reports, a `String`, set on the part's last run.
  package static let textPart = NSAttributedString.Key("PageRender.textPart")
}

/// The look of text with a link, which overrides the text's own colour.
struct LinkLook {
  /// The colour of links; `nil` keeps the text's colour.
  var color: UIColor?
  var isUnderlined: Bool
}

extension TextAttributes {
  fileprivate mutating func setSpacing(_ values: [NSAttributedString.Key: Any]) {
    kern = values[.kern].flatMap(number) ?? kern
    tracking = values[.tracking].flatMap(number) ?? tracking
    if let ligature = values[.ligature].flatMap(number) { ligates = ligature != 0 }
    baselineOffset = values[.baselineOffset].flatMap(number) ?? baselineOffset
  }

  fileprivate mutating func setStrokes(_ values: [NSAttributedString.Key: Any]) {
    backgroundColor = (values[.backgroundColor] as? UIColor)?.dynamic ?? backgroundColor
    shadow = (values[.shadow] as? NSShadow)?.shadow ?? shadow
    if let style = values[.underlineStyle].flatMap(underlineStyle) {
      underline = style.stroke(color: values[.underlineColor] as? UIColor)
    }
    if let style = values[.strikethroughStyle].flatMap(underlineStyle) {
      strikethrough = style.stroke(color: values[.strikethroughColor] as? UIColor)
    }
  }
}

extension NSAttributedString {
  /// The warnings for attributes that are not drawn as on a device, one for each attribute.
  var shortcomings: [Diagnostic] {
    var (hyphenates, blurs) = (false, false)
    var undrawn: [String] = []
    var location = 0
    while location < length {
      var range = NSRange(location: location, length: 0)
      let values = attributes(at: location, effectiveRange: &range)
      if let style = values[.paragraphStyle] as? NSParagraphStyle, style.hyphenationFactor > 0 {
        hyphenates = true
      }
      if let shadow = values[.shadow] as? NSShadow, shadow.shadowBlurRadius > 0 { blurs = true }
      for (key, name) in Self.undrawnKeys where values[key] != nil && !undrawn.contains(name) {
        undrawn.append(name)
      }
      location = max(range.location + range.length, location + 1)
    }
    var found: [Diagnostic] = []
    if hyphenates {
      found.append(
        Diagnostic(
          .warning,
          "text with a hyphenationFactor is not hyphenated; soft hyphens (U+00AD) say where it may be"))
    }
    for name in undrawn {
      found.append(Diagnostic(.warning, "the attribute \(name) of text is not drawn"))
    }
    if blurs { found.append(Diagnostic(.warning, "the shadow of text is drawn without its blur")) }
    return found
  }
}

extension NSAttributedString {
  private static let undrawnKeys: [(Key, String)] = [
    (.strokeWidth, "strokeWidth"), (.attachment, "attachment"), (.obliqueness, "obliqueness"),
    (.expansion, "expansion"), (.textEffect, "textEffect"), (.writingDirection, "writingDirection"),
  ]
}

/// The underline style of an attribute's value, which is a raw value, as in UIKit, or a style.
private func underlineStyle(_ value: Any) -> NSUnderlineStyle? {
  if let style = value as? NSUnderlineStyle { return style }
  return number(value).flatMap { Int(exactly: $0.rounded()) }.map { NSUnderlineStyle(rawValue: $0) }
}

/// The value of a number of any Swift type, some of which do not bridge to `NSNumber` on Linux.
private func number(_ value: Any) -> Double? {
  switch value {
  case let value as CGFloat: finite(Double(value))
  case let value as Double: finite(value)
  case let value as any BinaryFloatingPoint: finite(Double(value))
  case let value as any BinaryInteger: finite(Double(value))
  case let value as NSNumber: finite(value.doubleValue)
  default: nil
  }
}

/// The length clamped to the range of text lengths; 0 for NaN and infinity.
func finite(_ value: Double) -> Double {
  value.isFinite ? min(max(value, -ParagraphStyle.longest), ParagraphStyle.longest) : 0
}

extension NSMutableAttributedString {
  /// Makes an empty string; Foundation on Linux lacks this initialiser.
  public convenience init() {
    self.init(string: "")
  }
}
