import Foundation
import TestSupport
import Testing

@testable import PageRenderCLI

@MainActor
struct StoreStarterTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path("App") }

  /// Writes the headers of captures of an iPhone 17 Pro Max, whose pixels nobody reads.
  private func capture(_ paths: String..., width: Int = 1320) throws {
    for path in paths {
      try write(Data(HandmadePNG(width: width, height: 2868, colorType: 2, rows: [0]).bytes), to: path)
    }
  }

  private func catalog(_ keys: String...) throws {
    let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries)}}"#
    try write(Data(text.utf8), to: "Localizable.xcstrings")
  }

  private func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func made() throws -> StoreStarter.Made {
    try StoreStarter(folder: folder, template: "calm").made()
  }

  @Test func `captures are found in a folder of any name`() throws {
    try capture("captured/home.png", "captured/map.jpg", "assets/art.png", "de.lproj/home.png")
    let made = try made()
    #expect(made.source == "2 pictures of \(folder)/captured")
    #expect(
      made.text.contains(#"{"id": "home", "image": "captured/home.png", "summary": "Home"}"#), "\(made.text)")
  }

  @Test func `pictures for a language and for iPads are no pages of their own`() throws {
    try capture("home.png", "home.de.png", "home~ipad.png")
    #expect(try made().source == "1 picture of \(folder)")
  }

  @Test func `a folder without captures is told what was looked for and found`() throws {
    try capture("icons/icon.png", width: 2868)
    let error = #expect(throws: (any Error).self) { try made() }
    #expect(
      "\(try #require(error))".contains(
        "has neither a deck.json nor captured pictures: PNG or JPEG files of a whole screen, such as 1320 × 2868 pixels, "
          + "were looked for in it and in icons; icons/icon.png with 2868 × 2868 pixels is no whole screen"))
  }

  @Test func `captions are the keys that end in the pictures' names, in the file's order`() throws {
    try capture("home.png", "map.png", "settings.png")
    try catalog("settings", "store.map", "store.home", "tab.home", "store.settings")
    let made = try made()
    #expect(made.text.contains(#""strings": "Localizable.xcstrings""#))
    let captions = made.text.split(separator: "\n").filter { $0.contains("\"summary\"") }
    let keys = ["store.map", "store.home", "store.settings"]
    #expect(
      captions.map { $0.drop { $0 == " " } } == keys.map { Substring(#""summary": {"key": "\#($0)"}"#) })
    #expect(!made.hasLiterals)
  }

  /// The picture shows the page's headline, which is no caption of it.
  @Test
  func
    `captions of a deck's pages are its texts for the store, else what their pages tell below the headline`()
    throws
  {
    try write(Data(HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 1]).bytes), to: "a.png")
    try catalog("home.summary", "home.detail", "store.home", "map.summary", "map.detail")
    let pages = [
      #"{"id": "home", "image": "a.png", "summary": {"key": "home.summary"}, "detail": {"key": "home.detail"}}"#,
      #"{"id": "map", "image": "a.png", "summary": {"key": "map.summary"}, "detail": {"key": "map.detail"}}"#,
      #"{"id": "my-end", "image": "a.png", "summary": "The end", "detail": ""}"#,
      #"{"id": "more", "image": "a.png", "summary": "More", "detail": "All of it"}"#,
    ]
    let deck =
      #"{"title": "T", "strings": "Localizable.xcstrings", "pages": [\#(pages.joined(separator: ","))]}"#
    try write(Data(deck.utf8), to: "deck.json")
    let captions = try made().text.split(separator: "\n").filter { $0.contains("\"summary\"") }
    #expect(
      captions.map { $0.drop { $0 == " " } } == [
        #""summary": {"key": "store.home"}"#, #""summary": {"key": "map.detail"}"#, #""summary": "My end""#,
        #""summary": "All of it""#,
      ])
  }

  @Test func `numbers in the names order the pictures`() throws {
    try capture("10-map.png", "2-home.png")
    try catalog("map", "home")
    let text = try made().text
    let places = [#""id": "2-home""#, #""id": "10-map""#].compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 2 && places == places.sorted(), "\(text)")
  }

  @Test func `captions without keys are told to be the same in every language`() throws {
    try capture("home.png", "map.png")
    try catalog("store.map")
    let advice = try made().advice
    #expect(advice.contains { $0.hasPrefix("The caption of home would ship as written in every language") })
    #expect(advice.contains { $0.hasPrefix("The title \"App\" is the folder's name") })
  }

  @Test(
    arguments: [
      ("store.home", "home"), ("home", "home"), ("home.caption", "home"),
      ("store_daily_plan", "02-daily_plan"),
      ("store.dailyPlan", "daily-plan"), ("store.1", "1"), ("store.IMG_0001", "IMG_0001"),
    ])
  func `a key names a picture`(key: String, name: String) {
    #expect(CaptionKeys(file: "f", keys: ["other", key], names: [name]).keys == [name: key])
  }

  @Test(arguments: ["Go home", "homestead", "home.detail", "store.home.alt"])
  func `other keys name none`(key: String) {
    #expect(CaptionKeys(file: "f", keys: [key], names: ["home"]).keys.isEmpty)
  }

  @Test(arguments: [("2", "10"), ("a2b", "a10a"), ("a", "a1"), ("a02", "a3"), ("1", "a")])
  func `digits are ordered by their number`(first: String, second: String) {
    #expect(NaturalOrder.precedes(first, second))
    #expect(!NaturalOrder.precedes(second, first))
    #expect(!NaturalOrder.precedes(first, first))
  }
}
