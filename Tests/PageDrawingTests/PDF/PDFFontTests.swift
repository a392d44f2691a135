import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

/// What documents hold of fonts.
struct PDFFontTests {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func face(of text: String) throws -> (face: FontFace, glyphs: [UInt32]) {
    let items = try glyphs(systemText(text), engine: engine)
    guard case .glyphs(let run)? = items.first?.kind else { throw FontError.unknownFamily(text) }
    return (try engine.face(for: run.face).face, Set(run.glyphs.map(\.glyph)).sorted())
  }

  @Test func `glyphs of a font with names are called by the indices they had`() throws {
    let (face, glyphs) = try face(of: "Hamburg")
    guard case .compact(let table, let kept, let isKeyed) = try FontSubset(of: face, glyphs: glyphs) else {
      Issue.record("Inter is a font in Compact Font Format")
      return
    }
    #expect(!isKeyed && kept == [0] + glyphs)
    let keyed = try #require(CompactFont(table)?.keyed(by: kept))
    // Not again: it calls its glyphs by numbers now.
    #expect(CompactFont(keyed) != nil && CompactFont(keyed)?.keyed(by: kept) == nil)
    #expect(keyed.count < 6000)
  }

  @Test func `glyphs of a font of characters keep their characters' numbers`() throws {
    let (face, glyphs) = try face(of: "歩く")
    guard case .compact(_, let kept, let isKeyed) = try FontSubset(of: face, glyphs: glyphs) else {
      Issue.record("Noto Sans CJK is a font in Compact Font Format")
      return
    }
    #expect(isKeyed && kept.count == 3)
    // In Adobe's collections for these fonts a glyph's index is its character's number.
    #expect(glyphs.map(face.characterID) == glyphs)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `damaged fonts are refused or written, never fatal`(
    seed: UInt64
  ) throws {
    let (face, glyphs) = try face(of: "Hamburg")
    guard case .compact(let table, let kept, _) = try FontSubset(of: face, glyphs: glyphs) else { return }
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      var damaged = table
      // The beginning, where lists and dictionaries are, more often.
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let limit = Bool.random(using: &random) ? min(200, damaged.count) : damaged.count
        damaged[Int.random(in: 0..<limit, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        damaged.removeLast(Int.random(in: 1..<damaged.count, using: &random))
      }
      _ = CompactFont(damaged)?.keyed(by: kept)
    }
  }

  @Test func `the copy of the system font's stand-in has the system font's advances`() throws {
    let (face, glyphs) = try face(of: "Hamburg")
    let widths = PDFGlyphWidths(try engine.face(for: face.id))
    guard case .compact(let table, let kept, _) = try FontSubset(of: face, glyphs: glyphs) else { return }
    let font = try #require(CompactFont(table)?.keyed(by: kept, advances: widths.advance))
    // As FreeType reads the copy.
    let library = try FontLibrary()
    try font.withUnsafeBytes { bytes in
      let copy = try #require(library.openFace(0, of: bytes))
      defer { library.closeFace(copy) }
      for glyph in glyphs { #expect(Int(copy.advance(of: glyph)) == widths.advance(of: glyph)) }
    }
    // The text cut's fit is that of its largest size.
    let fit = SystemFontFit(pointSize: 18, weight: .regular)
    for letter in "Hamburg".utf16 {
      let glyph = face.glyph(for: UInt32(letter))
      let width =
        Double(face.advance(of: glyph)) / Double(face.unitsPerEm) * fit.scale + fit.extra(of: letter)
      #expect(widths.width(of: glyph) == Int((width * 1000).rounded()))
    }
  }

  @Test func `the copy of a TrueType font has the advances that are asked for, and its own bearings`() throws
  {
    let face = try FontFace(0, of: FontFile(path: TestFont.path), library: FontLibrary())
    let glyphs = [1, 3] as [UInt32]
    guard case .trueType(let own) = try FontSubset(of: face, glyphs: glyphs),
      case .trueType(let fitted) = try FontSubset(of: face, glyphs: glyphs, advances: { 700 + Int($0) })
    else {
      Issue.record("the fixture is a TrueType font")
      return
    }
    let (known, made) = (try HorizontalMetrics(own), try HorizontalMetrics(fitted))
    #expect(made.advances[1] == 701 && made.advances[3] == 703)
    #expect(made.advances[2] == known.advances[2])
    #expect(made.bearings == known.bearings && known.bearings.contains { $0 != 0 })
    // The widest of all (hhea).
    #expect(made.widest == made.advances.max())
  }

  /// Read from a file's tables as OpenType describes them: `hhea` and `hmtx`.
  private struct HorizontalMetrics {
    var widest: Int
    var advances: [Int] = []
    var bearings: [Int] = []

    init(_ file: [UInt8]) throws {
      func number(_ place: Int) -> Int { Int(file[place]) << 8 | Int(file[place + 1]) }
      func table(_ name: String) throws -> Range<Int> {
        let entry = try #require(
          (0..<number(4)).map { 12 + 16 * $0 }.first { Array(file[$0..<$0 + 4]) == Array(name.utf8) })
        let start = number(entry + 8) << 16 | number(entry + 10)
        return start..<start + (number(entry + 12) << 16 | number(entry + 14))
      }
      let (head, metrics) = (try table("hhea"), try table("hmtx"))
      widest = number(head.lowerBound + 10)
      let count = number(head.lowerBound + 34)
      advances = (0..<count).map { number(metrics.lowerBound + 4 * $0) }
      bearings = (0..<count).map { number(metrics.lowerBound + 4 * $0 + 2) }
      bearings += stride(from: metrics.lowerBound + 4 * count, to: metrics.upperBound, by: 2).map(number)
      advances += Array(repeating: advances.last ?? 0, count: bearings.count - count)
    }
  }

  @Test func `letters of the system font follow each other, moved by a thousandth of the em at most`() throws
  {
    let items = try glyphs(systemText("nominal"), engine: engine)
    let scene = Scene(size: Size(width: 200, height: 60), scale: 1, background: .white, items: items)
    var canvas = PDFCanvas(size: scene.size, isTagged: false, pictures: PDFPictures())
    try PDFPainter(text: engine).paint(scene, on: &canvas)
    let page = String(decoding: canvas.operators.bytes, as: UTF8.self)
    // The tracking of 17 points (Human Interface Guidelines).
    #expect(page.contains("-.43 Tc\n"))
    let line = try #require(page.firstMatch(of: /\[(.*)\]TJ/)).1
    #expect(line.matches(of: /[0-9a-f]{4}/).count == 7)
    // What rounding widths to thousandths leaves.
    for move in line.split(separator: />?<[0-9a-f]*>?/).compactMap({ Int($0) }) { #expect(abs(move) <= 1) }
  }

  @Test func `an outline is that of the letter`() throws {
    let (face, glyphs) = try face(of: "l")
    let bounds = try #require(glyphs.first.flatMap { face.outline(of: $0) }).bounds
    let box = try #require(glyphs.first.flatMap { face.inkBox(of: $0) })
    #expect(bounds == box)
  }

  /// The same glyph may stand for one letter on a page and for another on the next.
  @Test(.enabled(if: DocumentTools.hasPoppler)) func `each page has its own meaning of a glyph`() throws {
    let scenes = try ["A", "B", "A"].map { text in
      let items = try glyphs(systemText("A"), engine: engine).map { item in
        guard case .glyphs(var run) = item.kind else { return item }
        run.text = text
        return SceneItem(.glyphs(run), source: 0)
      }
      return Scene(size: Size(width: 100, height: 60), scale: 1, background: .white, items: items)
    }
    let bytes = try document(scenes)
    try DocumentTools.expectValid(bytes)
    #expect(try DocumentTools.text(of: bytes) == ["A", "B", "A"])
  }

  @Test(.enabled(if: DocumentTools.hasPoppler)) func `a glyph that stands for two letters of a page says so`()
    throws
  {
    var x = 20.0
    let items = try ["A", "ffi", "B"].flatMap { text in
      x += 30
      return try glyphs(systemText("A"), at: Point(x: x, y: 20), engine: engine).map { item in
        guard case .glyphs(var run) = item.kind else { return item }
        run.text = text
        return SceneItem(.glyphs(run), source: 0)
      }
    }
    let bytes = try document([
      Scene(size: Size(width: 200, height: 60), scale: 1, background: .white, items: items)
    ])
    #expect(try DocumentTools.text(of: bytes).joined(separator: " ") == "A ffi B")
  }

  @Test func `subsets of other fonts have other names, though their glyphs have the same indices`() throws {
    let names = try [FontWeight.regular, .bold].map { weight in
      let text = AttributedText(
        "Hamburg", attributes: TextAttributes(font: FontDescriptor(weight: weight, pointSize: 17)))
      guard case .glyphs(let run)? = try glyphs(text, engine: engine).first?.kind else { return "" }
      let used = Set(run.glyphs.map(\.glyph)).sorted().map { index in
        PDFPageFont.Glyph(index: index, code: UInt16(index), width: 500)
      }
      return String(try PDFFont(engine.face(for: run.face), glyphs: used).name.prefix(6))
    }
    #expect(Set(names).count == 2 && names.allSatisfy { $0.count == 6 })
  }
}
