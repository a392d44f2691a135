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

  @Test func `a deck can be named by its file`() throws {
    let fixture = try DeckFixture()
    try fixture.write("other.json", DeckText.pages(DeckText.page))
    #expect(DeckLoader().load(fixture.folder + "/other.json").deck?.pages.count == 1)
  }
}
