import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Findings of runs of `lint`, their pictures and texts.
@MainActor
struct LintOutcomeTests {
  private let temporary = TemporaryFolder()

  @MainActor private struct Found {
    var run: LintRun
    var report: LintReport?
    var session: Session
  }

  private func lint(
    _ program: HostProgram, _ operands: [String] = [], axes: AxisOptions = AxisOptions(),
    isWhole: Bool? = nil,
    _ change: (inout LintOptions) -> Void = { _ in }
  ) async throws -> Found {
    var options = LintOptions()
    change(&options)
    var session = SmallPages.session(program)
    let planned = session.plan(operands, axes: axes)
    let plan = try #require(planned)
    let opened = session.fonts(for: plan)
    let fonts = try #require(opened)
    var run = LintRun(plan: plan, fonts: fonts, options: options, program: "tours")
    let report: LintReport? =
      if let isWhole { await run.newReport(&session, isWhole: isWhole) } else { await run.report(&session) }
    return Found(run: run, report: report, session: session)
  }

  /// A page with a label that is too narrow for its text, and one with letters that are too small to read.
  private func page(_ id: String = "one", width: Double = 40) -> Page {
    Page(id) {
      let root = UIView()
      root.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: width, height: 22))
      label.text = "Extraordinarily long"
      label.accessibilityIdentifier = "long"
      root.addSubview(label)
      let small = UILabel(frame: CGRect(x: 10, y: 200, width: 150, height: 20))
      small.text = "Small"
      small.font = .systemFont(ofSize: 6)
      root.addSubview(small)
      return root
    }
  }

  @Test func `a text that is cut off says how much of it fits`() async throws {
    let found = try await lint(SmallPages.program([page()])) { $0.only = [.textTruncated] }
    let finding = try #require(found.report?.entries.first?.finding)
    #expect(found.report?.entries.count == 1 && finding.rule == .textTruncated)
    let fitting = try #require(finding.text?.fittingLength)
    // The text has 20 characters, and 40 of the 140 or so points that it needs.
    #expect(fitting > 0 && fitting < 10)
    let wider = try await lint(SmallPages.program([page(width: 80)])) { $0.only = [.textTruncated] }
    #expect((wider.report?.entries.first?.finding.text?.fittingLength ?? 0) > fitting)
  }

  @Test func `texts that do not fit are listed once for each language, with pictures`() async throws {
    var axes = AxisOptions()
    axes.locales = ["en", "de"]
    axes.appearances = [.light, .dark]
    let found = try await lint(SmallPages.program([page()]), axes: axes) {
      $0.only = [.textTruncated, .smallText]
    }
    let report = try #require(found.report)
    #expect(Set(report.entries.map(\.finding.rule)) == [.textTruncated, .smallText])
    var texts = found.run.textFaults(of: report)
    #expect(texts.map(\.environment.locale) == ["en", "de"])
    #expect(texts.allSatisfy { $0.finding.rule == .textTruncated && $0.source == 0 && $0.limit != nil })
    let pictures = LintPictures(run: found.run, folder: temporary.path("P"))
    #expect(pictures.write(&texts).isEmpty)
    #expect(
      texts.map(\.picture) == ["en", "de"].map { temporary.path("P/\($0)/one/text-truncated.png") })
    #expect(texts.allSatisfy { FilePath.isReadable($0.picture ?? "") })
  }

  @Test func `pictures that cannot be written are errors, and have no path`() async throws {
    let found = try await lint(SmallPages.program([page()])) { $0.only = [.textTruncated] }
    try AtomicFileWriter().write("", to: temporary.path("file"))
    var texts = found.run.textFaults(of: try #require(found.report))
    let pictures = LintPictures(run: found.run, folder: temporary.path("file"))
    #expect(pictures.write(&texts).count == 1 && texts.map(\.picture) == [nil])
  }

  @Test func `of two sources the pictures have the names of both`() async throws {
    let paths = try ["first", "second"].map {
      try SmallPages.deck(
        ["one"], in: temporary.path($0), summary: String(repeating: "very long words ", count: 40))
    }
    let found = try await lint(HostProgram(), paths, axes: SmallPages.axes) { $0.listsAll = true }
    let report = try #require(found.report)
    #expect(Set(report.entries.map(\.source)) == [0, 1])
    #expect(LintPictures(run: found.run, folder: temporary.path("P")).write(report).isEmpty)
    #expect(TemporaryFolder.names(in: temporary.path("P")) == ["first", "second"])
  }

  @Test func `a report is narrowed to the worst environment of each finding and language`() async throws {
    var axes = AxisOptions()
    axes.locales = ["en", "de"]
    axes.appearances = [.light, .dark]
    let found = try await lint(SmallPages.program([page()]), axes: axes) { $0.only = [.textTruncated] }
    let report = try #require(found.report)
    let plan = found.run.plan.narrowed(to: report)
    #expect(found.run.plan.sources[0].environments.count == 4)
    #expect(plan.sources[0].environments.map(\.locale).sorted() == ["de", "en"])
  }

  /// Pages of Swift code are built for each environment: 25 environments are two parts.
  @Test func `parts of a run are judged in all their environments`() async throws {
    var axes = AxisOptions()
    axes.contentSizes = ContentSize.allCases
    axes.appearances = [.light, .dark]
    axes.orientations = [.portrait, .landscape]
    axes.contentSizes = Array(ContentSize.allCases.prefix(7))
    let found = try await lint(SmallPages.program([page()]), axes: axes) { $0.only = [.textTruncated] }
    let report = try #require(found.report)
    #expect(found.run.plan.sources[0].environments.count == 28)
    #expect(LintPart.parts(of: found.run.plan).count == 2)
    #expect(report.screenCount == 28 && report.entries.count == 1)
    #expect(Set(report.entries[0].environments) == Set(found.run.plan.sources[0].environments))
    #expect(report.entries[0].finding.text?.fittingLength != nil)
  }

  @Test func `a page that cannot be built has no findings`() async throws {
    let found = try await lint(SmallPages.program([SmallPages.torn("two"), page()])) {
      $0.only = [.smallText]
    }
    #expect(found.report?.entries.map(\.finding.page) == ["one"] && found.report?.screenCount == 1)
    #expect(found.session.diagnostics.diagnostics.contains { $0.severity == .error })
  }

  @Test func `exceptions for views count where all pages are judged`() async throws {
    let program = SmallPages.program(
      [page(), SmallPages.page("two")],
      lint: [LintException(.smallText, view: "lng"), LintException(.touchSize, page: "three")])
    func messages(_ pages: [String]?) async throws -> [String] {
      var axes = AxisOptions()
      axes.pages = pages
      return try await lint(program, axes: axes) { $0.only = [.smallText] }.session.diagnostics.diagnostics
        .map(\.message)
    }
    let page =
      "the lint exception for touch-size is about the page \"three\", which is not there; correct or remove it"
    #expect(
      try await messages(nil) == [
        "the lint exception for small-text is about the view \"lng\", which is on no page; did you mean \"long\"? "
          + "Correct or remove it", page,
      ])
    #expect(try await messages(["one"]) == [page])
  }

  @Test func `options about views of no page are told where the run is one part`() async throws {
    func messages(_ sizes: [ContentSize], view: String?) async throws -> [String] {
      var axes = AxisOptions()
      axes.contentSizes = sizes
      axes.appearances = [.light, .dark]
      axes.orientations = [.portrait, .landscape]
      return try await lint(SmallPages.program([page()]), axes: axes) {
        $0.only = [.smallText]
        $0.exceptions = [LintException(.smallText, view: view)]
      }.session.diagnostics.diagnostics.map(\.message)
    }
    #expect(
      try await messages([.large], view: "lng")
        == ["\"small-text:lng\" on the command line is about no view of these pages; did you mean \"long\"?"])
    #expect(try await messages([.large], view: "long").isEmpty)
    #expect(try await messages([.large], view: nil).isEmpty)
    #expect(try await messages(Array(ContentSize.allCases.prefix(7)), view: "lng").isEmpty)
  }

  @Test func `an exception that is needed by none is told without place and with both`() async throws {
    let program = SmallPages.program(
      [SmallPages.page("one")],
      lint: [LintException(.smallText), LintException(.smallText, page: "one", view: "square")])
    let found = try await lint(program, isWhole: true) { $0.only = [.smallText] }
    #expect(
      found.session.diagnostics.diagnostics.map(\.message) == [
        "nothing needs the lint exception for small-text (page \"one\", view \"square\"); remove it",
        "nothing needs the lint exception for small-text; remove it",
      ])
  }

  @Test func `a baseline that cannot be read or written is an error`() async throws {
    func found(_ file: String, updates: Bool) async throws -> Found {
      try await lint(SmallPages.program([page()]), isWhole: true) {
        ($0.baseline, $0.updatesBaseline, $0.only) = (file, updates, [.smallText])
      }
    }
    let unwritable = try await found("/proc/none/baseline.json", updates: true)
    #expect(unwritable.report == nil && unwritable.session.finish() == ExitCode.cannotWrite.rawValue)
    let file = temporary.path("baseline.json")
    try AtomicFileWriter().write("{", to: file)
    let damaged = try await found(file, updates: false)
    #expect(damaged.report == nil && damaged.session.diagnostics.diagnostics.first?.file == file)
  }

  // MARK: Printing

  private func lines(_ change: (inout LintOptions) -> Void) async throws -> [String] {
    let found = try await lint(SmallPages.program([page()])) {
      $0.only = [.smallText, .textTruncated]
      change(&$0)
    }
    let report = try #require(found.report)
    let listing = LintListing(report, texts: found.run.textFaults(of: report), run: found.run)
    return listing.lines + listing.annotations
  }

  @Test func `each format has its own lines`() async throws {
    #expect(try await lines { $0.format = .text }.contains { $0.contains("small-text") })
    #expect(try await lines { $0.format = .json }.first?.hasPrefix("{") == true)
    let sarif = try await lines { $0.format = .sarif }
    #expect(sarif.count == 1 && sarif[0].contains("sarif") && sarif[0].contains("\"tours\""))
    #expect(try await lines { $0.format = .github }.allSatisfy { $0.hasPrefix("::") })
    let csv = try await lines { $0.format = .csv }
    #expect(csv.count == 2 && csv.allSatisfy { $0.hasSuffix("\r") })
    #expect(try await lines { $0.format = .xliff }.first?.hasPrefix("<?xml") == true)
    let labels = try await lines { $0.judgesLabels = true }
    #expect(
      labels.allSatisfy { $0.contains(": ") } && labels != csv
        && !labels.contains { $0.contains("small-text") })
  }

  // MARK: Documents

  /// A storyboard with a picture that no catalogue has, on the second of two scenes.
  private func storyboard() throws -> String {
    func scene(_ id: String, _ content: String) -> String {
      """
      <viewController storyboardIdentifier="\(id)" id="\(id)-c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      \(content)
      </subviews>
      </view></viewController>
      """
    }
    let picture = """
      <imageView clipsSubviews="YES" image="nowhere" id="i-1">
      <rect key="frame" x="20" y="100" width="50" height="50"/>
      </imageView>
      """
    let path = temporary.path("Main.storyboard")
    try AtomicFileWriter().write(
      Documents.storyboard(scenes: [scene("first", ""), scene("second", picture)]), to: path)
    return path
  }

  @Test func `a document's missing picture is a finding of its scene`() async throws {
    let path = try storyboard()
    let found = try await lint(HostProgram(), [path], axes: SmallPages.axes, isWhole: true) {
      $0.only = [.missingPicture]
    }
    #expect(found.report?.entries.map(\.finding.page) == ["second"])
    #expect(found.report?.entries.map(\.finding.rule) == [.missingPicture])
    // Beside no catalogue nothing can be found.
    #expect(found.report?.entries.map(\.severity) == [.note])
    #expect(!found.session.diagnostics.diagnostics.contains { $0.lintRule == "missing-picture" })
    let none = try await lint(HostProgram(), [path], axes: SmallPages.axes, isWhole: true) {
      $0.only = [.smallText]
    }
    #expect(none.report?.entries.isEmpty == true)
    try AtomicFileWriter().write("{}", to: temporary.path("Assets.xcassets/Contents.json"))
    let beside = try await lint(HostProgram(), [path], axes: SmallPages.axes, isWhole: true) {
      $0.only = [.missingPicture]
    }
    #expect(beside.report?.entries.map(\.severity) == [.warning])
    let told = try await lint(HostProgram(), [path], axes: SmallPages.axes) { $0.only = [.missingPicture] }
    #expect(
      told.report?.entries.isEmpty == true
        && told.session.diagnostics.diagnostics.contains { $0.lintRule == "missing-picture" })
  }

  @Test func `a fault belongs to the last scene that begins before it`() async throws {
    let found = try await lint(HostProgram(), [try storyboard()], axes: SmallPages.axes)
    let source = found.run.plan.sources[0].source
    let places = source.entries.map(\.position)
    let (first, second) = (try #require(places[0]), try #require(places[1]))
    func page(
      _ line: Int, _ column: Int, file: String? = nil, page: String? = nil, rule: String? = "missing-picture"
    )
      -> [String]
    {
      var fault = Diagnostic(
        .warning, file: file ?? source.file, position: SourcePosition(line: line, column: column), "wrong")
      (fault.lintRule, fault.page) = (rule, page)
      return found.run.findings(of: [fault]).map(\.finding.page)
    }
    #expect(page(first.line, first.column) == ["first"] && page(second.line, second.column) == ["second"])
    #expect(page(second.line, second.column - 1) == ["first"] && page(second.line + 5, 1) == ["second"])
    #expect(page(1, 1) == ["first"] && page(1, 1, page: "own") == ["own"])
    #expect(page(second.line, second.column, file: "other.storyboard") == ["second"])
    #expect(page(1, 1, rule: "no-rule").isEmpty && page(1, 1, rule: nil).isEmpty)
    var fault = Diagnostic(.warning, file: source.file, "wrong")
    fault.lintRule = "missing-picture"
    #expect(found.run.findings(of: [fault]).map(\.finding.page) == ["first"])
  }
}
