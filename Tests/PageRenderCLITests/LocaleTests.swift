import Foundation
import Testing

/// `--locale`: which locales are drawn, in which direction, under which names.
struct LocaleTests {
  private static let deck = """
    {
      "title": "T",
      "strings": {"en": {"s": "Hello", "d": "World"}, "ja": {"s": "こんにちは"}, "ar": {"s": "مرحبا", "d": "عالم"}},
      "pages": [{"id": "p", "image": "i.png", "summary": {"key": "s"}, "detail": {"key": "d"}}]
    }
    """

  private func workspace() throws -> Workspace {
    let work = try Workspace()
    let image = try work.files(in: "deck").first { $0.hasSuffix(".png") }
    let folder = URL(filePath: work.folder.path).appending(path: "texts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.deck.utf8).write(to: folder.appending(path: "deck.json"))
    try work.contents(of: "deck/" + (image ?? "")).write(to: folder.appending(path: "i.png"))
    return work
  }

  @Test func `all is every language, the source language first, and Arabic runs from right to left`() throws {
    let work = try workspace()
    let outcome = try work.run("render", "texts", "--locale", "all", "-d", "iphone-x")
    #expect(outcome.status == 0)
    #expect(outcome.output == "out/p/iphone-x.png\nout/p/iphone-x.ar.png\nout/p/iphone-x.ja.png\n")
    #expect(
      outcome.errors
        == "texts/deck.json:4:86: warning: key \"d\" has no text in ja; the en text is drawn instead\n")
  }

  @Test func `a direction that is not the language's own adds a suffix`() throws {
    let work = try workspace()
    let outcome = try work.run("render", "texts", "--locale", "ar", "--direction", "all", "-d", "iphone-x")
    #expect(outcome.output == "out/p/iphone-x.ar.ltr.png\nout/p/iphone-x.ar.png\n")
  }

  @Test func `layout prints the texts of the locale and its direction`() throws {
    let work = try workspace()
    let outcome = try work.run("layout", "texts", "--locale", "ar", "-d", "iphone-x")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"direction\": \"rtl\""))
    #expect(outcome.output.contains("مرحبا"))
  }

  @Test func `pseudo draws the four pseudo-locales`() throws {
    let work = try workspace()
    let outcome = try work.run("render", "texts", "--locale", "pseudo", "-d", "iphone-x")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output
        == ["en-x-double", "en-XA", "en-x-bounded", "ar-XB"].map { "out/p/iphone-x.\($0).png\n" }.joined())
  }

  @Test func `one language in several spellings is drawn once, under BCP 47's`() throws {
    let work = try workspace()
    let outcome = try work.run(
      "render", "texts", "--locale", "en,EN,ar_eg,ar-EG", "--content-size", "AX3,ax3", "-d", "iphone-x")
    #expect(outcome.status == 0)
    #expect(outcome.output == "out/p/iphone-x.ax3.png\nout/p/iphone-x.ar-EG.ax3.png\n")
  }

  @Test(arguments: ["eo", "ja"])
  func `a deck without texts per language says that it has none for a locale`(locale: String) throws {
    let outcome = try Workspace().run("render", "deck", "--locale", locale, "--page", "1")
    #expect(outcome.status == 0)
    #expect(outcome.output == "out/welcome/iphone-16-pro.\(locale).png\n")
    #expect(
      outcome.errorLines == [
        "deck/deck.json: warning: the deck has no texts in \(locale), so its texts stay as they are; give it "
          + "\"strings\", or write \(locale) into \"locales\" of \"matrix\" if that is their language"
      ])
  }

  @Test(arguments: ["en", "en-GB", "ja", "pseudo", "all"])
  func `locales that a deck's matrix names, and what is none of a language's, need no texts`(locale: String)
    throws
  {
    let work = try Workspace()
    try work.edit(#""matrix": {"#, #""matrix": { "locales": ["en", "ja"],"#)
    let outcome = try work.run("render", "deck", "--locale", locale, "--page", "1")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
  }

  @Test func `a word that is no tag is refused`() throws {
    let outcome = try workspace().run("render", "texts", "--locale", "e_n")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "--locale e_n is not a language tag; write one such as en or zh-Hant, all, or pseudo"))
  }
}
