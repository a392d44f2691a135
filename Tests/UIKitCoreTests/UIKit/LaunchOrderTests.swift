import Foundation
import Testing

@testable import UIKitCore

/// Apps that are launched: what their delegates hear, in which order, and which window shows.
@Suite(.serialized)
@MainActor
struct LaunchOrderTests {
  private class Heard: UIResponder {
    var heard: [String] = []
    var window: UIWindow?
  }

  private final class AppDelegate: Heard, UIApplicationDelegate {
    var makesWindow = false
    var configuration: ((UISceneSession) -> UISceneConfiguration)?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("will \(application.applicationState)")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("did")
      guard makesWindow else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidFinishLaunching(_ application: UIApplication) { heard.append("old did") }
    func applicationDidBecomeActive(_ application: UIApplication) {
      heard.append("active \(application.applicationState)")
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      heard.append("configuration")
      return configuration?(connectingSceneSession) ?? connectingSceneSession.configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var heard: [String] = []
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.heard.append("connect \(scene.activationState)")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
      Self.heard.append("foreground \(scene.activationState)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.heard.append("active \(scene.activationState)") }
  }

  private func manifest(_ delegateClass: String?) -> SceneManifest {
    SceneManifest(configurations: [
      SceneManifest.Configuration(
        name: "Default", role: UISceneSession.Role.windowApplication.rawValue, delegateClass: delegateClass,
        storyboard: nil, file: #filePath)
    ])
  }

  /// The notifications that are posted while an app is launched.
  private func launch(
    _ delegate: AppDelegate, _ manifest: SceneManifest? = nil,
    _ classNamed: @escaping @MainActor (String) -> AnyClass? = { _ in nil },
    _ body: @MainActor (UIApplication, Result<UIWindow, LaunchError>) -> Void
  ) async {
    await UIApplication.withNew {
      let application = UIApplication.shared
      let result = Result { () throws(LaunchError) -> UIWindow in
        try application.launch(
          { delegate }, mainStoryboard: nil, manifest: manifest, near: #filePath, classNamed: classNamed)
      }
      body(application, result)
    }
  }

  @Test func `a delegate without scenes hears of the launch, then that the app is active`() async {
    let delegate = AppDelegate()
    delegate.makesWindow = true
    await launch(delegate) { application, result in
      #expect(delegate.heard == ["will inactive", "did", "old did", "active active"])
      #expect((try? result.get()) === delegate.window && delegate.window != nil)
      #expect(application.delegate === delegate && application.applicationState == .active)
      #expect(!application.isLaunching && application.keyWindow === delegate.window)
    }
  }

  // A window shows in its scene only (UIWindow.h, `windowScene`); one that the app's delegate makes before has none.
  @Test func `with scenes the scene's window shows, also beside one of the app's delegate`() async {
    let delegate = AppDelegate()
    delegate.makesWindow = true
    await launch(delegate, manifest("SceneDelegate"), { _ in SceneDelegate.self }) { application, result in
      #expect((try? result.get())?.windowScene != nil && (try? result.get()) !== delegate.window)
      #expect(application.keyWindow !== delegate.window)
    }
  }

  @Test func `with scenes the scene's delegate hears of the foreground, and the app's of no activity`() async
  {
    let delegate = AppDelegate()
    SceneDelegate.heard = []
    await launch(delegate, manifest("SceneDelegate"), { _ in SceneDelegate.self }) { application, result in
      #expect(delegate.heard == ["will inactive", "did", "old did", "configuration"])
      #expect(
        SceneDelegate.heard == [
          "connect foregroundInactive", "foreground foregroundInactive", "active foregroundActive",
        ])
      let scene = application.connectedScenes.first
      #expect(application.connectedScenes.count == 1 && scene?.delegate is SceneDelegate)
      #expect((try? result.get()) === (scene?.delegate as? SceneDelegate)?.window)
    }
  }

  @Test func `the delegate's own configuration goes before the Info.plist's`() async {
    let delegate = AppDelegate()
    SceneDelegate.heard = []
    delegate.configuration = { session in
      let own = UISceneConfiguration(name: "Own", sessionRole: session.role)
      own.delegateClass = SceneDelegate.self
      return own
    }
    await launch(delegate, manifest("Missing")) { _, result in
      #expect(SceneDelegate.heard.count == 3 && (try? result.get()) != nil)
    }
  }

  @Test func `what keeps an app from showing a window is thrown`() async {
    await launch(AppDelegate()) { application, result in
      #expect(result == .failure(.noWindow) && !application.isLaunching)
    }
    let empty = AppDelegate()
    empty.window = UIWindow(frame: .zero)
    await launch(empty) { _, result in #expect(result == .failure(.emptyWindow)) }
    await launch(AppDelegate(), manifest(nil)) { _, result in #expect(result == .failure(.noWindow)) }
    await launch(AppDelegate(), manifest("Missing")) { _, result in
      #expect(result == .failure(.unknownDelegate("Missing")))
    }
    await launch(AppDelegate(), manifest("Plain"), { _ in NSObject.self }) { _, result in
      #expect(result == .failure(.unfitDelegate("NSObject")))
    }
  }

  @Test func `notifications tell of the launch and of the scene`() async {
    final class Names: @unchecked Sendable {
      var all: [String] = []
    }
    let names = Names()
    let delegate = AppDelegate()
    delegate.makesWindow = true
    await UIApplication.withNew {
      for name in [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification,
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          names.all.append($0.name.rawValue)
        }
      }
      _ = try? UIApplication.shared.launch(
        { delegate }, mainStoryboard: nil, manifest: nil, near: #filePath, classNamed: { _ in nil })
      #expect(
        names.all == [
          UIApplication.didFinishLaunchingNotification.rawValue,
          UIApplication.didBecomeActiveNotification.rawValue,
        ])
      names.all = []
      _ = try? UIApplication.shared.launch(
        { AppDelegate() }, mainStoryboard: nil, manifest: manifest("SceneDelegate"), near: #filePath,
        classNamed: { _ in SceneDelegate.self })
      #expect(
        names.all == [
          UIApplication.didFinishLaunchingNotification.rawValue, UIScene.willConnectNotification.rawValue,
          UIScene.willEnterForegroundNotification.rawValue, UIScene.didActivateNotification.rawValue,
          UIApplication.didBecomeActiveNotification.rawValue,
        ])
    }
  }

  @Test func `a configuration is found by its role and its name`() {
    let manifest = SceneManifest(
      configurations: [("A", "app"), ("B", "app"), ("A", "screen")].map {
        SceneManifest.Configuration(
          name: $0.0, role: $0.1, delegateClass: $0.0 + $0.1, storyboard: nil, file: "")
      })
    func found(_ name: String?, _ role: String) -> String? {
      manifest.configuration(named: name, role: UISceneSession.Role(rawValue: role))?.delegateClass
    }
    #expect(found(nil, "app") == "Aapp" && found("B", "app") == "Bapp" && found(nil, "screen") == "Ascreen")
    #expect(found("C", "app") == nil && found(nil, "none") == nil && found("B", "screen") == nil)
  }
}
