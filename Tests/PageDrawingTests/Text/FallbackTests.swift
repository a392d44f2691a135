import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct Fallback {
  /// The file names and texts of the runs of the first line.
  private func runs(_ string: String, language: String = "ja") throws -> [String] {
    let options = TextLayoutOptions(width: nil, language: language)
    return try makeEngine().layout(systemText(string), options).lines[0].runs.map { run in
      let file = run.face.path.split(separator: "/").last ?? ""
      return "\(file.prefix { $0 != "." })#\(run.face.index) \(run.text)"
    }
  }

  @Test func `Japanese characters come from Noto CJK and Latin ones from Inter`() throws {
    #expect(
      try runs("「NEXT」を押す1。") == [
        "NotoSansCJK-Regular#0 「", "Inter-Regular#0 NEXT", "NotoSansCJK-Regular#0 」を押す",
        "Inter-Regular#0 1", "NotoSansCJK-Regular#0 。",
      ])
  }

  @Test(arguments: [
    ("ja", 0), ("en", 0), ("ko", 1), ("zh-Hans", 2), ("zh", 2), ("zh-Hant", 3), ("zh-TW", 3),
    ("zh-Hant-HK", 4),
  ])
  func `the language chooses the forms of Han characters`(language: String, index: Int) throws {
    #expect(try runs("直", language: language) == ["NotoSansCJK-Regular#\(index) 直"])
  }

  @Test func `a mark stays with its letter's face`() throws {
    #expect(try runs("か\u{3099}") == ["NotoSansCJK-Regular#0 か\u{3099}"])
  }

  @Test func `characters that no font has are reported once and in order`() throws {
    let text = systemText("a\u{E001}b\u{10FFFD}\u{E001}")
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: nil))
    #expect(layout.missing.map(\.scalar) == ["\u{E001}", "\u{10FFFD}"])
    #expect(layout.lines[0].runs.filter { $0.face == .missingGlyph }.flatMap(\.glyphs).count == 3)
  }

  @Test func `what shows nothing needs no glyph`() throws {
    let text = systemText("a\u{0}b\u{7}\u{200D}\u{FE0F}\u{2060}c")
    let engine = try makeEngine()
    let layout = try engine.layout(text, TextLayoutOptions(width: nil))
    #expect(layout.missing == [])
    #expect(abs(layout.size.width - (try engine.width(systemText("abc")))) < 1e-9)
    #expect(layout.lines[0].text == text.string)
  }

  @Test func `East Asian text without its font is an error and other text is not`() throws {
    let inter = "/usr/share/fonts/opentype/inter"
    let catalog = try FontCatalog(directories: [inter], installationRoots: ["/nonexistent"])
    let engine = try TextEngine(catalog: catalog)
    #expect(try engine.layout(systemText("a\u{E001}"), TextLayoutOptions(width: nil)).missing.count == 1)
    let missing = FontError.notInstalled(
      file: "/nonexistent/opentype/noto/NotoSansCJK-Regular.ttc", debianPackage: "fonts-noto-cjk")
    for _ in 0..<2 {
      #expect(throws: TextError.font(missing)) {
        try engine.layout(systemText("日本"), TextLayoutOptions(width: nil))
      }
    }
  }

  @Test func `clusters are offsets into the run's UTF-8 text`() throws {
    let layout = try makeEngine().layout(systemText("日本😀語"), TextLayoutOptions(width: nil))
    let runs = layout.lines[0].runs
    #expect(runs[0].text == "日本" && runs[0].glyphs.map(\.cluster) == [0, 3])
    #expect(runs.map(\.text).joined() == "日本😀語")
  }
}

@Suite struct RightToLeft {
  private func layout(_ string: String, direction: LayoutDirection = .leftToRight) throws -> TextLine {
    let options = TextLayoutOptions(width: 300, direction: direction)
    return try makeEngine().layout(systemText(string), options).lines[0]
  }

  @Test func `Hebrew runs from right to left`() throws {
    let line = try layout("שלום", direction: .rightToLeft)
    #expect(abs(line.x + line.width - 300) < 1e-9)
    let clusters = line.runs[0].glyphs.map(\.cluster)
    #expect(clusters == [6, 4, 2, 0])
    #expect(line.runs[0].text == "שלום")
  }

  @Test func `Latin words keep their place among Hebrew ones`() throws {
    let line = try layout("שלום abc שלום")
    // The paragraph is Hebrew, so what comes first stands on the right.
    #expect(line.runs.map { $0.text.trimmingSpaces }.filter { !$0.isEmpty } == ["שלום", "abc", "שלום"])
    #expect(line.runs.last?.text.trimmingSpaces == "שלום")
    #expect(line.text == "שלום abc שלום")
  }

  @Test func `Arabic letters join`() throws {
    let joined = try layout("بب").runs[0].glyphs.map(\.glyph)
    let alone = try layout("ب").runs[0].glyphs.map(\.glyph)
    #expect(joined.count == 2 && !joined.contains(alone[0]))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
