internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import PageSnapshots

/// The differences between all screens of a review and their baselines.
struct ChangeSurvey {
  /// The changes by source, then by the page's index in its source, one for each changed screen.
  private(set) var changes: [[[ScreenChange]]] = []
  private(set) var removed: [RemovedPage] = []
  /// Further remarks on the comparison, in words.
  private(set) var remarks: [String] = []
  private(set) var faults: [Diagnostic] = []
  /// The number of pages in sources without a baseline.
  private(set) var uncomparedPages = 0
  /// The names of the screens on which nothing was ever recorded.
  private(set) var uncomparedScreens: [String] = []
  /// True if at least one screen was compared.
  private(set) var isCompared = false
  /// True if at least one source has a baseline.
  private(set) var isAsked = false

  private let review: Review
  private let numbers: SheetNumber
  private let words: ReviewWords

  /// - Parameters:
  ///   - baselines: The baseline of each source, by the source's index; `nil` for none.
  ///   - pages: The changes of each page, by source and page.
  init(_ review: Review, baselines: [ComparedBaseline?], pages: [[PageChanges]]) {
    self.review = review
    numbers = SheetNumber(review: review)
    words = ReviewWords.in(review.settings.language)
    for (index, source) in review.sources.enumerated() {
      for fault in pages[index].flatMap(\.faults) { add(fault) }
      changes.append(pages[index].map(\.found))
      isCompared = isCompared || pages[index].contains(where: \.isCompared)
      switch baselines[index] {
      case nil:
        uncomparedPages += source.entries.count
        continue
      case .recorded(let recorded): addRemarks(on: source, index, pages[index], recorded)
      case .pages(let old, let former): addRemarks(on: source, index, since: old, former)
      }
      isAsked = true
    }
  }

  /// The changes of a page, by the indices of its source and of the page.
  subscript(source: Int, place: Int) -> [ScreenChange] {
    changes.indices.contains(source) && changes[source].indices.contains(place) ? changes[source][place] : []
  }

  // MARK: Snapshots

  private mutating func addRemarks(
    on source: ReviewSource, _ index: Int, _ pages: [PageChanges], _ recorded: RecordedScreens
  ) {
    guard !recorded.isEmpty else {
      let place =
        review.namesSources
        ? " in a folder of that name, where snapshots of several decks are recorded" : ""
      let command = recorded.recordedBy.map { ": \($0)" } ?? ""
      return add(
        Diagnostic(
          .error, file: recorded.folder.path,
          "has no snapshot of the pages of \(source.name)\(place); name another folder or a deck "
            + "with --against, or record them\(command)",
          exitCode: .difference))
    }
    let uncompared = pages.flatMap(\.neverRecorded).map { numbers.shown($0, of: index, words) }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if !uncompared.isEmpty { remarks.append(words.neverRecorded(uncompared)) }
    uncomparedScreens += uncompared
    if source.hasAllPages {
      removed += recorded.removedPages(from: source).map {
        RemovedPage(review.title(of: $0.page, in: index), picture: $0.picture, source: index)
      }
    }
    guard source.hasAllScreens else { return }
    let screens = recorded.removedScreens(from: source).map { numbers.shown(screen: $0, of: index, words) }
    if !screens.isEmpty { remarks.append(words.noLongerShown(screens)) }
  }

  // MARK: Another deck

  private mutating func addRemarks(
    on source: ReviewSource, _ index: Int, since old: ReviewSource, _ former: [PageEnvironment]
  ) {
    let gone = former.filter { !source.environments.contains($0) }
    if source.hasAllScreens, !gone.isEmpty {
      remarks.append(words.noLongerDrawn(gone.map { numbers.shown($0, of: index, words) }))
    }
    guard source.hasAllPages else { return }
    for (entry, variants) in zip(old.entries, old.variants)
    where !variants.isLeftOut && !source.entries.contains(where: { $0.isSame(as: entry) }) {
      let name = review.title(of: entry, variants, in: index)
      let shown = source.environments.lazy.compactMap { [words] environment in
        variants.page(for: environment).map { ReviewScreen($0, in: environment, source: index, words: words) }
      }.first
      removed.append(
        shown.map { RemovedPage(name, screen: $0, source: index) }
          ?? RemovedPage(name: name, before: .nothing, size: .zero, source: index))
    }
  }

  private mutating func add(_ fault: Diagnostic) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension PageEntry {
  func isSame(as other: PageEntry) -> Bool { id == other.id && step == other.step }
}

extension Review {
  /// The title of a recorded page. A removed step of a page that still exists has that page's title with the
  /// step.
  fileprivate func title(of page: SnapshotName.Page, in index: Int) -> String {
    let source = sources[index]
    guard let place = source.entries.firstIndex(where: { $0.id == page.id }) else {
      return title(page.id + (page.step.map { "  ›  \($0)" } ?? ""), in: index)
    }
    var entry = source.entries[place]
    entry.step = page.step
    return title(of: entry, source.variants[place], in: index)
  }
}
