public import LayoutEngine

/// The parameters of a shadow.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The offset of the shadow, in points, to the right and downwards.
  public var offset: Point
  /// The standard deviation of the blur in points, as `CALayer.shadowRadius`.
  public var radius: Double

  public init(color: Color, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
