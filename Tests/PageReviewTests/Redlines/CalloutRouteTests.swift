import LayoutEngine
import TestSupport
import Testing

@testable import PageDrawing
@testable import PageReview

/// Lines from the sides of a screen from (100, 50) to (300, 450) to a view from (180, 200) to (240, 240).
struct CalloutRouteTests {
  private static let screen = Rect(x: 100, y: 50, width: 200, height: 400)
  private static let view = Rect(x: 180, y: 200, width: 60, height: 40)

  private func route(
    to frame: Rect = view, _ side: CalloutMarker.Side = .left, wish: Double = 220, content: [Rect] = [],
    outlines: [Rect] = []
  ) -> CalloutRoute {
    CalloutRoute(
      to: frame, side: side, wish: wish, on: Self.screen,
      avoiding: CalloutRoute.Obstacles(content: content, outlines: outlines))
  }

  private func points(_ places: [(Double, Double)]) -> [Point] { places.map { Point(x: $0.0, y: $0.1) } }

  /// The better of two routes crosses less, then hides less, then is shorter.
  @Test func `crossings weigh more than edges`() {
    let clear = route()
    let crossing = route(content: [Rect(x: 120, y: 40, width: 20, height: 420)])
    let walls = stride(from: 40.0, to: 460, by: 4).map { Rect(x: 120, y: $0, width: 30, height: 4) }
    let hidden = route(to: Rect(x: 180, y: 218, width: 60, height: 4), outlines: walls)
    let far = route(wish: 90)
    for (one, other) in [(clear, crossing), (hidden, crossing), (clear, hidden), (clear, far)] {
      #expect(one.better(other).points == one.points && other.better(one).points == one.points)
      #expect(other.better(one).along == one.along && one.better(other).crossed == one.crossed)
    }
  }

  private func detour(
    _ content: [Rect], to frame: Rect = view, _ side: CalloutMarker.Side = .left, wish: Double = 220
  ) -> [Point]? {
    CalloutDetour.points(to: frame, side: side, wish: wish, on: Self.screen, avoiding: content)
  }

  /// The lowest cost of a way, found by trying all parts until none is cheaper: an independent search over the same places.
  private func lowestCost(
    to frame: Rect, _ side: CalloutMarker.Side, wish: Double, _ content: [Rect]
  ) -> Double {
    let screen = Self.screen
    let inset = min(1.5, frame.width / 2, frame.height / 2)
    func places(_ all: [Double], _ low: Double, _ high: Double) -> [Double] {
      Set(all.filter { $0 >= low && $0 <= high }).sorted()
    }
    let xs = places(
      [screen.minX, screen.maxX, frame.minX, frame.minX + inset, frame.midX, frame.maxX - inset, frame.maxX]
        + content.flatMap { [$0.minX - 1.5, $0.maxX + 1.5] }, screen.minX, screen.maxX)
    let ys = places(
      [wish, frame.minY, frame.minY + inset, frame.midY, frame.maxY - inset, frame.maxY]
        + content.flatMap { [$0.minY - 1.5, $0.maxY + 1.5] }, screen.minY, screen.maxY)
    func isFree(_ one: Point, _ other: Point) -> Bool { Self.isFree(one, other, content) }
    // The costs at each place after a level (0) and an upright (1) part.
    var costs = ys.map { _ in xs.map { _ in [Double.infinity, .infinity] } }
    let start = side == .left ? 0 : xs.count - 1
    for row in ys.indices { costs[row][start][0] = abs(ys[row] - wish) }
    var parts: [(from: (Int, Int), to: (Int, Int), way: Int, length: Double)] = []
    for row in ys.indices {
      for column in xs.indices {
        let own = Point(x: xs[column], y: ys[row])
        if column + 1 < xs.count, isFree(own, Point(x: xs[column + 1], y: ys[row])) {
          let length = xs[column + 1] - xs[column]
          parts.append(((row, column), (row, column + 1), 0, length))
          parts.append(((row, column + 1), (row, column), 0, length))
        }
        if row + 1 < ys.count, isFree(own, Point(x: xs[column], y: ys[row + 1])) {
          let length = ys[row + 1] - ys[row]
          parts.append(((row, column), (row + 1, column), 1, length))
          parts.append(((row + 1, column), (row, column), 1, length))
        }
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for part in parts {
        let from = costs[part.from.0][part.from.1]
        let cost = min(from[part.way], from[1 - part.way] + 6) + part.length
        if cost < costs[part.to.0][part.to.1][part.way] - 1e-9 {
          costs[part.to.0][part.to.1][part.way] = cost
          isChanged = true
        }
      }
    }
    var best = Double.infinity
    for (row, y) in ys.enumerated() {
      for (column, x) in xs.enumerated() {
        if x == frame.minX || x == frame.maxX, y >= frame.minY + inset, y <= frame.maxY - inset {
          best = min(best, costs[row][column][0])
        }
        if y == frame.minY || y == frame.maxY, x >= frame.minX + inset, x <= frame.maxX - inset {
          best = min(best, costs[row][column][1])
        }
      }
    }
    return best
  }

  /// True if a level or upright part keeps three quarters of a point from content beside it.
  private static func isFree(_ one: Point, _ other: Point, _ content: [Rect]) -> Bool {
    let (across, down) = (one.y == other.y ? (0.0, 0.75) : (0.75, 0.0))
    return content.allSatisfy { box in
      max(one.x, other.x) <= box.minX - across || min(one.x, other.x) >= box.maxX + across
        || max(one.y, other.y) <= box.minY - down || min(one.y, other.y) >= box.maxY + down
    }
  }

  @Test(arguments: 0..<16) func `a way is the cheapest, and crosses nothing`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(900 + seed))
    let count = 3 + seed % 4
    let content = (0..<count).map { _ in
      Rect(
        x: Double.random(in: 90...280, using: &random).rounded(),
        y: Double.random(in: 60...400, using: &random).rounded(),
        width: Double.random(in: 5...70, using: &random).rounded(),
        height: Double.random(in: 5...160, using: &random).rounded())
    }
    let side: CalloutMarker.Side = seed % 2 == 0 ? .left : .right
    let wish = Double.random(in: 60...440, using: &random).rounded()
    let lowest = lowestCost(to: Self.view, side, wish: wish, content)
    guard let found = detour(content, side, wish: wish) else {
      #expect(lowest == .infinity)
      return
    }
    #expect(found[0].x == (side == .left ? 100 : 300))
    var cost = abs(found[0].y - wish)
    for (one, other) in zip(found, found.dropFirst()) {
      #expect((one.x == other.x) != (one.y == other.y) && Self.isFree(one, other, content))
      cost += abs(one.x - other.x) + abs(one.y - other.y)
    }
    let (last, before) = (found[found.count - 1], found[found.count - 2])
    // A way begins with a level part, even if that has no length.
    let begins = found[0].x == found[1].x ? 1 : 0
    cost += 6 * Double(found.count - 2 + begins)
    #expect(abs(cost - lowest) < 1e-6, "\(found), \(cost), \(lowest)")
    if last.y == before.y {
      #expect((last.x == 180 || last.x == 240) && (201.5...238.5).contains(last.y))
    } else {
      #expect((last.y == 200 || last.y == 240) && (181.5...238.5).contains(last.x))
    }
  }
}
