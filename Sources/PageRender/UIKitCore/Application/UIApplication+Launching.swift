internal import Foundation
internal import PageBase

/// The reason why a launched app shows no screen.
package enum LaunchError: Error, Equatable {
  /// Neither code nor the Info.plist makes a window.
  case noWindow
  /// The window has no controller.
  case emptyWindow
  /// The class that the Info.plist names as a scene's delegate was not found.
  case unknownDelegate(String)
  /// The scene delegate's class, which has no usable `init()` or is no scene delegate.
  case unfitDelegate(String)
  /// The Info.plist at a path cannot be used because of a problem.
  case infoPlist(String, problem: String)
  /// The storyboard of a name cannot make its initial controller because of a problem.
  case storyboard(String, problem: String)

  package var message: String {
    switch self {
    case .noWindow:
      "the app shows no window: its delegate makes none, and there is no Info.plist that names a storyboard or has a "
        + "UIApplicationSceneManifest"
    case .emptyWindow: "the app's window has no rootViewController"
    case .unknownDelegate(let name):
      "the Info.plist names \(name) as a scene's delegate, and there is no such class; make it known with "
        + "InterfaceClasses.register(\(name).self)"
    case .unfitDelegate(let name):
      "\(name), which the Info.plist names, is no UIWindowSceneDelegate that can be made with init()"
    case .infoPlist(let path, let problem): "the Info.plist \(Wording.quoted(path)) \(problem)"
    case .storyboard(let name, let problem):
      "the storyboard \(Wording.quoted(name)), which the Info.plist names, \(problem)"
    }
  }
}

extension UIApplication {
  /// Launches the app as iOS does, until its first window shows; the window is not laid out yet.
  ///
  /// - Parameters:
  ///   - mainStoryboard: The Info.plist's `UIMainStoryboardFile`; `nil` if code or a scene makes the window.
  ///   - manifest: The Info.plist's `UIApplicationSceneManifest`; `nil` if the app has no scenes.
  ///   - file: The path of a file; the storyboard is searched for beside it and in folders near it.
  ///   - classNamed: Finds a class of the app by its name.
  /// - Returns: The window that shows.
  package func launch(
    _ makeDelegate: @MainActor () -> any UIApplicationDelegate, mainStoryboard: String?,
    manifest: SceneManifest?,
    near file: String, classNamed: @MainActor (String) -> AnyClass?
  ) throws(LaunchError) -> UIWindow {
    isLaunching = true
    defer { isLaunching = false }
    applicationState = .inactive
    sceneManifest = manifest
    if manifest != nil { connectedScenes = [] }
    let delegate = makeDelegate()
    self.delegate = delegate
    var window: UIWindow?
    if manifest == nil, let mainStoryboard {
      let made = try Self.window(
        showing: UIStoryboard(name: mainStoryboard, bundle: nil, near: file), named: mainStoryboard, in: nil)
      delegate.window = made
      window = made
    }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    // A window that the delegate has set replaces the storyboard's.
    if let window, keyWindow == nil { ((delegate.window as UIWindow?) ?? window).makeKeyAndVisible() }
    if manifest != nil { try connectScene(classNamed) }
    applicationState = .active
    if manifest == nil { delegate.applicationDidBecomeActive(self) }
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    guard let shown = keyWindow ?? windows.last ?? (delegate.window as UIWindow?) else { throw .noWindow }
    guard shown.rootViewController != nil else { throw .emptyWindow }
    return shown
  }

  private func connectScene(_ classNamed: @MainActor (String) -> AnyClass?) throws(LaunchError) {
    // A scene shows its own windows: one that the app's delegate made before belongs to none.
    let former = keyWindow
    keyWindow = nil
    defer { keyWindow = keyWindow ?? former }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    if let asked = delegate?.application(self, configurationForConnecting: session, options: options) {
      session.configuration = asked
    }
    let configuration = session.configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    connectedScenes = [scene]
    if let type = try delegateClass(of: configuration, classNamed) {
      guard let made = ObjectInitializer.make(type) as? any UISceneDelegate else {
        throw .unfitDelegate(String(describing: type))
      }
      scene.delegate = made
    }
    var window: UIWindow?
    if let storyboard = configuration.storyboard {
      let made = try Self.window(showing: storyboard, named: storyboard.name, in: scene)
      (scene.delegate as? any UIWindowSceneDelegate)?.window = made
      window = made
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    let own = (scene.delegate as? any UIWindowSceneDelegate)?.window as UIWindow?
    if let shown = own ?? window, keyWindow == nil, window != nil { shown.makeKeyAndVisible() }
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  private func delegateClass(
    of configuration: UISceneConfiguration, _ classNamed: @MainActor (String) -> AnyClass?
  ) throws(LaunchError) -> NSObject.Type? {
    if let type = configuration.delegateClass {
      guard let type = type as? NSObject.Type else { throw .unfitDelegate(String(describing: type)) }
      return type
    }
    guard let name = configuration.delegateClassName else { return nil }
    guard let found = classNamed(name) else { throw .unknownDelegate(name) }
    guard let type = found as? NSObject.Type else { throw .unfitDelegate(name) }
    return type
  }

  /// A window with a storyboard's initial controller.
  private static func window(
    showing storyboard: UIStoryboard, named name: String, in scene: UIWindowScene?
  ) throws(LaunchError) -> UIWindow {
    if let problem = storyboard.problem { throw .storyboard(name, problem: problem) }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
