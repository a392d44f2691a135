internal import PageRender

/// A module of an app's project: the app itself, or a framework of it.
package struct AppTarget: Equatable {
  package enum Kind: Equatable {
    case application, library
  }

  package var name: String
  package var kind: Kind
  /// As imports name it.
  package var module: String
  /// Absolute paths of Swift files, in order.
  package var sources: [String] = []
  /// Absolute paths of storyboards, catalogues and other files that come along.
  var resources: [String] = []
  /// The absolute path of its Info.plist.
  var infoPlist: String?
  /// Build settings, as they are written.
  var settings: [String: String] = [:]
  /// The folder that `$(SRCROOT)` names.
  var root = ""
  /// Files that are Swift's no more: Objective-C and the like.
  var otherSources: [String] = []

  /// The name of its bundle and program.
  var productName: String { settings["PRODUCT_NAME"].map(expand) ?? name }

  /// Replaces build variables, `$(NAME)` and `${NAME}`, as Xcode does; those that nobody sets are empty.
  func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < 16, text.contains("$") else { return text }
    let variable = #/\$(?:\((\w+)(?::(\w+))?\)|\{(\w+)(?::(\w+))?\})/#
    return text.replacing(variable) { match in
      let name = String(match.1 ?? match.3 ?? "")
      let value = expand(value(of: name) ?? "", depth: depth + 1)
      // The operators of bundle identifiers and of C names.
      guard let operation = match.2 ?? match.4, operation.hasSuffix("identifier") else { return value }
      let other: Character = operation == "rfc1034identifier" ? "-" : "_"
      return String(
        value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : other })
    }
  }

  private func value(of variable: String) -> String? {
    switch variable {
    case "inherited": nil
    case "TARGET_NAME", "TARGETNAME": name
    case "SRCROOT", "PROJECT_DIR": root
    case "PRODUCT_NAME": settings[variable] ?? name
    case "EXECUTABLE_NAME": settings[variable] ?? "$(PRODUCT_NAME)"
    case "PRODUCT_MODULE_NAME": module
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": settings[variable] ?? "APPL"
    case "DEVELOPMENT_LANGUAGE": settings[variable] ?? "en"
    default: settings[variable]
    }
  }

  /// A name as Swift's modules have it.
  static func moduleName(_ name: String) -> String {
    var result = ""
    for character in name.unicodeScalars {
      let isWord = character.properties.isAlphabetic || ("0"..."9").contains(character) || character == "_"
      result.unicodeScalars.append(isWord && character.isASCII ? character : "_")
    }
    if result.first?.isNumber != false { result = "_" + result }
    return result
  }
}

/// What a folder of an app holds, file by file.
package struct AppFolder {
  /// Absolute paths, sorted.
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  private(set) var otherSources: [String] = []

  /// Files that are looked at.
  private static let maximumFiles = 20_000
  private static let maximumDepth = 24
  /// Folders whose files belong to other targets or tools.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "fastlane", "vendor",
  ]
  /// Endings of files that Xcode copies into no bundle.
  private static let toolEndings: Set<String> = [
    "h", "hpp", "pch", "xcconfig", "entitlements", "modulemap", "tbd", "a", "o", "dylib", "gyb", "lock",
  ]

  /// - Parameter isWhole: Whether tests and other targets' folders below it are looked through too.
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

  /// - Returns: Whether it is a folder that Xcode takes for one thing.
  private mutating func add(folderFile path: String, ending: String) -> Bool {
    switch ending {
    case "xcassets", "bundle":
      resources.append(path)
      return true
    case "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "framework", "xcframework", "docc", "app",
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

  /// A picture that code finds by name.
  static func isPicture(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "gif", "svg", "pdf"].contains(ending(of: path))
  }

  private static func isForeign(_ name: String) -> Bool {
    foreign.contains(name) || name.hasSuffix("Tests") || name.hasSuffix("Test") || name == "Tests"
  }
}
