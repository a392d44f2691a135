internal import LayoutEngine

extension PDFCanvas {
  /// Fills a shape with a gradient; one without stops fills nothing.
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

/// The stops of a gradient, from 0 to 1 and in order.
struct PDFGradientStops {
  let stops: [Gradient.Stop]

  init(_ stops: [Gradient.Stop]) {
    var ordered: [Gradient.Stop] = []
    for stop in stops {
      let stop = Gradient.Stop(min(max(stop.place, 0), 1), stop.color)
      let index = ordered.firstIndex { $0.place > stop.place } ?? ordered.count
      ordered.insert(stop, at: index)
    }
    if let first = ordered.first, first.place > 0 { ordered.insert(Gradient.Stop(0, first.color), at: 0) }
    if let last = ordered.last, last.place < 1 { ordered.append(Gradient.Stop(1, last.color)) }
    self.stops = ordered
  }

  var areOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The colours as a function of the place (ISO 32000-1, 7.10), or the opacity alone.
  func function(isOpacity: Bool) -> PDFValue {
    let pairs = zip(stops, stops.dropFirst()).filter { $0.place < $1.place }
    let pieces = pairs.map { from, to in
      PDFValue.dictionary([
        ("FunctionType", .integer(2)), ("Domain", .array([.integer(0), .integer(1)])), ("N", .integer(1)),
        ("C0", Self.color(from.color, isOpacity)), ("C1", Self.color(to.color, isOpacity)),
      ])
    }
    if pieces.count == 1 { return pieces[0] }
    let bounds = pairs.dropFirst().map { PDFValue.fine($0.0.place) }
    return .dictionary([
      ("FunctionType", .integer(3)), ("Domain", .array([.integer(0), .integer(1)])),
      ("Functions", .array(pieces)), ("Bounds", .array(bounds)),
      ("Encode", .array(pieces.flatMap { _ in [PDFValue.integer(0), .integer(1)] })),
    ])
  }

  private static func color(_ color: Color, _ isOpacity: Bool) -> PDFValue {
    let parts = isOpacity ? [color.alpha] : [color.red, color.green, color.blue]
    return .array(parts.map { .fine(min(max($0, 0), 1)) })
  }
}

/// A gradient as PDF has it (ISO 32000-1, 8.7.4.5): its colours, and its opacity as greys.
struct PDFShading {
  /// From the shading's coordinates to those of the shape.
  let transform: Transform
  let colors: PDFPageObject
  let opacity: PDFPageObject

  /// `nil` where the gradient has no extent.
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

/// A conic gradient as triangles around its centre.
private struct PDFColorWheel {
  private let center: Point
  private let radius: Double
  private let sectors: [Gradient.Sector]

  init(_ gradient: Gradient, center: Point, towards: Point) {
    self.center = center
    radius = Gradient.sectorRadius(around: center)
    sectors = gradient.sectors(around: center, towards: towards)
  }

  /// A mesh of triangles that share nothing (ISO 32000-1, 8.7.4.5.5).
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
