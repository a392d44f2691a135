import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct Emoji {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func line(_ string: String, size: Double = 17) throws -> TextLine {
    try #require(
      try engine.layout(systemText(string, size: size), TextLayoutOptions(width: nil)).lines.first)
  }

  private func isColored(_ run: GlyphRun) -> Bool { run.face.path.hasSuffix("/NotoColorEmoji.ttf") }

  /// The glyphs that show something: joiners and selectors leave spaces without an advance.
  private func pictures(_ string: String) throws -> [UInt32] {
    try line(string).runs.filter(isColored).flatMap { run in
      try run.glyphs.filter { try engine.face(for: run.face).face.picture(of: $0.glyph) != nil }
    }.map(\.glyph)
  }

  @Test(arguments: [
    "😀", "👋🏽", "👨‍👩‍👧‍👦", "🇯🇵", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "1⃣", "❤️", "©️", "☝🏽", "👩🏿‍🚀", "🏳️‍🌈", "❤️‍🔥", "👁️‍🗨️", "⌚",
  ])
  func `a cluster that is an emoji is one picture`(emoji: String) throws {
    #expect(try pictures(emoji).count == 1)
    let layout = try line("a\(emoji)b")
    #expect(layout.runs.map(\.text) == ["a", emoji, "b"])
    #expect(layout.runs.map(isColored) == [false, true, false])
  }

  @Test(arguments: ["©", "™", "®", "0", "#", "*", "☺", "❤", "✂", "↔", "☺\u{FE0E}", "⌚\u{FE0E}", "‼"])
  func `what is text by default, or made text by U+FE0E, stays text`(text: String) throws {
    let layout = try line(text)
    #expect(layout.runs.allSatisfy { !isColored($0) && $0.face != .missingGlyph })
  }

  @Test func `two flags in a row are two pictures, and half a flag is a letter in a box`() throws {
    let japan = try pictures("🇯🇵")
    let france = try pictures("🇫🇷")
    #expect(try pictures("🇯🇵🇫🇷") == japan + france)
    #expect(try pictures("🇯🇵🇫").count == 2)
  }

  /// YYText's rule, by hand: below 16 pt 1.25 of the size, from 16 to 24 pt half the size and 12 pt, above
  /// the size; 0.75 pt on either side.
  @Test(arguments: [(12.0, 15.0), (15, 18.75), (16, 20), (17, 20.5), (20, 22), (24, 24), (40, 40)])
  func `an emoji is as large as iOS draws it`(size: Double, side: Double) throws {
    let layout = try line("😀", size: size)
    #expect(abs(layout.width - (side + 1.5)) < 1e-9)
    // Noto's picture is 128 pixels high at 109 pixels per em.
    let run = layout.runs[0]
    #expect(abs(run.pointSize * 128 / 109 - side) < 1e-9)
    // 136 of those pixels wide, in the middle.
    let width = run.pointSize * 136 / 109
    let advance = run.pointSize * 2550 / 2048
    #expect(abs(run.glyphs[0].x - (layout.width - advance) / 2) < 1e-9 && abs(width - advance) < 0.003 * size)
  }

  /// At 17 pt the square's lower edge is 0.1225 · 17 - 6 = -3.9175 from the baseline; the picture's is 27 of its
  /// pixels below its origin.
  @Test func `an emoji stands where iOS puts it`() throws {
    let layout = try line("😀")
    let run = layout.runs[0]
    let bottom = run.glyphs[0].y + run.pointSize * 27 / 109
    #expect(abs(bottom - (layout.baseline + 3.9175)) < 1e-9)
  }

  @Test(arguments: [12.0, 17, 34])
  func `an emoji does not make a line taller`(size: Double) throws {
    #expect(try line("a😀", size: size).ascent == line("a", size: size).ascent)
    #expect(try line("😀", size: size).descent == line("a", size: size).descent)
  }

  @Test func `an emoji's spacing follows the text's kern, not the system font's tracking`() throws {
    let plain = try line("😀😀").width
    #expect(abs(plain - 2 * 22) < 1e-9)
    let kerned = try engine.width(systemText("😀😀", kern: 3))
    #expect(abs(kerned - (plain + 6)) < 1e-9)
  }

  @Test func `a line never breaks within an emoji`() throws {
    let family = "👨‍👩‍👧‍👦"
    let lines = try engine.lines(systemText(family + family + "🇯🇵🇫🇷"), width: 1)
    #expect(lines == [family, family, "🇯🇵", "🇫🇷"])
  }

  @Test func `without the emoji font a box and a warning stand for an emoji, and say which package`() throws {
    let catalog = try FontCatalog(
      directories: ["/usr/share/fonts/opentype/inter"], installationRoots: ["/nonexistent"])
    let layout = try TextEngine(catalog: catalog).layout(systemText("a😀"), TextLayoutOptions(width: nil))
    #expect(layout.lines[0].runs.map(\.face).last == .missingGlyph)
    let missing = try #require(layout.missing.first)
    #expect(missing.scalar == "😀")
    #expect(missing.fonts.contains("Noto Color Emoji (not installed: fonts-noto-color-emoji)"))
  }

  @Test func `a font of pictures is never handed to cairo`() throws {
    let fonts = try FontStore(catalog: FontCatalog())
    let id = try fonts.catalog.face(
      for: FontDescriptor(family: .named("Noto Color Emoji"), pointSize: 17))
    let face = try fonts.face(id)
    #expect(throws: FontError.notScalable(path: id.path)) { try face.cairoFace() }
    #expect(face.face.unitsPerEm == 2048 && face.box.ascent == 1900.0 / 2048)
  }

  @Test func `the emoji font can be asked for by name`() throws {
    let font = FontDescriptor(family: .named("Noto Color Emoji"), pointSize: 20)
    let text = AttributedText("😀", attributes: TextAttributes(font: font))
    let run = try engine.layout(text, TextLayoutOptions(width: nil)).lines[0].runs[0]
    #expect(isColored(run) && run.glyphs.count == 1)
  }
}
