/// The filter of a material or of glass: all that lies below its shape, blurred and with stronger colours.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// The factor of the distance of colours from the grey of their luminance; 1 leaves colours unchanged.
  public var saturation: Double

  public init(radius: Double, saturation: Double) {
    self.radius = radius
    self.saturation = saturation
  }
}
