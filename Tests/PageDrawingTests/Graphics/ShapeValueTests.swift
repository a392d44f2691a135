import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Corners, strokes and paths as numbers.
struct ShapeValueTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  /// The numbers of a path's elements in turn.
  private func numbers(_ path: Path?) -> [Double] {
    (path?.elements ?? []).flatMap { element -> [Double] in
      switch element {
      case .move(let to), .line(let to): [to.x, to.y]
      case .curve(let first, let second, let end): [first.x, first.y, second.x, second.y, end.x, end.y]
      case .close: []
      }
    }
  }

  /// The letters of a path's elements: m, l, c and h, as in PDF.
  private func letters(_ path: Path?) -> String {
    String(
      (path?.elements ?? []).map { element -> Character in
        switch element {
        case .move: "m"
        case .line: "l"
        case .curve: "c"
        case .close: "h"
        }
      })
  }

  private func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  // MARK: Corners

  private let rect = Rect(x: 1, y: 2, width: 100, height: 50)
  /// 10 · (1 − 4/3 · (√2 − 1)), a control point's distance from a corner of radius 10.
  private let control = 4.477152502

  @Test func `the radius is at most half of the shorter side`() {
    #expect(Corners(radius: 10).shape(of: rect) == .roundedRectangle(rect, radius: 10))
    #expect(Corners(radius: 30).shape(of: rect) == .roundedRectangle(rect, radius: 25))
    let tall = Rect(x: 1, y: 2, width: 50, height: 100)
    #expect(Corners(radius: 30).shape(of: tall) == .roundedRectangle(tall, radius: 25))
    #expect(Corners(radius: 0).shape(of: rect) == .rectangle(rect))
    #expect(Corners(radius: -1).shape(of: rect) == .rectangle(rect))
    #expect(Corners(radius: 10, rounded: []).shape(of: rect) == .rectangle(rect))
    let flat = Rect(x: 0, y: 0, width: 10, height: 0)
    #expect(Corners(radius: 10).shape(of: flat) == .rectangle(flat))
    #expect(Corners(radius: 10).path(of: flat) == nil && Corners(radius: 0).path(of: rect) == nil)
  }

  @Test func `one round corner is a quarter circle, and the others are corners`() {
    let cases: [(Corners.Set, String, [Double])] = [
      (
        .topLeft, "mclllh",
        [1, 12, 1, 2 + control, 1 + control, 2, 11, 2, 101, 2, 101, 52, 1, 52]
      ),
      (
        .topRight, "mlcllh",
        [1, 2, 91, 2, 101 - control, 2, 101, 2 + control, 101, 12, 101, 52, 1, 52]
      ),
      (
        .bottomRight, "mllclh",
        [1, 2, 101, 2, 101, 42, 101, 52 - control, 101 - control, 52, 91, 52, 1, 52]
      ),
      (
        .bottomLeft, "mlllch",
        [1, 2, 101, 2, 101, 52, 11, 52, 1 + control, 52, 1, 52 - control, 1, 42]
      ),
    ]
    for (corner, elements, expected) in cases {
      let corners = Corners(radius: 10, rounded: corner)
      guard case .path(let path) = corners.shape(of: rect) else {
        Issue.record("no path")
        continue
      }
      #expect(letters(path) == elements && isNear(numbers(path), expected), "\(numbers(path))")
      #expect(corners.path(of: rect) == path)
    }
  }

  @Test func `lower corners may have a radius of their own`() {
    var corners = Corners(radius: 10)
    corners.lowerRadius = 40
    // The upper corners end and begin 10 points from the corner, the lower ones 25, half of the height.
    guard case .path(let path) = corners.shape(of: rect) else {
      Issue.record("no path")
      return
    }
    let places = path.elements.compactMap { element -> [Double]? in
      switch element {
      case .line(let to), .move(let to): [to.x, to.y]
      default: nil
      }
    }
    #expect(places == [[1, 12], [91, 2], [101, 27], [26, 52]])
    #expect(corners.largestRadius == 40 && Corners(radius: 10).largestRadius == 10)
    corners.lowerRadius = 4
    #expect(corners.largestRadius == 10)
    let inner = corners.inset(by: 3)
    #expect(inner.radius == 7 && inner.lowerRadius == 1)
    let sharp = corners.inset(by: 12)
    #expect(sharp.radius == 0 && sharp.lowerRadius == 0)
    #expect(Corners(radius: 10).inset(by: 3).lowerRadius == nil)
    #expect(Corners(radius: 10, rounded: .topLeft).inset(by: 3).rounded == .topLeft)
  }

  @Test func `a smooth corner begins 1.53 radii from the corner, if there is room`() {
    let smooth = Corners(radius: 10, curve: .continuous, rounded: .topLeft)
    guard case .path(let path) = smooth.shape(of: Rect(x: 0, y: 0, width: 100, height: 50)) else {
      Issue.record("no path")
      return
    }
    #expect(letters(path) == "mccclllh")
    // PaintCode's points, times the radius.
    let expected = [
      0, 15.28665, 0, 10.8849296, 0, 8.6840694, 0.7491139, 6.3149379, 1.6905956, 3.7282383, 3.7282383,
      1.6905956, 6.3149379, 0.7491139, 8.6840694, 0, 10.8849296, 0, 15.28665, 0, 100, 0, 100, 50, 0, 50,
    ]
    #expect(isNear(numbers(path), expected), "\(numbers(path))")
    // 16.3 · 1.528665 is 24.9, and 16.4 · 1.528665 is more than 25, half of the height.
    #expect(letters(Corners(radius: 16.3, curve: .continuous).path(of: rect)) == "mccclccclccclccch")
    #expect(letters(Corners(radius: 16.4, curve: .continuous).path(of: rect)) == "mclclclch")
    #expect(
      Corners(radius: 16.4, curve: .continuous).shape(of: rect) == .roundedRectangle(rect, radius: 16.4))
    #expect(letters(Corners(radius: 10).path(of: rect)) == "mclclclch")
  }

  // MARK: Strokes

  private func reach(_ join: Stroke.Join, _ cap: Stroke.Cap, limit: Double = 10) -> Double {
    Stroke(color: .black, width: 4, cap: cap, join: join, miterLimit: limit).reach
  }

  @Test func `a stroke reaches as far as its mitres and square ends`() {
    #expect(reach(.miter, .butt) == 20 && reach(.round, .butt) == 2 && reach(.bevel, .round) == 2)
    #expect(reach(.miter, .butt, limit: 0.5) == 2 && reach(.miter, .square) == 20)
    let diagonal = 2 * 2.0.squareRoot()
    #expect(reach(.round, .square) == diagonal && reach(.miter, .square, limit: 1) == diagonal)
  }

  @Test(
    arguments: [
      ([1, 2], [1, 2]), ([0, 1], [0, 1]), ([0, 0], []), ([-1, 2], []), ([.infinity, 1], []), ([], []),
      ([.nan, 1], []),
    ] as [([Double], [Double])])
  func `dashes count only if none is negative and one is longer than 0`(
    dashes: [Double], pattern: [Double]
  ) {
    let stroke = Stroke(color: .black, width: 1, cap: .butt, join: .miter, dashes: dashes)
    #expect(stroke.pattern == pattern)
  }

  @Test func `round ends come with round corners`() {
    let plain = Stroke(color: .black, width: 2)
    #expect(plain.cap == .butt && plain.join == .miter && plain.miterLimit == 10)
    #expect(plain.dashes.isEmpty && plain.dashPhase == 0 && plain.width == 2)
    let round = Stroke(color: .black, width: 2, hasRoundEnds: true)
    #expect(round.cap == .round && round.join == .round)
  }

  // MARK: Paths

  @Test func `an ellipse runs clockwise from its right end`() {
    var path = Path()
    path.addEllipse(in: Rect(x: 0, y: 0, width: 20, height: 10))
    // The controls are 10 and 5 times 0.5522847498 from the middles of the sides.
    let (x, y) = (5.522847498, 2.761423749)
    let expected = [
      20, 5, 20, 5 + y, 10 + x, 10, 10, 10, 10 - x, 10, 0, 5 + y, 0, 5, 0, 5 - y, 10 - x, 0, 10, 0, 10 + x,
      0, 20, 5 - y, 20, 5,
    ]
    #expect(letters(path) == "mcccch" && isNear(numbers(path), expected))
  }

  @Test func `bounds hold all points, control points included`() {
    var path = Path()
    #expect(path.bounds == .zero)
    path.close()
    #expect(path.bounds == .zero)
    path.addLine(from: point(5, 6), to: point(7, 4))
    #expect(path.bounds == Rect(minX: 5, minY: 4, maxX: 7, maxY: 6))
    path.curve(point(-1, 5), point(6, 20), to: point(6, 5))
    #expect(path.bounds == Rect(minX: -1, minY: 4, maxX: 7, maxY: 20))
    path.curve(point(6, -9), point(30, 5), to: point(6, 5))
    #expect(path.bounds == Rect(minX: -1, minY: -9, maxX: 30, maxY: 20))
    #expect(Path(lines: [point(1, 2), point(3, 4)]).elements == [.move(point(1, 2)), .line(point(3, 4))])
  }

  @Test func `a curve's own bounds end where it turns back`() {
    // y = 36 t (1 − t) is 9 at most.
    var arch = Path()
    arch.move(to: point(0, 0))
    arch.line(to: point(10, 10))
    arch.curve(point(10, 22), point(20, 22), to: point(20, 10))
    #expect(arch.curveBounds == Rect(minX: 0, minY: 0, maxX: 20, maxY: 19))
    var lying = Path()
    lying.move(to: point(10, 10))
    lying.curve(point(22, 10), point(22, 20), to: point(10, 20))
    #expect(lying.curveBounds == Rect(minX: 10, minY: 10, maxX: 19, maxY: 20))
  }

  @Test func `a curve that turns back twice reaches both ways`() {
    // y = 30 t (1 − t) (1 − 2 t) is ±30 / (6 √3) at most: 2.886751.
    var wave = Path()
    wave.move(to: point(0, 0))
    wave.curve(point(10, 10), point(20, -10), to: point(30, 0))
    let box = wave.curveBounds
    #expect(abs(box.minY + 2.886751346) < 1e-6 && abs(box.maxY - 2.886751346) < 1e-6)
    #expect(box.minX == 0 && box.maxX == 30)
  }

  @Test func `a quadratic curve turns back once, and a straight one nowhere`() {
    // y = 12 t (1 − t) is 3 at most: (0, 4, 4, 0) has no cubic term.
    var path = Path()
    path.move(to: point(0, 0))
    path.curve(point(1, 4), point(2, 4), to: point(3, 0))
    #expect(path.curveBounds == Rect(minX: 0, minY: 0, maxX: 3, maxY: 3))
    // After a closed outline the next curve begins where the outline did.
    path.line(to: point(50, 50))
    path.close()
    path.curve(point(1, -4), point(2, -4), to: point(3, 0))
    #expect(path.curveBounds == Rect(minX: 0, minY: -3, maxX: 50, maxY: 50))
  }

  @Test func `a transformed path keeps its fill rule, and an appended one does not bring its own`() {
    var path = Path(lines: [point(1, 2), point(3, 4)])
    path.curve(point(1, 1), point(2, 2), to: point(5, 6))
    path.close()
    path.fillRule = .evenOdd
    let moved = path.transformed(by: Transform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -1))
    #expect(moved.fillRule == .evenOdd && letters(moved) == "mlch")
    #expect(numbers(moved) == [3, 5, 7, 11, 3, 2, 5, 5, 11, 17])
    var both = Path(lines: [point(0, 0)])
    both.append(path)
    #expect(both.fillRule == .nonZero && letters(both) == "mmlch")
    #expect(numbers(both) == [0, 0, 1, 2, 3, 4, 1, 1, 2, 2, 5, 6])
  }

  @Test func `every shape has a path, bounds and a place`() {
    let offset = Point(x: 10, y: 20)
    let moved = Rect(x: 11, y: 22, width: 100, height: 50)
    let path = Path(lines: [point(1, 2), point(3, 9)])
    #expect(Shape.rectangle(rect).offsetBy(offset) == .rectangle(moved))
    #expect(Shape.ellipse(rect).offsetBy(offset) == .ellipse(moved))
    #expect(
      Shape.roundedRectangle(rect, radius: 3).offsetBy(offset) == .roundedRectangle(moved, radius: 3))
    #expect(Shape.path(path).offsetBy(offset) == .path(Path(lines: [point(11, 22), point(13, 29)])))
    #expect(Shape.path(path).offsetBy(.zero) == .path(path))
    #expect(letters(Shape.rectangle(rect).path) == "mlllh" && letters(Shape.ellipse(rect).path) == "mcccch")
    #expect(letters(Shape.roundedRectangle(rect, radius: 3).path) == "mclclclch")
    #expect(Shape.roundedRectangle(rect, radius: 0).path == Shape.rectangle(rect).path)
    #expect(Shape.path(path).path == path)
    for shape in [Shape.rectangle(rect), .ellipse(rect), .roundedRectangle(rect, radius: 3)] {
      #expect(shape.bounds == rect && shape.fillRule == .nonZero)
    }
    #expect(Shape.path(path).bounds == Rect(minX: 1, minY: 2, maxX: 3, maxY: 9))
    var odd = path
    odd.fillRule = .evenOdd
    #expect(Shape.path(odd).fillRule == .evenOdd)
  }

  // MARK: Parts of paths

  @Test func `a part of a path begins and ends along its lines`() {
    // 20 points long.
    let corner = Path(lines: [point(0, 0), point(10, 0), point(10, 10)])
    #expect(
      corner.trimmed(from: 0.25, to: 0.75) == Path(lines: [point(5, 0), point(10, 0), point(10, 5)]))
    #expect(corner.trimmed(from: 0, to: 0.5) == Path(lines: [point(0, 0), point(10, 0)]))
    #expect(corner.trimmed(from: 0.5, to: 1) == Path(lines: [point(10, 0), point(10, 10)]))
    #expect(corner.trimmed(from: 0, to: 1) == corner && corner.trimmed(from: -1, to: 2) == corner)
    for (start, end) in [(0.5, 0.5), (0.6, 0.5)] {
      #expect(corner.trimmed(from: start, to: end).elements.isEmpty)
    }
    #expect(Path(lines: [point(1, 1), point(1, 1)]).trimmed(from: 0, to: 0.5).elements.isEmpty)
    let endless = Path(lines: [point(1, 1), point(.infinity, 1)])
    #expect(endless.trimmed(from: 0, to: 0.5).elements.isEmpty)
  }

  @Test func `the line that closes an outline counts`() {
    var square = Path(lines: [point(0, 0), point(10, 0), point(10, 10), point(0, 10)])
    square.close()
    square.fillRule = .evenOdd
    let last = square.trimmed(from: 0.75, to: 0.875)
    #expect(last.elements == [.move(point(0, 10)), .line(point(0, 5))] && last.fillRule == .evenOdd)
    // A line that leads back already leaves nothing to close.
    var closed = Path(lines: [point(0, 0), point(10, 0), point(0, 0)])
    closed.close()
    closed.line(to: point(0, 20))
    #expect(closed.trimmed(from: 0.5, to: 1).elements == [.move(point(0, 0)), .line(point(0, 20))])
  }

  @Test func `subpaths count one after the other`() {
    var two = Path(lines: [point(0, 0), point(10, 0)])
    two.addLine(from: point(0, 5), to: point(10, 5))
    #expect(
      two.trimmed(from: 0.25, to: 0.75).elements == [
        .move(point(5, 0)), .line(point(10, 0)), .move(point(0, 5)), .line(point(5, 5)),
      ])
  }

  @Test func `a part of a curve is a curve`() {
    // A curve of uniform speed along a line.
    var path = Path()
    path.move(to: point(0, 0))
    path.curve(point(10, 20), point(20, 40), to: point(30, 60))
    let middle = path.trimmed(from: 0.25, to: 0.75)
    #expect(letters(middle) == "mc")
    #expect(isNear(numbers(middle), [7.5, 15, 12.5, 25, 17.5, 35, 22.5, 45]))
    #expect(isNear(numbers(path.trimmed(from: 0, to: 0.5)), [0, 0, 5, 10, 10, 20, 15, 30]))
    #expect(isNear(numbers(path.trimmed(from: 0.5, to: 1)), [15, 30, 20, 40, 25, 50, 30, 60]))
    // Less than a chord of the 32 by which it is measured.
    #expect(isNear(numbers(path.trimmed(from: 0, to: 0.01)), [0, 0, 0.1, 0.2, 0.2, 0.4, 0.3, 0.6]))
  }

  // MARK: Winding numbers

  private func windings(_ build: (inout Path) -> Void, _ x: Double, _ y: Double) -> Int {
    var path = Path()
    build(&path)
    return path.windings(around: point(x, y))
  }

  @Test func `an outline winds around what is inside, clockwise once`() {
    let box = { (path: inout Path) in path.addRectangle(Rect(x: 0, y: 0, width: 10, height: 20)) }
    #expect(windings(box, 5, 15) == 1)
    for (x, y) in [(-1.0, 5.0), (11, 5), (5, -1), (5, 21), (15, 15)] { #expect(windings(box, x, y) == 0) }
    // The upper and left edges are inside, the lower and right ones are not.
    #expect(windings(box, 5, 0) == 1 && windings(box, 5, 20) == 0)
    #expect(windings(box, 0, 5) == 1 && windings(box, 10, 5) == 0)
    let twice = { (path: inout Path) in
      box(&path)
      box(&path)
    }
    #expect(windings(twice, 5, 5) == 2)
    let back = { (path: inout Path) in
      path.append(Path(lines: [Point(x: 0, y: 0), Point(x: 0, y: 20), Point(x: 10, y: 20)]))
    }
    // An open outline counts as closed: a triangle below its diagonal, counterclockwise.
    #expect(windings(back, 2, 15) == -1 && windings(back, 8, 5) == 0)
    let slanted = { (path: inout Path) in
      path.append(Path(lines: [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 30, y: 20)]))
    }
    #expect(windings(slanted, 17, 10) == 1 && windings(slanted, 21, 10) == 0)
    #expect(windings(slanted, 14, 10) == 0)
  }

  @Test func `curves wind too`() {
    let arch = { (path: inout Path) in
      path.move(to: Point(x: 0, y: 0))
      path.curve(Point(x: 0, y: 20), Point(x: 20, y: 20), to: Point(x: 20, y: 0))
    }
    // 15 deep in the middle, counterclockwise.
    #expect(windings(arch, 10, 14.9) == -1 && windings(arch, 10, 15.1) == 0)
    #expect(windings(arch, 1, 14) == 0 && windings(arch, 19, 14) == 0)
    let ellipse = { (path: inout Path) in path.addEllipse(in: Rect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(windings(ellipse, 10, 5) == 1 && windings(ellipse, 1, 1) == 0 && windings(ellipse, 19, 9) == 0)
    // An outline before a move is closed by it.
    let two = { (path: inout Path) in
      path.append(Path(lines: [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)]))
      path.move(to: Point(x: 50, y: 50))
    }
    #expect(windings(two, 8, 5) == 1 && windings(two, 2, 5) == 0)
  }

  @Test func `a hash is sixteen bytes, the highest first`() throws {
    let hash = try #require(PictureHash(canonicalBytes: Array(0..<16)))
    #expect(hash.high == 0x0001_0203_0405_0607 && hash.low == 0x0809_0A0B_0C0D_0E0F)
    #expect(hash.canonicalBytes == Array(0..<16))
    #expect(PictureHash(canonicalBytes: Array(0..<15)) == nil)
    #expect(PictureHash(canonicalBytes: Array(0..<17)) == nil)
  }
}
