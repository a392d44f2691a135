@preconcurrency internal import Glibc
package import LayoutEngine

extension Scene {
  /// The colour of the ground at a point of the scene: of its areas, gradients and pictures. Texts, lines and
  /// shadows are no ground.
  package func ground(at place: Point) -> Color { items.ground(at: place, over: background) }

  /// The contrast that a colour has with the ground, or exceeds, at nine tenths of the points of an area.
  package func contrast(of color: Color, over area: Rect) -> Double {
    let near = items.filter { $0.mayLie(below: area) }
    guard !near.isEmpty else { return color.over(background).contrast(to: background) }
    let (columns, rows) = (12, 4)
    var found: [Double] = []
    var last: (ground: Color, contrast: Double)?
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Point(
          x: area.minX + area.width * (Double(column) + 0.5) / Double(columns),
          y: area.minY + area.height * (Double(row) + 0.5) / Double(rows))
        let ground = near.ground(at: place, over: background)
        // Neighbouring points mostly have the same ground, whose contrast is reused.
        let contrast =
          last.flatMap { $0.ground == ground ? $0.contrast : nil } ?? color.over(ground).contrast(to: ground)
        last = (ground, contrast)
        found.append(contrast)
      }
    }
    return found.sorted()[found.count / 10]
  }
}

extension [SceneItem] {
  fileprivate func ground(at place: Point, over background: Color) -> Color {
    reduce(background) { below, item in item.ground(at: place, over: below) }
  }
}

extension SceneItem {
  /// Returns false if the item is certainly no ground of an area; fast and not exact.
  fileprivate func mayLie(below area: Rect) -> Bool {
    switch kind {
    case .shape(let shape, _), .gradient(let shape, _), .clip(let shape, _):
      shape.bounds.intersection(area) != nil
    case .image(let image): image.frame.intersection(area) != nil
    case .group, .filtered, .mask, .tagged, .transform: true
    case .stroke, .shadow, .shadowOf, .glyphs, .backdrop: false
    }
  }

  fileprivate func ground(at place: Point, over below: Color) -> Color {
    switch kind {
    case .shape(let shape, let color): shape.contains(place) ? color.over(below) : below
    case .gradient(let shape, let gradient):
      shape.contains(place) ? gradient.color(at: place).over(below) : below
    case .image(let image):
      image.frame.holds(place) ? image.color(at: place).map { $0.over(below) } ?? below : below
    case .clip(let shape, let items): shape.contains(place) ? items.ground(at: place, over: below) : below
    case .group(let opacity, let items):
      items.ground(at: place, over: below).opacity(opacity).over(below)
    case .filtered(let filter, let items):
      filter.ground(of: items.ground(at: place, over: below), over: below)
    case .mask(let stencil, let items):
      items.ground(at: place, over: below).opacity(stencil.opacity(at: place)).over(below)
    case .tagged(_, let items): items.ground(at: place, over: below)
    case .transform(let transform, let items):
      transform.inverse.map { items.ground(at: $0.apply(to: place), over: below) } ?? below
    // A blur changes little about a ground's mean.
    case .stroke, .shadow, .shadowOf, .glyphs, .backdrop: below
    }
  }
}

extension [SceneItem] {
  /// The opacity of all items together at a point, 0…1.
  fileprivate func opacity(at place: Point) -> Double {
    // The difference between the items over white and over black is the share of the ground that shows
    // through.
    let (light, dark) = (ground(at: place, over: .white), ground(at: place, over: .black))
    return 1 - Swift.min(Swift.max(light.green - dark.green, 0), 1)
  }
}

extension Filter {
  /// A ground that was drawn in a filter; ways of blending count as none.
  fileprivate func ground(of drawn: Color, over below: Color) -> Color {
    if case .colors(let matrix) = self, drawn != below { return matrix.apply(to: drawn) }
    return drawn
  }
}

extension Color {
  fileprivate func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= Swift.min(Swift.max(opacity, 0), 1)
    return color
  }
}

extension Rect {
  /// Returns true if a point is inside or on the edge.
  package func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

extension Shape {
  /// Returns true if the shape contains a point; a path counts as its bounding rectangle.
  package func contains(_ point: Point) -> Bool {
    switch self {
    case .rectangle(let frame): return frame.holds(point)
    case .roundedRectangle(let frame, let radius):
      guard frame.holds(point) else { return false }
      let x = max(frame.minX + radius - point.x, point.x - frame.maxX + radius, 0)
      let y = max(frame.minY + radius - point.y, point.y - frame.maxY + radius, 0)
      return x * x + y * y <= radius * radius
    case .ellipse(let frame):
      guard frame.width > 0, frame.height > 0 else { return false }
      let x = 2 * (point.x - frame.midX) / frame.width
      let y = 2 * (point.y - frame.midY) / frame.height
      return x * x + y * y <= 1
    case .path(let path): return path.bounds.holds(point)
    }
  }
}

extension Gradient {
  /// The colour at a point of the scene.
  package func color(at point: Point) -> Color {
    guard frame.width > 0, frame.height > 0 else { return stops.last?.color ?? .clear }
    let unit = Point(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
    switch form {
    case .axial(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return color(at: 1.0) }
      return color(at: ((unit.x - from.x) * dx + (unit.y - from.y) * dy) / length)
    case .radial(let center, let radii):
      guard radii.width != 0, radii.height != 0 else { return color(at: 1.0) }
      return color(at: hypot((unit.x - center.x) / radii.width, (unit.y - center.y) / radii.height))
    case .conic(let center, let towards):
      let own = atan2(unit.y - center.y, unit.x - center.x)
      let first = atan2(towards.y - center.y, towards.x - center.x)
      let part = (own - first) / (2 * .pi)
      return color(at: part - part.rounded(.down))
    }
  }
}

extension SceneImage {
  /// The colour of the picture's pixel at a point of the scene, or the tint with its alpha; `nil` for a clear
  /// pixel or an empty picture.
  package func color(at place: Point) -> Color? {
    guard frame.width > 0, frame.height > 0, image.width > 0, image.height > 0 else { return nil }
    var x = (place.x - frame.minX) / frame.width
    var y = (place.y - frame.minY) / frame.height
    if let tile, tile.width > 0, tile.height > 0 {
      x = (place.x - frame.minX) / tile.width
      y = (place.y - frame.minY) / tile.height
      (x, y) = (x - x.rounded(.down), y - y.rounded(.down))
    }
    // A point of an infinite frame has no position in the picture.
    guard x.isFinite, y.isFinite else { return nil }
    let part = part ?? Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let column = min(max(part.minX + x * part.width, 0), Double(image.width - 1))
    let row = min(max(part.minY + y * part.height, 0), Double(image.height - 1))
    let pixel = image.withRows { $0.pixel(Int(column), Int(row)) }
    let alpha = image.isOpaque ? 1 : Double(pixel >> 24) / 255
    guard alpha > 0 else { return nil }
    if var tint {
      tint.alpha *= alpha
      return tint
    }
    return Color(
      red: Double(pixel >> 16 & 255) / 255 / alpha, green: Double(pixel >> 8 & 255) / 255 / alpha,
      blue: Double(pixel & 255) / 255 / alpha, alpha: alpha)
  }
}
