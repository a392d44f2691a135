import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// What image sets say, and what is wrong with them.
struct ImageSetTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
  }

  private func artwork(_ name: String = "a") throws -> Artwork {
    let catalogs = try fixture.open()
    let artwork = catalogs.image(named: name)
    let diagnostics = catalogs.takeDiagnostics()
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(artwork)
  }

  private func lines(_ name: String = "a") throws -> [String] {
    let catalogs = try fixture.open()
    _ = catalogs.image(named: name)
    return fixture.lines(catalogs.takeDiagnostics())
  }

  /// Xcode builds such a set with a warning.
  @Test func `a file that is missing beside others is a warning, and an error where it is drawn`() throws {
    try fixture.write("a.imageset/a3.png", Artworks.png(60, 30))
    try fixture.imageSet(
      "a", CatalogFixture.slot("a3.png", scale: "3x"), CatalogFixture.slot("a2.png", scale: "2x"))
    let catalogs = try fixture.open()
    let artwork = try #require(catalogs.image(named: "a"))
    #expect(catalogs.takeDiagnostics().map(\.severity) == [.warning])
    #expect(artwork.variants.map(\.size) == [Size](repeating: Size(width: 20, height: 10), count: 2))
    #expect((try? artwork.variants[0].pixels(drawnSize: nil, scale: 3)) != nil)
    #expect(throws: ArtworkFault.self) { try artwork.variants[1].pixels(drawnSize: nil, scale: 2) }
  }

  // MARK: Bad input

  @Test func `a set without its Contents.json is an error`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(2, 2))
    #expect(
      try lines() == ["Assets.xcassets/a.imageset/Contents.json: error: Contents.json does not exist"])
  }

  @Test func `a slot with a fault costs only itself, and is reported once`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(2, 2))
    try fixture.write("a.imageset/text.png", "no picture")
    try fixture.imageSet(
      "a", CatalogFixture.slot("text.png", scale: "1x"), CatalogFixture.slot("a.png", scale: "2x"))
    let catalogs = try fixture.open()
    #expect(catalogs.image(named: "a")?.variants.count == 1)
    #expect(catalogs.takeDiagnostics().count == 1)
    _ = catalogs.image(named: "a")
    #expect(catalogs.takeDiagnostics().isEmpty)
  }

  @Test func `a picture that breaks off after its header is reported when it is drawn`() throws {
    try fixture.write("a.imageset/a.png", Array(Artworks.png(20, 20).prefix(100)))
    try fixture.imageSet("a", CatalogFixture.slot("a.png", scale: "1x"))
    let variant = try artwork().nominal
    let fault = #expect(throws: ArtworkFault.self) { try variant.pixels(drawnSize: nil, scale: 1) }
    #expect(
      fixture.lines([try #require(fault).diagnostic]) == [
        "Assets.xcassets/a.imageset/Contents.json:2:36: error: image \"a.png\" ends too early; export it again"
      ])
  }
}
