internal import Foundation
internal import PageBase

/// The only orientations and the only appearance that an app declares in the `Info.plist` near a document
/// (Information Property List Key Reference, `UISupportedInterfaceOrientations` and `UIUserInterfaceStyle`).
struct DeclaredScreens: Sendable {
  /// The only orientation on each kind of device; a device without an entry may have both.
  private(set) var only: [Device.Idiom: Orientation] = [:]
  /// `nil` for an app that has both appearances, and where nobody tells.
  private(set) var appearance: Appearance?

  /// The places of an app's `Info.plist` in a folder of its project.
  private static let places = ["Info.plist", "Supporting Files/Info.plist", "Resources/Info.plist"]
  /// The number of folders above a document's own that are searched.
  private static let height = 3
  private static let longestFile = 1 << 20

  /// - Parameter path: The document's path.
  init(near path: String) {
    var folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    for _ in 0...Self.height {
      for place in Self.places {
        let file = folder.appending(path: place).path
        guard InputFile.exists(file), let bytes = try? InputFile.read(file, limit: Self.longestFile),
          let found = Self(plist: bytes)
        else { continue }
        self = found
        return
      }
      folder.deleteLastPathComponent()
    }
  }

  /// Returns `nil` for a property list that declares neither, as those of tests and extensions do.
  init?(plist bytes: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let members = list as? [String: Any] else { return nil }
    let words = members["UISupportedInterfaceOrientations"] as? [String] ?? []
    switch members["UIUserInterfaceStyle"] as? String {
    case "Light": appearance = .light
    case "Dark": appearance = .dark
    default: if words.isEmpty { return nil }
    }
    only[.phone] = Self.only(words)
    only[.pad] = Self.only(members["UISupportedInterfaceOrientations~ipad"] as? [String] ?? words)
  }

  /// The orientation of all words such as `UIInterfaceOrientationLandscapeLeft`; `nil` if they have both.
  private static func only(_ words: [String]) -> Orientation? {
    let found = Set(
      words.compactMap { word -> Orientation? in
        if word.hasPrefix("UIInterfaceOrientationLandscape") { return .landscape }
        return word.hasPrefix("UIInterfaceOrientationPortrait") ? .portrait : nil
      })
    return found.count == 1 ? found.first : nil
  }
}
