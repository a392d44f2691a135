import LayoutEngine
import Testing

@testable import PageRender

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
    guard case .compact(let table, let kept, let isKeyed)? = FontSubset(of: face, glyphs: glyphs) else {
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
    guard case .compact(_, let kept, let isKeyed)? = FontSubset(of: face, glyphs: glyphs) else {
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
    guard case .compact(let table, let kept, _)? = FontSubset(of: face, glyphs: glyphs) else { return }
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
        PDFPageFont.Glyph(index: index, code: UInt16(index), width: 500, text: nil)
      }
      return String(try PDFFont(engine.face(for: run.face).face, glyphs: used).name.prefix(6))
    }
    #expect(Set(names).count == 2 && names.allSatisfy { $0.count == 6 })
  }
}
