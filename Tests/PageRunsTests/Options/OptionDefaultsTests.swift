import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

/// The defaults of commands without options, and the words of some options.
struct OptionDefaultsTests {
  @Test func `drawing keeps what is there, and adds nothing`() throws {
    let options = RenderOptions(naming: try FileNaming(nil, deckCount: 1))
    #expect(options.folder == "out" && options.format == .png && options.usesKnown)
    #expect(!options.drawsSystemBars && !options.cleans && !options.writesGallery && !options.lists)
    #expect(!options.isForStore && options.shard == nil)
    let run = RunOptions(jobs: 3)
    #expect(run.jobs == 3 && !run.isQuiet && run.showsProgress && !run.printsJSON && !run.isStrict)
    #expect(run.fontDirectories.isEmpty && run.deviceFiles.isEmpty && run.assetPaths.isEmpty)
    #expect(RunOptions.maximumJobs == 256)
    let axes = AxisOptions()
    #expect(!axes.isCanvas && axes.devices == nil && axes.pages == nil && axes.scenes == nil)
    let join = JoinOptions()
    #expect(join.output == nil && !join.printsJSON && !join.isQuiet && join.program.name == "renderpages")
  }

  @Test func `a review is of A4, with outlines and the main redlines`() {
    let options = ReviewOptions()
    #expect(options.output == "review.pdf" && options.paper == .a4 && options.frame == .outline)
    #expect(options.redlines == .key && options.language == .english)
    #expect(!options.hasNotes && !options.showsAll && !options.keepsPictures)
    #expect(options.signBy == nil && options.baseline == nil && options.design == nil && options.date == nil)
  }

  @Test func `snapshots have to be equal, in the same environment`() throws {
    var options = SnapshotOptions(isRecording: true)
    #expect(options.isRecording && options.report == "report" && options.usesCache)
    #expect(!SnapshotOptions(isRecording: false).isRecording)
    #expect(!options.isLastFailed && !options.allowsEnvironment && options.maximumFailures == nil)
    #expect(!options.ignoresSomething)
    options.rules.ignoredViews = ["clock"]
    #expect(options.ignoresSomething)
    options.rules.ignoredViews = []
    options.rules.ignoredAreas = [Rect(x: 0, y: 0, width: 1, height: 1)]
    #expect(options.ignoresSomething)
  }

  @Test func `lint lists findings as text, and fails on errors`() {
    let options = LintOptions()
    #expect(options.format == .text && options.failsOn == nil && options.assumption == .code)
    #expect(!options.judgesLabels && !options.listsAll && !options.updatesBaseline)
    #expect(LintOptions.Format.allCases.filter(\.isForPeople) == [.text, .github])
    #expect(LintOptions.Format.allCases.filter(\.isForTranslators) == [.csv, .xliff])
  }

  @Test func `a fault of the command line ends with 2 unless it says otherwise`() {
    #expect(UsageError(message: "m").diagnostic == Diagnostic(.error, "m", exitCode: .usage))
    #expect(UsageError(message: "m", exitCode: .limit).diagnostic.exitCode == .limit)
    #expect(
      HostProgram.build.hasPrefix("\(HostProgram.version)")
        && HostProgram.release.hasPrefix(HostProgram.version))
    #expect(HostProgram.exitCodes.map(\.0) == ["0", "1", "2", "3", "4", "5", "6", "70", "130 or 143"])
  }

  @Test func `a program's name is that of its file`() {
    #expect(HostProgram.processName == CommandLine.arguments[0].split(separator: "/").last.map(String.init))
    #expect(HostProgram().name == "renderpages" && HostProgram().catalog == nil)
    #expect(
      DeliverLanguages.folders == DeliverLanguages.folders.sorted() && DeliverLanguages.names.count == 50)
    #expect(DeliverLanguages.names.first == "Arabic" && DeliverLanguages.folder(named: "GERMAN") == "de-DE")
  }

  /// 64 GiB are 65,536 MiB; more than five digits are never needed.
  @Test(
    arguments: [
      ("64G", 68_719_476_736), ("65536M", 68_719_476_736), ("65537M", nil), ("00001m", 1_048_576),
      ("000001M", nil),
      ("1G", 1_073_741_824), ("9M", 9_437_184), ("/M", nil), (":M", nil),
    ] as [(String, Int?)])
  func `a size of memory is at most 64 GiB, in five digits`(text: String, bytes: Int?) {
    #expect(MemorySize.bytes(text) == bytes)
  }

  @Test func `a program's pages have its settings`() throws {
    var catalog = PlannedDecks.catalog("one", "two", devices: ["iphone-x", "iphone-99"])
    #expect(!catalog.requiresCompatibility)
    catalog.lint = [LintException(.smallText, page: "one")]
    let loaded = catalog.load(devices: .builtin)
    #expect(loaded.source?.entries.map(\.id) == ["one", "two"] && loaded.source?.name == "App")
    #expect(loaded.source?.matrix.devices.map(\.value.id) == ["iphone-x"])
    #expect(loaded.source?.lintExceptions == catalog.lint && loaded.source?.requiresCompatibility == false)
    #expect(loaded.diagnostics.count == 1 && loaded.diagnostics[0].message.contains("iphone-99"))
    catalog.requiresCompatibility = true
    #expect(catalog.load(devices: .builtin).source?.requiresCompatibility == true)
    catalog.pages = []
    let none = catalog.load(devices: .builtin)
    #expect(none.source == nil && !none.diagnostics.isEmpty)
    // All devices of a matrix without a version are those of the standard one.
    var all = PlannedDecks.catalog("one", devices: ["all"])
    func count(_ standard: SystemVersion) -> Int? {
      all.load(devices: .builtin, standard: standard).source?.matrix.devices.count
    }
    #expect(count(.ios17) == DeviceCatalog.builtin.devices(runningIOS: 17).count)
    #expect(count(.ios26) == DeviceCatalog.builtin.devices(runningIOS: 26).count)
    all.pages = [Page("a/b") { UIView() }, Page("two") { UIView() }]
    let faulty = all.load(devices: .builtin)
    #expect(
      faulty.source?.entries.map(\.id) == ["two"] && faulty.diagnostics.contains { $0.severity == .error })
  }
}
