import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Widths against FreeType's advances, glyph by glyph.
@Suite struct Advances {
  private let n: UInt16 = 0x6E

  /// The sum of FreeType's unscaled advances of the glyphs that the characters map to, in points.
  private func sum(
    _ string: String, _ engine: TextEngine, size: Double, weight: FontWeight = .regular
  ) throws -> Double {
    let id = try engine.fonts.catalog.face(for: FontDescriptor(weight: weight, pointSize: size))
    let face = try engine.face(for: id).face
    let units = string.unicodeScalars.reduce(0) { $0 + Int(face.advance(of: face.glyph(for: $1.value))) }
    return Double(units) * size / Double(face.unitsPerEm)
  }

  /// Text in Inter itself, which takes no other font's place.
  private func interText(
    _ string: String, size: Double, weight: FontWeight = .regular, kern: Double? = nil
  ) -> AttributedText {
    let font = FontDescriptor(family: .named("Inter"), weight: weight, pointSize: size)
    return AttributedText(string, attributes: TextAttributes(font: font, kern: kern))
  }

  @Test(arguments: [FontWeight.regular, .bold])
  func `without kerning and tracking the width is the sum of the advances`(weight: FontWeight) throws {
    let engine = try makeEngine()
    let string = "AVATAR To Type: Wave."
    let width = try engine.width(interText(string, size: 17, weight: weight, kern: 0))
    #expect(abs(width - (try sum(string, engine, size: 17, weight: weight))) < 1e-9)
  }

  @Test func `kerning brings A and V together`() throws {
    let engine = try makeEngine()
    let kerned = try engine.width(interText("AVAVAV", size: 12))
    #expect(kerned < (try sum("AVAVAV", engine, size: 12)) - 0.5)
  }

  /// Apple's table: -0.43 at 17 pt, 0 at 12, 0.4 at 34; half way between 22 (-0.26) and 23 (-0.1). The share and the
  /// addition of the stand-in's advances are the fit's, whose own test compares widths that iOS drew.
  @Test(arguments: [(17, -0.43), (12, 0), (34, 0.4), (3, 0.24)])
  func `the system font scales its stand-in's advances and adds its tracking after every glyph`(
    size: Double, tracking: Double
  ) throws {
    let engine = try makeEngine()
    // Repeated stems have no kerning pair in Inter.
    let width = try engine.width(systemText("nnnnn", size: size))
    let bare = try sum("nnnnn", engine, size: size)
    let fit = SystemFontFit(pointSize: size, weight: .regular)
    #expect(abs(width - (bare * fit.scale + 5 * (fit.extra(of: n) * size + tracking))) < 1e-9)
  }

  @Test func `between the two cuts their advances are blended`() throws {
    let engine = try makeEngine()
    // Half and half at 21.5; the tracking there is half way between -0.36 and -0.26.
    let width = try engine.width(systemText("nnnnn", size: 21.5))
    func bare(_ family: String) throws -> Double {
      let font = FontDescriptor(family: .named(family), pointSize: 21.5)
      return try engine.width(AttributedText("nnnnn", attributes: TextAttributes(font: font, kern: 0)))
    }
    let mean = (try bare("Inter") + bare("Inter Display")) / 2
    let fit = SystemFontFit(pointSize: 21.5, weight: .regular)
    #expect(abs(width - (mean * fit.scale + 5 * (fit.extra(of: n) * 21.5 - 0.31))) < 1e-9)
  }

  @Test func `digits keep the text cut's advances at every size`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("00", size: 100))
    let font = FontDescriptor(family: .named("Inter"), pointSize: 100)
    let text = try engine.width(AttributedText("00", attributes: TextAttributes(font: font)))
    let fit = SystemFontFit(pointSize: 100, weight: .regular)
    #expect(abs(width - text * fit.scale - 2 * fit.extra(of: 0x30) * 100) < 1e-9)
  }

  /// SF's own width as swift-snapshot-testing recorded it is 144.09.
  @Test func `a sentence is as wide as in the iOS system font, within one percent`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("This is a test string"))
    #expect(abs(width - 144.09) / 144.09 < 0.01)
  }

  @Test func `fallback glyphs get no tracking`() throws {
    let engine = try makeEngine()
    // Kana and Han characters are an em of 1/1.07 of the size.
    #expect(abs(try engine.width(systemText("日本語です", size: 17)) - 5 * 17 / 1.07) < 1e-9)
  }

  /// `IS-2026年3月4日-17-zh-Hans`, `IS-12건의-지출-11-ko` and `VM-AIが自動で文字起こし-17-ja` in Tests/Recordings.
  @Test(arguments: [
    ("年3月", 2), ("3年a", 2), ("é年", 1), ("年 3", 0), ("年。3", 0), ("3건", 0), ("3が", 0), ("年。", 0), ("33", 0),
  ])
  func `Han and Latin beside it are a twelfth of an em apart`(text: String, count: Double) throws {
    let engine = try makeEngine()
    let alone = try text.reduce(0) { try $0 + engine.width(systemText(String($1), size: 17)) }
    let width = try engine.width(systemText(text, size: 17))
    // The tracking of two digits is a pair's.
    #expect(abs(width - alone - count * 17 / 12) < 0.2, "\(width) \(alone)")
  }

  @Test func `a kern is added after every glyph in place of the tracking`() throws {
    let engine = try makeEngine()
    let width = try engine.width(systemText("nnnnn日", kern: 2))
    let fit = SystemFontFit(pointSize: 17, weight: .regular)
    let fitted = try sum("nnnnn", engine, size: 17) * fit.scale + 5 * fit.extra(of: n) * 17
    #expect(abs(width - fitted - 17 / 1.07 - 6 * 2) < 1e-9)
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
    let small = try engine.width(interText("Wave 日本", size: 10, kern: 0))
    let large = try engine.width(interText("Wave 日本", size: 20, kern: 0))
    #expect(abs(large - 2 * small) < 1e-9)
  }
}
