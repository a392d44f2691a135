/// Everything outside the view tree that decides a layout: one device, one orientation, one direction.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The root's size in points.
  public var size: Size
  /// Device pixels per point; frames are rounded to this grid.
  public var scale: Double
  /// The root's safe area insets in points.
  public var safeArea: EdgeInsets
  /// The distance in points from the root's leading and trailing edge to its layout margins,
  /// the safe area included (UIKit's `systemMinimumLayoutMargins`; 16 or 20 on most devices).
  public var rootMargins: (leading: Double, trailing: Double) {
    get { (rootMarginLeading, rootMarginTrailing) }
    set { (rootMarginLeading, rootMarginTrailing) = newValue }
  }
  private var rootMarginLeading: Double
  private var rootMarginTrailing: Double
  /// The least default side margin of a table and its rows inside the safe area, in points; 0 leaves them the
  /// root's.
  public var rowMargin = 0.0
  public var direction: LayoutDirection
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass

  public init(
    size: Size, scale: Double, safeArea: EdgeInsets = .zero,
    rootMargins: (leading: Double, trailing: Double) = (16, 16),
    direction: LayoutDirection = .leftToRight, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    (rootMarginLeading, rootMarginTrailing) = rootMargins
    self.direction = direction
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
