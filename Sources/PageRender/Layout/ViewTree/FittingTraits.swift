public import LayoutEngine

/// Traits that decide the sizes of views that are measured before their page is laid out.
public struct FittingTraits: Hashable, Sendable {
  /// Pixels per point; sizes are rounded to this grid. 3 unless set.
  public var scale = 3.0
  public var direction = LayoutDirection.leftToRight
  public var horizontalSizeClass = SizeClass.compact
  public var verticalSizeClass = SizeClass.regular
  /// BCP 47, such as `ja`.
  public var language = "en"

  public init() {}
}
