import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Names looked up in catalogues, loose pictures and further catalogues, and the conditions of slots.
struct CatalogLookupTests {
  private let fixture: CatalogFixture

  init() throws {
    fixture = try CatalogFixture()
  }

  private static let red = #"{"color": {"components": {"red": "0xFF", "green": "0x00", "blue": "0x00"}}}"#

  private func addPicture(_ name: String, to catalog: CatalogFixture? = nil, width: Int = 2) throws {
    let catalog = catalog ?? fixture
    try catalog.write("\(name).imageset/a.png", Artworks.png(width, 2))
    try catalog.imageSet(name, CatalogFixture.slot("a.png"))
  }

  private static let template =
    #"<svg xmlns="http://www.w3.org/2000/svg"><line id="Baseline-S" y1="300"/><line id="Capline-S" y1="230"/>"#
    + #"<line id="left-margin-Regular-S" x1="100"/><line id="right-margin-Regular-S" x1="200"/>"#
    + #"<g id="Symbols"><g id="Regular-S"><path d="M1"/></g></g></svg>"#

  // MARK: Names

  @Test func `a picture's name may end in png or jpg`() throws {
    try addPicture("a")
    try addPicture("b.png")
    let catalogs = try fixture.open()
    for name in ["a", "a.png", "a.jpg", "b.png"] {
      #expect(catalogs.hasImage(named: name) && catalogs.image(named: name) != nil, "\(name)")
    }
    for name in ["b", "a.gif", "a.jpeg", "png", ".png"] {
      #expect(!catalogs.hasImage(named: name) && catalogs.image(named: name) == nil, "\(name)")
    }
    #expect(!catalogs.hasColor(named: "a.png") && catalogs.color(named: "a") == nil)
  }

  @Test func `sets of a name are told apart by their kind`() throws {
    try addPicture("x")
    try fixture.colorSet("x", Self.red)
    try fixture.write("x.symbolset/s.svg", Self.template)
    try fixture.write(
      "x.symbolset/Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#)
    let catalogs = try fixture.open()
    #expect(catalogs.catalogs[0].assets.map(\.kind) == [.color, .image, .symbol])
    #expect(catalogs.image(named: "x")?.nominal.size == Size(width: 2, height: 2))
    #expect(
      catalogs.color(named: "x")?.light == Color(rgb: 0xFF0000) && catalogs.color(named: "x")?.name == "x")
    #expect(catalogs.symbol(named: "x") != nil && catalogs.symbol(named: "y") == nil)
    // Once read, assets are kept.
    try FileManager.default.removeItem(atPath: fixture.path + "/x.imageset/a.png")
    try FileManager.default.removeItem(atPath: fixture.path + "/x.symbolset/s.svg")
    try FileManager.default.removeItem(atPath: fixture.path + "/x.colorset/Contents.json")
    #expect(
      catalogs.image(named: "x") != nil && catalogs.color(named: "x") != nil
        && catalogs.symbol(named: "x") != nil)
    #expect(catalogs.takeDiagnostics().isEmpty)
  }

  @Test func `further catalogues are searched once, for names that are in no other`() throws {
    let other = try CatalogFixture()
    try addPicture("a", width: 3)
    try addPicture("a", to: other, width: 5)
    try addPicture("b", to: other, width: 7)
    try other.colorSet("c", Self.red)
    try other.write("s.symbolset/s.svg", Self.template)
    try other.write("s.symbolset/Contents.json", #"{"symbols": [{"filename": "s.svg"}]}"#)
    let searches = Counter()
    let path = other.path
    let catalogs = try fixture.open().searching {
      searches.add()
      return [path]
    }
    #expect(catalogs.image(named: "a")?.nominal.size.width == 3 && searches.count == 0)
    #expect(catalogs.hasImage(named: "b") && catalogs.hasColor(named: "c") && !catalogs.hasImage(named: "d"))
    #expect(
      catalogs.image(named: "b")?.nominal.size.width == 7
        && catalogs.color(named: "c")?.light == Color(rgb: 0xFF0000))
    #expect(
      catalogs.symbol(named: "s") != nil && catalogs.image(named: "d") == nil
        && !catalogs.hasColor(named: "d"))
    #expect(searches.count == 1)
  }

  // MARK: Warnings

  @Test func `a name that no catalogue has is warned of once a file`() throws {
    try addPicture("star")
    try fixture.colorSet("Brand", Self.red)
    let catalogs = try fixture.open()
    let position = SourcePosition(line: 3, column: 4)
    #expect(
      catalogs.usedImage(named: "star", file: "a", at: position) != nil
        && catalogs.usedColor(named: "Brand") != nil)
    #expect(catalogs.takeDiagnostics().isEmpty)
    for file in ["a", "a", "b"] {
      #expect(catalogs.usedImage(named: "stra", file: file, at: position, advice: "add it") == nil)
      #expect(catalogs.usedColor(named: "Brond", file: file, at: position) == nil)
    }
    let warnings = catalogs.takeDiagnostics()
    #expect(
      warnings.map(\.file) == ["a", "a", "b", "b"]
        && warnings.allSatisfy { $0.severity == .warning && $0.position == position })
    #expect(warnings.prefix(2).map(\.lintRule) == ["missing-picture", nil])
    #expect(
      warnings.prefix(2).map(\.message) == [
        #"no asset catalogue has an image "stra", so nothing is drawn for it; did you mean "star"? Add it"#,
        #"no asset catalogue has a colour "Brond"; did you mean "Brand"?"#,
      ])
    _ = catalogs.usedImage(named: "xyz")
    let code = catalogs.takeDiagnostics()
    #expect(code.map(\.message) == [#"no asset catalogue has an image "xyz""#] && code[0].lintRule == nil)
    // Names of colours are no names of pictures.
    #expect(catalogs.unknownImage("Brond") == #"no asset catalogue has an image "Brond""#)
    try fixture.write("s.symbolset/Contents.json", "{}")
    #expect(
      try fixture.open().unknownImage("s")
        == #"image "s" is a symbol set, which only code can show; use an image set"#)
  }

  @Test func `a store that forgives has warnings in place of errors`() throws {
    try fixture.imageSet("a", CatalogFixture.slot("none.png"))
    func severities(_ store: ImageStore) -> [Diagnostic.Severity] {
      let (catalogs, opening) = AssetCatalogs.open([fixture.path, "/no/such.xcassets"], images: store)
      _ = catalogs.image(named: "a")
      return (opening + catalogs.takeDiagnostics()).map(\.severity)
    }
    #expect(severities(ImageStore()) == [.error, .error])
    #expect(severities(ImageStore(isForgiving: true)) == [.warning, .warning])
  }

  @Test func `the catalogues of a call are the innermost's`() throws {
    let (outer, inner) = (AssetCatalogs(), AssetCatalogs())
    #expect(AssetCatalogs.current == nil)
    AssetCatalogs.withCurrent(outer) {
      AssetCatalogs.withCurrent(inner) { #expect(AssetCatalogs.current === inner) }
      #expect(AssetCatalogs.current === outer)
    }
  }

  // MARK: Loose pictures

  @Test func `loose pictures are found after those of catalogues, by scale and device`() throws {
    try addPicture("a", width: 3)
    for (name, width) in [
      ("a", 9), ("p@2x", 4), ("p@3x", 6), ("p~ipad", 8), ("p@2x~ipad", 10), ("q@1x~iphone", 5),
    ] {
      try fixture.write("../\(name).png", Artworks.png(width, 2))
    }
    try fixture.write("../p.svg", Artworks.svg)
    try fixture.write("../p@2x.PNG", Artworks.png(20, 2))
    let files = [
      "a.png", "p@2x.png", "p@3x.png", "p~ipad.png", "p@2x~ipad.png", "q@1x~iphone.png", "p.svg", "p@2x.PNG",
    ]
    let (catalogs, faults) = AssetCatalogs.open([fixture.path] + files.map { fixture.folder + "/" + $0 })
    #expect(faults.isEmpty && catalogs.image(named: "a")?.nominal.size.width == 3)
    let variants = try #require(catalogs.image(named: "p")).variants
    #expect(variants.map(\.size.width) == [2, 2, 8, 5])
    #expect(
      variants.map(\.conditions.scale) == [2, 3, 1, 2]
        && variants.map(\.conditions.idiom) == [nil, nil, .pad, .pad])
    #expect(catalogs.image(named: "q")?.variants.map(\.conditions.idiom) == [.phone])
    #expect(catalogs.image(named: "p.svg")?.nominal.size == Size(width: 24, height: 16))
    #expect(catalogs.image(named: "p.PNG")?.nominal.size.width == 10 && catalogs.hasImage(named: "p.png"))
    #expect(
      ["a.png", "a.JPG", "x.webp", "x.gif", "x.pdf", "a", "a.txt", "png"].map(LooseImages.isPicture) == [
        true, true, true, true, true, false, false, false,
      ])
  }

  // MARK: Conditions

  // MARK: Colours

  // MARK: Folders

  @Test func `groups are thirty-two deep at most, and sprite atlases are groups`() throws {
    try fixture.write("Atlas.spriteatlas/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try addPicture("Atlas.spriteatlas/a")
    let deep = [String](repeating: "g", count: 32).joined(separator: "/")
    try addPicture("\(deep)/b")
    try fixture.write("loose.png", Artworks.png(2, 2))
    try fixture.link("Contents.json", to: "/etc/hostname")
    #expect(try fixture.open().catalogs[0].assets.map(\.name) == ["Atlas/a", "b"])
    #expect(AssetCatalogWalk.depthLimit == 32 && AssetCatalogWalk.folderLimit == 100_000)
    #expect(ContentsReader.byteLimit == 1_048_576 && ContentsReader.slotLimit == 1000)
  }

  @Test func `a set's file may not be a link out of its catalogue`() throws {
    try fixture.write("../outside.json", #"{"images": []}"#)
    try fixture.write("a.imageset/x", "")
    try fixture.link("a.imageset/Contents.json", to: fixture.folder + "/outside.json")
    let catalogs = try fixture.open()
    #expect(catalogs.image(named: "a") == nil)
    #expect(
      catalogs.takeDiagnostics().map(\.message) == ["is outside the asset catalogue; move the file into it"])
  }

  @Test func `a catalogue of a thousand slots is read, and one more is not`() throws {
    try fixture.write("a.imageset/a.png", Artworks.png(2, 2))
    func count(_ slots: Int) throws -> Int? {
      let text = Array(repeating: #"{"filename": "a.png"}"#, count: slots).joined(separator: ",")
      try fixture.write("a.imageset/Contents.json", "{\"images\": [\(text)]}")
      return try fixture.open().image(named: "a")?.variants.count
    }
    #expect(try count(1000) == 1000 && count(1001) == nil)
  }
}

/// Counts calls from any task.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0

  func add() { lock.withLock { calls += 1 } }

  var count: Int { lock.withLock { calls } }
}
