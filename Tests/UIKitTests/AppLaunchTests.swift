import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Apps that are launched for a page.
@Suite(.serialized)
@MainActor
struct AppLaunchTests {
  init() {
    // The document gives the badge a number of its own.
    InterfaceClasses.register(Badge.self, as: "BadgeView")
  }

  final class Badge: UIView, OutletBinding {
    func bind(outlet: String, to object: AnyObject) {}
  }

  /// The calls that the delegates of one launch heard, in order.
  @MainActor final class Calls {
    static var all: [String] = []
  }

  final class FirstController: UIViewController {
    override func viewDidLoad() { Calls.all.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { Calls.all.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { Calls.all.append("viewDidAppear") }
  }

  /// As Xcode's template for apps in code.
  final class CodeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Calls.all.append("didFinishLaunching")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = FirstController()
      window?.makeKeyAndVisible()
      Calls.all.append("made key")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Calls.all.append("didBecomeActive") }
  }

  /// As Xcode's template for apps with a main storyboard.
  final class StoryboardDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Calls.all.append("\(window?.rootViewController is UINavigationController)")
      return true
    }
  }

  final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Calls.all.append("didFinishLaunching")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
  }

  /// As Xcode's template for scenes in code.
  final class CodeSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Calls.all.append("willConnectTo")
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = FirstController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Calls.all.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Calls.all.append("didBecomeActive") }
  }

  private func prepare(
    _ pages: [Page], on device: String = "iphone-se-3"
  ) async throws -> (pages: [PreparedPage?], diagnostics: [String]) {
    let (loaded, faults) = SwiftPageSource.load(pages, name: "pages")
    let source = try #require(loaded, "\(faults)")
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    let (variants, diagnostics) = await source.prepareVariants(
      images: ImageStore(), only: Array(source.entries.indices), for: [environment])
    return (variants.map { $0.page(for: environment) }, (faults + diagnostics).map(\.message))
  }

  private func launch(
    _ info: AppInfo = AppInfo(), _ delegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) async throws -> (page: PreparedPage?, diagnostics: [String]) {
    Calls.all = []
    let (pages, diagnostics) = try await prepare([
      Page("app") { try AppLaunch(info: info, delegate: delegate).window() }
    ])
    return (try #require(pages.first), diagnostics)
  }

  // MARK: Order

  @Test func `a delegate that makes its window is called before the window is laid out`() async throws {
    let (page, diagnostics) = try await launch { CodeDelegate() }
    #expect(diagnostics == [])
    #expect(page != nil)
    #expect(
      Calls.all == [
        "didFinishLaunching", "viewDidLoad", "made key", "didBecomeActive", "viewWillAppear", "viewDidAppear",
      ])
  }

  @Test func `the first controller of the main storyboard is in the delegate's window before it is called`()
    async throws
  {
    let (page, diagnostics) = try await launch(AppInfo(mainStoryboard: "Lessons")) { StoryboardDelegate() }
    #expect(diagnostics == [])
    #expect(Calls.all == ["true"])
    #expect(page?.tree.views.contains { $0.className == "UINavigationBar" } == true)
  }

  @Test func `a scene's delegate is made by its name, and called in UIKit's order`() async throws {
    InterfaceClasses.register(CodeSceneDelegate.self)
    let scene = AppInfo.Scene(name: "Default Configuration", delegateClass: "CodeSceneDelegate")
    let (page, diagnostics) = try await launch(AppInfo(scenes: [scene])) { SceneAppDelegate() }
    #expect(diagnostics == [])
    #expect(page != nil)
    #expect(
      Calls.all == [
        "didFinishLaunching", "willConnectTo", "viewDidLoad", "willEnterForeground", "didBecomeActive",
        "viewWillAppear", "viewDidAppear",
      ])
  }

  @Test func `a scene's storyboard is shown in its delegate's window`() async throws {
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        Calls.all.append("\(window?.rootViewController is UINavigationController)")
        #expect(window?.windowScene === scene)
      }
    }
    InterfaceClasses.register(Delegate.self, as: "StoryboardSceneDelegate")
    let scene = AppInfo.Scene(
      name: "Default Configuration", delegateClass: "StoryboardSceneDelegate", storyboard: "Lessons")
    let (page, diagnostics) = try await launch(AppInfo(scenes: [scene])) { SceneAppDelegate() }
    #expect(diagnostics == [])
    #expect(Calls.all == ["didFinishLaunching", "true"])
    #expect(page?.tree.views.contains { $0.className == "UINavigationBar" } == true)
  }

  @Test func `a window is as large as the device that the page is built for`() async throws {
    let app = Page("app") { try AppLaunch { CodeDelegate() }.window() }
    for (device, size) in [
      ("iphone-se-3", CGSize(width: 375, height: 667)), ("ipad-mini-6", CGSize(width: 744, height: 1133)),
    ] {
      var seen: CGSize?
      _ = try await prepare(
        [
          Page("app") {
            let window = try AppLaunch { CodeDelegate() }.window()
            seen = window.bounds.size
            return window
          }, app,
        ], on: device)
      #expect(seen == size)
    }
  }

  // MARK: What is read

  @Test func `an Info.plist names storyboards and scenes, with variants for iPads`() throws {
    let folder = TemporaryFolder()
    let list: [String: Any] = [
      "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Main_iPad.storyboard",
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
              "UISceneStoryboardFile": "Main",
            ]
          ]
        ],
      ],
    ]
    let path = folder.path("Info.plist")
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        .write(to: URL(filePath: path))
      let info = try AppInfo(reading: path)
      #expect(
        info
          == AppInfo(
            mainStoryboard: "Main",
            scenes: [
              AppInfo.Scene(
                name: "Default Configuration", delegateClass: "SceneDelegate", storyboard: "Main")
            ]))
    }
    let pad = PageEnvironment(device: try DeviceCatalog.builtin.device("ipad-mini-6"))
    let info = try UITraitCollection.withCurrent(UITraitCollection(pad.traits)) { try AppInfo(reading: path) }
    #expect(info.mainStoryboard == "Main_iPad")
  }

  // MARK: Faults

  @Test func `what keeps an app from showing a window is said`() async throws {
    final class Idle: UIResponder, UIApplicationDelegate {}
    final class Empty: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
      func applicationDidFinishLaunching(_ application: UIApplication) { window?.makeKeyAndVisible() }
    }
    #expect(
      try await launch { Idle() }.diagnostics == [
        "page \"app\": the app shows no window: its delegate makes none, and there is no Info.plist that names a storyboard or has a UIApplicationSceneManifest"
      ])
    #expect(
      try await launch { Empty() }.diagnostics == ["page \"app\": the app's window has no rootViewController"]
    )
    #expect(
      try await launch(AppInfo(mainStoryboard: "Nowhere")) { StoryboardDelegate() }.diagnostics == [
        "page \"app\": the storyboard \"Nowhere\", which the Info.plist names, cannot be read: there is no "
          + "\"Nowhere.storyboard\" near the calling source; put it there or name its folder in InterfaceFiles.folders"
      ])
    #expect(
      try await launch(
        AppInfo(scenes: [AppInfo.Scene(name: "Default Configuration", delegateClass: "Missing")])
      ) { SceneAppDelegate() }
      .diagnostics == [
        "page \"app\": the Info.plist names Missing as a scene's delegate, and there is no such class; make it "
          + "known with InterfaceClasses.register(Missing.self)"
      ])
    let folder = TemporaryFolder()
    let path = folder.path("Info.plist")
    #expect(throws: LaunchError.self) { try AppInfo(reading: path) }
    try Data("<plist><dict><key>UIMain".utf8).write(to: URL(filePath: path))
    #expect(throws: LaunchError.self) { try AppInfo(reading: path) }
  }

  // MARK: An app of its own

  @Test func `each page has an app of its own: its window, its observers and the user's defaults`()
    async throws
  {
    final class Heard: @unchecked Sendable {
      var count = 0
    }
    let heard = Heard()
    let name = Notification.Name("AppLaunchTests.own")
    func page(_ id: String) -> Page {
      Page(id) {
        let defaults = UserDefaults.standard
        #expect(!defaults.bool(forKey: "AppLaunchTests.seen"))
        defaults.set(true, forKey: "AppLaunchTests.seen")
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          heard.count += 1
        }
        NotificationCenter.default.post(name: name, object: nil)
        let window = try AppLaunch { CodeDelegate() }.window()
        #expect(UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.windows == [window])
        #expect((UIApplication.shared.delegate as? CodeDelegate)?.window === window)
        #expect(UIApplication.shared.delegate?.window??.rootViewController is FirstController)
        return window
      }
    }
    let (_, diagnostics) = try await prepare([page("first"), page("second")])
    #expect(diagnostics == [])
    #expect(heard.count == 2)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.count == 2)
    #expect(!UserDefaults.standard.bool(forKey: "AppLaunchTests.seen"))
    #expect(UIApplication.shared.delegate == nil)
  }

  @Test func `a page that is not launched has an app with one scene and its window`() async throws {
    final class Asking: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        Calls.all = [
          "\(UIApplication.shared.keyWindow === view.window)",
          "\(scene?.windows == [view.window].compactMap { $0 })",
          "\(scene?.statusBarManager?.statusBarFrame.height ?? -1)",
          "\(UIApplication.shared.applicationState)",
        ]
      }
    }
    let (_, diagnostics) = try await prepare([Page("plain") { Asking() }])
    #expect(diagnostics == [])
    #expect(Calls.all == ["true", "true", "20.0", "active"])
  }

  @Test func `what does nothing says so once a page`() async throws {
    let (_, diagnostics) = try await prepare([
      Page("old") {
        UIApplication.shared.statusBarStyle = .lightContent
        UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
        return UIViewController()
      }
    ])
    #expect(
      diagnostics == [
        "page \"old\": UIApplication.statusBarStyle has no effect in PageRender: override "
          + "preferredStatusBarStyle in the controller"
      ])
  }
}
