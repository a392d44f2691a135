public import Foundation

/// Decides what a split view controller shows where there is room for one.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns true if the second controller is to be left out, so that the first shows; `false` unless implemented.
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

  /// The columns that a split view controller shows, with UIKit's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// One of the two always fills the screen.
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
  open var preferredDisplayMode: DisplayMode {
    get { kept("preferredDisplayMode") ?? .automatic }
    set { keep(newValue, "preferredDisplayMode") }
  }
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { kept("preferredPrimaryColumnWidthFraction") ?? 0 }
    set { keep(newValue, "preferredPrimaryColumnWidthFraction") }
  }
  open var minimumPrimaryColumnWidth: CGFloat {
    get { kept("minimumPrimaryColumnWidth") ?? 0 }
    set { keep(newValue, "minimumPrimaryColumnWidth") }
  }
  open var maximumPrimaryColumnWidth: CGFloat {
    get { kept("maximumPrimaryColumnWidth") ?? 0 }
    set { keep(newValue, "maximumPrimaryColumnWidth") }
  }
  open var presentsWithGesture: Bool {
    get { kept("presentsWithGesture") ?? true }
    set { keep(newValue, "presentsWithGesture") }
  }
  // End of what is written.
}
