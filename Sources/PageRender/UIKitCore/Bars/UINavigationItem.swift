public import Foundation
internal import PageLayout

/// The contents of a navigation bar for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: _UINavigationItemNames {
  open var title: String?
  /// The text in place of `title` with attributes of its own, from iOS 26 on.
  open var attributedTitle: AttributedString?
  /// The line below the title, from iOS 26 on.
  open var subtitle: String?
  open var attributedSubtitle: AttributedString?
  /// The view shown below the title in place of `subtitle`.
  open var subtitleView: UIView?
  /// The texts and views of a large title's row, from iOS 26 on; those of the small title unless set.
  open var largeTitle: String?
  open var largeAttributedTitle: AttributedString?
  open var largeSubtitle: String?
  open var largeAttributedSubtitle: AttributedString?
  open var largeSubtitleView: UIView?
  /// The line of text above the title; `nil` for none.
  open var prompt: String?
  /// The view shown instead of the title. The bar positions it by constraints, in its frame's size unless
  /// that is empty.
  open var titleView: UIView?
  /// The left items, from the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The right items, from the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
  /// True if the back button stays beside left items.
  open var leftItemsSupplementBackButton = false
  /// The title of the next page's back button; `title` unless set.
  open var backButtonTitle: String?
  /// The next page's back button; only its title is used.
  open var backBarButtonItem: UIBarButtonItem?
  // These replace the bar's own appearances while the item is on top.
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The text of the next page's back button: a title, "Back", or none beside the chevron.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// The search controller, whose search bar a navigation controller shows. Before iOS 26 it is not drawn; a
  /// warning says so.
  open var searchController: UISearchController? {
    didSet {
      guard searchController != nil, UITraitCollection.current.metrics.navigationBar.search == nil
      else { return }
      Effectless.say("UINavigationItem.searchController", "its search bar is not drawn in the navigation bar")
    }
  }

  /// The place of the search bar: below the titles if `stacked`, else in an iPad's row of items and at the end
  /// of an iPhone's screen.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  public init(title: String) {
    self.title = title
  }

  public override init() {}

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
