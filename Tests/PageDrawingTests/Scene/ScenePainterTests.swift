import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Pixels of small scenes. Cairo's coverage has 1/255 steps or coarser, so that where an edge passes through a
/// pixel the expectation is the share covered, within 2 %.
struct ScenePainterTests {
  private let text: TextEngine

  init() throws { text = try makeEngine() }

  private func drawing(_ scene: Scene) throws -> Drawing {
    try Drawing(of: scene, text: text)
  }

  /// How black a pixel on white paper is, 0…1.
  private func darkness(_ drawing: Drawing, _ x: Int, _ y: Int) -> Double {
    1 - Double(drawing[x, y] & 0xFF) / 255
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `the background fills every pixel`() throws {
    let drawing = try drawing(scene(3, 2, background: Color(rgb: 0x123456)))
    #expect(drawing.values == Array(repeating: 0x123456, count: 6))
  }

  @Test func `a rectangle on the grid has hard edges`() throws {
    let drawing = try drawing(scene(4, 3, .shape(rectangle(1, 1, 2, 1), Color(rgb: 0xFF0000))))
    let (w, r) = (0xFFFFFF as UInt32, 0xFF0000 as UInt32)
    #expect(drawing.values == [w, w, w, w, w, r, r, w, w, w, w, w])
  }

  @Test func `points are scaled to pixels`() throws {
    let drawing = try drawing(scene(2, 2, scale: 3, .shape(rectangle(1, 0, 1, 1), .black)))
    #expect(drawing.width == 6 && drawing.height == 6)
    #expect(drawing.count(of: 0) == 9)
    #expect(
      drawing[3, 0] == 0 && drawing[5, 2] == 0 && drawing[2, 0] == 0xFFFFFF && drawing[3, 3] == 0xFFFFFF)
  }

  @Test func `an edge through a pixel covers its share`() throws {
    let drawing = try drawing(scene(4, 4, .shape(rectangle(0.5, 0.25, 2, 2), .black)))
    #expect(abs(darkness(drawing, 0, 1) - 0.5) < 0.02)
    #expect(abs(darkness(drawing, 1, 0) - 0.75) < 0.02)
    #expect(abs(darkness(drawing, 0, 0) - 0.375) < 0.02)
    #expect(drawing[1, 1] == 0 && drawing[3, 3] == 0xFFFFFF)
  }

  @Test func `a colour with alpha mixes with what is below`() throws {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let drawing = try drawing(scene(1, 1, .shape(rectangle(0, 0, 1, 1), half)))
    #expect([0xFF7F7F, 0xFF8080].contains(drawing[0, 0]))
  }

  /// The area of an ellipse is π/4 of its box's.
  @Test func `an ellipse touches the middles of its box's sides and leaves the corners`() throws {
    let ellipse = Shape.ellipse(Rect(x: 2, y: 4, width: 40, height: 20))
    let drawing = try drawing(scene(44, 28, .shape(ellipse, .black)))
    #expect(drawing[22, 14] == 0)
    #expect(darkness(drawing, 2, 13) > 0.5 && darkness(drawing, 22, 4) > 0.5)
    #expect(drawing[2, 4] == 0xFFFFFF && drawing[41, 23] == 0xFFFFFF && drawing[1, 14] == 0xFFFFFF)
    let area = drawing.values.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    #expect(abs(area - 800 * .pi / 4) < 3)
    // Symmetric in both axes.
    for y in 0..<28 {
      for x in 0..<44 { #expect(abs(darkness(drawing, x, y) - darkness(drawing, 43 - x, 27 - y)) < 0.03) }
    }
  }

  /// Four corners of radius r leave (4 − π) r² of the rectangle out.
  @Test(arguments: [0, 3, 8, 50] as [Double])
  func `a rounded rectangle leaves out its corners`(radius: Double) throws {
    let shape = Shape.roundedRectangle(Rect(x: 2, y: 2, width: 30, height: 16), radius: radius)
    let drawing = try drawing(scene(34, 20, .shape(shape, .black)))
    // A radius beyond half of the shorter side, 8, is that half.
    let r = min(radius, 8)
    let area = drawing.values.reduce(0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    #expect(abs(area - (480 - (4 - .pi) * r * r)) < 3)
    #expect(drawing[17, 2] == 0 && drawing[17, 17] == 0 && drawing[17, 10] == 0)
    #expect(darkness(drawing, 2, 2) < (radius == 0 ? 1.1 : 0.5))
    #expect(drawing[1, 10] == 0xFFFFFF && drawing[32, 10] == 0xFFFFFF)
  }

  @Test func `shapes without area draw nothing`() throws {
    let empty = Rect(x: 1, y: 1, width: 0, height: 2)
    let drawing = try drawing(
      scene(
        3, 3, .shape(.rectangle(empty), .black), .shape(.ellipse(empty), .black),
        .shape(.roundedRectangle(empty, radius: 1), .black)))
    #expect(drawing.count(of: 0xFFFFFF) == 9)
  }

  @Test func `a clip limits what is in it and nothing after it`() throws {
    let inside = [SceneItem(.shape(rectangle(0, 0, 4, 4), .black), source: 0)]
    let drawing = try drawing(
      scene(4, 4, .clip(rectangle(0, 0, 2, 4), inside), .shape(rectangle(3, 3, 1, 1), .black)))
    #expect(drawing.count(of: 0) == 9)
    #expect(drawing[1, 3] == 0 && drawing[2, 0] == 0xFFFFFF && drawing[3, 3] == 0)
  }

  @Test func `clips in clips leave what is in both`() throws {
    let inner = SceneItem(
      .clip(rectangle(1, 0, 3, 2), [SceneItem(.shape(rectangle(0, 0, 4, 4), .black), source: 0)]), source: 0)
    let drawing = try drawing(scene(4, 4, .clip(rectangle(0, 1, 3, 3), [inner])))
    #expect(drawing.count(of: 0) == 2)
    #expect(drawing[1, 1] == 0 && drawing[2, 1] == 0)
  }

  @Test func `a group mixes as one picture`() throws {
    // Without the group the overlap would be darker: 0.75 instead of 0.5.
    let items = [rectangle(0, 0, 2, 1), rectangle(1, 0, 2, 1)].map {
      SceneItem(.shape($0, .black), source: 0)
    }
    let drawing = try drawing(scene(4, 1, .group(opacity: 0.5, items)))
    for x in 0..<3 { #expect(abs(darkness(drawing, x, 0) - 0.5) < 0.01) }
    #expect(drawing[3, 0] == 0xFFFFFF)
  }

  @Test func `a picture is stretched over its frame`() throws {
    let image = picture(2, 1) { x, _ in x == 0 ? 0xFF0000 : 0x0000FF }
    let drawing = try drawing(
      scene(8, 4, .image(SceneImage(image: image, frame: Rect(x: 1, y: 1, width: 6, height: 2)))))
    #expect(drawing[1, 1] == 0xFF0000 && drawing[6, 2] == 0x0000FF)
    #expect(drawing[0, 1] == 0xFFFFFF && drawing[7, 1] == 0xFFFFFF)
    #expect(drawing[1, 0] == 0xFFFFFF && drawing[1, 3] == 0xFFFFFF)
  }

  @Test func `a picture at its own size is drawn pixel for pixel`() throws {
    let image = picture(3, 3) { x, y in UInt32(0x101010 * (y * 3 + x)) }
    let frame = Rect(x: 1, y: 1, width: 1, height: 1)
    let drawing = try drawing(scene(3, 3, scale: 3, .image(SceneImage(image: image, frame: frame))))
    for y in 0..<3 {
      for x in 0..<3 { #expect(drawing[3 + x, 3 + y] == UInt32(0x101010 * (y * 3 + x))) }
    }
  }

  @Test func `glyphs are drawn in their colour`() throws {
    let layout = try text.layout(systemText("I", size: 40), TextLayoutOptions(width: nil))
    let run = try #require(layout.lines.first?.runs.first)
    var glyphs = run.glyphs
    glyphs[0].x = 10
    glyphs[0].y = 40
    let drawing = try drawing(
      scene(
        30, 50,
        .glyphs(
          SceneGlyphs(face: run.face, pointSize: 40, color: Color(rgb: 0x00FF00), glyphs: glyphs, text: "I")))
    )
    let ink = try #require(drawing.ink(in: [0, 0, 30, 50], on: 0xFFFFFF))
    // The letter stands on the baseline and is a capital high: 1443/2048 in Apple's font, near that here.
    #expect(ink[3] == 40 && (10...13).contains(ink[1]) && ink[0] >= 10)
    #expect(drawing.count(of: 0x00FF00) > 20)
  }

  @Test func `two drawings of one scene have identical pixels, whatever was drawn before`() throws {
    let items: [SceneItem.Kind] = [
      .shape(.ellipse(Rect(x: 3.3, y: 2.2, width: 20, height: 11)), Color(rgb: 0xFF9500, alpha: 0.7)),
      .group(opacity: 0.3, [SceneItem(.shape(rectangle(4.5, 4.5, 9, 9), .black), source: 0)]),
    ]
    let first = scene(40, 30, scale: 2, items[0], items[1])
    let again = try drawing(first)
    _ = try drawing(scene(50, 50, background: .black, items[1]))
    #expect(try drawing(first) == again)
  }
}
