import Foundation
import Testing

/// Decks whose pictures come from an asset catalogue, as the program draws them.
struct AssetCatalogTests {
  private let work: Workspace

  /// The starter deck, its first page showing the image set `art`, which has the file given here.
  init() throws {
    work = try Workspace()
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("deck/Assets.xcassets/art.imageset"),
      withIntermediateDirectories: true)
  }

  private func art(_ name: String, _ text: String) throws {
    let contents = #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#
    try work.write(Array(contents.utf8), to: "deck/Assets.xcassets/art.imageset/Contents.json")
    try work.write(Array(text.utf8), to: "deck/Assets.xcassets/art.imageset/\(name)")
    let json = try String(contentsOf: work.folder.appendingPathComponent("deck/deck.json"), encoding: .utf8)
    let image = try #require(json.firstMatch(of: /"image": "[^"]*"/)).output
    try work.edit(String(image), #""image": {"name": "art"}"#)
    try work.edit("\"pages\":", "\"assets\": \"Assets.xcassets\",\n  \"pages\":")
  }

  private static let svg =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50"/></svg>"#

  @Test func `layout tells the size of shapes in points`() throws {
    try art("a.svg", Self.svg)
    let outcome = try work.run("layout", "deck", "-d", "iphone-x", "--page", "1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""id": "image""#) || outcome.output.contains(#""id":"image""#))
    #expect(outcome.output.contains(#""width": 100"#) || outcome.output.contains(#""width":100"#))
  }

  @Test func `a PDF without the program that draws it is one error that names the package`() throws {
    try art("a.pdf", "%PDF-1.4\n")
    let outcome = try work.run("render", "deck", "-d", "iphone-x", environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 3)
    #expect(
      outcome.errorLines == [
        "deck/Assets.xcassets/art.imageset/Contents.json:1:48: error: image \"a.pdf\" is a PDF file, and the program "
          + "pdfinfo that draws it is not installed; install the package poppler-utils"
      ])
  }

  @Test func `an SVG with text is one error, and the other pages are drawn`() throws {
    try art("a.svg", Self.svg.replacingOccurrences(of: "<rect", with: "<text>a</text><rect"))
    let outcome = try work.run("render", "deck", "-d", "iphone-x")
    #expect(outcome.status == 3)
    #expect(
      outcome.errorLines == [
        "deck/Assets.xcassets/art.imageset/Contents.json:1:48: error: image \"a.svg\" has text, which looks different "
          + "on every machine; convert it to outlines"
      ])
    #expect(!outcome.output.isEmpty)
  }
}
