import Foundation
import LayoutEngine
import Observation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// The properties that iOS 18 and 26 brought to pages at rest, as Apple's pages of UITab, UINavigationItem and UIBarButtonItem and WWDC 2025,
/// session 243, describe it.
@MainActor
struct ModernNamesTests {
  private func window(
    _ controller: UIViewController, _ system: SystemVersion = .ios26
  ) throws -> UIWindow { try SystemLookTests.window(controller, on: "iphone-16-pro", system) }

  @Observable final class Model {
    var name = "Ada"
  }

  /// A controller whose label follows a model.
  private final class Card: UIViewController {
    let model = Model()
    let label = UILabel()
    var order: [String] = []

    override func viewDidLoad() { view.addSubview(label) }
    override func updateProperties() {
      super.updateProperties()
      order.append("properties")
      label.text = model.name
    }
    override func viewWillLayoutSubviews() { order.append("layout") }
  }

  @Test func `properties are updated before the first layout, from iOS 26 on`() throws {
    let card = Card()
    let window = try window(card)
    #expect(card.label.text == "Ada" && card.order.prefix(2) == ["properties", "layout"])
    let older = Card()
    let before = try self.window(older, .ios18)
    #expect(older.label.text == nil && !older.order.contains("properties"))
    _ = (window, before)
  }

  @Test func `properties are updated again once an observed value has changed`() async throws {
    let card = Card()
    let window = try window(card)
    card.model.name = "Grace"
    await Task.yield()
    window.layoutIfNeeded()
    #expect(card.label.text == "Grace")
  }

  @Test func `tabs make their controllers and are the bar's items, but hidden ones`() throws {
    let tabs = UITabBarController()
    let hidden = UITab(title: "Third", image: nil, identifier: "c") { _ in UIViewController() }
    hidden.isHidden = true
    tabs.tabs = [
      UITab(title: "First", image: nil, identifier: "a") { _ in UIViewController() },
      UISearchTab { _ in UIViewController() },
      hidden,
    ]
    tabs.tabs[0].badgeValue = "7"
    tabs.selectedTab = tabs.tabs[1]
    let window = try window(tabs)
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Search"])
    #expect(tabs.tabBar.items?.first?.badgeValue == "7")
    _ = window
  }

  /// The page's safe area ends at the tab bar's, 83 above the screen's end without an accessory, and 48 + 8 more with one.
  @Test func `an accessory above the tabs adds 56 to the safe area`() throws {
    func bottom(_ accessory: UITabAccessory?) throws -> CGFloat {
      let (tabs, page) = (UITabBarController(), UIViewController())
      tabs.bottomAccessory = accessory
      tabs.viewControllers = [page]
      let window = try window(tabs)
      defer { _ = window }
      return page.view.safeAreaInsets.bottom
    }
    #expect(try bottom(UITabAccessory(contentView: UILabel())) == bottom(nil) + 56)
  }

  @Test func `a subtitle stands below the title, from iOS 26 on`() throws {
    func texts(_ system: SystemVersion) throws -> [String] {
      let page = UIViewController()
      page.title = "Title"
      page.navigationItem.subtitle = "Lower"
      let navigation = UINavigationController(rootViewController: page)
      let window = try window(navigation, system)
      func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap(labels) + [view].compactMap { $0 as? UILabel }
      }
      return labels(navigation.navigationBar).sorted {
        $0.convert($0.bounds, to: window).minY < $1.convert($1.bounds, to: window).minY
      }.compactMap(\.text)
    }
    #expect(try texts(.ios26) == ["Title", "Lower"])
    #expect(try texts(.ios18) == ["Title"])
  }

  @Test func `a large title may differ from the small one`() throws {
    let page = UIViewController()
    page.title = "Small"
    page.navigationItem.largeTitle = "Large"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try window(navigation)
    #expect(navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Large"])
    _ = window
  }

  @Test(arguments: [("3", 20.0), ("", 10)] as [(String, Double)])
  func `a badge is a circle, and one without text a dot`(text: String, width: Double) throws {
    let page = UIViewController()
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    item.badge = text.isEmpty ? .indicator() : .string(text)
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    let window = try window(navigation)
    let badge = try #require(
      navigation.navigationBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first)
    #expect(badge.bounds.size == CGSize(width: width, height: width))
    _ = window
  }
}
