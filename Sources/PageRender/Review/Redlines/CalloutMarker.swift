internal import LayoutEngine

/// A numbered disc beside a screen, and the line from it to a view.
struct CalloutMarker: Sendable {
  let number: Int
  /// In points of the sheet.
  let frame: Rect
  /// From the disc to the screen's edge, and on to the view.
  private let path: [Point]

  enum Side: Sendable {
    case left, right
  }

  /// In points of the sheet.
  static let radius = 4.5
  /// From a view's corners to where lines may meet it.
  static let inset = 1.5
  /// From the screen's edge to the middles of discs.
  private static let distance = 10.0
  private static let numberSize = 5.5

  /// - Parameters:
  ///   - frame: The view's, in points of the sheet.
  ///   - middle: Where the disc is, from the top of the sheet.
  ///   - keepsToEdge: Whether the line meets the view at its upper edge, wherever the disc is.
  init(number: Int, of frame: Rect, side: Side, screen: Rect, middle: Double, keepsToEdge: Bool) {
    self.number = number
    let isLeft = side == .left
    let x = isLeft ? screen.minX - Self.distance : screen.maxX + Self.distance
    self.frame = Rect(
      x: x - Self.radius, y: middle - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
    // As level as the view lets the line be, and clear of its corners.
    let inset = min(Self.inset, frame.height / 2)
    let y = keepsToEdge ? frame.minY + inset : min(max(middle, frame.minY + inset), frame.maxY - inset)
    path = [
      Point(x: x + (isLeft ? Self.radius : -Self.radius), y: middle),
      Point(x: isLeft ? screen.minX : screen.maxX, y: y),
      Point(x: isLeft ? frame.minX : frame.maxX, y: y),
    ]
  }

  /// The side from which a line to a view crosses the fewest others that it is not in, and how many; of equals the nearer one, then the left.
  static func side(
    of frame: Rect, at y: Double, on screen: Rect, among others: [Rect]
  ) -> (side: Side, crossed: Int) {
    func crossed(from start: Double, to end: Double) -> Int {
      others.count { other in
        !other.covers(frame) && other.minY < y && other.maxY > y && other.minX < end - 0.5
          && other.maxX > start + 0.5
      }
    }
    let left = crossed(from: screen.minX, to: frame.minX)
    let right = crossed(from: frame.maxX, to: screen.maxX)
    let isNearer = frame.minX - screen.minX <= screen.maxX - frame.maxX
    return left < right || left == right && isNearer ? (.left, left) : (.right, right)
  }

  /// The line, with a dot where it meets the view.
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
