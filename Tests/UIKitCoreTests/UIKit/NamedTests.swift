import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// `UIImage(named:)` and `UIColor(named:)`, and images of catalogues on pages.
@MainActor
struct NamedTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
    try fixture.write("photo.imageset/2.png", Artworks.png(40, 20, 0xFF0000))
    try fixture.write("photo.imageset/3.png", Artworks.png(60, 30, 0x00FF00))
    try fixture.write("photo.imageset/dark.png", Artworks.png(60, 30, 0x0000FF))
    try fixture.imageSet(
      "photo", CatalogFixture.slot("2.png", scale: "2x"), CatalogFixture.slot("3.png", scale: "3x"),
      CatalogFixture.slot("dark.png", scale: "3x", CatalogFixture.dark))
    let brand = #"{"color": {"components": {"red": "0x11", "green": "0x22", "blue": "0x33"}}}"#
    try fixture.colorSet("Brand", brand)
  }

  @Test func `names are found in the catalogues that are installed, and nowhere else`() throws {
    #expect(UIImage(named: "photo") == nil && UIColor(named: "Brand") == nil)
    let catalogs = try fixture.open()
    let (image, color) = AssetCatalogs.withCurrent(catalogs) {
      (UIImage(named: "photo"), UIColor(named: "Brand"))
    }
    #expect(image?.size == CGSize(width: 20, height: 10))
    #expect(image?.scale == 3)
    #expect(color?.dynamic == Color.Dynamic(Color(rgb: 0x112233)))
    #expect(AssetCatalogs.current == nil)
  }

  @Test func `another task has catalogues of its own`() async throws {
    let catalogs = try fixture.open()
    let task = AssetCatalogs.withCurrent(catalogs) {
      Task.detached { AssetCatalogs.current == nil }
    }
    #expect(await task.value)
  }

  @Test func `the file's extension may be part of an image's name`() throws {
    let catalogs = try fixture.open()
    #expect(
      AssetCatalogs.withCurrent(catalogs) { UIImage(named: "photo.png", in: nil, compatibleWith: nil) } != nil
    )
  }

  @Test func `a name that nobody has is nil and one warning with the nearest name`() throws {
    let catalogs = try fixture.open()
    AssetCatalogs.withCurrent(catalogs) {
      for _ in 0..<2 { #expect(UIImage(named: "phoot") == nil && UIColor(named: "Brnad") == nil) }
    }
    #expect(
      fixture.lines(catalogs.takeDiagnostics()) == [
        #"renderpages: warning: no asset catalogue has an image "phoot"; did you mean "photo"?"#,
        #"renderpages: warning: no asset catalogue has a colour "Brnad"; did you mean "Brand"?"#,
      ])
  }

  @Test func `a symbol set is no image`() throws {
    try fixture.write("gear.symbolset/Contents.json", "{}")
    let catalogs = try fixture.open()
    #expect(catalogs.usedImage(named: "gear", file: "a.xib", at: SourcePosition(line: 3, column: 4)) == nil)
    #expect(
      fixture.lines(catalogs.takeDiagnostics()) == [
        #"a.xib:3:4: warning: image "gear" is a symbol set, which only code can show; use an image set"#
      ])
  }

  // MARK: On a page

  private func page() throws -> PreparedPage {
    let root = plain(.white)
    let image = try AssetCatalogs.withCurrent(fixture.open()) { try #require(UIImage(named: "photo")) }
    let view = UIImageView(image: image).added(to: root, as: "photo")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    return PreparedPage(id: "page", tree: ViewTree(root: root))
  }

  @Test(arguments: [
    ("iphone-se-3", Appearance.light, 0xFF0000), ("iphone-x", .light, 0x00FF00),
    ("iphone-x", .dark, 0x0000FF),
    // The darkness counts for more than the scale.
    ("iphone-se-3", .dark, 0x0000FF),
  ])
  func `one page shows the variant of each environment`(
    device: String, appearance: Appearance, color: UInt32
  ) throws {
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), appearance: appearance)
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page(), in: environment)
    #expect(try solved.frame("photo") == Rect(x: 0, y: 0, width: 20, height: 10))
    let drawing = try Drawing(of: solved.scene, text: makeEngine())
    #expect(drawing[5, 5] == color && drawing[65, 5] == 0xFFFFFF)
  }

  @Test func `variants of several sizes are measured in each environment`() throws {
    try fixture.write("photo.imageset/pad.png", Artworks.png(100, 80, 0x123456))
    try fixture.imageSet(
      "photo", CatalogFixture.slot("3.png", scale: "3x"),
      #"{"idiom": "ipad", "filename": "pad.png", "scale": "2x"}"#)
    let page = try page()
    let renderer = try PageRenderer(fonts: FontCatalog())
    for (device, size) in [("iphone-x", (20.0, 10.0)), ("ipad-9", (50, 40))] {
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
      let frame = try renderer.solve(page, in: environment).frame("photo")
      #expect(frame == Rect(x: 0, y: 0, width: size.0, height: size.1), "\(device)")
    }
  }

  @Test func `a picture that cannot be drawn is reported where it is named, and the page is drawn`() throws {
    try fixture.write("photo.imageset/dark.png", Array(Artworks.png(60, 30).prefix(100)))
    let environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), appearance: .dark)
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page(), in: environment)
    #expect(
      fixture.lines(solved.artworkDiagnostics) == [
        "Assets.xcassets/photo.imageset/Contents.json:4:36: error: image \"dark.png\" ends too early; export it again"
      ])
    #expect(solved.scene.items.isEmpty)
  }

  @Test func `an image's alignment insets are its view's`() throws {
    let image = UIImage(picture(30, 30) { _, _ in 0 }, scale: 1).withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let root = plain(.white)
    let view = UIImageView(image: image).added(to: root, as: "image")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 26))
    let frame = try solve(root, on: .sePortrait).frame("image")
    #expect(frame == Rect(x: 8, y: 9, width: 30, height: 30))
  }
}
