internal import PageRender

/// The pages of a source that `--page` and `--scene` ask for.
struct PageSelection {
  /// The chosen pages: indices in `source.entries`, in ascending order.
  let pages: [Int]
  /// The chosen pages that cannot be read.
  let leftOut: [LeftOutPage]

  /// - Parameter axes: Its pages are numbers from 1, ranges such as `3-4`, and ids; an id goes before a
  ///   number, because a deck may call its pages `1` and `2`. Its scenes are names of scenes; a page that is
  ///   no scene stays.
  init(_ axes: AxisOptions, source: any PageSource) throws(UsageError) {
    let entries = source.entries
    var pages = Array(entries.indices)
    var leftOut = source.leftOutPages
    if let chosen = try Self.numbers(axes, source: source) {
      // A page with a fault has a number and cannot be drawn; the fault has been reported.
      pages = pages.filter { chosen.contains(entries[$0].number) }
      leftOut = leftOut.filter { chosen.contains($0.entry.number) }
    }
    if let names = axes.scenes, !names.contains(AxisOptions.all) {
      pages = pages.filter { page in
        entries[page].sceneNames == nil || names.contains { entries[page].isScene(named: $0) }
      }
    }
    self.pages = pages
    self.leftOut = leftOut
  }

  /// Returns a catalogue's faults without those of pages that were not chosen.
  static func concerned(
    _ diagnostics: [Diagnostic], axes: AxisOptions, source: SwiftPageSource
  ) -> [Diagnostic] {
    // An unknown page is reported elsewhere, as an error of the command line.
    guard let chosen = try? numbers(axes, source: source) else { return diagnostics }
    let (own, others) = (
      source.pageFaults.filter { chosen.contains($0.number) }.map(\.diagnostic),
      source.pageFaults.filter { !chosen.contains($0.number) }.map(\.diagnostic)
    )
    return diagnostics.filter { own.contains($0) || !others.contains($0) }
  }

  /// Returns the numbers of the pages that `--page` asks for; `nil` for all pages.
  private static func numbers(_ axes: AxisOptions, source: any PageSource) throws(UsageError) -> Set<Int>? {
    guard let words = axes.pages, !words.contains(AxisOptions.all) else { return nil }
    var chosen: Set<Int> = []
    for word in words { chosen.formUnion(try numbers(word, source: source)) }
    return chosen
  }

  private static func numbers(_ word: String, source: any PageSource) throws(UsageError) -> Set<Int> {
    let entries = source.entries
    let named = entries + source.leftOutPages.map(\.entry)
    if let page = named.first(where: { $0.id == word }) { return [page.number] }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let count = source.pageCount
    switch ends.count {
    case 1:
      if let number = ends[0] {
        guard (1...count).contains(number) else { break }
        return [number]
      }
    case 2:
      if let first = ends[0], let last = ends[1] {
        guard first <= last, (1...count).contains(first), (1...count).contains(last) else { break }
        return Set(first...last)
      }
    default: break
    }
    let all = named.filter { $0.step == nil }.sorted { $0.number < $1.number }
    let ids = all.prefix(8).map(\.id).joined(separator: ", ")
    throw UsageError(
      message: "--page \(word) is no page of \(source.file)"
        + Wording.didYouMean(
          NearMiss.closest(to: word, among: all.map(\.id)),
          then: "it has pages 1 to \(count): \(ids)" + (count > 8 ? ", …" : "")))
  }

  /// Checks the names of `--scene`: in a run of several documents, a scene has to be in one of them.
  static func checkScenes(_ axes: AxisOptions, among sources: [any PageSource]) throws(UsageError) {
    let documents = sources.filter(\.hasScenes)
    // Documents that cannot be read have been reported.
    guard let names = axes.scenes, !documents.isEmpty else { return }
    let scenes = documents.flatMap(\.entries)
    for name in names where name != AxisOptions.all {
      guard !scenes.contains(where: { $0.isScene(named: name) }) else { continue }
      throw UsageError(
        message: unknownSceneMessage(name, among: scenes, of: documents.map(\.file)))
    }
  }

  /// Checks that `--scene` and `--page` leave a scene, if there are documents.
  static func checkIsNotEmpty(
    _ axes: AxisOptions, chosen: [any PageSource], among sources: [any PageSource]
  ) throws(UsageError) {
    guard axes.scenes != nil, sources.contains(where: \.hasScenes), !chosen.contains(where: \.hasScenes)
    else { return }
    throw UsageError(message: "--scene and --page have no scene in common; leave one of them out")
  }
}

extension PageSource {
  /// True if the source is an Interface Builder document.
  fileprivate var hasScenes: Bool { entries.contains { $0.sceneNames != nil } }
}

extension PageEntry {
  fileprivate func isScene(named name: String) -> Bool {
    sceneNames.map { id == name || $0.contains(name) } ?? false
  }
}
