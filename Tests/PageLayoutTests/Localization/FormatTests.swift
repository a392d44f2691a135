import Testing

@testable import PageBase
@testable import PageLayout

/// Places for arguments in texts, as `String(format:)` has them.
struct FormatTests {
  private func filled(_ format: String, _ arguments: TextArgument...) -> String {
    LocalizedText(format).filled(with: arguments, language: "en", device: .phone).text
  }

  @Test func `arguments fill places in order, or by their numbers`() {
    #expect(filled("%d of %@", .integer(3), .text("x")) == "3 of x")
    #expect(filled("%2$@ %1$lld", .integer(3), .text("x")) == "x 3")
    #expect(
      filled(
        "100%% %.2f %05d %-4d| %x %3d", .number(1.5), .integer(-42), .integer(7), .integer(255), .integer(1))
        == "100% 1.50 -0042 7   | ff   1")
    #expect(filled("%@ %@", .integer(1234), .number(2.5)) == "1,234 2.5")
    #expect(filled("%d", .number(2.9)) == "2")
    #expect(filled("%.3s", .text("abcdef")) == "abc")
  }

  @Test(arguments: ["%d", "%1000$d", "%0$d", "%#@missing@"])
  func `a place without an argument stays`(format: String) {
    let (text, faults) = LocalizedText(format).filled(with: [], language: "en", device: .phone)
    #expect(text == format)
    #expect((faults.unfilled + faults.unknownSubstitutions).count <= 1)
  }

  @Test func `a text that holds itself ends`() {
    let text = LocalizedText(
      variants: .text("%#@a@"),
      substitutions: [.init(name: "a", argument: 1, variants: .text("x%#@a@%#@a@"))])
    let filled = text.filled(with: [.integer(1)], language: "en", device: .phone).text
    #expect(filled.count < 1000)
  }

  /// The warnings for a text of the key `k`, in English.
  private func warnings(
    _ format: String, _ arguments: [TextArgument], _ parts: [(name: String, text: String)] = []
  ) -> [String] {
    let substitutions = parts.map {
      LocalizedText.Substitution(name: $0.name, argument: 1, variants: .text($0.text))
    }
    let text = LocalizedText(variants: .text(format), substitutions: substitutions)
    return text.filled(with: arguments, language: "en", device: .phone).faults.warnings(
      key: "k", locale: "en")
  }

  @Test func `every place that stays empty is named, and what is no place`() {
    #expect(
      warnings("%1$@ of %2$lld %%, %1$@", [])
        == [#"key "k" has no argument for "%1$@", "%2$lld" in en; add them to "arguments""#])
    #expect(
      warnings("%1$@ and %2$d %n %99$@ %", [.integer(5)]) == [
        #"key "k" has no argument for "%2$d", "%99$@" in en; add them to "arguments""#,
        #"the en text of key "k" has what is no placeholder: "%n", "%"; write %% for a per cent sign"#,
      ])
    #expect(warnings("50%, all", []) == [])
  }

  @Test func `a string in a number's place is warned of`() {
    #expect(
      warnings("%d files", [.text("Ann")]) == [
        #"the en text of key "k" wants a number for "%d", but the argument is a string; "#
          + "give a number, or write %@ in the text"
      ])
    #expect(warnings("%@ files", [.integer(3)]) == [])
  }

  @Test func `a substitution that is not there, or holds itself, is warned of`() {
    #expect(
      warnings("%#@a@", [.integer(5)]) == [
        #"the en text of key "k" refers to a substitution that it does not have: "a"; add it to the file of texts"#
      ])
    #expect(
      warnings("%#@a@", [.integer(5)], [("a", "%#@b@"), ("b", "%#@a@")]) == [
        #"the en text of key "k" has a substitution that refers to itself, or lies too deep in others: "a"; "#
          + "correct it in the file of texts"
      ])
  }

  @Test func `however many faults a text has, a warning stays short`() {
    let format = (0..<50).map { "%#@n\($0)@" }.joined()
    #expect(warnings(format, []).first?.contains(#""n19" and others"#) == true)
  }
}
