import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageInputs
@testable import UIKitCore

/// Hills along the edge of 400 × 1,000 points.
@MainActor
struct HillsTests {
  private func points(_ index: Int, of count: Int, width: Double = 400, x: Double = 0, pages: Int = 1)
    -> [[Double]]
  {
    Hills.path(index, of: count, in: Rect(x: x, y: 0, width: width, height: 1000), pages: pages).path.elements
      .map { element in
        switch element {
        case .move(let point), .line(let point): [point.x, point.y]
        case .curve(let one, let two, let end): [one.x, one.y, two.x, two.y, end.x, end.y]
        case .close: []
        }
      }
  }

  private func isNear(_ one: [[Double]], _ other: [[Double]]) -> Bool {
    one.map(\.count) == other.map(\.count)
      && zip(one.flatMap(\.self), other.flatMap(\.self)).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// A wave of 1.25 pages, 500 points, that begins half a wave before the edge, at 34 % of the height. Crests are 4.5 % higher,
  /// and their handles 0.4 · 45 more, at 36 and 64 % of half a wave.
  @Test func `the farthest hills begin with a crest`() {
    #expect(
      isNear(
        points(0, of: 3),
        [
          [-250, 660], [-160, 597, -90, 597, 0, 660], [90, 723, 160, 723, 250, 660],
          [340, 597, 410, 597, 500, 660], [500, 1001], [-250, 1001], [],
        ]))
  }

  /// The second range: 1.25 − 0.17 pages, 432 points, begun 0.81 waves before; a third of 26 % lower; first a trough.
  @Test func `nearer hills are lower, shorter and begin elsewhere`() {
    let found = points(1, of: 3)
    let y = 1000 - (340 - 260.0 / 3)
    let start = -432 * 0.81
    #expect(
      isNear(
        Array(found.prefix(2)),
        [[start, y], [start + 77.76, y + 63, start + 138.24, y + 63, start + 216, y]]))
    // The fourth range has the first one's wave again.
    #expect(abs(points(3, of: 4)[0][0] + 500 * (0.5 + 0.93)) < 1e-6)
    #expect(abs(points(3, of: 4)[0][1] - (1000 - 145)) < 1e-6)
  }

  @Test func `a wave belongs to one page of several, and goes on to the end`() {
    // Two pages of 400 points from −400 on: the wave is the same as on one.
    let found = points(0, of: 1, width: 800, x: -400, pages: 2)
    #expect(isNear([found[0]], [[-650, 660]]) && abs(found[1][4] + 400) < 1e-6)
    #expect(isNear(Array(found.suffix(3)), [[600, 1001], [-650, 1001], []]))
    #expect(isNear(points(0, of: 1, pages: 0), points(0, of: 1, pages: 1)))
    #expect(isNear(points(0, of: 0), points(0, of: 1)))
  }
}
