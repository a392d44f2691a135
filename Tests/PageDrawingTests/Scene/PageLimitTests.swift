import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// The limits of numbers in documents, and the rectangles that items stay in.
struct PageLimitTests {
  private typealias Kind = SceneItem.Kind

  private let rect = Rect(x: 1, y: 2, width: 3, height: 4)
  private let box = Shape.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))
  private let gradient = Gradient(
    .axial(from: .zero, to: Point(x: 1, y: 1)), stops: [.init(0, .black), .init(1, .white)],
    frame: Rect(x: 1, y: 2, width: 3, height: 4))

  private func isWithin(_ kind: Kind) -> Bool { SceneItem(kind, source: 0).isWithinPages }

  /// Expects that each number may be as large as the limit and no larger, and not NaN.
  private func expectLimits<Value>(
    of value: Value, _ paths: [WritableKeyPath<Value, Double>], at place: SourceLocation = #_sourceLocation,
    _ kind: (Value) -> Kind
  ) {
    #expect(isWithin(kind(value)), sourceLocation: place)
    for (index, path) in paths.enumerated() {
      for (number, isInside) in [
        (999_999.0, true), (-999_999, true), (1e6, false), (-1e6, false), (.nan, false), (.infinity, false),
      ] {
        var changed = value
        changed[keyPath: path] = number
        #expect(
          isWithin(kind(changed)) == isInside, "number \(index) is \(number)", sourceLocation: place)
      }
    }
  }

  private let edges: [WritableKeyPath<Rect, Double>] = [
    \.origin.x, \.origin.y, \.size.width, \.size.height,
  ]
  private let parts: [WritableKeyPath<Color, Double>] = [\.red, \.green, \.blue, \.alpha]

  @Test func `the numbers of shapes are below a million`() {
    expectLimits(of: rect, edges) { .shape(.rectangle($0), .black) }
    expectLimits(of: rect, edges) { .shape(.ellipse($0), .black) }
    expectLimits(of: rect, edges) { .shape(.roundedRectangle($0, radius: 1), .black) }
    expectLimits(of: 1.0, [\Double.self]) { .shape(.roundedRectangle(rect, radius: $0), .black) }
    expectLimits(of: rect, edges) { .clip(.rectangle($0), []) }
    for place in 0..<5 {
      expectLimits(of: Point(x: 1, y: 2), [\.x, \.y]) { point in
        var path = Path()
        path.move(to: place == 0 ? point : .zero)
        path.line(to: place == 1 ? point : .zero)
        path.curve(
          place == 2 ? point : .zero, place == 3 ? point : .zero, to: place == 4 ? point : .zero)
        path.close()
        return .shape(.path(path), .black)
      }
    }
  }

  @Test func `the numbers of colours, lines and shadows are below a million`() {
    expectLimits(of: Color.black, parts) { .shape(box, $0) }
    let stroke = Stroke(color: .black, width: 1)
    expectLimits(of: stroke, [\.color.red, \.width, \.miterLimit, \.dashPhase]) { .stroke(box, $0) }
    expectLimits(of: rect, edges) { .stroke(.rectangle($0), stroke) }
    let shadow = Shadow(color: .black, offset: .zero, radius: 1)
    expectLimits(of: shadow, [\.color.alpha, \.offset.x, \.offset.y, \.radius]) { .shadow(box, $0) }
    expectLimits(of: rect, edges) { .shadow(.rectangle($0), shadow) }
    let item = SceneItem(.shape(box, .black), source: 0)
    expectLimits(of: shadow, [\.color.alpha, \.offset.x, \.offset.y, \.radius]) { .shadowOf([item], $0) }
    #expect(!isWithin(.shadowOf([], shadow)))
    let far = SceneItem(.shape(.rectangle(Rect(x: 1e6, y: 0, width: 1, height: 1)), .black), source: 0)
    #expect(!isWithin(.shadowOf([far], shadow)))
  }

  @Test(
    arguments: [
      ([], true), ([0, 1], true), ([0.01], true), ([0.009], false), ([999_999], true), ([1e6], false),
      ([-1], false), ([.nan], false), ([1, 0.001], false),
    ] as [([Double], Bool)])
  func `a dash is a hundredth of a point or longer`(dashes: [Double], isInside: Bool) {
    var stroke = Stroke(color: .black, width: 1)
    stroke.dashes = dashes
    #expect(isWithin(.stroke(box, stroke)) == isInside)
  }

  @Test func `a length is 0 or at least a millionth`() {
    for (length, isInside) in [(0.0, true), (1.1e-6, true), (0.9e-6, false), (-0.9e-6, false)] {
      #expect(isWithin(.stroke(box, Stroke(color: .black, width: length))) == isInside)
      #expect(
        isWithin(.shape(.rectangle(Rect(x: 0, y: 0, width: length, height: 1)), .black)) == isInside)
      #expect(
        isWithin(.shape(.rectangle(Rect(x: 0, y: 0, width: 1, height: length)), .black)) == isInside)
    }
  }

  @Test func `the numbers of gradients are below a million`() {
    expectLimits(
      of: gradient,
      [\.frame.origin.x, \.frame.size.height, \.stops[1].place, \.stops[1].color.green]
    ) { .gradient(box, $0) }
    expectLimits(of: rect, edges) { .gradient(.rectangle($0), gradient) }
    func changed(_ form: Gradient.Form) -> Kind {
      var changed = gradient
      changed.form = form
      return .gradient(box, changed)
    }
    let unit = Point(x: 1, y: 1)
    expectLimits(of: Point.zero, [\.x, \.y]) { changed(.axial(from: $0, to: unit)) }
    expectLimits(of: Point.zero, [\.x, \.y]) { changed(.axial(from: unit, to: $0)) }
    expectLimits(of: Point.zero, [\.x, \.y]) { changed(.conic(center: $0, towards: unit)) }
    expectLimits(of: Point.zero, [\.x, \.y]) { changed(.conic(center: unit, towards: $0)) }
    let radii = Size(width: 1, height: 1)
    expectLimits(of: Point.zero, [\.x, \.y]) { changed(.radial(center: $0, radii: radii)) }
    expectLimits(of: radii, [\.width, \.height]) { changed(.radial(center: unit, radii: $0)) }
  }

  @Test func `the numbers of glyphs, pictures, groups and backdrops are below a million`() {
    let run = SceneGlyphs(
      face: FontFaceID(path: "font"), pointSize: 1, color: .black,
      glyphs: [
        PositionedGlyph(glyph: 1, x: 0, y: 0, cluster: 0), PositionedGlyph(glyph: 1, x: 0, y: 0, cluster: 1),
      ], text: "ab")
    expectLimits(of: run, [\.pointSize, \.color.red, \.glyphs[0].x, \.glyphs[1].y]) { .glyphs($0) }
    let image = SceneImage(image: picture(1, 1) { _, _ in 0 }, frame: rect)
    expectLimits(of: image, [\.frame.origin.x, \.frame.size.height]) { .image($0) }
    expectLimits(of: Size(width: 1, height: 1), [\.width, \.height]) { tile in
      var tiled = image
      tiled.tile = tile
      return .image(tiled)
    }
    expectLimits(of: Color.black, parts) { tint in
      var tinted = image
      tinted.tint = tint
      return .image(tinted)
    }
    expectLimits(of: 0.5, [\Double.self]) { .group(opacity: $0, []) }
    expectLimits(of: 0.5, [\Double.self]) { .filtered(.blur(radius: $0, isOpaque: true), []) }
    let backdrop = Backdrop(radius: 1, saturation: 1)
    expectLimits(of: backdrop, [\.radius, \.saturation]) { .backdrop(box, $0) }
    expectLimits(of: rect, edges) { .backdrop(.rectangle($0), backdrop) }
    expectLimits(of: Transform.identity, [\.tx, \.ty, \.b]) { .transform($0, []) }
    #expect(!isWithin(.transform(Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), [])))
    #expect(isWithin(.mask([], [])) && isWithin(.tagged(.list, [])))
  }

  // MARK: Extents

  private func extent(_ kind: Kind) -> [Double]? {
    SceneItem(kind, source: 0).extent.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
  }

  @Test func `an item's extent holds all that it draws`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let box = Shape.rectangle(rect)
    let item = SceneItem(.shape(box, .black), source: 0)
    let plain: [Double] = [10, 20, 40, 60]
    #expect(extent(.shape(box, .black)) == plain && extent(.gradient(box, gradient)) == plain)
    #expect(extent(.clip(box, [])) == plain)
    #expect(extent(.backdrop(box, Backdrop(radius: 9, saturation: 1))) == plain)
    #expect(extent(.image(SceneImage(image: picture(1, 1) { _, _ in 0 }, frame: rect))) == plain)
    #expect(extent(.group(opacity: 1, [item])) == plain && extent(.tagged(.list, [item])) == plain)
    let far = SceneItem(.shape(.ellipse(Rect(x: 0, y: 50, width: 5, height: 50)), .black), source: 0)
    #expect(extent(.mask([far], [item])) == plain && extent(.mask([item], [])) == nil)
    #expect(extent(.group(opacity: 1, [item, far])) == [0, 20, 40, 100])
    #expect(extent(.group(opacity: 1, [far, item])) == [0, 20, 40, 100])
    #expect(extent(.group(opacity: 1, [])) == nil)
    let map = Transform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: -1)
    #expect(extent(.transform(map, [item])) == [21, 19, 81, 59])
    // Three deviations and a point more.
    #expect(extent(.filtered(.blur(radius: 2, isOpaque: false), [item])) == [3, 13, 47, 67])
    #expect(extent(.filtered(.blur(radius: 2, isOpaque: true), [item])) == plain)
    // Half of the width, times the mitre limit.
    #expect(
      extent(.stroke(box, Stroke(color: .black, width: 4, cap: .butt, join: .bevel))) == [8, 18, 42, 62])
    // Three deviations and a point more.
    let shadow = Shadow(color: .black, offset: Point(x: 1, y: 2), radius: 2)
    #expect(extent(.shadow(box, shadow)) == [4, 15, 48, 69])
    #expect(extent(.shadowOf([item], shadow)) == [4, 15, 48, 69] && extent(.shadowOf([], shadow)) == nil)
    func run(_ glyphs: [PositionedGlyph]) -> Kind {
      .glyphs(
        SceneGlyphs(face: FontFaceID(path: "f"), pointSize: 10, color: .black, glyphs: glyphs, text: ""))
    }
    #expect(extent(run([])) == nil)
    let glyphs = [
      PositionedGlyph(glyph: 1, x: 100, y: 200, cluster: 0),
      PositionedGlyph(glyph: 1, x: 120, y: 230, cluster: 0),
    ]
    #expect(extent(run(glyphs)) == [96, 188, 136, 234])
  }

  @Test func `an item fits if no side of it is outside`() {
    let item = SceneItem(.shape(.rectangle(Rect(x: 10, y: 20, width: 30, height: 40)), .black), source: 0)
    #expect(item.fits(in: Rect(minX: 10, minY: 20, maxX: 40, maxY: 60)))
    #expect(!item.fits(in: Rect(minX: 11, minY: 20, maxX: 40, maxY: 60)))
    #expect(!item.fits(in: Rect(minX: 10, minY: 21, maxX: 40, maxY: 60)))
    #expect(!item.fits(in: Rect(minX: 10, minY: 20, maxX: 39, maxY: 60)))
    #expect(!item.fits(in: Rect(minX: 10, minY: 20, maxX: 40, maxY: 59)))
    #expect(SceneItem(.group(opacity: 1, []), source: 0).fits(in: .zero))
  }

  @Test func `the pictures of all items are told in the order of drawing`() {
    let pictures = (0..<8).map { index in picture(index + 1, 1) { _, _ in 0 } }
    func item(_ index: Int) -> SceneItem {
      SceneItem(.image(SceneImage(image: pictures[index], frame: rect)), source: 0)
    }
    let shadow = Shadow(color: .black, offset: .zero, radius: 1)
    let kinds: [Kind] = [
      .image(SceneImage(image: pictures[0], frame: rect)), .clip(box, [item(1)]),
      .group(opacity: 1, [item(2)]), .transform(.identity, [item(3)]), .tagged(.list, [item(4)]),
      .shadowOf([item(5)], shadow), .mask([item(6)], [item(7)]), .shape(box, .black), .shadow(box, shadow),
    ]
    let found = kinds.map { SceneItem($0, source: 0) }.images
    #expect(found.map(\.width) == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  // MARK: Places in shapes

  @Test func `a shape holds its edges and not its corners' outsides`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    func places(_ shape: Shape, _ points: [(Double, Double)]) -> [Bool] {
      points.map { shape.contains(Point(x: $0.0, y: $0.1)) }
    }
    let edges = [(10.0, 20.0), (40, 60), (9.9, 30), (40.1, 30), (20, 19.9), (20, 60.1)]
    #expect(places(.rectangle(rect), edges) == [true, true, false, false, false, false])
    // A corner's circle of radius 10 is left at (3, 3) from the corner and met at (2, 4): 8² + 6² = 10².
    let corners = [
      (12.0, 24.0), (12, 23), (38, 24), (38, 23), (12, 56), (12, 57), (38, 56), (38, 57), (10, 40), (25, 20),
    ]
    #expect(
      places(.roundedRectangle(rect, radius: 10), corners)
        == [true, false, true, false, true, false, true, false, true, true])
    #expect(
      places(.roundedRectangle(rect, radius: 10), [(9, 40), (41, 40), (25, 19), (25, 61)]) == [
        false, false, false, false,
      ])
    // Half axes of 15 and 20 around (25, 40): (9, 16) is on the ellipse, 0.6² + 0.8² = 1.
    let ellipse = [(34.0, 56.0), (35, 56), (34, 57), (16, 24), (15, 24), (16, 23), (25, 40)]
    #expect(places(.ellipse(rect), ellipse) == [true, false, false, true, false, false, true])
    #expect(places(.ellipse(Rect(x: 0, y: 0, width: 0, height: 1)), [(0, 0.5)]) == [false])
    #expect(places(.ellipse(Rect(x: 0, y: 0, width: 1, height: 0)), [(0.5, 0)]) == [false])
    let path = Shape.path(Path(lines: [Point(x: 0, y: 0), Point(x: 2, y: 3)]))
    #expect(places(path, [(2, 0), (2.1, 0), (0, 3.1)]) == [true, false, false])
  }

  @Test func `a picture's colour is that of the pixel at a place`() {
    // Two columns and three rows: 0x01 to 0x06 blue.
    let image = picture(2, 3) { x, y in UInt32(2 * y + x + 1) }
    let frame = Rect(x: 10, y: 20, width: 20, height: 60)
    func pixel(_ drawn: SceneImage, _ x: Double, _ y: Double) -> Int? {
      drawn.color(at: Point(x: x, y: y)).map { Int(($0.blue * 255).rounded()) }
    }
    let plain = SceneImage(image: image, frame: frame)
    #expect(pixel(plain, 15, 30) == 1 && pixel(plain, 25, 30) == 2 && pixel(plain, 15, 50) == 3)
    #expect(pixel(plain, 25, 70) == 6 && pixel(plain, 30, 80) == 6 && pixel(plain, 0, 0) == 1)
    let part = SceneImage(image: image, frame: frame, part: Rect(x: 1, y: 1, width: 1, height: 2))
    #expect(pixel(part, 15, 30) == 4 && pixel(part, 15, 70) == 6)
    // Tiles of 10 × 30 points.
    let tiled = SceneImage(image: image, frame: frame, tile: Size(width: 10, height: 30))
    #expect(pixel(tiled, 11, 21) == 1 && pixel(tiled, 16, 21) == 2 && pixel(tiled, 21, 51) == 1)
    #expect(pixel(tiled, 26, 66) == 4)
    for size in [Size(width: 0, height: 1), Size(width: 1, height: 0)] {
      #expect(pixel(SceneImage(image: image, frame: Rect(origin: .zero, size: size)), 0, 0) == nil)
    }
    #expect(pixel(plain, .nan, 30) == nil && pixel(plain, 15, .infinity) == nil)
    let tint = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(SceneImage(image: image, frame: frame, tint: tint).color(at: Point(x: 15, y: 30)) == tint)
  }
}
