public import LayoutEngine

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  public private(set) var elements: [Element] = []
  /// The rule for the inside of an outline that crosses itself.
  public var fillRule = FillRule.nonZero

  public enum FillRule: Hashable, Sendable {
    /// The nonzero winding rule: a point is inside if the outline runs around it more often one way than the
    /// other.
    case nonZero
    /// The even-odd rule: a point is inside if a line outwards from it crosses the outline an odd number of
    /// times.
    case evenOdd
  }

  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: its two control points, then its end.
    case curve(Point, Point, to: Point)
    case close
  }

  public init() {}

  /// Makes an open path of lines from the first point through the others.
  public init(lines points: [Point]) {
    for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
  }

  public mutating func move(to point: Point) { elements.append(.move(point)) }
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(first, second, to: end))
  }
  public mutating func close() { elements.append(.close) }

  /// Adds the ellipse that touches a rectangle's sides, as four curves.
  public mutating func addEllipse(in rect: Rect) {
    // The distance of a control point from its end of a quarter circle, in radii: 4/3 · (√2 − 1).
    let (x, y) = (rect.width / 2 * 0.5522847498, rect.height / 2 * 0.5522847498)
    let (right, bottom) = (Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.maxY))
    let (left, top) = (Point(x: rect.minX, y: rect.midY), Point(x: rect.midX, y: rect.minY))
    move(to: right)
    curve(Point(x: right.x, y: right.y + y), Point(x: bottom.x + x, y: bottom.y), to: bottom)
    curve(Point(x: bottom.x - x, y: bottom.y), Point(x: left.x, y: left.y + y), to: left)
    curve(Point(x: left.x, y: left.y - y), Point(x: top.x - x, y: top.y), to: top)
    curve(Point(x: top.x + x, y: top.y), Point(x: right.x, y: right.y - y), to: right)
    close()
  }

  /// Adds a line as a subpath of its own.
  public mutating func addLine(from start: Point, to end: Point) {
    move(to: start)
    line(to: end)
  }

  /// The smallest rectangle around all points of the path, control points included.
  public var bounds: Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
