package import LayoutEngine

extension Path {
  /// The bounds of the path's lines and curves, without their control points.
  package var curveBounds: Rect {
    var points: [Point] = []
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point):
        points.append(point)
        (start, last) = (point, point)
      case .line(let point):
        points.append(point)
        last = point
      case .curve(let first, let second, let end):
        points.append(end)
        let (x, y) = (last.x, last.y)
        points += Self.turns(x, first.x, second.x, end.x).map { Point(x: $0, y: y) }
        points += Self.turns(y, first.y, second.y, end.y).map { Point(x: x, y: $0) }
        last = end
      case .close: last = start
      }
    }
    return Path(lines: points).bounds
  }

  /// The values of a cubic Bézier curve along one axis where it turns back: B′(t) = 0 for t between 0 and 1.
  private static func turns(_ start: Double, _ first: Double, _ second: Double, _ end: Double) -> [Double] {
    // B′(t) / 3 = a t² + b t + c
    let a = end - start + 3 * (first - second)
    let b = 2 * (start - 2 * first + second)
    let c = first - start
    let times: [Double]
    if abs(a) < 1e-12 {
      times = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      times = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
    }
    return times.filter { $0 > 0 && $0 < 1 }.map { t in
      let u = 1 - t
      return u * u * u * start + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end
    }
  }
}
