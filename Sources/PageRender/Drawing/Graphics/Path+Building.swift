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

  /// Adds a curve of the second order, as the cubic that is the same.
  public mutating func quadraticCurve(_ control: Point, to end: Point) {
    let start = currentPoint ?? control
    func between(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(between(start), between(end), to: end)
  }

  /// Adds part of a circle, after a line to where it begins if the path has begun.
  ///
  /// - Parameters:
  ///   - start: In radians from the direction of x; y grows downwards, so that π/2 is below.
  ///   - sweep: In radians, at most a whole turn either way.
  public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: Double, _ tangent: Double = 0) -> Point {
      Point(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle)))
    }
    if currentPoint == nil { move(to: point(start)) } else { line(to: point(start)) }
    // A curve follows an eighth of a turn to a millionth of the radius.
    let parts = max(1, Int((abs(sweep) / (.pi / 4)).rounded(.up)))
    let step = sweep / Double(parts)
    let reach = 4.0 / 3 * tan(step / 4)
    for part in 0..<parts {
      let (from, to) = (start + step * Double(part), start + step * Double(part + 1))
      curve(point(from, reach), point(to, -reach), to: point(to))
    }
  }

  /// The point at which the next line begins; `nil` while the path has not begun.
  public var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): return point
    case .close:
      // Back at the beginning of the part that was closed.
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil: return nil
    }
  }
}
