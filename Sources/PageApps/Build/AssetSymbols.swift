internal import Foundation
internal import PageRender

/// The symbols that Xcode makes of an asset catalogue's images and colours: `ImageResource.hero`, `UIColor.brand`.
struct AssetSymbols {
  enum Kind { case image, color }

  struct Symbol {
    var kind: Kind
    /// The name in the catalogue, with its namespaces: `Icons/home`.
    var name: String
    /// The Swift names of the namespaces and of the symbol itself: `Icons`, `home`.
    var path: [String]
  }

  private(set) var symbols: [Symbol] = []

  /// - Parameter catalogs: The absolute paths of asset catalogues.
  init(catalogs: [String]) {
    for catalog in catalogs { collect(catalog, name: "", path: [], depth: 0) }
    var seen: Set<String> = []
    symbols = symbols.filter { seen.insert("\($0.kind)\($0.path)").inserted }
  }

  private mutating func collect(_ folder: String, name: String, path: [String], depth: Int) {
    guard depth < 16 else { return }
    for file in FilePath.names(in: folder).sorted() where FilePath.isFolder("\(folder)/\(file)") {
      let ending = AppFolder.ending(of: file)
      let base = ending.isEmpty ? file : String(file.dropLast(ending.count + 1))
      switch ending {
      case "imageset", "symbolset": add(.image, name + base, path, Self.symbol(base, without: "image"))
      case "colorset": add(.color, name + base, path, Self.symbol(base, without: "color"))
      case "":
        let isNamespace = Self.providesNamespace("\(folder)/\(file)")
        collect(
          "\(folder)/\(file)", name: isNamespace ? "\(name)\(file)/" : name,
          path: isNamespace ? path + [Self.namespace(file)] : path, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func add(_ kind: Kind, _ name: String, _ path: [String], _ symbol: String) {
    guard !symbol.isEmpty else { return }
    symbols.append(Symbol(kind: kind, name: name, path: path + [symbol]))
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let bytes = AppFiles.bytes(of: folder + "/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  // MARK: Names

  /// Returns the symbol of an asset by Xcode's rules: words joined in camel case, without the kind at the end.
  static func symbol(_ name: String, without kind: String) -> String {
    var words = words(of: name)
    if let last = words.last, words.count > 1 || last.lowercased() != kind {
      if last.lowercased() == kind, words.count > 1 {
        words.removeLast()
      } else if last.hasSuffix(kind.prefix(1).uppercased() + kind.dropFirst()), last.count > kind.count {
        words[words.count - 1] = String(last.dropLast(kind.count))
      }
    }
    return identifier(words, isType: false)
  }

  private static func namespace(_ name: String) -> String { identifier(words(of: name), isType: true) }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func identifier(_ words: [String], isType: Bool) -> String {
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let start = isType ? first.prefix(1).uppercased() + first.dropFirst() : lowercasingStart(first)
    let text = start + rest
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// `URLIcon` becomes `urlIcon`, `Hero` becomes `hero`.
  private static func lowercasingStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  // MARK: Code

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns the code that declares the symbols that sources use; `nil` if they use none.
  ///
  /// A symbol that a source declares itself, as many apps do with `static let brand`, is the app's own.
  ///
  /// - Parameter sources: The texts of the module's sources.
  func code(for sources: [String]) -> String? {
    let used = Self.memberNames(in: sources)
    let usesSwiftUI = sources.contains { $0.contains("import SwiftUI") }
    var text = ""
    for (kind, resource, type) in [
      (Kind.image, "ImageResource", "UIImage"), (.color, "ColorResource", "UIColor"),
    ] {
      let found = symbols.filter { $0.kind == kind && $0.path.last.map(used.named.contains) == true }
      guard !found.isEmpty else { continue }
      text += "\nextension \(resource) {\n" + declarations(found, resource) + "}\n"
      let free = found.filter {
        $0.path.count == 1 && !used.declared.contains($0.path[0]) && !Self.isTaken($0.path[0], kind)
      }
      guard !free.isEmpty else { continue }
      text += "\nextension \(type) {\n"
      for symbol in free {
        let name = Self.escaped(symbol.path[0])
        text += "  class var \(name): \(type) { \(type)(resource: .\(name)) }\n"
      }
      text += "}\n"
      guard usesSwiftUI, kind == .color else { continue }
      let own = free.map(\.path[0]).filter { !Self.ofSwiftUI.contains($0) }.map(Self.escaped)
      for (extended, condition) in [
        ("SwiftUI.Color", ""), ("SwiftUI.ShapeStyle", " where Self == SwiftUI.Color"),
      ] {
        text += "\nextension \(extended)\(condition) {\n"
        text +=
          own.map { "  static var \($0): SwiftUI.Color { SwiftUI.Color(ColorResource.\($0)) }\n" }.joined()
          + "}\n"
      }
    }
    let imports = "import Foundation\n" + (usesSwiftUI ? "import SwiftUI\n" : "") + "import UIKit\n"
    return text.isEmpty ? nil : imports + text
  }

  private func declarations(_ symbols: [Symbol], _ resource: String) -> String {
    var text = ""
    for symbol in symbols {
      let name = SwiftLiteral.text(symbol.name)
      let value = "\(resource)(name: \(name), bundle: .main)"
      guard let own = symbol.path.last else { continue }
      if symbol.path.count == 1 {
        text += "  static let \(Self.escaped(own)) = \(value)\n"
      }
    }
    // Namespaces are types, each declared once with all its symbols.
    let spaces = symbols.filter { $0.path.count > 1 }
    var done: Set<String> = []
    for symbol in spaces where done.insert(symbol.path[0]).inserted {
      let inside = spaces.filter { $0.path[0] == symbol.path[0] }.map {
        Symbol(kind: $0.kind, name: $0.name, path: Array($0.path.dropFirst()))
      }
      text += "  enum \(Self.escaped(symbol.path[0])) {\n" + declarations(inside, resource) + "  }\n"
    }
    return text
  }

  /// The names behind dots in sources, and the names of static members that they declare.
  private static func memberNames(in sources: [String]) -> (named: Set<String>, declared: Set<String>) {
    var (named, declared): (Set<String>, Set<String>) = ([], [])
    for source in sources {
      for match in source.matches(of: #/\.`?(\w+)/#) { named.insert(String(match.1)) }
      for match in source.matches(of: #/\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/#) {
        declared.insert(String(match.1))
      }
    }
    return (named, declared)
  }

  /// The colours and styles of SwiftUI that a symbol must not hide.
  private static let ofSwiftUI: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "accentColor", "mint", "teal", "indigo", "pink",
    "background", "foreground",
  ]

  /// The class members of UIKit that a symbol must not hide.
  private static func isTaken(_ name: String, _ kind: Kind) -> Bool {
    switch kind {
    case .image: ["add", "remove", "actions", "checkmark", "strokedCheckmark"].contains(name)
    case .color:
      [
        "black", "white", "gray", "darkGray", "lightGray", "red", "green", "blue", "cyan", "yellow",
        "magenta", "orange", "purple", "brown", "clear", "label", "link", "separator", "tint", "tintColor",
      ].contains(name) || name.hasPrefix("system") || name.hasPrefix("secondary")
        || name.hasPrefix("tertiary")
    }
  }
}
