internal import PageRender

/// The files of an app's folder, by kind.
package struct AppFolder {
  /// The absolute paths of the Swift files, sorted.
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  private(set) var otherSources: [String] = []

  /// The greatest number of files that are collected.
  private static let maximumFiles = 20_000
  private static let maximumDepth = 24
  /// The names of folders whose files belong to other targets or tools.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "fastlane", "vendor",
  ]
  /// The endings of files that Xcode copies into no bundle.
  private static let toolEndings: Set<String> = [
    "h", "hpp", "pch", "xcconfig", "entitlements", "modulemap", "tbd", "a", "o", "dylib", "gyb", "lock",
  ]

  /// - Parameter isWhole: True if the folders of tests and other targets are searched too.
  init(_ path: String, isWhole: Bool = false) {
    collect(path, depth: 0, isWhole: isWhole)
  }

  private mutating func collect(_ folder: String, depth: Int, isWhole: Bool) {
    guard depth < Self.maximumDepth, sources.count + resources.count < Self.maximumFiles else { return }
    for name in FilePath.names(in: folder) {
      let path = "\(folder)/\(name)"
      if FilePath.isFolder(path) {
        if !add(folderFile: path, ending: Self.ending(of: name)), isWhole || !Self.isForeign(name) {
          collect(path, depth: depth + 1, isWhole: isWhole)
        }
      } else {
        add(file: path)
      }
    }
  }

  /// Adds a file of a target's list.
  mutating func add(file path: String) {
    switch Self.ending(of: path) {
    case "swift": sources.append(path)
    case "m", "mm", "c", "cpp": otherSources.append(path)
    case let ending where Self.toolEndings.contains(ending): break
    default: resources.append(path)
    }
  }

  /// - Returns: True if Xcode treats the folder as one item.
  private mutating func add(folderFile path: String, ending: String) -> Bool {
    switch ending {
    case "xcassets", "bundle", "xcdatamodeld":
      resources.append(path)
      return true
    case "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc", "app",
      "git":
      return true
    default: return false
    }
  }

  static func ending(of path: String) -> String {
    let name = FilePath.lastComponent(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns true if the file is a picture that code finds by name.
  static func isPicture(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"].contains(ending(of: path))
  }

  private static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || name.hasSuffix("Tests") || name.hasSuffix("Test") || name == "Tests"
  }
}
