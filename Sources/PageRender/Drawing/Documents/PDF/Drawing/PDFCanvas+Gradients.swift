internal import LayoutEngine

extension PDFCanvas {
  /// Fills a shape with a gradient; a gradient without stops fills nothing.
  mutating func fill(_ shape: Shape, with gradient: Gradient) {
    guard let last = gradient.stops.last, shape.hasArea else { return }
    let stops = PDFGradientStops(gradient.stops)
    guard let shading = PDFShading(gradient, stops: stops) else { return fill(shape, with: last.color) }
    mark()
    saving { canvas in
      canvas.clip(to: shape)
      canvas.setAlpha(1)
      if !stops.areOpaque {
        let mask = canvas.form(within: shape.bounds, isGray: true) {
          $0.concatenate(shading.transform)
          $0.paint(shading.opacity)
        }
        guard let mask else { return }
        canvas.setMask(mask, isLuminosity: true)
      }
      canvas.concatenate(shading.transform)
      canvas.paint(shading.colors)
    }
  }

  private mutating func paint(_ shading: PDFPageObject) {
    operators.add(resources.shading(shading))
    operators.add("sh")
  }
}

/// A conic gradient as a mesh of triangles around its centre.
struct PDFColorWheel {
  private let center: Point
  private let radius: Double
  private let sectors: [Gradient.Sector]

  init(_ gradient: Gradient, center: Point, towards: Point) {
    self.center = center
    radius = Gradient.sectorRadius(around: center)
    sectors = gradient.sectors(around: center, towards: towards)
  }

  /// A free-form mesh of triangles without shared vertices (ISO 32000-1, 8.7.4.5.5).
  func mesh(isOpacity: Bool) -> PDFPageObject {
    var bytes: [UInt8] = []
    func add(_ value: Double, from low: Double, to high: Double, bytes count: Int) {
      let limit = Double(UInt64(1) << (8 * count) - 1)
      let scaled = UInt64(min(max((value - low) / (high - low), 0), 1) * limit)
      for shift in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: scaled >> (8 * shift))) }
    }
    func add(_ point: Point, _ color: Color) {
      bytes.append(0)
      add(point.x, from: center.x - radius, to: center.x + radius, bytes: 4)
      add(point.y, from: center.y - radius, to: center.y + radius, bytes: 4)
      let parts = isOpacity ? [color.alpha] : [color.red, color.green, color.blue]
      for part in parts { add(part, from: 0, to: 1, bytes: 2) }
    }
    for sector in sectors {
      let (first, last) = sector.colors
      let middle = Color(
        red: (first.red + last.red) / 2, green: (first.green + last.green) / 2,
        blue: (first.blue + last.blue) / 2, alpha: (first.alpha + last.alpha) / 2)
      add(center, middle)
      add(sector.from, first)
      add(sector.to, last)
    }
    let edges = [center.x - radius, center.x + radius, center.y - radius, center.y + radius]
    let ranges =
      edges.map { PDFValue.fine($0) } + (isOpacity ? [0, 1] : [0, 1, 0, 1, 0, 1]).map { .integer($0) }
    return .stream(
      [
        ("ShadingType", .integer(4)), ("ColorSpace", .name(isOpacity ? "DeviceGray" : "DeviceRGB")),
        ("BitsPerCoordinate", .integer(32)), ("BitsPerComponent", .integer(16)), ("BitsPerFlag", .integer(8)),
        ("Decode", .array(ranges)),
      ], contents: bytes)
  }
}
