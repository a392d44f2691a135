import Foundation
import Testing

/// One line for each fault, the right exit code, and the other pages drawn.
struct BadInputTests {
  @Test func `a missing picture is named at its place, and the other page is drawn`() throws {
    let work = try Workspace()
    try work.edit("images/welcome@3x.png", "images/gone.png")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("deck/deck.json:7:16: error: "))
    #expect(outcome.errors.contains("images/gone.png"))
    #expect(try work.files(in: "out") == ["every-device/iphone-16-pro.png"])
  }

  @Test func `a file that is no picture is named at its place, and the other page is drawn`() throws {
    let work = try Workspace()
    try work.write(Array("not a picture at all".utf8), to: "deck/images/welcome@3x.png")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "deck/deck.json:7:16: error: image \"images/welcome@3x.png\" is neither a PNG nor a JPEG file; export it as PNG\n"
    )
    #expect(try work.files(in: "out") == ["every-device/iphone-16-pro.png"])
  }

  @Test func `a picture that ends too early is named at its place`() throws {
    let work = try Workspace()
    let whole = try work.contents(of: "deck/images/welcome@3x.png")
    try work.write([UInt8](whole.prefix(whole.count / 2)), to: "deck/images/welcome@3x.png")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "deck/deck.json:7:16: error: image \"images/welcome@3x.png\" ends too early; export it again\n")
  }

  @Test func `a picture of more than 64 Mpx exceeds a limit`() throws {
    let work = try Workspace()
    // A header that says 10000 × 10000, and the beginning of the picture, each with its checksum.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x27, 0x10,
      0, 0,
      0x27, 0x10, 8, 2, 0, 0, 0, 0x35, 0x2C, 0xF5, 0x70,
      0, 0, 0, 4, 0x49, 0x44, 0x41, 0x54, 0x78, 1, 3, 0, 0x6E, 0x47, 0x56, 0x80,
    ]
    try work.write(header, to: "deck/images/welcome@3x.png")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 4, "\(outcome)")
    #expect(outcome.errors.contains("has 10000 × 10000 pixels; at most 64 Mpx are read"))
    #expect(try work.files(in: "out") == ["every-device/iphone-16-pro.png"])
  }

  @Test func `an unknown key is named at its place`() throws {
    let work = try Workspace()
    try work.edit("\"summary\": \"Welcome\"", "\"sumary\": \"Welcome\"")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains("deck/deck.json:9:17: error: unknown key \"sumary\""), "\(outcome.errors)")
    #expect(outcome.errors.contains("\"summary\""))
  }

  @Test func `a key that occurs twice is named at its place`() throws {
    let work = try Workspace()
    try work.edit("\"title\": \"Tutorial\",", "\"title\": \"Tutorial\",\n  \"title\": \"Again\",")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("deck/deck.json:4:12: error: "), "\(outcome.errors)")
  }

  @Test func `broken JSON is named at its line and column`() throws {
    let work = try Workspace()
    try work.edit("\"title\": \"Tutorial\",", "\"title\": \"Tutorial\"")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("deck/deck.json:3:23: error: "), "\(outcome.errors)")
  }

  @Test func `a wrong type says what was found and what is wanted`() throws {
    let work = try Workspace()
    try work.edit("\"title\": \"Tutorial\"", "\"title\": 7")
    let outcome = try work.run("layout", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("deck/deck.json:3:12: error: "), "\(outcome.errors)")
  }

  @Test func `a path that leaves the deck's folder is refused`() throws {
    let work = try Workspace()
    try work.edit("images/welcome@3x.png", "../secret.png")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "deck/deck.json:7:16: error: \"image\": \"../secret.png\" is outside the deck's folder; move the file into the folder\n"
    )
  }

  @Test(arguments: ["1e999", "-4", "1e300", "NaN"])
  func `a number that is none, huge or negative is refused`(number: String) throws {
    let work = try Workspace()
    try work.edit("\"size\": 18", "\"size\": \(number)")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("deck/deck.json:22:"), "\(outcome.errors)")
    #expect(!work.exists("out"))
  }

  @Test func `an unknown device is a wrong command line and suggests a known one`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "-d", "iphone-16-por")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "renderpages: error: unknown device \"iphone-16-por\"; did you mean \"iphone-16-pro\"? "
        + "\"renderpages devices\" lists all\n")
  }

  @Test func `a font family that is nowhere is named with the page that wants it`() throws {
    let work = try Workspace()
    try work.edit("\"size\": 18", "\"family\": \"No Such Font\", \"size\": 18")
    let outcome = try work.run("render", "deck", "--page", "1")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("No Such Font"))
    #expect(outcome.errors.contains("--fonts"))
  }

  @Test func `an output folder that is a file cannot be written`() throws {
    let work = try Workspace()
    try work.write([], to: "out")
    let outcome = try work.run("render", "deck", "--page", "1")
    #expect(outcome.status == 5)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("renderpages: error: cannot write \"out"))
  }

  @Test func `a full disk leaves the old file and no other`() throws {
    let work = try Workspace()
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("out/welcome"), withIntermediateDirectories: true)
    try work.write([1, 2, 3], to: "out/welcome/iphone-16-pro.png")
    // Files may have 8 blocks of 1 KiB, as if the disk were full then.
    let outcome = try work.run("render", "deck", "--page", "1", limits: "-f 8")
    #expect(outcome.status == 5, "\(outcome)")
    #expect(outcome.errorLines.count == 1)
    #expect([UInt8](try work.contents(of: "out/welcome/iphone-16-pro.png")) == [1, 2, 3])
    #expect(try work.files(in: "out") == ["welcome/iphone-16-pro.png"])
  }

  @Test func `results that nobody can receive are an error`() throws {
    let outcome = try Renderpages.run(["devices"], limits: "-f 1")
    #expect(outcome.status == 5)
  }

  @Test func `several faults are all reported in one run`() throws {
    let work = try Workspace()
    try work.edit("images/welcome@3x.png", "images/gone.png")
    try work.edit("images/every-device@3x.png", "/etc/hostname")
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 2)
  }
}

/// Faults of a file and of the command line in one run, and faults that several environments share.
struct SeveralFaultsTests {
  @Test func `a wrong command line does not hide what is wrong with a deck`() throws {
    let work = try Workspace()
    try work.edit("images/welcome@3x.png", "images/gone.png")
    let outcome = try work.run("render", "deck", "--page", "nosuch")
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 2)
    #expect(outcome.errors.contains("--page nosuch is no page"))
    #expect(outcome.errors.contains("images/gone.png"))
  }

  @Test func `a contradiction is reported once and says where it shows`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "--page", "1", "-d", "1x1@1x,iphone-x,2x2@1x", "-o", "o")
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasSuffix(" and 1 more)\n"), "\(outcome.errors)")
  }

  @Test func `an unknown font family is reported once, where the deck names it`() throws {
    let work = try Workspace()
    try work.edit("\"size\": 18", "\"family\": \"No Such Font\", \"size\": 18")
    let outcome = try work.run("render", "deck")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("deck/deck.json:22:30: error: "), "\(outcome.errors)")
  }

  @Test func `decks of one name are told apart by numbers`() throws {
    let work = try Workspace()
    let outcome = try work.run("render", "deck", "deck", "--page", "1", "-d", "iphone-x")
    #expect(outcome.output == "out/deck/welcome/iphone-x.png\nout/deck-2/welcome/iphone-x.png\n")
  }

  @Test func `all may stand beside other values`() throws {
    let work = try Workspace()
    let outcome = try work.run(
      "render", "deck", "--page", "1", "--orientation", "landscape,all", "-d", "iphone-x")
    #expect(outcome.output == "out/welcome/iphone-x.png\nout/welcome/iphone-x.landscape.png\n")
  }
}
