public import LayoutEngine

/// The traits by which views are measured before their page is laid out.
public struct FittingTraits: Hashable, Sendable {
  /// Pixels per point; sizes are rounded to this grid. The default is 3.
  public var scale = 3.0
  public var direction = LayoutDirection.leftToRight
  public var horizontalSizeClass = SizeClass.compact
  public var verticalSizeClass = SizeClass.regular
  /// The language, a BCP 47 tag such as `ja`.
  public var language = "en"

  public init() {}
}
