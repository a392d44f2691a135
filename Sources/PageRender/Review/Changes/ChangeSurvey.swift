internal import LayoutEngine

/// Every screen of a review compared with what was before.
struct ChangeSurvey {
  /// By source and by the place of the page among the source's; what changed alike on several screens once.
  private(set) var changes: [[[ScreenChange]]] = []
  private(set) var removed: [RemovedPage] = []
  /// What else there is to say of what was compared, in words.
  private(set) var remarks: [String] = []
  private(set) var faults: [Diagnostic] = []
  /// Whether anything is compared at all.
  private(set) var isAsked = false

  private let numbers: SheetNumber
  private let words: ReviewWords
  private let renderers: SheetRenderers

  init(_ review: Review, renderers: SheetRenderers) {
    numbers = SheetNumber(review: review)
    words = ReviewWords.in(review.settings.language)
    self.renderers = renderers
    for (index, source) in review.sources.enumerated() {
      changes.append(source.entries.map { _ in [] })
      switch source.baseline {
      case nil: continue
      case .snapshots(let folder, let name):
        compare(source, index, with: RecordedScreens(folder, of: source, named: name))
      case .pages(let old): compare(source, index, with: old)
      }
      isAsked = true
    }
  }

  /// Those of a page.
  subscript(source: Int, place: Int) -> [ScreenChange] {
    changes.indices.contains(source) && changes[source].indices.contains(place) ? changes[source][place] : []
  }

  // MARK: Snapshots

  private mutating func compare(_ source: ReviewSource, _ index: Int, with recorded: RecordedScreens) {
    guard !recorded.isEmpty else {
      add(
        Diagnostic(
          .error, file: recorded.folder.path,
          "holds no snapshot of the pages of \(source.name); record them, or name another folder or a deck",
          exitCode: .difference))
      return
    }
    let finder = ChangeFinder(renderers: renderers, words: words)
    var uncompared: [String] = []
    compare(source, index) { [numbers, words] screen, entry, environment in
      switch recorded.state(of: entry, in: environment) {
      case .newPage: return (finder.newPage(screen), nil)
      case .neverRecorded:
        let shown = numbers.shown(environment, of: index, words)
        if !uncompared.contains(shown) { uncompared.append(shown) }
        return nil
      case .recorded, .missing:
        return finder.change(
          of: screen, since: recorded.folder, named: recorded.name(of: entry, in: environment))
      }
    }
    if !uncompared.isEmpty { remarks.append(words.neverRecorded(uncompared)) }
    if source.hasAllPages {
      removed += recorded.removedPages(from: source).map {
        RemovedPage(title($0.name, of: index), picture: $0.picture, source: index)
      }
    }
    guard source.hasAllScreens else { return }
    let screens = recorded.removedScreens(from: source)
    if !screens.isEmpty { remarks.append(words.noLongerShown(screens)) }
  }

  // MARK: Another deck

  private mutating func compare(_ source: ReviewSource, _ index: Int, with old: ReviewSource) {
    let finder = ChangeFinder(renderers: renderers, words: words)
    compare(source, index) { screen, entry, environment in
      finder.change(of: screen, entry: entry, asked: environment, since: old).map { ($0, nil) }
    }
    guard source.hasAllPages else { return }
    for (entry, variants) in zip(old.entries, old.variants)
    where !source.entries.contains(where: { $0.isSame(as: entry) }) {
      let name = title(SheetNumber.page(entry), of: index)
      let shown = source.environments.lazy.compactMap { environment in
        variants.page(for: environment).map { ReviewScreen($0, in: environment, source: index) }
      }.first
      removed.append(
        shown.map { RemovedPage(name, screen: $0, source: index) }
          ?? RemovedPage(name: name, before: .nothing, size: .zero, source: index))
    }
  }

  private func title(_ name: String, of source: Int) -> String { numbers.prefix(of: source) + name }

  // MARK: Screens

  private typealias Found = (change: ScreenChange, fault: Diagnostic?)

  private mutating func compare(
    _ source: ReviewSource, _ index: Int, by find: (ReviewScreen, PageEntry, PageEnvironment) -> Found?
  ) {
    for (place, (entry, variants)) in zip(source.entries, source.variants).enumerated() {
      for environment in source.environments {
        guard let prepared = variants.page(for: environment) else { continue }
        let screen = ReviewScreen(prepared, in: environment, source: index)
        guard let (change, fault) = find(screen, entry, environment) else { continue }
        if let fault { add(fault) }
        let alike = changes[index][place].firstIndex { $0.sentences == change.sentences }
        if let alike, !change.sentences.isEmpty {
          changes[index][place][alike].alsoOn.append(numbers.shown(environment, of: index, words))
        } else {
          changes[index][place].append(change)
        }
      }
    }
  }

  private mutating func add(_ fault: Diagnostic) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension PageEntry {
  func isSame(as other: PageEntry) -> Bool { id == other.id && step == other.step }
}
