import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Files and messages of runs of `render`.
@MainActor
struct RenderOutcomeTests {
  private let temporary = TemporaryFolder()
  private var output: String { temporary.path("out") }
  private let two = ["one/\(SmallPages.device).png", "two/\(SmallPages.device).png"]

  /// Runs `render` over a deck with the pages `one` and `two`, or over an app.
  private func run(
    _ program: HostProgram? = nil, options words: [(name: String, value: String?)] = [],
    settings: String = "",
    summary: String = "S", pages: [String]? = nil, strict: Bool = false,
    _ change: (inout RenderOptions) -> Void = { _ in }
  ) async throws -> (status: Int32, run: RenderRun) {
    var arguments = Arguments(program: program ?? HostProgram(), commandName: "render")
    if program == nil {
      arguments.operands = [
        try SmallPages.deck(["one", "two"], in: temporary.path("deck"), settings: settings, summary: summary)
      ]
    }
    arguments.options = words
    var options = RenderOptions(naming: try FileNaming(nil, deckCount: 1))
    options.folder = output
    change(&options)
    let session = SmallPages.session(arguments.program) { $0.isStrict = strict }
    var run = RenderRun(arguments, session: session, options: options)
    run.axes = SmallPages.axes
    run.axes.pages = pages
    return (await run.run(), run)
  }

  private func messages(_ outcome: (status: Int32, run: RenderRun)) -> [String] {
    outcome.run.session.diagnostics.diagnostics.map(\.message)
  }

  private func isDrawn(_ name: String) -> Bool { FilePath.isReadable("\(output)/\(name)") }

  @Test func `a run knows its names, its title and its source language`() async throws {
    let outcome = try await run()
    #expect(outcome.status == 0 && outcome.run.names == two && outcome.run.title == "T")
    #expect(two.allSatisfy(isDrawn))
    #expect(outcome.run.session.diagnostics.diagnostics.isEmpty)
    #expect(outcome.run.sourceLanguage != nil)
    let app = try await run(SmallPages.program([SmallPages.page("one")]))
    #expect(app.run.title == "App" && app.run.sourceLanguage == nil)
  }

  /// The journal is only added to where something was drawn or a run is new.
  @Test func `a run that is known leaves the notes as they are, and draws what is missing`() async throws {
    func entryCount() throws -> Int {
      DrawnPictures.read(try #require(FileContents.bytes(ofFile: "\(output)/.renderpages/pictures")))
        .entryCount
    }
    _ = try await run()
    #expect(try entryCount() == 3)
    _ = try await run()
    #expect(try entryCount() == 3)
    unlink("\(output)/\(two[1])")
    #expect(try await run().status == 0)
    #expect(isDrawn(two[1]))
  }

  @Test func `only options that change pictures make another run`() async throws {
    func runs(_ words: [(name: String, value: String?)]) async throws -> Int {
      _ = try await run(options: words)
      return Journal.read(in: output).known.runs.count
    }
    #expect(try await runs([]) == 1)
    #expect(
      try await runs([
        ("plan", "p"), ("output", "o"), ("clean", nil), ("list", nil), ("no-cache", nil), ("jobs", "2"),
        ("memory", "1G"),
        ("quiet", nil), ("no-progress", nil), ("json", nil), ("gallery", nil), ("shard", "auto"),
      ]) == 1)
    #expect(try await runs([("system-bars", nil)]) == 2)
    #expect(try await runs([("ios", "26")]) == 3)
    #expect(try await runs([("ios", "18")]) == 4)
  }

  @Test func `a known run says again what it said`() async throws {
    // U+E000 is for private use, and no font has it.
    let first = try await run(summary: "a\u{E000}")
    #expect(!messages(first).isEmpty && first.status == 0)
    #expect(messages(try await run(summary: "a\u{E000}")).filter { $0.contains("E000") } == messages(first))
    #expect(first.run.session.diagnostics.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `a character that no font has is an error of a strict run`() async throws {
    let outcome = try await run(summary: "a\u{E000}", strict: true)
    #expect(
      outcome.run.session.diagnostics.diagnostics.contains { $0.severity == .error } && outcome.status != 0)
    #expect(two.allSatisfy(isDrawn))
  }

  @Test func `an app's run is never known`() async throws {
    let program = SmallPages.program([SmallPages.page("one")])
    #expect(try await run(program).status == 0)
    #expect(Journal.read(in: output).known.runs.isEmpty && Journal.read(in: output).known.pictures.count == 1)
  }

  @Test func `cleaning removes the pictures of earlier runs, and says how many`() async throws {
    _ = try await run()
    let one = try await run(pages: ["1"]) { $0.cleans = true }
    #expect(messages(one) == ["--clean removed 1 picture of earlier runs from \(output)"])
    #expect(isDrawn(two[0]) && !isDrawn(two[1]))
    _ = try await run()
    let naming = try FileNaming("{page}-new", deckCount: 1)
    let none = try await run {
      $0.cleans = true
      $0.naming = naming
    }
    #expect(messages(none) == ["--clean removed 2 pictures of earlier runs from \(output)"])
    #expect(none.run.names == ["one-new.png", "two-new.png"])
    #expect(messages(try await run(pages: ["1"])).isEmpty)
  }

  @Test func `cleaning keeps a picture that somebody changed`() async throws {
    _ = try await run()
    try AtomicFileWriter().write("mine", to: "\(output)/\(two[1])")
    let outcome = try await run(pages: ["1"]) { $0.cleans = true }
    #expect(
      messages(outcome) == [
        "--clean kept this picture: no page draws it any more, but the file was changed since it was drawn; delete it "
          + "yourself"
      ])
    #expect(outcome.run.session.diagnostics.diagnostics.first?.file == "\(output)/\(two[1])")
    #expect(outcome.run.session.diagnostics.diagnostics.first?.severity == .warning && isDrawn(two[1]))
  }

  @Test func `where a page cannot be drawn nothing is cleaned, and the others are drawn`() async throws {
    _ = try await run(SmallPages.program([SmallPages.page("one"), SmallPages.page("old")]))
    let outcome = try await run(SmallPages.program([SmallPages.torn("two"), SmallPages.page("one", x: 30)])) {
      $0.cleans = true
    }
    #expect(outcome.status != 0 && !isDrawn(two[1]) && isDrawn("old/\(SmallPages.device).png"))
    #expect(messages(outcome).contains("--clean removed nothing: not all pictures could be drawn"))
    #expect(Journal.read(in: output).known.runs.isEmpty)
  }

  @Test func `a folder that cannot be made is an error, and nothing is drawn`() async throws {
    try AtomicFileWriter().write("", to: output)
    let outcome = try await run {
      $0.writesGallery = true
      $0.shard = try? Shard("1/1", as: "")
    }
    #expect(outcome.status == ExitCode.cannotWrite.rawValue)
    #expect(outcome.run.session.diagnostics.diagnostics.count { $0.severity == .error } == 1)
  }

  @Test func `a gallery does not replace another program's page`() async throws {
    try AtomicFileWriter().write("mine", to: "\(output)/index.html")
    let outcome = try await run { $0.writesGallery = true }
    #expect(outcome.status == ExitCode.cannotWrite.rawValue && two.allSatisfy(isDrawn))
    #expect(messages(outcome).first?.hasPrefix("--gallery does not replace this page") == true)
  }

  @Test func `a gallery has the rows of the run's pictures, without those that failed`() async throws {
    _ = try await run(
      SmallPages.program([SmallPages.page("one", flow: ["rotate"]), SmallPages.torn("two")])
    ) { $0.writesGallery = true }
    let page = try String(contentsOfFile: "\(output)/index.html", encoding: .utf8)
    #expect(page.contains("<title>App</title>"))
    let data = try GalleryData(page)
    #expect(data.statuses.filter { $0 == "failed" }.count == 1)
    #expect(Set(data.pages) == ["one", "one [rotate]", "one [flow]", "two"])
    let strip = try #require(data.names.firstIndex(of: "one/\(SmallPages.device).flow.png"))
    #expect(data.papers[strip].isEmpty && data.papers.count { !$0.isEmpty } == data.papers.count - 1)
    #expect(Set(data.languages) == [""])
  }

  @Test func `a flow's steps are drawn, and side by side`() async throws {
    let program = SmallPages.program([SmallPages.page("one", flow: ["rotate"]), SmallPages.page("two")])
    let outcome = try await run(program)
    let names = [
      "one/\(SmallPages.device).png", "one/\(SmallPages.device).rotate.png",
      "one/\(SmallPages.device).flow.png",
    ]
    #expect(outcome.status == 0 && outcome.run.names == names + [two[1]])
    func size(_ name: String) throws -> [Int] {
      let picture = try StoredPicture(contentsOf: "\(output)/\(name)").decode()
      return [picture.width, picture.height]
    }
    #expect(try size(names[0]) == [200, 400] && size(names[1]) == [400, 200] && size(two[1]) == [200, 400])
    // Both pictures are beside each other.
    #expect(try size(names[2])[0] >= 600)
    // If one step's picture is missing, it is drawn again from all steps.
    let strip = FileContents.bytes(ofFile: "\(output)/\(names[2])")
    unlink("\(output)/\(names[2])")
    _ = try await run(program)
    #expect(FileContents.bytes(ofFile: "\(output)/\(names[2])") == strip && strip != nil)
  }

  @Test func `other formats have their own files`() async throws {
    let outcome = try await run(pages: ["1"]) { $0.format = .svg }
    #expect(outcome.run.names == ["one/\(SmallPages.device).svg"])
    let text = try String(contentsOfFile: "\(output)/\(outcome.run.names[0])", encoding: .utf8)
    #expect(text.contains("<svg"))
  }

  @Test func `pictures for the store are checked before anything is drawn`() async throws {
    let outcome = try await run { $0.isForStore = true }
    #expect(outcome.status != 0 && !two.contains(where: isDrawn))
    #expect(outcome.run.session.diagnostics.diagnostics.contains { $0.severity == .error })
  }

  @Test func `a division of another run is refused`() async throws {
    var arguments = Arguments(program: SmallPages.program([SmallPages.page("one")]), commandName: "render")
    arguments.division = DivisionPlan(
      version: "", operands: [], options: [], shards: [.init(pictures: 3, seconds: 1)], files: [])
    var options = RenderOptions(naming: try FileNaming(nil, deckCount: 1))
    options.folder = output
    var run = RenderRun(arguments, session: SmallPages.session(arguments.program), options: options)
    #expect(await run.run() == ExitCode.badInput.rawValue)
    #expect(!FilePath.isAnything(output))
  }

  // MARK: Shards

  private func shard(_ text: String, _ program: HostProgram? = nil, pages: [String]? = nil) async throws -> (
    status: Int32, run: RenderRun
  ) {
    try await run(
      program, options: [("shard", text), ("output", "x"), ("list", nil), ("locale", "en")], pages: pages
    ) {
      $0.shard = try? Shard(text, as: "")
    }
  }

  private func parts() -> [DrawnPart] {
    let folder = DrawnPart.folder(in: output)
    return TemporaryFolder.names(in: folder).compactMap {
      FileContents.bytes(ofFile: "\(folder)/\($0)").flatMap { DrawnPart($0) }
    }
  }

  @Test func `a shard leaves a record of its pictures, and no claim`() async throws {
    let outcome = try await shard("2/2")
    #expect(outcome.status == 0 && !isDrawn(two[0]) && isDrawn(two[1]))
    let part = try #require(parts().first)
    #expect(part.number == 2 && part.count == 2 && part.total == 2 && part.unreadablePages.isEmpty)
    #expect(part.command == ["renderpages", "render", temporary.path("deck"), "--locale", "en"])
    #expect(part.pictures.map(\.name) == [two[1]])
    let bytes = try #require(FileContents.bytes(ofFile: "\(output)/\(two[1])"))
    #expect(part.pictures[0].contents?.hash == PictureHash(ofBytes: bytes))
    #expect(part.pictures[0].contents?.byteCount == bytes.count && part.version == HostProgram.release)
    #expect(TemporaryFolder.names(in: "\(output)/.renderpages/begun").isEmpty)
    #expect(messages(outcome).isEmpty)
  }

  @Test func `shards of one run have its hash, others have their own`() async throws {
    _ = try await shard("1/2")
    _ = try await shard("2/2")
    let (first, second) = (parts()[0], parts()[1])
    #expect(first.run == second.run)
    let program = SmallPages.program([SmallPages.page("other")])
    _ = try await shard("1/1", program)
    #expect(Set(parts().map(\.run)).count == 2)
  }

  @Test func `a shard without pictures says so, and has an empty record`() async throws {
    let outcome = try await shard("1/3")
    let empty = try await shard("2/3", pages: ["1"])
    #expect(messages(outcome).isEmpty)
    #expect(messages(empty) == ["shard 2/3 has no pictures"] && empty.status == 0)
    #expect(empty.run.session.diagnostics.diagnostics.first?.severity == .note)
  }

  @Test func `a picture that failed is in the record without contents`() async throws {
    let outcome = try await shard(
      "1/1", SmallPages.program([SmallPages.page("one"), SmallPages.torn("two")]))
    #expect(outcome.status != 0)
    let part = try #require(parts().first)
    #expect(part.pictures.map(\.name) == two && part.pictures.map { $0.contents == nil } == [false, true])
  }

  @Test func `a shard of another run is not drawn over`() async throws {
    _ = try await shard("1/1")
    let before = FileContents.bytes(ofFile: "\(output)/\(two[0])")
    let outcome = try await shard("1/1", SmallPages.program([SmallPages.page("one")]))
    #expect(outcome.status == ExitCode.badInput.rawValue)
    #expect(messages(outcome).first?.hasPrefix("shard 1/1 of another run has drawn \(two[0]) here") == true)
    #expect(FileContents.bytes(ofFile: "\(output)/\(two[0])") == before)
  }
}
