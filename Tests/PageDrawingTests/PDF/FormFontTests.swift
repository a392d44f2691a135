import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// The font with which form fields show what people type.
struct FormFontTests {
  @Test func `a written font has the widths of its glyphs, by their identifiers`() throws {
    let font = OutlineFont(
      named: "Test",
      [
        OutlineFont.Glyph(0x20, width: 300) { _ in },
        OutlineFont.Glyph(0x41, width: 640) { $0.move(toX: 100, y: 0) },
        OutlineFont.Glyph(0x4E00, width: 1000) {
          $0.move(toX: -20, y: -120)
          $0.curve((300, -120), (1500, 200), to: (1500, 880))
        },
      ])
    #expect(font.edges == [-20, -120, 1500, 880])
    // As FreeType reads it, which calls the glyphs of such a font by their identifiers.
    let library = try FontLibrary()
    try font.bytes.withUnsafeBytes { bytes in
      let copy = try #require(library.openFace(0, of: bytes))
      defer { library.closeFace(copy) }
      #expect([0x20, 0x41, 0x4E00].map { Int(copy.advance(of: $0)) } == [300, 640, 1000])
    }
  }

  /// Each number by section 3.2: 640 is 247 + 2 and 20, as 640 − 108 is 2 · 256 + 20; 100 is 239; 400 is 248 and 36; 700 is
  /// 249 and 80. Operators: 21 moves, 5 draws the lines of all operands before it, 14 ends.
  @Test func `a charstring moves, draws its lines at once, and ends`() {
    let glyph = OutlineFont.Glyph(0x41, width: 640) {
      $0.move(toX: 100, y: 0)
      $0.line(toX: 500, y: 0)
      $0.line(toX: 500, y: 700)
    }
    #expect(glyph.charString == [249, 20, 239, 139, 21, 248, 36, 139, 139, 249, 80, 5, 14])
  }

  /// An operator has at most 48 operands, those of 24 lines: 399 lines take 17.
  @Test func `an outline of hundreds of lines keeps within the operands of an operator`() {
    let glyph = OutlineFont.Glyph(1, width: 1000) { writer in
      writer.move(toX: 0, y: 0)
      for number in 1..<400 { writer.line(toX: number % 2, y: 0) }
    }
    #expect(glyph.charString.count { $0 == 5 } == 17)
  }

  /// The operands of section 3.2: -107…107 in one byte, up to 1131 in two, others in three.
  @Test(
    arguments: [
      (0, [139]), (107, [246]), (-107, [32]), (108, [247, 0]), (1131, [250, 255]), (-108, [251, 0]),
      (-1131, [254, 255]), (1132, [28, 4, 108]), (-2000, [28, 248, 48]),
    ] as [(Int, [UInt8])]) func `widths are operands of one to three bytes`(width: Int, bytes: [UInt8])
  {
    #expect(CharStringWriter(width: width).bytes == bytes)
  }

  /// The numbers of characters, the first and the last ones are those of the standards: JIS X 0208-1990, GB
  /// 2312-1980, Big5-1984 and KS X 1001:2004.
  @Test(
    arguments: [
      (.japanese, 2965, "亜", "腕"), (.simplifiedChinese, 3755, "啊", "座"),
      (.traditionalChinese, 5401, "一", "籲"),
      (.korean, 2350, "가", "힝"),
    ] as [(BasicCharacters, Int, String, String)])
  func `basic characters are the first level of the national standard`(
    language: BasicCharacters, count: Int, first: String, last: String
  ) {
    let letters = language.scalars.filter { (0x4E00...0x9FFF).contains($0) || (0xAC00...0xD7A3).contains($0) }
    #expect(letters.count == count && Set(letters).count == count)
    #expect(letters.first.flatMap(Unicode.Scalar.init).map(String.init) == first)
    #expect(letters.last.flatMap(Unicode.Scalar.init).map(String.init) == last)
  }

  @Test func `tags of languages name their basic characters`() {
    let found = ["ja", "zh", "zh-Hant-TW", "zh_HK", "ko-KR", "cs"].map(BasicCharacters.init(language:))
    #expect(
      found == [.japanese, .simplifiedChinese, .traditionalChinese, .traditionalChinese, .korean, nil])
  }

  private func document(
    _ languages: [BasicCharacters], fields: [FormField.Kind]
  ) async throws -> [UInt8] {
    let fonts = FontCatalog()
    let writer = try PDFWriter(
      fonts: fonts, information: DocumentInformation(title: "Test"), pictures: PDFPictures(),
      formFont: FormFont.task(for: languages, of: fonts))
    let items = fields.enumerated().map { index, kind in
      let area = Rect(x: 20, y: 20 + 40 * Double(index), width: 200, height: 30)
      let field = FormField(name: "field \(index)", label: "Field \(index)", kind: kind)
      return SceneItem(.tagged(.field(field, area: area), []), source: 0)
    }
    let scene = Scene(size: Size(width: 300, height: 300), scale: 1, background: .white, items: items)
    try writer.add(DocumentPage(scene: scene))
    return try await writer.finish(outline: [], cuttingFontsOf: fonts)
  }

  @Test func `a document with text fields has their font, one without fields has none`() async throws {
    let (with, without) = (try await document([], fields: [.line]), try await document([], fields: []))
    try DocumentTools.expectValid(with)
    // Some 1,700 letters.
    #expect((40_000...130_000).contains(with.count - without.count))
  }

  @Test func `the font of four languages is below two megabytes`() async throws {
    let bytes = try await document(BasicCharacters.allCases, fields: [.line])
    #expect((1_000_000...2_100_000).contains(bytes.count))
  }

  @Test(.enabled(if: DocumentTools.hasPoppler)) func `the fonts of fields are embedded, as PDF/UA asks`()
    async throws
  {
    let bytes = try await document([.japanese], fields: [.line, .text, .box])
    let fonts = try DocumentTools.withFile(bytes) { try DocumentTools.run("pdffonts", $0).output }
    let lines = fonts.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
    // Name, type of three words, encoding, embedded, subset, with a ToUnicode map.
    let expected = ["PageRender-Form", "CID", "Type", "0C", "Identity-H", "yes", "no", "yes"]
    #expect(lines.map { $0.prefix(8).map(String.init) } == [expected], "\(fonts)")
  }

  /// The appearance stream of a program that fills in the field and takes its codes for UTF-16; poppler shows it.
  @Test(
    .enabled(if: DocumentTools.python != nil && DocumentTools.hasPoppler),
    arguments: ["Příliš žluťoučký kůň", "Ξεσκεπάζω την ψυχή", "Съешь ещё этих булок", "日本語のコメント、承認"])
  func `what is typed is seen`(words: String) async throws {
    let bytes = try await document([.japanese], fields: [.line])
    let python = try #require(DocumentTools.python)
    let seen = try DocumentTools.withFile(bytes) { path in
      let script = """
        import pikepdf, sys
        pdf = pikepdf.open(sys.argv[1])
        form = pdf.Root.AcroForm
        form.Fields[0].V = sys.argv[2]
        del form.Fields[0]["/AP"]
        form.NeedAppearances = True
        pdf.save(sys.argv[1] + ".filled")
        """
      let outcome = try DocumentTools.run(python, "-c", script, path, words)
      #expect(outcome.status == 0, "\(outcome.errors)")
      defer { try? FileManager.default.removeItem(atPath: path + ".filled") }
      let filled = Array(try Data(contentsOf: URL(fileURLWithPath: path + ".filled")))
      return try DocumentTools.text(of: filled)
    }
    #expect(seen == [words])
  }
}
