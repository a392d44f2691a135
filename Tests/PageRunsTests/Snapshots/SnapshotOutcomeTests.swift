import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Results and messages of runs of `record` and `verify`.
@MainActor
struct SnapshotOutcomeTests {
  private let temporary = TemporaryFolder()
  private var snapshots: String { temporary.path("S") }
  private var report: String { temporary.path("report") }

  @MainActor private struct Found {
    var status: Int32
    var session: Session
    var run: Verification?
    var messages: [String] { session.diagnostics.diagnostics.map(\.message) }
    var statuses: [PictureResult.Status]? { run?.pictures.map(\.status) }
  }

  private func run(
    _ mode: RecordMode, _ pages: [Page] = [SmallPages.page("one")], axes: AxisOptions = AxisOptions(),
    _ change: (inout SnapshotOptions) -> Void = { _ in }
  ) async -> Found {
    let program = SmallPages.program(pages)
    var options = SnapshotOptions(isRecording: mode == .all)
    (options.snapshots, options.report) = (snapshots, report)
    options.rules.mode = mode
    options.rules.recordsSmall = false
    change(&options)
    var session = SmallPages.session(program)
    let status = await SnapshotRun.run(
      Arguments(program: program, commandName: "verify"), options, axes: axes, in: &session)
    return Found(status: status, session: session, run: RunFolder.lastRun(in: report))
  }

  private var environment: DrawingEnvironment? { try? SnapshotFolder(snapshots).recordedEnvironment() }

  private func isRecorded(_ page: String) -> Bool {
    FilePath.isReadable("\(snapshots)/\(page)/\(SmallPages.device).png")
  }

  @Test func `recording writes every snapshot with its environment`() async {
    let found = await run(.all, [SmallPages.page("one"), SmallPages.page("two")])
    #expect(found.status == 0 && isRecorded("one") && isRecorded("two") && environment != nil)
    #expect(found.run?.title == "App" && found.run?.narrowedBy == nil && found.messages.isEmpty)
  }

  @Test func `missing snapshots are written and fail once`() async {
    let found = await run(.missing)
    #expect(found.status == ExitCode.difference.rawValue && found.statuses == [.missing] && isRecorded("one"))
    #expect(await run(.missing).statuses == [.same])
    _ = await run(.failed, [SmallPages.page("one", x: 30)])
    #expect(await run(.never, [SmallPages.page("one", x: 30)]).status == 0)
  }

  @Test func `a run without a record writes nothing`() async {
    let found = await run(.never)
    #expect(found.statuses == [.missing] && !isRecorded("one") && environment == nil)
  }

  @Test func `names of views to ignore are those of the pages`() async {
    _ = await run(.all)
    let moved = [SmallPages.page("one", x: 30)]
    #expect(await run(.never, moved) { $0.rules.ignoredViews = ["square"] }.messages.isEmpty)
    let wrong = await run(.never) { $0.rules.ignoredViews = ["sqare", "square"] }
    #expect(
      wrong.messages == ["--ignore \"sqare\": no page has a view of that name; did you mean \"square\"?"])
    #expect(wrong.session.diagnostics.diagnostics.map(\.severity) == [.warning])
    let none = await run(.never) { $0.rules.ignoredAreas = [Rect(x: 900, y: 900, width: 5, height: 5)] }
    #expect(none.messages == ["--ignore and --ignore-area match nothing on these pages"])
    let some = await run(.never) { $0.rules.ignoredAreas = [Rect(x: 0, y: 0, width: 5, height: 5)] }
    #expect(some.messages.isEmpty && some.status == 0)
    #expect(await run(.never) { $0.rules.ignoredViews = ["xyzzy"] }.messages.count == 1)
  }

  @Test func `a page that cannot be built fails with the reason`() async {
    let found = await run(.never, [SmallPages.torn("one"), SmallPages.page("two")])
    #expect(found.statuses == [.failed, .missing])
    #expect(found.run?.pictures.first?.sentences.first == "the page could not be built")
    #expect(
      (found.run?.pictures.first?.sentences.count ?? 0) > 1 && found.status == ExitCode.badInput.rawValue)
  }

  @Test func `after the most failures the rest is skipped`() async {
    let pages = ["one", "two", "three"].map { SmallPages.page($0) }
    let found = await run(.never, pages) { $0.maximumFailures = 1 }
    #expect(found.statuses == [.missing, .skipped, .skipped] && found.run?.narrowedBy == "--max-failures")
    let all = await run(.never, pages) { $0.maximumFailures = 3 }
    #expect(all.statuses == [.missing, .missing, .missing] && all.run?.narrowedBy == nil)
  }

  @Test func `snapshots of pages that are gone are stale`() async {
    _ = await run(.all, [SmallPages.page("one"), SmallPages.page("two")])
    let found = await run(.never)
    #expect(found.run?.stale == ["\(snapshots)/two/\(SmallPages.device).png"])
    var axes = AxisOptions()
    axes.pages = ["one"]
    let narrowed = await run(.never, axes: axes)
    #expect(narrowed.run?.narrowedBy == "--page" && narrowed.run?.stale == [])
  }

  @Test func `a pattern narrows, and the next run knows what failed`() async {
    let pages = [SmallPages.page("one"), SmallPages.page("two")]
    let found = await run(.never, pages) { $0.pattern = "two" }
    #expect(found.run?.narrowedBy == "-g" && found.run?.pictures.map(\.axes.page) == ["two"])
    let again = await run(.never, pages) { $0.isLastFailed = true }
    #expect(again.run?.narrowedBy == "--last-failed" && again.run?.pictures.map(\.axes.page) == ["two"])
    let wrong = await run(.never, pages) { $0.pattern = "xyzzy" }
    #expect(wrong.status == ExitCode.usage.rawValue && wrong.messages.count == 1)
  }

  @Test func `a shard knows the command of the other shards`() async throws {
    let shard = try Shard("1/2", as: "")
    let found = await run(.never, [SmallPages.page("one"), SmallPages.page("two")]) { $0.shard = shard }
    #expect(found.run?.narrowedBy == "shard 1/2" && found.run?.command == ["tours", "verify"])
    #expect(found.run?.pictures.map(\.axes.page) == ["one"])
    #expect(await run(.never).run?.command.isEmpty != false)
  }

  @Test func `a tolerance that no picture needs is noted`() async {
    _ = await run(.all)
    let found = await run(.never) { $0.rules.tolerance.maxDiffPixels = 100 }
    #expect(found.messages.count == 1 && found.session.diagnostics.diagnostics.map(\.severity) == [.note])
    // Recording, and a run with differences, say nothing of it.
    #expect(await run(.all) { $0.rules.tolerance.maxDiffPixels = 100 }.messages.isEmpty)
    #expect(
      await run(.never, [SmallPages.page("one", x: 90)]) { $0.rules.tolerance.maxDiffPixels = 100 }.messages
        .isEmpty)
  }

  @Test func `another commit is compared under its name`() async {
    let found = await run(.never) { $0.against = "main (abc)" }
    #expect(found.run?.against == "main (abc)")
    #expect(await run(.never).run?.against == nil)
  }

  @Test func `a page of another program in the report's place ends the run`() async throws {
    try AtomicFileWriter().write("mine", to: "\(report)/index.html")
    let found = await run(.never)
    #expect(found.status == ExitCode.cannotWrite.rawValue && found.run == nil)
    #expect(found.messages.first?.hasPrefix("is not a report of renderpages") == true)
  }

  @Test func `a run that cannot be planned leaves no results of the one before`() async {
    _ = await run(.never)
    var axes = AxisOptions()
    axes.devices = ["iphone-99"]
    let found = await run(.never, axes: axes)
    #expect(found.run == nil && found.status == ExitCode.usage.rawValue)
  }

  @Test func `a damaged list of rejections is an error`() async throws {
    _ = await run(.all)
    try AtomicFileWriter().write("{", to: SnapshotFolder(snapshots).rejections)
    let found = await run(.never)
    #expect(found.statuses == [.same] && found.status == ExitCode.badInput.rawValue)
    #expect(found.session.diagnostics.diagnostics.map(\.file) == [SnapshotFolder(snapshots).rejections])
  }

  @Test func `other languages are compared too, with the first one below them`() async {
    var axes = AxisOptions()
    axes.locales = ["en", "de"]
    #expect(await run(.all, axes: axes).statuses?.count == 2)
    #expect(await run(.all, axes: axes).status == 0)
    #expect(await run(.never, axes: axes).statuses == [.same, .same])
  }

  // MARK: The environment

  private func recordElsewhere() async throws {
    _ = await run(.all)
    var other = try #require(environment)
    other.architecture = "z80"
    try SnapshotFolder(snapshots).write(other, with: AtomicFileWriter(), removesOthers: false)
  }

  @Test func `snapshots of another environment are an error, unless that is allowed`() async throws {
    try await recordElsewhere()
    let found = await run(.never)
    #expect(
      found.status == ExitCode.environment.rawValue
        && found.session.diagnostics.diagnostics.map(\.severity) == [.error])
    let message = try #require(found.messages.first)
    #expect(
      message.hasPrefix(
        "the snapshots were recorded in another environment (processor, libraries or fonts), so "))
    #expect(
      message.contains("was z80")
        && message.hasSuffix(
          ". Use the same libraries and fonts, record again, or pass --allow-environment")
    )
    #expect(found.session.diagnostics.diagnostics[0].file == SnapshotFolder(snapshots).environment)
    #expect(found.run?.environmentDifferences.count == 1)
    let allowed = await run(.never) { $0.allowsEnvironment = true }
    #expect(allowed.session.diagnostics.diagnostics.map(\.severity) == [.warning] && allowed.status == 0)
    #expect(allowed.messages.first?.hasSuffix("was z80") == true)
    #expect(await run(.missing).session.diagnostics.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `recording everything replaces another environment, recording a part does not`() async throws {
    try await recordElsewhere()
    let part = await run(.missing, [SmallPages.page("one"), SmallPages.page("two")])
    #expect(part.messages.last?.hasPrefix("was not updated: only some pictures were recorded") == true)
    #expect(environment?.architecture == "z80")
    let narrowed = await run(.all, [SmallPages.page("one", x: 30), SmallPages.page("two")]) {
      $0.pattern = "one"
    }
    #expect(narrowed.messages == part.messages.suffix(1) && environment?.architecture == "z80")
    let whole = await run(.all, [SmallPages.page("one"), SmallPages.page("two")])
    #expect(whole.messages.isEmpty && environment?.architecture != "z80" && environment != nil)
  }

  @Test func `a damaged environment is an error, and replaced by recording everything`() async throws {
    _ = await run(.all)
    let file = SnapshotFolder(snapshots).environment
    try AtomicFileWriter().write("{", to: file)
    let found = await run(.never)
    #expect(
      found.status == ExitCode.environment.rawValue
        && found.session.diagnostics.diagnostics.contains { $0.file == file })
    #expect(await run(.all).status == 0)
    #expect(environment != nil)
  }

  @Test func `the environment has the versions of the pictures that were recorded`() async throws {
    var axes = AxisOptions()
    axes.systems = [.ios26]
    _ = await run(.all, axes: axes)
    #expect(environment?.systems == [26])
    axes.systems = [.ios18]
    _ = await run(.missing, [SmallPages.page("one"), SmallPages.page("two")], axes: axes)
    #expect(environment?.systems == [18, 26])
    _ = await run(.all, [SmallPages.page("one"), SmallPages.page("two")], axes: axes)
    #expect(environment?.systems == [18])
  }
}

struct InteractiveApprovalTests {
  private func picture(_ name: String, _ causes: [String] = [], deck: String = "deck") -> PictureResult {
    var picture = PictureResult(
      deck: deck, name: name, snapshot: "S/\(name).png", status: .changed,
      axes: PictureResult.Axes(
        page: name, step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
        appearance: "light", locale: "en", contentSize: "large", direction: "ltr"))
    picture.causes = causes
    picture.sentences = ["\(name) moved"]
    picture.actual = "pictures/\(name).png"
    return picture
  }

  /// Asks about all pictures with these answers, and returns the decisions and what was said.
  private func ask(
    _ pictures: [PictureResult], _ answers: String..., about chosen: [Int]? = nil
  ) -> (decisions: [Int: InteractiveApproval.Decision], said: String) {
    var rest = answers[...]
    var said = ""
    let approval = InteractiveApproval(pictures, report: "R", read: { rest.popFirst() }, say: { said += $0 })
    return (approval.ask(chosen ?? Array(pictures.indices)), said)
  }

  private var three: [PictureResult] { ["a", "b", "c"].map { picture($0) } }

  @Test(
    arguments: [
      ("a", .accept), ("accept", .accept), ("Y", .accept), ("yes", .accept), ("r", .reject),
      ("reject", .reject),
      ("n", .reject), ("NO", .reject), ("s", .skip), ("skip", .skip), ("", .skip),
    ] as [(String, InteractiveApproval.Decision)])
  func `each answer has a letter and words`(answer: String, decision: InteractiveApproval.Decision) {
    #expect(ask([picture("a")], answer).decisions == [0: decision])
  }

  @Test func `pictures that were not reached have no decision`() {
    #expect(ask(three, "a", "q", "a").decisions == [0: .accept])
    #expect(ask(three, "a", "quit").decisions == [0: .accept])
    #expect(ask(three, "a", "r").decisions == [0: .accept, 1: .reject])
    #expect(ask(three, "a", "r", "s", "a").decisions == [0: .accept, 1: .reject, 2: .skip])
    #expect(ask(three, "a", about: [2]).decisions == [2: .accept])
    #expect(ask([], "a").decisions.isEmpty)
  }

  @Test func `undo takes the last answer back and asks again`() {
    #expect(ask(three, "a", "u").decisions.isEmpty)
    #expect(ask(three, "u", "r", "a", "undo", "s").decisions == [0: .reject, 1: .skip])
  }

  @Test func `another word asks the same again`() {
    let (decisions, said) = ask([picture("a")], "x", "a")
    #expect(decisions == [0: .accept])
    #expect(
      said.contains(
        "answer a to accept, r to reject, s to skip, u to undo the last answer, q to quit\n\n[1/1]"))
  }

  @Test func `pictures of a deck that changed for the same causes are one question`() {
    let pictures = [
      picture("a", ["font"]), picture("b", ["font"]), picture("c", ["font", "title"]),
      picture("d", ["font"], deck: "x"),
      picture("e"), picture("f"),
    ]
    let (decisions, said) = ask(pictures, "a", "r", "s", "r", "a")
    #expect(decisions == [0: .accept, 1: .accept, 2: .reject, 3: .skip, 4: .reject, 5: .accept])
    #expect(said.contains("\n[1/5] changed deck: a and 1 more\n  a moved\n  see R/pictures/a.png\n"))
    #expect(said.contains("[3/5] changed x: d\n"))
    #expect(said.hasSuffix("accept, reject, skip, undo or quit? [a/r/s/u/q] "))
    var missing = pictures
    for place in missing.indices { missing[place].status = .missing }
    #expect(ask(missing, "a").decisions == [0: .accept])
  }

  @Test func `the picture of the difference is shown before the drawn one`() {
    var changed = picture("a")
    changed.difference = "pictures/d.png"
    #expect(ask([changed]).said.contains("  see R/pictures/d.png\n"))
  }
}

struct ReportCommentTests {
  private let temporary = TemporaryFolder()
  private var report: String { temporary.path("report") }

  /// The result of a picture that failed for a reason of its own, drawn as a file of one pixel.
  private func failed(_ name: String, isDrawn: Bool = true) throws -> PictureResult {
    var picture = PictureResult(
      deck: "deck", name: name, snapshot: temporary.path("S/\(name).png"), status: .missing,
      axes: PictureResult.Axes(
        page: name, step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
        appearance: "light",
        locale: "en", contentSize: "large", direction: "ltr"))
    picture.sentences = ["reason \(name)"]
    guard isDrawn else { return picture }
    picture.actual = "pictures/\(name).png"
    let pixel = HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3])
    try AtomicFileWriter().write(pixel.bytes, to: "\(report)/pictures/\(name).png")
    return picture
  }

  private func comment(_ pictures: [PictureResult], artifact: String? = nil, answers: Bool = false)
    -> ReportComment
  {
    ReportComment(
      Verification(title: "T", pictures: pictures), report: report, artifact: artifact, tellsAnswers: answers)
  }

  private var files: [String] { TemporaryFolder.names(in: "\(report)/comment") }

  @Test func `each group has a small picture, in the order of the groups`() throws {
    var comment = comment([try failed("a"), try failed("b", isDrawn: false), try failed("c")])
    comment.addPictures(below: "https://example.org/x/")
    #expect(files == ["1.png", "2.png"] && comment.faults.isEmpty)
    #expect(comment.markdown.contains("https://example.org/x/1.png"))
    #expect(comment.markdown.contains("https://example.org/x/2.png"))
    #expect(!comment.markdown.contains("/x//") && !comment.markdown.contains("3.png"))
  }

  @Test func `at most eight pictures are shown, and those of an earlier comment removed`() throws {
    let nine = try (1...9).map { try failed("p\($0)") }
    var many = comment(nine)
    many.addPictures(below: "https://example.org")
    #expect(files == (1...8).map { "\($0).png" } && many.faults.isEmpty)
    var one = comment([nine[0]])
    one.addPictures(below: "https://example.org")
    #expect(files == ["1.png"])
  }

  @Test func `a picture that is gone is a fault, and the next takes its place`() throws {
    let pictures = [try failed("a"), try failed("b")]
    unlink("\(report)/pictures/a.png")
    var comment = comment(pictures)
    comment.addPictures(below: "https://example.org")
    #expect(comment.faults.count == 1 && comment.faults[0].file == "\(report)/pictures/a.png")
    #expect(files == ["1.png"])
  }

  @Test func `a changed picture is shown beside the expected one`() throws {
    var picture = try failed("a")
    picture.status = .changed
    picture.expected = "pictures/a.png"
    var both = comment([picture])
    both.addPictures(below: "x")
    #expect(both.faults.isEmpty && files == ["1.png"])
    let width = try StoredPicture(contentsOf: "\(report)/comment/1.png").decode().width
    picture.expected = nil
    var alone = comment([picture])
    alone.addPictures(below: "x")
    #expect(try StoredPicture(contentsOf: "\(report)/comment/1.png").decode().width < width)
    picture.expected = "../a.png"
    var outside = comment([picture])
    outside.addPictures(below: "x")
    #expect(outside.faults.first?.message.hasPrefix("names files that verify does not write") == true)
  }

  /// Results may come from anywhere.
  @Test func `areas beyond any picture are left out`() throws {
    var picture = try failed("a")
    picture.status = .changed
    picture.pixels = .init(
      count: 1, antialiased: 0, ratio: 1,
      regions: [
        PictureArea(x: -1, y: 0, width: 1, height: 1), PictureArea(x: 0, y: 0, width: .max, height: 1),
        PictureArea(x: 0, y: 0, width: 1, height: 1),
      ], expectedSize: PixelSize(width: 1, height: 1), actualSize: PixelSize(width: 1, height: 1))
    var comment = comment([picture])
    comment.addPictures(below: "x")
    #expect(comment.faults.isEmpty && files == ["1.png"])
  }

  @Test func `the artifact and how to answer are in the comment`() throws {
    let pictures = [try failed("a")]
    let plain = comment(pictures).markdown
    #expect(!plain.contains("myreport") && !plain.contains("/renderpages approve"))
    #expect(comment(pictures, artifact: "myreport").markdown.contains("myreport"))
    #expect(comment(pictures, answers: true).markdown.contains("/renderpages approve"))
  }
}

struct ReferenceCommitFaultTests {
  @Test func `each fault says what is missing, and how it ends`() {
    func told(_ fault: ReferenceCommit.Fault) -> Diagnostic { fault.diagnostic }
    func error(_ message: String, _ code: ExitCode = .badInput, file: String? = nil) -> Diagnostic {
      Diagnostic(.error, file: file, message, exitCode: code)
    }
    #expect(told(.noGit("cannot be started")) == error("--against-ref needs git, which cannot be started"))
    #expect(
      told(.noRepository)
        == error("--against-ref needs a git repository, and the deck is in none; give a deck of a checkout")
    )
    #expect(
      told(.noCommit("x"))
        == error(
          "--against-ref \"x\" is no commit of this repository; fetch it first, in CI with the whole history")
    )
    #expect(
      told(.outside("p"))
        == error("lies outside of the repository, so --against-ref has no other version of it", file: "p"))
    #expect(told(.worktree("main", "no")) == error("git cannot check out main: no", .cannotWrite))
    let notDrawn = "main cannot be drawn; the lines above say why"
    #expect(told(.notDrawn("main", status: 5)) == error(notDrawn, .cannotWrite))
    #expect(told(.notDrawn("main", status: 99)) == error(notDrawn))
    #expect(told(.folder(.isInUse, "R")).message.hasPrefix("another run is using R"))
  }
}

/// Further rules of answers to comments.
struct CommentAnswerLimitTests {
  private let run = Verification(title: "T", pictures: [])

  /// A comment of GitHub has at most 65,536 characters; what is behind 70,000 is not read.
  @Test func `what is beyond the largest comment is not read`() throws {
    let word = "/renderpages approve all"
    func isRead(_ count: Int) -> Bool {
      let text = String(repeating: "x", count: count - word.count - 1) + "\n" + word
      return (try? CommentAnswer(text)).map { $0.lines == [.init(isApproval: true, choice: .all)] } ?? false
    }
    #expect(isRead(70_000) && !isRead(70_001))
  }

  @Test func `lines are read with their choices and reasons`() throws {
    let answer = try CommentAnswer(
      """
      /renderpages Approve ALL
      /renderpages reject a/b because BECAUSE not
      /renderpages reject all others Because
      /renderpages approve causes 1, 2 and 30
      """)
    #expect(
      answer.lines == [
        .init(isApproval: true, choice: .all),
        .init(isApproval: false, choice: .pictures(["a/b"]), reason: "BECAUSE not"),
        .init(isApproval: false, choice: .pictures(["all", "others"])),
        .init(isApproval: true, choice: .causes([1, 2, 30])),
      ])
    #expect(throws: CommentAnswer.Fault.nothingToDo) { try CommentAnswer("x /renderpages approve all") }
    #expect(throws: CommentAnswer.Fault.unknownWord("merge")) { try CommentAnswer("/renderpages merge all") }
    #expect(throws: CommentAnswer.Fault.nothingChosen("approve")) {
      try CommentAnswer("/renderpages approve cause -1")
    }
    #expect(throws: CommentAnswer.Fault.nothingChosen("reject")) {
      try CommentAnswer("/renderpages reject cause and")
    }
  }

  @Test func `a report without causes has none`() throws {
    let fault = #expect(throws: CommentAnswer.Fault.self) {
      try CommentAnswer("/renderpages approve cause 1").outcome(for: run)
    }
    #expect(fault?.message == "there is no cause 1; the report has none")
    #expect(try CommentAnswer("/renderpages approve all").outcome(for: run) == CommentAnswer.Outcome())
    #expect(
      CommentAnswer.Fault.noSuchCause(3, count: 2).message == "there is no cause 3; the report has 1 to 2")
    #expect(
      CommentAnswer.Fault.noSuchPicture("x").message
        == "\"x\" names no picture that failed; names are such as lesson-1/iphone-x")
    #expect(
      CommentAnswer.Fault.nothingToDo.message
        == "the comment has no line that begins with /renderpages approve or /renderpages reject")
    #expect(
      CommentAnswer.Fault.unknownWord("x").message == "/renderpages \"x\" is unknown; write approve or reject"
    )
    #expect(
      CommentAnswer.Fault.nothingChosen("approve").message
        == "/renderpages approve names nothing; write all, cause 3, or the name of a picture")
  }
}
