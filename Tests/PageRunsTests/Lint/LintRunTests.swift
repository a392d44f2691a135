import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Runs of lint over pages with labels of 6 pt, which are too small to read.
@MainActor
struct LintRunTests {
  private let temporary = TemporaryFolder()

  private func catalog(
    _ exceptions: LintException..., labels: Int = 1, pages: [String] = ["one"]
  ) -> CatalogPages {
    CatalogPages(
      name: "App",
      pages: pages.map { id in
        Page(id) {
          let root = UIView()
          for number in 0..<labels {
            let label = UILabel(frame: CGRect(x: 20, y: 100 + 40 * number, width: 200, height: 20))
            label.text = "Label \(["one", "two", "three"][number])"
            label.font = .systemFont(ofSize: 6)
            label.accessibilityIdentifier = "label-\(number)"
            root.addSubview(label)
          }
          return root
        }
      }, matrix: CatalogMatrix(devices: ["iphone-se-3"]), resources: SwiftPageSource.Resources(),
      lint: exceptions)
  }

  @MainActor
  private struct Found {
    var run: LintRun
    var report: LintReport?
    var session: Session
    var messages: [String] { session.diagnostics.diagnostics.map(\.message) }
  }

  private func lint(
    _ catalog: CatalogPages, _ change: (inout LintOptions) -> Void = { _ in }, isWhole: Bool? = nil
  ) async throws -> Found {
    var (options, quiet) = (LintOptions(), RunOptions(jobs: 1))
    options.only = [.smallText]
    options.listsAll = true
    change(&options)
    quiet.showsProgress = false
    var session = Session(options: quiet, program: HostProgram(name: "tours", catalog: catalog))
    let planned = session.plan([], axes: AxisOptions())
    let plan = try #require(planned)
    let opened = session.fonts(for: plan)
    let fonts = try #require(opened)
    var run = LintRun(plan: plan, fonts: fonts, options: options, program: "tours")
    let report: LintReport? =
      if let isWhole { await run.newReport(&session, isWhole: isWhole) } else { await run.report(&session) }
    return Found(run: run, report: report, session: session)
  }

  @Test func `each small label is a finding`() async throws {
    let found = try await lint(catalog(labels: 2))
    #expect(found.report?.entries.map(\.finding.rule) == [.smallText, .smallText])
    #expect(found.messages.isEmpty)
    #expect(found.run.files.count == 1 && found.run.environments.map(\.count) == [1])
  }

  @Test func `an exception for a page or view that is not there is a warning`() async throws {
    let found = try await lint(
      catalog(
        LintException(.smallText, page: "two"), LintException(.smallText, view: "lable-0"),
        LintException(.smallText, page: "one", view: "xyzzy"), LintException(.smallText, view: "label-0")))
    #expect(found.report?.entries.isEmpty == true)
    #expect(
      found.messages == [
        "the lint exception for small-text is about the page \"two\", which is not there; correct or remove it",
        "the lint exception for small-text is about the view \"lable-0\", which is on no page; did you mean "
          + "\"label-0\"? Correct or remove it",
        "the lint exception for small-text is about the view \"xyzzy\", which is on no page; correct or remove it",
      ])
    #expect(found.session.diagnostics.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `an option about a view that is on no page is a warning`() async throws {
    let found = try await lint(catalog()) {
      $0.exceptions = [
        LintException(.smallText, view: "lable-0"), LintException(.smallText, view: "label-0"),
      ]
    }
    #expect(
      found.messages == [
        "\"small-text:lable-0\" on the command line is about no view of these pages; did you mean \"label-0\"?"
      ])
  }

  @Test func `an exception that no finding needs is noted in a whole run`() async throws {
    func messages(_ isWhole: Bool) async throws -> [String] {
      try await lint(catalog(LintException(.touchSize, page: "one")), { $0.only = nil }, isWhole: isWhole)
        .messages
    }
    #expect(
      try await messages(true) == [
        "nothing needs the lint exception for touch-size (page \"one\"); remove it"
      ])
    #expect(try await messages(false).isEmpty)
  }

  @Test func `known findings are left out, and told once they are gone`() async throws {
    let file = temporary.path("baseline.json")
    let absent = try await lint(catalog(), { $0.baseline = file }, isWhole: true)
    #expect(absent.report == nil)
    #expect(absent.messages.first?.hasSuffix("; --update-baseline writes it") == true)
    let written = try await lint(
      catalog(labels: 2), { ($0.baseline, $0.updatesBaseline) = (file, true) }, isWhole: true)
    #expect(written.report?.entries.isEmpty == true && FilePath.isReadable(file))
    let same = try await lint(catalog(labels: 2), { $0.baseline = file }, isWhole: true)
    #expect(same.report?.entries.isEmpty == true && same.messages.isEmpty)
    let more = try await lint(catalog(labels: 3), { $0.baseline = file }, isWhole: true)
    #expect(more.report?.entries.count == 1 && more.messages.isEmpty)
    let mended = try await lint(catalog(labels: 1), { $0.baseline = file }, isWhole: true)
    #expect(
      mended.messages == ["no longer found: small-text on \"one\"; --update-baseline takes them out"])
    let none = try await lint(catalog(labels: 0), { $0.baseline = file }, isWhole: true)
    #expect(none.messages.first?.contains("on \"one\", and 1 more; --update") == true)
    #expect(try await lint(catalog(labels: 0), { $0.baseline = file }, isWhole: false).messages.isEmpty)
  }

  @Test func `each finding has a picture of its own name`() async throws {
    let found = try await lint(catalog(labels: 3))
    let report = try #require(found.report)
    let folder = temporary.path("pictures")
    #expect(LintPictures(run: found.run, folder: folder).write(report).isEmpty)
    #expect(TemporaryFolder.names(in: folder) == ["one"])
    #expect(
      TemporaryFolder.names(in: "\(folder)/one") == [
        "small-text-2.png", "small-text-3.png", "small-text.png",
      ])
    try AtomicFileWriter().write("", to: temporary.path("file"))
    #expect(LintPictures(run: found.run, folder: temporary.path("file")).write(report).count == 3)
  }

  @Test func `parts of a run have 24 environments where pages are built for each`() throws {
    func plan(_ traits: PageTraits.Aspects) throws -> RunPlan {
      var axes = AxisOptions.devices("iphone-x", "ipad-10")
      axes.contentSizes = ContentSize.allCases
      axes.appearances = [.light, .dark]
      var (cut, whole) = (PlannedPages("one", "two"), PlannedPages("one", name: "Whole"))
      (cut.traitDependence, whole.traitDependence) = (traits, [])
      return try RunPlan.of(cut, whole, axes: axes)
    }
    // 2 devices, 2 appearances, 12 text sizes: 48 environments.
    let parts = LintPart.parts(of: try plan(.window))
    #expect(parts.map { $0.plan.sources.map(\.environments.count) } == [[24, 48], [24, 0]])
    #expect(parts.map(\.offsets) == [[0, 0], [24, 48]])
    #expect(parts.map(\.screenCount) == [2 * 24 + 48, 2 * 24])
    let one = LintPart.parts(of: try plan([]))
    #expect(one.map { $0.plan.sources.map(\.environments.count) } == [[48, 48]] && one[0].offsets == [0, 0])
  }

  @Test func `of each locale the first environment counts`() throws {
    let phone = try DeviceCatalog.builtin.device("iphone-x")
    let environments = ["en", "ja", "en", "de", "ja"].map { PageEnvironment(device: phone, locale: $0) }
    #expect(environments.firstOfEachLocale.map(\.locale) == ["en", "ja", "de"])
  }

  /// A source with a folder of fonts that is not there, and an exception for a page that is not there either.
  private struct FontlessPages: LintedSource {
    var file = "F"
    var name = "F"
    var entries = [PageEntry(id: "one", number: 1)]
    var pageCount = 1
    var matrix = PageMatrix()
    var fontFamilies: [Located<String>] = []
    var traitDependence: PageTraits.Aspects = []
    var fontPaths: [String]
    var lintExceptions = [LintException(.smallText, page: "two")]

    func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

    func preparePages(
      images: ImageStore, only chosen: [Int], traits: PageTraits
    ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
      (chosen.map { _ in PreparedPage(id: "one", tree: ViewTree(root: UIView())) }, [])
    }
  }

  @Test func `of a source without usable fonts no exception is told`() async throws {
    func warnings(_ fontPaths: String...) async throws -> Int {
      let sources = [FontlessPages(fontPaths: fontPaths), FontlessPages(file: "G", fontPaths: [])]
      let plan = try RunPlan(
        sources.map { RunPlan.Loaded(source: $0, name: $0.file) }, axes: .devices("iphone-se-3"),
        devices: .builtin)
      var quiet = RunOptions(jobs: 1)
      quiet.showsProgress = false
      var session = Session(options: quiet, program: HostProgram())
      var run = LintRun(
        plan: plan, fonts: RunFonts(directories: [], sources: sources), options: LintOptions(), program: "p")
      _ = await run.report(&session)
      return session.diagnostics.diagnostics.count { $0.message.contains("which is not there") }
    }
    #expect(try await warnings() == 2)
    #expect(try await warnings("/none/fonts") == 1)
  }
}
