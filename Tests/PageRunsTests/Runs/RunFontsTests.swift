import Foundation
import LayoutEngine
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// A source that wants fonts.
private struct FontPages: PageSource {
  var file = "F"
  let name = "F"
  let entries = [PageEntry(id: "one", number: 1)]
  let pageCount = 1
  let matrix = PageMatrix()
  var fontFamilies: [Located<String>] = []
  var preferredFontFamilies: [Located<String>] = []
  var fontPaths: [String] = []
  var areFontsOptional = false
  let traitDependence: PageTraits.Aspects = []

  func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

  func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    var told = Diagnostic(.warning, file: file, "found by lint too")
    told.isToldByLint = true
    return (chosen.map { _ in nil }, [told, Diagnostic(.warning, file: file, "own")])
  }
}

struct RunFontsTests {
  private let temporary = TemporaryFolder()
  private var none: String { temporary.path("none") }

  private func fonts(_ directories: [String] = [], _ sources: FontPages...) -> RunFonts {
    RunFonts(directories: directories, sources: sources)
  }

  @Test func `sources with the same fonts share a catalogue`() {
    let own = FontPages(fontPaths: [TestFont.path])
    let fonts = fonts(
      [], FontPages(), own, FontPages(), own, FontPages(fontPaths: [TestFont.path], areFontsOptional: true))
    #expect(fonts.places == [0, 1, 0, 1, 2] && fonts.catalogs.count == 3)
    #expect(fonts.faults == [[], [], [], [], []] && fonts.warnings.isEmpty)
    #expect(self.fonts([TestFont.path], FontPages(), own).places == [0, 1])
  }

  @Test func `fonts that are not there are faults of their sources, or warnings if they are optional`() {
    let fonts = fonts(
      [], FontPages(), FontPages(fontPaths: [none]), FontPages(fontPaths: [none], areFontsOptional: true))
    #expect(fonts.faults.map(\.isEmpty) == [true, false, true])
    #expect(fonts.faults[1].allSatisfy { $0.severity == .error })
    #expect(fonts.warnings.allSatisfy { $0.severity != .error })
    #expect(self.fonts([none], FontPages()).faults[0].isEmpty == false)
  }

  @Test func `a family that no font has is a fault of its source`() {
    let wanted = Located("No Such Family", at: SourcePosition(line: 2, column: 3))
    let fonts = fonts([], FontPages(fontFamilies: [wanted]), FontPages())
    #expect(fonts.faults.map(\.count) == [1, 0])
    #expect(
      fonts.faults[0][0].message.contains("No Such Family") && !fonts.faults[0][0].message.contains("mend"))
    // Where the fonts themselves have a fault, that alone is told.
    let broken = self.fonts([none], FontPages(fontFamilies: [wanted]))
    #expect(!broken.faults[0].contains { $0.message.contains("No Such Family") })
  }

  @Test func `a font file that was passed over may have the missing family`() throws {
    let wanted = Located("No Such Family", at: SourcePosition(line: 2, column: 3))
    func message(_ names: String...) throws -> String {
      let folder = TemporaryFolder()
      for name in names { try AtomicFileWriter().write("no font", to: folder.path(name)) }
      try FileManager.default.copyItem(atPath: TestFont.path, toPath: folder.path("sound.ttf"))
      let fonts = fonts([folder.path("")], FontPages(fontFamilies: [wanted]))
      return try #require(fonts.faults[0].first?.message).replacing(folder.path(""), with: "D/")
        .replacing("D//", with: "D/")
    }
    #expect(try message("a.ttf").hasSuffix(" (or mend D/a.ttf, which was passed over)"))
    #expect(try message("a.ttf", "b.ttf").hasSuffix(" (or mend D/a.ttf and 1 more, which was passed over)"))
  }

  @Test @MainActor func `a session reports faults of fonts, and has none if no source has usable ones`()
    throws
  {
    func outcome(_ sources: FontPages...) throws -> (hasFonts: Bool, messages: [Diagnostic.Severity]) {
      var session = SmallPages.session()
      let plan = try RunPlan(
        sources.map { RunPlan.Loaded(source: $0, name: $0.name) }, axes: AxisOptions(), devices: .builtin)
      let fonts = session.fonts(for: plan)
      return (fonts != nil, session.diagnostics.diagnostics.map(\.severity))
    }
    #expect(try outcome().hasFonts)
    #expect(try outcome(FontPages()).hasFonts && outcome(FontPages()).messages.isEmpty)
    #expect(try outcome(FontPages(fontPaths: [none])).hasFonts == false)
    let one = try outcome(FontPages(fontPaths: [none]), FontPages())
    #expect(one.hasFonts && one.messages.contains(.error))
    let preferred = Located("No Such Family", at: SourcePosition(line: 2, column: 3))
    #expect(try outcome(FontPages(preferredFontFamilies: [preferred])).messages.allSatisfy { $0 == .warning })
    #expect(
      try outcome(FontPages(fontPaths: [none], areFontsOptional: true)).messages.allSatisfy { $0 == .warning }
    )
  }

  @Test @MainActor func `pages of a source without usable fonts have no views, and its faults`() async throws
  {
    var session = SmallPages.session()
    let plan = try RunPlan(
      [FontPages(fontPaths: [none]), FontPages(file: "G")].map { RunPlan.Loaded(source: $0, name: $0.file) },
      axes: AxisOptions(), devices: .builtin)
    let opened = session.fonts(for: plan)
    let fonts = try #require(opened)
    let known = session.diagnostics.diagnostics.count
    let pages = await session.pages(of: plan, fonts: fonts, mayStop: true)
    #expect(pages.map(\.count) == [1, 1])
    let environment = plan.sources[0].environments[0]
    #expect(pages[0][0].faults(in: environment) == fonts.faults[0] && !fonts.faults[0].isEmpty)
    #expect(session.diagnostics.diagnostics.dropFirst(known).map(\.message) == ["found by lint too", "own"])
    _ = await session.pages(of: plan, fonts: fonts, isLint: true)
    #expect(session.diagnostics.diagnostics.filter { $0.file == "G" }.count >= 2)
    var lint = SmallPages.session()
    _ = await lint.pages(of: plan, fonts: fonts, isLint: true)
    #expect(lint.diagnostics.diagnostics.map(\.message) == ["own"])
  }
}

@MainActor
struct CatalogFaultTests {
  /// The second of three pages has an id that an earlier one has.
  private var program: HostProgram {
    SmallPages.program([SmallPages.page("one"), SmallPages.page("one"), SmallPages.page("three")])
  }

  private func faults(_ pages: [String]?) -> [Diagnostic] {
    var session = SmallPages.session(program)
    var axes = AxisOptions()
    axes.pages = pages
    _ = session.plan([], axes: axes)
    return session.diagnostics.diagnostics
  }

  @Test func `faults of pages that were not chosen are not told`() {
    #expect(faults(nil).count == 1 && faults(nil)[0].severity == .error)
    #expect(faults(["2"]).count == 1 && faults(["1-2"]).count == 1 && faults(["all"]).count == 1)
    #expect(faults(["3"]).isEmpty && faults(["1", "3"]).isEmpty)
    // An unknown page is an error of its own, beside the others.
    #expect(faults(["9"]).count == 2)
  }
}

/// Versions of recorded snapshots of several files.
struct RecordedVersionNotesTests {
  private let temporary = TemporaryFolder()

  private func recorded(_ sources: FontPages...) throws -> [Diagnostic] {
    let snapshots = temporary.path("S")
    let environment = DrawingEnvironment(architecture: "x", libraries: [], fonts: [])
    try AtomicFileWriter().write(environment.json, to: SnapshotFolder(snapshots).environment)
    var versions = RecordedVersions(in: snapshots)
    for source in sources { #expect(versions.other(than: .standard, for: source) == .ios17) }
    #expect(versions.other(than: .ios17, for: FontPages()) == nil)
    return versions.notes
  }

  @Test func `one note is about all files, and names the option`() throws {
    let advice = "pass --ios 17 to keep it, or record with --ios 26 to move on"
    let one = try recorded(FontPages())
    #expect(one.map(\.message) == ["the snapshots show iOS 17, and so are the pages drawn; \(advice)"])
    #expect(one[0].file == "F" && one[0].severity == .note)
    #expect(
      try recorded(FontPages(), FontPages(file: "G"), FontPages(file: "H")).map(\.message)
        == ["the snapshots, and 2 more show iOS 17, and so are the pages drawn; \(advice)"])
    #expect(try recorded().isEmpty)
  }
}

/// Limits of the system, each in a process of its own.
struct SystemLimitsTests {
  @Test func `limits that are too low are told with the command that raises them`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      func fault(_ resource: __rlimit_resource, _ value: Int) -> String {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        let former = limit
        limit.rlim_cur = rlim_t(value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        let fault = SystemLimits.fault
        var back = former
        setrlimit(__rlimit_resource_t(resource.rawValue), &back)
        guard fault == nil || fault?.exitCode == .limit else { exit(2) }
        return fault?.message ?? ""
      }
      let told = [
        fault(RLIMIT_NOFILE, 31) == "only 31 files may be open at a time; allow 32 (ulimit -n)",
        fault(RLIMIT_NOFILE, 32) == "",
        fault(RLIMIT_STACK, 2047 << 10) == "only 2047 KiB of stack may be used; allow 2048 (ulimit -s)",
        fault(RLIMIT_STACK, 2048 << 10) == "",
        fault(RLIMIT_DATA, 511 << 20) == "only 511 MiB of memory may be used; allow 512 (ulimit -d)",
        fault(RLIMIT_AS, 511 << 20) == "only 511 MiB of memory may be used; allow 512 (ulimit -v)",
      ]
      exit(told.firstIndex(of: false).map { Int32(20 + $0) } ?? 7)
    }
  }
}
