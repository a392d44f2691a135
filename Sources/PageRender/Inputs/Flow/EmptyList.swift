internal import Foundation
internal import PageBase
internal import UIKitCore

/// A table or collection view without rows that takes most of a screen without other words or pictures: the app's data is
/// not there.
enum EmptyList {
  /// The share of the screen's area from which a list counts as the screen's content.
  private static let share = 0.5

  /// The class of the first such list; `nil` if there is none, or if something else shows in its place.
  @MainActor
  static func name(in window: UIWindow) -> String? {
    let views = window.flattened
    let screen = window.bounds.width * window.bounds.height
    for list in views where isEmpty(list) && isShown(list, in: window) {
      let frame = list.convert(list.bounds, to: window).intersection(window.bounds)
      guard Double(frame.width * frame.height) >= share * Double(screen) else { continue }
      // Controls above a list are not what the screen is for.
      let showsMore = views.contains { view in
        guard view.isContent, isShown(view, in: window), !view.isInBar else { return false }
        let place = view.convert(view.bounds, to: window)
        return !place.intersection(view.isInControl ? frame : window.bounds).isEmpty
      }
      if !showsMore { return list.accessibilityIdentifier ?? list.uiKitClassName }
    }
    return nil
  }

  @MainActor
  private static func isEmpty(_ view: UIView) -> Bool {
    if let table = view as? UITableView {
      return table.dataSource != nil
        && (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
    }
    if let collection = view as? UICollectionView {
      return collection.dataSource != nil
        && (0..<collection.numberOfSections).allSatisfy { collection.numberOfItems(inSection: $0) == 0 }
    }
    return false
  }

  @MainActor
  private static func isShown(_ view: UIView, in window: UIWindow) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }
}

extension UIView {
  /// True for a view that shows something to read or to see by itself.
  fileprivate var isContent: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let picture as UIImageView: picture.image != nil
    case is UIControl: true
    default: false
    }
  }

  fileprivate var isInControl: Bool { sequence(first: self, next: \.superview).contains { $0 is UIControl } }

  fileprivate var isInBar: Bool {
    sequence(first: self, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISearchBar
    }
  }
}
