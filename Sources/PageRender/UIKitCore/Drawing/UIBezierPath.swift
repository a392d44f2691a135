public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A path of lines and curves, in points, with its line style.
open class UIBezierPath: NSObject, NSCopying {
  private var path = Path()

  // MARK: Making

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init(Shape.rectangle(Rect(rect)).path)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(Shape.ellipse(Rect(rect)).path)
  }

  /// Makes a rounded rectangle with continuous corners, as in UIKit; the radius is at most half of the
  /// shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect, radius: cornerRadius, corners: .all)
  }

  /// Makes a rectangle with some corners rounded, by the radius `cornerRadii.width` as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect, radius: cornerRadii.width, corners: Corners.Set(rawValue: corners.rawValue))
  }

  private convenience init(_ rect: CGRect, radius: CGFloat, corners: Corners.Set) {
    let radius = radius.isFinite ? max(Double(radius), 0) : 0
    let shape = Corners(radius: radius, curve: .continuous, rounded: corners)
    let rect = Rect(rect)
    self.init(shape.path(of: rect) ?? Shape.rectangle(rect).path)
  }

  /// Makes an arc, with angles in radians that grow clockwise from the x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init(cgPath.path)
  }

  convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: Point(point)) }

  /// Adds a line; in an empty path, moves to the point instead.
  open func addLine(to point: CGPoint) {
    if path.elements.isEmpty { return path.move(to: Point(point)) }
    path.line(to: Point(point))
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if path.elements.isEmpty { path.move(to: Point(controlPoint1)) }
    path.curve(Point(controlPoint1), Point(controlPoint2), to: Point(endPoint))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if path.elements.isEmpty { path.move(to: Point(controlPoint)) }
    path.quadraticCurve(Point(controlPoint), to: Point(endPoint))
  }

  /// Adds an arc, preceded by a line to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let (start, end) = (Double(startAngle), Double(endAngle))
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    path.addArc(
      center: Point(center), radius: Double(radius), start: start,
      sweep: sweep(from: start, to: end, grows: clockwise))
  }

  open func close() { if !path.elements.isEmpty { path.close() } }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform.transform) }

  /// The path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed)
    reversed.copyStyle(of: self)
    return reversed
  }

  // MARK: Reading

  open var cgPath: CGPath {
    get {
      var path = path
      path.fillRule = usesEvenOddFillRule ? .evenOdd : .nonZero
      return CGPath(path)
    }
    set { path = newValue.path }
  }
  open var isEmpty: Bool { path.elements.isEmpty }
  /// The bounding box of all points, including control points; zero for an empty path.
  open var bounds: CGRect { path.elements.isEmpty ? .zero : CGRect(path.bounds) }
  open var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  // MARK: Style

  /// The width of the stroke, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// The flatness of curves; without effect, since curves are always drawn smoothly.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: [Double] = []
  private var dashPhase = 0.0

  /// Sets the lengths of dashes and gaps in turn, in points; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { UnsafeBufferPointer(start: $0, count: max(count, 0)).map { Double($0) } } ?? []
    dashPhase = Double(phase)
  }

  private func copyStyle(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, flatness, usesEvenOddFillRule) = (
      other.miterLimit, other.flatness, other.usesEvenOddFillRule
    )
    (dashes, dashPhase) = (other.dashes, other.dashPhase)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.copyStyle(of: self)
    return copy
  }

  // MARK: Drawing

  /// Fills the path with the current fill colour; does nothing without a current context. The blend mode is
  /// ignored.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { fill() }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { stroke() }
  }
  private func withAlpha(_ alpha: CGFloat, draw: () -> Void) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setAlpha(alpha)
    draw()
    context?.restoreGState()
  }
  /// Returns true if a point is inside the path filled by its rule.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath.path)
  }

  /// Strokes the path with the current stroke colour; does nothing without a current context.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(
      path,
      LineStyle(
        width: Double(lineWidth), cap: lineCapStyle.cap, join: lineJoinStyle.join,
        miterLimit: Double(miterLimit), dashes: dashes, dashPhase: dashPhase))
  }

  /// Clips later drawing to the inside of the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath.path)
  }
}

/// The ends of lines, with Core Graphics' raw values.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  var cap: Stroke.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of lines, with Core Graphics' raw values.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  var join: Stroke.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

extension Path {
  /// The path in the opposite direction.
  fileprivate var reversed: Path {
    var parts: [(elements: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move: parts.append(([element], false))
      case .close: if let last = parts.indices.last { parts[last].isClosed = true }
      case .line, .curve:
        // Elements after a closed subpath start at that subpath's start.
        if let last = parts.last, last.isClosed, let begin = last.elements.first {
          parts.append(([begin], false))
        }
        if let last = parts.indices.last { parts[last].elements.append(element) }
      }
    }
    var path = Path()
    path.fillRule = fillRule
    for (elements, isClosed) in parts.reversed() {
      for (index, element) in elements.enumerated().reversed() {
        if index == elements.count - 1, let end = element.end { path.move(to: end) }
        guard index > 0, let before = elements[index - 1].end else { continue }
        if case .curve(let first, let second, _) = element {
          path.curve(second, first, to: before)
        } else {
          path.line(to: before)
        }
      }
      if isClosed { path.close() }
    }
    return path
  }
}

extension Path.Element {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
