import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// Each fault has one exact line; positions are counted by hand in `DeckText`'s templates.
struct BadDeckTests {
  @Test(
    arguments: [
      (#""flow": [], "flows": 1"#, #"4:24: error: unknown key "flows" in the deck; did you mean "flow"?"#),
      (
        #""zzzzzz": 1"#,
        "4:13: error: unknown key \"zzzzzz\" in the deck; its keys are $schema, assets, controls, flow, fonts, ignore, ios, layout, "
          + "lint, matrix, pages, statusBarStyle, strings, style, title"
      ),
      (#""title": "U""#, #"4:12: error: "title" occurs twice in the deck; delete one of them"#),
      (#""controls": []"#, #"4:15: error: "controls" must be an object, found a list"#),
      (#""controls": {"next": null}"#, #"4:24: error: "next" must be a string, found null"#),
      (
        #""controls": {"next": {"key": "n"}}"#,
        "4:24: error: \"next\" is a key, but the deck has no \"strings\"; name a file of texts there, or write the text itself"
      ),
      (
        #""ios": 16"#,
        "4:10: error: iOS 16 cannot be drawn; write 17, 18, 26 or 27"
      ),
      (
        #""layout": "grid""#,
        "4:13: error: layout \"grid\" is not known; write \"tutorial\", \"store\" or the path of a .storyboard or .xib file"
      ),
      (
        #""flow": [{}]"#,
        #"4:12: error: a step of "flow" must be a string, found an object"#
      ),
      (
        #""strings": "x.xcstrings""#,
        #"4:14: error: "strings": "x.xcstrings" does not exist; add the file or correct the path"#
      ),
      (
        #""statusBarStyle": "light""#,
        #"4:21: error: "statusBarStyle" must be automatic, default, lightContent or darkContent, found "light""#
      ),
      (
        #""lint": {"disable": [1]}"#,
        #"4:24: error: an entry of "lint" must be an object, found the number 1"#
      ),
    ])
  func `a deck's own keys are checked`(member: String, line: String) throws {
    #expect(try DeckFixture().lines(DeckText.with(member)) == ["deck.json:" + line])
  }

  @Test func `a misspelt key is not told as a missing one too`() throws {
    #expect(
      try DeckFixture().lines(#"{"title": "T", "pagse": []}"#) == [
        #"deck.json:1:25: error: unknown key "pagse" in the deck; did you mean "pages"?"#
      ])
  }

  @Test(
    arguments: [
      (
        #""fonts": {"detail": {"size": -3}}"#,
        #"4:42: error: "size" must be a number from 1 to 400, found -3"#
      ),
      (
        #""fonts": {"detail": {"size": 1e300}}"#,
        #"4:42: error: "size" must be a number from 1 to 400, found 1e+300"#
      ),
      (
        #""fonts": {"detail": {"size": 1e999}}"#,
        #"4:42: error: number out of range: "1e999"; write a smaller one"#
      ),
      (
        #""fonts": {"detail": {"size": NaN}}"#,
        "4:42: error: not JSON: \"NaN\" is not a value; write a string in double quotes, a number, true, "
          + "false or null"
      ),
      (
        #""fonts": {"detail": {"weight": 450.5}}"#,
        "4:44: error: \"weight\" must be a whole number from 100 to 900 or one of ultraLight, thin, light, "
          + "regular, medium, semibold, bold, heavy, black, found the number 450.5"
      ),
      (
        #""fonts": {"detail": {"family": ""}}"#,
        #"4:44: error: "family" is empty; write a font family's name, or system"#
      ),
      (
        #""colors": {"detail": "grey"}"#,
        "4:34: error: \"detail\" must be a colour such as #F80, #FF8800 or #FF880080, found the string "
          + "\"grey\""
      ),
      (##""colors": {"detail": {"light": "#000"}}"##, #"4:34: error: "detail" has no "dark"; add it"#),
      (
        ##""colors": {"detial": "#000"}"##,
        #"4:34: error: unknown key "detial" in "colors"; did you mean "detail"?"#
      ),
    ])
  func `style is checked`(member: String, line: String) throws {
    let deck = DeckText.with("\"style\": {\(member)}")
    #expect(try DeckFixture().lines(deck) == ["deck.json:" + line])
  }

  @Test(
    arguments: [
      (
        #""devices": ["iphone-16-por"]"#,
        #"4:26: error: unknown device "iphone-16-por"; did you mean "iphone-16-pro"? "renderpages devices" lists all"#
      ),
      (
        #""devices": ["nexus"]"#, #"4:26: error: unknown device "nexus"; "renderpages devices" lists all"#
      ),
      (#""devices": []"#, #"4:25: error: "devices" is empty; name an entry or leave "devices" out"#),
      (
        #""devices": ["iphone-x", "iPhone X"]"#,
        #"4:38: error: the string "iPhone X" occurs twice in "devices"; delete one"#
      ),
      (
        #""devices": ["9000x9000@3x"]"#,
        #"4:26: error: impossible device size "9000x9000@3x": the limit is 64 million pixels"#
      ),
      (
        #""orientations": ["portrat"]"#,
        "4:31: error: an entry of \"orientations\" must be portrait or landscape, found \"portrat\"; did you "
          + "mean \"portrait\"?"
      ),
      (
        #""contentSizes": ["huge"]"#,
        "4:31: error: an entry of \"contentSizes\" must be xSmall, small, medium, large, xLarge, xxLarge, "
          + "xxxLarge, AX1, AX2, AX3, AX4 or AX5, found \"huge\""
      ),
      (#""ios": [26, 19]"#, "4:26: error: iOS 19 cannot be drawn; write 17, 18, 26 or 27"),
      (
        #""locales": ["zh!CN"]"#,
        #"4:26: error: not a locale: "zh!CN"; write a tag such as ja, pt-BR or zh-Hant"#
      ),
      (
        #""locales": ["all"]"#,
        "4:26: error: \"all\" in \"locales\" stands for the languages of the deck's \"strings\", which it does not have; "
          + "name each entry"
      ),
    ])
  func `the matrix is checked`(member: String, line: String) throws {
    let deck = DeckText.with("\"matrix\": {\(member)}")
    #expect(try DeckFixture().lines(deck) == ["deck.json:" + line])
  }

  @Test(
    arguments: [
      (#""\u0000""#, #"contains the control character "\0"; delete it, and write \n for a line break"#),
      (#""a\rb""#, #"contains the control character "\r"; delete it, and write \n for a line break"#),
      (#""a\u009bb""#, #"contains the control character "\u{9B}"; delete it, and write \n for a line break"#),
    ])
  func `control characters in texts are refused`(text: String, fault: String) throws {
    let deck = DeckText.with(#""controls": {"next": \#(text)}"#)
    #expect(try DeckFixture().lines(deck) == [#"deck.json:4:24: error: "next" \#(fault)"#])
  }

  @Test func `an endless text exceeds a limit`() throws {
    let text = String(repeating: "a", count: 10_001)
    let (_, diagnostics) = try DeckFixture().load(DeckText.with(#""controls": {"next": "\#(text)"}"#))
    #expect(diagnostics.map(\.message) == [#""next" is 10001 characters long; the limit is 10000"#])
    #expect(DiagnosticList(diagnostics).exitCode == .limit)
  }

  @Test func `a deck without pages is refused`() throws {
    #expect(
      try DeckFixture().lines(DeckText.pages("")) == [#"deck.json:3:12: error: "pages" is empty; add a page"#]
    )
  }

  @Test(
    arguments: [
      ("2", "page id \"2\" is taken by page 1; write another"),
      ("..", "page id \"..\" begins with a dot; it becomes a file's name, so write one such as lesson-1"),
      ("a/b", "page id \"a/b\" contains \"/\"; it becomes a file's name, so write one such as lesson-1"),
      ("", "page id \"\" is empty; it becomes a file's name, so write one such as lesson-1"),
      (
        "a\\nb",
        "page id \"a\\nb\" contains a control character; it becomes a file's name, so write one such "
          + "as lesson-1"
      ),
    ])
  func `a page's id is a file name of its own`(id: String, message: String) throws {
    let page = DeckText.page.dropFirst()
    let deck = DeckText.pages("{\"id\": \"2\", \(page), {\"id\": \"\(id)\", \(page)")
    // The first page begins in column 13 and is 12 scalars longer than DeckText.page, then come ", {"id": ".
    let column = 13 + DeckText.page.count + 11 + 2 + 7
    #expect(try DeckFixture().lines(deck) == ["deck.json:3:\(column): error: \(message)"])
  }

  @Test func `ids that differ only in case are one file on a Mac`() throws {
    let page = DeckText.page.dropFirst()
    let (deck, diagnostics) = try DeckFixture().load(
      DeckText.pages("{\"id\": \"Intro\", \(page), {\"id\": \"intro\", \(page)"))
    #expect(deck?.pages.map(\.id.value) == ["Intro"])
    #expect(diagnostics.map(\.message) == [#"page id "intro" is taken by page 1; write another"#])
  }

  @Test func `a number taken as an id clashes with the page of that number`() throws {
    let deck = DeckText.pages("{\"id\": \"2\", \(DeckText.page.dropFirst()), \(DeckText.page)")
    let column = 13 + DeckText.page.count + 11 + 2
    #expect(
      try DeckFixture().lines(deck) == [
        "deck.json:3:\(column): error: page id \"2\" is taken by page 1; write another"
      ])
  }

  @Test func `a file of endless faults is reported up to a thousand`() throws {
    let keys = (0..<5000).map { "\"unknown\($0)\": 0" }.joined(separator: ",")
    let (deck, diagnostics) = try DeckFixture().load(DeckText.with(keys))
    #expect(deck == nil)
    #expect(diagnostics.filter { $0.severity == .error }.count == 1000)
    #expect(
      diagnostics.filter { $0.severity == .note }.map(\.message) == [
        "more problems are not listed; correct those listed first"
      ])
  }
}
