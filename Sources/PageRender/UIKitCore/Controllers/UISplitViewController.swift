public import Foundation

/// Decides which controller a split view controller shows when it has room for only one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns true if the primary controller is to be shown instead of the secondary; `false` unless
  /// implemented.
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

/// A container for a primary and a secondary controller. As on a phone, a single one fills the screen;
/// columns are not supported.
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

  /// The columns that a split view controller shows, with UIKit's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Always true, since one controller fills the screen.
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var primaryColumnWidth: CGFloat { 0 }
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem()

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

  // Written by Scripts/uikit-names.
  open var preferredDisplayMode: DisplayMode = .automatic
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var presentsWithGesture: Bool = true
  // End of what is written.
}
