public import Foundation
internal import LayoutEngine
internal import PageDrawing

/// A path of lines and curves, in points.
open class CGPath: Hashable, @unchecked Sendable {
  /// The path's elements, which only `CGMutablePath` changes.
  fileprivate(set) var path: Path

  init(_ path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Shape.rectangle(Rect(rect)).path.transformed(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Shape.ellipse(Rect(rect)).path.transformed(transform))
  }

  /// Makes a rounded rectangle, whose corners are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(roundedRect: Rect(rect), cornerWidth: Double(cornerWidth), cornerHeight: Double(cornerHeight))
        .transformed(transform))
  }

  /// The bounding box of all points, including control points; `null` for an empty path.
  public var boundingBox: CGRect { path.elements.isEmpty ? .null : CGRect(path.bounds) }
  /// The bounding box of the path's lines and curves; `null` for an empty path.
  public var boundingBoxOfPath: CGRect { path.elements.isEmpty ? .null : CGRect(path.curveBounds) }
  public var isEmpty: Bool { path.elements.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }
  public func copy() -> CGPath? { CGPath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.transformed(transform))
  }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(transform))
  }

  /// Returns true if a point, moved by the transform, is inside the filled path; each curve is approximated by 16 lines.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let windings = path.windings(around: Point(point.applying(transform)))
    return rule == .evenOdd ? windings % 2 != 0 : windings != 0
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(Path())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: Point(point.applying(transform)))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.curve(
      Point(control1.applying(transform)), Point(control2.applying(transform)),
      to: Point(end.applying(transform)))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.quadraticCurve(Point(control.applying(transform)), to: Point(end.applying(transform)))
  }

  /// Adds an arc, with angles in radians. As in Core Graphics, `clockwise` refers to coordinates with y
  /// upwards; with y downwards the arc runs counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: CGFloat(sweep(from: Double(startAngle), to: Double(endAngle), grows: !clockwise)),
      transform: transform)
  }

  /// Adds an arc from an angle over a sweep `delta`, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`, behind a line to its
  /// start. Its angle is that by which the lines turn; the touching points lie `radius · tan(turn / 2)` from `tangent1End`.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let angle = atan2(corner.y - currentPoint.y, corner.x - currentPoint.x)
    let turn = remainder(atan2(end.y - corner.y, end.x - corner.x) - angle, 2 * .pi)
    guard radius > 0, abs(sin(turn)) > 1e-9 else { return addLine(to: corner, transform: transform) }
    let (distance, side) = (radius * tan(abs(turn) / 2), turn < 0 ? -radius : radius)
    let start = CGPoint(x: corner.x - distance * cos(angle), y: corner.y - distance * sin(angle))
    addLine(to: start, transform: transform)
    addArc(
      center: CGPoint(x: start.x - side * sin(angle), y: start.y + side * cos(angle)), radius: radius,
      startAngle: angle - (turn < 0 ? -1 : 1) * .pi / 2, delta: turn, transform: transform)
  }

  private func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform
  ) {
    guard transform.isIdentity else {
      let arc = CGMutablePath()
      arc.path.addArc(
        center: Point(center), radius: Double(radius), start: Double(startAngle), sweep: Double(delta))
      return join(arc.path.transformed(by: transform.transform))
    }
    path.addArc(
      center: Point(center), radius: Double(radius), start: Double(startAngle), sweep: Double(delta))
  }

  /// Appends a path's elements, with a line in place of its first move.
  private func join(_ other: Path) {
    for element in other.elements {
      switch element {
      case .move(let point):
        if path.currentPoint == nil { path.move(to: point) } else { path.line(to: point) }
      case .line(let point): path.line(to: point)
      case .curve(let first, let second, let end): path.curve(first, second, to: end)
      case .close: path.close()
      }
    }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Shape.rectangle(Rect(rect)).path.transformed(by: transform.transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Shape.ellipse(Rect(rect)).path.transformed(by: transform.transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.append(
      Path(roundedRect: Rect(rect), cornerWidth: Double(cornerWidth), cornerHeight: Double(cornerHeight))
        .transformed(by: transform.transform))
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform.transform))
  }

  public func closeSubpath() { path.close() }
}

/// The sweep between two angles, in radians: positive if `grows` is true, otherwise negative, and at most a
/// full turn.
func sweep(from start: Double, to end: Double, grows: Bool) -> Double {
  let turn = 2 * Double.pi
  let difference = end - start
  guard difference.isFinite else { return 0 }
  if grows {
    if difference >= turn { return turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }
  if difference <= -turn { return -turn }
  let rest = difference.truncatingRemainder(dividingBy: turn)
  return rest > 0 ? rest - turn : rest
}

extension Path {
  fileprivate func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee.transform) } ?? self
  }

  /// Makes a rectangle whose corners are quarters of ellipses.
  init(roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    self.init()
    let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    guard width > 0, height > 0 else {
      addRectangle(rect)
      return
    }
    // The corners are circles in coordinates scaled by the corner's width and height.
    let stretched = Rect(x: 0, y: 0, width: rect.width / width, height: rect.height / height)
    self = Shape.roundedRectangle(stretched, radius: 1).path.transformed(
      by: Transform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY))
  }
}
