package import LayoutEngine

extension Path {
  /// The path with every point transformed.
  public func transformed(by transform: Transform) -> Path {
    var path = Path()
    path.fillRule = fillRule
    for element in elements {
      switch element {
      case .move(let point): path.move(to: transform.apply(to: point))
      case .line(let point): path.line(to: transform.apply(to: point))
      case .curve(let first, let second, let end):
        path.curve(
          transform.apply(to: first), transform.apply(to: second), to: transform.apply(to: end))
      case .close: path.close()
      }
    }
    return path
  }

  /// Adds all elements of another path, without its fill rule.
  public mutating func append(_ other: Path) {
    for element in other.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let first, let second, let end): curve(first, second, to: end)
      case .close: close()
      }
    }
  }
}

extension Shape {
  /// The shape as lines and curves.
  package var path: Path {
    var path = Path()
    switch self {
    case .rectangle(let rect): path.addRectangle(rect)
    case .roundedRectangle(let rect, let radius):
      switch Corners(radius: radius).path(of: rect) {
      case let rounded?: path = rounded
      case nil: path.addRectangle(rect)
      }
    case .ellipse(let rect): path.addEllipse(in: rect)
    case .path(let own): path = own
    }
    return path
  }

  package func offsetBy(_ offset: Point) -> Shape {
    guard offset != .zero else { return self }
    switch self {
    case .rectangle(let rect): return .rectangle(rect.offsetBy(x: offset.x, y: offset.y))
    case .roundedRectangle(let rect, let radius):
      return .roundedRectangle(rect.offsetBy(x: offset.x, y: offset.y), radius: radius)
    case .ellipse(let rect): return .ellipse(rect.offsetBy(x: offset.x, y: offset.y))
    case .path(let path): return .path(path.transformed(by: Transform(x: offset.x, y: offset.y)))
    }
  }
}
