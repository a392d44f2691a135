internal import LayoutEngine

extension PDFCanvas {
  /// A quarter of a circle as one curve: 4/3 · (√2 − 1).
  private static let quarter = 0.5522847498

  /// Makes the shape's outline the path at hand.
  func addPath(of shape: Shape) {
    switch shape {
    case .rectangle(let rect): addRectangle(rect)
    case .roundedRectangle(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      if radius > 0 { addCorners(of: rect, radius: radius) } else { addRectangle(rect) }
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else {
        return addRectangle(Rect(origin: rect.origin, size: .zero))
      }
      var path = Path()
      path.addEllipse(in: rect)
      add(path)
    case .path(let path): add(path)
    }
  }

  func add(_ path: Path) {
    let places = state.places
    // A line from nowhere begins where it ends; cairo does the same.
    var isBegun = false
    for element in path.elements {
      switch element {
      case .move(let point): add(point, places, "m")
      case .line(let point): add(point, places, isBegun ? "l" : "m")
      case .curve(let first, let second, let end):
        if !isBegun { add(first, places, "m") }
        operators.add(first, places: places)
        operators.add(second, places: places)
        add(end, places, "c")
      case .close: if isBegun { operators.add("h") }
      }
      if case .close = element { continue }
      isBegun = true
    }
  }

  private func add(_ point: Point, _ places: Int, _ name: StaticString) {
    operators.add(point, places: places)
    operators.add(name)
  }

  private func addRectangle(_ rect: Rect) {
    let places = state.places
    operators.add(rect.origin, places: places)
    operators.add(rect.width, rect.height, places: places, "re")
  }

  private func addCorners(of rect: Rect, radius: Double) {
    let control = radius * (1 - Self.quarter)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let places = state.places
    func point(_ x: Double, _ y: Double) { operators.add(Point(x: x, y: y), places: places) }
    func line(_ x: Double, _ y: Double, _ name: StaticString = "l") {
      point(x, y)
      operators.add(name)
    }
    line(left + radius, top, "m")
    line(right - radius, top)
    point(right - control, top)
    point(right, top + control)
    line(right, top + radius, "c")
    line(right, bottom - radius)
    point(right, bottom - control)
    point(right - control, bottom)
    line(right - radius, bottom, "c")
    line(left + radius, bottom)
    point(left + control, bottom)
    point(left, bottom - control)
    line(left, bottom - radius, "c")
    line(left, top + radius)
    point(left, top + control)
    point(left + control, top)
    line(left + radius, top, "c")
    operators.add("h")
  }
}
