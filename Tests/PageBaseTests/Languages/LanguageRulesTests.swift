import Testing

@testable import PageBase

/// CLDR's plural rules (Unicode CLDR charts, "Language Plural Rules", cardinals), by its own examples.
struct LanguageRulesTests {
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

  @Test(arguments: [(-1, "8"), (0, "8"), (1, "7.6"), (2, "7.62"), (3, "7.625"), (4, "7.6250")])
  func `a number has as many decimals as are asked for`(fraction: Int, text: String) {
    #expect(LanguageRules.formatted(7.625, fraction: fraction, in: "en") == text)
  }

  @Test func `a number has at most twenty decimals`() {
    let zeros = String(repeating: "0", count: 19)
    #expect(LanguageRules.formatted(0.5, fraction: 20, in: "en") == "0.5" + zeros)
    #expect(LanguageRules.formatted(0.5, fraction: 21, in: "en") == "0.5" + zeros)
    #expect(LanguageRules.formatted(0.5, fraction: .max, in: "en") == "0.5" + zeros)
  }

  @Test func `the longest number has all of its digits`() {
    let text = LanguageRules.formatted(-Double.greatestFiniteMagnitude, fraction: 20, in: "en")
    #expect(text.filter(\.isNumber).count == 309 + 20)
    #expect(text.filter { $0 == "," }.count == 102)
  }

  @Test func `a tag's likely script and region are CLDR's`() {
    #expect(LanguageRules.likelyTag("zh-TW") == "zh-Hant-TW")
    #expect(LanguageRules.likelyTag("ja") == "ja-Jpan-JP")
    #expect(LanguageRules.likelyTag("sr-Latn") == "sr-Latn-RS")
    #expect(LanguageRules.likelyTag("en-x" + String(repeating: "-abcdefgh", count: 20)) == nil)
  }

  @Test func `the direction is that of the script`() {
    #expect(LanguageRules.isRightToLeft("ar"))
    #expect(!LanguageRules.isRightToLeft("en"))
    #expect(!LanguageRules.isRightToLeft(String(repeating: "x", count: 400)))
  }
}
