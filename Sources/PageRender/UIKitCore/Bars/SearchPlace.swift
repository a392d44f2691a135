internal import Foundation
internal import PageLayout

/// The place of a navigation item's search bar.
enum SearchPlace: Equatable {
  /// A row below the titles of the navigation bar.
  case stacked
  /// A place in the row of items, on an iPad.
  case inline
  /// A row at the screen's end, as in a toolbar.
  case end
}

extension UINavigationController {
  /// The place of the top controller's search bar; `nil` if it has none, or the version's bars show none.
  ///
  /// With a tab bar or a toolbar at the screen's end the bar is below the titles (from knowledge).
  var searchPlace: SearchPlace? {
    guard let item = topViewController?.navigationItem, item.searchController != nil,
      UITraitCollection.current.metrics.navigationBar.search != nil, !isNavigationBarHidden
    else { return nil }
    if item.preferredSearchBarPlacement == .stacked { return .stacked }
    if UITraitCollection.current.userInterfaceIdiom == .pad { return .inline }
    return tabBarController == nil && isToolbarHidden ? .end : .stacked
  }

  /// The height that a search bar adds to the navigation bar, in points.
  var stackedSearchHeight: CGFloat {
    guard searchPlace == .stacked, let search = UITraitCollection.current.metrics.navigationBar.search
    else { return 0 }
    return CGFloat(search.stackedHeight)
  }

  /// Adds the search bar at the screen's end, where a toolbar would have its items.
  func addSearchAtEnd() {
    let metrics = UITraitCollection.current.metrics
    guard searchPlace == .end, let search = metrics.navigationBar.search, let view,
      let bar = topViewController?.navigationItem.searchController?.searchBar
    else { return }
    bar.slot = (search.endHeight, search.endMargin)
    addPart(bar)
    NSLayoutConstraint.activateOfSystem([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: CGFloat(search.endHeight)),
      bar.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: CGFloat(metrics.toolbar.slotTop) - BarMetrics.toolbarInset),
    ])
  }
}

extension UINavigationBar {
  /// The height that the search bar below the titles has lost.
  var searchCollapse: CGFloat {
    guard let controller, topItem?.hidesSearchBarWhenScrolling == true,
      let below = controller.contentBelowBar
    else { return 0 }
    return min(max(below, 0), controller.stackedSearchHeight)
  }

  /// Adds the search bar of an item, below the titles or in the row of items.
  ///
  /// - Returns: The leading anchor of a bar in the row; `nil` for other places.
  func addSearch(of item: UINavigationItem, in row: UILayoutGuide) -> NSLayoutXAxisAnchor? {
    guard let place = controller?.searchPlace, let search = look.search, let platter,
      let bar = item.searchController?.searchBar, place != .end
    else { return nil }
    let isInline = place == .inline
    bar.slot = (metrics.searchBar.fieldHeight, isInline ? 0 : search.stackedMargin)
    parts.add(bar)
    guard isInline else {
      bar.alpha = 1 - min(1, 2 * searchCollapse / CGFloat(max(search.stackedHeight, 1)))
      parts.constraints += [
        bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: CGFloat(search.stackedHeight)),
        bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
      return nil
    }
    bar.alpha = 1
    parts.constraints += [
      bar.widthAnchor.constraint(equalToConstant: CGFloat(search.inlineWidth)),
      bar.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -CGFloat(search.inlineMargin)),
      bar.topAnchor.constraint(equalTo: row.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: CGFloat(platter.height)),
    ]
    return bar.leadingAnchor
  }
}
