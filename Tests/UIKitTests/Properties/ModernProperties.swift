import Foundation
import UIKit

@testable import PageBase
@testable import PageLayout

/// Properties that iOS 18 and 26 brought, each on an iPhone of iOS 26.
@MainActor
let modernProperties: [PropertyCheck] =
  modern(
    "UINavigationItem", of: page, shownBy: { navigation($0, isLarge: false) },
    [
      "subtitle": { $0.navigationItem.subtitle = "Lower" },
      "attributedSubtitle": { $0.navigationItem.attributedSubtitle = AttributedString("Lower") },
      "subtitleView": { $0.navigationItem.subtitleView = square() },
      "attributedTitle": { $0.navigationItem.attributedTitle = AttributedString("Other") },
    ])
  + modern(
    "UINavigationItem", of: page, shownBy: { navigation($0, isLarge: true) },
    [
      "largeTitle": { $0.navigationItem.largeTitle = "Other" },
      "largeAttributedTitle": { $0.navigationItem.largeAttributedTitle = AttributedString("Other") },
      "largeSubtitle": { $0.navigationItem.largeSubtitle = "Lower" },
      "largeAttributedSubtitle": { $0.navigationItem.largeAttributedSubtitle = AttributedString("Lower") },
      "largeSubtitleView": { $0.navigationItem.largeSubtitleView = square() },
    ])
  + modern(
    "UIBarButtonItem", of: page, shownBy: { navigation($0, isLarge: false) },
    ["badge": { $0.navigationItem.rightBarButtonItem?.badge = .count(3) }])
  + modern(
    "UITab", of: { tab("a") }, shownBy: { controller([$0, tab("b")]) },
    [
      "title": { $0.title = "Other" }, "image": { $0.image = UIImage(systemName: "star") },
      "selectedImage": { $0.selectedImage = UIImage(systemName: "heart") },
      "badgeValue": { $0.badgeValue = "3" },
      "isHidden": { $0.isHidden = true }, "isEnabled": { $0.isEnabled = false },
    ])
  + modern(
    "UITabBarController", of: { controller([tab("a"), tab("b")]) }, shownBy: { $0 },
    [
      "tabs": { $0.tabs = [tab("c")] }, "selectedTab": { $0.selectedTab = $0.tabs[1] },
      "isTabBarHidden": { $0.isTabBarHidden = true },
      "bottomAccessory": { $0.bottomAccessory = UITabAccessory(contentView: square()) },
    ])
  + modern(
    "UITabGroup",
    of: { UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("a"), tab("b")]) },
    shownBy: { controller([$0]) },
    [
      "children": { $0.children.removeFirst() },
      "defaultChildIdentifier": { $0.defaultChildIdentifier = "b" },
      "selectedChild": { $0.selectedChild = $0.children[1] },
    ])
  + modern(
    "UIBackgroundExtensionView",
    of: { UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 402, height: 874)) },
    shownBy: { view in
      let page = UIViewController()
      page.view.addSubview(view)
      return page
    },
    [
      "contentView": { $0.contentView = square() },
      "automaticallyPlacesContentView": {
        $0.automaticallyPlacesContentView = false
        $0.contentView = square()
      },
    ])

@MainActor
private func modern<Object: AnyObject>(
  _ type: String, of make: @escaping @MainActor () -> Object,
  shownBy show: @escaping @MainActor (Object) -> UIViewController,
  _ changes: KeyValuePairs<String, @MainActor (Object) -> Void>
) -> [PropertyCheck] {
  changes.map { name, change in
    PropertyCheck(
      name: "\(type).\(name)", effect: .behaviour,
      behaves: {
        @MainActor func outcome(_ isChanged: Bool) throws -> PropertyStage.Outcome {
          try PropertyStage.outcome(on: "iphone-16-pro", .ios26) {
            let object = make()
            if isChanged { change(object) }
            return show(object)
          }
        }
        return try outcome(false).picture != outcome(true).picture
      })
  }
}

@MainActor
private func page() -> UIViewController {
  let page = UIViewController()
  page.title = "Title"
  page.navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "bell"))
  return page
}

@MainActor
private func navigation(_ page: UIViewController, isLarge: Bool) -> UIViewController {
  let controller = UINavigationController(rootViewController: page)
  controller.navigationBar.prefersLargeTitles = isLarge
  return controller
}

/// A tab of a page with the tab's identifier on it.
@MainActor
private func tab(_ identifier: String) -> UITab {
  UITab(title: identifier, image: UIImage(systemName: "circle"), identifier: identifier) { _ in
    let page = UIViewController()
    let label = UILabel(frame: CGRect(x: 50, y: 200, width: 100, height: 30))
    label.text = identifier
    page.view.addSubview(label)
    return page
  }
}

@MainActor
private func controller(_ tabs: [UITab]) -> UITabBarController {
  let controller = UITabBarController()
  controller.tabs = tabs
  return controller
}

@MainActor
private func square() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
  view.backgroundColor = .red
  view.widthAnchor.constraint(equalToConstant: 30).isActive = true
  return view
}
