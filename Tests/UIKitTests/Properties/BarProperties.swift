import PageTestSupport
import UIKit

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// A navigation bar between the page's edges that shows a page above another.
@MainActor
private func bar() -> UINavigationBar {
  let bar = UINavigationBar(frame: .zero)
  let item = UINavigationItem(title: "Second")
  item.rightBarButtonItem = UIBarButtonItem(title: "Save")
  bar.items = [UINavigationItem(title: "First"), item]
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return bar
}

@MainActor
private func item() -> UINavigationItem {
  let item = UINavigationItem(title: "Second")
  item.backBarButtonItem = UIBarButtonItem(title: "Before")
  return item
}

/// The item is above another on its bar.
@MainActor
private func page(_ item: UINavigationItem) -> UIViewController {
  let bar = UINavigationBar(frame: .zero)
  bar.prefersLargeTitles = item.largeTitleDisplayMode != .automatic
  bar.items = [UINavigationItem(title: "First"), item]
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return PropertyStage.page(of: bar)
}

/// The item is what one comes back to.
@MainActor
private func pageBefore(_ item: UINavigationItem) -> UIViewController {
  let bar = UINavigationBar(frame: .zero)
  bar.items = [item, UINavigationItem(title: "Next")]
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return PropertyStage.page(of: bar)
}

@MainActor
private func look(_ change: (UINavigationBarAppearance) -> Void = { _ in }) -> UINavigationBarAppearance {
  let look = UINavigationBarAppearance()
  look.backgroundColor = .yellow
  change(look)
  return look
}

@MainActor
private func page(_ look: UINavigationBarAppearance) -> UIViewController {
  let bar = bar()
  bar.scrollEdgeAppearance = look
  return PropertyStage.page(of: bar)
}

@MainActor
private func toolbar() -> UIToolbar {
  let bar = UIToolbar(frame: .zero)
  bar.items = [UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right")]
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return bar
}

/// The toolbar with one of its appearances changed.
@MainActor
private func toolbar(_ look: ReferenceWritableKeyPath<UIToolbar, UIToolbarAppearance?>, _ isChanged: Bool)
  -> UIToolbar
{
  let bar = toolbar()
  if isChanged { bar[keyPath: look] = UIToolbarAppearance() }
  bar[keyPath: look]?.backgroundColor = .yellow
  return bar
}

/// Two tabs; the first is chosen.
@MainActor
private func tabs() -> UITabBar {
  let bar = UITabBar(frame: .zero)
  let items = [
    UITabBarItem(title: "One", image: PropertyStage.image(), tag: 0),
    UITabBarItem(title: "Two", image: nil, tag: 1),
  ]
  bar.items = items
  bar.selectedItem = items[0]
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return bar
}

@MainActor
private func page(_ item: UITabBarItem) -> UIViewController {
  let bar = UITabBar(frame: .zero)
  bar.items = [item]
  bar.selectedItem = item
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return PropertyStage.page(of: bar)
}

@MainActor
private func page(_ item: UIBarButtonItem) -> UIViewController {
  let bar = UIToolbar(frame: .zero)
  bar.items = [item, UIBarButtonItem(title: "After")]
  bar.widthAnchor.constraint(equalToConstant: 280).isActive = true
  return PropertyStage.page(of: bar)
}

@MainActor
private func page(tabLook: UITabBarAppearance) -> UIViewController {
  let bar = tabs()
  bar.selectedItem?.badgeValue = "3"
  bar.scrollEdgeAppearance = tabLook
  return PropertyStage.page(of: bar)
}

@MainActor
private func button() -> UIBarButtonItem { UIBarButtonItem(title: "Item") }

/// A property that counts on a phone held sideways.
@MainActor
private func compact(_ name: String, _ make: @escaping @MainActor (_ isChanged: Bool) -> UIView)
  -> PropertyCheck
{
  behaviour(name) {
    let (before, after) = (
      try PropertyStage.outcome(.landscape) { PropertyStage.page(of: make(false)) },
      try PropertyStage.outcome(.landscape) { PropertyStage.page(of: make(true)) }
    )
    return before.picture != after.picture
  }
}

/// Whether an item on a toolbar performs a method of its target.
@MainActor
private func rings(target: Desk, action: Selector?) -> Bool {
  Desk.register()
  let item = button()
  item.target = target
  item.action = action
  let bar = toolbar()
  bar.items = [item]
  _ = ViewTree(root: bar)
  bar.first(UIButton.self)?.sendActions(for: .primaryActionTriggered)
  return target.events == ["ring"]
}

@MainActor let barProperties: [PropertyCheck] =
  properties(
    "UINavigationBar", .picture, of: bar,
    [
      "isTranslucent": { $0.isTranslucent = false }, "barStyle": { $0.barStyle = .black },
      "items": { $0.items = [UINavigationItem(title: "Other")] },
      "prefersLargeTitles": { $0.prefersLargeTitles = true },
      "barTintColor": { $0.barTintColor = .red },
      "titleTextAttributes": { $0.titleTextAttributes = [.foregroundColor: UIColor.red] },
      "largeTitleTextAttributes": {
        $0.prefersLargeTitles = true
        $0.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
      },
      "standardAppearance": { $0.standardAppearance = look() },
      "scrollEdgeAppearance": { $0.scrollEdgeAppearance = look() },
    ])
  + properties(
    "UINavigationBar", .warning, of: bar,
    [
      "shadowImage": { $0.shadowImage = PropertyStage.image() },
      "backIndicatorImage": { $0.backIndicatorImage = PropertyStage.image() },
    ])
  + properties(
    "UINavigationItem", .picture, of: item, shownBy: page,
    [
      "title": { $0.title = "Other" }, "prompt": { $0.prompt = "Above" },
      "titleView": { $0.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) },
      "leftBarButtonItems": { $0.leftBarButtonItems = [button()] },
      "leftBarButtonItem": { $0.leftBarButtonItem = button() },
      "rightBarButtonItems": { $0.rightBarButtonItems = [button()] },
      "rightBarButtonItem": { $0.rightBarButtonItem = button() },
      "hidesBackButton": { $0.hidesBackButton = true },
      "leftItemsSupplementBackButton": {
        $0.leftBarButtonItem = button()
        $0.leftItemsSupplementBackButton = true
      },
      "largeTitleDisplayMode": { $0.largeTitleDisplayMode = .always },
      "standardAppearance": { $0.standardAppearance = look() },
      "scrollEdgeAppearance": { $0.scrollEdgeAppearance = look() },
    ])
  + properties(
    "UINavigationItem", .picture, of: { UINavigationItem(title: "First") }, shownBy: pageBefore,
    [
      "backButtonTitle": { $0.backButtonTitle = "Home" },
      "backBarButtonItem": { $0.backBarButtonItem = UIBarButtonItem(title: "Home") },
      "backButtonDisplayMode": { $0.backButtonDisplayMode = .minimal },
    ])
  + properties(
    "UIBarAppearance", .picture, of: { look() }, shownBy: page,
    [
      "backgroundColor": { $0.backgroundColor = .red }, "shadowColor": { $0.shadowColor = .red },
      "backgroundEffect": {
        $0.backgroundColor = nil
        $0.backgroundEffect = UIBlurEffect(style: .dark)
      },
    ])
  + properties(
    "UIBarAppearance", .warning, of: { look() }, shownBy: page,
    [
      "backgroundImage": { $0.backgroundImage = PropertyStage.image() },
      "shadowImage": { $0.shadowImage = PropertyStage.image() },
    ])
  + properties(
    "UINavigationBarAppearance", .picture, of: { look() }, shownBy: page,
    ["titleTextAttributes": { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }])
  + properties(
    "UINavigationBarAppearance", .picture, of: { look() },
    shownBy: { look in
      let bar = bar()
      bar.prefersLargeTitles = true
      bar.scrollEdgeAppearance = look
      return PropertyStage.page(of: bar)
    }, ["largeTitleTextAttributes": { $0.largeTitleTextAttributes = [.foregroundColor: UIColor.red] }])
  + properties(
    "UIToolbar", .picture, of: toolbar,
    [
      "isTranslucent": { $0.isTranslucent = false }, "barStyle": { $0.barStyle = .black },
      "items": { $0.items = [] }, "barTintColor": { $0.barTintColor = .red },
      "standardAppearance": {
        let look = UIToolbarAppearance()
        look.backgroundColor = .red
        $0.standardAppearance = look
      },
      "scrollEdgeAppearance": {
        let look = UIToolbarAppearance()
        look.backgroundColor = .red
        $0.scrollEdgeAppearance = look
      },
    ])
  + properties(
    "UITabBar", .picture, of: tabs,
    [
      "isTranslucent": { $0.isTranslucent = false }, "barStyle": { $0.barStyle = .black },
      "items": { $0.items = [] }, "selectedItem": { $0.selectedItem = $0.items?.last },
      "barTintColor": { $0.barTintColor = .red },
      "unselectedItemTintColor": { $0.unselectedItemTintColor = .red },
      "standardAppearance": {
        let look = UITabBarAppearance()
        look.backgroundColor = .red
        $0.standardAppearance = look
      },
      "scrollEdgeAppearance": {
        let look = UITabBarAppearance()
        look.backgroundColor = .red
        $0.scrollEdgeAppearance = look
      },
    ])
  + properties(
    "UITabBar", .nothing, of: tabs,
    [

      "delegate": { $0.delegate = nil }
    ])
  + properties(
    "UITabBarItem", .picture, of: { UITabBarItem(title: "One", image: PropertyStage.image(), tag: 0) },
    shownBy: page,
    [
      "selectedImage": { $0.selectedImage = PropertyStage.image(20) }, "badgeValue": { $0.badgeValue = "3" },
      "badgeColor": {
        $0.badgeValue = "3"
        $0.badgeColor = .blue
      },
    ])
  + properties(
    "UITabBarItemStateAppearance", .picture, of: { UITabBarAppearance() }, shownBy: { page(tabLook: $0) },
    [
      "titleTextAttributes": {
        $0.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      },
      "iconColor": { $0.stackedLayoutAppearance.selected.iconColor = .green },
      "badgeBackgroundColor": { $0.stackedLayoutAppearance.selected.badgeBackgroundColor = .green },
    ])
  + properties(
    "UITabBarAppearance", .picture, of: { UITabBarAppearance() }, shownBy: { page(tabLook: $0) },
    [
      "stackedLayoutAppearance": {
        let look = UITabBarItemAppearance()
        look.selected.iconColor = .green
        $0.stackedLayoutAppearance = look
      }
    ])
  + properties(
    "UITabBarAppearance", .nothing, of: { UITabBarAppearance() }, shownBy: { page(tabLook: $0) },
    [
      "inlineLayoutAppearance": { $0.inlineLayoutAppearance = UITabBarItemAppearance() },
      "compactInlineLayoutAppearance": { $0.compactInlineLayoutAppearance = UITabBarItemAppearance() },
    ])
  + properties(
    "UIBarButtonItem", .picture, of: button, shownBy: page,
    [
      "style": { $0.style = .done }, "customView": { $0.customView = UISwitch() },
      "tintColor": { $0.tintColor = .red },
    ])
  + properties(
    "UIBarButtonItem", .picture, of: { UIBarButtonItem.fixedSpace(10) }, shownBy: page,
    ["width": { $0.width = 50 }])
  + properties(
    "UIBarButtonItem", .picture, of: button, shownBy: page, ["isHidden": { $0.isHidden = true }])
  + properties(
    "UIBarItem", .picture, of: button, shownBy: page,
    [
      "title": { $0.title = "Other" }, "image": { $0.image = PropertyStage.image() },
      "isEnabled": { $0.isEnabled = false },
      "imageInsets": {
        $0.image = PropertyStage.image()
        $0.imageInsets = .init(top: 9, left: 0, bottom: 0, right: 0)
      },
    ])
  + properties(
    "UIBarItem", .nothing, of: button, shownBy: page,
    [
      "tag": { $0.tag = 3 }, "accessibilityIdentifier": { $0.accessibilityIdentifier = "a" },
      "accessibilityLabel": { $0.accessibilityLabel = "a" },
    ])
  + [
    behaviour("UIBarButtonItem.target") { rings(target: Desk(), action: "ring") },
    behaviour("UIBarButtonItem.action") {
      rings(target: Desk(), action: "ring") && !rings(target: Desk(), action: nil)
    },
    behaviour("UIBarButtonItem.primaryAction") {
      var count = 0
      let bar = toolbar()
      bar.items = [UIBarButtonItem(title: "Do", primaryAction: UIAction { _ in count += 1 })]
      _ = ViewTree(root: bar)
      bar.first(UIButton.self)?.sendActions(for: .primaryActionTriggered)
      return count == 1
    },
    compact("UINavigationBar.compactAppearance") {
      let bar = bar()
      bar.compactAppearance = $0 ? look() : nil
      return bar
    },
    compact("UINavigationBar.compactScrollEdgeAppearance") {
      let bar = bar()
      bar.compactScrollEdgeAppearance = $0 ? look() : nil
      return bar
    },
    compact("UINavigationItem.compactAppearance") {
      let bar = bar()
      bar.topItem?.compactAppearance = $0 ? look() : nil
      return bar
    },
    compact("UINavigationItem.compactScrollEdgeAppearance") {
      let bar = bar()
      bar.topItem?.compactScrollEdgeAppearance = $0 ? look() : nil
      return bar
    },
    compact("UIToolbar.compactAppearance") { toolbar(\.compactAppearance, $0) },
    compact("UIToolbar.compactScrollEdgeAppearance") { toolbar(\.compactScrollEdgeAppearance, $0) },
    // Buttons of bars take their fonts and colours from their items.
    PropertyCheck(
      name: "UIBarButtonItemStateAppearance.titleTextAttributes", effect: .picture,
      page: { isChanged in
        let look = look()
        if isChanged { look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red] }
        return page(look)
      }),
    PropertyCheck(
      name: "UINavigationBarAppearance.buttonAppearance", effect: .picture,
      page: { isChanged in
        let (look, buttons) = (look(), UIBarButtonItemAppearance())
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        if isChanged { look.buttonAppearance = buttons }
        return page(look)
      }),
    PropertyCheck(
      name: "UINavigationBarAppearance.doneButtonAppearance", effect: .picture,
      page: { isChanged in
        let (look, buttons, bar) = (look(), UIBarButtonItemAppearance(), bar())
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        if isChanged { look.doneButtonAppearance = buttons }
        bar.items?.last?.rightBarButtonItem?.style = .done
        bar.scrollEdgeAppearance = look
        return PropertyStage.page(of: bar)
      }),
    PropertyCheck(
      name: "UINavigationBarAppearance.backButtonAppearance", effect: .picture,
      page: { isChanged in
        let (look, buttons) = (look(), UIBarButtonItemAppearance())
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        if isChanged { look.backButtonAppearance = buttons }
        return page(look)
      }),
    PropertyCheck(
      name: "UIToolbarAppearance.buttonAppearance", effect: .picture,
      page: { isChanged in
        let (look, buttons, bar) = (UIToolbarAppearance(), UIBarButtonItemAppearance(), toolbar())
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        if isChanged { look.buttonAppearance = buttons }
        bar.scrollEdgeAppearance = look
        return PropertyStage.page(of: bar)
      }),
    PropertyCheck(
      name: "UIToolbarAppearance.doneButtonAppearance", effect: .picture,
      page: { isChanged in
        let (look, buttons, bar) = (UIToolbarAppearance(), UIBarButtonItemAppearance(), toolbar())
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        if isChanged { look.doneButtonAppearance = buttons }
        bar.items?.first?.style = .done
        bar.scrollEdgeAppearance = look
        return PropertyStage.page(of: bar)
      }),
  ]
