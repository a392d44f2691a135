import LayoutEngine
import Testing

@testable import PageRender

/// Widths against FreeType's advances, glyph by glyph.
@Suite struct Advances {
  /// The sum of FreeType's unscaled advances of the glyphs that the characters map to, in points.
  private func sum(
    _ string: String, _ engine: TextEngine, size: Double, weight: FontWeight = .regular
  ) throws -> Double {
    let id = try engine.fonts.catalog.face(for: FontDescriptor(weight: weight, pointSize: size))
    let face = try engine.face(for: id).face
    let units = string.unicodeScalars.reduce(0) { $0 + Int(face.advance(of: face.glyph(for: $1.value))) }
    return Double(units) * size / Double(face.unitsPerEm)
  }

  @Test(arguments: [FontWeight.regular, .bold])
  func `without kerning and tracking the width is the sum of the advances`(weight: FontWeight) throws {
    let engine = try makeEngine()
    let string = "AVATAR To Type: Wave."
    let width = try engine.width(systemText(string, weight: weight, kern: 0))
    #expect(abs(width - (try sum(string, engine, size: 17, weight: weight))) < 1e-9)
  }

  @Test func `kerning brings A and V together`() throws {
    let engine = try makeEngine()
    // At 12 pt the system font's tracking is zero, so only kerning is left.
    let kerned = try engine.width(systemText("AVAVAV", size: 12))
    #expect(kerned < (try sum("AVAVAV", engine, size: 12)) - 0.5)
  }

  /// Apple's table: -0.43 at 17 pt, 0 at 12, +0.4 at 34; half way between 22 (-0.26) and 23 (-0.1).
  @Test(arguments: [(17, -0.43), (12, 0), (34, 0.4), (22.5, -0.18), (200, 0), (3, 0.24)])
  func `the system font adds its tracking after every glyph`(size: Double, tracking: Double) throws {
    let engine = try makeEngine()
    // Repeated stems have no kerning pair in Inter.
    let width = try engine.width(systemText("nnnnn", size: size))
    #expect(abs(width - (try sum("nnnnn", engine, size: size)) - 5 * tracking) < 1e-9)
  }

  /// With kerning and with 21 times -0.43; 143.27 in a public measurement of Inter 3.019.
  @Test func `a sentence is nearly as wide as in the iOS system font`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("This is a test string"))
    #expect(abs(width - 143.27) < 0.01)
    // SF's own width as swift-snapshot-testing recorded it is 144.09.
    #expect(abs(width - 144.09) / 144.09 < 0.015)
  }

  @Test func `fallback glyphs get no tracking`() throws {
    let engine = try makeEngine()
    // Kana and Han characters are one em wide.
    #expect(abs(try engine.width(systemText("日本語です", size: 17)) - 5 * 17) < 1e-9)
  }

  @Test func `a kern is added after every glyph in place of the tracking`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("nnnnn日", kern: 2))
    #expect(abs(width - (try sum("nnnnn", engine, size: 17)) - 17 - 6 * 2) < 1e-9)
  }

  @Test func `bold is another face and not a thickened regular`() throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil)
    let bold = try engine.layout(systemText("Ag日", weight: .bold), options).lines[0].runs.map(\.face.path)
    #expect(bold.map { $0.split(separator: "/").last } == ["Inter-Bold.otf", "NotoSansCJK-Bold.ttc"])
  }

  @Test func `a mark adds no advance and no tracking`() throws {
    let engine = try makeEngine()
    let plain = try engine.width(systemText("q"))
    let marked = try engine.width(systemText("q\u{0323}\u{0307}"))
    #expect(abs(plain - marked) < 1e-9)
  }

  @Test func `a size twice as large gives a width twice as large`() throws {
    let engine = try makeEngine()
    let small = try engine.width(systemText("Wave 日本", size: 10, kern: 0))
    let large = try engine.width(systemText("Wave 日本", size: 20, kern: 0))
    #expect(abs(large - 2 * small) < 1e-9)
  }
}
