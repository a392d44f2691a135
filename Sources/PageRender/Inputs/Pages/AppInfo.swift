internal import Foundation
internal import PageBase
internal import PageLayout
public import UIKitCore

/// The keys of an app's Info.plist that decide how the app is launched.
public struct AppInfo: Hashable, Sendable {
  /// The value of `UIMainStoryboardFile`, a storyboard's name without its ending; `nil` if there is none.
  public var mainStoryboard: String?
  /// The configurations of `UIApplicationSceneManifest`; `nil` for an app without scenes.
  public var scenes: [Scene]?

  public init(mainStoryboard: String? = nil, scenes: [Scene]? = nil) {
    self.mainStoryboard = mainStoryboard
    self.scenes = scenes
  }

  /// A configuration in `UISceneConfigurations`.
  public struct Scene: Hashable, Sendable {
    public var name: String?
    public var role: UISceneSession.Role
    /// The name of the delegate's class, without its module.
    public var delegateClass: String?
    /// The name of the scene's storyboard, without its ending; `nil` if it has none.
    public var storyboard: String?

    public init(
      name: String? = nil, role: UISceneSession.Role = .windowApplication, delegateClass: String? = nil,
      storyboard: String? = nil
    ) {
      self.name = name
      self.role = role
      self.delegateClass = delegateClass
      self.storyboard = storyboard
    }
  }
}

extension AppInfo {
  /// The largest size of an Info.plist, in bytes; real files have a few thousand.
  private static let maximumBytes = 1 << 20

  /// Reads an Info.plist, with the values for the device that pages are being built for.
  @MainActor
  init(reading path: String) throws(LaunchError) {
    let shown = SourcePlace.relative(path) ?? path
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(path, limit: Self.maximumBytes)
    } catch {
      throw .infoPlist(shown, problem: error.message)
    }
    guard case .dictionary(let list) = PropertyListValue(reading: bytes) else {
      throw .infoPlist(shown, problem: "is no property list of keys and values")
    }
    let device = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    func value(_ key: String) -> PropertyListValue? { list["\(key)~\(device)"] ?? list[key] }
    self.init(
      mainStoryboard: Self.storyboard(value("UIMainStoryboardFile")),
      scenes: value("UIApplicationSceneManifest").flatMap {
        // A manifest without configurations changes nothing for an app with a main storyboard.
        $0["UISceneConfigurations"] == nil && value("UIMainStoryboardFile") != nil ? nil : Self.scenes($0)
      })
  }

  private static func scenes(_ manifest: PropertyListValue) -> [Scene] {
    let roles = manifest["UISceneConfigurations"]?.dictionary ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { role, configurations in
      configurations.list.map { configuration in
        Scene(
          name: configuration["UISceneConfigurationName"]?.text,
          role: UISceneSession.Role(rawValue: role),
          delegateClass: configuration["UISceneDelegateClassName"]?.text.flatMap(className),
          storyboard: storyboard(configuration["UISceneStoryboardFile"]))
      }
    }
  }

  /// The name of a class without its module: `SceneDelegate` for `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  private static func className(_ name: String) -> String? {
    name.split(separator: ".").last.map(String.init)
  }

  /// The name of a storyboard without its ending, which some lists include; `nil` for an empty name.
  private static func storyboard(_ value: PropertyListValue?) -> String? {
    guard var name = value?.text, !name.isEmpty else { return nil }
    if name.hasSuffix(".storyboard") { name.removeLast(".storyboard".count) }
    return name
  }
}
