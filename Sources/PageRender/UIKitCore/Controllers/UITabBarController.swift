public import Foundation
internal import PageLayout

/// A container that shows one of several view controllers above a tab bar.
open class UITabBarController: _UITabBarControllerNames {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    didSet {
      let sound = viewControllers.map { withoutSelf($0, "viewControllers") }
      if sound?.count != viewControllers?.count { viewControllers = sound }
      // A selected controller that is still among the controllers stays selected.
      let former = oldValue.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
      selectedIndex = viewControllers?.firstIndex { $0 === former } ?? 0
    }
  }
  /// The index of the selected controller; an index out of range selects none.
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
  /// The tabs that the app has given, in place of view controllers.
  var ownTabs: [UITab] = []
  /// The view above the tabs of a phone, from iOS 26 on.
  open var bottomAccessory: UITabAccessory? {
    didSet { contentChanged() }
  }
  private var shownAccessory: UITabAccessory? {
    BarMetrics.isTabBarAtScreenEnd && !hidesBar ? bottomAccessory : nil
  }

  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value("childForStatusBarStyle", of: self, or: selectedViewController)
  }
  open override var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value("childForStatusBarHidden", of: self, or: selectedViewController)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Reloads, since the bar's height depends on the traits.
  override func containerTraitsDidChange() { reload() }

  /// Reloads; called when a descendant controller shows another child or extends under other bars.
  func contentChanged() {
    if isViewLoaded, !isReloading { reload() }
  }

  private var isReloading = false

  private func reload() {
    inWindowTraits { showTop() }
  }

  private func showTop() {
    let controllers = viewControllers ?? []
    adopt(controllers)
    guard isViewLoaded else { return }
    isReloading = true
    defer { isReloading = false }
    let (selected, isHidden) = (selectedViewController, hidesBar)
    tabBar.controller = self
    selected?.loadViewIfNeeded()
    // A controller may select another tab while it loads, which is shown then.
    guard selected === selectedViewController else { return }
    // A navigation bar of an iPad shares the row of a tab bar at the top.
    let isTop = BarMetrics.isTabBarAtTop
    let shared = selected as? UINavigationController
    let isRowShared = isTop && shared?.isNavigationBarHidden == false
    let edge: UIRectEdge = isTop ? .top : .bottom
    let goesUnder =
      isHidden || isRowShared
      || selected?.extends(under: edge, isTranslucent: tabBar.isTranslucent) ?? true
    var insets = isHidden || !goesUnder || isRowShared ? .zero : BarMetrics.tabBarInset
    if shownAccessory != nil { insets.bottom += UITabAccessory.height + UITabAccessory.gap }
    show(selected, insets: insets, reaching: goesUnder ? .all : UIRectEdge.all.subtracting(edge))
    if !isHidden {
      tabBar.items = controllers.compactMap(\.tabBarItem)
      tabBar.selectedItem = selectedViewController?.tabBarItem
      tabBar.reachesScreenEdge = true
      nameForLayout(tabBar, "tabBar")
      addBar(
        tabBar, height: BarMetrics.tabBar, isAtTop: isTop,
        endsAtScreen: BarMetrics.isTabBarAtScreenEnd)
      if !goesUnder { end(selected, at: tabBar, isTop: isTop) }
      if let ground = shownAccessory?.ground { add(ground) }
    }
  }

  /// Adds an accessory above the tabs, in the margins that their platter has.
  private func add(_ accessory: UIView) {
    addPart(accessory)
    guard case .platter(let platter) = UITraitCollection.current.metrics.tabBar.kind else { return }
    let margin = CGFloat(platter.sideRoom / 2)
    NSLayoutConstraint.activateOfSystem([
      accessory.heightAnchor.constraint(equalToConstant: UITabAccessory.height),
      accessory.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -UITabAccessory.gap),
      accessory.leadingAnchor.constraint(equalTo: tabBar.leadingAnchor, constant: margin),
      accessory.trailingAnchor.constraint(equalTo: tabBar.trailingAnchor, constant: -margin),
    ])
  }

  override func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    selectedViewController?.extends(under: edge, isTranslucent: isTranslucent)
      ?? super.extends(under: edge, isTranslucent: isTranslucent)
  }

  override var mainScrollView: UIScrollView? { selectedViewController?.mainScrollView }

  /// True to show no bar, from iOS 18 on.
  open var isTabBarHidden = false {
    didSet { contentChanged() }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// True if there is no bar, or a page on the selected controller's stack hides it.
  var hidesBar: Bool {
    if isTabBarHidden { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
