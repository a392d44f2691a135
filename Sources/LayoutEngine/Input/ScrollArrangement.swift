/// `UIScrollView`: children move with a content rectangle, whose size follows from the constraints between the
/// scroll view and what is in it.
///
/// Between the scroll view and anything inside it, edges mean the content rectangle's; width and height mean the
/// scroll view's frame, and centres the middle of its frame, scrolled with the content. Between the scroll view and
/// anything else all attributes mean its frame.
///
/// ```swift
/// // Three photos side by side, scrolled to the second.
/// let photos = ScrollArrangement(
///   contentOffset: .page(1, .horizontal), contentSize: Size(width: 1170, height: 844))
/// let second = LayoutItem.Placement.autoresizing(
///   frame: Rect(x: 390, y: 0, width: 390, height: 844), mask: [], parentSize: Size(width: 390, height: 844))
/// let root = LayoutItem(name: "photos", parent: nil, arrangement: .scroll(photos))
/// let items = [root, LayoutItem(name: "second", parent: 0, placement: second)]
/// var system = try LayoutSystem(LayoutInput(items: items))
/// let phone = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
/// let result = try system.solve(in: phone, measuring: NoContent())
/// print(result.frames[1].minX, result.contentOffsets[0].x)  // 0.0 390.0
/// ```
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
