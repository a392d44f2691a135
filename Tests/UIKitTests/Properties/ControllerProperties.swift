import UIKit

@testable import PageBase
@testable import UIKitCore

/// A controller whose label stands at the beginning of the safe area.
@MainActor
private func screen() -> UIViewController {
  let controller = UIViewController()
  let label = UILabel()
  label.text = "page"
  label.textColor = .label
  label.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
    label.leadingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leadingAnchor),
  ])
  controller.title = "Title"
  return controller
}

@MainActor
private func below(_ controller: UIViewController) -> UIViewController {
  let navigation = UINavigationController(rootViewController: controller)
  navigation.isToolbarHidden = false
  let tabs = UITabBarController()
  tabs.viewControllers = [navigation]
  return tabs
}

/// The controller presents one that is as large as the page, or not.
@MainActor
private func presenting(_ controller: UIViewController) -> UIViewController {
  let base = UIViewController()
  base.view.backgroundColor = .yellow
  base.present(controller, animated: false)
  return base
}

@MainActor
private func navigation() -> UINavigationController { UINavigationController(rootViewController: screen()) }

@MainActor
private func tabController() -> UITabBarController {
  let tabs = UITabBarController()
  let other = UIViewController()
  other.title = "Other"
  tabs.viewControllers = [screen(), other]
  return tabs
}

@MainActor
private func alert() -> UIAlertController {
  let alert = UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
  return alert
}

@MainActor let controllerProperties: [PropertyCheck] =
  properties(
    "UIViewController", .picture, of: screen, shownBy: below,
    [
      "title": { $0.title = "Other" },
      "tabBarItem": { $0.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0) },
      "toolbarItems": { $0.toolbarItems = [UIBarButtonItem(title: "Do")] },
      "edgesForExtendedLayout": { $0.edgesForExtendedLayout = [] }, "view": { $0.view = UILabel() },
      "additionalSafeAreaInsets": { $0.additionalSafeAreaInsets.top = 9 },
      "overrideUserInterfaceStyle": { $0.overrideUserInterfaceStyle = .dark },
    ])
  + properties(
    "UIViewController", .picture, of: screen, shownBy: presenting,
    ["modalPresentationStyle": { $0.modalPresentationStyle = .overFullScreen }])
  + properties(
    "UIViewController", .picture,
    of: { () -> UIViewController in
      let controller = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dot.backgroundColor = .red
      scroll.addSubview(dot)
      controller.view.addSubview(scroll)
      return controller
    }, shownBy: below,
    ["automaticallyAdjustsScrollViewInsets": { $0.automaticallyAdjustsScrollViewInsets = false }])
  + properties(
    "UIViewController", .picture, of: screen,
    shownBy: { controller in
      let navigation = navigation()
      navigation.pushViewController(controller, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }, ["hidesBottomBarWhenPushed": { $0.hidesBottomBarWhenPushed = true }])
  + properties(
    "UIViewController", .nothing, of: screen, shownBy: below,
    [
      "isEditing": { $0.isEditing = true }
    ])
  + properties(
    "UINavigationController", .picture, of: navigation, shownBy: { $0 },
    [
      "viewControllers": { $0.viewControllers = [UIViewController()] },
      "isNavigationBarHidden": { $0.isNavigationBarHidden = true },
      "isToolbarHidden": { $0.isToolbarHidden = false },
    ])
  + properties(
    "UITabBarController", .picture, of: tabController, shownBy: { $0 },
    [
      "viewControllers": { $0.viewControllers = [UIViewController()] },
      "selectedIndex": { $0.selectedIndex = 1 },
      "selectedViewController": { $0.selectedViewController = $0.viewControllers?.last },
    ])
  + properties(
    "UISplitViewController", .picture, of: { UISplitViewController() }, shownBy: { $0 },
    ["viewControllers": { $0.viewControllers = [screen()] }])
  + properties(
    "UIAlertController", .picture, of: alert, shownBy: presenting, ["message": { $0.message = "Really?" }])
  + properties(
    "UIAlertController", .picture, of: alert, shownBy: presenting,
    ["preferredAction": { $0.preferredAction = $0.actions.last }])
  + properties(
    "UIAlertAction", .picture, of: alert, shownBy: presenting,
    ["isEnabled": { $0.actions.last?.isEnabled = false }])
  + properties(
    "NSStringDrawingContext", .nothing, of: { NSStringDrawingContext() }, shownBy: { _ in screen() },
    ["minimumScaleFactor": { $0.minimumScaleFactor = 0.5 }])
  + properties(
    "UIPageViewController", .nothing, of: pages, shownBy: { $0 },
    ["isDoubleSided": { $0.isDoubleSided = true }])
  + properties(
    "UITabBarController", .nothing, of: tabController, shownBy: { $0 }, ["delegate": { $0.delegate = nil }])
  + properties(
    "UIResponder", .nothing, of: screen, shownBy: below,
    ["userActivity": { $0.userActivity = NSUserActivity(activityType: "a") }])
  + properties(
    "UIViewController", .nothing, of: screen, shownBy: below,
    ["transitioningDelegate": { $0.transitioningDelegate = nil }])
  + [
    behaviour("UINavigationController.tabBarItem") {
      let (root, item) = (UIViewController(), UITabBarItem(title: "Own", image: nil, tag: 0))
      let navigation = UINavigationController(rootViewController: root)
      let isRoots = navigation.tabBarItem === root.tabBarItem
      navigation.tabBarItem = item
      return isRoots && navigation.tabBarItem === item
    },
    PropertyCheck(
      name: "UIViewController.extendedLayoutIncludesOpaqueBars", effect: .picture,
      page: { isChanged in
        let controller = screen()
        controller.extendedLayoutIncludesOpaqueBars = isChanged
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.isTranslucent = false
        return navigation
      }),
    behaviour("UIGraphicsImageRendererFormat.scale") {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let size = CGSize(width: 10, height: 10)
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in }.scale == 2
    },
    PropertyCheck(
      name: "UIGraphicsImageRendererFormat.opaque", effect: .picture,
      page: { isChanged in
        let format = UIGraphicsImageRendererFormat()
        format.opaque = isChanged
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
        return PropertyStage.page(of: UIImageView(image: renderer.image { _ in }))
      }),
    behaviour("UINavigationController.delegate") {
      final class Told: NSObject, UINavigationControllerDelegate {
        var shown: [UIViewController] = []
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { shown.append(viewController) }
      }
      let (navigation, told, next) = (navigation(), Told(), screen())
      navigation.loadViewIfNeeded()
      navigation.delegate = told
      navigation.pushViewController(next, animated: true)
      return told.shown == [next]
    },
    // Warned of where a page's code says it: EffectlessTests.
    behaviour("UINavigationItem.searchController") {
      let controller = screen()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return controller.navigationItem.searchController?.searchBar.frame.height == 56
    },
    behaviour("UISearchBar.showsScopeBar") {
      let bar = UISearchBar(frame: .zero)
      bar.showsScopeBar = true
      return bar.showsScopeBar
    },
    behaviour("UIWindow.isHidden") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = true
      let isShownAtFirst = UIApplication.shared.windows.contains { $0 === window }
      window.isHidden = false
      return !isShownAtFirst && UIApplication.shared.windows.contains { $0 === window }
    },
    behaviour("UIWindow.windowScene") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let scene = UIApplication.shared.firstScene
      window.windowScene = scene
      window.isHidden = false
      defer { window.isHidden = true }
      return scene?.windows.contains { $0 === window } == true && window.next === scene
    },
    behaviour("UIWindow.rootViewController") {
      let window = UIWindow(
        environment: PageEnvironment(device: try DeviceCatalog.builtin.device("320x480@2x")))
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return controller.view.window === window
    },
    behaviour("UIPageViewController.dataSource") {
      let (pages, source) = (pages(), Source())
      pages.dataSource = source
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return pages.turn(.forward)
    },
    behaviour("UIPageViewController.delegate") {
      // Told of turns of a flow; setting pages from code tells nobody, as in UIKit.
      let (pages, source) = (pages(), Source())
      pages.delegate = source
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return pages.delegate === source && !source.isTold
    },
    behaviour("UISplitViewController.delegate") {
      final class Collapses: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
          _ splitViewController: UISplitViewController,
          collapseSecondary secondaryViewController: UIViewController,
          onto primaryViewController: UIViewController
        ) -> Bool { true }
      }
      let (split, first, delegate) = (UISplitViewController(), UIViewController(), Collapses())
      split.viewControllers = [first, UIViewController()]
      split.delegate = delegate
      return first.view.isDescendant(of: split.view)
    },
  ]

@MainActor
private func pages() -> UIPageViewController {
  UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
}

private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var isTold = false
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { UIViewController() }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { isTold = true }
}
