import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing

/// `fonts.json` beside fonts.
@Suite struct FontSettingsTests {
  /// A folder with the test font and a `fonts.json`, removed with the test.
  private final class Fonts {
    let path = NSTemporaryDirectory() + "fonts-\(UUID().uuidString)"

    init(_ settings: String) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: TestFont.path, toPath: path + "/Test.ttf")
      try Data(settings.utf8).write(to: URL(filePath: path + "/fonts.json"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// What is wrong, without the folder's name.
    var problems: [String] {
      FontCatalog.load([path]).diagnostics.map { $0.description.replacing(path + "/", with: "") }
    }
  }

  @Test func `a family's metrics are replaced, and the baseline moves`() throws {
    let fonts = try Fonts(
      #"{"families": [{"family": "Page Test", "ascent": 0.9, "descent": 0.3, "lineGap": 0.1}]}"#)
    let text = AttributedText(
      "A\nA", attributes: TextAttributes(font: FontDescriptor(family: .named("Page Test"), pointSize: 10)))
    let options = TextLayoutOptions(width: nil)
    let plain = try TextEngine(catalog: FontCatalog.load([TestFont.path]).catalog).layout(text, options)
    #expect(plain.lines.map(\.baseline) == [8, 18] && plain.size.height == 20)
    let moved = try TextEngine(catalog: FontCatalog(directories: [fonts.path])).layout(text, options)
    // 9, then 3 below, a gap of 1, and 9 again.
    #expect(moved.lines.map(\.baseline) == [9, 22] && moved.size.height == 25)
    #expect(fonts.problems.isEmpty)
  }

  @Test func `one number may be replaced, of an installed family too`() throws {
    let fonts = try Fonts(#"{"families": [{"family": "inter", "descent": 0.5}]}"#)
    let catalog = try FontCatalog(directories: [fonts.path])
    let inter = try catalog.metrics(for: FontDescriptor(family: .named("Inter"), pointSize: 2816))
    #expect(inter.ascender == 2728 && inter.descender == -1408)
    // As the stand-in for the system font it has SF's line box all the same.
    #expect(try catalog.metrics(for: FontDescriptor(pointSize: 40)).lineHeight == 47.734375)
  }

  @Test func `a system font of one's own has its own glyphs, advances and line box`() throws {
    let fonts = try Fonts(#"{"system": "Page Test"}"#)
    let catalog = try FontCatalog(directories: [fonts.path])
    let store = try FontStore(catalog: catalog)
    let font = FontDescriptor(weight: .black, pointSize: 12)
    let choice = try store.choice(for: font, language: "en")
    #expect(choice.base.id.path == fonts.path + "/Test.ttf")
    #expect(choice.isSystem && choice.cut == nil)
    #expect(choice.box.ascent == 0.8 && choice.box.descent == 0.2)
    // SF's tracking is 0 at 12 pt: 800 units at weight 900, and at 12 pt of optical size 800 + 20 · 2 / 6.
    let engine = try TextEngine(catalog: catalog)
    let width = try engine.width(AttributedText("A", attributes: TextAttributes(font: font)))
    #expect((width - (800 + 20.0 / 3) * 12 / 1000).magnitude < 0.02)
    #expect((try catalog.metrics(for: font).lineHeight - 12).magnitude < 1e-9)
  }

  @Test(arguments: [
    (
      #"{"system": "Page Tets"}"#,
      "fonts.json:1:12: error: no font has the family name \"Page Tets\"; did you mean \"Page Test\"?"
    ),
    (
      #"{"sytem": "Page Test"}"#,
      "fonts.json:1:11: error: unknown key \"sytem\" in the file; did you mean \"system\"?"
    ),
    (#"{"families": [{"ascent": 1}]}"#, "fonts.json:1:15: error: a family has no \"family\"; add it"),
    (
      #"{"families": [{"family": "Page Test", "ascent": -1}]}"#,
      "fonts.json:1:49: error: \"ascent\" must be a number from 0 to 10, found -1"
    ),
    (#"{"system": 3}"#, "fonts.json:1:12: error: \"system\" must be a string, found the number 3"),
    ("[]", "fonts.json:1:1: error: the file must be an object, found a list"),
    (
      #"{"families": [{"family": "Page Test"}, {"family": "Page Test"}]}"#,
      "fonts.json:1:51: error: family \"Page Test\" occurs twice; delete one"
    ),
  ])
  func `a mistake is named at its place`(settings: String, problem: String) throws {
    let fonts = try Fonts(settings)
    #expect(fonts.problems == [problem])
    #expect(throws: FontError.self) { try FontCatalog(directories: [fonts.path]) }
  }

  @Test(arguments: ["", "{", "\u{0}", "{\"families\": [1e999]}", String(repeating: "[", count: 5000)])
  func `a file that is no JSON is one error`(settings: String) throws {
    #expect(try Fonts(settings).problems.count == 1)
  }

  @Test func `the first folder that speaks of a thing counts`() throws {
    let first = try Fonts(#"{"families": [{"family": "Page Test", "ascent": 0.5}]}"#)
    let second = try Fonts(#"{"families": [{"family": "Page Test", "ascent": 0.7}], "system": "Page Test"}"#)
    let catalog = try FontCatalog(directories: [first.path, second.path])
    #expect(
      catalog.settings.boxes["Page Test"]?.ascent == 0.5 && catalog.settings.systemFamily == "Page Test")
    #expect(try catalog.face(for: FontDescriptor(pointSize: 14)).path == first.path + "/Test.ttf")
    withExtendedLifetime((first, second)) {}
  }
}
