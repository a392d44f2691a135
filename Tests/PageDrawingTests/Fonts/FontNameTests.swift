import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing

/// Which face answers a name.
@Suite struct FontNameTests {
  private func file(_ name: String, weight: FontWeight = .regular, isItalic: Bool = false) throws -> String {
    let font = FontDescriptor(family: .named(name), weight: weight, isItalic: isItalic, pointSize: 17)
    return String(try #require(try FontCatalog().face(for: font).path.split(separator: "/").last))
  }

  @Test func `a face is found by its PostScript name, in any case`() throws {
    #expect(try file("Inter-Bold") == "Inter-Bold.otf")
    #expect(try file("interdisplay-lightitalic") == "InterDisplay-LightItalic.otf")
    #expect(try file("INTER") == "Inter-Regular.otf")
    #expect(try file("NotoSansCJKsc-Bold") == "NotoSansCJK-Bold.ttc")
  }

  @Test func `another weight or slant is that of the face's family`() throws {
    #expect(try file("Inter-Bold", isItalic: true) == "Inter-BoldItalic.otf")
    #expect(try file("Inter-Italic", weight: .black) == "Inter-BlackItalic.otf")
  }

  @Test(arguments: [
    (".SFUI-Regular", "Inter-Regular.otf"), ("SFProText-Semibold", "Inter-SemiBold.otf"),
    (".AppleSystemUIFont", "Inter-Regular.otf"), ("SF Pro Display", "Inter-Regular.otf"),
    ("SFMono-Bold", "DejaVuSansMono-Bold.ttf"), ("HelveticaNeue-BoldItalic", "LiberationSans-BoldItalic.ttf"),
    ("Helvetica", "LiberationSans-Regular.ttf"), ("ArialMT", "LiberationSans-Regular.ttf"),
    ("Arial-BoldMT", "LiberationSans-Bold.ttf"), ("TimesNewRomanPS-ItalicMT", "LiberationSerif-Italic.ttf"),
    ("CourierNewPSMT", "LiberationMono-Regular.ttf"), ("Menlo-Bold", "DejaVuSansMono-Bold.ttf"),
  ])
  func `Apple's fonts have stand-ins by any of their names`(name: String, expected: String) throws {
    #expect(try file(name) == expected)
    #expect(FontCatalog().knows(family: name))
  }

  /// UIFont's own figures: Helvetica Neue at 16 pt 15.232, -3.408 and a leading of 0.448; Helvetica at 17 pt 15.64,
  /// -3.91 and 19.55.
  @Test func `a stand-in has the line box of the font it stands in for`() throws {
    let neue = try FontCatalog().metrics(for: FontDescriptor(family: .named("HelveticaNeue"), pointSize: 16))
    #expect((neue.ascender - 15.232).magnitude < 1e-9 && (neue.descender + 3.408).magnitude < 1e-9)
    #expect((neue.leading - 0.448).magnitude < 1e-9)
    let helvetica = try FontCatalog().metrics(for: FontDescriptor(family: .named("Helvetica"), pointSize: 17))
    #expect((helvetica.lineHeight - 19.55).magnitude < 1e-9)
    // By its own name it has its own: 1854, 434 and 67 of 2048 units.
    let own = try FontCatalog().metrics(
      for: FontDescriptor(family: .named("Liberation Sans"), pointSize: 2048))
    #expect(own.ascender == 1854 && own.descender == -434 && own.leading == 67)
  }

  @Test func `a preferred family without files is the system's, a named one an error`() throws {
    let catalog = try FontCatalog(directories: [], installationRoots: ["/nonexistent"])
    #expect(
      try FontStore(catalog: FontCatalog()).choice(
        for: FontDescriptor(family: .preferred("Nosuch"), pointSize: 17), language: "en"
      ).cut == .text)
    #expect(throws: FontError.self) {
      try catalog.face(for: FontDescriptor(family: .named("Helvetica"), pointSize: 17))
    }
    #expect(catalog.standIn(forPreferred: "Helvetica") == "the system font")
    #expect(FontCatalog().standIn(forPreferred: "Inter") == nil)
    #expect(FontCatalog().standIn(forPreferred: "Arial") == "Liberation Sans")
  }

  @Test func `the files that were used can be listed`() throws {
    let engine = try TextEngine(catalog: FontCatalog())
    _ = try engine.layout(systemText("A"), TextLayoutOptions(width: nil))
    #expect(engine.fonts.catalog.usedFiles == ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"])
  }
}
