internal import LayoutEngine

/// A way from a side of the screen to a view, over as little of what the screen shows as there is a way: level, or level to
/// above or below the view and then straight to it.
struct CalloutRoute: Sendable {
  let side: CalloutMarker.Side
  /// From the screen's edge to the view's, in points of the sheet.
  private(set) var points: [Point]
  /// How much it runs across.
  private(set) var crossed: Int
  /// The lengths that make it worse than others, in points.
  private var detour: Double

  /// From a view's corners, and from what is not crossed, to where lines may be; in points of the sheet.
  static let clearance = 1.5

  /// The best way to a view.
  ///
  /// - Parameters:
  ///   - frame: The view's, in points of the sheet.
  ///   - wish: Where the line would best leave the screen, from the top of the sheet.
  ///   - content: What is not to be crossed, in points of the sheet.
  init(to frame: Rect, side: CalloutMarker.Side, wish: Double, on screen: Rect, avoiding content: [Rect]) {
    let inset = min(Self.clearance, frame.height / 2)
    let (low, high) = (frame.minY + inset, frame.maxY - inset)
    let edges = content.flatMap { [$0.minY - Self.clearance, $0.maxY + Self.clearance] }
    let level = [min(max(wish, low), high), low, high] + edges.filter { $0 > low && $0 < high }
    var best = Self.level(to: frame, side, at: level[0], wish, screen, content)
    for y in level.dropFirst() where best.crossed > 0 {
      best = best.better(Self.level(to: frame, side, at: y, wish, screen, content))
    }
    if best.crossed > 0 {
      let beyond = [frame.minY - Self.clearance, frame.maxY + Self.clearance] + edges
      for y in beyond where y > screen.minY && y < screen.maxY && (y < frame.minY || y > frame.maxY) {
        best = best.better(Self.bent(to: frame, side, at: y, wish, screen, content))
      }
    }
    self = best
  }

  private init(
    _ side: CalloutMarker.Side, _ points: [Point], wish: Double, avoiding content: [Rect], bend: Double = 0
  ) {
    (self.side, self.points) = (side, points)
    let parts = zip(points, points.dropFirst()).map { start, end in
      Rect(
        minX: min(start.x, end.x), minY: min(start.y, end.y), maxX: max(start.x, end.x),
        maxY: max(start.y, end.y))
    }
    crossed = content.count { box in parts.contains { Self.crosses($0, box) } }
    detour = bend + (points.first.map { abs($0.y - wish) } ?? 0)
  }

  private static func crosses(_ line: Rect, _ box: Rect) -> Bool {
    let margin = clearance / 2
    return line.minX < box.maxX && line.maxX > box.minX && line.minY < box.maxY + margin
      && line.maxY > box.minY - margin
  }

  private static func level(
    to frame: Rect, _ side: CalloutMarker.Side, at y: Double, _ wish: Double, _ screen: Rect,
    _ content: [Rect]
  ) -> CalloutRoute {
    let (start, end) = side == .left ? (screen.minX, frame.minX) : (screen.maxX, frame.maxX)
    return CalloutRoute(
      side, [Point(x: start, y: y), Point(x: end, y: y)], wish: wish, avoiding: content)
  }

  /// Above or below the view to near its edge, and then to that.
  private static func bent(
    to frame: Rect, _ side: CalloutMarker.Side, at y: Double, _ wish: Double, _ screen: Rect,
    _ content: [Rect]
  ) -> CalloutRoute {
    let inset = min(2 * clearance, frame.width / 2)
    let (start, turn) =
      side == .left ? (screen.minX, frame.minX + inset) : (screen.maxX, frame.maxX - inset)
    return CalloutRoute(
      side,
      [
        Point(x: start, y: y), Point(x: turn, y: y),
        Point(x: turn, y: y < frame.minY ? frame.minY : frame.maxY),
      ], wish: wish, avoiding: content, bend: abs(turn - start) * 0.1 + 4)
  }

  /// That of two ways which crosses less, and of such the shorter one.
  func better(_ other: CalloutRoute) -> CalloutRoute {
    (other.crossed, other.detour) < (crossed, detour) ? other : self
  }
}
