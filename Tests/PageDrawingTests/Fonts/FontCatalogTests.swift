import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing

@Suite struct FontCatalogs {
  private func file(_ font: FontDescriptor, _ catalog: FontCatalog = FontCatalog()) throws -> String {
    String(try #require(try catalog.face(for: font).path.split(separator: "/").last))
  }

  @Test(arguments: [
    (FontWeight.ultraLight, "Inter-Thin.otf"), (.regular, "Inter-Regular.otf"), (.medium, "Inter-Medium.otf"),
    (.semibold, "Inter-SemiBold.otf"), (.bold, "Inter-Bold.otf"), (.black, "Inter-Black.otf"),
    (FontWeight(rawValue: 450), "Inter-Regular.otf"), (FontWeight(rawValue: 650), "Inter-Bold.otf"),
    (FontWeight(rawValue: .min), "Inter-Thin.otf"), (FontWeight(rawValue: .max), "Inter-Black.otf"),
  ])
  func `the system font is Inter of the nearest weight`(weight: FontWeight, name: String) throws {
    #expect(try file(FontDescriptor(weight: weight, pointSize: 17)) == name)
  }

  @Test func `an italic is a face of its own`() throws {
    #expect(try file(FontDescriptor(isItalic: true, pointSize: 17)) == "Inter-Italic.otf")
    #expect(try file(FontDescriptor(weight: .bold, isItalic: true, pointSize: 17)) == "Inter-BoldItalic.otf")
  }

  /// The order of the faces in Debian's NotoSansCJK-Regular.ttc, as `fc-scan` lists it.
  @Test(arguments: [("JP", 0), ("KR", 1), ("SC", 2), ("TC", 3), ("HK", 4)])
  func `the face in a collection is found by its name`(region: String, index: Int) throws {
    let font = FontDescriptor(family: .named("Noto Sans CJK \(region)"), pointSize: 17)
    let id = try FontCatalog().face(for: font)
    #expect(id == FontFaceID(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", index: index))
  }

  @Test func `a missing font names its file, its package and the way to get it`() throws {
    let catalog = try FontCatalog(directories: [], installationRoots: ["/nonexistent"])
    let error = FontError.notInstalled(
      file: "/nonexistent/opentype/inter/Inter-Bold.otf", debianPackage: "fonts-inter")
    #expect(throws: error) { try catalog.face(for: FontDescriptor(weight: .bold, pointSize: 17)) }
    let words = error.description
    #expect(words.contains("/nonexistent/opentype/inter/Inter-Bold.otf") && words.contains("fonts-inter"))
    #expect(words.contains("Scripts/install-dependencies demo"))
  }

  @Test func `an unknown family is refused by name`() throws {
    #expect(throws: FontError.unknownFamily("Nosuch")) {
      try FontCatalog().face(for: FontDescriptor(family: .named("Nosuch"), pointSize: 17))
    }
    #expect(!FontCatalog().knows(family: "Nosuch") && FontCatalog().knows(family: "Inter"))
  }

  @Test func `the metrics of the system font need no file`() throws {
    let fonts = try FontStore(
      catalog: try FontCatalog(directories: [], installationRoots: ["/nonexistent"]))
    let metrics = try fonts.metrics(for: FontDescriptor(weight: .bold, pointSize: 40))
    // UIFont's own figures at 40 pt, printed in a public question about it.
    #expect(metrics.ascender == 38.0859375 && metrics.descender == -9.6484375)
    #expect(metrics.lineHeight == 47.734375 && metrics.leading == 0)
    #expect(metrics.capHeight == 40.0 * 1443 / 2048)
  }

  /// Debian's Inter 3.019: 2816 units per em, `hhea` 2728, -680, 0.
  @Test func `a named font has the metrics of its tables`() throws {
    let fonts = try FontStore(catalog: FontCatalog())
    let metrics = try fonts.metrics(for: FontDescriptor(family: .named("Inter"), pointSize: 2816))
    #expect(metrics.ascender == 2728 && metrics.descender == -680 && metrics.leading == 0)
    #expect(metrics.capHeight > 2000 && metrics.xHeight > 1500)
  }
}

@Suite struct FontDirectories {
  /// A directory with copies of fonts, removed with the test.
  private final class Fonts {
    let path: String

    init(_ files: [(name: String, content: Data)]) throws {
      path = NSTemporaryDirectory() + "fonts-\(UUID().uuidString)"
      for file in files {
        let url = URL(fileURLWithPath: path).appendingPathComponent(file.name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.content.write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func installed(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/\(name).otf"))
  }

  @Test func `a family is found by the name in its files`() throws {
    let fonts = try Fonts([
      ("a.otf", try installed("InterDisplay-Bold")), ("deeper/b.OTF", try installed("InterDisplay-Regular")),
      ("readme.txt", Data("not a font".utf8)),
    ])
    let catalog = try FontCatalog(directories: [fonts.path], installationRoots: [])
    let family = FontFamily.named("Inter Display")
    let bold = FontDescriptor(family: family, weight: .bold, pointSize: 1)
    #expect(try catalog.face(for: bold).path == fonts.path + "/a.otf")
    #expect(
      try catalog.face(for: FontDescriptor(family: family, pointSize: 1)).path
        == fonts.path + "/deeper/b.OTF")
    withExtendedLifetime(fonts) {}
  }

  @Test func `given fonts come before installed ones, for the system font too`() throws {
    let fonts = try Fonts([("mine.otf", try installed("Inter-Regular"))])
    let catalog = try FontCatalog(directories: [fonts.path])
    #expect(try catalog.face(for: FontDescriptor(pointSize: 17)).path == fonts.path + "/mine.otf")
    withExtendedLifetime(fonts) {}
  }

  @Test func `a directory that is not there is refused`() {
    #expect(throws: FontError.unreadable(path: "/nonexistent")) {
      try FontCatalog(directories: ["/nonexistent"])
    }
  }

  @Test(arguments: [
    "", "hello, I am not a font", "%!PS-AdobeFont-1.0: Old", "\u{1}fcp and more than twelve bytes",
    "OTTO", "OTTO and no tables at all", "\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0",
  ])
  func `a file that is no OpenType font is passed over`(content: String) throws {
    let fonts = try Fonts([("bad.ttf", Data(content.utf8))])
    let catalog = try FontCatalog(directories: [fonts.path])
    let path = fonts.path + "/bad.ttf"
    #expect(catalog.skipped == [SkippedFont(path: path, error: .notAFont(path: path))])
    withExtendedLifetime(fonts) {}
  }

  @Test func `a broken file is passed over and the others are found`() throws {
    let fonts = try Fonts([
      ("broken.otf", try installed("InterDisplay-Bold").prefix(2000)),
      ("whole.otf", try installed("InterDisplay-Regular")),
    ])
    let catalog = try FontCatalog(directories: [fonts.path], installationRoots: [])
    #expect(catalog.skipped.map(\.path) == [fonts.path + "/broken.otf"])
    let bold = FontDescriptor(family: .named("Inter Display"), weight: .bold, pointSize: 1)
    #expect(try catalog.face(for: bold).path == fonts.path + "/whole.otf")
    withExtendedLifetime(fonts) {}
  }

  @Test func `a truncated font is passed over`() throws {
    let whole = try installed("Inter-Regular")
    for length in stride(from: 13, to: whole.count, by: whole.count / 40) {
      let fonts = try Fonts([("cut.otf", whole.prefix(length))])
      // All of it is needed: the directory of its tables says where each ends.
      let catalog = try FontCatalog(directories: [fonts.path])
      #expect(catalog.skipped.count == 1, "\(length) of \(whole.count) bytes")
      _ = try TextEngine(catalog: catalog).layout(systemText("Hello"), TextLayoutOptions(width: 100))
    }
  }
}
