public import Foundation
internal import PageBase
internal import Synchronization

/// The app that a page's code belongs to, with its delegate, scenes and windows. Each page has an app of its
/// own.
@preconcurrency @MainActor open class UIApplication: _UIApplicationNames {
  /// The app of the page whose code is running; outside pages, the program's.
  public static var shared: UIApplication { ambient.value ?? ofProgram }

  /// The app of code that runs outside pages.
  private static let ofProgram = UIApplication()
  nonisolated private static let ambient = Ambient<UIApplication>()

  /// Runs a page's code with an app of its own. The app's windows and observers and changes of the user's
  /// defaults end with the code.
  package static func withNew<Result>(_ body: @MainActor () async -> Result) async -> Result {
    let application = UIApplication()
    return await PageDefaults.whileOwn {
      defer { application.end() }
      return await ambient.with(application) { await body() }
    }
  }

  // Internal, since apps never make a `UIApplication` themselves.
  override init() {}

  /// The app's delegate, kept alive until the page ends. UIKit keeps its delegate alive too, although it
  /// documents otherwise.
  open var delegate: (any UIApplicationDelegate)?

  /// The app's state; `inactive` during launch and else `active`.
  open internal(set) var applicationState: State = .active

  // MARK: Windows and scenes

  private var shownWindows: [WeakWindow] = []
  private struct WeakWindow {
    weak var window: UIWindow?
  }
  /// True while the delegates are called at launch; windows are laid out after all delegates have returned.
  var isLaunching = false
  /// The scenes of the Info.plist; `nil` if it declares none.
  var sceneManifest: SceneManifest?

  /// The windows that are shown, in the order in which they were first shown.
  open var windows: [UIWindow] { shownWindows.compactMap(\.window) }
  /// The window that was last made key; `nil` before any was.
  open internal(set) weak var keyWindow: UIWindow?

  /// The connected scenes; for a page that launched no app, a single scene with the page's window.
  open internal(set) var connectedScenes: Set<UIScene> {
    get { scenes ?? [sceneOfPage] }
    set { scenes = newValue }
  }
  private var scenes: Set<UIScene>?
  private lazy var sceneOfPage = UIWindowScene(
    session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }

  /// The scene of windows without a `windowScene` of their own.
  var firstScene: UIWindowScene? {
    scenes.map { $0.first as? UIWindowScene } ?? sceneOfPage
  }

  func show(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil }
    if !windows.contains(where: { $0 === window }) { shownWindows.append(WeakWindow(window: window)) }
  }

  func hide(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }

  // MARK: The status bar

  /// The status bar's rectangle on the key window's screen, in points; empty if the device shows none.
  open var statusBarFrame: CGRect { UIStatusBarManager.frame }
  open var statusBarOrientation: UIInterfaceOrientation { .ofPage }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  open var isStatusBarHidden: Bool { UIStatusBarManager.frame.isEmpty }
  open var statusBarStyle: UIStatusBarStyle {
    get { UIStatusBarManager.wishes(of: keyWindow).style }
    set {
      Effectless.say("UIApplication.statusBarStyle", "override preferredStatusBarStyle in the controller")
    }
  }
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    Effectless.say("UIApplication.setStatusBarHidden", "override prefersStatusBarHidden in the controller")
  }
  open func setStatusBarHidden(_ hidden: Bool, animated: Bool) {
    setStatusBarHidden(hidden, with: animated ? .fade : .none)
  }

  // MARK: Settings of the user

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  // MARK: Other apps

  /// Returns true for the schemes `http`, `https`, `mailto` and `app-settings`.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "app-settings"].contains(url.scheme?.lowercased() ?? "")
  }
  /// Opens nothing; `completion` is called with `false`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  // MARK: Without effect

  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  open var shortcutItems: [UIApplicationShortcutItem]?
  open private(set) var isIgnoringInteractionEvents = false
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open var isRegisteredForRemoteNotifications: Bool { false }

  open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }
  open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }
  open func sendEvent(_ event: UIEvent) {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(nil)
  }
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (((any Error) -> Void))? = nil
  ) {}
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error) -> Void))? = nil
  ) {}
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Responders

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: The end of a page

  private let observers = Mutex<[Observer]>([])
  private struct Observer: @unchecked Sendable {
    // Sendable because Foundation's notification centre may be used from every thread.
    var center: NotificationCenter
    var token: any NSObjectProtocol
  }

  /// Removes an observer when the page ends whose code is running.
  nonisolated static func endWithPage(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
    let observer = Observer(center: center, token: token)
    ambient.value?.observers.withLock { $0.append(observer) }
  }

  /// The top-level objects of xibs, which live as long as the page.
  var instantiated: [Any] = []

  private func end() {
    for observer in observers.withLock({ $0 }) { observer.center.removeObserver(observer.token) }
    (delegate, scenes, instantiated) = (nil, nil, [])
  }
}
