import LayoutEngine
import Testing

@testable import PageDrawing

/// Objects of documents, read back from their packed streams.
struct DocumentRuleTests {
  /// The objects of one structure as text, in the order in which they are written.
  private func objects(_ items: [SceneItem], destinations: [DocumentPage.Destination] = []) throws -> [String]
  {
    let scene = Scene(size: Size(width: 200, height: 100), scale: 1, background: .clear, items: items)
    let writer = try PDFWriter(fonts: FontCatalog(), information: DocumentInformation(title: "Test"))
    try writer.add(DocumentPage(scene: scene, destinations: destinations))
    let bytes = try writer.finish(outline: [])
    // The streams of packed objects end the document, before the cross-reference stream.
    var texts: [String] = []
    let (begin, end) = (Array("\nstream\n".utf8), Array("\nendstream\n".utf8))
    var rest = bytes[...]
    while let start = rest.firstRange(of: begin), let stop = rest[start.upperBound...].firstRange(of: end) {
      let head = String(decoding: rest[..<start.lowerBound].suffix(120), as: UTF8.self)
      if head.contains("/ObjStm"),
        let inflated = Inflater.inflate(Array(rest[start.upperBound..<stop.lowerBound]))
      {
        texts += String(decoding: inflated, as: UTF8.self).split(separator: "\n").map(String.init)
      }
      rest = rest[stop.upperBound...]
    }
    return texts
  }

  private func square(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SceneItem {
    SceneItem(.shape(.rectangle(Rect(x: x, y: y, width: width, height: height)), .black), source: 0)
  }

  @Test func `a figure's box is measured from the page's lower edge`() throws {
    let figure = SceneItem(
      .tagged(.figure(alternative: "A chart", language: "fr"), [square(30, 20, 50, 25)]), source: 0)
    let found = try objects([figure]).first { $0.contains("/Figure") }
    // 100 − 45 and 100 − 20.
    let expected = "/Alt (A chart)/Lang (fr)/A <</O /Layout/Placement /Block/BBox [30 55 80 80]>>>>"
    #expect(found?.hasSuffix(expected) == true, "\(found ?? "none")")
    let empty = SceneItem(.tagged(.figure(alternative: "A chart"), []), source: 0)
    let bare = try objects([empty, square(0, 0, 1, 1)]).first { $0.contains("/Figure") }
    #expect(bare?.hasSuffix("/Alt (A chart)>>") == true, "\(bare ?? "none")")
  }

  @Test func `lists and header cells have their attributes`() throws {
    let list = SceneItem(
      .tagged(.list, [SceneItem(.tagged(.listItem, [square(0, 0, 9, 9)]), source: 0)]), source: 0)
    let cell = SceneItem(.tagged(.headerCell, [square(0, 20, 9, 9)]), source: 0)
    let found = try objects([list, cell])
    #expect(found.contains { $0.hasSuffix("/A <</O /List/ListNumbering /None>>>>") && $0.contains("/S /L/") })
    #expect(
      found.contains { $0.hasSuffix("/A <</O /Table/Scope /Column>>>>") && $0.contains("/S /TH/") })
    #expect(found.contains { $0.contains("/S /LBody/") } && found.contains { $0.contains("/S /LI/") })
  }

  @Test func `a destination is measured from the page's lower edge`() throws {
    let link = SceneItem(
      .tagged(.link(to: "here", area: Rect(x: 10, y: 20, width: 30, height: 25)), [square(10, 20, 30, 25)]),
      source: 0)
    let found = try objects([link], destinations: [.init(name: "here", point: Point(x: 12, y: 34))])
    #expect(found.contains { $0.contains("/XYZ 12 66 null]") && $0.contains("(here)") }, "\(found)")
    #expect(found.contains { $0.contains("/S /Link/") && $0.contains("/OBJR") })
    #expect(found.contains { $0.contains("/Rect [10 55 40 80]") && $0.contains("/StructParent 1") })
    // Without its destination it is only a part of the text.
    let lost = try objects([link])
    #expect(lost.contains { $0.contains("/S /Span/") } && !lost.contains { $0.contains("/S /Link/") })
    #expect(!lost.contains { $0.contains("/Rect") })
  }

  @Test func `a font of outlines is keyed by characters of Adobe's identity`() {
    let glyph = OutlineFont.Glyph(3, width: 500) { _ in }
    let next = OutlineFont.Glyph(4, width: 1000) { _ in }
    let far = OutlineFont.Glyph(9, width: 1000) { _ in }
    let font = OutlineFont(named: "Test", [glyph, next, far])
    let bytes = font.bytes
    // The header, and an index of one name: its count, the size of its offsets, and the offsets 1 and 5.
    #expect(bytes.starts(with: [1, 0, 4, 4] + [0, 1]))
    let text = Array("Test".utf8)
    #expect(bytes[..<24].firstRange(of: text) != nil)
    // The string identifiers 391 and 392 are the font's own first two strings; 12 30 is ROS.
    let registry = [391, 392, 0].flatMap(CompactFont.number) + [12, 30]
    #expect(bytes.firstRange(of: registry) != nil)
    #expect(bytes.firstRange(of: Array("AdobeIdentity".utf8)) != nil)
    // The charset: 3 and one more, then 9 alone. All four glyphs belong to font 0.
    #expect(bytes.firstRange(of: [2, 0, 3, 0, 1, 0, 9, 0, 0]) != nil)
    #expect(bytes.firstRange(of: [3, 0, 1, 0, 0, 0, 0, 4]) != nil)
    #expect(font.edges == [0, 0, 0, 0])
    // The default width ends the file.
    #expect(Array(bytes.suffix(CompactFont.number(1000).count + 1)) == CompactFont.number(1000) + [20])
  }

  // MARK: Clusters

  private func clusters(_ text: String, _ places: [Int], gap: Double = 0) -> TextClusters? {
    let glyphs = places.enumerated().map {
      PositionedGlyph(glyph: UInt32($0.offset), x: Double($0.offset) * (10 + gap), y: 0, cluster: $0.element)
    }
    return TextClusters(
      SceneGlyphs(face: FontFaceID(path: "f"), pointSize: 10, color: .black, glyphs: glyphs, text: text)
    ) { _ in 1 }
  }

  @Test func `a whole text that has no order is written forwards`() throws {
    let mixed = try #require(clusters("abc", [2, 0, 1]))
    #expect(!mixed.isBackward && mixed.clusters == [TextClusters.Cluster(bytes: 3, glyphs: 3)])
    let inside = try #require(clusters("é日", [3, 1]))
    #expect(!inside.isBackward && inside.clusters.map(\.bytes) == [5])
    let backward = try #require(clusters("אב", [2, 0]))
    #expect(backward.isBackward)
  }

  @Test func `letters are at most 0.08 em apart`() {
    #expect(clusters("ab", [0, 1], gap: 0.79)?.areLetters == true)
    #expect(clusters("ab", [0, 1], gap: 0.81)?.areLetters == false)
    #expect(clusters("a b", [0, 1, 2], gap: 5)?.areLetters == true)
    #expect(clusters("a\u{3000}b", [0, 1, 4], gap: 5)?.areLetters == true)
    #expect(clusters("a\u{2003}b", [0, 1, 4], gap: 5)?.areLetters == true)
    #expect(clusters("a\u{200B}", [0, 1], gap: 5)?.areLetters == false)
    #expect(clusters("a👍", [0, 1])?.clusters.map(\.bytes) == [1, 4])
  }
}
