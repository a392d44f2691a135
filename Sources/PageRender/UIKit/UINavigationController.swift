internal import Foundation

/// Shows the last of a stack of view controllers below a navigation bar.
open class UINavigationController: UIViewController {
  /// From the first to the one that shows.
  open var viewControllers: [UIViewController] = [] {
    didSet { reload() }
  }
  open var isNavigationBarHidden = false {
    didSet { reload() }
  }
  open var isToolbarHidden = true {
    didSet { reload() }
  }
  public let navigationBar = UINavigationBar(frame: .zero)
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)

  public override init() {
    super.init()
    navigationBar.controller = self
  }

  public init(rootViewController: UIViewController) {
    super.init()
    navigationBar.controller = self
    viewControllers = [rootViewController]
    // A property observer does not run in an initialiser.
    reload()
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// A controller that is on the stack already stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    viewControllers.append(viewController)
  }

  /// Takes the last controller off; the first stays.
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

  private var hasLargeTitle: Bool {
    navigationBar.prefersLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode != .never
  }

  private var barHeight: CGFloat {
    BarMetrics.navigationBar + (hasLargeTitle ? BarMetrics.largeTitle : 0)
  }

  /// Shows the top controller; the others are children without a view on the screen, as in UIKit.
  func reload() {
    adopt(viewControllers)
    if isViewLoaded {
      show(
        topViewController,
        insets: UIEdgeInsets(
          top: isNavigationBarHidden ? 0 : barHeight, bottom: isToolbarHidden ? 0 : BarMetrics.toolbar))
      if !isNavigationBarHidden {
        navigationBar.items = viewControllers.map(\.navigationItem)
        navigationBar.reachesScreenEdge = true
        nameForLayout(navigationBar, "navigationBar")
        addBar(navigationBar, height: barHeight, isAtTop: true)
      }
      if !isToolbarHidden {
        toolbar.items = topViewController?.toolbarItems
        toolbar.reachesScreenEdge = true
        nameForLayout(toolbar, "toolbar")
        addBar(toolbar, height: BarMetrics.toolbar, isAtTop: false)
      }
    }
    tabBarController?.contentChanged()
  }
}
