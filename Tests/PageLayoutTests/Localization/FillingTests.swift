import Testing

@testable import PageBase
@testable import PageLayout

/// Values in texts, by the rules of `printf`, and the placeholders of translations.
struct FillingTests {
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

  /// More than 100,000 characters end a text.
  @Test func `a text that grows without end is cut off`() {
    func length(_ count: Int) -> Int {
      fill(text("%#@a@%#@a@%#@a@%#@a@", [("a", nil, String(repeating: "x", count: count))]), []).0.count
    }
    #expect(length(40_000) == 120_000)
    #expect(length(50_000) == 150_000)
    #expect(length(10) == 40)
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
