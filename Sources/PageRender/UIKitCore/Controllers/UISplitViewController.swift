public import Foundation
internal import PageLayout

/// A container of a primary, perhaps a supplementary, and a secondary controller. On an iPad from iOS 26 on they are
/// columns, else a single one fills the screen.
open class UISplitViewController: _UISplitViewControllerNames {
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
  public let style: Style
  private var ofColumns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Sets a column's controller, which is shown in a navigation controller.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    ofColumns[column] = viewController
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { column in
      ofColumns[column].map { own in
        own as? UINavigationController ?? own.navigationController
          ?? UINavigationController(rootViewController: own)
      }
    }
  }
  open func viewController(for column: Column) -> UIViewController? { ofColumns[column] }

  /// The columns that a split view controller shows, with UIKit's raw values.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  open var isCollapsed: Bool { columns == nil }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var primaryColumnWidth: CGFloat { CGFloat(columns?.width ?? 0) }
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override func containerTraitsDidChange() { reload() }

  private func reload() {
    inWindowTraits { showTop() }
  }

  private func showTop() {
    adopt(viewControllers)
    guard isViewLoaded else { return }
    guard let columns, let secondary = viewControllers.last else { return show(shownController) }
    clearParts()
    let side = viewControllers[viewControllers.count - 2]
    let isFloating = viewControllers.count == 2
    let width = CGFloat(columns.width)
    side.containerInsets = .zero
    secondary.containerInsets = UIEdgeInsets(left: isFloating ? CGFloat(columns.leading) + width : 0)
    place(secondary, from: isFloating ? 0 : width + CGFloat(columns.line), width: nil)
    place(
      side, from: isFloating ? CGFloat(columns.leading) : 0, width: width,
      end: isFloating ? CGFloat(columns.bottom) : nil)
  }

  /// The lengths of columns; `nil` if a single controller fills the screen.
  private var columns: SplitMetrics? {
    let traits = UITraitCollection.current
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular, viewControllers.count > 1
    else { return nil }
    return traits.metrics.split
  }

  /// Places a controller's view.
  ///
  /// - Parameter end: The distance from the screen's end of a view that begins at the safe area; `nil` for a view as
  ///   high as the screen.
  private func place(_ child: UIViewController, from start: CGFloat, width: CGFloat?, end: CGFloat? = nil) {
    guard let view, let shown = child.view else { return }
    addPart(shown)
    NSLayoutConstraint.activateOfSystem([
      shown.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: start),
      shown.topAnchor.constraint(equalTo: end == nil ? view.topAnchor : view.safeAreaLayoutGuide.topAnchor),
      shown.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -(end ?? 0)),
      width.map { shown.widthAnchor.constraint(equalToConstant: $0) }
        ?? shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
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
