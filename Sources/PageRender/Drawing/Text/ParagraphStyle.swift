internal import LayoutEngine

/// `NSParagraphStyle` as a value. Meaningless numbers (NaN, negative heights) count as 0, and lengths beyond
/// 100,000 pt count as 100,000 pt.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextAlignment = .natural
  /// The extra space between the lines of a paragraph, in points.
  public var lineSpacing = 0.0
  /// The space after a paragraph, in points.
  public var paragraphSpacing = 0.0
  /// The space before a paragraph that is not the first, in points.
  public var paragraphSpacingBefore = 0.0
  /// The factor of each line's height; 0 means 1.
  public var lineHeightMultiple = 0.0
  /// The least height of a line after `lineHeightMultiple`, in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line, in points; 0 means unlimited.
  public var maximumLineHeight = 0.0
  /// The indent of a paragraph's first line from the leading edge, in points.
  public var firstLineHeadIndent = 0.0
  /// The indent of the lines after a paragraph's first from the leading edge, in points.
  public var headIndent = 0.0
  /// The position at which lines end, in points. A positive value counts from the leading edge; 0 and
  /// negative values count inwards from the trailing edge.
  public var tailIndent = 0.0
  /// The tab stops in ascending order; `nil` for left-aligned stops every 28 pt.
  public var tabStops: [TabStop]?
  /// The distance between tab stops after the last of `tabStops`, in points; 0 means 28.
  public var defaultTabInterval = 0.0
  public var lineBreakMode: LineBreakMode = .byWordWrapping
  public var lineBreakStrategy: LineBreakStrategy = []
  public var baseWritingDirection: WritingDirection = .natural

  public init(alignment: TextAlignment = .natural) {
    self.alignment = alignment
  }
}

public enum TextAlignment: Hashable, Sendable {
  case left, center, right, justified
  /// Aligned to the leading edge.
  case natural
}

/// `NSWritingDirection`: the direction of a paragraph, or the rule that determines it.
public enum WritingDirection: Hashable, Sendable {
  /// The direction of the first strong character (rules P2 and P3 of the Unicode Bidirectional Algorithm);
  /// without one, the direction of the layout.
  case natural
  case leftToRight, rightToLeft

  func direction(_ fallbackLevel: UInt8) -> ParagraphDirection {
    switch self {
    case .natural: .firstStrong(otherwise: fallbackLevel)
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

public enum LineBreakMode: Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// `NSTextTab`: a position on a line, to which a tab moves.
public struct TabStop: Hashable, Sendable {
  public var alignment: Alignment
  /// The distance of the stop from the leading edge of the layout, in points.
  public var location: Double

  /// The alignment with the stop of the text up to the next tab or the end of the line.
  public enum Alignment: Hashable, Sendable {
    /// The text begins at the stop.
    case leading
    /// The middle of the text is at the stop.
    case center
    /// The text ends at the stop.
    case trailing
  }

  public init(_ alignment: Alignment = .leading, at location: Double) {
    self.alignment = alignment
    self.location = location
  }
}

extension ParagraphStyle {
  /// The longest length, in points: no length of a page comes near it, and sums over all lines of a text stay
  /// exact to a pixel.
  package static let longest = 100_000.0

  /// The style with every number in range and the tab stops in order.
  var checked: ParagraphStyle {
    var style = self
    Self.check(&style.lineSpacing)
    Self.check(&style.paragraphSpacing)
    Self.check(&style.paragraphSpacingBefore)
    Self.check(&style.lineHeightMultiple)
    Self.check(&style.minimumLineHeight)
    Self.check(&style.maximumLineHeight)
    Self.check(&style.firstLineHeadIndent)
    Self.check(&style.headIndent)
    Self.check(&style.defaultTabInterval)
    style.tailIndent = Self.checked(tailIndent, from: -Self.longest)
    if let tabStops, !Self.areInOrder(tabStops) {
      style.tabStops = tabStops.filter { $0.location > 0 && $0.location <= Self.longest }
        .sorted { $0.location < $1.location }
    }
    return style
  }

  private static func areInOrder(_ stops: [TabStop]) -> Bool {
    var last = 0.0
    return stops.allSatisfy { stop in
      defer { last = stop.location }
      return stop.location > 0 && stop.location >= last && stop.location <= longest
    }
  }

  private static func check(_ length: inout Double) { length = checked(length, from: 0) }

  private static func checked(_ length: Double, from least: Double) -> Double {
    length.isFinite ? min(max(length, least), longest) : 0
  }

  /// Returns true if the leading edge is the right one, by the paragraph's direction if it is set, otherwise
  /// by the layout's. As in a UIKit label, the text itself does not matter.
  func isRightToLeft(in direction: LayoutDirection) -> Bool {
    switch baseWritingDirection {
    case .natural: direction == .rightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The room for a line in a layout of a width, in points; a width of `nil` is unlimited.
  func room(isFirstLine: Bool, in width: Double?) -> LineRoom {
    let indent = isFirstLine ? firstLineHeadIndent : headIndent
    if indent == 0, tailIndent == 0 { return LineRoom(indent: 0, width: width, tail: 0) }
    if tailIndent > 0 {
      let end = min(tailIndent, width ?? tailIndent)
      return LineRoom(indent: indent, width: max(0, end - indent), tail: 0)
    }
    return LineRoom(indent: indent, width: width.map { max(0, $0 + tailIndent - indent) }, tail: -tailIndent)
  }
}

/// The horizontal room of a line.
struct LineRoom: Equatable {
  /// The line's indent from the leading edge of the layout, in points.
  var indent = 0.0
  /// The line's width, in points; `nil` if it is unlimited.
  var width: Double?
  /// The width that the style keeps free at the trailing edge of a layout of any width, in points.
  var tail = 0.0
}
