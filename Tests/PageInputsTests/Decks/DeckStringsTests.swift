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

  @Test func `tables in the deck give each locale its text`() throws {
    let (deck, diagnostics) = try DeckFixture().load(Self.deck(Self.tables))
    #expect(diagnostics.isEmpty)
    #expect(try summary(deck, in: "ja") == "レッスン")
    #expect(try summary(deck, in: "en-GB") == "Lesson")
    #expect(try summary(deck, in: "en-XA") == "Ĺéššóñ")
    #expect(deck?.locales == ["en", "ja"])
    #expect(deck?.traitDependence == .locale)
  }

  @Test func `a language without texts is one of the deck's`() throws {
    let (deck, _) = try DeckFixture().load(Self.deck(#"{"en": {"s": "Lesson"}, "de": {}}"#))
    #expect(deck?.locales == ["en", "de"])
  }

  @Test func `arguments fill a text and choose its plural`() throws {
    let page = #"{"image": "images/a.png", "summary": {"key": "n", "arguments": [1200]}, "detail": "D"}"#
    let (deck, diagnostics) = try DeckFixture().load(Self.deck(Self.tables, page: page))
    #expect(diagnostics.isEmpty)
    #expect(try summary(deck, in: "ja") == "1,200件")
  }

  @Test func `a key without a text in the locale is a warning that names what is drawn`() throws {
    let (loaded, _) = try DeckFixture().load(Self.deck(Self.tables))
    let deck = try #require(loaded)
    let texts = PageStrings(deck.strings, locale: "fr")
    #expect(try summary(deck, texts) == "Lesson")
    let lines = texts.takeDiagnostics().map { $0.description.drop { $0 != ":" } }
    #expect(lines == [#":4:58: warning: key "s" has no text in fr; the en text is drawn instead"#])
    #expect(texts.takeDiagnostics().isEmpty)
  }

  @Test func `a key that is nowhere is an error with a near miss`() throws {
    let page = #"{"image": "images/a.png", "summary": {"key": "lesson.sumary"}, "detail": "D"}"#
    let lines = try DeckFixture().lines(Self.deck(#"{"en": {"lesson.summary": "x"}}"#, page: page))
    #expect(
      lines.first
        == #"deck.json:4:58: error: no text of "strings" has the key "lesson.sumary"; did you mean "lesson.summary"?"#
    )
  }

  @Test(
    arguments: [
      ("{}", #"3:14: error: "strings" is empty; add a table such as "en": {…}, or leave it out"#),
      (
        #"{"e!": {}}"#, #"3:21: error: "e!" in "strings" is no language tag; write one such as ja or zh-Hant"#
      ),
      (#"{"en": []}"#, #"3:21: error: the table "en" must be an object, found a list"#),
      (#"{"en": {"s": 1}}"#, #"3:27: error: the text "s" must be a string, found the number 1"#),
      (
        #"{"en": {"s": "a", "s": "b"}}"#,
        #"3:37: error: "s" occurs twice in the table "en"; delete one of them"#
      ),
      (#"{"en": {"s": {"one": "a"}}}"#, #"3:27: error: the text "s" has no "other"; add it"#),
      (
        "[]", #"3:14: error: "strings" is empty; add a path such as "Localizable.xcstrings", or leave it out"#
      ),
      (
        "3",
        #"3:14: error: "strings" must be a path, a list of paths, or an object with a table for each language, found "#
          + "the number 3"
      ),
      (
        #"["x.strings"]"#,
        #"3:15: error: an entry of "strings": "x.strings" does not exist; add the file or correct the path"#
      ),
      (
        #""images""#,
        #"3:14: error: "strings": "images" has no files of texts"#
      ),
      (
        #""../x.strings""#,
        #"3:14: error: "strings": "../x.strings" is outside the deck's folder; move the file into the folder"#
      ),
      (
        #""images/a.png""#,
        #"3:14: error: "strings": "images/a.png" is no file of texts; name an .xcstrings, .strings, .stringsdict or .xliff "#
          + "file, or a folder with .lproj folders"
      ),
    ])
  func `bad strings are reported at their place`(strings: String, line: String) throws {
    #expect(try DeckFixture().lines(Self.deck(strings)).first == "deck.json:" + line)
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

  @Test func `a file that cannot be read is the only fault, not every key that it may have`() throws {
    let fixture = try DeckFixture()
    try fixture.write("L.xcstrings", "{")
    let lines = try fixture.lines(Self.deck(#"["L.xcstrings", "M.strings"]"#))
    #expect(lines.count == 2 && lines.allSatisfy { !$0.contains("in none") }, "\(lines)")
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

  @Test func `control characters of files do not reach the page`() throws {
    let fixture = try DeckFixture()
    try fixture.makeFolder("en.lproj")
    try fixture.write("en.lproj/L.strings", #"s = "a\U0000b\r\nc\U0085";"#)
    let (deck, _) = try fixture.load(Self.deck(#"".""#))
    #expect(try summary(deck, in: "en") == "ab\nc")
  }

  @Test func `all in the matrix is every language, pseudo the four pseudo-locales`() throws {
    let more = #", "matrix": {"locales": ["pseudo", "ja", "all"]}"#
    let (deck, diagnostics) = try DeckFixture().load(Self.deck(Self.tables, more: more))
    #expect(diagnostics.isEmpty)
    #expect(
      deck?.matrix.locales.map(\.value) == ["en-x-double", "en-XA", "en-x-bounded", "ar-XB", "ja", "en"])
  }

  @Test func `tags of the matrix are written as BCP 47 has them, and what all stands for may be named`()
    throws
  {
    let more = #", "matrix": {"locales": ["pt_br", "ZH-hant", "all", "ja"]}"#
    let (deck, diagnostics) = try DeckFixture().load(Self.deck(Self.tables, more: more))
    #expect(diagnostics.isEmpty)
    #expect(deck?.matrix.locales.map(\.value) == ["pt-BR", "zh-Hant", "en", "ja"])
    let twice = try DeckFixture().lines(
      Self.deck(Self.tables, more: #", "matrix": {"locales": ["en", "EN"]}"#))
    #expect(
      twice.map { $0.drop { $0 != " " } }
        == [#" error: the string "EN" occurs twice in "locales"; delete one"#])
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

  @Test func `pictures of a language stand beside the picture, or in its folder`() throws {
    let fixture = try DeckFixture()
    try fixture.makeFolder("images/zh-Hant.lproj")
    for name in ["a.ja.png", "a.ja@3x.png", "a.txt", "a.b!.png", "zh-Hant.lproj/a@2x.png"] {
      try fixture.write("images/" + name, "")
    }
    let (deck, diagnostics) = try fixture.load(Self.deck(Self.tables))
    #expect(diagnostics.isEmpty)
    let page = try #require(deck?.pages.first)
    // A picture of the same scale as the page's own is preferred.
    #expect(page.image(for: "ja-JP")?.written == "images/a.ja.png")
    #expect(page.image(for: "zh-TW")?.written == "images/zh-Hant.lproj/a@2x.png")
    #expect(page.image(for: "fr")?.written == "images/a.png")
    #expect(deck?.pictureFiles(of: [0], locales: ["ja", "fr", "de"]).count == 2)
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
