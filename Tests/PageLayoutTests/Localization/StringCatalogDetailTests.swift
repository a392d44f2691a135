import Testing

@testable import PageBase
@testable import PageLayout

/// String Catalogs in detail: states, substitutions, and localizations that have no text yet.
struct StringCatalogDetailTests {
  /// A catalogue with the string `k`, whose members are given.
  private func read(_ members: String, more: String = "") -> (table: StringTable?, lines: [String]) {
    let (table, lines) = StringCatalogTests.read(
      #"{"sourceLanguage": "en", "strings": {"k": {\#(members)}\#(more)}}"#)
    return (table, lines.map { String($0.split(separator: ": ", maxSplits: 1)[1]) })
  }

  private func localized(_ content: String) -> (text: LocalizedText?, lines: [String]) {
    let (table, lines) = read(#""localizations": {"ja": {\#(content)}}"#)
    return (table?.text("k", in: "ja"), lines)
  }

  @Test(
    arguments: [
      ("new", LocalizedText.State.new), ("translated", .translated), ("stale", .stale),
      ("needs_review", .needsReview),
      ("else", .translated),
    ])
  func `a text has the state of its unit`(word: String, state: LocalizedText.State) {
    let found = localized(#""stringUnit": {"state": "\#(word)", "value": "x"}"#)
    #expect(found.text?.state == state && found.text?.variants == .text("x") && found.lines.isEmpty)
  }

  @Test func `an empty text is one only if it is not new`() {
    #expect(localized(#""stringUnit": {"state": "new", "value": ""}"#).text == nil)
    #expect(localized(#""stringUnit": {"state": "translated", "value": ""}"#).text?.variants == .text(""))
    #expect(localized(#""stringUnit": {"value": "x"}"#).text?.state == .translated)
    #expect(
      localized(#""stringUnit": {"state": "new"}"#).lines == [#"error: "stringUnit" has no "value"; add it"#])
  }

  @Test func `a localization has a unit, variations or something that is not read`() {
    #expect(localized("").lines == [#"error: a localization has neither "stringUnit" nor "variations""#])
    for other in [#""stringSet": {}"#, #""substitutions": {}"#] {
      let found = localized(other)
      #expect(found.lines.isEmpty && found.text == nil)
    }
    #expect(
      read(#""localizations": {"j!": {}}"#).lines == [
        #"error: "j!" is no language tag; write one such as ja or zh-Hant"#
      ])
    #expect(
      read(#""localizations": 3"#).lines.count == 1 && read(#""localizations": {"ja": 3}"#).lines.count == 1)
    #expect(
      read("").table?.keys == ["k"]
        && read(#""localizations": {"JA_jp": {"stringSet": 1}}"#).table?.locales == ["en", "ja-JP"])
    #expect(read(#""shouldTranslate": false"#).table?.untranslatable == ["k"])
    #expect(
      read(#""shouldTranslate": true"#).table?.untranslatable == [] && read("").table?.untranslatable == [])
  }

  private static func unit(_ text: String) -> String { #"{"stringUnit": {"value": "\#(text)"}}"# }

  @Test func `variations by plural and by device may be in each other`() {
    let found = localized(
      #""variations": {"device": {"ipad": \#(Self.unit("pad")), "other": {"variations": {"plural": {"one": \#(Self.unit("1")), "other": \#(Self.unit("n"))}}}}}"#
    )
    #expect(
      found.text?.variants
        == .device([
          .init(device: "ipad", variants: .text("pad")),
          .init(
            device: "other",
            variants: .plural([
              .init(category: .one, variants: .text("1")), .init(category: .other, variants: .text("n")),
            ])),
        ]))
    let faults = localized(
      #""variations": {"plural": {"lots": \#(Self.unit("x")), "one": 3, "two": {}, "other": \#(Self.unit("n"))}}"#
    )
    #expect(faults.text?.variants == .plural([.init(category: .other, variants: .text("n"))]))
    #expect(faults.lines.count == 3)
    // Of texts that are all still new nothing is left.
    let new = #"{"stringUnit": {"state": "new", "value": ""}}"#
    #expect(localized(#""variations": {"plural": {"other": \#(new)}}"#).text == nil)
    #expect(localized(#""variations": {"device": {"other": \#(new)}}"#).text == nil)
    #expect(
      localized(#""variations": {"device": {}}"#).text == nil
        && localized(#""variations": 3"#).lines.count == 1)
  }

  @Test func `substitutions have an argument from 1 to 999, or none`() {
    func substitutions(_ content: String) -> (parts: [LocalizedText.Substitution]?, lines: [String]) {
      let found = localized(#""stringUnit": {"value": "%#@a@"}, "substitutions": {\#(content)}"#)
      return (found.text?.substitutions, found.lines)
    }
    func one(_ number: String) -> String { #""a": {"argNum": \#(number), "stringUnit": {"value": "x"}}"# }
    #expect(substitutions(one("1")).parts == [.init(name: "a", argument: 1, variants: .text("x"))])
    #expect(substitutions(one("999")).parts?.first?.argument == 999)
    #expect(
      substitutions(#""a": \#(Self.unit("x"))"#).parts == [
        .init(name: "a", argument: nil, variants: .text("x"))
      ])
    for wrong in [one("0"), one("1000"), #""a": 3"#, #""a": {}"#] {
      let found = substitutions(wrong)
      #expect(found.parts == [] && found.lines.count == 1, "\(wrong)")
    }
  }

  @Test func `a catalogue's own members are needed, and others may be there`() {
    func line(_ json: String) -> String? { StringCatalogTests.read(json).lines.first }
    #expect(
      line(#"{"sourceLanguage": "en"}"#)?.hasSuffix(#"the string catalog has no "strings"; add it"#) == true)
    #expect(
      line(#"{"sourceLanguage": 3, "strings": {}}"#)?.hasSuffix(
        #""sourceLanguage" must be a string, found the number 3"#) == true)
    let (table, lines) = StringCatalogTests.read(
      #"{"version": "1.0", "sourceLanguage": "EN_gb", "strings": {}}"#)
    #expect(lines.isEmpty && table?.sourceLanguage == "en-GB" && table?.name == "L")
    #expect(read("", more: #", "b": 3, "c": {}"#).table?.keys == ["k", "c"])
  }
}
