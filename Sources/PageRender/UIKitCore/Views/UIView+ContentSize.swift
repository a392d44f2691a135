internal import PageBase

extension UIView {
  /// True once a view or controller has limited or overridden a content size; before that, no view is asked.
  static var hasOwnContentSizes = false

  /// Traits with the content size that the view, its superviews and their controllers override and limit, the outermost
  /// first; a view's limits come after its overrides.
  func withOwnContentSize(_ traits: UITraitCollection) -> UITraitCollection {
    guard Self.hasOwnContentSizes else { return traits }
    var category = traits.preferredContentSizeCategory
    for view in Array(sequence(first: self, next: \.superview)).reversed() {
      category = view.owningController?.ownContentSizeCategory ?? category
      category = view.overriddenContentSizeCategory ?? category
      if let highest = view.maximumContentSizeCategory, highest < category { category = highest }
      if let lowest = view.minimumContentSizeCategory, category < lowest { category = lowest }
    }
    guard category != traits.preferredContentSizeCategory else { return traits }
    return UITraitCollection(traits, category: category)
  }

  /// Keeps a limit under the name of its property.
  func limitContentSize(_ category: UIContentSizeCategory?, _ name: String) {
    UIView.hasOwnContentSizes = true
    keep(category, name)
    setNeedsLayout()
  }
}

extension UIViewController {
  /// The content size that the controller, or else its parent for it, overrides; `nil` if neither does.
  fileprivate var ownContentSizeCategory: UIContentSizeCategory? {
    if let own = overriddenContentSizeCategory { return own }
    let given: UITraitCollection? = kept("overrideTraitCollection") ?? nil
    return given.flatMap {
      $0.preferredContentSizeCategory == .unspecified ? nil : $0.preferredContentSizeCategory
    }
  }
}

extension UIContentSizeCategory: Comparable {
  /// Compares sizes; an unspecified category counts as large.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    let all = ContentSize.allCases
    return (all.firstIndex(of: left.contentSize) ?? 0) < (all.firstIndex(of: right.contentSize) ?? 0)
  }
}
