internal import LayoutEngine

/// A gradient as PDF shadings (ISO 32000-1, 8.7.4.5): one of its colours, and one of its opacity as greys.
struct PDFShading {
  /// The transform from the shading's coordinates to the shape's.
  let transform: Transform
  let colors: PDFPageObject
  let opacity: PDFPageObject

  /// `nil` if the gradient has no extent.
  init?(_ gradient: Gradient, stops: PDFGradientStops) {
    let frame = gradient.frame
    guard frame.width > 0, frame.height > 0 else { return nil }
    let inFrame = Transform(a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    func shading(_ type: Int, _ numbers: [Double], isOpacity: Bool) -> PDFPageObject {
      .value(
        .dictionary([
          ("ShadingType", .integer(type)), ("ColorSpace", .name(isOpacity ? "DeviceGray" : "DeviceRGB")),
          ("Coords", .array(numbers.map { .fine($0) })), ("Extend", .array([.bool(true), .bool(true)])),
          ("Function", stops.function(isOpacity: isOpacity)),
        ]))
    }
    switch gradient.form {
    case .axial(let start, let end):
      guard start != end else { return nil }
      transform = inFrame
      let numbers = [start.x, start.y, end.x, end.y]
      (colors, opacity) = (shading(2, numbers, isOpacity: false), shading(2, numbers, isOpacity: true))
    case .radial(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return nil }
      transform = Transform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
        .followed(by: inFrame)
      let numbers: [Double] = [0, 0, 0, 0, 0, 1]
      (colors, opacity) = (shading(3, numbers, isOpacity: false), shading(3, numbers, isOpacity: true))
    case .conic(let center, let towards):
      transform = inFrame
      let wheel = PDFColorWheel(gradient, center: center, towards: towards)
      (colors, opacity) = (wheel.mesh(isOpacity: false), wheel.mesh(isOpacity: true))
    }
    guard transform.isDrawable else { return nil }
  }
}
