import Foundation
import Testing

@testable import UIKitCore

/// Properties as UIKit's headers and documentation give their defaults.
@MainActor
struct BarDefaultTests {
  @Test func `a bar button item has UIKit's defaults, and keeps other values`() {
    expect(
      { UIBarButtonItem() },
      flags: [
        (\.changesSelectionAsPrimaryAction, false), (\.isSelected, false), (\.isHidden, false),
        (\.isSymbolAnimationEnabled, false), (\.hidesSharedBackground, false), (\.sharesBackground, true),
      ])
    expect(
      { UIBarButtonItem() },
      numbers: [(\.width, 0)] as [(ReferenceWritableKeyPath<UIBarButtonItem, CGFloat>, CGFloat)])
    expect({ UIBarButtonItem() }, \.style, is: .plain)
    expect({ UIBarButtonItem() }, \.preferredMenuElementOrder, is: .automatic)
  }

  @Test func `a navigation bar has UIKit's defaults, and keeps other values`() {
    let made = UINavigationBar()
    #expect(made.behavioralStyle == .automatic)
    expect(
      { UINavigationBar() },
      flags: [(\.prefersLargeTitles, false), (\.isTranslucent, true)])
    expect({ UINavigationBar() }, \.barStyle, is: .default)
    expect({ UINavigationBar() }, \.preferredBehavioralStyle, is: .automatic)
  }

  @Test func `a navigation item has UIKit's defaults, and keeps other values`() {
    expect(
      { UINavigationItem() },
      flags: [
        (\.hidesBackButton, false), (\.leftItemsSupplementBackButton, false),
        (\.hidesSearchBarWhenScrolling, true),
      ])
    expect({ UINavigationItem() }, \.backButtonDisplayMode, is: .default)
    expect({ UINavigationItem() }, \.largeTitleDisplayMode, is: .automatic)
    expect({ UINavigationItem() }, \.preferredSearchBarPlacement, is: .automatic)
    expect({ UINavigationItem() }, \.style, is: .navigator)
  }

  @Test func `a tab bar has UIKit's defaults, and keeps other values`() {
    let made = UITabBar()
    #expect(!made.isCustomizing)
    expect(
      { UITabBar() },
      flags: [(\.isTranslucent, true)])
    expect(
      { UITabBar() },
      numbers: [(\.itemWidth, 0), (\.itemSpacing, 0)]
        as [(ReferenceWritableKeyPath<UITabBar, CGFloat>, CGFloat)])
    expect({ UITabBar() }, \.barStyle, is: .default)
    expect({ UITabBar() }, \.itemPositioning, is: .automatic)
  }

  @Test func `a tab bar item has UIKit's defaults, and keeps other values`() {
    expect(
      { UITabBarItem() }, \.titlePositionAdjustment, is: .zero, orElse: UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func `a toolbar has UIKit's defaults, and keeps other values`() {
    expect(
      { UIToolbar() },
      flags: [(\.isTranslucent, true)])
    expect({ UIToolbar() }, \.barStyle, is: .default)
  }

  @Test func `a search bar has UIKit's defaults, and keeps other values`() {
    let made = UISearchBar()
    #expect(made.canBecomeFirstResponder)
    expect(
      { UISearchBar() },
      flags: [
        (\.showsScopeBar, false), (\.showsCancelButton, false), (\.isTranslucent, true),
        (\.enablesReturnKeyAutomatically, true), (\.isSecureTextEntry, false),
        (\.isLookToDictateEnabled, false), (\.showsBookmarkButton, false),
        (\.showsSearchResultsButton, false), (\.isSearchResultsButtonSelected, false),
      ])
    expect(
      { UISearchBar() },
      numbers: [(\.selectedScopeButtonIndex, 0)] as [(ReferenceWritableKeyPath<UISearchBar, Int>, Int)])
    expect({ UISearchBar() }, \.searchBarStyle, is: .default)
    expect({ UISearchBar() }, \.keyboardType, is: .default)
    expect({ UISearchBar() }, \.returnKeyType, is: .search)
    expect({ UISearchBar() }, \.autocapitalizationType, is: .none)
    expect({ UISearchBar() }, \.autocorrectionType, is: .default)
    expect({ UISearchBar() }, \.barStyle, is: .default)
    expect({ UISearchBar() }, \.spellCheckingType, is: .default)
    expect({ UISearchBar() }, \.smartQuotesType, is: .default)
    expect({ UISearchBar() }, \.smartDashesType, is: .default)
    expect({ UISearchBar() }, \.smartInsertDeleteType, is: .default)
    expect({ UISearchBar() }, \.keyboardAppearance, is: .default)
    expect(
      { UISearchBar() }, \.searchFieldBackgroundPositionAdjustment, is: .zero,
      orElse: UIOffset(horizontal: 1, vertical: 2))
    expect(
      { UISearchBar() }, \.searchTextPositionAdjustment, is: .zero,
      orElse: UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func `a bar button item group has UIKit's defaults, and keeps other values`() {
    expect(
      { UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil) },
      flags: [(\.isHidden, false)])
  }

  @Test func `a text input assistant item has UIKit's defaults, and keeps other values`() {
    expect(
      { UITextInputAssistantItem() },
      flags: [(\.allowsHidingShortcuts, true)])
  }
}
