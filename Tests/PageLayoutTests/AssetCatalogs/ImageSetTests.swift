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

  @Test func `a picture's size in points is its pixels divided by its slot's scale`() throws {
    for scale in [1, 2, 3] {
      try fixture.write("a.imageset/a\(scale).png", Artworks.png(20 * scale, 10 * scale))
    }
    try fixture.imageSet(
      "a", CatalogFixture.slot("a1.png", scale: "1x"), CatalogFixture.slot("a2.png", scale: "2x"),
      CatalogFixture.slot("a3.png", scale: "3x"))
    let artwork = try artwork()
    #expect(artwork.variants.map(\.size) == [Size](repeating: Size(width: 20, height: 10), count: 3))
    #expect(artwork.variants.map(\.conditions.scale) == [1, 2, 3])
    #expect(!artwork.hasSeveralSizes)
  }

  @Test func `slots without a file, and those of other kinds of devices, are not there`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(20, 10))
    try fixture.imageSet(
      "a", #"{"idiom": "universal", "scale": "1x"}"#,
      #"{"idiom": "mac", "scale": "1x", "filename": "none.png"}"#, CatalogFixture.slot("a.png", scale: "2x"))
    #expect(try artwork().variants.map(\.size) == [Size(width: 10, height: 5)])
  }

  @Test func `a picture without a scale has one pixel per point`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(20, 10))
    try fixture.imageSet("a", CatalogFixture.slot("a.png"))
    #expect(try artwork().nominal.size == Size(width: 20, height: 10))
  }

  @Test func `shapes have their file's size, whatever the scale`() throws {
    try fixture.write("a.imageset/a.svg", Artworks.svg)
    try fixture.write("b.imageset/b.pdf", Artworks.pdf())
    try fixture.imageSet("a", CatalogFixture.slot("a.svg", scale: "2x"))
    try fixture.imageSet("b", CatalogFixture.slot("b.pdf"))
    #expect(try artwork("a").nominal.size == Size(width: 24, height: 16))
    #expect(try artwork("b").nominal.size == Size(width: 40, height: 30))
    #expect(try artwork("a").nominal.conditions.scale == nil)
  }

  @Test func `the properties of a set are kept`() throws {
    try fixture.write("a.imageset/a.svg", Artworks.svg)
    let properties =
      #", "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}"#
    try fixture.imageSet("a", CatalogFixture.slot("a.svg"), more: properties)
    try fixture.imageSet("b")
    let artwork = try artwork()
    #expect(artwork.keepsShapes)
    #expect(artwork.renderingIntent == .template)
  }

  @Test func `slices and alignment insets are pixels of their picture`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(40, 40))
    let resizing = """
      , "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}, "resizing": {"mode": "9-part",
      "center": {"mode": "tile", "width": 2, "height": 4},
      "cap-insets": {"top": 10, "left": 12, "bottom": 14, "right": 16}}
      """
    try fixture.imageSet("a", CatalogFixture.slot("a.png", scale: "2x", resizing))
    let variant = try artwork().nominal
    #expect(
      variant.slices
        == ImageSlices(
          caps: EdgeInsets(top: 5, left: 6, bottom: 7, right: 8), center: Size(width: 1, height: 2),
          mode: .tile))
    #expect(variant.alignmentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(variant.alignedSize == Size(width: 14, height: 16))
  }

  @Test(arguments: [
    ("3-part-horizontal", EdgeInsets(top: 0, left: 4, bottom: 0, right: 5)),
    ("3-part-vertical", EdgeInsets(top: 3, left: 0, bottom: 6, right: 0)),
  ])
  func `three parts are cut along one axis`(mode: String, caps: EdgeInsets) throws {
    try fixture.write("a.imageset/a.png", Artworks.png(20, 20))
    let insets = #"{"top": 3, "left": 4, "bottom": 6, "right": 5}"#
    try fixture.imageSet(
      "a",
      CatalogFixture.slot(
        "a.png", scale: "1x", #", "resizing": {"mode": "\#(mode)", "cap-insets": \#(insets)}"#))
    #expect(try artwork().nominal.slices?.caps == caps)
  }

  @Test func `what a slot is for is read`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(2, 2))
    try fixture.imageSet(
      "a",
      #"{"idiom": "ipad", "filename": "a.png", "locale": "ja", "width-class": "regular", "height-class": "compact", "#
        + #""language-direction": "right-to-left", "scale": "2x"\#(CatalogFixture.dark)}"#)
    #expect(
      try artwork().nominal.conditions
        == ImageConditions(
          scale: 2, idiom: .pad, appearance: .dark, locale: "ja", direction: .rightToLeft,
          horizontalSizeClass: .regular, verticalSizeClass: .compact))
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

  @Test(arguments: [
    ("", "Contents.json:1:1: error: not JSON: expected a value, but the file ends here"),
    ("[]", "Contents.json:1:1: error: Contents.json must be an object, found a list"),
    ("{}", "Contents.json: error: an image set has no \"images\"; add them"),
    (#"{"images": 3}"#, "Contents.json:1:12: error: \"images\" must be a list, found the number 3"),
    (#"{"images": []}"#, "Contents.json:1:12: error: image set \"a\" names no file; add an image"),
    (
      #"{"images": [4]}"#,
      "Contents.json:1:13: error: an entry of \"images\" must be an object, found the number 4"
    ),
    (
      #"{"images": [{"filename": 4}]}"#,
      "Contents.json:1:26: error: \"filename\" must be a string, found the number 4"
    ),
    (
      #"{"images": [{"filename": "b.png"}]}"#,
      "Contents.json:1:26: error: image \"b.png\" does not exist; did you mean \"a.png\"?"
    ),
    (
      #"{"images": [{"filename": "../../x.png"}]}"#,
      "Contents.json:1:26: error: image \"../../x.png\" is not a file's name; name a file beside Contents.json"
    ),
    (
      #"{"images": [{"filename": "a.png", "scale": "4x"}]}"#,
      "Contents.json:1:44: error: \"scale\" must be 1x, 2x or 3x, found \"4x\""
    ),
    (
      #"{"images": [{"filename": "t.png"}]}"#,
      "Contents.json:1:26: error: image \"t.png\" is neither a PNG nor a JPEG file; export it as PNG"
    ),
    (
      #"{"images": [{"filename": "away.png"}]}"#,
      "Contents.json:1:26: error: image \"away.png\" is a symbolic link out of the asset catalogue; "
        + "put the file itself there"
    ),
    (
      #"{"images": [{"filename": "sub"}]}"#,
      "Contents.json:1:26: error: image \"sub\" is a folder, not a file"
    ),
    (
      #"{"images": [{"filename": "a.png", "resizing": {"cap-insets": {"top": -1}}}]}"#,
      "Contents.json:1:70: error: \"top\" must be a number from 0 to 100000, found -1"
    ),
  ])
  func `what is wrong is one line at its place`(contents: String, line: String) throws {
    try fixture.write("a.imageset/a.png", Artworks.png(2, 2))
    try fixture.write("a.imageset/t.png", "plain text")
    try fixture.write("a.imageset/sub/x", "")
    try fixture.link("a.imageset/away.png", to: "/etc/hostname")
    try fixture.write("a.imageset/Contents.json", contents)
    #expect(try lines() == ["Assets.xcassets/a.imageset/" + line])
  }

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
