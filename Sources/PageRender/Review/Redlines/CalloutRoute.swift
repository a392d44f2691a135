internal import LayoutEngine

/// A route of a leader line from a side of the screen to a view, which crosses no content if there is a way.
/// It is horizontal, or horizontal above or below the view with a vertical end; around content, it has further
/// bends.
struct CalloutRoute: Sendable {
  let side: CalloutMarker.Side
  /// The route's points, from the screen's edge to the view's, in points of the sheet.
  private(set) var points: [Point]
  /// The number of content areas that the route crosses.
  private(set) var crossed: Int
  /// The length that runs along edges of outlines, where the line could be mistaken for an edge, in points.
  private(set) var along: Double
  /// The distance by which the route misses its comfortable gap to content, in points; 0 for a comfortable
  /// route.
  private var tightness: Double
  /// The further costs of the route, in points: its distance from the wish, its bend, and its tightness.
  private var detour: Double

  /// The least distance of a line from a view's corners and from content, in points of the sheet.
  static let clearance = 1.5
  /// The least distance of a line from a parallel edge of an outline, in points of the sheet.
  private static let edgeClearance = 2.5
  /// The preferred distance of a line from content, in points of the sheet.
  private static let comfort = 4.0
  /// The longest run along an edge that is ignored, in points.
  private static let shortLength = 4.0

  /// The obstacles of lines, in points of the sheet.
  struct Obstacles: Sendable {
    /// The areas that lines should not cross.
    var content: [Rect]
    /// The outlines of views and of the screen: lines may cross them, but are invisible along their edges.
    var outlines: [Rect]

    /// The y coordinates at which horizontal lines pass the obstacles, in points of the sheet.
    fileprivate var edges: [Double] {
      var edges: [Double] = []
      for box in content {
        for distance in [CalloutRoute.clearance, CalloutRoute.comfort] {
          edges += [box.minY - distance, box.maxY + distance]
        }
      }
      for box in outlines {
        for edge in [box.minY, box.maxY] {
          edges += [edge - CalloutRoute.edgeClearance, edge + CalloutRoute.edgeClearance]
        }
      }
      return edges
    }
  }

  /// Finds the best route to a view.
  ///
  /// - Parameters:
  ///   - frame: The view's frame, in points of the sheet.
  ///   - wish: The preferred y coordinate at which the line leaves the screen, in points of the sheet.
  init(to frame: Rect, side: CalloutMarker.Side, wish: Double, on screen: Rect, avoiding obstacles: Obstacles)
  {
    let inset = min(Self.clearance, frame.height / 2)
    let (low, high) = (frame.minY + inset, frame.maxY - inset)
    var best = Self.level(to: frame, side, at: min(max(wish, low), high), wish, screen, obstacles)
    guard !best.isClear || best.tightness > 0 else {
      self = best
      return
    }
    let edges = obstacles.edges
    for y in [low, high] + edges.filter({ $0 > low && $0 < high }) {
      best = best.better(Self.level(to: frame, side, at: y, wish, screen, obstacles))
    }
    if !best.isClear {
      let beyond = [frame.minY - Self.clearance, frame.maxY + Self.clearance] + edges
      for y in beyond where y > screen.minY && y < screen.maxY && (y < frame.minY || y > frame.maxY) {
        best = best.better(Self.bent(to: frame, side, at: y, wish, screen, obstacles))
      }
    }
    if best.crossed > 0,
      let points = CalloutDetour.points(
        to: frame, side: side, wish: wish, on: screen, avoiding: obstacles.content)
    {
      best = best.better(CalloutRoute(side, points, wish: wish, avoiding: obstacles))
    }
    self = best
  }

  private init(
    _ side: CalloutMarker.Side, _ points: [Point], wish: Double, avoiding obstacles: Obstacles,
    bend: Double = 0
  ) {
    (self.side, self.points) = (side, points)
    let parts = zip(points, points.dropFirst()).map { start, end in
      Rect(
        minX: min(start.x, end.x), minY: min(start.y, end.y), maxX: max(start.x, end.x),
        maxY: max(start.y, end.y))
    }
    (crossed, along, tightness) = (0, 0, 0)
    for box in obstacles.content {
      if parts.contains(where: { Self.crosses($0, box) }) { crossed += 1 }
      for part in parts { tightness = max(tightness, Self.tightness(of: part, beside: box)) }
    }
    for part in parts {
      let length = obstacles.outlines.reduce(0) { max($0, Self.length(of: part, along: $1)) }
      if length > Self.shortLength { along += length }
    }
    detour = bend + (points.first.map { abs($0.y - wish) } ?? 0) + 4 * tightness
  }

  /// True if the route crosses no content and runs along no edge.
  private var isClear: Bool { crossed == 0 && along == 0 }

  /// The length that a horizontal or vertical line runs along an edge of a box, in points.
  private static func length(of line: Rect, along box: Rect) -> Double {
    func common(_ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double) -> Double {
      max(0, min(high, otherHigh) - max(low, otherLow))
    }
    let isLevel = line.height == 0
    let (place, low, high) = isLevel ? (line.minY, box.minY, box.maxY) : (line.minX, box.minX, box.maxX)
    let reach = edgeClearance - 0.01
    guard abs(low - place) < reach || abs(high - place) < reach else { return 0 }
    return isLevel
      ? common(line.minX, line.maxX, box.minX, box.maxX) : common(line.minY, line.maxY, box.minY, box.maxY)
  }

  private static func crosses(_ line: Rect, _ box: Rect) -> Bool {
    let margin = clearance / 2
    return line.minX < box.maxX && line.maxX > box.minX && line.minY < box.maxY + margin
      && line.maxY > box.minY - margin
  }

  /// The distance by which a line above or below a box misses the comfortable gap, in points.
  private static func tightness(of line: Rect, beside box: Rect) -> Double {
    guard line.minX < box.maxX, line.maxX > box.minX else { return 0 }
    return max(0, comfort - max(box.minY - line.maxY, line.minY - box.maxY, 0))
  }

  private static func level(
    to frame: Rect, _ side: CalloutMarker.Side, at y: Double, _ wish: Double, _ screen: Rect,
    _ obstacles: Obstacles
  ) -> CalloutRoute {
    let (start, end) = side == .left ? (screen.minX, frame.minX) : (screen.maxX, frame.maxX)
    return CalloutRoute(
      side, [Point(x: start, y: y), Point(x: end, y: y)], wish: wish, avoiding: obstacles)
  }

  /// A route that runs horizontally above or below the view to near its side, then vertically to the view.
  private static func bent(
    to frame: Rect, _ side: CalloutMarker.Side, at y: Double, _ wish: Double, _ screen: Rect,
    _ obstacles: Obstacles
  ) -> CalloutRoute {
    let inset = min(2 * clearance, frame.width / 2)
    let (start, turn) =
      side == .left ? (screen.minX, frame.minX + inset) : (screen.maxX, frame.maxX - inset)
    return CalloutRoute(
      side,
      [
        Point(x: start, y: y), Point(x: turn, y: y),
        Point(x: turn, y: y < frame.minY ? frame.minY : frame.maxY),
      ], wish: wish, avoiding: obstacles, bend: abs(turn - start) * 0.1 + 4)
  }

  /// The better of two routes: the one that crosses less content, then runs less along edges, then has the
  /// lower costs.
  func better(_ other: CalloutRoute) -> CalloutRoute {
    (other.crossed, other.along, other.detour) < (crossed, along, detour) ? other : self
  }
}
