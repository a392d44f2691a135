import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Paths, strokes, shadows and stencils as pixels, at one pixel per point.
struct OutlineTests {
  private let text: TextEngine

  init() throws { text = try makeEngine() }

  private func drawing(_ width: Double, _ height: Double, _ kinds: SceneItem.Kind...) throws -> Drawing {
    let items = kinds.map { SceneItem($0, source: 0) }
    return try Drawing(
      of: Scene(size: Size(width: width, height: height), scale: 1, background: .white, items: items),
      text: text)
  }

  /// How black a pixel on white paper is, 0…1.
  private func darkness(_ drawing: Drawing, _ x: Int, _ y: Int) -> Double {
    1 - Double(drawing[x, y] & 0xFF) / 255
  }

  private func area(_ drawing: Drawing) -> Double {
    drawing.values.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
  }

  @Test func `a path is filled inside its lines`() throws {
    let triangle = Path(lines: [Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 0, y: 20)])
    let drawing = try drawing(24, 24, .shape(.path(triangle), .black))
    #expect(abs(area(drawing) - 200) < 2)
    #expect(drawing[5, 5] == 0 && drawing[15, 15] == 0xFFFFFF)
  }

  @Test func `an ellipse of curves covers what an ellipse covers`() throws {
    let rect = Rect(x: 2, y: 4, width: 40, height: 20)
    var path = Path()
    path.addEllipse(in: rect)
    #expect(path.bounds == rect)
    let (curves, ellipse) = (
      try drawing(44, 28, .shape(.path(path), .black)), try drawing(44, 28, .shape(.ellipse(rect), .black))
    )
    for y in 0..<28 {
      for x in 0..<44 { #expect(abs(darkness(curves, x, y) - darkness(ellipse, x, y)) < 0.05) }
    }
  }

  /// Half of a line of 2 pt lies on each side of the outline.
  @Test func `a stroke lies on both sides of the outline`() throws {
    let drawing = try drawing(
      20, 20,
      .stroke(
        .rectangle(Rect(x: 5, y: 5, width: 10, height: 10)), Stroke(color: .black, width: 2)))
    #expect(drawing[4, 4] == 0 && drawing[5, 5] == 0 && drawing[15, 10] == 0)
    #expect(drawing[3, 10] == 0xFFFFFF && drawing[6, 10] == 0xFFFFFF && drawing[16, 10] == 0xFFFFFF)
    // 12 · 12 − 8 · 8.
    #expect(abs(area(drawing) - 80) < 0.1)
  }

  /// Two half circles of 3 pt.
  @Test func `round ends reach half of the width farther`() throws {
    let line = Shape.path(Path(lines: [Point(x: 10, y: 10), Point(x: 30, y: 10)]))
    let flat = try drawing(40, 20, .stroke(line, Stroke(color: .black, width: 6)))
    let round = try drawing(40, 20, .stroke(line, Stroke(color: .black, width: 6, hasRoundEnds: true)))
    #expect(abs(area(flat) - 120) < 0.1 && abs(area(round) - 120 - 9 * .pi) < 1)
    #expect(flat[9, 10] == 0xFFFFFF && round[8, 10] == 0)
  }

  @Test(arguments: [0, -1] as [Double]) func `a stroke without width draws nothing`(width: Double) throws {
    let drawing = try drawing(
      9, 9, .stroke(.rectangle(Rect(x: 2, y: 2, width: 4, height: 4)), Stroke(color: .black, width: width)))
    #expect(drawing.count(of: 0xFFFFFF) == 81)
  }

  /// A blur moves ink and loses none.
  @Test(arguments: [0, 0.5, 2, 5] as [Double])
  func `a shadow has the ink of its shape, spread evenly around its place`(radius: Double) throws {
    let shape = Shape.rectangle(Rect(x: 20, y: 20, width: 20, height: 20))
    let shadow = Shadow(color: .black, offset: Point(x: 5, y: 10), radius: radius)
    let drawing = try drawing(70, 80, .shadow(shape, shadow))
    #expect(abs(area(drawing) - 400) < 8)
    for distance in 1..<20 {
      #expect(abs(darkness(drawing, 35 + distance, 40) - darkness(drawing, 34 - distance, 40)) < 0.02)
    }
    // At the edge of a long straight side half of the ink is left; three deviations out none.
    let inside = darkness(drawing, 35, 30)
    let outside = darkness(drawing, 35, 29)
    #expect(abs(inside + outside - 1) < 0.03 || radius == 5)
    #expect(darkness(drawing, 35, max(0, 29 - Int(3 * radius + 2))) == 0)
    #expect(darkness(drawing, 35, 40) > 0.9 || radius == 5)
  }

  /// Of a shape that reaches far beyond the picture the part counts that is near it.
  @Test func `a shadow is drawn as far as it is seen`() throws {
    let shape = Shape.rectangle(Rect(x: 4, y: -1e5, width: 1e5, height: 2e5))
    let drawing = try drawing(9, 9, .shadow(shape, Shadow(color: .black, offset: .zero, radius: 0)))
    #expect(drawing.count(of: 0x000000) == 45 && drawing[4, 0] == 0x000000 && drawing[3, 8] == 0xFFFFFF)
  }

  @Test func `a shadow with a blur too large to draw is left out`() throws {
    let shape = Shape.rectangle(Rect(x: 0, y: 0, width: 5, height: 5))
    let drawing = try drawing(9, 9, .shadow(shape, Shadow(color: .black, offset: .zero, radius: 1e9)))
    #expect(drawing.count(of: 0xFFFFFF) == 81)
  }

  @Test func `an opaque stencil is a rectangle of its colour`() throws {
    let image = picture(2, 2) { _, _ in 0xFF0000 }
    let drawing = try drawing(
      6, 6,
      .image(
        SceneImage(image: image, frame: Rect(x: 1, y: 1, width: 4, height: 4), tint: Color(rgb: 0x00FF00))))
    #expect(drawing.count(of: 0x00FF00) == 16 && drawing[0, 0] == 0xFFFFFF)
  }
}
