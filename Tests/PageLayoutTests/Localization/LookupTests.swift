import Testing

@testable import PageBase
@testable import PageLayout

/// Which language's text stands in for which locale.
struct LookupTests {
  @Test func `a text is that of the nearest parent, then of the source language`() {
    var table = StringTable(name: "L", sourceLanguage: "en")
    for (tag, text) in [("en", "source"), ("zh-Hant", "traditional"), ("zh", "simplified")] {
      table.add(LocalizedText(text), for: "k", in: tag)
    }
    let strings = LocalizedStrings([table])
    #expect(strings.locales == ["en", "zh", "zh-Hant"])
    func found(_ locale: String) -> String { strings.lookup("k", for: locale).locale }
    #expect(found("zh-TW") == "zh-Hant")
    #expect(found("zh-SG") == "zh")
    #expect(found("fr") == "en")
    #expect(strings.lookup("k", for: "fr").status == .fallback)
    #expect(strings.lookup("k", for: "en-AU").status == .translated)
  }

  @Test func `files in Base folders are texts of the source language`() {
    var table = StringTable(name: "L")
    table.add(LocalizedText("base"), for: "k", in: nil)
    table.add(LocalizedText("日本"), for: "k", in: "ja")
    let strings = LocalizedStrings([table])
    #expect(strings.lookup("k", for: "ja").text.variants == .text("日本"))
    #expect(strings.lookup("k", for: "fr").text.variants == .text("base"))
  }

  @Test func `the first table that has a key wins, and a named one is asked alone`() {
    var first = StringTable(name: "A", sourceLanguage: "en")
    first.add(LocalizedText("a"), for: "k", in: "en")
    var second = StringTable(name: "B", sourceLanguage: "en")
    second.add(LocalizedText("b"), for: "k", in: "en")
    let strings = LocalizedStrings([first, second])
    #expect(strings.lookup("k", for: "en").text.variants == .text("a"))
    #expect(strings.lookup("k", for: "en", table: "B").text.variants == .text("b"))
    #expect(strings.lookup("k", for: "en", table: "C").status == .missing)
  }
}
