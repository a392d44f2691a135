internal import Foundation
internal import PageBase

/// Why an app shows no screen.
package enum LaunchError: Error, Equatable {
  /// Neither code nor the Info.plist gave a window.
  case noWindow
  /// The window has no controller.
  case emptyWindow
  /// No class of this name was found for a scene's delegate.
  case unknownDelegate(String)
  /// The class cannot be made without arguments, or is no delegate.
  case unfitDelegate(String)
  /// An Info.plist, and why it cannot be used.
  case infoPlist(String, problem: String)
  /// A storyboard, and why its first controller cannot be had.
  case storyboard(String, problem: String)

  package var message: String {
    switch self {
    case .noWindow:
      "the app shows no window: its delegate makes none, and its Info.plist names no storyboard and no scene"
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
  /// Launches the app as iOS does, up to the moment in which its first window shows and is to be laid out.
  ///
  /// - Parameters:
  ///   - mainStoryboard: The name of `UIMainStoryboardFile`; `nil` where the window comes from code or from a scene.
  ///   - manifest: `UIApplicationSceneManifest`; `nil` where the app has no scenes.
  ///   - file: Where the storyboard is searched for: beside this file and in folders near it.
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
    // What the delegate has put in place of the storyboard's window shows.
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

  /// A window with the first controller of a storyboard.
  private static func window(
    showing storyboard: UIStoryboard, named name: String, in scene: UIWindowScene?
  ) throws(LaunchError) -> UIWindow {
    if let problem = storyboard.problem { throw .storyboard(name, problem: problem) }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
