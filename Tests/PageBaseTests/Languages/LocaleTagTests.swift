import LayoutEngine
import Testing

@testable import PageBase

/// Tags of languages (BCP 47): their form, their spelling, their parts and their direction.
struct LocaleTagTests {
  @Test(
    arguments: [
      "en", "DE", "az", "zh-Hant-TW", "es-419", "de-1996", "en-x-double", "abcdefgh", "sr-latn-rs", "ee-1",
      "en-a", "en-abcdefgh", "en-0", "en-9", "en-z9",
      "abcdefgh-abcdefgh-abcdefgh-abcdefgh",
    ])
  func `a language and its subtags are well-formed`(tag: String) {
    #expect(LocaleTag.isWellFormed(tag))
  }

  @Test(
    arguments: [
      "", "e", "e-en", "abcdefghi", "e1", "1e", "en_US", "en-", "-en", "en--US", "en-abcdefghi", "en-ü", "日本",
      "en US",
      "en-U.S", "en-/", "en-:", "@@", "[[", "``", "{{", "en-@", "en-[", "en-`", "en-{",
      "abcdefgh-abcdefgh-abcdefgh-abcdefg-a",
    ])
  func `other texts are not well-formed`(tag: String) {
    #expect(!LocaleTag.isWellFormed(tag))
  }

  @Test(
    arguments: [
      ("ZH_hant_tw", "zh-Hant-TW"), ("EN-x-DOUBLE", "en-x-double"), ("es-419", "es-419"), ("en", "en"),
      ("EN", "en"),
      ("en-gb", "en-GB"), ("en_US", "en-US"), ("sr-LATN", "sr-Latn"), ("zh-YUE", "zh-yue"),
      ("sl-ROZAJ", "sl-rozaj"),
      ("de-1996", "de-1996"), ("en-a9bc", "en-a9bc"), ("de-de-1901", "de-DE-1901"),
      ("en-x-ab", "en-x-ab"), ("EN-X-LATN", "en-x-latn"), ("en-us-u-ca-BUDDHIST", "en-US-u-ca-buddhist"),
      ("en--us", "en--US"), ("", ""),
    ])
  func `a tag is spelt as BCP 47 has it`(name: String, tag: String) {
    #expect(LocaleTag.canonical(name) == tag)
  }

  @Test(
    arguments: [
      ("iw", "he"), ("in", "id"), ("ji", "yi"), ("iw_IL", "he-IL"), ("en-in", "en-IN"), ("English", "en"),
      ("japanese", "ja"), ("FRENCH", "fr"), ("German", "de"), ("Italian", "it"), ("Spanish", "es"),
      ("Dutch", "nl"),
      ("englishman", "englishman"),
    ])
  func `codes and folder names of former times have today's tags`(name: String, tag: String) {
    #expect(LocaleTag.canonical(name) == tag)
  }

  @Test(
    arguments: [
      ("en", ["en", nil, nil]), ("en-GB", ["en", nil, "GB"]), ("es-419", ["es", nil, "419"]),
      ("zh-Hant", ["zh", "Hant", nil]), ("zh-Hant-TW", ["zh", "Hant", "TW"]), ("zh-yue", ["zh", nil, nil]),
      ("zh-yue-HK", ["zh", nil, "HK"]), ("de-1996", ["de", nil, nil]), ("de-DE-1996", ["de", nil, "DE"]),
      ("de-12345", ["de", nil, nil]), ("sl-rozaj", ["sl", nil, nil]), ("en-x-ab", ["en", nil, nil]),
      ("en-x-Abcd", ["en", nil, nil]), ("en-US-u-ca-buddhist", ["en", nil, "US"]),
      ("zh-Hant-Hans", ["zh", "Hant", nil]), ("en-US-GB", ["en", nil, "US"]),
      ("zh-TW-Hant", ["zh", nil, "TW"]),
      ("", ["", nil, nil]),
    ] as [(String, [String?])])
  func `a tag has a language, perhaps a script and a region`(tag: String, parts: [String?]) {
    let found = LocaleTag.Parts(tag)
    #expect([found.language, found.script, found.region] == parts)
  }

  // The languages that CLDR gives the regions JP, CN, KR and VN; UA's Ukrainian is uk, yet ua is a region only.
  @Test(arguments: [("jp", "ja"), ("cn", "zh"), ("dk", "da"), ("vn", "vi"), ("ua", "uk"), ("jp-JP", "ja")])
  func `a region in place of a language is told with its language`(tag: String, language: String) {
    #expect(LocaleTag.advice(on: tag)?.hasSuffix("is a region, whose language is \(language)") == true)
  }

  @Test(arguments: ["xx-QQ", "zz", "abcd"])
  func `a language nobody speaks is told`(tag: String) {
    #expect(LocaleTag.advice(on: tag)?.hasPrefix("there is no language") == true)
  }

  @Test(arguments: [
    "en", "zh-Hant", "gsw", "tlh", "nb", "en-XA", "ar-XB", "qps-ploc", "es-419", "fil", "yue-Hant",
  ])
  func `known, pseudo and private languages need no advice`(tag: String) {
    #expect(LocaleTag.advice(on: tag) == nil)
  }

  @Test func `parts make a tag`() {
    #expect(LocaleTag.Parts("zh", "Hant", "TW").tag == "zh-Hant-TW")
    #expect(LocaleTag.Parts("zh", nil, "TW").tag == "zh-TW")
    #expect(LocaleTag.Parts("zh", "Hant", nil).tag == "zh-Hant")
    #expect(LocaleTag.Parts("zh", nil, nil).tag == "zh")
  }

  @Test(arguments: ["ar", "he", "fa", "ur", "ar-XB", "ps", "dv", "az-Arab"])
  func `languages in right-to-left scripts run so`(tag: String) {
    #expect(LocaleTag.direction(of: tag) == .rightToLeft)
  }

  @Test(arguments: ["en", "ja", "en-XA", "en-x-double", "az", "qq", "not a tag!", ""])
  func `others run from left to right`(tag: String) {
    #expect(LocaleTag.direction(of: tag) == .leftToRight)
  }
}
