import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Links, bookmarks, labels, metadata and structure, read back with pikepdf.
@Suite(
  .enabled(
    if: DocumentTools.python != nil, "no Python with pikepdf and pypdfium2: Scripts/install-dependencies test"
  ))
struct DocumentStructureTests {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func scene(_ items: [SceneItem]) -> Scene {
    Scene(size: Size(width: 300, height: 400), scale: 1, background: .white, items: items)
  }

  private func text(_ string: String, y: Double) throws -> [SceneItem] {
    try glyphs(systemText(string), at: Point(x: 20, y: y), engine: engine)
  }

  private func tagged(_ tag: StructureTag, _ items: [SceneItem]) -> SceneItem {
    SceneItem(.tagged(tag, items), source: 0)
  }

  private func square(_ y: Double) -> SceneItem {
    SceneItem(.shape(.rectangle(Rect(x: 20, y: y, width: 40, height: 40)), .black), source: 0)
  }

  private func reading(
    _ pages: [DocumentPage], information: DocumentInformation = DocumentInformation(title: "Test"),
    outline: [OutlineEntry] = []
  ) throws -> DocumentReading {
    let writer = try PDFWriter(fonts: FontCatalog(), information: information)
    for page in pages { try writer.add(page) }
    let bytes = try writer.finish(outline: outline)
    try DocumentTools.expectValid(bytes)
    return try DocumentTools.check("info", bytes)
  }

  @Test func `the document says its title, subject, words, language and date`() throws {
    let information = DocumentInformation(
      title: "Byway – よりみち", subject: "Every page on every device", keywords: ["review", "iOS"],
      language: "ja",
      // 2026-11-22 08:30:05 UTC, by `date -u -d @1795336205`.
      date: 1_795_336_205)
    let found = try reading([DocumentPage(scene: scene([]))], information: information)
    #expect(found.information["/Title"] == "Byway – よりみち")
    #expect(found.information["/Subject"] == "Every page on every device")
    #expect(found.information["/Keywords"] == "review, iOS")
    #expect(found.information["/CreationDate"] == "D:20261122083005Z")
    #expect(found.information["/ModDate"] == "D:20261122083005Z")
    #expect(found.metadata["dc:title"] == "Byway – よりみち")
    #expect(found.metadata["xmp:CreateDate"] == "2026-11-22T08:30:05Z")
    #expect(found.language == "ja")
    #expect(found.showsTitle)
  }

  @Test func `without a date there is none`() throws {
    let found = try reading([DocumentPage(scene: scene([]))])
    #expect(found.information["/CreationDate"] == nil && found.information["/ModDate"] == nil)
    #expect(found.metadata["xmp:CreateDate"] == "None")
  }

  @Test func `bookmarks lead to destinations, and those that lead nowhere are left out`() throws {
    let found = try reading(
      [
        DocumentPage(scene: scene([]), destinations: [.init(name: "cover")]),
        DocumentPage(
          scene: scene([]), destinations: [.init(name: "b (1) \\ \"ö\"", point: Point(x: 10, y: 100))]),
      ],
      outline: [
        OutlineEntry(
          title: "Cover", destination: "cover",
          children: [
            OutlineEntry(title: "Grüße\u{7}内", destination: "b (1) \\ \"ö\""),
            OutlineEntry(title: "Nowhere", destination: "nowhere"),
          ]),
        OutlineEntry(
          title: "Part", destination: "none", children: [OutlineEntry(title: "Back", destination: "cover")]),
      ])
    #expect(
      found.outline == [
        .init(0, "Cover", "cover"), .init(1, "Grüße 内", "b (1) \\ \"ö\""), .init(0, "Part", nil),
        .init(1, "Back", "cover"),
      ])
    // Page, left and top; PDF counts from the lower edge of the page: 400 − 100.
    #expect(found.destinations == ["cover": [0, 0, 400], "b (1) \\ \"ö\"": [1, 10, 300]])
  }

  @Test func `links lead to pages before and behind, also from groups, and none to nowhere`() throws {
    let area = Rect(x: 20, y: 50, width: 100, height: 30)
    let link = tagged(.link(to: "end", area: area), try text("To the end", y: 50))
    let moved = SceneItem(.transform(Transform(x: 0, y: 100), [link]), source: 0)
    let back = SceneItem(
      .group(opacity: 0.5, [tagged(.link(to: "start", area: area), [square(50)])]), source: 0)
    let lost = tagged(.link(to: "lost", area: area), try text("Lost", y: 200))
    let found = try reading([
      DocumentPage(scene: scene([link, moved, lost]), destinations: [.init(name: "start")]),
      DocumentPage(scene: scene([back]), destinations: [.init(name: "end")]),
    ])
    #expect(
      found.links == [
        .init(0, "end", [20, 320, 120, 350], "To the end"),
        .init(0, "end", [20, 220, 120, 250], "To the end"),
        .init(1, "start", [20, 320, 120, 350], "start"),
      ])
    let elements = found.structure?.all.dropFirst().map { [$0.role, String($0.references)] }
    #expect(elements == [["/Link", "1"], ["/Link", "1"], ["/Span", "0"]])
  }

  @Test func `fields can be filled in, say what they are for and are elements of the structure`() throws {
    let area = Rect(x: 20, y: 50, width: 100, height: 30)
    let fields: [SceneItem] = [
      tagged(.field(FormField(name: "1 name", label: "Welcome: name", kind: .line), area: area), []),
      tagged(.field(FormField(name: "1 comments", label: "Kommentar – größer", kind: .text), area: area), []),
      tagged(.field(FormField(name: "1 seen", label: "Welcome: seen", kind: .box), area: area), []),
      tagged(
        .field(FormField(name: "1 decision", label: "Approved", kind: .option("approved")), area: area), []),
      tagged(.field(FormField(name: "1 decision", label: "Change", kind: .option("change")), area: area), []),
    ]
    let found = try reading([DocumentPage(scene: scene([square(10)] + fields))])
    #expect(
      found.fields == [
        .init("1 name", "Welcome: name", "/Tx"), .init("1 comments", "Kommentar – größer", "/Tx"),
        .init("1 seen", "Welcome: seen", "/Btn"),
        // One field of two options, of which one excludes the other.
        .init("1 decision", "Approved / Change", "/Btn"),
      ])
    let elements = found.structure?.all.dropFirst().map { [$0.role, String($0.references)] }
    #expect(elements == Array(repeating: ["/Form", "1"], count: 5))
    #expect(found.links.isEmpty)
  }

  @Test func `of two destinations of one name the first counts`() throws {
    let page = DocumentPage(scene: scene([]), destinations: [.init(name: "a")])
    #expect(try reading([page, page]).destinations == ["a": [0, 0, 400]])
  }

  @Test func `pages have their labels, and others their numbers`() throws {
    let pages = ["i", nil, nil, "welcome . iphone-x"].map { DocumentPage(scene: scene([]), label: $0) }
    #expect(try reading(pages).labels == ["i", "2", "3", "welcome . iphone-x"])
    #expect(try reading([DocumentPage(scene: scene([]))]).labels == ["1"])
  }

  @Test func `every tag is an element, in order and nested as it was drawn`() throws {
    let cell = { (tag: StructureTag, y: Double) in self.tagged(tag, [self.square(y)]) }
    let items = [
      tagged(
        .section,
        [
          tagged(.heading(level: 1), try text("One", y: 10)), tagged(.paragraph, try text("Two", y: 40)),
          tagged(.list, [cell(.listItem, 80), cell(.listItem, 120)]),
        ]),
      tagged(.table, [tagged(.row, [cell(.headerCell, 160), cell(.cell, 200)])]),
      tagged(.heading(level: 9), try text("Six", y: 300)), tagged(.heading(level: -3), []),
    ]
    let found = try reading([DocumentPage(scene: scene(items))])
    #expect(found.marked)
    #expect(found.structure?.outline == "Document(Sect(H1 P L(LI(LBody) LI(LBody))) Table(TR(TH TD)) H6 H1)")
    #expect(found.structure?.all.first { $0.role == "/TH" }?.scope == "/Column")
  }

  @Test func `figures say what is said in place of them, each its own`() throws {
    let items = [
      tagged(.figure(alternative: "A bird \\ (blue)"), [square(10)]),
      tagged(.section, [tagged(.figure(alternative: "地図", language: "ja"), [square(60)])]),
      // Nothing is drawn in this one.
      tagged(.figure(alternative: "Empty"), []),
      SceneItem(.group(opacity: 0.5, [tagged(.figure(alternative: "Inside"), [square(110)])]), source: 0),
      tagged(.figure(alternative: "Last"), [SceneItem(.group(opacity: 0.5, [square(160)]), source: 0)]),
    ]
    let found = try reading([DocumentPage(scene: scene(items)), DocumentPage(scene: scene(items))])
    let figures = found.structure?.all.filter { $0.role == "/Figure" } ?? []
    let expected = ["A bird \\ (blue)", "地図", "Empty", "Last"]
    #expect(figures.map(\.alternative) == expected + expected)
    #expect(figures.map(\.language) == [nil, "ja", nil, nil, nil, "ja", nil, nil])
    // Squares of 40 from 20 on; PDF counts from the lower edge of the page, 400.
    #expect(figures[0].box == [20, 350, 60, 390] && figures[2].box == nil)
  }

  @Test func `all that is drawn is in an element or is decoration`() throws {
    let moved = SceneItem(
      .transform(
        Transform(x: 5, y: 5),
        [tagged(.paragraph, try text("One", y: 10)), square(40), tagged(.paragraph, try text("Two", y: 90))]),
      source: 0)
    let items = [
      square(5),
      tagged(.section, [square(60), moved, square(120), tagged(.figure(alternative: "F"), [square(200)])]),
      SceneItem(.clip(.rectangle(Rect(x: 0, y: 0, width: 200, height: 300)), [square(240)]), source: 0),
      tagged(.paragraph, [SceneItem(.group(opacity: 0.5, [square(280)]), source: 0), square(300)]),
    ]
    let found = try reading([DocumentPage(scene: scene(items)), DocumentPage(scene: scene([square(5)]))])
    // The second page has no tags; nothing on it is marked: the square, and the page's white.
    #expect(found.unmarked == [0, 2])
  }

  @Test func `a document without tags has no structure`() throws {
    let found = try reading([DocumentPage(scene: scene([square(10)]))])
    #expect(found.structure == nil && !found.marked)
  }

  @Test func `pages are as large as their scenes`() throws {
    let sizes = [
      Size(width: 595, height: 842), Size(width: 100.5, height: 20), Size(width: 20_000, height: 0),
    ]
    let pages = sizes.map { DocumentPage(scene: Scene(size: $0, scale: 3, background: .white)) }
    #expect(try reading(pages).pages == [[0, 0, 595, 842], [0, 0, 100.5, 20], [0, 0, 14_400, 1]])
  }
}

/// Against `date -u`.
struct PDFDateTests {
  @Test(arguments: [
    (0, "D:19700101000000Z"), (-1, "D:19691231235959Z"), (951_782_400, "D:20000229000000Z"),
    (253_402_300_799, "D:99991231235959Z"), (-62_135_596_800, "D:00010101000000Z"),
  ]) func `seconds are a date`(seconds: Int, date: String) {
    #expect(PDFDate(seconds)?.inInformation == date)
  }

  @Test(arguments: [253_402_300_800, -62_135_596_801, Int.max, Int.min]) func `other years are none`(
    seconds: Int
  ) {
    #expect(PDFDate(seconds) == nil)
  }
}
