import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct RenderResultTests {
  private let temporary = TemporaryFolder()

  private func result(_ statuses: PageWorker.Outcome.Status?...) -> RenderResult {
    var result = RenderResult(folder: "out", names: statuses.indices.map { "p\($0).png" })
    for (index, status) in statuses.enumerated() {
      if let status { result.note(PageWorker.Outcome(status: status), of: index) }
    }
    return result
  }

  private let full = FileWriteError(.write, errno: ENOSPC, path: "p")

  @Test func `drawn and unchanged pictures stand, all others are missing`() {
    let result = result(.drawn, .unchanged, .failed, .unwritable(full), nil)
    #expect(result.standing == ["p0.png", "p1.png"] && result.missing == [2, 3, 4])
    #expect(result.drawnCount == 1)
    #expect(result.writeFaults.map(\.message) == [full.diagnostic.message])
    #expect(
      result.interruption.message
        == "interrupted: 2 of 5 pictures are drawn; the same command goes on from there")
    #expect(result.interruption.severity == .warning)
    #expect(RenderResult(folder: "", names: ["a", "b"]).missing == [0, 1])
  }

  @Test func `the total counts pictures, drawn ones, bytes and seconds`() {
    var one = result(.drawn)
    one.byteCount = 250_000
    #expect(RenderListing(one, seconds: 6.14).total == "1 picture in out, 1 drawn, 0.3 MB, 6.1 s")
    let many = result(.drawn, .unchanged, .failed)
    #expect(RenderListing(many, seconds: 0.06).total == "2 pictures in out, 1 drawn, 0.0 MB, 0.1 s")
    #expect(RenderListing(result(), seconds: 0).total == "0 pictures in out, 0 drawn, 0.0 MB, 0.0 s")
  }

  @Test func `pictures are found whose files are as they were drawn`() async throws {
    let folder = OutputFolder(temporary.path("out"))
    for name in ["a", "b", "c"] {
      try Array(name.utf8).withUnsafeBytes { bytes in
        try folder.write(bytes, as: name, drawnFrom: nil)
      }
    }
    try Data("x".utf8).write(to: URL(filePath: temporary.path("out/b")))
    var result = RenderResult(folder: "out", names: ["a", "b", "c", "d"])
    await result.find(in: folder, jobs: 1)
    #expect(result.standing == ["a", "c"] && result.drawnCount == 0 && result.missing == [1, 3])
  }
}

struct JournalTests {
  private let temporary = TemporaryFolder()
  private var output: String { temporary.path("out") }
  private var file: String { "\(output)/.renderpages/pictures" }
  private let writer = AtomicFileWriter()

  private func entry(_ name: String) -> DrawnPictures.Entry {
    .picture(
      name, PageRuns.DrawnPicture(source: nil, contents: PictureHash(ofText: name), byteCount: 1, stamp: nil))
  }

  private func names() -> [String] { Journal.read(in: output).known.pictures.keys.sorted() }

  @Test func `two runs that add to one file lose nothing, also where one replaces it`() {
    let (first, second) = (Journal.read(in: output).journal, Journal.read(in: output).journal)
    first.append(entry("a"), with: writer)
    second.append(entry("b"), with: writer)
    #expect(names() == ["a", "b"])
    first.rewrite(with: writer) { known in
      var known = known
      known.remove("a")
      return known
    }
    // The second run's file has no name any more, and the entry goes into the new one.
    second.append(entry("c"), with: writer)
    #expect(names() == ["b", "c"])
    #expect(first.diagnostics.isEmpty && second.diagnostics.isEmpty)
  }

  /// Twice as many entries as notes, and 64 more, are still up to date.
  @Test func `a file with many outdated entries is out of date`() {
    let (known, journal) = Journal.read(in: output)
    #expect(!journal.isOutOfDate(live: known))
    for _ in 0..<66 { journal.append(entry("a"), with: writer) }
    let live = Journal.read(in: output).known
    #expect(live.pictures.count == 1 && !journal.isOutOfDate(live: live))
    journal.append(entry("a"), with: writer)
    #expect(journal.isOutOfDate(live: live))
    // The entries that were there before count too.
    let later = Journal.read(in: output).journal
    #expect(!later.isOutOfDate(live: live))
    later.append(entry("a"), with: writer)
    #expect(later.isOutOfDate(live: live))
  }

  @Test func `runs count as notes too`() {
    let journal = Journal.read(in: output).journal
    let run = KnownRun(
      command: PictureHash(ofText: ""), pictures: PictureHash(ofText: ""), input: [], diagnostics: [])
    for _ in 0..<68 { journal.append(.run(run), with: writer) }
    var live = Journal.read(in: output).known
    live.add(entry("a"))
    #expect(live.runs.count == 1 && !journal.isOutOfDate(live: live))
    live.remove("a")
    #expect(journal.isOutOfDate(live: live))
  }

  @Test func `a file that another run replaced is out of date`() throws {
    let (known, journal) = Journal.read(in: output)
    journal.append(entry("a"), with: writer)
    #expect(!journal.isOutOfDate(live: known))
    try writer.write(DrawnPictures.header, to: file)
    #expect(journal.isOutOfDate(live: known))
    unlink(file)
    #expect(journal.isOutOfDate(live: known))
  }

  @Test(arguments: [
    (
      false,
      "the list of drawn pictures is damaged; the pictures that could not be read from it were drawn again"
    ),
    (
      true,
      "the list of drawn pictures was written by another version or another program; its pictures were drawn again"
    ),
  ]) func `an unreadable list is noted, and replaced by what could be read`(isForeign: Bool, message: String)
    throws
  {
    let first = Journal.read(in: output).journal
    first.append(entry("a"), with: writer)
    let bytes = try #require(FileContents.bytes(ofFile: file))
    try writer.write(isForeign ? Array("something else".utf8) : bytes + [1], to: file)
    let (known, journal) = Journal.read(in: output)
    #expect(known.pictures.count == (isForeign ? 0 : 1))
    #expect(journal.diagnostics.map(\.message) == [message])
    #expect(journal.diagnostics.map(\.severity) == [.note] && journal.diagnostics[0].file == file)
    journal.append(entry("b"), with: writer)
    #expect(names() == (isForeign ? ["b"] : ["a", "b"]))
    #expect(Journal.read(in: output).journal.diagnostics.isEmpty)
  }

  @Test func `a list that cannot be written is a warning, told once`() throws {
    try writer.write("", to: output)
    let journal = Journal.read(in: output).journal
    journal.append(entry("a"), with: writer)
    journal.append(entry("b"), with: writer)
    #expect(journal.diagnostics.count == 1)
    #expect(journal.diagnostics[0].severity == .warning && journal.diagnostics[0].file == nil)
    #expect(
      journal.diagnostics[0].message.hasSuffix(
        "; the list of drawn pictures could not be written, so the next run draws them again"))
    journal.rewrite(with: writer) { _ in
      Issue.record("written anew after a failure")
      return DrawnPictures()
    }
  }

  @Test func `a rewriting that fails is a warning too`() throws {
    let journal = Journal.read(in: output).journal
    try writer.write("", to: output)
    journal.rewrite(with: writer) { $0 }
    #expect(journal.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `a list of somebody's own folder is kept out of version control once`() throws {
    let ignored = "\(output)/.renderpages/.gitignore"
    try writer.write("mine", to: ignored)
    Journal.read(in: output).journal.append(entry("a"), with: writer)
    #expect(FileContents.bytes(ofFile: ignored) == Array("mine".utf8))
    #expect(TemporaryFolder.names(in: "\(output)/.renderpages") == [".gitignore", "pictures"])
  }

  @Test func `a link in the list's place is not written through`() throws {
    let target = temporary.path("target")
    try writer.write(DrawnPictures.header, to: target)
    try AtomicFileWriter.makeFolder("\(output)/.renderpages")
    symlink(target, file)
    let journal = Journal.read(in: output).journal
    journal.append(entry("a"), with: writer)
    #expect(FileContents.bytes(ofFile: target) == DrawnPictures.header)
  }
}

struct KnownRunTests {
  private let temporary = TemporaryFolder()

  private func log(_ questions: (InputQuestion.Kind, String)...) -> InputLog {
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    InputLog.ambient.with(log) {
      for (kind, path) in questions { InputLog.note(kind, path) }
    }
    return log
  }

  private func run(_ log: InputLog) throws -> KnownRun {
    let answers = try #require(log.answers)
    return KnownRun(
      command: PictureHash(ofText: ""), pictures: PictureHash(ofText: ""),
      input: answers.map { KnownRun.Answer(question: $0.question, answer: $0.answer) }, diagnostics: [])
  }

  @Test func `a run is known while its own answers and those so far agree`() throws {
    let (a, b) = (temporary.path("a"), temporary.path("b"))
    try AtomicFileWriter().write("a", to: a)
    try AtomicFileWriter().write("b", to: b)
    let run = try run(log((.contents, a), (.kind, b)))
    #expect(run.isAnsweredAlike(by: log()))
    #expect(run.isAnsweredAlike(by: log((.kind, b))))
    // A question that the run did not ask.
    #expect(!run.isAnsweredAlike(by: log((.contents, b))))
    unlink(b)
    #expect(!run.isAnsweredAlike(by: log()))
    try AtomicFileWriter().write("other", to: b)
    #expect(run.isAnsweredAlike(by: log()))
    let early = log((.contents, a))
    try AtomicFileWriter().write("other", to: a)
    #expect(!run.isAnsweredAlike(by: early) && !run.isAnsweredAlike(by: log()))
  }

  @Test func `a run that depends on more than files is never known`() throws {
    let run = try run(log())
    let accident = log()
    InputLog.ambient.with(accident) { InputLog.noteAccident() }
    #expect(run.isAnsweredAlike(by: log()) && !run.isAnsweredAlike(by: accident))
  }
}

/// Further rules of output folders.
struct OutputFolderNotesTests {
  private let temporary = TemporaryFolder()
  private var path: String { temporary.path("out") }

  private func write(_ text: String, as name: String, to folder: OutputFolder) throws {
    try Array(text.utf8).withUnsafeBytes { bytes in
      try folder.write(bytes, as: name, drawnFrom: nil)
    }
  }

  @Test func `leftovers of killed runs are removed from the pictures' folders`() throws {
    let folder = OutputFolder(path)
    try write("one", as: "sub/a", to: folder)
    try write("one", as: "b", to: folder)
    let left = ["", "sub/", "new/", "other/", ".renderpages/parts/"].map {
      "\(path)/\($0).renderpages-1.tmp"
    }
    for file in left { try AtomicFileWriter().write("", to: file) }
    folder.removeLeftovers(besides: ["new/c"])
    #expect(left.map { FilePath.isAnything($0) } == [false, false, false, true, false])
    #expect(FilePath.isReadable("\(path)/sub/a") && FilePath.isReadable("\(path)/b"))
  }

  @Test func `notes of pictures that went stay away when the notes are written anew`() throws {
    let first = OutputFolder(path)
    try write("one", as: "a", to: first)
    try write("one", as: "b", to: first)
    _ = first.finish()
    let (second, third) = (OutputFolder(path), OutputFolder(path))
    #expect(second.clean(keeping: ["b"]).removed == ["a"])
    try write("two", as: "c", to: third)
    #expect(second.finish().isEmpty && third.finish().isEmpty)
    #expect(Journal.read(in: path).known.pictures.keys.sorted() == ["b", "c"])
  }

  @Test func `sizes are summed by name`() throws {
    let folder = OutputFolder(path)
    try write("one", as: "sub/a", to: folder)
    #expect(folder.byteCount(of: ["sub/a", "sub/a", "none"]) == 6)
    #expect(folder.file("sub/a") == "\(path)/sub/a")
  }

  @Test func `the run of a command is noted anew when the notes are`() throws {
    let command = PictureHash(ofText: "command")
    let first = OutputFolder(path)
    try write("one", as: "a", to: first)
    try write("one", as: "b", to: first)
    first.add(command, of: ["a"], input: [], diagnostics: [])
    #expect(first.clean(keeping: ["a"]).removed == ["b"])
    #expect(first.finish().isEmpty)
    let log = InputLog { _ in [] }
    #expect(OutputFolder(path).run(command, of: ["a"], log: log) != nil)
    #expect(OutputFolder(path).run(PictureHash(ofText: "x"), of: ["a"], log: log) == nil)
  }

  @Test @MainActor func `documents have no source, and pictures one of their program and palette`()
    async throws
  {
    let worker = try await DrawnSmallPage()
    let folder = OutputFolder(path)
    let scene = worker.solved.scene
    let own = try #require(folder.source(of: scene, as: .png))
    #expect(folder.source(of: scene, as: .pdf) == nil && folder.source(of: scene, as: .svg) == nil)
    #expect(folder.source(of: scene, as: .png, hasPalette: false) != own)
    #expect(folder.source(of: try await DrawnSmallPage(x: 30).solved.scene, as: .png) != own)
  }
}

/// A small page, solved by a worker.
@MainActor
struct DrawnSmallPage {
  let worker: PageWorker
  let page: PreparedPage
  let environment: PageEnvironment
  let solved: SolvedPage

  init(
    _ small: Page? = nil, x: Double = 20, isStrict: Bool = false, format: PageFormat = .png,
    isForStore: Bool = false
  )
    async throws
  {
    let program = SmallPages.program([small ?? SmallPages.page("one", x: x)])
    var session = SmallPages.session(program)
    let planned = session.plan([], axes: AxisOptions())
    let plan = try #require(planned)
    let opened = session.fonts(for: plan)
    let fonts = try #require(opened)
    let pages = await session.pages(of: plan, fonts: fonts)
    let environment = plan.sources[0].environments[0]
    let page = try #require(pages[0][0].page(for: environment))
    let worker = PageWorker(fonts: fonts, isStrict: isStrict, format: format, isForStore: isForStore)
    solved = try #require(worker.solve(page, in: environment, source: 0, file: "F").page)
    (self.environment, self.page, self.worker) = (environment, page, worker)
  }
}

@MainActor
struct PageWorkerTests {
  private let temporary = TemporaryFolder()
  private var folder: OutputFolder { OutputFolder(temporary.path("out")) }

  private func text(_ text: String) -> Page {
    Page("one") {
      let root = UIView()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      label.text = text
      root.addSubview(label)
      return root
    }
  }

  private func status(_ outcome: PageWorker.Outcome) -> String {
    switch outcome.status {
    case .drawn: "drawn"
    case .unchanged: "unchanged"
    case .failed: "failed"
    case .unwritable(let error): error.reason
    }
  }

  @Test func `a page is drawn once`() async throws {
    let drawn = try await DrawnSmallPage()
    func outcome() -> PageWorker.Outcome {
      drawn.worker.draw(drawn.page, in: drawn.environment, as: "one.png", into: folder, source: 0, file: "F")
    }
    #expect(status(outcome()) == "drawn" && status(outcome()) == "unchanged" && outcome().diagnostics.isEmpty)
    let picture = try StoredPicture(contentsOf: temporary.path("out/one.png")).decode()
    #expect(picture.width == 200 && picture.height == 400)
  }

  @Test func `documents are always drawn`() async throws {
    let drawn = try await DrawnSmallPage(format: .pdf)
    for _ in 0..<2 {
      #expect(
        status(
          drawn.worker.draw(
            drawn.page, in: drawn.environment, as: "one.pdf", into: folder, source: 0, file: "F"))
          == "drawn")
    }
    #expect(
      FileContents.bytes(ofFile: temporary.path("out/one.pdf"))?.starts(with: Array("%PDF".utf8)) == true)
  }

  /// A PNG file's colour type is its byte 25: 2 for RGB, 3 for a palette.
  @Test func `files for the store are RGB`() async throws {
    for (isForStore, colorType) in [(false, UInt8(3)), (true, 2)] {
      let drawn = try await DrawnSmallPage(isForStore: isForStore)
      _ = drawn.worker.draw(
        drawn.page, in: drawn.environment, as: "one.png", into: folder, source: 0, file: "F")
      #expect(FileContents.bytes(ofFile: temporary.path("out/one.png"))?[25] == colorType)
    }
  }

  @Test func `a folder that cannot be written has the error of the picture`() async throws {
    try AtomicFileWriter().write("", to: temporary.path("out"))
    let drawn = try await DrawnSmallPage()
    let outcome = drawn.worker.draw(
      drawn.page, in: drawn.environment, as: "one.png", into: folder, source: 0, file: "F")
    #expect(!["drawn", "unchanged", "failed"].contains(status(outcome)))
  }

  @Test func `a character that no font has is told at the page's file, as an error of a strict run`()
    async throws
  {
    for isStrict in [false, true] {
      let drawn = try await DrawnSmallPage(text("\u{E000}"), isStrict: isStrict)
      let (solved, told) = drawn.worker.solve(drawn.page, in: drawn.environment, source: 0, file: "F")
      #expect(solved != nil && told.map(\.severity) == [isStrict ? .error : .warning])
    }
  }

  @Test func `the time of drawing is measured, and the file written`() async throws {
    let drawn = try await DrawnSmallPage()
    let file = temporary.path("scratch.png")
    let seconds = try #require(
      drawn.worker.seconds(toDraw: drawn.page, in: drawn.environment, source: 0, scratch: file))
    #expect(seconds > 0 && seconds < 10 && FilePath.isReadable(file))
    // A scratch file that cannot be written is no reason to fail.
    #expect(
      drawn.worker.seconds(toDraw: drawn.page, in: drawn.environment, source: 0, scratch: "/proc/none/x")
        != nil)
  }

  @Test func `a view is explained by its name`() async throws {
    let drawn = try await DrawnSmallPage()
    let explained = drawn.worker.explain(
      "square", on: drawn.page, in: drawn.environment, source: 0, file: "F")
    #expect(explained.explanation?.lines.contains { $0.contains("20 100 50 50") } == true)
    #expect(explained.diagnostics.isEmpty)
  }

  @Test func `a renderer is made once for each catalogue`() async throws {
    let drawn = try await DrawnSmallPage()
    #expect(try drawn.worker.renderer(0) === drawn.worker.renderer(0))
    drawn.worker.dropUnusedTexts()
    #expect(drawn.worker.diagnostics(of: drawn.solved, in: drawn.environment, file: "F").isEmpty)
  }
}
