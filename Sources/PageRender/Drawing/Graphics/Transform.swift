public import LayoutEngine

/// An affine map of points: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public struct Transform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A translation by distances in points.
  public init(x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The factor by which areas grow; negative if the transform also mirrors.
  public var determinant: Double { a * d - b * c }

  /// True if the transform is a translation or the identity.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The transform that applies this one, then `next`.
  public func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The transform with `point` as its origin: a rotation or scaling leaves this point in place.
  public func around(_ point: Point) -> Transform {
    Transform(x: -point.x, y: -point.y).followed(by: self).followed(by: Transform(x: point.x, y: point.y))
  }

  /// The inverse transform; `nil` if the transform is singular.
  public var inverse: Transform? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    return Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }

  /// True if the transform can be drawn with: its numbers are finite and moderate, and it is not singular.
  package var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e6 } && abs(determinant) > 1e-9
  }

  /// Returns true if glyphs of a size in points are drawn in a size that FreeType, cairo and readers of
  /// documents accept: 0.01 to 16,000 points.
  func isDrawable(pointSize: Double) -> Bool {
    let sizes = 0.01...16_000
    return sizes.contains((a * a + b * b).squareRoot() * pointSize)
      && sizes.contains((c * c + d * d).squareRoot() * pointSize)
  }

  /// The smallest rectangle around the transformed rectangle.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() {
      box = Rect(
        minX: min(box.minX, corner.x), minY: min(box.minY, corner.y), maxX: max(box.maxX, corner.x),
        maxY: max(box.maxY, corner.y))
    }
    return box
  }
}
