public import Foundation
internal import LayoutEngine
internal import PageDrawing

/// The kind of a path's element, with Core Graphics' raw values.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath

  /// The number of the element's points, of which the last is its end.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// An element of a path, valid only during the closure's call.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The element's points, as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each element. A cubic curve that equals a quadratic one is passed as quadratic,
  /// even if it was added as cubic.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var (start, last) = (Point.zero, Point.zero)
    for element in path.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let point): (type, points) = (.moveToPoint, [CGPoint(point)])
      case .line(let point): (type, points) = (.addLineToPoint, [CGPoint(point)])
      case .curve(let first, let second, let end):
        if let control = Self.control(ofCurveFrom: last, first, second, to: end) {
          (type, points) = (.addQuadCurveToPoint, [CGPoint(control), CGPoint(end)])
        } else {
          (type, points) = (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
        }
      case .close: (type, points) = (.closeSubpath, [])
      }
      // A closed subpath ends at its start.
      last = points.last.map { Point($0) } ?? start
      if type == .moveToPoint { start = last }
      // An extra point, so that the buffer of an element without points has an address, too.
      points.append(.zero)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }

  /// The control point q of a quadratic curve that equals a cubic one, whose control points are p₀ + ⅔(q −
  /// p₀) and p₃ + ⅔(q − p₃) then; `nil` if there is none.
  private static func control(
    ofCurveFrom start: Point, _ first: Point, _ second: Point, to end: Point
  ) -> Point? {
    func control(_ control: Double, _ end: Double) -> Double { (3 * control - end) / 2 }
    let (x, y) = (control(first.x, start.x), control(first.y, start.y))
    let (otherX, otherY) = (control(second.x, end.x), control(second.y, end.y))
    // The rounding error of coordinates up to 10,000 is far smaller.
    guard abs(x - otherX) < 1e-6, abs(y - otherY) < 1e-6 else { return nil }
    return Point(x: (x + otherX) / 2, y: (y + otherY) / 2)
  }
}
