internal import Foundation

/// Shows one of several view controllers above a tab bar.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      // The controller that showed stays in front where it is still there.
      let former = oldValue.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
      selectedIndex = viewControllers?.firstIndex { $0 === former } ?? 0
    }
  }
  /// An index that no controller has selects nothing.
  open var selectedIndex = 0 {
    didSet { reload() }
  }
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  public let tabBar = UITabBar(frame: .zero)

  public override init() {}

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Called when a controller in this one shows something else.
  func contentChanged() {
    if isViewLoaded, !isReloading { reload() }
  }

  private var isReloading = false

  private func reload() {
    let controllers = viewControllers ?? []
    adopt(controllers)
    guard isViewLoaded else { return }
    isReloading = true
    defer { isReloading = false }
    let isHidden = hidesBar
    show(selectedViewController, insets: UIEdgeInsets(bottom: isHidden ? 0 : BarMetrics.tabBar))
    if !isHidden {
      tabBar.items = controllers.compactMap(\.tabBarItem)
      tabBar.selectedItem = selectedViewController?.tabBarItem
      tabBar.reachesScreenEdge = true
      nameForLayout(tabBar, "tabBar")
      addBar(tabBar, height: BarMetrics.tabBar, isAtTop: false)
    }
  }

  private var hidesBar: Bool {
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
