public import Foundation

/// A container that shows the top of a stack of view controllers below a navigation bar.
open class UINavigationController: _UINavigationControllerNames {
  /// The stack of controllers, from the root to the one that shows.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      let sound = withoutSelf(viewControllers, "viewControllers")
      if sound.count < viewControllers.count { viewControllers = sound }
      reload()
    }
  }
  /// The controller's tab; unless set, that of the first controller on the stack.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  open weak var delegate: (any UINavigationControllerDelegate)?
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open var isNavigationBarHidden = false {
    didSet { reload() }
  }
  open var isToolbarHidden = true {
    didSet { reload() }
  }
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.controller = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.controller = self
  }

  /// Makes a controller with UIKit's own bars; both classes are ignored.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.controller = self
    viewControllers = [rootViewController]
    // A property observer does not run in an initialiser.
    reload()
  }

  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that decides the status bar's style; `nil` while the navigation bar is shown, whose style
  /// decides then.
  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value(
      "childForStatusBarStyle", of: self, or: isNavigationBarHidden ? topViewController : nil)
  }
  /// The status bar's style; light if the navigation bar is black.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black
      ? ExtensionOverrides.value("preferredStatusBarStyle", of: self, or: .lightContent)
      : super.preferredStatusBarStyle
  }
  open override var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value("childForStatusBarHidden", of: self, or: topViewController)
  }
  open var visibleViewController: UIViewController? { viewControllers.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Pushes a controller; does nothing if it is on the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    viewControllers.append(viewController)
  }

  /// Removes the top controller from the stack, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  /// Removes the controllers above a controller; `nil` if it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(place + 1)...])
    if !popped.isEmpty { viewControllers.removeLast(popped.count) }
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Reloads, since the bars' heights depend on the traits.
  override func containerTraitsDidChange() { reload() }

  private var hasLargeTitle: Bool {
    navigationBar.prefersLargeTitles && BarMetrics.hasLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode != .never
  }

  private var barHeight: CGFloat {
    let line = topViewController?.navigationItem.largeLineHeight ?? 0
    return BarMetrics.navigationBar + (hasLargeTitle ? BarMetrics.largeTitle + line : 0) + stackedSearchHeight
  }

  /// The bar's distance from the safe area's upper edge; 0 in sheets, which inset their controllers.
  private var barTop: CGFloat {
    let outermost = sequence(first: self as UIViewController, next: \.parent).reversed().first
    return outermost?.containerInsets.top == 0 ? BarMetrics.navigationBarTop : 0
  }

  /// Makes the bar lower than at rest; the content's insets stay those of a bar at rest.
  func shortenBar(by height: CGFloat) {
    guard let tall = barHeights.first(where: { $0.firstItem === navigationBar }) else { return }
    let shortened = max(barHeight - height, 0)
    if tall.constant != shortened { tall.constant = shortened }
  }

  /// The controller that was last reported to the delegate.
  private weak var announced: UIViewController?

  /// Shows the top controller and the bars; other controllers stay children without a view on the screen, as
  /// in UIKit.
  func reload() {
    inWindowTraits { showTop() }
  }

  private func showTop() {
    adopt(viewControllers)
    if isViewLoaded {
      let top = topViewController
      let isNew = top !== announced
      announced = top
      if isNew, let top { delegate?.navigationController(self, willShow: top, animated: false) }
      defer {
        if isNew, let top, top === announced {
          delegate?.navigationController(self, didShow: top, animated: false)
        }
      }
      // The controller may set `edgesForExtendedLayout` in `viewDidLoad`, or push another, which is shown then.
      top?.loadViewIfNeeded()
      guard top === topViewController else { return }
      let hasBar = !isNavigationBarHidden && top != nil
      let hasToolbar = !isToolbarHidden && top != nil
      let goesUp = !hasBar || top?.extends(under: .top, isTranslucent: navigationBar.isTranslucent) ?? true
      let goesDown = !hasToolbar || top?.extends(under: .bottom, isTranslucent: toolbar.isTranslucent) ?? true
      show(
        top,
        insets: UIEdgeInsets(
          top: hasBar && goesUp ? barTop + barHeight : 0,
          bottom: hasToolbar && goesDown || searchPlace == .end ? BarMetrics.toolbarInset : 0),
        reaching: UIRectEdge(arrayLiteral: goesUp ? .top : [], goesDown ? .bottom : []))
      if !isNavigationBarHidden {
        navigationBar.items = viewControllers.map(\.navigationItem)
        navigationBar.reachesScreenEdge = true
        nameForLayout(navigationBar, "navigationBar")
        addBar(navigationBar, height: barHeight, isAtTop: true, below: barTop)
        if !goesUp { end(top, at: navigationBar, isTop: true) }
      }
      if !isToolbarHidden {
        toolbar.items = topViewController?.toolbarItems
        toolbar.reachesScreenEdge = true
        toolbar.controller = self
        nameForLayout(toolbar, "toolbar")
        addBar(
          toolbar, height: BarMetrics.toolbar, isAtTop: false, endsAtScreen: BarMetrics.isToolbarAtScreenEnd)
        if !goesDown { end(top, at: toolbar, isTop: false) }
      }
      addSearchAtEnd()
    }
    tabBarController?.contentChanged()
  }

  /// Returns true if the top controller's view extends under the bar.
  override func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    topViewController?.extends(under: edge, isTranslucent: isTranslucent)
      ?? super.extends(under: edge, isTranslucent: isTranslucent)
  }

  override var mainScrollView: UIScrollView? { topViewController?.mainScrollView }
}
