public import Foundation
public import PageDrawing

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

/// The source of a paragraph's direction, with UIKit's raw values.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft

  fileprivate var writingDirection: WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// The alignment, line breaking, spacing and indents of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  let header = AttributeValueHeader()
  fileprivate(set) var style = ParagraphStyle()
  fileprivate var nsAlignment = NSTextAlignment.natural
  fileprivate var nsLineBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate var nsWritingDirection = NSWritingDirection.natural
  fileprivate var ownHyphenationFactor: Float = 0
  fileprivate var ownTabStops: [NSTextTab]?

  public static let `default` = NSParagraphStyle()

  public typealias LineBreakStrategy = PageDrawing.LineBreakStrategy

  open var alignment: NSTextAlignment { nsAlignment }
  open var lineBreakMode: NSLineBreakMode { nsLineBreakMode }
  /// The strategies of line breaking; none by default, as in UIKit, so that Korean breaks between syllables.
  open var lineBreakStrategy: LineBreakStrategy { style.lineBreakStrategy }
  open var baseWritingDirection: NSWritingDirection { nsWritingDirection }
  /// The distance between the lines of a paragraph, in points.
  open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
  /// The space before a paragraph that is not the first, in points.
  open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
  /// The factor of each line's height; 0 counts as 1. The additional height is above the baseline.
  open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// The greatest height of a line, in points; 0 is unlimited.
  open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// The indent of a paragraph's first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  /// The indent of a paragraph's lines after the first from the leading edge, in points.
  open var headIndent: CGFloat { CGFloat(style.headIndent) }
  /// The end of lines, in points: above 0 from the leading edge, otherwise from the trailing edge.
  open var tailIndent: CGFloat { CGFloat(style.tailIndent) }
  /// The distance between further stops after the last tab stop, in points; 0 counts as 28.
  open var defaultTabInterval: CGFloat { CGFloat(style.defaultTabInterval) }
  /// The hyphenation threshold; above 0 it only causes a warning, since there is no hyphenation dictionary.
  open var hyphenationFactor: Float { ownHyphenationFactor }
  /// The tab stops; by default twelve, every 28 pt.
  open var tabStops: [NSTextTab]! {
    ownTabStops ?? (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied(to: NSParagraphStyle()) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: NSMutableParagraphStyle()) }

  fileprivate func copied(to other: NSParagraphStyle) -> NSParagraphStyle {
    other.style = style
    other.nsAlignment = nsAlignment
    other.nsLineBreakMode = nsLineBreakMode
    other.nsWritingDirection = nsWritingDirection
    other.ownHyphenationFactor = ownHyphenationFactor
    other.ownTabStops = ownTabStops
    return other
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.style == style && other.ownHyphenationFactor == ownHyphenationFactor
  }

  open override var hash: Int { style.hashValue }
}

/// A mutable paragraph style. Views read it when they get it and ignore later changes.
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
  open override var lineBreakStrategy: LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { style.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { nsWritingDirection }
    set {
      nsWritingDirection = newValue
      style.baseWritingDirection = newValue.writingDirection
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
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Double(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = Double(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = Double(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Double(newValue) }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Double(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = Double(newValue) }
  }
  open override var hyphenationFactor: Float {
    get { ownHyphenationFactor }
    set { ownHyphenationFactor = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      ownTabStops = newValue
      style.tabStops = newValue?.map(\.stop)
    }
  }

  open func addTabStop(_ tab: NSTextTab) {
    tabStops = (super.tabStops + [tab]).sorted { $0.location < $1.location }
  }

  open func removeTabStop(_ tab: NSTextTab) {
    tabStops = super.tabStops.filter { !$0.isEqual(tab) }
  }

  open func setParagraphStyle(_ other: NSParagraphStyle) {
    _ = other.copied(to: self)
  }

  // Without effect on pages.
  open var allowsDefaultTighteningForTruncation: Bool = false
  open var usesDefaultHyphenation: Bool = false
}

/// A tab stop: the position on a line to which a tab character moves.
open class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat

  /// The options of a tab stop. None is supported, so decimal tabs align at the ends of numbers.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }

  /// The tab stop with left and right mapped to the leading and the trailing side.
  fileprivate var stop: TabStop {
    let side: TabStop.Alignment =
      switch alignment {
      case .left, .natural, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    return TabStop(side, at: Double(location))
  }
}
