internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A page in one environment, for a review.
struct ReviewScreen: Sendable {
  var page: PreparedPage
  var environment: PageEnvironment
  /// The index of the page's source in the review.
  var source: Int
  /// The scene with system bars, if it was kept; `nil` if the screen is laid out again.
  var scene: Scene?

  /// The language of the alternative text's own words.
  var language: ReviewLanguage

  init(
    _ page: PreparedPage, in environment: PageEnvironment, source: Int, words: ReviewWords = ReviewWords()
  ) {
    self.page = page
    self.environment = page.shownIn ?? environment
    self.source = source
    language = words.isJapanese ? .japanese : .english
  }
}
