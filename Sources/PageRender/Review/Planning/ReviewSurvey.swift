internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The surveys of all pages of a review.
struct ReviewSurvey: Sendable {
  /// The surveys by source, then by the page's index in its source.
  let pages: [[PageSurvey]]
  /// The baseline of each source; `nil` for a source that is not compared.
  let baselines: [ComparedBaseline?]

  /// Surveys pages, `jobs` at a time.
  ///
  /// - Parameter fonts: The fonts of the document's own words.
  init(
    _ review: Review, fonts: FontCatalog, jobs: Int = 1,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws(PageError) {
    let baselines = review.sources.map(ComparedBaseline.init)
    let places = review.sources.enumerated().flatMap { source, reviewed in
      reviewed.entries.indices.map { (source: source, place: $0) }
    }
    let catalogs = review.sources.map(\.fonts)
    let found = await runInParallel(count: places.count, workers: jobs, shouldStop: shouldStop) {
      Result { () throws(PageError) in try SheetRenderers(own: fonts, fonts: catalogs) }
    } work: { renderers, index in
      renderers.map { renderers in
        let (source, place) = places[index]
        return PageSurveyor(review, baselines: baselines, renderers: renderers).survey(place, of: source)
      }
    }
    var pages = review.sources.map { $0.entries.map { _ in PageSurvey() } }
    for (index, result) in found { pages[places[index].source][places[index].place] = try result.get() }
    (self.pages, self.baselines) = (pages, baselines)
  }
}
