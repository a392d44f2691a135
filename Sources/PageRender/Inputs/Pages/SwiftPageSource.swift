public import PageBase
public import PageDrawing
public import PageLayout
public import PageLint
internal import UIKitCore

/// Pages that an app's own Swift code builds.
///
/// Code may read everything: size, traits, locale, the colours of an appearance. Every page is therefore
/// built anew for each environment, in a window of its own.
public struct SwiftPageSource: LintedSource {
  /// The pages without faults.
  private let pages: [NumberedPage]
  /// The faults of pages, which `load` returns too, each with its page's number.
  public let pageFaults: [PageFault]
  public let pageCount: Int
  /// The file that declares the first page.
  public let file: String
  public let name: String
  /// The environments that pages are shown in by default; empty unless set.
  public var matrix = PageMatrix()
  /// The exceptions from lint; empty unless set.
  public var lintExceptions: [LintException] = []
  /// True for an app with `UIDesignRequiresCompatibility` in its Info.plist.
  public var requiresCompatibility = false
  /// The hash of the app's code and resources; `nil` for a package's program, whose files are found.
  package var code: String?
  /// Returns the picture of a page that another process drew, which is then not built here; `nil` if it has not come.
  package var receive: Receiving?
  package typealias Receiving =
    @Sendable (_ page: PageEntry, _ environment: PageEnvironment, _ images: ImageStore) -> ReceivedPicture?
  /// The absolute path of the file that declares the first page.
  let path: String
  let assets: AssetCatalogs
  var strings: LocalizedStrings
  /// The paths of the files and folders of texts.
  let stringPaths: [String]
  public let fontPaths: [String]
  public let areFontsOptional: Bool
  /// True if the pages are an app's own screens, which nobody made for pictures.
  private let isApp: Bool

  private struct NumberedPage: Sendable {
    var page: Page
    /// The page's number in the catalogue, from 1.
    var number: Int
    var steps: [Located<FlowStep>]
  }

  /// A fault of one page.
  public struct PageFault: Hashable, Sendable {
    public var number: Int
    public var diagnostic: Diagnostic
  }

  /// The files that a catalogue brings along for its pages. Paths are relative to the folder of the file that
  /// declares the first page, or, on a machine without that folder, to the working directory.
  public struct Resources: Sendable {
    /// Asset catalogues, folders whose names end in `.xcassets`, and picture files that are found by name.
    public var assets: [String]
    /// Files of texts, and folders with `.lproj` folders.
    public var strings: [String]
    /// Font files, and folders of them.
    public var fonts: [String]

    /// True if the files were found in an app's folder, not named. Faults of these files are then warnings,
    /// since a device ignores them.
    package var wereFound = false

    public init(assets: [String] = [], strings: [String] = [], fonts: [String] = []) {
      self.assets = assets
      self.strings = strings
      self.fonts = fonts
    }
  }

  /// Checks the pages, and opens their resources.
  ///
  /// - Returns: The source; `nil`, with at least one error, if no page is left.
  public static func load(
    _ pages: [Page], name: String, resources: Resources = Resources()
  ) -> (source: SwiftPageSource?, diagnostics: [Diagnostic]) {
    guard let first = pages.first else {
      let empty = Diagnostic(
        .error, "there are no pages; give \"pages\" one, such as Page(\"welcome\") { WelcomeController() }",
        exitCode: .badInput)
      return (nil, [empty])
    }
    let folder = first.place.folder ?? "."
    func located(_ path: String) -> String {
      path.hasPrefix("/") ? path : StringFilesSearch.join(folder, path)
    }
    let (sound, faults) = check(pages)
    let (assets, assetFaults) = AssetCatalogs.open(
      resources.assets.map(located), images: ImageStore(isForgiving: resources.wereFound))
    let (strings, stringFaults) = LocalizedStrings.open(resources.strings.map(located))
    let diagnostics =
      faults.map(\.diagnostic) + assetFaults
      + (resources.wereFound ? stringFaults.map(\.asWarning) : stringFaults)
    guard !sound.isEmpty else { return (nil, diagnostics) }
    let source = SwiftPageSource(
      pages: sound, pageFaults: faults, pageCount: pages.count, file: first.place.shownFile, name: name,
      path: first.place.path, assets: assets, strings: strings,
      stringPaths: resources.strings.map(located), fontPaths: resources.fonts.map(located),
      areFontsOptional: resources.wereFound,
      isApp: resources.wereFound)
    return (source, diagnostics)
  }

  /// The pages that can be drawn, and the faults of all pages. Ids are checked as a deck's are.
  private static func check(_ pages: [Page]) -> (pages: [NumberedPage], faults: [PageFault]) {
    var sound: [NumberedPage] = []
    var found: [PageFault] = []
    /// The number of the page that has each id, by ids in lower case, since names that differ only in case
    /// would be one file on a Mac.
    var owners: [String: Int] = [:]
    for (index, page) in pages.enumerated() {
      var faults: [String] = []
      let owner = owners[page.id.lowercased()]
      if let fault = FileName.fault(of: page.id) {
        faults.append(
          "page id \(Wording.quoted(page.id)) \(fault); it becomes a file's name, so write one such as lesson-1"
        )
      } else if let owner {
        faults.append("page id \(Wording.quoted(page.id)) is taken by page \(owner); write another")
      }
      if owner == nil { owners[page.id.lowercased()] = index + 1 }
      let isNamed = faults.isEmpty
      faults += page.flow.compactMap(\.fault)
      found += faults.map {
        PageFault(number: index + 1, diagnostic: page.place.diagnostic(.error, $0, exitCode: .badInput))
      }
      guard isNamed else { continue }
      // An unknown step ends the flow; the page itself is drawn.
      let steps = page.flow.prefix { $0.fault == nil }.map { Located($0, at: page.place.position) }
      sound.append(NumberedPage(page: page, number: index + 1, steps: steps))
    }
    return (sound, found)
  }

  // MARK: PageSource

  /// Each page, followed by the steps of its flow.
  public var entries: [PageEntry] { shown.map { $0.entry } }

  public var leftOutPages: [LeftOutPage] {
    let drawn = Set(pages.map(\.number))
    var taken = Set(pages.map { $0.page.id.lowercased() })
    return (1...max(pageCount, 1)).filter { !drawn.contains($0) }.map { number in
      let faults = pageFaults.filter { $0.number == number }.map(\.diagnostic)
      return LeftOutPage(PageEntry(id: "", number: number), faults: faults, among: &taken)
    }
  }

  /// A page, or the screen after a step of its flow.
  private struct Shown {
    /// The index in `pages`.
    var page: Int
    /// The index of the step in the page's flow; `nil` for the page itself.
    var step: Int?
    var entry: PageEntry
  }

  private var shown: [Shown] {
    pages.enumerated().flatMap { index, page in
      let place = page.page.place
      let entry = PageEntry(
        id: page.page.id, number: page.number, position: place.position, file: place.shownFile)
      let names = FlowStep.names(of: page.steps.map(\.value))
      return [Shown(page: index, entry: entry)]
        + names.enumerated().map { step, name in
          var entry = entry
          entry.step = name
          return Shown(page: index, step: step, entry: entry)
        }
    }
  }

  /// Empty, since the system font replaces missing fonts, as in a document.
  public var fontFamilies: [Located<String>] { [] }

  public var locales: [String] { strings.locales }

  public var traitDependence: PageTraits.Aspects { [.all, .window] }

  /// Empty, since images are found by name while the code runs.
  public func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

  @MainActor
  public func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) async -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    let shown = shown
    var prepared = [PreparedPage?](repeating: nil, count: chosen.count)
    var diagnostics: [Diagnostic] = []
    guard let window = traits.window else { return (prepared, diagnostics) }
    if let receive {
      return (
        chosen.map { place in
          let (entry, steps) = (shown[place].entry, pages[shown[place].page].steps)
          return receive(entry, window, images).map {
            var page = PreparedPage(
              id: entry.id, position: entry.position, step: shown[place].step.map { steps[$0].value },
              received: $0)
            page.shownIn = $0.shown(in: window)
            return page
          }
        }, []
      )
    }
    var environment = window
    if requiresCompatibility { environment.system = window.system.compatible }
    let shownAs = environment
    let texts = PageStrings(strings, locale: traits.locale, idiom: traits.idiom)
    await PageTurn.begin()
    defer { PageTurn.end() }
    for index in pages.indices {
      let places = chosen.indices.filter { shown[chosen[$0]].page == index }
      guard !places.isEmpty else { continue }
      let last = places.compactMap { shown[chosen[$0]].step }.max()
      let (built, problems) = await PageStrings.withCurrent(texts) {
        await AssetCatalogs.withCurrent(assets) {
          await AppearanceStore.withNew {
            await LaterClock.withNew {
              await UIApplication.withNew { await buildNoting(pages[index], upTo: last, in: shownAs) }
            }
          }
        }
      }
      diagnostics += built.isEmpty ? problems.keeping(page: pages[index].page.id) : problems
      let states = PreparedPage.sharing(texts.takeTexts(), among: built)
      for place in places {
        let state = shown[chosen[place]].step.map { $0 + 1 } ?? 0
        if states.indices.contains(state) { prepared[place] = states[state] }
      }
    }
    return (prepared, diagnostics + texts.takeDiagnostics() + assets.takeDiagnostics())
  }

  /// Builds a page's screens, and collects faults that belong to no view.
  @MainActor
  private func buildNoting(
    _ numbered: NumberedPage, upTo last: Int?, in environment: PageEnvironment
  ) async -> (states: [PreparedPage], diagnostics: [Diagnostic]) {
    let page = numbered.page
    let place = "\(page.place.shownFile):\(page.place.position.line)"
    let code = "the code of page \(Wording.quoted(page.id)) (\(place))"
    TrapNotice.set("while \(code) was running on \(environment.name)")
    Confinement.codeBegins(code, on: environment.name)
    defer {
      TrapNotice.clear()
      Confinement.codeEnds()
    }
    let (built, faults) = await CodeFaults.collecting { await build(numbered, upTo: last, in: environment) }
    return (
      built.states,
      built.diagnostics
        + faults.map {
          page.place.diagnostic(
            $0.severity, "page \(Wording.quoted(page.id)): \($0.message)", exitCode: $0.exitCode)
        }
    )
  }

  /// The page as it first appears, then after each step of its flow up to the index `last`; fewer if a step
  /// fails.
  @MainActor
  private func build(
    _ numbered: NumberedPage, upTo last: Int?, in environment: PageEnvironment
  ) async -> (states: [PreparedPage], diagnostics: [Diagnostic]) {
    let page = numbered.page
    let screen: PageScreenContent
    let isProcessBusy = ProcessActivity.busyThreads > 0
    do {
      guard let made = try page.makeScreen() else {
        return ([], [page.fault("its code gave no view controller (nil)")])
      }
      screen = made
    } catch let error as LaunchError {
      return ([], [page.fault(error.message)])
    } catch {
      return ([], [page.fault("its code threw an error: \(error)")])
    }
    var flow = Flow(
      of: screen, in: environment, id: page.id, file: page.place.shownFile, position: page.place.position)
    await flow.performWaiting(
      numbered.steps.prefix(last.map { $0 + 1 } ?? 0), isProcessBusy: isProcessBusy, turns: page.turns)
    if isApp, !flow.states.isEmpty { flow.reportEmptyList() }
    if let tell = page.countsPages, let (before, after) = flow.countPages() { tell(before, after) }
    return (flow.states, flow.diagnostics)
  }
}

extension Page {
  fileprivate func fault(_ message: String) -> Diagnostic {
    place.diagnostic(.error, "page \(Wording.quoted(id)): \(message)", exitCode: .badInput)
  }
}
