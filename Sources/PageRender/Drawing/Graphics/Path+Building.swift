internal import Foundation
public import LayoutEngine

extension Path {
  /// Adds a rectangle, clockwise from its upper left corner.
  public mutating func addRectangle(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a quadratic curve, as an equal cubic curve.
  public mutating func quadraticCurve(_ control: Point, to end: Point) {
    let start = currentPoint ?? control
    func between(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(between(start), between(end), to: end)
  }

  /// Adds an arc of a circle, after a line to the arc's start if the path has a current point.
  ///
  /// - Parameters:
  ///   - start: The angle of the arc's start, in radians from the direction of x; y grows downwards, so π/2
  ///     is below.
  ///   - sweep: The angle from the arc's start to its end, in radians, at most a full turn either way.
  public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: Double, _ tangent: Double = 0) -> Point {
      Point(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    if currentPoint == nil { move(to: point(start)) } else { line(to: point(start)) }
    // A curve approximates an eighth of a turn to a millionth of the radius.
    let parts = max(1, Int((abs(sweep) / (.pi / 4)).rounded(.up)))
    let step = sweep / Double(parts)
    let reach = 4.0 / 3 * tan(step / 4)
    for part in 0..<parts {
      let (from, to) = (start + step * Double(part), start + step * Double(part + 1))
      curve(point(from, reach), point(to, -reach), to: point(to))
    }
  }

  /// The point at which the next line begins; `nil` if the path is empty.
  public var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): return point
    case .close:
      // The start of the closed subpath.
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil: return nil
    }
  }
}
