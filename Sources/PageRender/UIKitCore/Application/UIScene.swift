public import Foundation
internal import PageBase
internal import PageLayout

/// An instance of an app's interface. A page shows a single scene.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  open var title: String! = ""
  open var subtitle = ""
  open var activationConditions = UISceneActivationConditions()

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The reasons for connecting a scene; always empty, since no URL or activity opens a page's scene.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }

    override init() {}
  }

  /// Opens nothing; `completion` is called with `false`.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }

  open override var next: UIResponder? { UIApplication.shared }

  // Posted when an app is launched (`AppLaunch`).
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

  // PageRender never posts these.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows on the screen of the device that a page is built for.
open class UIWindowScene: _UIWindowSceneNames {
  open var screen: UIScreen { .main }
  /// The scene's windows that are shown.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { ($0.windowScene ?? UIApplication.shared.firstScene) === self }
  }
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open var interfaceOrientation: UIInterfaceOrientation { .ofPage }
  open var traitCollection: UITraitCollection { .current }
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
  /// The limits of the scene's size; always `nil`, since a page has its device's size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var isFullScreen: Bool { true }
  /// The coordinates of the screen, as a page has no other scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

/// The minimum and maximum size of a scene, in points, on devices with resizable windows.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The system's record of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public let role: Role
  /// The session's identifier, which is equal for all pages.
  open var persistentIdentifier: String { "page" }
  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The configuration of a new scene: the Info.plist's configuration of the given name, unless code changes
/// its properties.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  /// The name of the delegate's class in the Info.plist, without its module.
  let delegateClassName: String?

  /// - Parameter name: The name of a configuration in the Info.plist; `nil` for its first configuration of
  ///   the role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let found = UIApplication.shared.sceneManifest?.configuration(named: name, role: sessionRole)
    self.name = name ?? found?.name
    role = sessionRole
    delegateClassName = found?.delegateClass
    super.init()
    if let found, let file = found.storyboard {
      storyboard = UIStoryboard(name: file, bundle: nil, near: found.file)
    }
  }
}

/// The conditions for activating a scene; without effect.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The options of destroying a scene; without effect.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// A URL that a scene is to open; PageRender never makes one.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The state of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The status bar's rectangle in the screen's coordinates, in points; empty if the device shows none.
  open var statusBarFrame: CGRect { isStatusBarHidden ? .zero : Self.frame }
  open var isStatusBarHidden: Bool {
    Self.frame.isEmpty || Self.wishes(of: scene?.keyWindow).isHidden
  }
  open var statusBarStyle: UIStatusBarStyle { Self.wishes(of: scene?.keyWindow).style }

  static var frame: CGRect {
    guard let environment = UITraitCollection.current.pageEnvironment else { return .zero }
    let height = environment.device.running(environment.system).statusBarHeight[environment.orientation]
    return CGRect(x: 0, y: 0, width: height > 0 ? PageScreen.current.size.width : 0, height: height)
  }

  /// The status bar's style and visibility that a window's controllers prefer.
  static func wishes(of window: UIWindow?) -> (style: UIStatusBarStyle, isHidden: Bool) {
    let wishes = window?.rootViewController?.presentations.last?.systemBarWishes
    let style: UIStatusBarStyle =
      switch wishes?.statusBarContent {
      case .some(.light): .lightContent
      case .some(.dark): .darkContent
      case .some(.readable), .none: .default
      }
    return (style, wishes?.isStatusBarHidden ?? false)
  }
}

extension UIInterfaceOrientation {
  /// The orientation of the device that the page is built for.
  @MainActor static var ofPage: UIInterfaceOrientation {
    let size = PageScreen.current.size
    // When the device is turned to the left, its interface is turned to the right.
    return size.width > size.height ? .landscapeRight : .portrait
  }
}
