import Testing

@testable import PageDrawing

/// The families that are tried for a character that the text's font lacks.
struct FallbackFamilyTests {
  @Test(arguments: [
    ("ja", "JP"), ("en", "JP"), ("", "JP"), ("ko", "KR"), ("ko-KP", "KR"), ("zh", "SC"), ("zh-Hans", "SC"),
    ("zh-CN", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("zh_MO", "HK"),
    ("zh-Hant-HK", "HK"), ("ZH-hant", "TC"), ("yue", "SC"), ("yue-HK", "HK"), ("en-HK", "JP"),
  ])
  func `a language chooses the form of Han characters`(language: String, region: String) {
    let families = FontFallback.families(for: .han, language: language)
    #expect(
      families.map(\.name) == [
        "Noto Sans CJK \(region)", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Sans",
        "Noto Music",
      ])
    #expect(families.map(\.isEastAsian) == [true, false, false, false, false, false])
    // The boxes of Hiragino Sans, Apple SD Gothic Neo and PingFang.
    let box = families.first?.box
    let sides: [Double?] = region == "JP" ? [0.88, 0.12] : region == "KR" ? [0.9, 0.3] : [1.06, 0.34]
    #expect([box?.ascent, box?.descent] == sides && box?.lineGap == 0)
    #expect(families.dropFirst().allSatisfy { $0.box == .sanFrancisco })
  }

  @Test func `Hangul has the Korean family in every language`() {
    for language in ["en", "ja", "zh-Hant"] {
      #expect(FontFallback.families(for: .hangul, language: language).first?.name == "Noto Sans CJK KR")
    }
  }

  @Test func `a script with a family of its own has it first, and SF's heights if SF has the script`() {
    for (script, name, isInSF) in [
      (Script("Arab"), "Noto Sans Arabic", true), (Script("Hebr"), "Noto Sans Hebrew", true),
      (Script("Armn"), "Noto Sans Armenian", true), (Script("Geor"), "Noto Sans Georgian", true),
      (Script("Thai"), "Noto Sans Thai", false), (Script("Deva"), "Noto Sans Devanagari", false),
    ] {
      let families = FontFallback.families(for: script, language: "en")
      #expect(families.first?.name == name)
      #expect(families.first?.box == (isInSF ? .sanFrancisco : nil))
      // Then Inter and Japanese.
      #expect(families.count == 8 && families[1].name == InterCut.text.family)
      #expect(families[2].name == "Noto Sans CJK JP")
    }
    let latin = FontFallback.families(for: .latin, language: "ko")
    #expect(latin.count == 7 && latin[0].name == InterCut.text.family && latin[0].box == .sanFrancisco)
    #expect(latin[1].name == "Noto Sans CJK KR")
  }

  @Test(
    arguments: [
      (0x40, .common), (0x41, .latin), (0x5A, .latin), (0x5B, .common), (0x60, .common), (0x61, .latin),
      (0x7A, .latin), (0x7B, .common), (0x30, .common), (0xE9, .latin), (0x2BB, .common), (0x3042, .han),
      (0x30A2, .han), (0x3105, .han), (0x4E00, .han), (0x3001, .han), (0xAC00, .hangul),
    ] as [(UInt32, Script)])
  func `a letter has its script, and kana that of Han`(scalar: UInt32, script: Script) {
    #expect(Script(of: scalar) == script)
  }

  @Test func `a mark composes with its letter if Unicode has both as one`() {
    #expect(("e" as Unicode.Scalar).composed(with: "\u{301}") == "\u{E9}")
    #expect(("q" as Unicode.Scalar).composed(with: "\u{301}") == nil)
    #expect(("A" as Unicode.Scalar).unicodeName == "LATIN CAPITAL LETTER A")
  }
}
