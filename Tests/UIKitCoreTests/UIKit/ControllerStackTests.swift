import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Controllers that are pushed, presented and exchanged, on an iPhone X (375 × 812 pt, safe area 44 and 34), and what they
/// hear of it: developer.apple.com/documentation/uikit/uiviewcontroller.
@MainActor
@Suite struct ControllerStackTests {
  private class Heard: UIViewController {
    var calls: [String] = []
    private func note(_ call: String) {
      let states = [
        "presented": isBeingPresented, "dismissed": isBeingDismissed, "to": isMovingToParent,
        "from": isMovingFromParent,
      ]
      calls.append(([call] + states.filter(\.value).keys.sorted()).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func willMove(toParent parent: UIViewController?) { calls.append("will \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { calls.append("did \(parent != nil)") }
  }

  private final class Told: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ stack: UINavigationController, willShow shown: UIViewController, animated: Bool
    ) {
      calls.append("will \(shown.title ?? "")")
    }
    func navigationController(
      _ stack: UINavigationController, didShow shown: UIViewController, animated: Bool
    ) {
      calls.append("did \(shown.title ?? "")")
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // MARK: Navigation

  @Test func `pages are popped one by one, down to one, and down to the first`() {
    let pages = ["a", "b", "c", "d"].map(titled)
    let (stack, told) = (UINavigationController(rootViewController: pages[0]), Told())
    stack.loadViewIfNeeded()
    stack.delegate = told
    for page in pages { stack.pushViewController(page, animated: true) }
    #expect(stack.viewControllers == pages, "the first is there already")
    #expect(stack.popViewController(animated: true) === pages[3] && stack.topViewController === pages[2])
    #expect(stack.popToViewController(pages[3], animated: true) == nil)
    #expect(stack.popToViewController(pages[1], animated: true) == [pages[2]])
    #expect(stack.popToViewController(pages[1], animated: true) == [])
    #expect(
      told.calls == [
        "will b", "did b", "will c", "did c", "will d", "did d", "will c", "did c", "will b", "did b",
      ])
    stack.setViewControllers(pages, animated: false)
    #expect(stack.popToRootViewController(animated: true) == Array(pages[1...]))
    #expect(stack.visibleViewController === pages[0] && stack.children == [pages[0]])
    stack.pushViewController(pages[1], animated: false)
    #expect(stack.popToRootViewController(animated: true) == [pages[1]])
    #expect(
      stack.popViewController(animated: true) == nil && stack.popToRootViewController(animated: true) == nil)
  }

  @Test func `a pushed page hears of its parent and of its appearance, and that it leaves both`() throws {
    let (stack, page) = (UINavigationController(rootViewController: titled("a")), Heard())
    let window = try makeWindow(stack)
    stack.pushViewController(page, animated: false)
    window.layOut()
    #expect(page.calls == ["will true", "did true", "will appear to", "did appear to"])
    page.calls = []
    stack.popViewController(animated: false)
    window.layOut()
    #expect(page.calls == ["will false", "did false", "will disappear from", "did disappear from"])
    #expect(!page.isMovingFromParent && !page.isBeingDismissed)
  }

  @Test func `a presented page hears of it, and one in a presented container leaves with it`() throws {
    let (base, page) = (Heard(), Heard())
    let window = try makeWindow(base)
    page.modalPresentationStyle = .fullScreen
    base.calls = []
    var isDone = false
    base.present(page, animated: true) { isDone = true }
    window.layOut()
    #expect(isDone && base.presentedViewController === page && page.presentingViewController === base)
    #expect(page.calls == ["will appear presented", "did appear presented"])
    #expect(base.calls == ["will disappear", "did disappear"] && frame(page.view) == window.bounds)
    page.calls = []
    page.dismiss(animated: true)
    window.layOut()
    #expect(page.calls == ["will disappear dismissed", "did disappear dismissed"])
    #expect(
      base.presentedViewController == nil && base.calls.suffix(2) == ["will appear", "did appear"]
        && !page.isBeingDismissed)
    let inner = titled("inner")
    base.present(UINavigationController(rootViewController: inner), animated: false)
    inner.dismiss(animated: false)
    #expect(base.presentedViewController == nil)
    // One is presented: another is not.
    base.present(page, animated: false)
    base.present(inner, animated: false)
    #expect(base.presentedViewController === page && inner.presentingViewController == nil)
    titled("other").present(page, animated: false)
    page.present(page, animated: false)
    #expect(page.presentingViewController === base && page.presentedViewController == nil)
    base.dismiss(animated: false)
    #expect(base.presentedViewController == nil && !base.isBeingDismissed)
  }

  @Test func `a page shown from a stack is pushed, from elsewhere presented`() {
    let (first, second, third) = (titled("a"), titled("b"), titled("c"))
    let stack = UINavigationController(rootViewController: first)
    first.show(second, sender: nil)
    #expect(stack.topViewController === second && first.presentedViewController == nil)
    third.present(third, animated: false)
    third.show(first, sender: nil)
    #expect(third.presentedViewController === first)
    #expect(stack.navigationItem !== first.navigationItem && first.navigationItem.title == "a")
    #expect(first.tabBarItem.title == "a" && stack.tabBarItem === first.tabBarItem)
    first.title = "new"
    #expect(first.navigationItem.title == "new" && first.tabBarItem.title == "new")
  }

  /// 44 of bar below 44 of safe area; a toolbar of 44 above 34; a tab bar of 49.
  @Test func `a page ends at bars under which it does not extend, also if it says so later`() throws {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    stack.setToolbarHidden(false, animated: false)
    let tabs = UITabBarController()
    let window = try makeWindow(stack)
    func place(_ change: () -> Void) -> [CGFloat] {
      change()
      window.layOut()
      let (frame, insets) = (frame(page.view), page.view.safeAreaInsets)
      return [frame.minY, frame.maxY, insets.top, insets.bottom]
    }
    #expect(place {} == [0, 812, 88, 78])
    #expect(frame(stack.toolbar) == CGRect(x: 0, y: 734, width: 375, height: 44))
    #expect(place { page.edgesForExtendedLayout = .top } == [0, 734, 88, 0])
    #expect(place { page.edgesForExtendedLayout = [] } == [88, 734, 0, 0])
    #expect(place { page.edgesForExtendedLayout = .bottom } == [88, 812, 0, 78])
    stack.navigationBar.isTranslucent = false
    #expect(place { page.edgesForExtendedLayout = .all } == [88, 812, 0, 78])
    #expect(place { page.extendedLayoutIncludesOpaqueBars = true } == [0, 812, 88, 78])
    #expect(place { stack.setNavigationBarHidden(true, animated: false) } == [0, 812, 44, 78])
    stack.setToolbarHidden(true, animated: false)
    tabs.viewControllers = [stack]
    window.rootViewController = tabs
    #expect(place {} == [0, 812, 44, 83])
    #expect(place { page.edgesForExtendedLayout = .top } == [0, 729, 44, 0])
    #expect(place { tabs.setTabBarHidden(true, animated: false) } == [0, 812, 44, 34])
  }

  // MARK: Tabs and children

  @Test func `the selected tab stays selected while it is there, and shows`() throws {
    let pages = ["a", "b", "c"].map(titled)
    let tabs = UITabBarController()
    let window = try makeWindow(tabs)
    tabs.setViewControllers(pages, animated: false)
    func shown() -> [String?] {
      window.layOut()
      return pages.filter { $0.viewIfLoaded?.window != nil }.map(\.title)
    }
    #expect(shown() == ["a"] && tabs.selectedViewController === pages[0])
    tabs.selectedIndex = 1
    #expect(shown() == ["b"] && tabs.tabBar.selectedItem === pages[1].tabBarItem)
    tabs.viewControllers = [pages[2], pages[1]]
    #expect(tabs.selectedIndex == 1 && shown() == ["b"] && pages[0].parent == nil)
    tabs.selectedViewController = pages[0]
    #expect(tabs.selectedIndex == 1, "a stranger is not selected")
    tabs.viewControllers = [pages[0], pages[2]]
    #expect(tabs.selectedIndex == 0 && shown() == ["a"] && Set(tabs.children) == [pages[0], pages[2]])
    tabs.selectedIndex = 5
    #expect(tabs.selectedViewController == nil && shown() == [])
  }

  /// developer.apple.com/documentation/uikit/uitabbarcontroller/settabs(_:animated:)
  @Test func `tabs make their controllers and items, hidden ones none`() {
    let tabs = UITabBarController()
    let made = ["a", "b", "c"].map { name in
      UITab(title: name.uppercased(), image: nil, identifier: name) { _ in self.titled(name) }
    }
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: made)
    made[1].isHidden = true
    tabs.setTabs(made, animated: false)
    #expect(tabs.viewControllers?.map(\.title) == ["a", "c"] && tabs.tab(forIdentifier: "b") === made[1])
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["A", "C"] && made[2].tabBarController === tabs)
    tabs.selectedTab = made[2]
    #expect(tabs.selectedIndex == 1 && tabs.selectedTab === made[2])
    (made[2].badgeValue, made[2].isEnabled) = ("7", false)
    made[2].title = "Z"
    let item = tabs.viewControllers?[1].tabBarItem
    #expect(item?.badgeValue == "7" && item?.isEnabled == false && item?.title == "Z")
    #expect(tabs.selectedTab === made[2])
    #expect(tabs.tab(forIdentifier: "z") == nil && group.viewController === made[0].viewController)
    let named = UITabGroup(title: "G", image: nil, identifier: "g", children: made)
    named.defaultChildIdentifier = "c"
    #expect(named.viewController === made[2].viewController)
  }

  @Test func `a child hears of its parents, and none can hold what holds it`() {
    let (parent, other, child) = (UIViewController(), UIViewController(), Heard())
    parent.addChild(child)
    #expect(child.calls == ["will true"], "didMove is called by the container")
    other.addChild(child)
    #expect(
      child.calls == ["will true", "did false", "will true"] && parent.children == []
        && child.parent === other)
    child.removeFromParent()
    #expect(child.calls.last == "did false" && child.calls.count == 4 && other.children == [])
    child.removeFromParent()
    #expect(child.calls.count == 4)
    let view = UIView()
    parent.view = view
    #expect(view.owningController === parent && parent.viewIfLoaded === view)
    parent.view = UIView()
    #expect(view.owningController == nil)
  }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/size(forchildcontentcontainer:withparentcontainersize:)
  @Test func `children hear of a new size, as large as their parent says, and of new traits`() throws {
    final class Half: UIViewController {
      override func size(
        forChildContentContainer container: UIViewController, withParentContainerSize size: CGSize
      ) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
    }
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      var classes: [UIUserInterfaceSizeClass] = []
      var ends: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        sizes.append(size)
        let taken = coordinator.animate(alongsideTransition: { _ in self.ends.append("along") }) { context in
          self.ends.append("end \(context.isAnimated)")
        }
        if taken { ends.append("\(view.bounds.width)") }
      }
      override func willTransition(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) { classes.append(collection.verticalSizeClass) }
    }
    let (half, sized) = (Half(), Sized())
    half.addChild(sized)
    half.view.addSubview(sized.view)
    let window = try makeWindow(half)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(sized.sizes == [CGSize(width: 406, height: 375)] && sized.classes == [.compact])
    #expect(sized.ends == ["375.0", "along", "end false"])
    window.transition(to: environment)
    #expect(sized.sizes.count == 1 && sized.classes.count == 1)
  }

  /// Frames that iOS 26.1 has on an iPad of 820 × 1180: `OU-split` in Tests/Recordings/records.jsonl.
  @Test func `beside the list of a split view of iOS 26 the detail fills the screen below it`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (titled("list"), titled("detail"))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .primary) === list && split.isCollapsed)
    let window = try SystemLookTests.window(split, on: "ipad-10")
    let (side, main) = (try #require(list.navigationController), try #require(detail.navigationController))
    #expect(frame(main.view) == window.bounds && main.view.safeAreaInsets.left == 330)
    #expect(frame(side.view) == CGRect(x: 10, y: 32, width: 320, height: 1133))
    window.inTraits {
      #expect(
        !split.isCollapsed && split.primaryColumnWidth == 320 && split.displayMode == .oneBesideSecondary)
      split.setViewController(titled("middle"), for: .supplementary)
      window.layOut()
      #expect(
        split.viewControllers[1].viewIfLoaded.map(frame) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(frame(main.view) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    }
  }
}
