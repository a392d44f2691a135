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
