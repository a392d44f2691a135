import PageTestSupport
import PageLint
import Testing

@testable import LayoutEngine
@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs

struct DeckTests {
  @Test func `a deck of a title and a page has the tutorial's defaults`() throws {
    let (deck, diagnostics) = try DeckFixture().load(DeckText.pages(DeckText.page))
    #expect(diagnostics.isEmpty)
    let loaded = try #require(deck)
    #expect(loaded.title == Located("T", at: SourcePosition(line: 2, column: 12)))
    #expect(loaded.pages.map(\.id) == [Located("1")])
    #expect(loaded.pages[0].image.value.file?.written == "images/a.png")
    #expect(loaded.pages[0].summary == Located("S", at: SourcePosition(line: 3, column: 50)))
    #expect(loaded.ios == .ios26)
    #expect(loaded.controls.previous.value == "PREV")
    #expect(loaded.controls.next.value == "NEXT")
    #expect(loaded.style.fonts.summary.value.descriptor == FontDescriptor(weight: .semibold, pointSize: 18))
    #expect(loaded.style.fonts.detail.value.descriptor == FontDescriptor(weight: .regular, pointSize: 13))
    #expect(loaded.style.fonts.controls.value.descriptor == FontDescriptor(weight: .semibold, pointSize: 14))
    #expect(loaded.style.colors.currentPage.light == Color(hex: "#FF0000"))
    #expect(loaded.style.colors.detail(on: .ios17) == Color.Dynamic(Color(rgb: 0x808080)))
    for system in [SystemVersion.ios18, .ios26, .ios27] {
      #expect(loaded.style.colors.detail(on: system) == Color.Dynamic(Color(rgb: 0x767676)))
    }
    #expect(loaded.matrix.devices.isEmpty)
  }

  @Test(
    arguments: [
      ("", .readable), (#", "statusBarStyle": "automatic""#, .readable),
      (#", "statusBarStyle": "default""#, nil), (#", "statusBarStyle": "lightContent""#, .light),
      (#", "statusBarStyle": "darkContent""#, .dark),
    ] as [(String, SystemBarWishes.Content?)])
  @MainActor func `the status bar of a deck's pages is as the deck says, else readable`(
    member: String, content: SystemBarWishes.Content?
  ) throws {
    let wishes = try TestDeck(members: member).page().tree.systemBars
    #expect(wishes.statusBarContent == content && wishes.isOfScreen)
  }

  @Test(
    arguments: [
      (#""controls": {}"#, .ios26, []), (#""ios": 26"#, .ios26, [.ios26]),
      (#""matrix": {"ios": [26, 18]}"#, .ios18, [.ios26, .ios18]),
      (#""ios": 17, "matrix": {"ios": ["all"]}"#, .ios17, [.ios17, .ios18, .ios26, .ios27]),
    ] as [(String, SystemVersion, [SystemVersion])])
  func `a deck names one version of iOS, or several in its matrix`(
    member: String, least: SystemVersion, all: [SystemVersion]
  ) throws {
    let deck = try #require(try DeckFixture().load(DeckText.with(member)).deck)
    #expect(deck.matrix.systems.map(\.value) == all)
    #expect(deck.system == least.rawValue)
  }

  @Test func `everything a deck can say is read`() throws {
    let fixture = try DeckFixture()
    try fixture.write("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {}}"#)
    let (deck, diagnostics) = try fixture.load(
      """
      {
        "$schema": "deck.schema.json", "title": "Tutorial", "ios": 17, "strings": "Localizable.xcstrings",
        "pages": [{"id": "lesson-1", "image": "./images/a.png", "alt": "A hand", "summary": "レッスン1",
                   "detail": "一行目\\n二行目", "ignore": ["image", [0, 0, 390, 54.5]]}],
        "controls": {"previous": "戻る", "next": "次へ"},
        "style": {
          "fonts": {"summary": {"family": "Noto Serif", "size": 20.5, "weight": "semibold"},
                    "detail": {"family": "system", "weight": 300}},
          "colors": {"background": "#fff", "summary": {"light": "#000000", "dark": "#FFFFFF80"}}
        },
        "matrix": {"devices": ["iPhone X", "390x844@3x"], "orientations": ["landscape", "all"],
                   "appearances": ["all"], "locales": ["ja", "zh-Hant"], "contentSizes": ["AX5", "large"]},
        "lint": {"disable": ["text-truncated"]}, "layout": "tutorial", "flow": []
      }
      """)
    #expect(diagnostics.isEmpty)
    let loaded = try #require(deck)
    #expect(loaded.strings.tables.map(\.name) == ["Localizable"])
    let page = try #require(loaded.pages.first)
    #expect(page.id.value == "lesson-1")
    #expect(page.alt?.value == "A hand")
    #expect(page.detail.value == "一行目\n二行目")
    #expect(page.ignore.map(\.value) == [.view("image"), .area(Rect(x: 0, y: 0, width: 390, height: 54.5))])
    #expect(page.image.value.file?.path == loaded.folder + "/images/a.png")
    #expect(loaded.controls.next.value == "次へ")
    let summary = loaded.style.fonts.summary
    #expect(
      summary.value.descriptor
        == FontDescriptor(family: .named("Noto Serif"), weight: .semibold, pointSize: 20.5))
    #expect(summary.position == SourcePosition(line: 7, column: 37))
    #expect(
      loaded.style.fonts.detail.value.descriptor
        == FontDescriptor(weight: FontWeight(rawValue: 300), pointSize: 13))
    #expect(loaded.style.colors.background.light == .white)
    #expect(loaded.style.colors.summary.dark == Color(red: 1, green: 1, blue: 1, alpha: 128 / 255))
    #expect(loaded.matrix.devices.map(\.value.id) == ["iphone-x", "390x844@3x"])
    #expect(loaded.matrix.orientations.map(\.value) == [.landscape, .portrait])
    #expect(loaded.matrix.appearances.map(\.value) == [.light, .dark])
    #expect(loaded.matrix.locales.map(\.value) == ["ja", "zh-Hant"])
    #expect(loaded.matrix.contentSizes.map(\.value) == [.accessibility5, .large])
    #expect(loaded.lintExceptions == [LintException(.textTruncated)])
  }

  /// iOS 17 does not run on 22 of the 88 devices.
  @Test(arguments: [
    (#"["all"]"#, 66), (#"["every"]"#, 88), (#"["iphone-8", "all"]"#, 67), (#"["all", "every"]"#, 88),
  ])
  func `all devices of a deck are those that run its iOS, every one those that are known`(
    devices: String, count: Int
  ) throws {
    let (deck, diagnostics) = try DeckFixture().load(
      DeckText.with(#""ios": 17, "matrix": {"devices": \#(devices)}"#))
    #expect(diagnostics.isEmpty)
    #expect(deck?.matrix.devices.count == count)
  }

  @Test func `a deck can be named by its file`() throws {
    let fixture = try DeckFixture()
    try fixture.write("other.json", DeckText.pages(DeckText.page))
    #expect(DeckLoader().load(fixture.folder + "/other.json").deck?.pages.count == 1)
  }

  @Test func `a bad page is left out and keeps its number`() throws {
    let (deck, diagnostics) = try DeckFixture().load(
      DeckText.pages("{\"summary\": 1}, " + DeckText.page))
    #expect(deck?.pages.map(\.number) == [2])
    #expect(deck?.pageCount == 2)
    #expect(diagnostics.count == 3)
    #expect(deck?.leftOutPages.map(\.entry.id) == ["page-1"])
    #expect(deck?.leftOutPages.first?.faults == diagnostics)
  }

  @Test func `a page that is left out keeps its id, unless another page has it or it can be none`() throws {
    let bad = ["lost", "Lost", "a/b", "", "1"].map { "{\"id\": \"\($0)\", \"summary\": 1}" }
    let (deck, _) = try DeckFixture().load(
      DeckText.pages("{\"id\": \"page-3\", \(DeckText.page.dropFirst()), \(bad.joined(separator: ", "))"))
    #expect(deck?.pages.map(\.id.value) == ["page-3"])
    #expect(deck?.leftOutPages.map(\.entry.number) == [2, 3, 4, 5, 6])
    // The third page's place is taken by the first page's id; the fourth has no name that a file could have.
    #expect(deck?.leftOutPages.map(\.entry.id) == ["lost", "page-3-2", "page-4", "page-5", "1"])
  }

  @Test func `a fault that concerns every page leaves no deck`() throws {
    #expect(try DeckFixture().load(DeckText.with(#""ios": 16"#)).deck == nil)
  }

  @Test func `all problems of a file are reported in one run, in its order`() throws {
    let lines = try DeckFixture().lines(
      """
      {
        "tilte": "T",
        "pages": [
          {"image": "images/b.png", "summary": "S"},
          {"image": "images/a.png", "summary": 3, "detail": "D"}
        ],
        "ios": "17"
      }
      """)
    #expect(
      lines == [
        #"deck.json:2:12: error: unknown key "tilte" in the deck; did you mean "title"?"#,
        #"deck.json:4:5: error: page 1 has no "detail"; add it"#,
        #"deck.json:4:15: error: "image": "images/b.png" does not exist; did you mean "images/a.png"?"#,
        #"deck.json:5:42: error: "summary" must be a string, found the number 3"#,
        #"deck.json:7:10: error: "ios" must be the number 17, 18, 26 or 27, found the string "17""#,
      ])
  }
}
