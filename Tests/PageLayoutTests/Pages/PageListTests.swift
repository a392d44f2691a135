import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Pages of sources before they are drawn: names, variants, notes and causes.
struct PageListTests {
  private func entry(_ id: String, _ number: Int) -> PageEntry { PageEntry(id: id, number: number) }

  // MARK: Pages that are left out

  @Test func `a page that is left out has its own id if that is free, else one of its number`() {
    var taken: Set = ["first", "page-3", "page-4", "page-4-2"]
    func id(_ id: String, _ number: Int) -> String {
      LeftOutPage(entry(id, number), faults: [], among: &taken).entry.id
    }
    #expect(id("second", 2) == "second" && taken.contains("second"))
    #expect(id("First", 5) == "page-5")
    #expect(id("a/b", 3) == "page-3-2")
    #expect(id("", 4) == "page-4-3")
    #expect(id("SECOND", 2) == "page-2" && id("second", 2) == "page-2-2")
  }

  // MARK: Variants

  private func environment(_ locale: String) throws -> PageEnvironment {
    PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-x"), locale: locale)
  }

  private func page(_ id: String) -> PreparedPage {
    PreparedPage(id: id, tree: ViewTree(layout: LayoutInput(), views: [], diagnostics: []))
  }

  private func fault(_ message: String, file: String? = nil, line: Int? = nil) -> Diagnostic {
    Diagnostic(
      .error, file: file, position: line.map { SourcePosition(line: $0, column: 1) }, message)
  }

  @Test func `a page is found by the traits it depends on`() throws {
    let aspects: PageTraits.Aspects = [.locale]
    var variants = PageVariants(dependingOn: aspects)
    let (english, japanese) = (try environment("en"), try environment("ja"))
    #expect(
      variants.page(for: english) == nil && variants.variant(for: english) == nil && !variants.isLeftOut)
    #expect(variants.faults(in: english).isEmpty)
    variants.add(page("english"), for: english.traits.reduced(to: aspects))
    variants.add(
      nil, for: japanese.traits.reduced(to: aspects), faults: [fault("not in Japanese", file: "a", line: 3)])
    #expect(variants.page(for: english)?.id == "english" && variants.page(for: japanese) == nil)
    #expect(variants.variant(for: english) == 0 && variants.variant(for: japanese) == 1)
    #expect(variants.pages.map(\.id) == ["english"])
    #expect(
      variants.faults(in: japanese).map(\.message) == ["not in Japanese"]
        && variants.faults(in: english).isEmpty)
    #expect(variants.isKept(by: fault("not in Japanese", file: "a", line: 3)))
    for other in [
      fault("not in English", file: "a", line: 3), fault("not in Japanese", file: "b", line: 3),
      fault("not in Japanese", file: "a", line: 4),
    ] { #expect(!variants.isKept(by: other)) }
  }

  @Test func `a page that cannot be built has its faults everywhere`() throws {
    let english = try environment("en")
    let unbuilt = PageVariants(unbuiltBecause: [fault("broken")])
    #expect(unbuilt.faults(in: english).map(\.message) == ["broken"] && !unbuilt.isLeftOut)
    #expect(unbuilt.isKept(by: fault("broken")) && unbuilt.pages.isEmpty)
    var taken: Set<String> = []
    let leftOut = PageVariants(of: LeftOutPage(entry("a", 1), faults: [fault("bad")], among: &taken))
    #expect(leftOut.isLeftOut && leftOut.faults(in: english).map(\.message) == ["bad"])
    #expect(!PageVariants().isLeftOut)
  }

  @Test func `the faults of a page are its own, else the errors of none`() {
    var own = fault("own")
    own.page = "a"
    var warning = fault("warning")
    warning.severity = .warning
    let common = fault("common")
    let all = [own, warning, common]
    #expect(all.faults(ofPage: "a").map(\.message) == ["own"])
    #expect(all.faults(ofPage: "b").map(\.message) == ["common"])
    #expect([own, warning].faults(ofPage: "b").isEmpty)
    #expect(all.keeping(page: "c").map(\.page) == ["c", nil, "c"])
  }

  // MARK: Devices

  private func asked(_ names: [String]) throws -> AskedValues {
    AskedValues(devices: try names.map { try DeviceCatalog.builtin.device($0) })
  }

  /// None of these ran iOS 26; of five or more three are named.
  @Test func `devices that never ran a version are named in one note`() throws {
    func note(_ names: [String]) throws -> String? {
      let notes = try asked(names).notes(
        onDevicesWithout: .ios26, file: "deck.json", position: SourcePosition(line: 2, column: 5))
      #expect(notes.count <= 1 && notes.allSatisfy { $0.severity == .note && $0.file == "deck.json" })
      return notes.first?.message
    }
    #expect(try note(["iphone-16-pro"]) == nil && note([]) == nil)
    #expect(
      try note(["iphone-16-pro", "iphone-x"])?.hasPrefix("iPhone X never ran iOS 26; the pages") == true)
    let four = try note(["iphone-x", "iphone-xs", "iphone-xr", "iphone-xs-max"])
    #expect(four?.contains("iPhone XS Max") == true && four?.contains("more") == false)
    let five = try note(["iphone-x", "iphone-xs", "iphone-xr", "iphone-xs-max", "iphone-6-plus"])
    #expect(five?.contains("iPhone XR") == true && five?.contains("2 more never ran") == true)
    #expect(five?.contains("iPhone XS Max") == false)
  }

  // MARK: Causes

  @Test func `causes are gathered, those with the most places first`() {
    let causes = Cause.gathered([
      (place: 1, texts: ["a", "b"]), (place: 2, texts: ["c", "b"]), (place: 3, texts: ["c", "b", "d"]),
    ])
    #expect(causes.map(\.text) == ["b", "c", "a", "d"])
    #expect(causes.map(\.places) == [[1, 2, 3], [2, 3], [1], [3]])
    #expect(Cause<Int>.gathered([]).isEmpty)
  }

  // MARK: Scenes

  @Test func `an unknown scene is told with the scenes there are`() {
    let few = [PageEntry(id: "login", number: 1, sceneNames: ["Sign In"]), entry("home", 2)]
    #expect(
      unknownSceneMessage("xyz", among: few, of: ["Main.storyboard"])
        == "--scene \"xyz\" is no scene of Main.storyboard; it has login, home")
    #expect(
      unknownSceneMessage("xyz", among: few, of: ["a", "b"]).hasSuffix(
        "these documents; they have login, home"))
    #expect(unknownSceneMessage("Sign I", among: few, of: ["a"]).contains(#"did you mean "Sign In"?"#))
    func many(_ count: Int) -> String {
      unknownSceneMessage("xyz", among: (1...count).map { entry("scene\($0)", $0) }, of: ["a"])
    }
    #expect(many(12).hasSuffix("scene11, scene12"))
    #expect(many(13).hasSuffix("scene11, scene12, …"))
  }

  @Test func `an unknown view is told with the views there are`() {
    #expect(
      unknownViewMessage("xyz", among: ["title", "8bC-Xf-vdC", "card"])
        == "no view of these pages is called \"xyz\"; there are title, card")
    #expect(unknownViewMessage("titel", among: ["title"]).contains(#"did you mean "title"?"#))
    #expect(unknownViewMessage("xyz", among: []) == "no view of these pages is called \"xyz\"")
    let names = (1...13).map { "view\($0)" }
    #expect(unknownViewMessage("xyz", among: Array(names.prefix(12))).hasSuffix("view12"))
    #expect(unknownViewMessage("xyz", among: names).hasSuffix("view12, …"))
  }

  // MARK: Steps

  @Test func `a step's name has no blank, slash, comma or control character, and 60 characters at most`() {
    #expect(FlowStep.names(of: ["tap a/b, c"]) == ["tap-a-b--c"])
    let long = FlowStep("tap " + String(repeating: "x", count: 80))
    #expect(FlowStep.names(of: [long])[0].count == 60)
    #expect(FlowStep.names(of: ["rotate", "rotate", "rotate"]) == ["rotate", "rotate-2", "rotate-3"])
    #expect(FlowStep("tap  a\t b").text == "tap a b")
    #expect(FlowStep.maximumCount == 100)
    #expect(FlowStep("tap " + String(repeating: "x", count: 196)).fault == nil)
    #expect(FlowStep("tap " + String(repeating: "x", count: 197)).fault != nil)
  }

  @Test func `swipes are to the sides or not`() {
    #expect(SwipeDirection.allCases.map(\.isHorizontal) == [true, true, false, false])
  }

  // MARK: Sources

  /// A source of pages with no views.
  private struct Source: PageSource {
    var file = "deck.json"
    var name = "deck"
    var entries: [PageEntry] = []
    var pageCount = 0
    var matrix = PageMatrix()
    var system = 17
    var idiom: Device.Idiom?
    var fontFamilies: [Located<String>] = []
    var preferredFontFamilies: [Located<String>] = []
    var traitDependence: PageTraits.Aspects = []

    func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

    @MainActor func preparePages(
      images: ImageStore, only chosen: [Int], traits: PageTraits
    ) async -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) { ([], []) }
  }

  @Test func `a source has all pages if each number has an entry`() {
    func hasAll(_ numbers: [Int], of count: Int) -> Bool {
      Source(entries: numbers.map { entry("\($0)", $0) }, pageCount: count).hasAllPages
    }
    #expect(hasAll([1, 2], of: 2) && hasAll([2, 1, 3], of: 2) && hasAll([], of: 0))
    #expect(!hasAll([1], of: 2) && !hasAll([2, 3], of: 2) && !hasAll([2], of: 2))
    #expect(!Source().isMadeOfFiles && !Source().areFontsOptional && Source().leftOutPages.isEmpty)
  }

  @Test func `fonts that are missing are told once, at their places`() throws {
    let position = SourcePosition(line: 4, column: 5)
    var source = Source()
    source.preferredFontFamilies = [
      Located("No Such Font", at: position), Located("No Such Font"), Located("Inter"),
    ]
    source.fontFamilies = [Located("No Such Font", at: position), Located("Inter")]
    let fonts = FontCatalog()
    let replaced = source.replacedFamilies(in: fonts)
    #expect(replaced.map(\.position) == [position] && replaced.map(\.severity) == [.warning])
    #expect(
      replaced[0].lintRule == "missing-font"
        && replaced[0].message.hasPrefix("the font \"No Such Font\" is missing; "))
    let unknown = source.unknownFamilies(in: fonts)
    #expect(unknown.map(\.position) == [position] && unknown.map(\.exitCode) == [.badInput])
    #expect(unknown[0].severity == .error && unknown[0].file == "deck.json")
  }

  @Test func `the devices of a source run its version and are of its kind`() {
    let catalog = DeviceCatalog.builtin
    func devices(_ source: Source, _ system: SystemVersion) -> [Device] {
      catalog.devices(showing: source, drawnAs: system)
    }
    let all = devices(Source(), .ios17)
    #expect(Set(all.map(\.idiom)) == [.phone, .pad] && all.allSatisfy { $0.runs(iOS: 17) })
    #expect(
      devices(Source(), .ios26).allSatisfy { $0.runs(iOS: 26) } && devices(Source(), .ios26).count < all.count
    )
    #expect(devices(Source(system: 26), .ios17).map(\.id) == devices(Source(), .ios26).map(\.id))
    let pads = devices(Source(idiom: .pad), .ios17)
    #expect(pads.map(\.id) == all.filter { $0.idiom == .pad }.map(\.id) && !pads.isEmpty)
  }

  // MARK: Places in code

  @Test func `a file's path is relative to the working directory`() throws {
    let here = try InputFile.resolved(".")
    let parent = StringFilesSearch.parent(here)
    #expect(
      SourcePlace.relative(here + "/Package.swift") == "Package.swift" && SourcePlace.relative(here) == ".")
    #expect(SourcePlace.relative(here + "/Sources/PageRender") == "Sources/PageRender")
    #expect(
      SourcePlace.relative("Package.swift") == nil && SourcePlace.relative(here + "/no-such-file") == nil)
    if parent != "/" { #expect(SourcePlace.relative(parent) == "..") }
    #expect(SourcePlace.relative("/etc/hostname") == nil)
    let position = SourcePosition(line: 3, column: 4)
    func place(_ path: String) -> SourcePlace {
      SourcePlace(path: path, fileID: "Module/File.swift", position: position)
    }
    #expect(
      place(here + "/Package.swift").shownFile == "Package.swift"
        && place(here + "/Package.swift").folder == ".")
    #expect(
      place("/etc/hostname").shownFile == "Module/File.swift" && place("/etc/hostname").folder == "/etc")
    #expect(place("/no/such").shownFile == "Module/File.swift" && place("/no/such").folder == nil)
    let diagnostic = place("/no/such").diagnostic(.warning, "message", exitCode: .limit)
    #expect(
      diagnostic.file == "Module/File.swift" && diagnostic.position == position
        && diagnostic.exitCode == .limit)
  }
}
