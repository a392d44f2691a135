internal import PageRender
internal import PageRuns

/// Finds the view controllers in a Swift file, and the calls that make them.
///
/// The search reads words and brackets, not Swift's grammar: the compiler reports its mistakes, and people
/// correct the catalogue.
struct ControllerSearch {
  struct Found: Equatable {
    var name: String
    /// The call that makes a controller, with placeholders for its arguments.
    var call: String
    /// True if the call can be compiled as it is.
    var isComplete: Bool
  }

  /// The classes whose superclass is named like a controller of UIKit, in the file's order.
  private(set) var found: [Found] = []

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { Self.code(of: $0) }
    var depth = 0
    var current: (name: String, superclass: String, depth: Int, initializers: [String])?
    for (index, line) in lines.enumerated() {
      if current == nil, let (name, superclass) = Self.controller(in: line) {
        current = (name, superclass, depth, [])
      } else if let open = current, depth == open.depth + 1, Self.isInitializer(line) {
        current?.initializers.append(Self.signature(from: lines[index...]))
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if let open = current, depth <= open.depth, line.contains("}") {
        found += [Self.found(open.name, of: open.superclass, open.initializers)].compactMap(\.self)
        current = nil
      }
    }
    // A file that ends inside of a class is none that compiles, but its classes can be named.
    if let open = current {
      found += [Self.found(open.name, of: open.superclass, open.initializers)].compactMap(\.self)
    }
  }

  // MARK: Lines

  /// Returns a line's code without the comment at its end and the contents of strings.
  private static func code(of line: Substring) -> String {
    var code = ""
    var isString = false
    var former: Character?
    for character in line {
      if character == "\"", former != "\\" { isString.toggle() }
      if character == "/", former == "/", !isString { return String(code.dropLast()).trimmed }
      if !isString || character == "\"" { code.append(character) }
      former = character
    }
    return code.trimmed
  }

  /// Returns the class that a line begins if its superclass is named like a controller of UIKit; private
  /// classes are left out.
  private static func controller(in line: String) -> (name: String, superclass: String)? {
    let words = line.split { $0 == " " }
    guard !words.contains("private"), !words.contains("fileprivate"),
      let keyword = words.firstIndex(of: "class"),
      let start = line.firstRange(of: "class ")
    else { return nil }
    guard
      words[..<keyword].allSatisfy({
        ["final", "public", "open", "internal"].contains($0) || $0.hasPrefix("@")
      })
    else { return nil }
    let parts = line[start.upperBound...].split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let name = parts[0].trimmed
    let superclass = parts[1].prefix { $0 != "," && $0 != "{" }.trimmed
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !name.isEmpty
    guard isName, superclass.hasPrefix("UI"), superclass.hasSuffix("Controller") else { return nil }
    return (name, superclass)
  }

  private static func isInitializer(_ line: String) -> Bool {
    guard let place = line.firstRange(of: "init") else { return false }
    let before = line[..<place.lowerBound].split { $0 == " " }
    let after = line[place.upperBound...].drop { $0 == "?" || $0 == "!" }.first
    return (after == "(" || after == "<")
      && before.allSatisfy { word in word.hasPrefix("@") || modifiers.contains(word) }
  }

  private static let modifiers: Set<Substring> = [
    "public", "open", "internal", "override", "required", "convenience", "nonisolated", "private",
    "fileprivate",
  ]

  /// Returns an initialiser up to the bracket that ends its parameters.
  private static func signature(from lines: ArraySlice<String>) -> String {
    var signature = ""
    var depth = 0
    for line in lines.prefix(40) {
      for character in line {
        signature.append(character)
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == ")", depth == 0 { return signature }
      }
      signature.append(" ")
    }
    return signature
  }

  // MARK: Calls

  /// Returns the call that makes a controller, by Swift's rules of inheritance. A class without designated
  /// initialisers of its own, or with all of its superclass's, inherits the superclass's other initialisers
  /// too.
  private static func found(_ name: String, of superclass: String, _ initializers: [String]) -> Found? {
    let usable = initializers.filter { !isHidden($0) }
    let calls = usable.filter { !$0.contains("coder") }.map { (text: $0, parts: parameters(of: $0)) }
    if calls.contains(where: { $0.parts.isEmpty }) {
      return Found(name: name, call: "\(name)()", isComplete: true)
    }
    let designated = initializers.filter { !$0.contains("convenience ") }
    let hasCoder = designated.contains { $0.contains("coder") }
    let hasNib = designated.contains { $0.contains("nibName") }
    // A collection view controller has no initialiser without arguments unless it declares one.
    if designated.isEmpty || (hasCoder && hasNib), superclass != "UICollectionViewController" {
      return Found(name: name, call: "\(name)()", isComplete: true)
    }
    let asked = calls.first { !$0.text.contains("nibName") }?.parts
    let parts = asked ?? (superclass == "UICollectionViewController" && designated.isEmpty ? layout : nil)
    return Found(
      name: name, call: parts.map { "\(name)(\($0.joined(separator: ", ")))" } ?? "\(name)(<#arguments#>)",
      isComplete: false)
  }

  private static let layout = ["collectionViewLayout: <#UICollectionViewLayout#>"]

  private static func isHidden(_ signature: String) -> Bool {
    signature.split { $0 == " " }.contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// Returns the arguments of a call: the parameters without a default, each with a placeholder of its type.
  private static func parameters(of signature: String) -> [String] {
    guard let open = signature.firstIndex(of: "("), signature.last == ")" else { return [] }
    let inside = signature[signature.index(after: open)...].dropLast()
    return split(inside).compactMap { parameter in
      let halves = parameter.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, !hasDefault(halves[1]) else { return nil }
      let label = halves[0].split { $0 == " " }.first ?? ""
      let placeholder = "<#\(halves[1].trimmed)#>"
      return label == "_" ? placeholder : "\(label): \(placeholder)"
    }
  }

  private static func hasDefault(_ type: Substring) -> Bool { type.contains("=") }

  /// Returns the parts between commas outside of brackets.
  private static func split(_ parameters: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, start) = (0, parameters.startIndex)
    var former: Character?
    for place in parameters.indices {
      let character = parameters[place]
      if "([<{".contains(character) { depth += 1 }
      // `->` closes nothing.
      if ")]}".contains(character) || character == ">" && former != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(parameters[start..<place])
        start = parameters.index(after: place)
      }
      former = character
    }
    return parts + [parameters[start...]]
  }
}
