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
  /// The other screens whose causes are all among these, in the order of the review.
  var alike: [Alike] = []
  /// The environment for which the screen was requested; a page may change its orientation.
  var asked: PageEnvironment

  init(screen: ReviewScreen, before: Before, sentences: [String], areas: [Rect]) {
    (self.screen, self.before, self.sentences, self.areas) = (screen, before, sentences, areas)
    asked = screen.environment
  }

  /// Another screen with the same change, or with a part of it.
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
