internal import PageBase

/// The embedded font of a document's form fields: the letters that people may type, which no page has drawn.
///
/// It has the system font's Latin, Greek and Cyrillic letters, and the basic characters of East Asian languages.
/// A viewer uses one font for a field, so all letters are in one font. Their codes are their UTF-16 units, so
/// that a program that knows no other encoding is right too.
package struct FormFont: Sendable {
  private let file: PDFObjects.Object
  private let codes: [UInt16]
  /// The widths that differ from a Han character's, by code.
  private let widths: [(code: UInt16, width: Int)]
  private let measures: (edges: [Int], ascent: Int, descent: Int, capHeight: Int)

  private static let name = "PageRender-Form"
  /// The largest font file, in bytes; languages beyond it are left out, the last ones first.
  private static let limit = 2_000_000

  /// The ranges of letters besides those of East Asian languages: Latin with its extensions, marks, Greek,
  /// Cyrillic, punctuation, currencies, and some signs.
  private static let letters: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x2B0...0x36F, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1FFF, 0x2010...0x206F,
    0x2070...0x209F, 0x20A0...0x20C0, 0x2100...0x214F, 0x2190...0x2199, 0x2200...0x22FF, 0x2713...0x2717,
  ]

  /// - Parameter languages: The East Asian languages, the most important first: Han characters have the forms
  ///   of the first one that has them.
  init(for languages: [BasicCharacters], by text: TextEngine) throws(PageError) {
    var languages = languages
    while true {
      let made = try Self.glyphs(for: languages, by: text)
      let font = OutlineFont(named: Self.name, made.glyphs)
      // Level 1 takes a third of the usual level's time, for a fiftieth more bytes.
      guard let compressed = Deflater(level: 1).compress(font.bytes) else {
        throw .drawing(operation: "libdeflate", reason: "out of memory")
      }
      if compressed.count > Self.limit, languages.popLast() != nil { continue }
      file = .stream(
        [("Subtype", .name("CIDFontType0C")), ("Filter", .name("FlateDecode"))], contents: compressed)
      codes = made.glyphs.map(\.identifier)
      widths = made.glyphs.filter { $0.width != OutlineFont.commonWidth }.map { ($0.identifier, $0.width) }
      func thousandths(_ ems: Double) -> Int { Int((ems * 1000).rounded()) }
      let box = made.box
      measures = (font.edges, thousandths(box.ascent), thousandths(-box.descent), thousandths(box.capHeight))
      return
    }
  }

  private static func glyphs(
    for languages: [BasicCharacters], by text: TextEngine
  ) throws(PageError) -> (glyphs: [OutlineFont.Glyph], box: FontBox) {
    do throws(FontError) {
      let plain = try text.face(for: text.fonts.catalog.face(for: FontDescriptor(pointSize: 9)))
      var glyphs: [UInt16: OutlineFont.Glyph] = [:]
      add(letters.flatMap { $0 }, of: plain, to: &glyphs)
      for language in languages {
        let scalars = language.scalars
        guard let face = try face(of: scalars, in: language, by: text) else { continue }
        add(scalars, of: face, to: &glyphs)
      }
      return (glyphs.values.sorted { $0.identifier < $1.identifier }, plain.box)
    } catch {
      throw PageError(error)
    }
  }

  /// The face that draws a language's characters; `nil` if none does.
  private static func face(
    of scalars: [UInt32], in language: BasicCharacters, by text: TextEngine
  ) throws(FontError) -> OpenFace? {
    guard let sample = scalars.last.flatMap(Unicode.Scalar.init) else { return nil }
    let options = TextLayoutOptions(width: nil, language: language.tag)
    let layout = try? text.layout(
      AttributedText(
        String(Character(sample)), attributes: TextAttributes(font: FontDescriptor(pointSize: 9))), options)
    guard let id = layout?.lines.first?.runs.first?.face else { return nil }
    return try text.face(for: id)
  }

  /// Adds the glyphs of scalars that a face has and no earlier face had.
  private static func add(
    _ scalars: [UInt32], of open: OpenFace, to glyphs: inout [UInt16: OutlineFont.Glyph]
  ) {
    let (face, widths) = (open.face, PDFGlyphWidths(open))
    for scalar in scalars {
      guard let code = UInt16(exactly: scalar), code > 0, glyphs[code] == nil else { continue }
      let glyph = face.glyph(for: scalar)
      guard glyph != 0 else { continue }
      glyphs[code] = OutlineFont.Glyph(code, width: min(max(widths.width(of: glyph), 0), 4000)) {
        face.write(glyph, to: &$0)
      }
    }
  }

  /// Starts to make the font in another task.
  ///
  /// - Parameter catalog: The catalogue that opens the fonts' faces.
  package static func task(
    for languages: [BasicCharacters], of catalog: FontCatalog
  ) -> Task<Result<FormFont, PageError>, Never> {
    Task.detached { Result { () throws(PageError) in try FormFont(for: languages, of: catalog) } }
  }

  private init(for languages: [BasicCharacters], of catalog: FontCatalog) throws(PageError) {
    let text: TextEngine
    do {
      text = try TextEngine(catalog: catalog)
    } catch {
      throw PageError(error)
    }
    try self.init(for: languages, by: text)
  }

  // MARK: Writing

  func write(as font: PDFReference, to objects: inout PDFObjects) {
    let descriptor = objects.add(
      .dictionary([
        ("Type", .name("FontDescriptor")), ("FontName", .name(Self.name)),
        // Symbolic: the font has an encoding of its own (ISO 32000-1, table 123).
        ("Flags", .integer(4)), ("FontBBox", .array(measures.edges.map { .integer($0) })),
        ("ItalicAngle", .integer(0)), ("Ascent", .integer(measures.ascent)),
        ("Descent", .integer(measures.descent)), ("CapHeight", .integer(measures.capHeight)),
        // StemV matters only for a font that is not embedded.
        ("StemV", .integer(80)), ("FontFile3", .reference(objects.add(file))),
      ]))
    let system = PDFValue.dictionary([
      ("Registry", .text("Adobe")), ("Ordering", .text("Identity")), ("Supplement", .integer(0)),
    ])
    let descendant = objects.add(
      .dictionary([
        ("Type", .name("Font")), ("Subtype", .name("CIDFontType0")), ("BaseFont", .name(Self.name)),
        ("CIDSystemInfo", system), ("FontDescriptor", .reference(descriptor)),
        ("DW", .integer(OutlineFont.commonWidth)), ("W", PDFFont.widths(widths)),
      ]))
    let texts = codes.compactMap { code in Unicode.Scalar(code).map { (code, String(Character($0))) } }
    let map = objects.add(PDFCharacterMap(texts).object)
    objects.write(
      .dictionary([
        ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", .name(Self.name)),
        ("Encoding", .name("Identity-H")), ("DescendantFonts", .array([.reference(descendant)])),
        ("ToUnicode", .reference(map)),
      ]), as: font)
  }
}
