import Foundation
import PageBase
import PageLayout
import Testing

@testable import UIKitCore

/// Keys that code looks up in the page's texts, and what stands for those that are missing.
struct LocalizedKeyTests {
  private typealias Value = String.LocalizationValue

  private static func strings(_ tables: [String: [String: String]]) -> LocalizedStrings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "en.lproj")
    try? FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    for (table, texts) in tables {
      let lines = texts.map { "\"\($0)\" = \"\($1)\";\n" }.sorted().joined()
      try? Data(lines.utf8).write(to: language.appending(path: table + ".strings"))
    }
    return LocalizedStrings.open([folder.path]).strings
  }

  private func with<Result>(
    _ tables: [String: [String: String]], _ locale: String = "en", _ body: () -> Result
  ) -> Result {
    PageStrings.withCurrent(PageStrings(Self.strings(tables), locale: locale), body)
  }

  @Test func `without texts, the value stands for the key, or the key itself`() {
    #expect(NSLocalizedString("key", comment: "") == "key")
    #expect(NSLocalizedString("key", value: "value", comment: "") == "value")
    #expect(NSLocalizedString("key", tableName: "T", value: "value", comment: "") == "value")
    #expect(NSLocalizedString("key", tableName: "T", value: "", comment: "") == "key")
  }

  @Test func `of a missing key, the value is shown if there is one`() {
    with(["Localizable": ["other": "Other"]]) {
      #expect(NSLocalizedString("key", comment: "") == "key")
      #expect(NSLocalizedString("key", value: "value", comment: "") == "value")
      #expect(NSLocalizedString("key", bundle: .main, value: "value", comment: "") == "value")
      #expect(NSLocalizedString("other", value: "value", comment: "") == "Other")
    }
    #expect(
      with(["Localizable": ["other": "Other"]], "en-x-bounded") {
        NSLocalizedString("key", value: "value", comment: "")
      } == "[# value #]")
  }

  @Test func `the page's list of texts has what is shown, not the key`() {
    let strings = PageStrings(Self.strings(["Localizable": ["other": "Other"]]), locale: "en")
    PageStrings.withCurrent(strings) {
      _ = NSLocalizedString("key", value: "value", comment: "")
      _ = NSLocalizedString("lone", comment: "")
    }
    #expect(strings.takeTexts().map(\.text) == ["value", "lone"])
  }

  @Test func `a table is searched alone, Localizable without one, and all tables where that is missing`() {
    with(["Localizable": ["key": "own"], "Other": ["key": "other", "lone": "Lone"]]) {
      #expect(NSLocalizedString("key", comment: "") == "own")
      #expect(NSLocalizedString("key", tableName: "Other", comment: "") == "other")
      #expect(NSLocalizedString("lone", comment: "") == "lone")
      #expect(String(localized: "key", table: "Other") == "other" && String(localized: "key") == "own")
    }
    with(["Other": ["lone": "Lone"]]) { #expect(NSLocalizedString("lone", comment: "") == "Lone") }
  }

  @Test func `a key has a specifier for each value, and doubled percent signs beside one`() {
    let (name, count) = ("Ann", 3)
    #expect(("50 %" as Value).key == "50 %" && ("50 %" as Value).arguments.isEmpty)
    #expect(("\(count) files" as Value).key == "%lld files")
    #expect(("\(count) of 50 %" as Value).key == "%lld of 50 %%")
    #expect(("\(name), \(name.prefix(1))" as Value).key == "%@, %@")
    #expect(("\(2.5) or \(Float(2.5))" as Value).key == "%lf or %f")
    #expect(
      ("\(name), \(name.prefix(1)), \(count), \(UInt8(4)), \(2.5), \(Float(1.5))" as Value).arguments == [
        .text("Ann"), .text("A"), .integer(3), .integer(4), .number(2.5), .number(1.5),
      ])
    #expect(("\(Double.infinity) \(Float.infinity)" as Value).arguments == [.text("inf"), .text("inf")])
    #expect(("\(UInt64.max)" as Value).arguments == [.integer(Int.max)])
  }

  @Test func `a missing key is shown with its values, or its default's`() {
    let count = 3
    #expect(String(localized: "\(count) files") == "3 files")
    #expect(String(localized: "files", defaultValue: "\(count) files") == "3 files")
    #expect(String(localized: "files", defaultValue: "some files") == "some files")
    with(["Localizable": ["files": "%lld pieces"]]) {
      #expect(String(localized: "files", defaultValue: "\(count) files") == "3 pieces")
      #expect(String(localized: "none", defaultValue: "\(count) files") == "3 files")
    }
    #expect(
      with(["Localizable": ["files": "x"]], "en-x-bounded") { String(localized: "\(count) left") }
        == "[# 3 left #]")
  }
}
