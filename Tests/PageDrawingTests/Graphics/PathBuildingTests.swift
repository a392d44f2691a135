import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing

/// The elements of paths that are built from shapes.
struct PathBuildingTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `a rectangle runs clockwise from its upper left corner`() {
    var path = Path()
    path.addRectangle(Rect(x: 1, y: 2, width: 10, height: 20))
    #expect(
      path.elements == [
        .move(point(1, 2)), .line(point(11, 2)), .line(point(11, 22)), .line(point(1, 22)), .close,
      ])
    // The next line begins where the rectangle did.
    #expect(path.currentPoint == point(1, 2))
  }

  @Test func `a quadratic curve is a cubic one, two thirds of the way to its control point`() {
    var path = Path()
    path.move(to: point(0, 0))
    path.quadraticCurve(point(3, 6), to: point(9, 0))
    #expect(path.elements.last == .curve(point(2, 4), point(5, 4), to: point(9, 0)))
    // Without a beginning, it begins at its control point.
    var empty = Path()
    empty.quadraticCurve(point(3, 6), to: point(9, 0))
    #expect(empty.elements == [.curve(point(3, 6), point(5, 4), to: point(9, 0))])
  }

  @Test func `the next line begins where the last ended, or where a closed outline began`() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.close()
    #expect(path.currentPoint == nil)
    path.move(to: point(1, 2))
    #expect(path.currentPoint == point(1, 2))
    path.line(to: point(3, 4))
    #expect(path.currentPoint == point(3, 4))
    path.curve(point(9, 9), point(8, 8), to: point(5, 6))
    #expect(path.currentPoint == point(5, 6))
    path.close()
    #expect(path.currentPoint == point(1, 2))
    path.move(to: point(7, 8))
    path.line(to: point(9, 9))
    path.close()
    #expect(path.currentPoint == point(7, 8))
  }

  /// The ends of an arc's curves.
  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { if case .curve(_, _, to: let end) = $0 { end } else { nil } }
  }

  private func isNear(_ one: Point?, _ other: Point) -> Bool {
    guard let one else { return false }
    return hypot(one.x - other.x, one.y - other.y) < 1e-9
  }

  @Test(
    arguments: [
      // Start and sweep in quarters of a turn, the number of curves, and the end: y grows downwards.
      (0, 1, 2, 10, 25), (0, -1, 2, 10, 15), (1, 1, 2, 5, 20), (2, 2, 4, 15, 20), (0, 0.5, 1, nil, nil),
      (0, 0.51, 2, nil, nil), (0, 0, 1, 15, 20), (0, 4, 8, 15, 20), (0, 5, 8, 15, 20), (1, -9, 8, 10, 25),
    ] as [(Double, Double, Int, Double?, Double?)])
  func `an arc has a curve for each eighth of a turn, and at most a turn`(
    start: Double, sweep: Double, count: Int, x: Double?, y: Double?
  ) {
    var path = Path()
    path.addArc(
      center: point(10, 20), radius: 5, start: start * .pi / 2, sweep: sweep * .pi / 2)
    let ends = ends(path)
    #expect(ends.count == count && path.elements.count == count + 1)
    if let x, let y { #expect(isNear(ends.last, point(x, y))) }
    // All ends are on the circle.
    #expect(ends.allSatisfy { abs(hypot($0.x - 10, $0.y - 20) - 5) < 1e-9 })
  }

  @Test func `an arc begins with a move, or a line from where the path is`() {
    var path = Path()
    path.addArc(center: point(0, 0), radius: 2, start: 0, sweep: .pi / 4)
    #expect(path.elements.first == .move(point(2, 0)))
    path.addArc(center: point(10, 0), radius: 2, start: 0, sweep: .pi / 4)
    #expect(path.elements[2] == .line(point(12, 0)))
    // The control points lie on the tangents, 4/3 tan(π/16) of the radius away.
    guard case .curve(let first, let second, to: let end) = path.elements[1] else {
      Issue.record("the arc is no curve")
      return
    }
    let reach = 8.0 / 3 * tan(Double.pi / 16)
    let side = 0.5.squareRoot()
    #expect(isNear(first, point(2, reach)))
    #expect(isNear(end, point(2 * side, 2 * side)))
    #expect(isNear(second, point(2 * side + reach * side, 2 * side - reach * side)))
  }
}
