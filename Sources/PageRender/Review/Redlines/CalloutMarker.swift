internal import LayoutEngine
internal import PageDrawing

/// A numbered disc beside a screen, with the leader line to a view.
struct CalloutMarker: Sendable {
  let number: Int
  /// The disc's frame, in points of the sheet.
  let frame: Rect
  /// The points of the leader line, from the disc over the screen's edge to the view.
  let path: [Point]
  /// The drawn parts of the leader line: all of it, but for content that there is no way around.
  let parts: [Path]

  enum Side: Sendable { case left, right }

  /// The radius of a disc, in points of the sheet.
  static let radius = 5.0
  /// The distance from the screen's edge to the centres of discs, in points of the sheet.
  private static let distance = 10.5
  private static let numberSize = 7.0

  /// - Parameters:
  ///   - middle: The y coordinate of the disc's centre, in points of the sheet.
  ///   - content: The content that interrupts the line, in points of the sheet.
  init(number: Int, route: CalloutRoute, screen: Rect, middle: Double, interruptedBy content: [Rect] = []) {
    self.number = number
    let isLeft = route.side == .left
    let x = isLeft ? screen.minX - Self.distance : screen.maxX + Self.distance
    frame = Rect(x: x - Self.radius, y: middle - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
    path = [Point(x: x + (isLeft ? Self.radius : -Self.radius), y: middle)] + route.points
    parts = route.crossed == 0 ? [Path(lines: path)] : Self.parts(of: path, without: content)
  }

  /// The gap between a line and content that interrupts it, in points of the sheet.
  private static let gap = 0.75

  /// The parts of a line of level and upright pieces between content.
  private static func parts(of path: [Point], without content: [Rect]) -> [Path] {
    let boxes = content.map { $0.inset(by: -gap) }
    return zip(path, path.dropFirst()).flatMap { start, end -> [Path] in
      let isLevel = start.y == end.y
      guard isLevel || start.x == end.x else { return [Path(lines: [start, end])] }
      let (from, to) = isLevel ? (start.x, end.x) : (start.y, end.y)
      let gaps = boxes.compactMap { box -> ClosedRange<Double>? in
        isLevel
          ? (box.minY...box.maxY).contains(start.y) ? box.minX...box.maxX : nil
          : (box.minX...box.maxX).contains(start.x) ? box.minY...box.maxY : nil
      }
      return RedlineDrawing.parts(of: min(from, to)...max(from, to), without: gaps).map { part in
        Path(
          lines: [part.lowerBound, part.upperBound].map {
            isLevel ? Point(x: $0, y: start.y) : Point(x: start.x, y: $0)
          })
      }
    }
  }

  /// The leader line, with a dot at its end on the view.
  var leader: [SceneItem] {
    guard let end = path.last else { return [] }
    let dot = Rect(x: end.x - 0.9, y: end.y - 0.9, width: 1.8, height: 1.8)
    let lines = parts.map {
      SceneItem(.stroke(.path($0), Stroke(color: SheetStyle.redline, width: 0.35)), source: 0)
    }
    return lines + [SceneItem(.shape(.ellipse(dot), SheetStyle.redline), source: 0)]
  }

  func items(_ lettering: RedlineLettering) -> [SceneItem] {
    [
      SceneItem(.shape(.ellipse(frame.inset(by: -0.7)), SheetStyle.ground), source: 0),
      SceneItem(.shape(.ellipse(frame), SheetStyle.redline), source: 0),
    ]
      + lettering.glyphs(
        String(number), Self.numberSize, weight: .semibold, color: SheetStyle.ground, in: frame)
  }
}
