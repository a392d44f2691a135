internal import LayoutEngine

/// The search for a leader line around content: horizontal and vertical parts with any number of bends.
///
/// Lines run at a small distance along the edges of content, where a shortest way around boxes always has one.
struct CalloutDetour {
  private let xs: [Double]
  private let ys: [Double]
  /// True for each part between neighbouring places that crosses content, by the part's left or upper end.
  private var isLevelBlocked: [Bool]
  private var isUprightBlocked: [Bool]
  private let frame: Rect
  private let inset: Double

  /// The costs of a bend, in points of length.
  private static let bend = 6.0
  /// The distance of lines from content, and the part of it that content takes beyond its edges, in points.
  private static let clearance = CalloutRoute.clearance
  private static let margin = CalloutRoute.clearance / 2
  /// The number of boxes beyond which no way is searched.
  private static let mostBoxes = 100

  /// Returns the points of the best way from a side of the screen to a view's edge; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - frame: The view's frame, in points of the sheet.
  ///   - wish: The preferred y coordinate at which the line leaves the screen.
  static func points(
    to frame: Rect, side: CalloutMarker.Side, wish: Double, on screen: Rect, avoiding content: [Rect]
  ) -> [Point]? {
    let content = content.filter { $0.intersection(screen) != nil }
    guard content.count <= mostBoxes, frame.width > 0, frame.height > 0 else { return nil }
    let detour = CalloutDetour(to: frame, wish: wish, on: screen, avoiding: content)
    return detour.points(from: side, wish: wish)
  }

  private init(to frame: Rect, wish: Double, on screen: Rect, avoiding content: [Rect]) {
    self.frame = frame
    inset = min(Self.clearance, frame.width / 2, frame.height / 2)
    xs = Self.places(
      [screen.minX, screen.maxX, frame.minX, frame.minX + inset, frame.midX, frame.maxX - inset, frame.maxX]
        + content.flatMap { [$0.minX - Self.clearance, $0.maxX + Self.clearance] },
      in: screen.minX...max(screen.minX, screen.maxX))
    ys = Self.places(
      [wish, frame.minY, frame.minY + inset, frame.midY, frame.maxY - inset, frame.maxY]
        + content.flatMap { [$0.minY - Self.clearance, $0.maxY + Self.clearance] },
      in: screen.minY...max(screen.minY, screen.maxY))
    isLevelBlocked = Array(repeating: false, count: xs.count * ys.count)
    isUprightBlocked = isLevelBlocked
    for box in content { block(box) }
  }

  /// The different coordinates in a range, in ascending order.
  private static func places(_ all: [Double], in range: ClosedRange<Double>) -> [Double] {
    all.filter(range.contains).sorted().reduce(into: []) { places, next in
      if places.last.map({ next - $0 > 0.01 }) ?? true { places.append(next) }
    }
  }

  private mutating func block(_ box: Rect) {
    for (column, x) in xs.enumerated() {
      for (row, y) in ys.enumerated() {
        let place = row * xs.count + column
        if column + 1 < xs.count, x < box.maxX, xs[column + 1] > box.minX, y > box.minY - Self.margin,
          y < box.maxY + Self.margin
        {
          isLevelBlocked[place] = true
        }
        if row + 1 < ys.count, y < box.maxY, ys[row + 1] > box.minY, x > box.minX - Self.margin,
          x < box.maxX + Self.margin
        {
          isUprightBlocked[place] = true
        }
      }
    }
  }

  // MARK: Searching

  /// A place that was reached, along a level or an upright part.
  private struct Reached: Comparable {
    var cost: Double
    /// Twice the place's index, plus 1 if the last part is upright.
    var state: Int

    static func < (a: Reached, b: Reached) -> Bool { (a.cost, a.state) < (b.cost, b.state) }
  }

  /// Dijkstra's algorithm over the places, once for each direction of the last part.
  private func points(from side: CalloutMarker.Side, wish: Double) -> [Point]? {
    let count = xs.count * ys.count
    guard count > 0 else { return nil }
    var costs = [Double](repeating: .infinity, count: 2 * count)
    var previous = [Int?](repeating: nil, count: 2 * count)
    var waiting = Heap()
    let start = side == .left ? 0 : xs.count - 1
    for row in ys.indices {
      let state = 2 * (row * xs.count + start)
      costs[state] = abs(ys[row] - wish)
      waiting.insert(Reached(cost: costs[state], state: state))
    }
    while let next = waiting.popFirst() {
      guard next.cost <= costs[next.state] else { continue }
      if isEnd(next.state) { return way(to: next.state, previous) }
      for (state, length) in neighbours(of: next.state) {
        let cost = next.cost + length + (state & 1 == next.state & 1 ? 0 : Self.bend)
        guard cost < costs[state] else { continue }
        costs[state] = cost
        previous[state] = next.state
        waiting.insert(Reached(cost: cost, state: state))
      }
    }
    return nil
  }

  private func point(_ state: Int) -> Point {
    Point(x: xs[state / 2 % xs.count], y: ys[state / 2 / xs.count])
  }

  /// Returns true if a line that comes here touches the view's edge squarely, away from its corners.
  private func isEnd(_ state: Int) -> Bool {
    let point = point(state)
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.011 }
    if state & 1 == 0 {
      return (isNear(point.x, frame.minX) || isNear(point.x, frame.maxX))
        && point.y >= frame.minY + inset - 0.011 && point.y <= frame.maxY - inset + 0.011
    }
    return (isNear(point.y, frame.minY) || isNear(point.y, frame.maxY))
      && point.x >= frame.minX + inset - 0.011 && point.x <= frame.maxX - inset + 0.011
  }

  private func neighbours(of state: Int) -> [(state: Int, length: Double)] {
    let place = state / 2
    let (column, row) = (place % xs.count, place / xs.count)
    var found: [(state: Int, length: Double)] = []
    if column + 1 < xs.count, !isLevelBlocked[place] {
      found.append((2 * (place + 1), xs[column + 1] - xs[column]))
    }
    if column > 0, !isLevelBlocked[place - 1] { found.append((2 * (place - 1), xs[column] - xs[column - 1])) }
    if row + 1 < ys.count, !isUprightBlocked[place] {
      found.append((2 * (place + xs.count) + 1, ys[row + 1] - ys[row]))
    }
    if row > 0, !isUprightBlocked[place - xs.count] {
      found.append((2 * (place - xs.count) + 1, ys[row] - ys[row - 1]))
    }
    return found
  }

  /// The ends and bends of a way, from the screen's side on.
  private func way(to state: Int, _ previous: [Int?]) -> [Point] {
    let states = sequence(first: state) { previous[$0] }
    var points: [Point] = []
    for point in states.map(point).reversed() {
      if points.count > 1 {
        let (one, two) = (points[points.count - 2], points[points.count - 1])
        if one.x == two.x && two.x == point.x || one.y == two.y && two.y == point.y { points.removeLast() }
      }
      points.append(point)
    }
    return points
  }

  /// A binary heap, the cheapest first.
  private struct Heap {
    private var items: [Reached] = []

    mutating func insert(_ item: Reached) {
      items.append(item)
      var place = items.count - 1
      while place > 0, items[place] < items[(place - 1) / 2] {
        items.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    mutating func popFirst() -> Reached? {
      guard let first = items.first, let last = items.popLast() else { return nil }
      guard !items.isEmpty else { return first }
      items[0] = last
      var place = 0
      while true {
        var least = place
        for child in [2 * place + 1, 2 * place + 2] where child < items.count && items[child] < items[least] {
          least = child
        }
        guard least != place else { return first }
        items.swapAt(place, least)
        place = least
      }
    }
  }
}
