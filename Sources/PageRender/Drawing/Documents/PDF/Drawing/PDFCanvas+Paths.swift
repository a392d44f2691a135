internal import LayoutEngine

extension PDFCanvas {
  /// Adds the shape's outline to the current path.
  mutating func addPath(of shape: Shape) {
    let places = state.places
    switch shape {
    case .rectangle(let rect): operators.add(rect, places: places)
    case .roundedRectangle(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      if radius > 0 {
        operators.add(rect, cornerRadius: radius, places: places)
      } else {
        operators.add(rect, places: places)
      }
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else {
        return operators.add(Rect(origin: rect.origin, size: .zero), places: places)
      }
      var path = Path()
      path.addEllipse(in: rect)
      add(path)
    case .path(let path): add(path)
    }
  }

  mutating func add(_ path: Path) { operators.add(path, places: state.places) }
}

extension PDFOperators {
  /// The distance of a control point from its end of a quarter circle, in radii: 4/3 · (√2 − 1).
  private static let quarter = 0.5522847498

  fileprivate mutating func add(_ rect: Rect, places: Int) {
    add(rect.origin, places: places)
    add(rect.width, places: places)
    add(rect.height, places: places, "re")
  }

  fileprivate mutating func add(_ rect: Rect, cornerRadius radius: Double, places: Int) {
    let control = radius * (1 - Self.quarter)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func curve(_ first: (Double, Double), _ second: (Double, Double), _ end: (Double, Double)) {
      add(Point(x: first.0, y: first.1), places: places)
      add(Point(x: second.0, y: second.1), places: places)
      add(Point(x: end.0, y: end.1), places, "c")
    }
    add(Point(x: left + radius, y: top), places, "m")
    add(Point(x: right - radius, y: top), places, "l")
    curve((right - control, top), (right, top + control), (right, top + radius))
    add(Point(x: right, y: bottom - radius), places, "l")
    curve((right, bottom - control), (right - control, bottom), (right - radius, bottom))
    add(Point(x: left + radius, y: bottom), places, "l")
    curve((left + control, bottom), (left, bottom - control), (left, bottom - radius))
    add(Point(x: left, y: top + radius), places, "l")
    curve((left, top + control), (left + control, top), (left + radius, top))
    add("h")
  }

  /// Adds the outline to the current path.
  fileprivate mutating func add(_ path: Path, places: Int) {
    // Without a current point, a line begins at its end and a curve at its first control point, as in cairo.
    var isBegun = false
    for element in path.elements {
      switch element {
      case .move(let point): add(point, places, "m")
      case .line(let point): add(point, places, isBegun ? "l" : "m")
      case .curve(let first, let second, let end):
        if !isBegun { add(first, places, "m") }
        add(first, places: places)
        add(second, places: places)
        add(end, places, "c")
      case .close: if isBegun { add("h") }
      }
      if case .close = element { continue }
      isBegun = true
    }
  }

  private mutating func add(_ point: Point, _ places: Int, _ name: StaticString) {
    add(point, places: places)
    add(name)
  }
}
