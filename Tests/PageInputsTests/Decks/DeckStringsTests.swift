import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs

/// Decks whose texts are keys of files of strings.
@MainActor
struct DeckStringsTests {
  private static func deck(_ strings: String, page: String? = nil, more: String = "") -> String {
    """
    {
      "title": "T",
      "strings": \(strings),
      "pages": [\(page ?? #"{"image": "images/a.png", "summary": {"key": "s"}, "detail": "D"}"#)]\(more)
    }
    """
  }

  private static let tables = #"{"en": {"s": "Lesson"}, "ja": {"s": "レッスン", "n": {"other": "%lld件"}}}"#

  /// The texts of a deck's first page in a locale.
  private func summary(_ deck: Deck?, in locale: String) throws -> String {
    let deck = try #require(deck)
    return try summary(deck, PageStrings(deck.strings, locale: locale))
  }

  private func summary(_ deck: Deck, _ strings: PageStrings) throws -> String {
    try #require(DeckTexts(of: deck, in: strings, only: [0]).pages[0]).summary.text
  }

  @Test func `arguments fill a text and choose its plural`() throws {
    let page = #"{"image": "images/a.png", "summary": {"key": "n", "arguments": [1200]}, "detail": "D"}"#
    let (deck, diagnostics) = try DeckFixture().load(Self.deck(Self.tables, page: page))
    #expect(diagnostics.isEmpty)
    #expect(try summary(deck, in: "ja") == "1,200件")
  }

  @Test func `files of all formats are read together, those of lproj folders by language`() throws {
    let fixture = try DeckFixture()
    for folder in ["Base.lproj", "ja.lproj", "zh-Hant.lproj"] { try fixture.makeFolder("texts/" + folder) }
    try fixture.write("texts/Base.lproj/Main.strings", "s = Start;")
    try fixture.write("texts/ja.lproj/Main.strings", "s = \"始\";")
    try fixture.write(
      "texts/ja.lproj/Main.stringsdict",
      StringFileText.dictionary(
        "<key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>"
          + "<key>other</key><string>%d個</string></dict></dict>"))
    try fixture.write("texts/zh-Hant.lproj/Main.strings", "s = \"開始\";")
    try fixture.write(
      "ru.xliff",
      StringFileText.xliff(
        "<trans-unit id=\"s\"><source>Begin</source><target>Начать</target></trans-unit>"))
    let (deck, diagnostics) = try fixture.load(Self.deck(#"["texts", "ru.xliff"]"#))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(deck?.locales == ["en", "ja", "ru", "zh-Hant"])
    #expect(try summary(deck, in: "zh-TW") == "開始")
    #expect(try summary(deck, in: "ru") == "Начать")
    #expect(try summary(deck, in: "ja-JP") == "始")
    let texts = PageStrings(try #require(deck).strings, locale: "ja")
    #expect(texts.text("n", arguments: [.integer(3)]) == "3個")
  }

  @Test func `a file of one language stands for those beside it`() throws {
    let fixture = try DeckFixture()
    for folder in ["en.lproj", "fr.lproj"] { try fixture.makeFolder(folder) }
    try fixture.write("en.lproj/L.strings", "s = Start;")
    try fixture.write("fr.lproj/L.strings", "s = \"Début\";")
    try fixture.write("fr.lproj/Other.strings", "s = x;")
    let (deck, _) = try fixture.load(Self.deck(#""en.lproj/L.strings""#))
    #expect(deck?.strings.tables.map(\.name) == ["L"])
    #expect(try summary(deck, in: "fr") == "Début")
  }

  @Test func `links do not lead out of the deck's folder`() throws {
    let (fixture, other) = (try DeckFixture(), try DeckFixture())
    try other.write("L.strings", "s = x;")
    try fixture.makeFolder("ja.lproj")
    try fixture.link("ja.lproj/L.strings", to: other.folder + "/L.strings")
    try fixture.write("a.txt", "")
    let lines = try fixture.lines(Self.deck(#"".""#))
    #expect(lines.first?.contains(#"leads to "#) == true, "\(lines)")
  }

  @Test func `a text of a file that is too long is cut with a warning`() throws {
    let long = String(repeating: "é", count: 10_001)
    let (loaded, _) = try DeckFixture().load(Self.deck(#"{"en": {"s": "x"}}"#))
    var deck = try #require(loaded)
    var table = StringTable(name: "L", sourceLanguage: "en")
    table.add(LocalizedText(long), for: "s", in: "en")
    deck.strings = LocalizedStrings([table])
    let texts = PageStrings(deck.strings, locale: "en")
    #expect(try summary(deck, texts) == String(long.dropLast()))
    #expect(
      texts.takeDiagnostics().map(\.message)
        == [#"key "s" has 10001 characters in en; only the first 10000 are drawn"#])
  }

  @Test func `all is also what the document of the layout is translated into`() throws {
    let fixture = try DeckFixture()
    for folder in ["Base.lproj", "ja.lproj", "de.lproj"] { try fixture.makeFolder(folder) }
    try fixture.write("Base.lproj/Main.storyboard", "")
    try fixture.write("ja.lproj/Main.strings", #""x.text" = "a";"#)
    try fixture.write("de.lproj/Main.storyboard", "")
    let more = #", "layout": "Base.lproj/Main.storyboard", "matrix": {"locales": ["all"]}"#
    let (deck, diagnostics) = try fixture.load(Self.deck(#"{"fr": {"s": "x"}}"#, more: more))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(deck?.locales == ["fr", "en", "de", "ja"])
    #expect(deck?.matrix.locales.map(\.value) == ["fr", "en", "de", "ja"])
  }

  @Test func `pseudo-locales show the pictures of the source language`() throws {
    let fixture = try DeckFixture()
    for name in ["a.ar.png", "a.en.png"] { try fixture.write("images/" + name, "") }
    let (loaded, _) = try fixture.load(Self.deck(Self.tables))
    let deck = try #require(loaded)
    for locale in PseudoLocale.allCases.map(\.rawValue) {
      let picture = DeckPictures(of: deck, in: locale, ImageStore()).picture(of: deck.pages[0])
      #expect(picture.value.file?.written == "images/a.en.png")
    }
    #expect(deck.pictureFiles(of: [0], locales: ["ar-XB"]).allSatisfy { $0.hasSuffix("a.en.png") })
  }

  @Test func `literal texts are the same views everywhere, except in pseudo-locales`() throws {
    let page = #"{"image": "images/a.png", "summary": "S", "detail": "D"}"#
    let (loaded, _) = try DeckFixture().load(Self.deck(Self.tables, page: page))
    let deck = try #require(loaded)
    #expect(deck.traitDependence == [])
    #expect(PageTraits(locale: "ja").reduced(to: []) == PageTraits())
    #expect(PageTraits(locale: "en-XA").reduced(to: []).locale == "en-XA")
    #expect(try summary(deck, in: "en-x-bounded") == "[# S #]")
  }
}
