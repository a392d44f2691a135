internal import Foundation
internal import PageBase

/// The screens that an app declares in the `Info.plist` near a document: its only orientations, its only
/// appearance, its status bar and its first storyboards (Information Property List Key Reference).
struct DeclaredScreens: Sendable {
  /// The only orientation on each kind of device; a device without an entry may have both.
  private(set) var only: [Device.Idiom: Orientation] = [:]
  /// `nil` for an app that has both appearances, and where nobody tells.
  private(set) var appearance: Appearance?
  /// True if the app has no status bar on any screen: `UIStatusBarHidden` holds, and controllers have no say.
  private(set) var hidesStatusBar = false
  /// The names of the storyboards that UIKit shows first; empty where nobody tells.
  private(set) var mainStoryboards: Set<String> = []
  /// The storyboards of app extensions in the folders that were searched (`NSExtensionMainStoryboard`).
  private(set) var extensionStoryboards: Set<String> = []

  /// The places of an app's `Info.plist` in a folder of its project.
  private static let places = ["Info.plist", "Supporting Files/Info.plist", "Resources/Info.plist"]
  /// The number of folders above a document's own that are searched.
  private static let height = 7
  private static let longestFile = 1 << 20

  /// - Parameter path: The document's path.
  init(near path: String) {
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    for _ in 0...Self.height {
      for place in Self.places {
        let file = folder.appending(path: place).path
        guard InputFile.exists(file), let bytes = try? InputFile.read(file, limit: Self.longestFile) else {
          continue
        }
        if case .dictionary(let members) = PropertyListValue(reading: bytes),
          let name = members["NSExtension"]?["NSExtensionMainStoryboard"]?.text
        {
          extensionStoryboards.insert(name)
        }
        guard let found = Self(plist: bytes) else { continue }
        let extensions = extensionStoryboards
        self = found
        extensionStoryboards = extensions
        return
      }
      // The top of a project.
      if InputFile.exists(folder.appending(path: ".git").path) { return }
      folder.deleteLastPathComponent()
    }
  }

  /// Returns `nil` for a property list that declares none of these, as those of tests and extensions do.
  init?(plist bytes: [UInt8]) {
    guard case .dictionary(let members) = PropertyListValue(reading: bytes) else { return nil }
    func words(_ key: String) -> [String]? { members[key]?.list.compactMap(\.text) }
    let upright = words("UISupportedInterfaceOrientations") ?? []
    switch members["UIUserInterfaceStyle"]?.text {
    case "Light": appearance = .light
    case "Dark": appearance = .dark
    default: break
    }
    hidesStatusBar =
      members["UIStatusBarHidden"] == .boolean(true)
      && members["UIViewControllerBasedStatusBarAppearance"] == .boolean(false)
    mainStoryboards = Self.mainStoryboards(members)
    guard !upright.isEmpty || appearance != nil || hidesStatusBar || !mainStoryboards.isEmpty else {
      return nil
    }
    only[.phone] = Self.only(upright)
    only[.pad] = Self.only(words("UISupportedInterfaceOrientations~ipad") ?? upright)
  }

  /// The storyboards of the app, of its iPad variant, and of its scenes' configurations.
  private static func mainStoryboards(_ members: [String: PropertyListValue]) -> Set<String> {
    let own = ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad"].compactMap { members[$0]?.text }
    let roles = members["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary ?? [:]
    let scenes = roles.values.flatMap(\.list)
    return Set(own + scenes.compactMap { $0["UISceneStoryboardFile"]?.text })
  }

  /// The orientation of all words such as `UIInterfaceOrientationLandscapeLeft`; `nil` if they have both.
  private static func only(_ words: [String]) -> Orientation? {
    let found = Set(
      words.compactMap { word -> Orientation? in
        if word.hasPrefix("UIInterfaceOrientationLandscape") { return .landscape }
        return word.hasPrefix("UIInterfaceOrientationPortrait") ? .portrait : nil
      })
    return found.only
  }
}
