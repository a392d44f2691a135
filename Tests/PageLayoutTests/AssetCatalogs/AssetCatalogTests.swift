import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

struct AssetCatalogTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
  }

  private func names() throws -> [String] { try fixture.open().catalogs[0].assets.map(\.name) }

  @Test func `sets are found in nested groups, in the order of their paths`() throws {
    for name in ["b", "Group/Inner/c", "a.v2"] { try fixture.imageSet(name, "") }
    try fixture.colorSet("Group/Brand", "")
    #expect(try names() == ["Brand", "c", "a.v2", "b"])
  }

  @Test func `a group that provides a namespace is part of its sets' names`() throws {
    try fixture.write("Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try fixture.write("Icons/Small/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try fixture.write("Icons/Plain/Contents.json", #"{"info": {"version": 1}}"#)
    for name in ["Icons/star", "Icons/Small/star", "Icons/Plain/moon"] { try fixture.imageSet(name, "") }
    #expect(try names() == ["Icons/moon", "Icons/Small/star", "Icons/star"])
  }

  @Test(arguments: ["AppIcon.appiconset", "Data.dataset", "Launch.launchimage", "Brand.brandassets"])
  func `sets that show nowhere on a page are skipped`(folder: String) throws {
    try fixture.imageSet("\(folder)/inside", "")
    #expect(try names().isEmpty)
  }

  @Test func `of two sets of a name the first path counts, and the first catalogue`() throws {
    let other = try CatalogFixture()
    try fixture.colorSet("B/Brand", colorText("0x00"))
    try fixture.colorSet("A/Brand", colorText("0x33"))
    try other.colorSet("Brand", colorText("0xFF"))
    let (catalogs, _) = AssetCatalogs.open([fixture.path, other.path])
    #expect(catalogs.color(named: "Brand")?.light.red == 0.2)
  }

  private func colorText(_ red: String) -> String {
    #"{"color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0x00", "blue": "0x80"}}}"#
  }

  @Test func `a symbolic link is not followed, and one warning says so`() throws {
    let other = try CatalogFixture()
    try other.imageSet("away", "")
    try fixture.link("Linked", to: other.path)
    let (catalogs, diagnostics) = AssetCatalogs.open([fixture.path])
    #expect(catalogs.catalogs[0].assets.isEmpty)
    #expect(
      fixture.lines(diagnostics) == [
        "Assets.xcassets: warning: the asset catalogue has a symbolic link \"Linked\", which is not followed; "
          + "put the folder itself there"
      ])
  }

  @Test func `a catalogue that is a file, or is not there, is an error`() throws {
    try fixture.write("a.txt", "")
    let paths = [fixture.path + "/a.txt", fixture.folder + "/None.xcassets"]
    let diagnostics = AssetCatalogs.open(paths).diagnostics
    #expect(
      fixture.lines(diagnostics)
        == [
          "Assets.xcassets/a.txt: error: the asset catalogue is a file, not a folder; name an .xcassets folder",
          "None.xcassets: error: the asset catalogue does not exist; name an .xcassets folder",
        ])
  }

  @Test func `a group's file with a fault is an error at its place`() throws {
    try fixture.write("Icons/Contents.json", "{\n\"properties\": {\"provides-namespace\": 1}}")
    let diagnostics = AssetCatalogs.open([fixture.path]).diagnostics
    #expect(
      fixture.lines(diagnostics) == [
        "Assets.xcassets/Icons/Contents.json:2:38: error: \"provides-namespace\" must be true or false, "
          + "found the number 1"
      ])
  }

  @Test func `groups nested too deep are an error, not a crash`() throws {
    let deep = [String](repeating: "g", count: 40).joined(separator: "/")
    try fixture.imageSet("\(deep)/a", "")
    let (catalogs, diagnostics) = AssetCatalogs.open([fixture.path])
    #expect(catalogs.catalogs[0].assets.isEmpty)
    #expect(
      fixture.lines(diagnostics) == [
        "Assets.xcassets: error: the asset catalogue has groups nested more than 32 deep; move them up"
      ])
    #expect(diagnostics.map(\.exitCode) == [.limit])
  }

  /// Listing reads no set. Unoptimised on a busy machine this takes some 0.3 s.
  @Test func `ten thousand image sets are listed within a second`() throws {
    for index in 0..<10_000 {
      try FileManager.default.createDirectory(
        atPath: "\(fixture.path)/image-\(index).imageset", withIntermediateDirectories: false)
    }
    let clock = ContinuousClock()
    var catalogs = AssetCatalogs()
    let time = try clock.measure { catalogs = try fixture.open() }
    #expect(catalogs.catalogs[0].assets.count == 10_000)
    #expect(time < .seconds(5), "a bound for machines under load")
    #expect(
      catalogs.unknownImage("image1000")
        == #"no asset catalogue has an image "image1000"; did you mean "image-1000"?"#)
  }
}
