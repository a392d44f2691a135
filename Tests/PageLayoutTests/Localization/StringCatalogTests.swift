import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// String Catalogs, in the form in which Xcode 15 and 16 write them.
struct StringCatalogTests {
  static func read(_ json: String) -> (table: StringTable?, lines: [String]) {
    var reader = StringCatalogReader(file: "L.xcstrings", name: "L")
    let table = reader.read(Array(json.utf8))
    return (table, reader.checker.diagnostics.map(\.description))
  }

  private static func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  /// What a page shows of a catalogue.
  private func text(
    _ key: String, in locale: String, _ strings: String, arguments: [TextArgument] = [],
    idiom: Device.Idiom = .phone
  ) throws -> String {
    let (table, lines) = Self.read(StringFileText.catalog(strings))
    #expect(lines.isEmpty)
    let texts = PageStrings(LocalizedStrings([try #require(table)]), locale: locale, idiom: idiom)
    return texts.text(key, arguments: arguments)
  }

  @Test func `the text of a language is drawn, and the key where the source language has none`() throws {
    let strings =
      #""Hello": {"localizations": {"ja": \#(Self.unit("こんにちは")), "de": {"stringUnit": {"state": "new", "value": ""}}}}"#
    #expect(try text("Hello", in: "ja", strings) == "こんにちは")
    #expect(try text("Hello", in: "en-GB", strings) == "Hello")
    #expect(try text("Hello", in: "de", strings) == "Hello")
  }

  @Test func `states are kept for those who ask how far a translation has come`() throws {
    let (table, _) = Self.read(
      StringFileText.catalog(#""k": {"localizations": {"ja": \#(Self.unit("x", state: "needs_review"))}}"#))
    #expect(table?.text("k", in: "ja")?.state == .needsReview)
    #expect(table?.text("k", in: "ja")?.position == SourcePosition(line: 3, column: 46))
  }

  @Test func `a text that is not to be translated is the same everywhere, without a warning`() throws {
    let (table, _) = Self.read(
      StringFileText.catalog(
        #""OK": {"shouldTranslate": false}, "No": {"localizations": {"ja": \#(Self.unit("いいえ"))}}"#))
    let strings = LocalizedStrings([try #require(table)])
    #expect(strings.lookup("OK", for: "ja").status == .translated)
    #expect(strings.lookup("No", for: "fr").status == .fallback)
    #expect(strings.lookup("Maybe", for: "ja").status == .missing)
  }

  @Test func `plurals follow the number, and zero has a text of its own where there is one`() throws {
    let strings = #"""
      "files": {"localizations": {"en": {"variations": {"plural": {
        "zero": \#(Self.unit("No files")), "one": \#(Self.unit("%lld file")), "other": \#(Self.unit("%lld files"))}}}}}
      """#
    #expect(try text("files", in: "en", strings, arguments: [.integer(0)]) == "No files")
    #expect(try text("files", in: "en", strings, arguments: [.integer(1)]) == "1 file")
    #expect(try text("files", in: "en", strings, arguments: [.integer(1234)]) == "1,234 files")
  }

  @Test func `a phone and a pad have texts of their own`() throws {
    let strings = #"""
      "tap": {"localizations": {"en": {"variations": {"device": {
        "ipad": \#(Self.unit("Tap the pad")), "mac": \#(Self.unit("Click")), "other": \#(Self.unit("Tap"))}}}}}
      """#
    #expect(try text("tap", in: "en", strings) == "Tap")
    #expect(try text("tap", in: "en", strings, idiom: .pad) == "Tap the pad")
    let (table, _) = Self.read(StringFileText.catalog(strings))
    #expect(LocalizedStrings([try #require(table)]).dependsOnDevice)
  }

  @Test func `substitutions follow the arguments they name`() throws {
    let strings = #"""
      "s": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@yards@ of %3$@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \#(Self.unit("%arg bird")), "other": \#(Self.unit("%arg birds"))}}},
          "yards": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \#(Self.unit("%arg yard")), "other": \#(Self.unit("%arg yards"))}}}}}}}
      """#
    let arguments: [TextArgument] = [.integer(1), .integer(3), .text("Ann")]
    #expect(try text("s", in: "en", strings, arguments: arguments) == "1 bird in 3 yards of Ann")
  }

  @Test func `a catalogue cut off anywhere is an error, never a crash`() {
    let whole = Array(
      StringFileText.catalog(#""k": {"localizations": {"ja": \#(Self.unit("日本"))}}"#).utf8)
    for end in 0..<(whole.count - 1) {
      var reader = StringCatalogReader(file: "f", name: "f")
      #expect(reader.read(Array(whole[..<end])) == nil)
      #expect(reader.checker.errorCount == 1)
    }
  }

  @Test func `variations nested beyond all measure stop at the reader's depth`() {
    let deep = String(repeating: #"{"variations": {"device": {"other": "#, count: 50)
    let (_, lines) = Self.read(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"ja": "# + deep)
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("100") })
  }

  @Test(.tags(.limits), .long) func `a catalogue with too many texts is refused and names the limit`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let units = (0..<676).map { #""x\#(letters[$0 / 26])\#(letters[$0 % 26])":{"stringUnit":{"value":"v"}}"# }
    let entry = #":{"localizations":{\#(units.joined(separator: ","))}}"#
    let keys = StringCatalogReader.maximumTexts / 676 + 1
    let entries = (0..<keys).map { "\"\($0)\"" + entry }.joined(separator: ",")
    var reader = StringCatalogReader(file: "f", name: "f")
    _ = reader.read(Array(#"{"sourceLanguage":"en","strings":{\#(entries)}}"#.utf8))
    #expect(reader.checker.diagnostics.map(\.exitCode) == [.limit])
  }
}
