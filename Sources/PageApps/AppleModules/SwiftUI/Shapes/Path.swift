public import Foundation
public import UIKitCore

/// The form of round corners.
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

/// The looks of a line along a path.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The way in which a path is filled; edges are always smooth.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// The radius of each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// Lines and curves.
public struct Path: Equatable, Sendable {
  private var storage = CGMutablePath()
  /// The line that is meant by a stroked path, whose outline is not worked out.
  private(set) var line: StrokeStyle?

  public init() {}
  public init(_ path: CGPath) { storage.addPath(path) }
  public init(_ rect: CGRect) { storage.addRect(rect) }
  public init(ellipseIn rect: CGRect) { storage.addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  // MARK: Reading

  public var cgPath: CGPath { storage.copy() ?? storage }
  public var isEmpty: Bool { storage.isEmpty }
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.currentPoint }
  /// The smallest rectangle around the path; `null` for an empty one.
  public var boundingRect: CGRect {
    let own = storage.boundingBoxOfPath
    return own.isNull ? own : own.insetBy(dx: -(line?.lineWidth ?? 0) / 2, dy: -(line?.lineWidth ?? 0) / 2)
  }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  // MARK: Building

  /// Changes the path's own copy. A line or a curve needs a point to begin at.
  private mutating func change(goesOn: Bool = false, _ body: (CGMutablePath) -> Void) {
    guard !goesOn || !isEmpty else { return }
    if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
    body(storage)
  }

  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change(goesOn: true) { $0.addLine(to: end) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change(goesOn: true) { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change(goesOn: true) { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func closeSubpath() { change(goesOn: true) { $0.closeSubpath() } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let (width, height) = (cornerSize.width, cornerSize.height)
    change { path in
      if style == .continuous, width == height {
        let smooth = UIBezierPath(roundedRect: rect, cornerRadius: width)
        path.addPath(smooth.cgPath, transform: transform)
      } else {
        path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform)
      }
    }
  }

  /// Adds an arc after a line to its start. As in Core Graphics, `clockwise` is meant with y upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let (start, end) = (CGFloat(startAngle.radians), CGFloat(endAngle.radians))
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
        transform: transform)
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, delta) = (CGFloat(startAngle.radians), CGFloat(delta.radians))
    change {
      $0.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
    }
  }

  /// Adds an arc that touches the lines from the path's end to a point and on to another one.
  public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return }
    let a = atan2(Double(from.y - p1.y), Double(from.x - p1.x))
    let b = atan2(Double(p2.y - p1.y), Double(p2.x - p1.x))
    let turn = (b - a).remainder(dividingBy: 2 * .pi)
    // Lines that run on or back have no corner to round.
    guard abs(sin(turn)) > 1e-9, radius > 0 else { return addLine(to: p1) }
    let far = Double(radius) / sin(abs(turn) / 2)
    let center = CGPoint(x: Double(p1.x) + far * cos(a + turn / 2), y: Double(p1.y) + far * sin(a + turn / 2))
    let half = turn > 0 ? Double.pi : -.pi
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(a - half / 2), delta: .radians(turn - half))
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty { line = path.line }
    change { $0.addPath(path.storage, transform: transform) }
  }

  // MARK: Other paths

  public func applying(_ transform: CGAffineTransform) -> Path {
    var other = Path()
    other.storage.addPath(storage, transform: transform)
    other.line = line
    // A line is as much wider as areas are larger, on average of both directions.
    other.line?.lineWidth *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return other
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var other = self
    other.line = style
    return other
  }

  /// The part of the path between two fractions of its length; subpaths count one after the other.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    let pieces = pieces
    let lengths = pieces.map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
    let total = lengths.reduce(0, +)
    var (position, trimmed) = (0.0, Path())
    trimmed.line = line
    for ((start, end), length) in zip(pieces, lengths) where length > 0 {
      let low = max((Double(from) * total - position) / length, 0)
      let high = min((Double(to) * total - position) / length, 1)
      position += length
      guard low < high else { continue }
      let first = Self.between(start, end, CGFloat(low))
      if trimmed.currentPoint != first { trimmed.move(to: first) }
      trimmed.addLine(to: Self.between(start, end, CGFloat(high)))
    }
    return trimmed
  }

  /// The path as short lines, 64 for each curve.
  private var pieces: [(CGPoint, CGPoint)] {
    var (pieces, begin, pen) = ([(CGPoint, CGPoint)](), CGPoint.zero, CGPoint.zero)
    storage.applyWithBlock { element in
      let kind = element.pointee.type
      let given = (0..<kind.pointCount).map { element.pointee.points[$0] }
      let points = [pen] + (kind == .closeSubpath ? [begin] : given)
      if kind == .moveToPoint { begin = points[1] }
      let steps = kind == .moveToPoint ? 0 : points.count == 2 ? 1 : 64
      for step in 0..<steps {
        // De Casteljau's algorithm.
        var row = points
        while row.count > 1 {
          row = zip(row, row.dropFirst()).map { Self.between($0, $1, CGFloat(step + 1) / CGFloat(steps)) }
        }
        pieces.append((pen, row[0]))
        pen = row[0]
      }
      pen = points[points.count - 1]
    }
    return pieces
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x * (1 - part) + b.x * part, y: a.y * (1 - part) + b.y * part)
  }

  // MARK: Corners

  /// Adds a rectangle with corners of several radii, each at most half of the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = CGMutablePath()
    let half = min(rect.width, rect.height) / 2
    // Each radius, its corner, and the directions along the sides before and after it.
    let corners: [(CGFloat, x: CGFloat, y: CGFloat, into: (CGFloat, CGFloat), out: (CGFloat, CGFloat))] = [
      (cornerRadii.topLeading, rect.minX, rect.minY, (0, 1), (1, 0)),
      (cornerRadii.topTrailing, rect.maxX, rect.minY, (-1, 0), (0, 1)),
      (cornerRadii.bottomTrailing, rect.maxX, rect.maxY, (0, -1), (-1, 0)),
      (cornerRadii.bottomLeading, rect.minX, rect.maxY, (1, 0), (0, -1)),
    ]
    for (number, (wanted, x, y, into, out)) in corners.enumerated() {
      let radius = min(max(wanted, 0), half)
      // Where a smooth corner begins, in radii: PaintCode's measurement of UIBezierPath, as the curves below.
      let reach: CGFloat = style == .continuous && radius * 1.528665 <= half ? 1.528665 : 1
      func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(x: x + radius * (into.0 * a + out.0 * b), y: y + radius * (into.1 * a + out.1 * b))
      }
      if number == 0 { path.move(to: point(reach, 0)) } else { path.addLine(to: point(reach, 0)) }
      guard radius > 0 else { continue }
      if reach > 1 {
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (
          0.63149379, 0.07491139, 0.37282383, 0.16905956
        )
        path.addCurve(to: point(a, b), control1: point(1.08849296, 0), control2: point(0.86840694, 0))
        path.addCurve(to: point(b, a), control1: point(c, d), control2: point(d, c))
        path.addCurve(to: point(0, reach), control1: point(0, 0.86840694), control2: point(0, 1.08849296))
      } else {
        // A quarter of a circle: 1 − 4/3 · (√2 − 1) radii from the corner.
        let control: CGFloat = 1 - 0.5522847498
        path.addCurve(to: point(0, 1), control1: point(control, 0), control2: point(0, control))
      }
    }
    path.closeSubpath()
    change { $0.addPath(path, transform: transform) }
  }
}
