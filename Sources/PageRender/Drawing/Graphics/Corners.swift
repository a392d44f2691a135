package import LayoutEngine

/// The rounded corners of a rectangle, as `CALayer` describes them.
package struct Corners: Hashable, Sendable {
  /// The corner radius, in points.
  package var radius = 0.0
  /// The radius of the lower corners, if it differs; `nil` for `radius`.
  package var lowerRadius: Double?
  package var curve = Curve.circular
  /// The corners that are round; all by default.
  package var rounded: Set = .all

  package init(radius: Double = 0.0, curve: Curve = Curve.circular, rounded: Set = .all) {
    self.radius = radius
    self.curve = curve
    self.rounded = rounded
  }

  package enum Curve: Hashable, Sendable { case circular, continuous }

  /// Corners, with the raw values of `CACornerMask`.
  package struct Set: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    static let topLeft = Set(rawValue: 1 << 0)
    static let topRight = Set(rawValue: 1 << 1)
    static let bottomLeft = Set(rawValue: 1 << 2)
    static let bottomRight = Set(rawValue: 1 << 3)
    package static let all: Set = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The radius of the roundest corners, in points.
  package var largestRadius: Double { max(radius, lowerRadius ?? 0) }

  /// True if at least one corner is round.
  package var areRound: Bool { radius > 0 && !rounded.intersection(.all).isEmpty }

  /// The corners of a rectangle whose edges are `distance` points farther inside: their radius is that much
  /// smaller.
  package func inset(by distance: Double) -> Corners {
    var inner = self
    inner.radius = max(0, radius - distance)
    inner.lowerRadius = lowerRadius.map { max(0, $0 - distance) }
    return inner
  }

  /// The rectangle with these corners. The radius is at most half of the shorter side.
  package func shape(of rect: Rect) -> Shape {
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    guard areRound, radius > 0 else { return .rectangle(rect) }
    guard lowerRadius == nil else { return .path(path(of: rect, half: half)) }
    // The smooth curve begins farther from the corner than the radius; without room for it the corner is
    // circular.
    let isSmooth = curve == .continuous && radius * Self.reach <= half
    if !isSmooth, rounded.isSuperset(of: .all) { return .roundedRectangle(rect, radius: radius) }
    return .path(path(of: rect, half: half))
  }

  /// The rectangle with these corners, as lines and curves; `nil` if no corner is round.
  package func path(of rect: Rect) -> Path? {
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    guard areRound, radius > 0 else { return nil }
    return path(of: rect, half: half)
  }

  /// The distance from the corner at which a smooth corner of radius 1 begins.
  private static let reach = 1.528665

  /// - Parameter half: The greatest radius, half of the shorter side.
  private func path(of rect: Rect, half: Double) -> Path {
    // Clockwise from the top left: each corner's position, and the directions from it along the sides before
    // (`into`) and after it (`out`).
    let corners: [(Set, Point, into: Point, out: Point)] = [
      (.topLeft, Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
    ]
    var path = Path()
    for (index, (corner, place, into, out)) in corners.enumerated() {
      let isLower = corner == .bottomLeft || corner == .bottomRight
      let radius = min(isLower ? lowerRadius ?? radius : radius, half)
      let isSmooth = curve == .continuous && radius * Self.reach <= half
      /// The point at distances from the corner, in radii, along the two sides.
      func point(_ a: Double, _ b: Double) -> Point {
        Point(
          x: place.x + radius * (into.x * a + out.x * b), y: place.y + radius * (into.y * a + out.y * b))
      }
      let isRound = rounded.contains(corner)
      let start = isRound ? point(isSmooth ? Self.reach : 1, 0) : place
      if index == 0 { path.move(to: start) } else { path.line(to: start) }
      guard isRound else { continue }
      if isSmooth {
        // The outline published for iOS 7's icons and since used for rounded rectangles (PaintCode's
        // measurement of UIBezierPath), in radii from the corner.
        path.curve(point(1.08849296, 0), point(0.86840694, 0), to: point(0.63149379, 0.07491139))
        path.curve(
          point(0.37282383, 0.16905956), point(0.16905956, 0.37282383), to: point(0.07491139, 0.63149379))
        path.curve(point(0, 0.86840694), point(0, 1.08849296), to: point(0, Self.reach))
      } else {
        // The control points of a quarter circle, by their distance from the corner in radii: 1 − 4/3 · (√2 −
        // 1).
        let control = 1 - 0.5522847498
        path.curve(point(control, 0), point(0, control), to: point(0, 1))
      }
    }
    path.close()
    return path
  }
}
