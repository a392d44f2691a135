import Testing

@testable import PageBase

/// Which tags stand in for which: CLDR's parent locales and likely subtags, worked by hand.
struct LocaleChainTests {
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

  @Test(
    arguments: [
      ("en", ["en", "en-Latn", "en-Latn-US", "en-US"]),
      ("en-001", ["en-001", "en-Latn-001", "en-Latn", "en"]),
      ("en-150", ["en-150", "en-Latn-150", "en-001", "en-Latn", "en"]),
      ("en-PR", ["en-PR", "en-Latn-PR", "en-Latn", "en"]),
      ("es-ES", ["es-ES", "es-Latn-ES", "es-Latn", "es"]),
      ("pt-BR", ["pt-BR", "pt-Latn-BR", "pt-Latn", "pt"]),
      ("fr-MX", ["fr-MX", "fr-Latn-MX", "fr-Latn", "fr"]),
    ])
  func `a region has the parent that CLDR names`(tag: String, chain: [String]) {
    #expect(LocaleTag.chain(of: tag) == chain)
  }

  @Test(
    arguments: [
      ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant"]),
      ("zh-Hans-MO", ["zh-Hans-MO", "zh-Hans", "zh"]),
      ("zh-Hans-HK", ["zh-Hans-HK", "zh-Hans", "zh"]),
      ("zh-Hant-CN", ["zh-Hant-CN", "zh-Hant"]),
      ("zh-Hant", ["zh-Hant", "zh-Hant-TW"]),
      ("zh", ["zh", "zh-Hans", "zh-Hans-CN", "zh-CN"]),
      ("sr-Latn", ["sr-Latn", "sr-Latn-RS"]),
      ("sr-Cyrl", ["sr-Cyrl", "sr", "sr-Cyrl-RS", "sr-RS"]),
      ("sr", ["sr", "sr-Cyrl", "sr-Cyrl-RS", "sr-RS"]),
    ])
  func `an unusual script keeps a region and the language alone out`(tag: String, chain: [String]) {
    #expect(LocaleTag.chain(of: tag) == chain)
  }

  @Test(
    arguments: [
      ("de-1996", ["de-1996", "de", "de-Latn", "de-Latn-DE", "de-DE"]),
      ("de-AT-1996", ["de-AT-1996", "de-AT", "de-Latn-AT", "de-Latn", "de"]),
      ("en-x-double", ["en-x-double", "en", "en-Latn", "en-Latn-US", "en-US"]),
    ])
  func `variants and extensions are left out after the tag itself`(tag: String, chain: [String]) {
    #expect(LocaleTag.chain(of: tag) == chain)
  }

  @Test func `a tag that is too long for ICU has its region's parents and its language`() {
    let long = "en-AT-x" + String(repeating: "-abcdefgh", count: 20)
    #expect(LocaleTag.chain(of: long) == [long, "en-AT", "en-150", "en-001", "en"])
    let short = "en-x" + String(repeating: "-abcdefgh", count: 20)
    #expect(LocaleTag.chain(of: short) == [short, "en"])
  }

  @Test func `Norwegian is Bokmål, and Bokmål Norwegian`() {
    #expect(LocaleTag.chain(of: "nb-NO").prefix(1) == ["nb-NO"])
    #expect(LocaleTag.chain(of: "nb-NO").last == "no")
    #expect(LocaleTag.chain(of: "no-NO").last == "nb")
    #expect(LocaleTag.chain(of: "nn-NO").last == "nn")
    #expect(LocaleTag.chain(of: "da-DK").last == "da")
  }
}
