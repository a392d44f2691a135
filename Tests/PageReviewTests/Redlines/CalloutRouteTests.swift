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

  // MARK: Level lines

  @Test func `a line without obstacles is level, at the wish or a point and a half from a corner`() {
    #expect(route().points == points([(100, 220), (180, 220)]))
    #expect(route(.right).points == points([(300, 220), (240, 220)]))
    #expect(route(wish: 90).points == points([(100, 201.5), (180, 201.5)]))
    #expect(route(wish: 400).points == points([(100, 238.5), (180, 238.5)]))
    #expect(route().crossed == 0 && route().along == 0 && route(.right).side == .right)
    // A view of 2 points has its line in its middle.
    let flat = Rect(x: 180, y: 200, width: 60, height: 2)
    #expect(route(to: flat, wish: 90).points == points([(100, 201), (180, 201)]))
  }

  /// From 210 to 220: comfortable lines are four points from it, at 206 and 224.
  @Test func `a line passes content at a comfortable distance`() {
    let box = Rect(x: 120, y: 210, width: 20, height: 10)
    #expect(route(content: [box]).points == points([(100, 224), (180, 224)]))
    #expect(route(wish: 210, content: [box]).points == points([(100, 206), (180, 206)]))
    // Content at the other side of the view is in nobody's way, nor is what ends where the line begins.
    #expect(route(content: [Rect(x: 250, y: 210, width: 20, height: 10)]).points[0].y == 220)
    #expect(route(content: [Rect(x: 80, y: 210, width: 20, height: 20)]).points[0].y == 220)
    #expect(route(content: [Rect(x: 180, y: 210, width: 20, height: 20)]).points[0].y == 220)
    // Comfortable as it is.
    #expect(route(content: [Rect(x: 120, y: 200, width: 20, height: 16)]).points[0].y == 220)
    #expect(route(content: [Rect(x: 120, y: 224, width: 20, height: 16)]).points[0].y == 220)
    // Three points from the wish: one point of tightness costs as much as four points of distance.
    #expect(route(content: [Rect(x: 120, y: 200, width: 20, height: 17)]).points[0].y == 221)
  }

  /// Between boxes that end at 216 and begin at 221 there are five points: 2.5 on either side.
  @Test func `a line between two boxes is as tight as it must be`() {
    let boxes = [Rect(x: 120, y: 150, width: 20, height: 66), Rect(x: 120, y: 221, width: 20, height: 100)]
    let found = route(wish: 217, content: boxes)
    #expect(found.crossed == 0 && found.points.count == 2)
    #expect((216.75...220.25).contains(found.points[0].y))
  }

  @Test func `a line crosses content within three quarters of a point`() {
    // Strips above and below a gap of 1.6 points that is all of the way: 0.8 on either side of its middle.
    func crossed(_ gap: Double) -> Int {
      route(
        to: Rect(x: 180, y: 219, width: 60, height: 2), wish: 220,
        content: [
          Rect(x: 120, y: 50, width: 20, height: 170 - gap / 2),
          Rect(x: 120, y: 220 + gap / 2, width: 20, height: 230 - gap / 2),
        ]
      ).crossed
    }
    #expect(crossed(1.6) == 0 && crossed(1.4) > 0)
  }

  // MARK: Along edges

  /// The outline's upper edge is at 218: lines keep 2.5 points from it.
  @Test func `a line does not run along an outline's edge`() {
    let outline = Rect(x: 110, y: 218, width: 60, height: 50)
    let found = route(outlines: [outline])
    #expect(found.points == points([(100, 220.5), (180, 220.5)]) && found.along == 0)
    #expect(route(wish: 217, outlines: [outline]).points[0].y == 215.5)
    // The lower edge, too.
    #expect(route(outlines: [Rect(x: 110, y: 150, width: 60, height: 71)]).points[0].y == 218.5)
    // At 2.5 points nothing is hidden.
    #expect(route(outlines: [Rect(x: 110, y: 217.5, width: 60, height: 50)]).points[0].y == 220)
  }

  @Test func `a run of four points along an edge is ignored`() {
    #expect(route(outlines: [Rect(x: 110, y: 219, width: 4, height: 50)]).points[0].y == 220)
    #expect(route(outlines: [Rect(x: 110, y: 219, width: 4.1, height: 50)]).points[0].y == 221.5)
    // Only 3 points of it are beside the line.
    #expect(route(outlines: [Rect(x: 177, y: 219, width: 40, height: 50)]).points[0].y == 220)
    #expect(route(outlines: [Rect(x: 60, y: 219, width: 43, height: 50)]).points[0].y == 220)
  }

  @Test func `where each line runs along an edge, its length is told`() {
    // A view 4 points high between edges: every level line is less than 2.5 points from one, bent ones from others.
    let flat = Rect(x: 180, y: 218, width: 60, height: 4)
    let walls = stride(from: 40.0, to: 460, by: 4).map { Rect(x: 120, y: $0, width: 30, height: 4) }
    #expect(route(to: flat, outlines: walls).along == 30)
  }

  // MARK: Bends

  /// The box is from 190 to 250 left of the view: lines above it are at 186, below it at 254, 3 points into the view's width.
  @Test func `a line goes above or below what is as high as its view`() {
    let box = Rect(x: 120, y: 190, width: 20, height: 60)
    #expect(route(wish: 219, content: [box]).points == points([(100, 186), (183, 186), (183, 200)]))
    #expect(route(wish: 221, content: [box]).points == points([(100, 254), (183, 254), (183, 240)]))
    let right = Rect(x: 260, y: 190, width: 20, height: 60)
    #expect(
      route(.right, wish: 219, content: [right]).points == points([(300, 186), (237, 186), (237, 200)]))
    // A view of 4 points of width has its bend in its middle.
    let narrow = Rect(x: 180, y: 200, width: 4, height: 40)
    #expect(route(to: narrow, wish: 219, content: [box]).points[1] == Point(x: 182, y: 186))
    #expect(route(wish: 219, content: [box]).crossed == 0)
  }

  /// A box to the screen's upper edge, and one to its lower one but for 30 points.
  @Test func `a line stays on the screen`() {
    let box = Rect(x: 120, y: 40, width: 20, height: 380)
    let found = route(wish: 60, content: [box])
    #expect(found.crossed == 0 && found.points == points([(100, 424), (183, 424), (183, 240)]))
    let all = Rect(x: 120, y: 40, width: 20, height: 420)
    #expect(route(content: [all]).crossed == 1)
  }

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

  // MARK: Any number of bends

  private func detour(
    _ content: [Rect], to frame: Rect = view, _ side: CalloutMarker.Side = .left, wish: Double = 220
  ) -> [Point]? {
    CalloutDetour.points(to: frame, side: side, wish: wish, on: Self.screen, avoiding: content)
  }

  @Test func `a way without content is straight`() {
    #expect(detour([]) == points([(100, 220), (180, 220)]))
    #expect(detour([], .right) == points([(300, 220), (240, 220)]))
    #expect(detour([], wish: 100) == points([(100, 201.5), (180, 201.5)]))
  }

  @Test func `a view without size has no way, nor has a screen full of content`() {
    #expect(detour([], to: Rect(x: 180, y: 200, width: 0, height: 40)) == nil)
    #expect(detour([], to: Rect(x: 180, y: 200, width: 40, height: 0)) == nil)
    func boxes(_ count: Int, x: Double = 260) -> [Rect] {
      (0..<count).map { Rect(x: x, y: 60 + Double($0) * 3, width: 1, height: 1) }
    }
    #expect(detour(boxes(100)) != nil && detour(boxes(101)) == nil)
    // Content beyond the screen does not count.
    #expect(detour(boxes(100) + boxes(50, x: 600)) != nil)
    #expect(detour([Rect(x: 120, y: 40, width: 20, height: 420)]) == nil)
  }

  /// A wall from the upper edge down to 300 and one from the lower edge up to 150 behind it: the way is below the first and
  /// above the second, at 1.5 points from them.
  @Test func `a way winds between walls`() throws {
    let walls = [Rect(x: 120, y: 40, width: 10, height: 260), Rect(x: 150, y: 150, width: 10, height: 310)]
    let found = try #require(detour(walls, wish: 310))
    try #require(found.count == 5, "\(found)")
    // Anywhere between the walls, and anywhere below the first.
    #expect(found[0].x == 100 && [301.5, 310].contains(found[0].y) && found[1].y == found[0].y)
    #expect((131.5...148.5).contains(found[1].x))
    #expect(Array(found[2...]) == points([(found[1].x, 148.5), (181.5, 148.5), (181.5, 200)]))
  }

  // MARK: Any content

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
