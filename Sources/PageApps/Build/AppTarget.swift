internal import PageRender

/// A module of an app's project: the app itself, or a framework of it.
package struct AppTarget: Equatable {
  package enum Kind: Equatable { case application, library }

  package var name: String
  package var kind: Kind
  /// The module's name in imports.
  package var module: String
  /// The absolute paths of Swift files, in order.
  package var sources: [String] = []
  /// The absolute paths of storyboards, catalogues and other resources.
  var resources: [String] = []
  /// The absolute path of the target's Info.plist; `nil` if it has none.
  var infoPlist: String?
  /// The build settings, with variables that are not expanded.
  var settings: [String: String] = [:]
  /// The folder that `$(SRCROOT)` names.
  var root = ""
  /// The paths of sources in other languages, such as Objective-C.
  var otherSources: [String] = []

  /// The folder of the fetched package that has the module; `nil` for the app's own modules.
  var packageFolder: String?
  /// The commit or version of the package; `nil` if no list names one.
  var revision: String?
  /// The modules that the sources import.
  var imports: Set<String> = []
  /// The folder in which a package's module is built, for all apps; `nil` for the app's own modules.
  var sharedFolder: String?
  /// True if the module was built by an earlier run.
  var isBuilt = false

  /// The name of the target's bundle and program.
  var productName: String { settings["PRODUCT_NAME"].map(expand) ?? name }

  /// Replaces build variables, `$(NAME)` and `${NAME}`, as Xcode does; a variable without a value is empty.
  func expand(_ text: String) -> String { expand(text, depth: 0) }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < 16, text.contains("$") else { return text }
    let variable = #/\$(?:\((\w+)(?::(\w+))?\)|\{(\w+)(?::(\w+))?\})/#
    return text.replacing(variable) { match in
      let name = String(match.1 ?? match.3 ?? "")
      let value = expand(value(of: name) ?? "", depth: depth + 1)
      // The operators `:rfc1034identifier` for bundle identifiers and `:identifier` for C names.
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

  /// Returns a name as a module's name in Swift.
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
