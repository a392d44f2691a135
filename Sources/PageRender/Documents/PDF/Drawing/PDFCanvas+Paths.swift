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
    write { $0.add(path, places: places) }
  }

  private func addRectangle(_ rect: Rect) {
    let places = state.places
    write { operators in
      operators.add(rect.origin, places: places)
      operators.add(rect.width, places: places)
      operators.add(rect.height, places: places)
      operators.add("re")
    }
  }

  private func addCorners(of rect: Rect, radius: Double) {
    let control = radius * (1 - Self.quarter)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let places = state.places
    write { operators in
      func point(_ x: Double, _ y: Double, _ name: StaticString? = nil) {
        operators.add(Point(x: x, y: y), places: places)
        if let name { operators.add(name) }
      }
      point(left + radius, top, "m")
      point(right - radius, top, "l")
      point(right - control, top)
      point(right, top + control)
      point(right, top + radius, "c")
      point(right, bottom - radius, "l")
      point(right, bottom - control)
      point(right - control, bottom)
      point(right - radius, bottom, "c")
      point(left + radius, bottom, "l")
      point(left + control, bottom)
      point(left, bottom - control)
      point(left, bottom - radius, "c")
      point(left, top + radius, "l")
      point(left, top + control)
      point(left + control, top)
      point(left + radius, top, "c")
      operators.add("h")
    }
  }
}

extension PDFOperators {
  /// Makes the outline the path at hand.
  fileprivate mutating func add(_ path: Path, places: Int) {
    // A line from nowhere begins where it ends; cairo does the same.
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
