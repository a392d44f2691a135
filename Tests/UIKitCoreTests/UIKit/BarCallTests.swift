import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Toolbars of iOS 26 as probes of its simulators (26.1) printed them: platters 48 high, 16 from the sides and 12
/// apart, in a navigation controller 28 from the sides and 10 below the slot's top. Appearances and setters from
/// Apple's pages.
@MainActor
struct BarCallTests {
  private func window(
    _ controller: UIViewController, _ system: SystemVersion = .ios26, orientation: Orientation = .portrait
  ) throws -> UIWindow {
    try SystemLookTests.window(controller, on: "iphone-16-pro", system, orientation: orientation)
  }

  private func image() -> UIBarButtonItem {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    return UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
  }

  /// The frames of a lone toolbar's platters and views in the bar, from left to right.
  private func parts(_ items: [UIBarButtonItem], _ system: SystemVersion = .ios26) throws -> [CGRect] {
    let (page, bar) = (UIViewController(), UIToolbar())
    bar.items = items
    bar.frame = CGRect(x: 0, y: 100, width: 402, height: 48)
    page.view.addSubview(bar)
    let window = try window(page, system)
    defer { _ = window }
    return bar.subviews.map(\.frame).sorted { $0.minX < $1.minX }
  }

  // MARK: Toolbars

  @Test func `a toolbar's platters stand 16 from its sides, with equal spaces between`() throws {
    let found = try parts([image(), .flexibleSpace(), image(), .flexibleSpace(), image()])
    try #require(found.count == 3)
    // A lone image's platter is a circle of the bar's height.
    #expect(found.allSatisfy { $0.size == CGSize(width: 48, height: 48) && $0.minY == 0 })
    #expect(found[0].minX == 16 && found[2].maxX == 402 - 16 && abs(found[1].midX - 201) < 0.34)
    let ends = try parts([.flexibleSpace(), image(), .flexibleSpace()])
    #expect(ends.count == 1 && abs(ends[0].midX - 201) < 0.34)
    let last = try parts([.flexibleSpace(), image()])
    #expect(last.map(\.maxX) == [402 - 16])
  }

  @Test func `platters are 12 apart, and further by a fixed space`() throws {
    // 16 + 48 + 12 + 20, and 96 + 48 + 12.
    let found = try parts([image(), .fixedSpace(20), image(), .fixedSpace(-5), image()])
    #expect(found.map(\.minX) == [16, 96, 156])
    // A space before a flexible one is lost, as is one after the last item.
    let first = try parts([.fixedSpace(9), image()])
    #expect(first.map(\.minX) == [16 + 9])
  }

  @Test func `a custom view stands in a toolbar's middle, in its own size`() throws {
    let view = plain(.red)
    view.frame.size = CGSize(width: 30, height: 20)
    let found = try parts([UIBarButtonItem(customView: view), image()])
    #expect(
      found == [CGRect(x: 16, y: 14, width: 30, height: 20), CGRect(x: 58, y: 0, width: 48, height: 48)])
  }

  @Test func `a navigation controller's toolbar is 86 above the screen's end`() throws {
    let page = UIViewController()
    page.toolbarItems = [image(), .flexibleSpace(), image()]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let window = try window(navigation)
    let platters = navigation.toolbar.subviews.map { $0.convert($0.bounds, to: window) }.sorted {
      $0.minX < $1.minX
    }
    #expect(
      platters == [
        CGRect(x: 28, y: 874 - 86 + 10, width: 48, height: 48),
        CGRect(x: 402 - 28 - 48, y: 874 - 86 + 10, width: 48, height: 48),
      ])
  }

  /// Between items 16, and at the end of a bar with a flexible space the width of a fixed one.
  @Test func `fixed spaces of flat bars move their neighbours`() throws {
    let (add, space) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem.flexibleSpace())
    let found = try parts([add, space, UIBarButtonItem(systemItem: .stop), .fixedSpace(30)], .ios18)
    #expect(found.first?.minX == 16 && found.last?.maxX == 402 - 16 - 30)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItems = [add, .fixedSpace(40), UIBarButtonItem(systemItem: .stop)]
    let navigation = UINavigationController(rootViewController: page)
    let window = try window(navigation, .ios18)
    let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.map(\.frame).sorted {
      $0.minX < $1.minX
    }
    try #require(buttons.count == 2)
    #expect(abs(buttons[1].minX - buttons[0].maxX - 56) < 0.34 && buttons[1].maxX == 402 - 16)
    _ = window
  }

  @Test func `a prominent item's platter has the item's tint`() throws {
    let page = UIViewController()
    let item = image()
    (item.style, item.tintColor) = (.done, .systemPink)
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    let window = try window(navigation)
    let platter = navigation.navigationBar.subviews.compactMap { $0 as? BarPlatter }.first
    #expect(platter?.tintColor == .systemPink)
    _ = window
  }

  // MARK: Setters

  @Test func `bars and items take what their setters get`() throws {
    let (item, one, other) = (UINavigationItem(title: "Page"), UIBarButtonItem(), UIBarButtonItem())
    item.setLeftBarButtonItems([one, other], animated: true)
    item.setRightBarButtonItems([other, one], animated: true)
    #expect(item.leftBarButtonItems == [one, other] && item.rightBarButtonItems == [other, one])
    #expect(item.leftBarButtonItem === one && item.rightBarButtonItem === other)
    item.setLeftBarButton(other, animated: true)
    item.setRightBarButton(nil, animated: true)
    item.setHidesBackButton(true, animated: true)
    #expect(item.leftBarButtonItems == [other] && item.rightBarButtonItems == nil && item.hidesBackButton)
    let bar = UINavigationBar()
    let root = UINavigationItem(title: "Root")
    bar.pushItem(root, animated: true)
    bar.pushItem(item, animated: true)
    #expect(bar.items == [root, item] && bar.topItem === item && bar.backItem === root)
    bar.setItems([item], animated: true)
    #expect(bar.items == [item] && bar.backItem == nil && bar.shortcomings.isEmpty)
    let picture = UIImage(picture(1, 1) { _, _ in 0 }, scale: 1)
    bar.setBackgroundImage(picture, for: .default)
    #expect(bar.backgroundImage(for: .default) === picture && bar.shortcomings.count == 1)
    let (toolbar, tabs, tab) = (UIToolbar(), UITabBar(), UITabBarItem())
    toolbar.setItems([one], animated: true)
    tabs.setItems([tab], animated: true)
    #expect(toolbar.items == [one] && tabs.items == [tab])
    final class Target: NSObject {}
    let target = Target()
    let made = UIBarButtonItem(
      image: picture, landscapeImagePhone: nil, style: .done, target: target, action: "go")
    #expect(made.image === picture && made.style == .done && made.target === target && made.action == "go")
    let menu = UIBarButtonItem(title: "M", image: picture, target: target, action: "go", menu: nil)
    #expect(menu.target === target && menu.action == "go" && menu.title == "M")
  }

  /// developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum: generic shows "Back".
  @Test func `a back button shows the title, Back or nothing`() throws {
    for (mode, title) in [(.default, "First"), (.generic, "Back"), (.minimal, "")]
      as [(UINavigationItem.BackButtonDisplayMode, String)]
    {
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      first.navigationItem.backButtonDisplayMode = mode
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      let window = try window(navigation, .ios18)
      let back = navigation.navigationBar.subviews.compactMap { $0 as? BarBackButton }.first
      #expect(back?.title == title)
      _ = window
    }
  }

  // MARK: Appearances

  /// developer.apple.com/documentation/uikit/uibarappearance: the default is translucent, opaque has the system's
  /// background, transparent neither background nor shadow.
  @Test func `an appearance is configured anew`() {
    let look = UIBarAppearance()
    let (line, fill, blur) = (look.shadowColor, look.fill, look.blur)
    #expect(look.isDefault && line != nil && fill != nil && blur > 0)
    look.configureWithTransparentBackground()
    #expect(look.fill == nil && look.shadowColor == nil && look.blur == 0 && !look.isDefault)
    look.configureWithOpaqueBackground()
    #expect(look.fill == UIColor.systemBackground.dynamic && look.shadowColor == line && look.blur == 0)
    look.configureWithDefaultBackground()
    #expect(look.fill == fill && look.shadowColor == line && look.blur == blur && look.isDefault)
    look.backgroundColor = .red
    #expect(look.fill == UIColor.red.dynamic && !look.isDefault)
    look.configureWithDefaultBackground()
    look.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    #expect(!look.isDefault && look.backgroundColor == nil)
    (look.backgroundImage, look.shadowImage) = (UIImage(), UIImage())
    look.configureWithOpaqueBackground()
    #expect(look.backgroundImage == nil && look.shadowImage == nil && look.backgroundEffect == nil)
  }

  /// "If nil, UIKit uses the standard appearance, modified to a transparent background" (developer.apple.com,
  /// scrollEdgeAppearance).
  @Test func `at the scroll edge a standard appearance keeps all but its background`() throws {
    let page = UIViewController()
    page.title = "Title"
    page.toolbarItems = [UIBarButtonItem(title: "Tool")]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let (look, tool, tab) = (UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance())
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.navigationBar.standardAppearance = look
    tool.backgroundColor = .red
    tool.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.toolbar.standardAppearance = tool
    tab.backgroundColor = .red
    tab.stackedLayoutAppearance.selected.iconColor = .green
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.tabBar.standardAppearance = tab
    navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    let window = try window(tabs, .ios18)
    let label = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first
    func color(_ text: NSAttributedString?) -> UIColor? {
      text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color(label?.attributedText) == .green)
    let button = navigation.toolbar.subviews.compactMap { $0 as? UIButton }.first
    #expect(color(button?.currentAttributedTitle) == .green)
    let contents = window.inTraits {
      [navigation.navigationBar, navigation.toolbar, tabs.tabBar].map(\.content)
    }
    let grounds = contents.compactMap { content -> BarBackgroundContent? in
      guard case .control(let content) = content else { return nil }
      return content as? BarBackgroundContent ?? (content as? TabBarContent)?.background
    }
    #expect(grounds.count == 3 && grounds.allSatisfy { $0.color == nil && $0.lineColor == nil })
    guard case .control(let last) = contents[2], let bar = last as? TabBarContent else { return }
    #expect(bar.tabs.first?.title.runs.first?.attributes.color == UIColor.green.dynamic)
  }

  /// developer.apple.com/documentation/uikit/uinavigationitem/attributedtitle: its own attributes win over the bar's.
  @Test func `an attributed title has the bar's attributes where it has none`() throws {
    let page = UIViewController()
    var title = AttributedString("Rich")
    title.foregroundColor = .red
    page.navigationItem.attributedTitle = title
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.blue, .kern: 3]
    let window = try window(navigation)
    let text = navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first
    #expect(text?.string == "Rich")
    #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    _ = window
  }

  // MARK: Regions

  /// An iPhone 16 Pro's safe area is 62 and 34, and in landscape 62 at both sides and 21 below; a controller adds to
  /// it.
  @Test func `regions of a view have the insets of its guides`() throws {
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 5)
    let window = try window(page)
    let view = try #require(page.view)
    for origin in [CGPoint.zero, CGPoint(x: 3, y: 4)] {
      view.bounds.origin = origin
      window.layOut()
      #expect(view.edgeInsets(for: .safeArea()) == UIEdgeInsets(top: 63, left: 10, bottom: 36, right: 5))
    }
    view.bounds.origin = .zero
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layOut()
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 64, left: 12, bottom: 39, right: 9))
    let insets = NSDirectionalEdgeInsets(top: 64, leading: 12, bottom: 39, trailing: 9)
    #expect(view.directionalEdgeInsets(for: .margins()) == insets && view.directionalLayoutMargins == insets)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    view.semanticContentAttribute = .forceRightToLeft
    window.layOut()
    let mirrored = NSDirectionalEdgeInsets(top: 64, leading: 9, bottom: 39, trailing: 12)
    #expect(
      view.directionalEdgeInsets(for: .margins()) == mirrored && view.directionalLayoutMargins == mirrored)
    let (extended, inner) = (UIBackgroundExtensionView(), UIView())
    extended.frame = view.bounds
    view.addSubview(extended)
    extended.contentView = UIView()
    extended.contentView = inner
    window.layOut()
    #expect(extended.subviews == [inner])
    #expect(inner.frame == CGRect(x: 10, y: 63, width: 402 - 15, height: 874 - 63 - 36))
  }

  /// UIInterfaceOrientation: a device turned to the left has its interface turned to the right.
  @Test(arguments: [(Orientation.portrait, UIInterfaceOrientation.portrait), (.landscape, .landscapeRight)])
  func `the orientation is the screen's`(orientation: Orientation, wanted: UIInterfaceOrientation) throws {
    let window = try window(UIViewController(), orientation: orientation)
    #expect(window.inTraits { UIApplication.shared.statusBarOrientation } == wanted)
  }
}
