public import LayoutEngine

/// The views of one page as values: what leaves the main actor, to be laid out and drawn for many
/// environments at once.
public struct ViewTree: Sendable {
  /// The views and guides, and their constraints.
  public var layout: LayoutInput
  /// In document order; the first is the root.
  var views: [ViewNode]
  /// Faults of the tree itself, such as a constraint to a view outside it.
  public var diagnostics: [Diagnostic]
  /// The identifier of constraints that a table's cell makes for its own parts, which nobody wrote.
  static let cellPartConstraint = "UITableViewCell"

  /// What the page wants of the status bar and the home indicator.
  var systemBars = SystemBarWishes()
}

/// One view of a tree.
struct ViewNode: Sendable {
  /// The UIKit class whose look it has, such as `UIImageView`.
  var className: String
  var identifier: String?
  /// What to say in place of the view to who cannot see it; `nil` where nobody says.
  var alternative: String?
  /// The view's index among the layout's items.
  var item: Int
  /// Indices in the tree's views, from back to front.
  var children: [Int] = []
  var backgroundColor: Color.Dynamic?
  /// 0…1.
  var alpha: Double
  var isHidden: Bool
  var clipsToBounds: Bool
  /// `nil` where the view's layer is plain.
  var layer: LayerStyle?
  var content: ViewContent
  /// What code of the view draws in its bounds, below `content`.
  var drawing: [Ink] = []
  /// Whether `content` is only measured, because `drawing` is all that is seen of it.
  var isContentDrawn = false
  /// The direction in which the content runs, whatever that of the page; `nil` is the latter.
  var direction: LayoutDirection?
  /// The appearance of the view and of what is in it, whatever that of the page; `nil` is the latter.
  var appearance: Appearance?
  /// Whether touches reach it: a control that is enabled, and not switched off by a view around it.
  var isTouchable = false
  /// What the view does when it is used.
  var behavior = ViewBehavior()
  /// Where a file describes the view; `nil` where none does, or it is not known.
  var place: FilePlace?
  /// What the view's class adds to the size of its content.
  var sizeAdjustment: SizeAdjustment?
}
