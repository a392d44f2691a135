public import Foundation
internal import LayoutEngine
public import PageBase
internal import PageDrawing
package import PageLayout

/// The window of a controller, whose views are loaded, appear and are laid out as on the device of the
/// window's environment.
open class UIWindow: _UIWindowNames {
  /// The device, its orientation and the other settings that determine the look of the page.
  public private(set) var environment: PageEnvironment
  /// The traits that views and controllers in the window read.
  package private(set) var traits: UITraitCollection

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
    }
  }

  public init(environment: PageEnvironment) {
    self.environment = environment
    traits = UITraitCollection(environment.traits)
    super.init(frame: CGRect(origin: .zero, size: CGSize(environment.layoutEnvironment.size)))
    backgroundColor = nil
    shownTraits = traits
  }

  /// Makes a window for the screen that pages are being built for.
  ///
  /// By default the screen has the frame's size and 3 pixels per point.
  public override init(frame: CGRect) {
    environment = Self.environment(of: frame.size)
    traits = UITraitCollection(environment.traits)
    super.init(frame: CGRect(origin: .zero, size: CGSize(environment.layoutEnvironment.size)))
    backgroundColor = nil
    shownTraits = traits
  }

  /// Makes a window in a scene, for the screen that pages are being built for.
  public init(windowScene: UIWindowScene) {
    environment = Self.environment(of: UIScreen.main.bounds.size)
    traits = UITraitCollection(environment.traits)
    super.init(frame: CGRect(origin: .zero, size: CGSize(environment.layoutEnvironment.size)))
    self.windowScene = windowScene
    backgroundColor = nil
    shownTraits = traits
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The environment of the page being built; by default a screen of the size at 3 pixels per point.
  private static func environment(of size: CGSize) -> PageEnvironment {
    if let environment = UITraitCollection.current.pageEnvironment { return environment }
    let size = Size(width: max(0, Double(size.width)), height: max(0, Double(size.height)))
    return PageEnvironment(
      device: Device(
        id: "window", name: "window", idiom: DeviceRules.idiom(of: size), size: size, scale: 3),
      system: UITraitCollection.current.system)
  }

  package override var uiKitClassName: String { "UIWindow" }

  // MARK: The app's windows

  /// The scene of the window; a visible window gets the page's scene unless another one was set.
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }
  open var canBecomeKey: Bool { true }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The z-order of a window among the app's windows, with UIKit's raw values.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue + offset) }
    public static func - (level: Level, offset: CGFloat) -> Level { Level(rawValue: level.rawValue - offset) }
  }

  /// Makes the window key, shows it and lays out its controllers' views.
  open func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false }
    UIApplication.shared.show(self)
    AppearanceStore.current.apply(to: self)
    layOut()
  }

  /// Makes the window the key window.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let former = UIApplication.shared.keyWindow
    UIApplication.shared.keyWindow = self
    former?.resignKey()
    becomeKey()
  }

  /// Called when the window has become the key window.
  open func becomeKey() { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }
  /// Called when another window has become the key window.
  open func resignKey() { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self) }
  open func sendEvent(_ event: UIEvent) {}

  /// False once the window is shown; setting it shows or hides the window.
  open override var isHidden: Bool {
    didSet {
      if isHidden {
        UIApplication.shared.hide(self)
        if oldValue == false {
          NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        }
      } else {
        UIApplication.shared.show(self)
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
      }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  // MARK: Layout

  /// The insets of the screen's bars and rounded corners.
  open internal(set) override var safeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(environment.layoutEnvironment.safeArea) }
    set {}
  }

  private var isLayingOut = false

  /// The most rounds of a layout, of which each may change the visible controllers and so cause another.
  private static let roundLimit = 8

  /// Shows and lays out the visible controllers' views and calls the controllers, until nothing changes.
  package func layOut() {
    guard !isLayingOut else { return }
    // During the app's launch, the controller's view is only loaded; views are laid out after it.
    guard !UIApplication.shared.isLaunching else {
      rootViewController?.loadViewIfNeeded()
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    inTraits {
      var newest: UIViewController?
      for _ in 0..<Self.roundLimit {
        newest = nil
        let roots = showRoots()
        let isAnybodyNew = beginAppearing(roots)
        lay(roots)
        placeMenu()
        finishAppearing(roots)
        // Views that were added during the layout get their traits too.
        if !isAnybodyNew, !hasNeeds(roots), !tellTraits() { return }
        if isAnybodyNew { newest = present.last }
      }
      // On a device, the rounds would never end.
      newest?.report(
        "viewWillAppear(_:) or viewDidAppear(_:)",
        "shows another screen each time; the page is drawn as it is after \(Self.roundLimit) of them")
    }
  }

  /// Runs code with the window's traits as the current ones, so that it measures views for this screen.
  package func inTraits<Result>(_ body: @MainActor () -> Result) -> Result {
    let former = UIView.ownFittingTraits
    defer { UIView.ownFittingTraits = former }
    UIView.ownFittingTraits = fittingTraits
    return UITraitCollection.withCurrent(traits, build: body)
  }

  /// The traits that views are measured with on this screen.
  package var fittingTraits: FittingTraits {
    let layout = environment.layoutEnvironment
    var traits = FittingTraits()
    traits.scale = layout.scale
    traits.direction = layout.direction
    traits.horizontalSizeClass = layout.horizontalSizeClass
    traits.verticalSizeClass = layout.verticalSizeClass
    traits.language = environment.locale
    return traits
  }

  /// Adds the views of the visible controllers, each as large as the window or in a sheet, and removes those
  /// of others.
  private func showRoots() -> [UIViewController] {
    let all = (rootViewController?.presentations ?? []).map { ($0, SheetPlan(of: $0, in: self)) }
    let first =
      all.lastIndex { controller, plan in
        controller.presentingViewController != nil && plan == nil
          && controller.modalPresentationStyle.coversAll
      } ?? 0
    let shown = all[min(first, all.count)...]
    for view in subviews {
      let stage = view as? SheetStage
      guard stage != nil || view.owningController != nil else { continue }
      let owner = stage == nil ? view.owningController : stage?.controller
      let isShown = shown.contains { $0 === owner && ($1 != nil) == (stage != nil) }
      if !isShown { view.removeFromSuperview() }
    }
    for (controller, plan) in shown {
      guard let view = controller.view else { continue }
      if let plan {
        stage(of: controller).place(by: plan, in: self)
      } else if view.superview !== self {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        if controller.presentingViewController != nil { controller.containerInsets = .zero }
        addSubview(view)
      }
    }
    return shown.map(\.0)
  }

  private func lay(_ controllers: [UIViewController]) {
    guard let root = contentRoot else { return }
    var layout = ViewLayout(
      root: root, environment: environment.layoutEnvironment, language: environment.locale)
    layout.imageTraits = environment.imageTraits
    if !arriving.isEmpty { layout.whenPlaced = tellArriving }
    layoutError = layout.run()
  }
  /// The error of the last layout; `nil` if it succeeded.
  private(set) var layoutError: PageError?
  package var isLaidOut: Bool { layoutError == nil }

  /// The root view of the layout: the only visible controller's view, or the window if several are visible.
  private var contentRoot: UIView? {
    subviews.count > 1 ? self : rootViewController == nil ? nil : subviews.first
  }

  private func hasNeeds(_ controllers: [UIViewController]) -> Bool {
    let shown = rootViewController?.presentations.last
    return shown?.viewIfLoaded?.window !== self || subviews.contains { !$0.layoutNeeds.isEmpty }
      || controllers.contains { $0.viewIfLoaded?.layoutNeeds.isEmpty == false }
  }

  // MARK: Appearing

  private var present: [UIViewController] = []
  /// Controllers whose views are in the window and have no place yet, so that `viewIsAppearing` is still to come.
  private var arriving: [UIViewController] = []

  private func beginAppearing(_ roots: [UIViewController]) -> Bool {
    let onScreen = roots.flatMap(\.onScreen)
    let gone = present.filter { former in !onScreen.contains { $0 === former } }
    for controller in gone {
      controller.appearance = .disappearing
      controller.viewWillDisappear(false)
      controller.viewDidDisappear(false)
      (controller.appearance, controller.move) = (.disappeared, nil)
    }
    let new = onScreen.filter { $0.appearance == .disappeared }
    for controller in new {
      controller.appearance = .appearing
      controller.viewWillAppear(false)
    }
    tellTraits()
    arriving += new
    present = onScreen
    return !new.isEmpty || !gone.isEmpty
  }

  private func tellArriving() {
    let placed = arriving
    arriving = []
    for controller in placed { controller.viewIsAppearing(false) }
  }

  private func finishAppearing(_ roots: [UIViewController]) {
    tellArriving()
    for controller in present where controller.appearance == .appearing {
      controller.appearance = .appeared
      controller.viewDidAppear(false)
      controller.move = nil
    }
  }

  // MARK: Changes

  /// Changes the environment while the app runs, as rotating the device does.
  ///
  /// Controllers are called before and after the transition, and their closures alongside it are run.
  package func transition(to environment: PageEnvironment) {
    closeMenu()
    layOut()
    let (former, size) = (traits, CGSize(environment.layoutEnvironment.size))
    let isOtherSize = size != bounds.size
    let coordinator = WindowTransition(in: self)
    let next = UITraitCollection(environment.traits)
    inTraits {
      for controller in rootViewController?.presentations ?? [] {
        if former.differsFrom(next) { controller.willTransition(to: next, with: coordinator) }
        if isOtherSize { controller.viewWillTransition(to: size, with: coordinator) }
      }
    }
    self.environment = environment
    traits = next
    frame = CGRect(origin: .zero, size: size)
    inTraits { _ = tellTraits(after: former) }
    forEachView { $0.layoutNeeds = .all }
    layOut()
    inTraits { coordinator.runAnimations() }
    layOut()
    inTraits { coordinator.runCompletions() }
    layOut()
  }

  /// The error of a window whose width or height is not above 0, in which nothing can be drawn.
  private var sizeFaults: [Diagnostic] {
    let size = environment.layoutEnvironment.size
    guard !(size.width > 0 && size.height > 0) else { return [] }
    return [
      Diagnostic(
        .error,
        "\(diagnosticName): its size is \(Wording.number(size.width)) × \(Wording.number(size.height)); call "
          + "init(frame:) with a width and a height above 0", exitCode: .badInput)
    ]
  }

  /// Lays out the window and returns its present page, ready for drawing.
  package func preparedPage(id: String, position: SourcePosition? = nil) -> PreparedPage {
    layOut()
    var tree: ViewTree?
    inTraits { tree = contentRoot.map { ViewTree(root: $0) } }
    var shown = tree ?? ViewTree(root: self)
    // The page's tree may lack the window, so its root view gets the window's appearance.
    if let ownAppearance, shown.views[0].appearance == nil { shown.views[0].appearance = ownAppearance }
    shown.diagnostics = sizeFaults + shown.diagnostics
    // Faults of controllers whose views are covered are reported too.
    for fault in (rootViewController?.presentations ?? []).flatMap(\.faultsWithin)
    where !shown.diagnostics.contains(fault) {
      shown.diagnostics.append(fault)
    }
    return PreparedPage(id: id, tree: shown, position: position)
  }
}

extension UIViewController {
  fileprivate var faultsWithin: [Diagnostic] { faults + children.flatMap(\.faultsWithin) }
}
