internal import LayoutEngine
internal import PageBase

/// The comparisons of all screens of a review that have artboards.
struct DesignSurvey {
  /// The comparisons of the screens, by source, then by the page's index in its source.
  private let designs: [[[ScreenDesign]]]
  /// The faults of artboards, and warnings about missing ones.
  private(set) var faults: [Diagnostic] = []

  /// - Parameter pages: The comparisons of each page's screens, by source and page.
  init(_ review: Review, pages: [[PageDesigns]]) {
    designs = pages.map { $0.map(\.found) }
    for (source, pages) in zip(review.sources, pages) {
      for fault in pages.flatMap(\.faults) where !faults.contains(fault) { faults.append(fault) }
      let missing = pages.flatMap(\.missing)
      if let design = source.design, !missing.isEmpty {
        faults.append(ArtboardFolder(design: design).missing(missing))
      }
    }
  }

  /// The number of differing screens, in words: `3 of 4 screens differ`; `nil` if none could be compared.
  func counts(_ words: ReviewWords) -> String? {
    let compared = designs.joined().joined().filter { $0.fault == nil }
    guard !compared.isEmpty else { return nil }
    return words.differing(compared.count { !$0.notes.isEmpty }, of: compared.count)
  }

  /// The comparisons of a page with its artboards; empty without `--design`.
  subscript(source: Int, place: Int) -> [ScreenDesign] {
    designs.indices.contains(source) && designs[source].indices.contains(place) ? designs[source][place] : []
  }
}
