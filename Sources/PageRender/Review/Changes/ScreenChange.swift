internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageSnapshots

/// The change of a screen since the baseline.
struct ScreenChange: Sendable {
  var screen: ReviewScreen
  var before: Before
  /// The causes in words that are equal on all screens with the same change.
  var causes: [String] = []
  /// The change in sentences: one for each cause, the most informative first, then remarks.
  var sentences: [String]
  /// The changed areas, in points of the screen.
  var areas: [Rect]
  /// The areas of each cause; empty if all areas are all causes'.
  var areasOfCauses: [[Rect]] = []
  /// The other screens with these causes, in the order of the review.
  var alike: [Alike] = []
  /// The environment for which the screen was requested; a page may change its orientation.
  var asked: PageEnvironment

  init(screen: ReviewScreen, before: Before, sentences: [String], areas: [Rect]) {
    (self.screen, self.before, self.sentences, self.areas) = (screen, before, sentences, areas)
    asked = screen.environment
  }

  /// The change by some of its causes: their sentences and areas.
  func only(_ chosen: Set<String>) -> ScreenChange {
    let kept = causes.indices.filter { chosen.contains(causes[$0]) }
    guard kept.count < causes.count else { return self }
    var part = self
    part.causes = kept.map { causes[$0] }
    part.sentences = kept.map { sentences[$0] }
    let own = areasOfCauses.isEmpty ? [] : kept.flatMap { areasOfCauses[$0] }
    if !own.isEmpty { part.areas = areas.filter(own.contains) }
    return part
  }

  /// Another screen with the same change.
  struct Alike: Sendable {
    var name: String
    /// The title of the screen's page; `nil` for the page of the first screen.
    var page: String?
    var change: ScreenChange
  }

  /// The screen before the change.
  enum Before: Sendable {
    /// A recorded picture, by its file's path.
    case picture(String)
    case screen(ReviewScreen)
    /// Nothing: the page is new.
    case nothing
    /// A screen that cannot be shown, with the reason in words.
    case fault(String)
  }

  var isNew: Bool { if case .nothing = before { true } else { false } }
  var fault: String? { if case .fault(let words) = before { words } else { nil } }
}
