import Foundation
import Testing

/// What a picture depends on, changed one by one by whoever runs the program, on a warm cache.
struct CacheTests {
  /// A deck of one page that has everything a picture may depend on: texts by key, an image, a font and a device of its
  /// own. Its snapshot is recorded and the cache knows it.
  private final class Deck {
    let work: Workspace
    private static let fonts = "/usr/share/fonts/opentype/inter"

    init() throws {
      work = try Workspace()
      try put("Inter-Bold.otf", as: "deck/fonts/own.otf")
      try write("\"hello\" = \"Welcome\";\n", to: "deck/texts/en.lproj/Localizable.strings")
      try write("\"hello\" = \"Guten Tag\";\n", to: "deck/texts/de.lproj/Localizable.strings")
      try writeDevice(width: 200)
      try writeDeck()
      try #require(run("record", "deck").status == 0)
      try #require(run("verify", "deck").output == "1 same\n")
    }

    func run(_ arguments: String..., program: URL = Renderpages.program) throws -> Renderpages.Outcome {
      try Renderpages.run(
        arguments + ["--devices-file", "devices.json"], in: work.folder,
        environment: ["CI": "", "RENDERPAGES_RECORD": "", "SNAPSHOT_TESTING_RECORD": ""], program: program)
    }

    func write(_ text: String, to path: String) throws {
      let file = work.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func put(_ font: String, as path: String) throws {
      try write("", to: path)
      try work.write(Array(try Data(contentsOf: URL(fileURLWithPath: "\(Self.fonts)/\(font)"))), to: path)
    }

    func writeDevice(width: Int) throws {
      try write(
        #"{"devices": [{"id": "own", "name": "Own", "width": \#(width), "height": 400, "scale": 1}]}"#,
        to: "devices.json")
    }

    func writeDeck(detail: String = "A page.", image: String = "welcome", locale: String = "en") throws {
      try write(
        """
        {"title": "Cache", "strings": "texts", "fonts": "fonts",
         "style": {"fonts": {"summary": {"family": "Inter", "size": 20, "weight": "bold"}}},
         "pages": [{"image": "images/\(image)@3x.png", "summary": {"key": "hello"}, "detail": "\(detail)"}],
         "matrix": {"devices": ["own"], "locales": ["\(locale)"]}}
        """, to: "deck/deck.json")
    }

    var cache: [UInt8] {
      get throws { Array(try work.contents(of: "report/cache")) }
    }
  }

  @Test func `each input of a picture, changed in turn, is drawn anew`() throws {
    let deck = try Deck()
    let image = try deck.work.contents(of: "deck/images/welcome@3x.png")
    let other = try deck.work.contents(of: "deck/images/every-device@3x.png")
    let changes: [(what: String, make: () throws -> Void, undo: () throws -> Void)] = [
      ("text of the deck", { try deck.writeDeck(detail: "A sage.") }, { try deck.writeDeck() }),
      (
        "bytes of the image", { try deck.work.write(Array(other), to: "deck/images/welcome@3x.png") },
        { try deck.work.write(Array(image), to: "deck/images/welcome@3x.png") }
      ),
      ("name of the image", { try deck.writeDeck(image: "every-device") }, { try deck.writeDeck() }),
      (
        "bytes of the font", { try deck.put("Inter-Black.otf", as: "deck/fonts/own.otf") },
        { try deck.put("Inter-Bold.otf", as: "deck/fonts/own.otf") }
      ),
      ("device", { try deck.writeDevice(width: 210) }, { try deck.writeDevice(width: 200) }),
      ("locale", { try deck.writeDeck(locale: "de") }, { try deck.writeDeck() }),
      (
        "string file",
        { try deck.write("\"hello\" = \"Hello\";\n", to: "deck/texts/en.lproj/Localizable.strings") },
        { try deck.write("\"hello\" = \"Welcome\";\n", to: "deck/texts/en.lproj/Localizable.strings") }
      ),
    ]
    for change in changes {
      try change.make()
      let outcome = try deck.run("verify", "deck")
      #expect(
        outcome.output.hasSuffix("1 changed; see report/index.html, accept with renderpages approve\n"),
        "\(change.what): \(outcome)")
      try change.undo()
      #expect(try deck.run("verify", "deck").output == "1 same\n", "\(change.what)")
    }
  }

  /// A cache that wrongly says that the changed page gives the snapshot is believed: so the page was not drawn.
  @Test func `what the cache knows is not drawn, by this program only`() throws {
    let deck = try Deck()
    // A hash of the program and its libraries, then pairs of a scene and a file.
    let known = try deck.cache
    try #require(known.count == Self.headerSize + 32)
    try deck.writeDeck(detail: "A sage.")
    _ = try deck.run("record", "deck", "--snapshots", "other", "--report", "other-report")
    _ = try deck.run("verify", "deck", "--snapshots", "other", "--report", "other-report")
    let changed = Array(try deck.work.contents(of: "other-report/cache"))
    try #require(changed.count == known.count)
    #expect(try deck.run("verify", "deck").status == 1)
    let forged = changed.prefix(Self.headerSize + 16) + known.suffix(16)
    try deck.work.write(Array(forged), to: "report/cache")
    #expect(try deck.run("verify", "deck").output == "1 same\n")
    // A program that was built at another time may draw otherwise.
    let program = deck.work.folder.appendingPathComponent("renderpages")
    try FileManager.default.copyItem(at: Renderpages.program, to: program)
    #expect(try deck.run("verify", "deck", program: program).status == 1)
    #expect(try deck.run("verify", "deck", "--no-cache").status == 1)
  }

  @Test func `a cache may be deleted, cut and overwritten at any time`() throws {
    let deck = try Deck()
    let known = try deck.cache
    try FileManager.default.removeItem(at: deck.work.folder.appendingPathComponent("report/cache"))
    #expect(try deck.run("verify", "deck").output == "1 same\n")
    #expect(try deck.cache == known)
    for bytes in [[], Array("nonsense".utf8), Array(known.dropLast()), Array(known.prefix(40))] {
      try deck.work.write(bytes, to: "report/cache")
      let outcome = try deck.run("verify", "deck")
      #expect(outcome.output == "1 same\n" && outcome.errors == "")
      #expect(try deck.cache == known)
    }
    try deck.writeDeck(detail: "A sage.")
    try FileManager.default.removeItem(at: deck.work.folder.appendingPathComponent("report/cache"))
    #expect(try deck.run("verify", "deck").status == 1)
  }

  private static let headerSize = "PageRender cache 1\n".utf8.count + 16
}
