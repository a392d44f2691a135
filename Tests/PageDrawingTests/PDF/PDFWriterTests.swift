import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageDrawing

struct PDFWriterTests {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func page(_ kinds: SceneItem.Kind...) -> DocumentPage {
    DocumentPage(scene: scene(200, 100, kinds))
  }

  private func scene(_ width: Double, _ height: Double, _ kinds: [SceneItem.Kind]) -> Scene {
    Scene(
      size: Size(width: width, height: height), scale: 1, background: .white,
      items: kinds.map { SceneItem($0, source: 0) })
  }

  private func writer(title: String = "Test", date: Int? = nil) throws -> PDFWriter {
    try PDFWriter(fonts: FontCatalog(), information: DocumentInformation(title: title, date: date))
  }

  @Test(arguments: [1, 2] as [UInt64]) func `two documents of the same pages have the same bytes`(
    seed: UInt64
  ) throws {
    let documents = try (0..<2).map { _ in
      var scenes = RandomScenes(seed: seed, engine: engine)
      let writer = try writer(date: 1_795_336_205)
      for _ in 0..<5 {
        try writer.add(
          DocumentPage(scene: try scenes.scene(), label: "A", destinations: [.init(name: "page")]))
      }
      return try writer.finish(outline: [OutlineEntry(title: "Page", destination: "page")])
    }
    #expect(documents[0] == documents[1], "seed \(seed)")
  }

  @Test func `a document without pages has an empty one`() throws {
    let bytes = try writer().finish()
    try DocumentTools.expectValid(bytes)
    #expect(bytes.starts(with: Array("%PDF-1.7".utf8)))
  }

  @Test func `a finished document takes no more pages and is not finished again`() throws {
    let writer = try writer()
    try writer.add(page())
    #expect(writer.pageCount == 1)
    _ = try writer.finish()
    #expect(throws: PageError.self) { try writer.add(page()) }
    #expect(throws: PageError.self) { try writer.finish() }
  }

  @Test func `faces of other catalogues are found by their files`() throws {
    let path = TestFont.path
    let catalog = FontCatalog.load([path]).catalog
    let font = FontDescriptor(family: .named("Page Test"), pointSize: 20)
    let items = try glyphs(
      AttributedText("A", attributes: TextAttributes(font: font)), engine: TextEngine(catalog: catalog))
    let bytes = try document([scene(100, 100, items.map(\.kind))])
    try DocumentTools.expectValid(bytes)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func `random scenes of wild numbers stay documents`(
    seed: UInt64
  ) throws {
    var scenes = RandomScenes(seed: seed, engine: engine)
    scenes.isHostile = true
    let writer = try writer()
    for _ in 0..<25 {
      try writer.add(
        DocumentPage(
          scene: try scenes.scene(), destinations: [.init(name: "page", point: Point(x: .nan, y: 1e300))]))
    }
    try DocumentTools.expectValid(try writer.finish(), "seed \(seed)")
  }

  @Test(
    arguments: [(0, 0), (-5, 10), (Double.nan, 20), (.infinity, 1e300), (0.001, 5)] as [(Double, Double)])
  func `a scene of any size is a page`(width: Double, height: Double) throws {
    let shape = SceneItem.Kind.shape(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .black)
    try DocumentTools.expectValid(try document([scene(width, height, [shape])]))
  }

  @Test(arguments: [
    String(repeating: "Très long – 長い ", count: 25), "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}\n",
    "\u{FFFD}\u{FFFE}\u{FFFF}", "", "שלום (\\) <&> \"'",
    String(decoding: [0xD800, 0x41, 0xDC00] as [UInt16], as: UTF16.self),
  ]) func `a document may have any title`(title: String) throws {
    let information = DocumentInformation(
      title: title, subject: title, keywords: [title, title], language: title, date: Int.max)
    let writer = try PDFWriter(fonts: FontCatalog(), information: information)
    let figure = SceneItem.Kind.tagged(.figure(alternative: title, language: title), [])
    let link = SceneItem.Kind.tagged(.link(to: title, area: Rect(x: 0, y: 0, width: 9, height: 9)), [])
    var page = page(figure, link)
    page.label = title
    page.destinations = [.init(name: title)]
    try writer.add(page)
    let bytes = try writer.finish(outline: [OutlineEntry(title: title, destination: title)])
    try DocumentTools.expectValid(bytes)
  }

  @Test(arguments: ["group", "clip", "mask", "tag", "transform", "shadow"])
  func `what is nested 256 deep is drawn`(kind: String) throws {
    let shape = Shape.rectangle(Rect(x: 10, y: 10, width: 50, height: 50))
    var item = SceneItem(.shape(shape, .black), source: 0)
    for _ in 0..<256 {
      switch kind {
      case "group": item = SceneItem(.group(opacity: 0.99, [item]), source: 0)
      case "clip": item = SceneItem(.clip(shape, [item]), source: 0)
      case "mask": item = SceneItem(.mask([SceneItem(.shape(shape, .black), source: 0)], [item]), source: 0)
      case "tag": item = SceneItem(.tagged(.section, [item]), source: 0)
      case "transform": item = SceneItem(.transform(Transform(x: 0.01, y: 0), [item]), source: 0)
      default:
        item = SceneItem(
          .tagged(
            .paragraph,
            [
              SceneItem(
                .shadow(shape, Shadow(color: .black, offset: .init(x: 1, y: 1), radius: 2)), source: 0), item,
            ]), source: 0)
      }
    }
    try DocumentTools.expectValid(try document([scene(100, 100, [item.kind])]))
  }

  @Test func `bookmarks nested beyond reason end somewhere`() throws {
    var entry = OutlineEntry(title: "Deepest", destination: "page")
    for index in 0..<300 { entry = OutlineEntry(title: "\(index)", destination: "page", children: [entry]) }
    let writer = try writer()
    var page = page()
    page.destinations = [.init(name: "page")]
    try writer.add(page)
    try DocumentTools.expectValid(try writer.finish(outline: [entry]))
  }
}
