import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Search bars of navigation items in iOS 26. "Likely" but for the iPad's, which was printed by a probe (26.1).
@MainActor
struct SearchPlaceTests {
  private let page = UIViewController()
  private let search = UISearchController(searchResultsController: nil)

  private func window(
    _ placement: UINavigationItem.SearchBarPlacement = .automatic, on device: String = "iphone-16-pro",
    _ system: SystemVersion = .ios26, in tabs: UITabBarController? = nil, isLarge: Bool = false
  ) throws -> UIWindow {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device), system: system)
    return try UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
      page.navigationItem.searchController = search
      page.navigationItem.preferredSearchBarPlacement = placement
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = isLarge
      tabs?.viewControllers = [navigation]
      return try SystemLookTests.window(tabs ?? navigation, on: device, system)
    }
  }

  private func frame(in window: UIWindow) -> CGRect {
    search.searchBar.convert(search.searchBar.bounds, to: window)
  }

  /// 20 + 54 + 60 = 134 on an iPhone SE: the slot of 60 adds to a safe top of 74.
  @Test(arguments: [("iphone-se-3", 74, 134), ("iphone-16-pro", 116, 176)] as [(String, CGFloat, CGFloat)])
  func `a stacked search bar adds 60 to the bar`(device: String, y: CGFloat, top: CGFloat) throws {
    let window = try window(.stacked, on: device)
    #expect(page.view.safeAreaInsets.top == top)
    #expect(frame(in: window) == CGRect(x: 0, y: y, width: window.bounds.width, height: 60))
    // The field of 44 stands 8 above the slot's end.
    #expect(search.searchBar.slot?.height == 44)
  }

  /// 62 + 106 = 168.
  @Test func `a stacked search bar is below a large title`() throws {
    let window = try window(.stacked, isLarge: true)
    #expect(frame(in: window).minY == 168 && page.view.safeAreaInsets.top == 228)
  }

  /// The slot of a toolbar is 86 high at the screen's end (recorded, iOS 26), at 874, with 10 above its items: 798.
  @Test func `by default it is at the end of an iPhone's screen, 48 high and 28 from its sides`() throws {
    let window = try window()
    #expect(frame(in: window) == CGRect(x: 0, y: 798, width: 402, height: 48))
    #expect(search.searchBar.slot?.height == 48 && search.searchBar.slot?.margin == 28)
    guard case .control(let content) = search.searchBar.content, let shown = content as? SearchBarContent
    else { return }
    #expect(shown.metrics.fieldHeight == 48 && shown.margin == 28)
    #expect(page.view.safeAreaInsets.top == 116 && page.view.safeAreaInsets.bottom == 86)
  }

  @Test func `above a tab bar it is stacked`() throws {
    let window = try window(in: UITabBarController())
    #expect(frame(in: window).minY == 116)
  }

  /// 820 − 15 − 240 = 565.
  @Test func `on an iPad it is 240 × 44 in the row of items, 15 from the side`() throws {
    let window = try window(on: "ipad-a16")
    #expect(frame(in: window) == CGRect(x: 565, y: 32, width: 240, height: 44))
    #expect(page.view.safeAreaInsets.top == 86)
  }

  /// The bar begins at the status bar's end, 56⅓ (recorded, iOS 17 and 18), and is 44 high: 100⅓.
  @Test func `before iOS 26 it is not drawn`() throws {
    let window = try window(on: "iphone-16-pro", .ios18)
    #expect(search.searchBar.window == nil && (page.view.safeAreaInsets.top * 3).rounded() == 301)
    _ = window
  }
}
