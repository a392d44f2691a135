import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

struct StoreCaptureTests {
  private let fixture: DeckFixture

  init() throws {
    fixture = try DeckFixture()
    for (name, width) in [("home", 330), ("map", 330), ("board", 500)] { try capture("\(name).png", width) }
  }

  /// Writes the file of a capture 700 pixels high: of an iPhone with 330 columns, of an iPad with 500.
  private func capture(_ path: String, _ width: Int, pixel: UInt8? = nil, date: String = "") throws {
    // Every name has pixels of its own.
    let pixel = pixel ?? UInt8(path.utf8.reduce(0) { $0 &+ $1 })
    let file = HandmadePNG(
      width: width, height: 700, colorType: 2,
      extra: date.isEmpty ? [] : [("tEXt", Array("Date\0\(date)".utf8))], rows: [0, pixel])
    try Data(file.bytes).write(to: URL(filePath: fixture.folder + "/" + path))
  }

  private func deck(_ images: [String], matrix: String = "") throws -> Deck {
    let pages = images.map { #"{"id": "\#($0)", "image": "\#($0).png", "summary": {"key": "s"}}"# }
    let loaded = try fixture.load(
      """
      {"title": "T", "layout": "store", \(matrix) "strings": {"en": {"s": "S"}, "de": {"s": "U"}},
        "pages": [\(pages.joined(separator: ", "))]}
      """)
    return try #require(loaded.deck, "\(loaded.diagnostics)")
  }

  private func messages(_ deck: Deck) -> [String] {
    StoreCaptures(of: deck).notes(in: ["en", "de"]).map(\.message)
  }

  @Test func `pictures are made for displays with captures`() throws {
    #expect(try deck(["home"]).matrix.devices.map(\.value.idiom) == [.phone])
    #expect(try deck(["board"]).matrix.devices.map(\.value.idiom) == [.pad])
    #expect(try deck(["home", "board"]).matrix.devices.map(\.value.idiom) == [.phone, .pad])
    try capture("home~ipad.png", 500)
    #expect(try deck(["home"]).matrix.devices.map(\.value.idiom) == [.phone, .pad])
  }

  @Test func `a note tells how to have the display that was left out`() throws {
    #expect(
      try StoreCaptures(of: deck(["home"])).leftOutNote?.message
        == "no pictures for the iPad Pro 13-inch (M5), as all captures are an iPhone's; add home~ipad.png and its "
        + "like to have them, or draw these captures with -d ipad-pro-13-m5")
    #expect(try StoreCaptures(of: deck(["home", "board"])).leftOutNote == nil)
    let chosen = try deck(["home"], matrix: #""matrix": {"devices": ["iphone-air"]},"#)
    #expect(StoreCaptures(of: chosen).leftOutNote == nil)
  }

  @Test func `captures of another kind of device are a warning`() throws {
    let deck = try deck(["home", "board", "map"], matrix: #""matrix": {"devices": ["ipad-pro-13-m5"]},"#)
    let warnings = deck.axisWarnings(for: AskedValues(devices: deck.matrix.devices.map(\.value)))
    #expect(
      warnings.map(\.message) == [
        #"pictures for the iPad Pro 13-inch (M5) show captures of an iPhone on pages "home" and "map"; add "#
          + #"home~ipad.png and its like, or name no iPad with -d and "matrix""#
      ])
    #expect(warnings.map(\.severity) == [.warning])
  }

  @Test func `two files with the same pixels are a warning, whatever their dates`() throws {
    try capture("map.png", 330, pixel: 7)
    try capture("quiet.png", 330, pixel: 7, date: "another")
    let repeated = try messages(deck(["home", "map", "quiet"])).filter { $0.contains("same pixels") }
    #expect(
      repeated == [
        #"pages "map" and "quiet" show one screen, as "map.png" and "quiet.png" have the same pixels; capture each"#
      ])
  }

  @Test func `one file on two pages is meant`() throws {
    let page = #"{"image": "home.png", "summary": "S"}"#
    let loaded = try fixture.load(#"{"title": "T", "layout": "store", "pages": [\#(page), \#(page)]}"#)
    #expect(loaded.deck.map { StoreCaptures(of: $0).notes(in: ["en"]) } == [])
  }

  @Test func `captures of one language beside translated captions are a note`() throws {
    #expect(
      try messages(deck(["home"])) == [
        "captures are the same in all 2 languages, whose captions are translated; put de.lproj/home.png and its like "
          + "beside them"
      ])
    try capture("home.de.png", 330)
    #expect(try messages(deck(["home"])) == [])
  }
}
