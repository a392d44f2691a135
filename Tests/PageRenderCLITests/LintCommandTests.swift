import Foundation
import Testing

/// `renderpages lint` from the command line: what it exits with, and what decides that.
struct LintCommandTests {
  private let work: Workspace

  /// A deck whose grey detail is a warning, and whose second page has a text that no phone has room for.
  init() throws {
    work = try Workspace()
    let images = work.folder.appendingPathComponent("deck/images")
    let image = try #require(try FileManager.default.contentsOfDirectory(atPath: images.path).min())
    for folder in ["good", "long"] {
      try FileManager.default.createDirectory(
        at: work.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: images.appendingPathComponent(image), to: work.folder.appendingPathComponent("\(folder)/a.png"))
    }
    try write("good/deck.json", Self.deck(detail: "D"))
    try write("long/deck.json", Self.deck(detail: String(repeating: "A word or two. ", count: 120)))
  }

  private func write(_ path: String, _ text: String) throws {
    let file = work.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// - Parameter color: The detail's colour; #808080 has 3.95:1 on white.
  private static func deck(detail: String, color: String = "#808080", lint: String = "{}") -> String {
    #"{"title": "T", "pages": [{"id": "one", "image": "a.png", "summary": "S", "detail": "\#(detail)"}], "#
      + #""controls": {"previous": "PREV", "next": "NEXT"}, "lint": \#(lint), "#
      + #""style": {"colors": {"detail": "\#(color)"}}}"#
  }

  @Test func `larger text holds only where a text follows its size`() throws {
    func labels() throws -> String {
      try work.run("lint", "good", "--labels", "-d", "iphone-x", "--content-size", "large,AX3").output
    }
    #expect(try labels().contains("Larger Text: fails at every text: none follows the text size\n"))
    let fonts = #""style": {"fonts": {"detail": {"textStyle": "body"}}, "#
    try write("good/deck.json", Self.deck(detail: "D").replacing(#""style": {"#, with: fonts))
    #expect(try labels().contains("Larger Text: holds here\n"))
  }

  @Test func `warnings do not fail unless that is asked for`() throws {
    let outcome = try work.run("lint", "good", "-d", "iphone-x")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains(": warning: low-contrast: page \"one\": detail has a contrast of 3.95:1"))
    #expect(outcome.errors.hasPrefix("no errors, 1 warning and no notes in "))
    #expect(
      outcome.errors.hasSuffix(
        "\nwarnings fail the run with --fail-on warning; --baseline FILE leaves out those of today\n"))
    let failing = try work.run("lint", "good", "-d", "iphone-x", "--fail-on", "warning")
    #expect(failing.status == 1)
    #expect(!failing.errors.contains("--fail-on"))
    #expect(try work.run("lint", "good", "-d", "iphone-x", "--only", "text-overlap").output == "")
  }

  @Test func `a new deck has nothing wrong with it`() throws {
    try #require(work.run("init", "new").status == 0)
    let outcome = try work.run(
      "lint", "new", "-d", "iphone-se-3,iphone-16-pro,ipad-air-5", "--fail-on", "note")
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
  }

  @Test func `a deck without a style has nothing wrong with it either, but for the grey of iOS 17`() throws {
    let deck = Self.deck(detail: "D").replacingOccurrences(
      of: ##", "style": {"colors": {"detail": "#808080"}}"##, with: "")
    try write("good/deck.json", deck)
    let outcome = try work.run("lint", "good", "-d", "iphone-x", "--ios", "18,26", "--fail-on", "note")
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
    let older = try work.run("lint", "good", "-d", "iphone-x", "--ios", "17")
    #expect(older.output.contains("detail has a contrast of 3.95:1"), "\(older)")
  }

  @Test func `an error fails, and says how many characters fit`() throws {
    let outcome = try work.run("lint", "long", "-d", "iphone-x,iphone-se-3", "--disable", "low-contrast")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("shorten it to "), "\(outcome.output)")
    let pictured = try work.run("lint", "long", "-d", "iphone-x", "--pictures", "found")
    #expect(pictured.status == 1)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: work.folder.appendingPathComponent("found/one").path)
    #expect(pictures.contains("low-contrast.png"))
  }

  // MARK: The baseline

  /// The good deck's one warning is its grey detail; a summary of 400 words fits nowhere.
  @Test func `what the baseline has is known, what is new fails, and what is mended is told`() throws {
    func lint(_ options: String...) throws -> Renderpages.Outcome {
      let arguments = ["lint", "good", "--baseline", "known.json", "--fail-on", "warning"]
      return try Renderpages.run(arguments + options, in: work.folder)
    }
    let missing = try lint()
    #expect(missing.status == 3)
    #expect(missing.errors.contains("--update-baseline writes it"), "\(missing)")
    let written = try lint("--update-baseline")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(written.errors.hasSuffix("; not counted: 1 in the baseline\n"), "\(written)")
    #expect(try lint("-d", "iphone-x").status == 0)
    try write("good/deck.json", Self.deck(detail: String(repeating: "word ", count: 400)))
    let new = try lint()
    #expect(new.status == 1 && !new.output.isEmpty && !new.output.contains("low-contrast"), "\(new)")
    // Nothing is wrong with the contrast of black.
    try write("good/deck.json", Self.deck(detail: "D", color: "#000000"))
    let mended = try lint()
    #expect(mended.status == 0)
    #expect(
      mended.errors.contains("known.json: note: no longer found: low-contrast on \"one\"; --update-baseline"))
    #expect(!(try lint("-d", "iphone-x").errors.contains("no longer found")))
  }

  @Test(arguments: [
    "", "{}", #"{"version": 2, "findings": []}"#, #"{"version": 1, "findings": [{"rule": 1}]}"#, "[1",
  ])
  func `a baseline that is none is an error, and nothing is told as new`(text: String) throws {
    try write("known.json", text)
    let outcome = try work.run("lint", "good", "-d", "iphone-x", "--baseline", "known.json")
    #expect(outcome.status == 3 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("known.json"))
    #expect(try work.run("lint", "good", "--update-baseline").status == 2)
  }

  @Test func `an exception that nothing needs is told, where the run would have found it`() throws {
    try write("good/deck.json", Self.deck(detail: "D", lint: #"{"disable": ["low-contrast", "small-text"]}"#))
    let note = "nothing needs the lint exception for small-text; remove it"
    let outcome = try work.run("lint", "good")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(note) && !outcome.errors.contains("exception for low-contrast"), "\(outcome)")
    #expect(!(try work.run("lint", "good", "-d", "iphone-x").errors.contains(note)))
  }

  @Test func `severities, limits and reasons come from the command line and the deck, the former last`()
    throws
  {
    let note = try work.run(
      "lint", "good", "-d", "iphone-x", "--severity", "low-contrast:text=note", "--fail-on", "warning")
    #expect(note.status == 0)
    #expect(note.output.contains(": note: low-contrast: "))
    #expect(try work.run("lint", "good", "-d", "iphone-x", "--limit", "low-contrast=3.9").output == "")
    try write(
      "good/deck.json",
      Self.deck(
        detail: "D",
        lint:
          #"{"tune": [{"rule": "low-contrast", "view": "text", "severity": "note", "reason": "why not"}]}"#))
    let tuned = try work.run("lint", "good", "-d", "iphone-x")
    #expect(tuned.output.contains(" (reason: why not)"), "\(tuned.output)")
    let louder = try work.run("lint", "good", "-d", "iphone-x", "--severity", "low-contrast=error")
    #expect(louder.status == 1)
  }

  @Test func `a rule that does not exist is refused, on the command line and in a deck`() throws {
    for words in [
      ["--disable", "low-contrst"], ["--only", "nothing"], ["--severity", "low-contrast=loud"],
    ] {
      let outcome = try Renderpages.run(["lint", "good"] + words, in: work.folder)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    }
    #expect(
      try work.run("lint", "good", "--disable", "low-contrst").errors.contains(
        "unknown lint rule \"low-contrst\"; did you mean \"low-contrast\"?"))
    try write("good/deck.json", Self.deck(detail: "D", lint: #"{"disable": ["low-contrst"]}"#))
    let deck = try work.run("lint", "good")
    #expect(deck.status == 3)
    #expect(deck.errors.contains("good/deck.json:1:"), "\(deck.errors)")
  }

  @Test func `what render refuses is refused, and other decks are judged`() throws {
    try write("bad/deck.json", "{")
    let outcome = try work.run("lint", "bad", "good", "-d", "iphone-x")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("low-contrast"))
    #expect(try work.run("lint", "nowhere").status == 3)
    #expect(try work.run("lint", "good", "-d", "iphone-99").status == 2)
    #expect(try work.run("lint", "good", "-d", "iphone-x", "--picture", "/dev/null/pictures").status == 5)
  }
}
