internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageSnapshots

/// How a screen changed.
struct ScreenChange: Sendable {
  var screen: ReviewScreen
  var before: Before
  /// The causes in words that are the same on all screens that they changed.
  var causes: [String] = []
  /// The most telling first.
  var sentences: [String]
  /// The changed areas, in points of the screen.
  var areas: [Rect]
  /// The names of further devices on which the same changed, and of other pages.
  var alsoOn: [String] = []
  /// The screens on which the same changed, each with its name, in the order of the review.
  var alike: [(name: String, change: ScreenChange)] = []
  /// That for which the screen was asked for; pages may turn it.
  var asked: PageEnvironment

  init(screen: ReviewScreen, before: Before, sentences: [String], areas: [Rect]) {
    (self.screen, self.before, self.sentences, self.areas) = (screen, before, sentences, areas)
    asked = screen.environment
  }

  /// The screen before the change.
  enum Before: Sendable {
    /// A recorded picture, by its file.
    case picture(String)
    case screen(ReviewScreen)
    /// Nothing: the page is new.
    case nothing
    /// Something that cannot be shown, in words.
    case fault(String)
  }

  var isNew: Bool { if case .nothing = before { true } else { false } }
  var fault: String? { if case .fault(let words) = before { words } else { nil } }
}
