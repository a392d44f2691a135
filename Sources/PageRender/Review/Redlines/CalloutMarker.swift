internal import LayoutEngine
internal import PageDrawing

/// A numbered disc beside a screen, with the leader line to a view.
struct CalloutMarker: Sendable {
  let number: Int
  /// The disc's frame, in points of the sheet.
  let frame: Rect
  /// The points of the leader line, from the disc over the screen's edge to the view.
  let path: [Point]

  enum Side: Sendable {
    case left, right
  }

  /// The radius of a disc, in points of the sheet.
  static let radius = 5.0
  /// The distance from the screen's edge to the centres of discs, in points of the sheet.
  private static let distance = 10.5
  private static let numberSize = 7.0

  /// - Parameter middle: The y coordinate of the disc's centre, in points of the sheet.
  init(number: Int, route: CalloutRoute, screen: Rect, middle: Double) {
    self.number = number
    let isLeft = route.side == .left
    let x = isLeft ? screen.minX - Self.distance : screen.maxX + Self.distance
    frame = Rect(x: x - Self.radius, y: middle - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
    path = [Point(x: x + (isLeft ? Self.radius : -Self.radius), y: middle)] + route.points
  }

  /// The leader line, with a dot at its end on the view.
  var leader: [SceneItem] {
    guard let end = path.last else { return [] }
    let dot = Rect(x: end.x - 0.9, y: end.y - 0.9, width: 1.8, height: 1.8)
    return [
      SceneItem(.stroke(.path(Path(lines: path)), Stroke(color: SheetStyle.redline, width: 0.35)), source: 0),
      SceneItem(.shape(.ellipse(dot), SheetStyle.redline), source: 0),
    ]
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
