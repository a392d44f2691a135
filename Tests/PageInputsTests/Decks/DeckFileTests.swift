import PageTestSupport
import Testing

@testable import PageBase
@testable import PageInputs

struct DeckFileTests {
  /// The image's value begins on line 3 in column 23.
  private func lines(image: String, _ fixture: DeckFixture) throws -> [String] {
    try fixture.lines(DeckText.pages(#"{"image": "\#(image)", "summary": "S", "detail": "D"}"#))
  }

  @Test func `a symbolic link within the folder is followed`() throws {
    let fixture = try DeckFixture()
    try fixture.link("link.png", to: "images/a.png")
    let (deck, _) = try fixture.load(
      DeckText.pages(#"{"image": "link.png", "summary": "S", "detail": "D"}"#))
    let image = try #require(deck?.pages.first?.image.value.file)
    #expect(image.written == "link.png")
    #expect(image.path.hasSuffix("/images/a.png"))
  }

  @Test func `a device file is refused without being opened`() throws {
    #expect(throws: InputFile.Failure.notRegular) { try InputFile.read("/dev/zero", limit: 10) }
  }

  @Test func `a file larger than its limit is refused`() throws {
    let fixture = try DeckFixture()
    try fixture.write("deck.json", "12345")
    #expect(throws: InputFile.Failure.tooLarge(limit: 4)) {
      try InputFile.read(fixture.folder + "/deck.json", limit: 4)
    }
    #expect(try InputFile.read(fixture.folder + "/deck.json", limit: 5).count == 5)
  }

  @Test func `a deck that is not there is an error of no file`() {
    let (deck, diagnostics) = DeckLoader().load("/nonexistent/deck.json")
    #expect(deck == nil)
    #expect(
      diagnostics.map(\.description) == [
        #"renderpages: error: deck "/nonexistent/deck.json" does not exist; "renderpages init" writes a new one"#
      ])
    #expect(diagnostics.map(\.exitCode) == [.badInput])
  }

  @Test func `a folder without a deck is an error that names the file it wants`() throws {
    let fixture = try DeckFixture()
    let (_, diagnostics) = DeckLoader().load(fixture.folder)
    #expect(
      diagnostics.map(\.description) == [
        "renderpages: error: deck \(Wording.quoted(fixture.folder + "/deck.json")) does not exist; "
          + "\"renderpages init\" writes a new one"
      ])
  }

  @Test func `a folder of decks names the first`() throws {
    let fixture = try DeckFixture()
    try fixture.makeFolder("a")
    try fixture.write("a/deck.json", "{}")
    let told = DeckLoader().load(fixture.folder).diagnostics.map(\.description)
    #expect(told.first?.hasSuffix(#"; name a deck in it, such as "a""#) == true, "\(told)")
  }

  @Test func `a folder of documents without a deck names the documents`() throws {
    let fixture = try DeckFixture()
    try fixture.write("Main.storyboard", "")
    let (_, diagnostics) = DeckLoader().load(fixture.folder)
    #expect(
      diagnostics.map(\.message).joined().hasSuffix(
        #"does not exist; its folder has "Main.storyboard": name one"#))
  }

  @Test func `a deck that is not there has the nearest name of its folder as advice`() throws {
    let fixture = try DeckFixture()
    try fixture.write("tutorial.json", "{}")
    let (_, diagnostics) = DeckLoader().load(fixture.folder + "/tutoral.json")
    #expect(diagnostics.map(\.message).joined().hasSuffix(#"does not exist; did you mean "tutorial.json"?"#))
  }
}
