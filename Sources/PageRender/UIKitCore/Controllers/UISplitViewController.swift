internal import Foundation

/// Decides what a split view controller shows where there is room for one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the second controller is to be left out, so that the first shows; `false` unless implemented.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

/// A list and its detail, as on a phone: one of the two, filling the screen. Side by side is not supported.
open class UISplitViewController: UIViewController {
  /// The primary and the secondary controller.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      let sound = withoutSelf(viewControllers, "viewControllers")
      if sound.count < viewControllers.count { viewControllers = sound }
      reload()
    }
  }
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { reload() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  private func reload() {
    adopt(viewControllers)
    if isViewLoaded { show(shownController) }
  }

  private var shownController: UIViewController? {
    guard let primary = viewControllers.first, let secondary = viewControllers.dropFirst().last else {
      return viewControllers.first
    }
    let isCollapsed =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isCollapsed ? primary : secondary
  }
}
