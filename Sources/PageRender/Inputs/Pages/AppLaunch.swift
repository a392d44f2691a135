internal import Foundation
internal import PageBase
internal import PageLayout
public import UIKitCore

/// An app that is launched for a page, as iOS launches it.
///
/// ```swift
/// Page("app", flow: ["tap next"]) {
///   try AppLaunch(infoPlist: "../App/Info.plist") { AppDelegate() }.window()
/// }
/// ```
///
/// The app's delegate and, if the Info.plist has scenes, the scene's delegate are called in UIKit's order;
/// the key window is then the page. The app is launched anew for each environment that the page is shown in.
@MainActor
public struct AppLaunch {
  private let infoPlist: String?
  private let info: AppInfo?
  /// The file near which storyboards are searched if there is no Info.plist.
  private let file: String
  private let makeDelegate: @MainActor () -> any UIApplicationDelegate

  /// - Parameters:
  ///   - infoPlist: The path of the Info.plist, relative to the calling file's folder; `nil` if code creates
  ///     the window. Its keys `UIMainStoryboardFile` and `UIApplicationSceneManifest` are read, with their
  ///     variants for devices (`~ipad`).
  ///   - delegate: Creates the app's delegate.
  public init(
    infoPlist: String? = nil, file: StaticString = #filePath,
    delegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    self.file = "\(file)"
    self.infoPlist = infoPlist.map { path in
      let folder = URL(filePath: "\(file)").deletingLastPathComponent()
      return URL(filePath: path, relativeTo: folder).path
    }
    info = nil
    makeDelegate = delegate
  }

  /// - Parameter info: The values of the Info.plist, for apps that set them in their build settings.
  public init(
    info: AppInfo, file: StaticString = #filePath,
    delegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    self.file = "\(file)"
    infoPlist = nil
    self.info = info
    makeDelegate = delegate
  }

  /// Launches the app.
  ///
  /// - Returns: The key window, not laid out yet.
  public func window() throws -> UIWindow {
    let near = infoPlist ?? file
    var info = self.info ?? AppInfo()
    if let infoPlist { info = try AppInfo(reading: infoPlist) }
    let manifest = info.scenes.map { scenes in
      SceneManifest(
        configurations: scenes.map {
          SceneManifest.Configuration(
            name: $0.name, role: $0.role.rawValue, delegateClass: $0.delegateClass, storyboard: $0.storyboard,
            file: near)
        })
    }
    let module = { (delegate: any UIApplicationDelegate) in
      String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init)
    }
    var home: String?
    return try UIApplication.shared.launch(
      {
        let delegate = makeDelegate()
        home = module(delegate)
        return delegate
      }, mainStoryboard: info.mainStoryboard, manifest: manifest, near: near,
      classNamed: { name in
        InterfaceClasses.named(name) ?? home.flatMap { NSClassFromString("\($0).\(name)") }
      })
  }
}
