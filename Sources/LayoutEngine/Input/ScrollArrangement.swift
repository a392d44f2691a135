/// A `UIScrollView`: its children move with a content rectangle, whose size follows from the constraints
/// between the scroll view and its descendants.
///
/// In a constraint between the scroll view and a descendant, the scroll view's edges are those of the content
/// rectangle. Its width and height are the frame's; its centre lies half a frame from the content's top left
/// corner. In a constraint with any other item, all attributes are the frame's.
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
  /// UIKit's `contentInset`, in points.
  public var contentInset: EdgeInsets
  public var adjustment: InsetAdjustment
  /// The content size, in points, along axes on which no constraint gives it.
  public var contentSize: Size
  /// True for an axis that scrolls even if the content fits (`alwaysBounceHorizontal`,
  /// `alwaysBounceVertical`).
  public var alwaysScrolls: (horizontal: Bool, vertical: Bool)
  /// True if this is the main scroll view of a screen inside a navigation or tab bar controller.
  public var isMainContent: Bool

  public enum ContentOffset: Hashable, Sendable {
    /// Not yet scrolled: the content's corner is at the adjusted insets.
    case atRest
    /// An offset in points, clamped to the scrollable range.
    case points(Point)
    /// An offset along an axis, from the leading or top end, of this many times the bounds' width or height;
    /// 1.5 is half-way between the second page and the third.
    case page(Double, Axis)
  }

  /// UIKit's `contentInsetAdjustmentBehavior`: the sides of the safe area that are added to the content
  /// inset.
  public enum InsetAdjustment: Hashable, Sendable {
    /// Like `scrollableAxes`, and always top and bottom of a screen's main scroll view.
    case automatic
    /// The sides along the axes on which the content scrolls.
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
