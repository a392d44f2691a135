/// `UIScrollView`: children move with a content rectangle, whose size follows from the constraints between the
/// scroll view and what is in it.
///
/// Between the scroll view and anything inside it, edges mean the content rectangle's; width and height mean the
/// scroll view's frame, and centres the middle of its frame, scrolled with the content. Between the scroll view and
/// anything else all attributes mean its frame.
public struct ScrollArrangement: Sendable {
  public var contentOffset: ContentOffset
  /// Room around the content, in points.
  public var contentInset: EdgeInsets
  public var adjustment: InsetAdjustment
  /// The size of the content, in points, along an axis on which constraints do not give it.
  public var contentSize: Size
  /// True if an axis scrolls even where the content fits (`alwaysBounceHorizontal`, `alwaysBounceVertical`).
  public var alwaysScrolls: (horizontal: Bool, vertical: Bool)
  /// True if this is the main scroll view of a screen inside a navigation or tab bar controller.
  public var isMainContent: Bool

  public enum ContentOffset: Hashable, Sendable {
    /// Not yet scrolled: the content's corner is at the adjusted insets.
    case atRest
    /// As near as the content allows.
    case points(Point)
    /// Scrolled along an axis by this many times the bounds' extent, from the end where reading begins; 1.5 is half-way
    /// between the second page and the third.
    case page(Double, Axis)
  }

  /// Which sides of the safe area are added to the content inset.
  public enum InsetAdjustment: Hashable, Sendable {
    /// Top and bottom of a screen's main scroll view; otherwise like `scrollableAxes`.
    case automatic
    /// Insets along the axes on which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  public init(
    contentOffset: ContentOffset = .atRest, contentInset: EdgeInsets = .zero,
    adjustment: InsetAdjustment = .automatic, contentSize: Size = .zero,
    alwaysScrolls: (horizontal: Bool, vertical: Bool) = (false, false), isMainContent: Bool = false
  ) {
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.adjustment = adjustment
    self.contentSize = contentSize
    self.alwaysScrolls = alwaysScrolls
    self.isMainContent = isMainContent
  }
}
