import Testing

@testable import PageBase
@testable import PageLayout

/// Values in texts, by the rules of `printf`, and the placeholders of translations.
struct FillingTests {
  private func filled(_ format: String, _ arguments: TextArgument..., language: String = "en") -> String {
    LocalizedText(format).filled(with: arguments, language: language, device: .phone).text
  }

  @Test func `an integer is written by its letter`() {
    #expect(filled("%x %X %o %c", .integer(255), .integer(255), .integer(8), .integer(65)) == "ff FF 10 A")
    #expect(filled("[%c]", .integer(0x11_0000)) == "[]" && filled("[%c]", .integer(-1)) == "[]")
    #expect(filled("%f %.1f", .integer(3), .integer(4)) == "3.000000 4.0")
    #expect(filled("%d %02d", .integer(1234), .integer(1234)) == "1,234 1234")
  }

  @Test func `a number has the decimals that are asked for, or its own`() {
    #expect(filled("%f %.2f", .number(1.5), .number(1.5)) == "1.500000 1.50")
    #expect(
      filled("%@ %@ %@", .number(2.25), .number(1_234_567), .number(1 / 3.0)) == "2.25 1,234,567 0.333333")
    #expect(filled("%@", .number(0.000001)) == "0.000001" && filled("%@", .number(0.12345)) == "0.12345")
    #expect(filled("%d %d", .number(2.9), .number(-2.9)) == "2 -2")
    #expect(filled("%d", .number(1e20)) == "100,000,000,000,000,000,000")
  }

  @Test func `a value is padded to its width`() {
    #expect(filled("%5@|%-5@|%05@|", .text("ab"), .text("ab"), .text("ab")) == "   ab|ab   |   ab|")
    #expect(
      filled("%5d|%-5d|%05d|%05d", .integer(42), .integer(42), .integer(42), .integer(-42))
        == "   42|42   |00042|-0042")
    #expect(filled("%2@|%1@", .text("ab"), .text("ab")) == "ab|ab")
    #expect(filled("%.2@|%.9@", .text("abc"), .text("abc")) == "ab|abc")
    #expect(filled("%5d", .integer(-42)) == "  -42")
  }

  @Test func `a placeholder without a position takes the next argument`() {
    #expect(filled("%@ %1$@ %@", .text("a"), .text("b")) == "a a b")
    #expect(filled("%2$@ %@", .text("a"), .text("b")) == "b a")
    #expect(filled("100%% %@", .text("a")) == "100% a")
  }

  // MARK: Substitutions

  private func text(_ format: String, _ parts: [(String, Int?, String)]) -> LocalizedText {
    LocalizedText(
      variants: .text(format),
      substitutions: parts.map { .init(name: $0.0, argument: $0.1, variants: .text($0.2)) })
  }

  private func fill(_ text: LocalizedText, _ arguments: [TextArgument], fills: Bool = true) -> (
    String, FormatFaults
  ) {
    text.filled(with: arguments, language: "en", device: .phone, fills: fills)
  }

  @Test func `a substitution's number is that of its argument, its placeholder's or the next`() {
    let values: [TextArgument] = [.integer(7), .integer(8), .integer(9)]
    #expect(fill(text("%#@a@ %@", [("a", nil, "<%arg>")]), values).0 == "<7> 8")
    #expect(fill(text("%2$#@a@ %@", [("a", nil, "<%arg>")]), values).0 == "<8> 7")
    #expect(fill(text("%2$#@a@ %@", [("a", 3, "<%arg>")]), values).0 == "<9> 7")
    #expect(fill(text("%#@a@", [("a", 3, "%1$@ %arg")]), values).0 == "7 9")
    let plural = LocalizedText(
      variants: .text("%#@a@"),
      substitutions: [
        .init(
          name: "a", argument: 2,
          variants: .plural([
            .init(category: .one, variants: .text("one")), .init(category: .other, variants: .text("more")),
          ]))
      ])
    #expect(fill(plural, [.integer(5), .integer(1)]).0 == "one" && fill(plural, [.integer(1)]).0 == "more")
  }

  @Test func `substitutions are four deep at most, and none is in itself`() {
    let chain: [(String, Int?, String)] = [
      ("a", nil, "%#@b@"), ("b", nil, "%#@c@"), ("c", nil, "%#@d@"), ("d", nil, "x%#@e@"), ("e", nil, "y"),
    ]
    let deep = fill(text("%#@a@", chain), [])
    #expect(deep.0 == "x%#@e@" && deep.1.endlessSubstitutions == ["e"])
    #expect(fill(text("%#@b@", chain), []).0 == "xy")
    let own = fill(text("%#@a@", [("a", nil, "x%#@a@")]), [])
    #expect(own.0 == "x%#@a@" && own.1.endlessSubstitutions == ["a"])
  }

  /// More than 100,000 characters end a text.
  @Test func `a text that grows without end is cut off`() {
    func length(_ count: Int) -> Int {
      fill(text("%#@a@%#@a@%#@a@%#@a@", [("a", nil, String(repeating: "x", count: count))]), []).0.count
    }
    #expect(length(40_000) == 120_000)
    #expect(length(50_000) == 150_000)
    #expect(length(10) == 40)
  }

  @Test func `a text that code fills later is kept, unless it has substitutions`() {
    #expect(fill(text("%@ 5%", []), [.text("a")], fills: false).0 == "%@ 5%")
    #expect(fill(text("%@ 5%", []), [.text("a")], fills: false).1 == FormatFaults())
    #expect(fill(text("%#@a@", [("a", nil, "<%arg>")]), [.integer(7)], fills: false).0 == "<7>")
  }

  @Test func `the first number chooses the variant of a whole text`() {
    let text = LocalizedText(
      variants: .plural([
        .init(category: .zero, variants: .text("none")), .init(category: .one, variants: .text("%@ has one")),
        .init(category: .other, variants: .text("%@ has %d")),
      ]))
    #expect(fill(text, [.text("Ann"), .integer(1)]).0 == "Ann has one")
    #expect(fill(text, [.text("Ann"), .integer(2)]).0 == "Ann has 2")
    #expect(
      fill(text, [.text("Ann"), .number(0)]).0 == "none" && fill(text, [.text("Ann")]).0 == "Ann has %d")
  }

  @Test func `a variant is that of the device, else the one for others, else the first`() {
    func chosen(_ devices: [String], _ idiom: Device.Idiom = .phone) -> String {
      LocalizedText.Variants.device(devices.map { .init(device: $0, variants: .text($0)) })
        .chosen(number: nil, language: "en", device: idiom)
    }
    #expect(chosen(["mac", "other", "iphone", "ipad"]) == "iphone")
    #expect(chosen(["mac", "other", "iphone", "ipad"], .pad) == "ipad")
    #expect(chosen(["mac", "other"]) == "other" && chosen(["mac", "tv"]) == "mac" && chosen([]) == "")
    func plural(_ categories: [PluralCategory], _ number: Double?) -> String {
      LocalizedText.Variants.plural(categories.map { .init(category: $0, variants: .text($0.rawValue)) })
        .chosen(number: number, language: "en", device: .phone)
    }
    #expect(plural([.zero, .one, .other], 0) == "zero" && plural([.one, .other], 0) == "other")
    #expect(plural([.one, .other], 1) == "one" && plural([.one, .other], nil) == "other")
    #expect(plural([.few, .many], 1) == "few" && plural([], 1) == "")
    let nested = LocalizedText.Variants.plural([
      .init(category: .other, variants: .device([.init(device: "ipad", variants: .text("x"))]))
    ])
    #expect(nested.dependsOnDevice && !LocalizedText.Variants.text("a").dependsOnDevice)
    var text = LocalizedText("a")
    #expect(!text.dependsOnDevice)
    text.substitutions = [.init(name: "a", argument: nil, variants: nested)]
    #expect(text.dependsOnDevice)
  }

  // MARK: Faults

  @Test func `faults are named once each, and twenty of a kind at most`() {
    var faults = FormatFaults()
    for index in [1, 1, 2] { faults.add("%\(index)$@", to: \.unfilled) }
    #expect(faults.unfilled == ["%1$@", "%2$@"])
    #expect(faults.warnings(key: "k", locale: "en")[0].hasSuffix("add them to \"arguments\""))
    for index in 3...40 { faults.add("%\(index)$@", to: \.unfilled) }
    #expect(faults.unfilled.count == 21)
    let warning = faults.warnings(key: "k", locale: "en")[0]
    #expect(warning.contains("\"%20$@\" and others in en") && !warning.contains("%21$@"))
    var twenty = FormatFaults()
    for index in 1...20 { twenty.add("%\(index)$@", to: \.unfilled) }
    #expect(twenty.warnings(key: "k", locale: "en")[0].contains("\"%20$@\" in en"))
    var strays = FormatFaults()
    strays.addStrays(of: "a % b %c %1 %")
    #expect(strays.strays == ["%", "%c"])
    strays = FormatFaults()
    strays.addStrays(of: "plain")
    #expect(strays == FormatFaults() && strays.warnings(key: "k", locale: "en").isEmpty)
  }

  // MARK: Translations

  private func difference(_ source: String, _ translation: String, _ parts: [(String, Int?)] = []) -> String?
  {
    func localized(_ format: String) -> LocalizedText {
      LocalizedText(
        variants: .text(format),
        substitutions: parts.map { .init(name: $0.0, argument: $0.1, variants: .text("%arg")) })
    }
    return PlaceholderComparison(source: localized(source), translation: localized(translation)).fault
  }

  @Test func `a translation has the placeholders of its source, in whatever order`() {
    #expect(difference("%@ has %d", "%1$@ hat %2$d") == nil && difference("%@ has %d", "%2$d: %1$@") == nil)
    #expect(difference("%@ has %d", "%d hat %@") == #""%d" stands for "%@", "%@" stands for "%d""#)
    #expect(difference("%@ has %d", "%@ hat") == #""%d" is missing"#)
    #expect(difference("%@", "%@ %f") == #""%f" has no argument"#)
    #expect(difference("%@ %@", "%1$@ %3$@") == #""%3$@" has no argument, "%@" is missing"#)
    #expect(difference("%.2f", "%f") == nil && difference("%x", "%o") == #""%o" stands for "%x""#)
    #expect(difference("50 % done", "50 % of %%") == nil)
    #expect(difference("%d", "%f") == #""%f" stands for "%d""#)
  }

  @Test func `a substitution's argument is its own, or the next`() {
    #expect(difference("%#@a@ %@", "%2$@ %1$#@a@", [("a", nil)]) == nil)
    #expect(difference("%#@a@ %@", "%@ %#@a@", [("a", 2)]) == nil)
    // A position of its own takes no turn, so both have the first argument.
    #expect(difference("%#@a@ %@", "%#@a@", [("a", 1)]) == nil)
    #expect(difference("%#@a@ %@", "%#@a@", [("a", nil)]) == #""%@" is missing"#)
  }

  @Test func `an argument is missing only if no variant has it`() {
    let plural = LocalizedText(
      variants: .plural([
        .init(category: .one, variants: .text("one file")),
        .init(category: .other, variants: .text("%d files")),
      ]))
    let devices = LocalizedText(
      variants: .device([
        .init(device: "ipad", variants: .text("%d")), .init(device: "other", variants: .text("no")),
      ]))
    #expect(PlaceholderComparison(source: plural, translation: devices).fault == nil)
    #expect(
      PlaceholderComparison(source: plural, translation: LocalizedText("none")).fault == #""%d" is missing"#)
  }
}
