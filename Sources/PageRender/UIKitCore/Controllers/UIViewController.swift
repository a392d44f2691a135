public import Foundation
internal import LayoutEngine
internal import PageBase

/// A controller that manages a view and its life on the screen.
@preconcurrency @MainActor
open class UIViewController: _UIViewControllerNames {
  private(set) var loadedView: UIView? {
    didSet {
      if oldValue?.owningController === self { oldValue?.owningController = nil }
      loadedView?.owningController = self
    }
  }
  /// The controller's title, also set on its navigation item and tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// The contents of a navigation bar for the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  /// The controller's tab, made at the first access.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set { ownTabBarItem = newValue }
  }
  /// The controller's tab; `nil` until `tabBarItem` is read or set.
  private(set) var ownTabBarItem: UITabBarItem?
  /// The items that a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]?

  /// The name of the xib with the view, in one of the folders of `InterfaceFiles`; `nil` if a storyboard or
  /// code makes the view.
  ///
  /// Without a given name, the class's name is tried: a `HomeViewController` has the xib `HomeView` or
  /// `HomeViewController`, if it exists and has a view for its owner.
  open var nibName: String? { givenNibName ?? (documentScene == nil ? nibNameOfClass : nil) }
  package var givenNibName: String?
  open var nibBundle: Bundle? { givenNibBundle }
  private let givenNibBundle: Bundle?

  /// The storyboard that the controller was instantiated from; `nil` for one that code or a xib made.
  open var storyboard: UIStoryboard? { documentScene?.storyboard.map(UIStoryboard.init) }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenNibBundle = nil
    super.init()
  }

  /// The controller's view, loaded at the first access.
  open var view: UIView! {
    get {
      if loadedView == nil, isLoadingView {
        report("loadView()", "asks for the view that it is to make; set view first")
        loadedView = UIView(frame: screen)
      }
      if loadedView == nil {
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil { loadedView = UIView(frame: screen) }
        isInViewDidLoad = true
        viewDidLoad()
        isInViewDidLoad = false
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }
  open func loadViewIfNeeded() { _ = view }

  /// Diagnostics of calls that can throw no error, reported with the page that shows the view.
  var faults: [Diagnostic] = []

  private var isLoadingView = false
  private(set) var isInViewDidLoad = false

  /// The storyboard scene that the controller was instantiated from; `nil` for controllers made otherwise.
  package var documentScene: (any ControllerScene)?

  /// Called when a controller from a storyboard is complete, except for its view.
  open func awakeFromNib() { ExtensionOverrides.call("awakeFromNib()", of: self) }
  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Assigns `view`: the view of the scene or xib, or else an empty view as large as the screen.
  open func loadView() {
    if loadDocumentView() { return }
    let made = UIView(frame: screen)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  // MARK: Life of the view

  /// Called once, after the view was loaded.
  open func viewDidLoad() { ExtensionOverrides.call("viewDidLoad()", of: self) }
  /// Called before the view comes onto the screen; it is not laid out yet.
  open func viewWillAppear(_ animated: Bool) {
    ExtensionOverrides.call("viewWillAppear(_:)", of: self, animated)
  }
  /// Called when the view is in its window, with its traits, frame and safe area, before `viewWillLayoutSubviews`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen and laid out.
  open func viewDidAppear(_ animated: Bool) {
    ExtensionOverrides.call("viewDidAppear(_:)", of: self, animated)
  }
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {
    ExtensionOverrides.call("viewWillDisappear(_:)", of: self, animated)
  }
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {
    ExtensionOverrides.call("viewDidDisappear(_:)", of: self, animated)
  }
  /// Sets what does not depend on the size; called before `viewWillLayoutSubviews` from iOS 26 on.
  open func updateProperties() { ExtensionOverrides.call("updateProperties()", of: self) }
  /// Requests a call of `updateProperties` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Called before the view's `updateConstraints`.
  open func updateViewConstraints() {}
  /// Called before the view's `layoutSubviews`.
  open func viewWillLayoutSubviews() { ExtensionOverrides.call("viewWillLayoutSubviews()", of: self) }
  /// Called after the view's `layoutSubviews`.
  open func viewDidLayoutSubviews() { ExtensionOverrides.call("viewDidLayoutSubviews()", of: self) }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// The controller's phase of appearing on the screen.
  var appearance = ViewAppearance.disappeared

  // MARK: Traits and sizes

  /// Called when the controller is shown in other traits than before; at first, in other traits than it was
  /// made in. The first call is between `viewWillAppear` and `viewIsAppearing`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the traits change; calls the children's method too.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Called before the view gets another size, as when the device is turned; calls the children's method too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
  /// The size that a child's view will have, in points; `parentSize` unless overridden.
  open func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before `traitCollectionDidChange`, so that containers rebuild their bars.
  func containerTraitsDidChange() {}

  // MARK: Presenting

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  /// Presents a controller above this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentAbove(viewControllerToPresent)
    completion?()
  }
  /// Dismisses the controller that this one presents, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented()
    completion?()
  }

  /// The size that the controller wants for its view, in points: of a form sheet on an iPad; 0 for the system's.
  open var preferredContentSize: CGSize {
    get { kept("preferredContentSize") ?? .zero }
    set { keep(newValue, "preferredContentSize") }
  }
  /// True if the controller decides about the status bar though it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept("modalPresentationCapturesStatusBarAppearance") ?? false }
    set { keep(newValue, "modalPresentationCapturesStatusBarAppearance") }
  }

  // MARK: Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle {
    ExtensionOverrides.value("preferredStatusBarStyle", of: self, or: .default)
  }
  open var prefersStatusBarHidden: Bool {
    ExtensionOverrides.value("prefersStatusBarHidden", of: self, or: false)
  }
  open var prefersHomeIndicatorAutoHidden: Bool {
    ExtensionOverrides.value("prefersHomeIndicatorAutoHidden", of: self, or: false)
  }
  open var childForStatusBarStyle: UIViewController? {
    ExtensionOverrides.value("childForStatusBarStyle", of: self, or: nil)
  }
  open var childForStatusBarHidden: UIViewController? {
    ExtensionOverrides.value("childForStatusBarHidden", of: self, or: nil)
  }
  /// Does nothing, since pages are drawn after all updates.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Turning

  // Without effect: a page is drawn in each requested orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ExtensionOverrides.value("supportedInterfaceOrientations", of: self, or: .allButUpsideDown)
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    ExtensionOverrides.value("preferredInterfaceOrientationForPresentation", of: self, or: .portrait)
  }
  open var shouldAutorotate: Bool {
    ExtensionOverrides.value("shouldAutorotate", of: self, or: true)
  }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    ExtensionOverrides.value("preferredStatusBarUpdateAnimation", of: self, or: .fade)
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Editing

  /// True if the controller's content can be edited; subclasses give it effect.
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    ownEditButtonItem?.title = editing ? "Done" : "Edit"
    ownEditButtonItem?.style = editing ? .done : .plain
  }
  /// A bar item that turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let made = UIBarButtonItem(title: isEditing ? "Done" : "Edit")
    made.style = isEditing ? .done : .plain
    made.primaryAction = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    ownEditButtonItem = made
    return made
  }
  private var ownEditButtonItem: UIBarButtonItem?

  // MARK: Turns of a controller's life that pages do not come to

  /// Never called in PageRender.
  open func didReceiveMemoryWarning() {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var interfaceOrientation: UIInterfaceOrientation { .ofPage }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  // MARK: Content that is not there

  /// The configuration of a view that replaces empty content; not drawn.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept("contentUnavailableConfiguration") ?? nil }
    set { keep(newValue, "contentUnavailableConfiguration") }
  }
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Animated transitions

  /// The delegate of presentations. It is asked for a presentation controller only, since PageRender animates
  /// nothing.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The coordinator of a running transition; always `nil`, since PageRender animates nothing.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var presentationController: UIPresentationController? {
    guard let presentingViewController else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presentingViewController, source: presentingViewController)
      ?? sheetPresentationController
      ?? UIPresentationController(presentedViewController: self, presenting: presentingViewController)
  }

  /// Replaces a child's view by another child's at once, and calls `completion` with `true`.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    replace(fromViewController, by: toViewController, animations)
    completion?(true)
  }

  /// Does nothing, since a controller appears when its view enters a window.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}

  // True while the view appears or disappears for that reason, in all four methods that tell of it.
  open var isBeingPresented: Bool { isMoving(by: .presented) }
  open var isBeingDismissed: Bool { isMoving(by: .dismissed) }
  open var isMovingToParent: Bool { isMoving(by: .added) }
  open var isMovingFromParent: Bool { isMoving(by: .removed) }

  // MARK: Containers

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  /// Adds a child controller; the caller has to add its view.
  open func addChild(_ childController: UIViewController) {
    // A controller inside itself would cause endless recursion; UIKit refuses it too.
    guard !withoutSelf([childController], "addChild(_:)").isEmpty else { return }
    if childController.parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    children.append(childController)
    (childController.parent, childController.move) = (self, .added)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    (self.parent, move) = (nil, .removed)
    didMove(toParent: nil)
  }

  /// Called before the controller is added to a parent, or, with `nil`, removed from its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to a parent, or, with `nil`, removed from its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The views that the controller shows as a container: its child's view and its bars.
  var containerParts: [UIView] = []
  /// The constraints on the heights of the container's bars.
  var barHeights: [NSLayoutConstraint] = []

  // MARK: Safe area

  /// The insets added to the safe area of the controller's view and its descendants, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The insets of the container's bars over the view, in points.
  var containerInsets = UIEdgeInsets.zero
  /// True if the controller's main scroll view keeps its content clear of bars even if the content does not
  /// scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The edges at which the view extends under a container's bars; at other edges it ends at the bar.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extensionChanged() } }
  }
  /// True if the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extensionChanged() } }
  }
  /// The scroll view that the bars' appearance depends on: the controller's view or its first subview; `nil`
  /// if neither is one.
  var mainScrollView: UIScrollView? {
    if let inner = barContent {
      return (inner as? UIViewController)?.mainScrollView ?? inner as? UIScrollView
    }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
  /// Returns true if the view extends under a bar at an edge.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
  /// True if the tab bar is hidden while the controller is on a navigation stack above the root.
  open var hidesBottomBarWhenPushed = false
  /// A guide from the view's top down to the safe area; views that bars must not cover are placed below its
  /// bottom.
  public private(set) lazy var topLayoutGuide: any UILayoutGuide & UILayoutSupport = makeLayoutGuide(
    isTop: true)
  /// A guide from the safe area down to the view's bottom; views that bars must not cover are placed above
  /// its top.
  public private(set) lazy var bottomLayoutGuide: any UILayoutGuide & UILayoutSupport = makeLayoutGuide(
    isTop: false)

  // MARK: Traits

  /// The traits of the controller's view; before it is loaded, the traits that pages are being built for.
  open var traitCollection: UITraitCollection {
    guard let view = viewIfLoaded else { return .current }
    return view.traitCollection
  }

  /// The light or dark appearance of the controller's view and its descendants; `unspecified` follows the
  /// page's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set {
      changeExtras { $0.interfaceStyle = newValue }
      viewIfLoaded?.appearanceChanged()
    }
  }

  // MARK: Containers and presentations

  /// The nearest navigation controller among the controller's ancestors.
  open var navigationController: UINavigationController? { container() }

  /// The nearest tab bar controller among the controller's ancestors.
  open var tabBarController: UITabBarController? { container() }

  /// The nearest split view controller among the controller's ancestors.
  open var splitViewController: UISplitViewController? { container() }

  /// Pushes a controller in the navigation controller; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// Performs the segue with an identifier that starts at the controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDocumentSegue(identifier, sender: sender)
  }

  /// The controller's popover; `nil` unless the style is `popover` or the controller is an alert.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    if let present = showing.popover { return present }
    let made = UIPopoverPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    changeExtras { $0.showing.popover = made }
    return made
  }

  /// The controller's sheet; `nil` unless the style is `automatic`, `pageSheet` or `formSheet`. A document's
  /// scene that is drawn alone covers the whole screen, however segues present it.
  open var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let present = showing.sheet { return present }
    let made = UISheetPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    changeExtras { $0.showing.sheet = made }
    return made
  }

  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
