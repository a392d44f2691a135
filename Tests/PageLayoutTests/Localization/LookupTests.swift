import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout

/// Which language's text stands in for which locale: CLDR's parent locales, worked by hand.
struct LookupTests {
  @Test(
    arguments: [
      ("zh-Hant-TW", ["zh-Hant-TW", "zh-TW", "zh-Hant"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
      ("zh_HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"]),
      ("zh-Hant-MO", ["zh-Hant-MO", "zh-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
      ("en-GB", ["en-GB", "en-Latn-GB", "en-001", "en-Latn", "en"]),
      ("en-AT", ["en-AT", "en-Latn-AT", "en-150", "en-001", "en-Latn", "en"]),
      ("en-US", ["en-US", "en-Latn-US", "en-Latn", "en"]),
      ("es-MX", ["es-MX", "es-Latn-MX", "es-419", "es-Latn", "es"]),
      ("pt-PT", ["pt-PT", "pt-Latn-PT", "pt-Latn", "pt"]),
      ("pt-AO", ["pt-AO", "pt-Latn-AO", "pt-PT", "pt-Latn", "pt"]),
      ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn"]),
      ("pt", ["pt", "pt-Latn", "pt-Latn-BR", "pt-BR"]),
      ("iw", ["he", "he-Hebr", "he-Hebr-IL", "he-IL"]),
      ("Japanese", ["ja", "ja-Jpan", "ja-Jpan-JP", "ja-JP"]),
    ])
  func `parents come after the locale itself`(tag: String, chain: [String]) {
    #expect(LocaleTag.chain(of: tag) == chain)
  }

  @Test func `tags are spelt as BCP 47 has them`() {
    #expect(LocaleTag.canonical("ZH_hant_tw") == "zh-Hant-TW")
    #expect(LocaleTag.canonical("EN-x-DOUBLE") == "en-x-double")
    #expect(LocaleTag.canonical("es-419") == "es-419")
  }

  @Test(arguments: ["ar", "he", "fa", "ur", "ar-XB", "ps", "dv", "az-Arab"])
  func `languages in right-to-left scripts run so`(tag: String) {
    #expect(LocaleTag.direction(of: tag) == .rightToLeft)
  }

  @Test(arguments: ["en", "ja", "en-XA", "en-x-double", "az", "qq", "not a tag!", ""])
  func `others run from left to right`(tag: String) {
    #expect(LocaleTag.direction(of: tag) == .leftToRight)
  }

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

/// CLDR's plural rules (Unicode CLDR charts, "Language Plural Rules", cardinals), by its own examples.
struct PluralRulesTests {
  @Test(
    arguments: [
      ("en", [(1, "one"), (0, "other"), (2, "other"), (1.5, "other")]),
      ("ja", [(0, "other"), (1, "other"), (100, "other")]),
      (
        "ru",
        [
          (1, "one"), (21, "one"), (2, "few"), (24, "few"), (5, "many"), (11, "many"), (12, "many"),
          (0, "many"), (1.5, "other"),
        ]
      ),
      ("pl", [(1, "one"), (2, "few"), (24, "few"), (5, "many"), (12, "many"), (21, "many"), (1.5, "other")]),
      (
        "ar",
        [
          (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (110, "few"), (11, "many"), (111, "many"),
          (100, "other"), (102, "other"), (0.1, "other"),
        ]
      ),
      ("pt-PT", [(1, "one"), (0, "other")]), ("fr", [(0, "one"), (1.5, "one"), (2, "other")]),
      ("nonsense!", [(1, "other")]),
    ] as [(String, [(Double, String)])])
  func `numbers have the category of the language`(language: String, examples: [(Double, String)]) {
    for (number, category) in examples {
      #expect(LanguageRules.pluralCategory(of: number, in: language).rawValue == category, "\(number)")
    }
  }

  @Test func `numbers are written as in the language`() {
    #expect(LanguageRules.formatted(1_234_567, in: "en") == "1,234,567")
    #expect(LanguageRules.formatted(1_234_567, in: "de") == "1.234.567")
    #expect(LanguageRules.formatted(12, in: "fa") == "۱۲")
    #expect(LanguageRules.formatted(0.5, fraction: 2, in: "fr") == "0,50")
    #expect(LanguageRules.formatted(Int.min, in: "ja") == "-9,223,372,036,854,775,808")
    #expect(!LanguageRules.formatted(Double.greatestFiniteMagnitude, fraction: 20, in: "hi").isEmpty)
  }
}
