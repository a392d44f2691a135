public import LayoutEngine

/// The parameters of a shadow.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The offset of the shadow, in points, to the right and downwards.
  public var offset: Point
  /// The standard deviation of the blur in points, as `CALayer.shadowRadius`.
  public var radius: Double
  /// True if a picture may blur the shadow at a quarter of its pixels, in a sixteenth of the time; the colours
  /// differ by a level or two. Documents choose the pixels of shadows themselves.
  package var isCoarse = false

  public init(color: Color, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
