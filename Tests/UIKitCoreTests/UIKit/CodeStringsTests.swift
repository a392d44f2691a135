import Foundation
import PageRender
import Testing

/// `NSLocalizedString` and `String(localized:)` as app code calls them, with Foundation imported beside PageRender. That
/// this file compiles is part of the test.
struct CodeStringsTests {
  private static func strings() -> LocalizedStrings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting": {"localizations": {"en": \(unit("Hello")), "ru": \(unit("Привет"))}},
        "%lld files": {"localizations": {"ru": {"variations": {"plural": {
          "one": \(unit("%lld файл")), "few": \(unit("%lld файла")), "many": \(unit("%lld файлов")),
          "other": \(unit("%lld файла"))}}}}},
        "Hi %@, %lf": {"localizations": {"ru": \(unit("%2$.1lf, %1$@"))}}}}
      """
    try? Data(catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
    let other =
      #"{"sourceLanguage": "en", "strings": {"greeting": {"localizations": {"en": \#(unit("Other"))}}}}"#
    try? Data(other.utf8).write(to: folder.appending(path: "Other.xcstrings"))
    return LocalizedStrings.open([folder.path]).strings
  }

  private func `in`<Result>(_ locale: String, _ body: () -> Result) -> Result {
    PageStrings.withCurrent(PageStrings(Self.strings(), locale: locale), body)
  }

  @Test func `the locale being drawn decides`() {
    #expect(`in`("ru") { NSLocalizedString("greeting", comment: "") } == "Привет")
    #expect(`in`("en") { NSLocalizedString("greeting", comment: "") } == "Hello")
    #expect(`in`("ru") { String(localized: "greeting") } == "Привет")
    #expect(NSLocalizedString("greeting", comment: "") == "greeting")
    #expect(String(localized: "\(2) files") == "2 files")
  }

  @Test func `every way to call is ours, also where Foundation has one of the name`() {
    `in`("en") {
      #expect(NSLocalizedString("greeting", tableName: "Other", comment: "") == "Other")
      #expect(NSLocalizedString("greeting", bundle: .main, comment: "") == "Hello")
      #expect(NSLocalizedString("none", value: "V", comment: "") == "V")
      #expect(NSLocalizedString("greeting", tableName: "Other", bundle: .main, comment: "") == "Other")
      #expect(NSLocalizedString("greeting", tableName: "Other", value: "V", comment: "") == "Other")
      #expect(NSLocalizedString("greeting", bundle: .main, value: "V", comment: "") == "Hello")
      #expect(
        NSLocalizedString("greeting", tableName: "Other", bundle: .main, value: "V", comment: "") == "Other")
      #expect(String(localized: "greeting", table: "Other", bundle: .main, comment: "c") == "Other")
      #expect(String(localized: "none", defaultValue: "\(3) left") == "3 left")
      #expect(String(localized: "greeting", defaultValue: "D") == "Hello")
    }
  }

  @Test func `numbers in a key choose the plural of the language`() {
    let files = [1, 3, 5, 21].map { count in `in`("ru") { String(localized: "\(count) files") } }
    #expect(files == ["1 файл", "3 файла", "5 файлов", "21 файл"])
    #expect(`in`("ru") { String(localized: "Hi \("Ann"), \(2.5)") } == "2,5, Ann")
  }

  @Test func `pseudo-locales change texts of code too, and keep places for arguments`() {
    #expect(`in`("en-x-bounded") { NSLocalizedString("greeting", comment: "") } == "[# Hello #]")
    #expect(
      `in`("en-XA") { NSLocalizedString("%d unknown", comment: "") } == "%d úñķñóẃñ".replacing("ẃ", with: "ŵ")
    )
    #expect(`in`("en-x-double") { String(localized: "\(2) files") } == "2 files 2 files")
  }
}
