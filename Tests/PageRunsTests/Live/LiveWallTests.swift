import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct LiveWallTests {
  private func screen(_ id: String) -> LiveScreen { LiveScreen(id: id, page: id, device: "d", file: "f") }

  @Test func `a screen is found by its id, and a wall knows its pictures`() {
    var wall = LiveWall()
    wall.screens = [screen("a"), screen("b")]
    wall.screens[1].picture = LivePicture(address: "x", width: 1, height: 2, scale: 3)
    #expect(wall.screen("b")?.picture?.height == 2 && wall.screen("a")?.id == "a" && wall.screen("c") == nil)
    #expect(wall.addresses == ["x"])
  }

  /// The sequence of ids, lost ones after those that they followed.
  @Test(arguments: [
    ("abc", "", "abc", "abc"), ("ac", "b", "abc", "abc"), ("bc", "a", "abc", "abc"),
    ("ab", "c", "abc", "abc"),
    ("c", "ab", "abc", "abc"), ("ca", "b", "abc", "cab"), ("ad", "bc", "abcd", "abcd"),
  ]) func `lost screens keep their places`(fresh: String, lost: String, former: String, all: String) {
    func screens(_ ids: String) -> [LiveScreen] { ids.map { screen(String($0)) } }
    let merged = LiveScreen.merged(screens(fresh), with: screens(lost), in: screens(former))
    #expect(merged.map(\.id).joined() == all)
  }

  @Test func `a stale screen keeps its picture and gets the faults`() {
    var one = screen("a")
    one.picture = LivePicture(address: "x", width: 1, height: 2, scale: 3)
    let stale = one.stale(because: [Diagnostic(.error, "wrong")])
    #expect(
      stale.isStale && !one.isStale && stale.picture == one.picture
        && stale.faults.map(\.message) == ["wrong"])
  }

  @Test func `a PNG file's size is in its first chunk`() throws {
    let bytes = HandmadePNG(width: 300, height: 70_000, colorType: 2, rows: [0]).bytes
    let picture = try #require(LivePicture(png: bytes, scale: 2))
    #expect(picture.width == 300 && picture.height == 70_000 && picture.scale == 2)
    #expect(picture.address == DivisionPlan.hexadecimal(PictureHash(ofBytes: bytes).canonicalBytes))
    #expect(LivePicture(png: Array(bytes.prefix(24)), scale: 2)?.height == 70_000)
    #expect(LivePicture(png: Array(bytes.prefix(23)), scale: 2) == nil)
    #expect(LivePicture(png: [0x88] + bytes.dropFirst(), scale: 2) == nil)
  }

  @Test func `a snapshot's address is that of its present version`() throws {
    let folder = TemporaryFolder()
    let path = folder.path("a.png")
    #expect(LiveSnapshot(path) == nil && LiveSnapshot(folder.path("")) == nil)
    try AtomicFileWriter().write("one", to: path)
    let first = try #require(LiveSnapshot(path))
    #expect(first.path == path && first.address.count == 32 && LiveSnapshot(path) == first)
    try AtomicFileWriter().write("other", to: path)
    #expect(LiveSnapshot(path)?.address != first.address)
  }

  @Test func `a view depends on files and on folders whose names were read`() {
    var inputs = LiveInputs()
    inputs.add([
      InputQuestion(.contents, "a/deck.json"), InputQuestion(.kind, "a/b/"), InputQuestion(.resolved, "c"),
      InputQuestion(.names, "d/"), InputQuestion(.entries, "e"), InputQuestion(.program, "rsvg"),
      InputQuestion(.contents, ""), InputQuestion(.kind, "."), InputQuestion(.kind, "a/.."),
      InputQuestion(.kind, "/"),
    ])
    #expect(inputs == LiveInputs(files: ["a/deck.json", "a/b", "c"], folders: ["d", "e"]))
  }

  @Test func `menus have every value once, and those that are shown`() throws {
    var axes = AxisOptions.devices("iphone-x", "ipad-10")
    axes.appearances = [.dark]
    axes.locales = ["ja"]
    axes.contentSizes = [.small]
    axes.directions = [.rightToLeft]
    axes.orientations = [.landscape]
    axes.pages = ["2"]
    var pages = PlannedPages("one", "two")
    pages.locales = ["en", "de"]
    let plan = try RunPlan.of(pages, pages, axes: axes)
    let menus = LiveMenu.menus(of: plan, devices: .builtin)
    #expect(
      menus.map(\.axis)
        == ["device", "locale", "appearance", "content-size", "direction", "orientation", "page"])
    #expect(
      menus.map(\.chosen)
        == [["iphone-x", "ipad-10"], ["ja"], ["dark"], ["small"], ["rtl"], ["landscape"], ["two"]])
    func values(_ place: Int) -> [String] { menus[place].choices.map(\.value) }
    #expect(Set(values(0)).isSuperset(of: ["iphone-16-pro", "iphone-x", "ipad-10"]))
    #expect(Set(values(0)).count == values(0).count)
    #expect(menus[0].choices.first { $0.value == "iphone-x" }?.title == "iPhone X")
    #expect(values(1) == ["en", "de", "ja"] + PseudoLocale.allCases.map(\.rawValue))
    #expect(values(2) == ["light", "dark"] && values(3) == ContentSize.allCases.map(\.rawValue))
    #expect(
      menus[4].choices.map(\.title) == ["left to right", "right to left"] && values(4) == ["ltr", "rtl"])
    #expect(values(5) == ["portrait", "landscape"] && values(6) == ["one", "two"])
  }

  @Test func `an app's menus have its axes, or what is drawn by default`() {
    let menus = LiveMenu.menus(of: AxisOptions(), devices: .builtin)
    #expect(menus.map(\.axis) == ["device", "appearance", "content-size", "direction", "orientation"])
    #expect(menus.map(\.chosen) == [["iphone-16-pro"], ["light"], ["large"], ["ltr"], ["portrait"]])
    #expect(menus[0].choices.map(\.value) == DeviceCatalog.builtin.devices.map(\.id))
    var axes = AxisOptions.devices("ipad-10")
    (axes.appearances, axes.contentSizes) = ([.dark], [.small])
    (axes.directions, axes.orientations) = ([.rightToLeft], [.landscape])
    #expect(
      LiveMenu.menus(of: axes, devices: .builtin).map(\.chosen)
        == [["ipad-10"], ["dark"], ["small"], ["rtl"], ["landscape"]])
  }
}
