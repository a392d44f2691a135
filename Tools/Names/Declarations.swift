/// Swift's declarations of what the tables list.

/// The columns that a line is filled up to.
private let columns = 150

/// A name that may be a keyword of Swift.
private func escaped(_ word: String) -> String {
  ["default", "import", "continue", "repeat"].contains(word) ? "`\(word)`" : word
}

func enumeration(_ name: String, _ text: String) -> [String] {
  let (head, list) = text.parted(at: " = ")
  let cases = list.split(separator: ", ").map { each in
    let (word, value) = each.parted(at: " ")
    return escaped(word) + (value.isEmpty ? "" : " = \(value)")
  }
  return [
    "public enum \(name): \(head.parted(at: ": ").1), Sendable { case \(cases.joined(separator: ", ")) }"
  ]
}

/// An option set, whose members are bits, or a structure of raw values that the table has.
func constants(_ name: String, _ text: String) -> [String] {
  let (head, list) = text.parted(at: " = ")
  let raw = head.parted(at: ": ").1
  let conformance = text.hasPrefix("options") ? "OptionSet, Hashable" : "RawRepresentable, Hashable"
  var lines = [
    "public let rawValue: \(raw)", "public init(rawValue: \(raw)) { self.rawValue = rawValue }",
  ]
  for (bit, member) in list.split(separator: ", ").enumerated() {
    let (word, value) = member.parted(at: " ")
    let usual = raw == "String" ? "\"\(word)\"" : "1 << \(bit)"
    let isEmpty = value == "0" && text.hasPrefix("options")
    let made = isEmpty ? "\(name) = []" : "\(name)(rawValue: \(value.isEmpty ? usual : value))"
    lines.append("public static let \(escaped(word))\(isEmpty ? ":" : " =") \(made)")
  }
  return dense("public struct \(name): \(conformance), Sendable", lines)
}

/// A declaration with as many members in a line as there is room for: nobody reads them here.
func dense(_ head: String, _ members: [String]) -> [String] {
  var lines = [head + " {"]
  for each in members.map(\.trimmed) {
    let joined = lines[lines.count - 1] + (lines.count > 1 ? "; " : " ") + each
    if lines.count == 1 || joined.count > columns {
      lines.append("  " + each)
    } else {
      lines[lines.count - 1] = joined
    }
  }
  let whole = lines.map(\.trimmed).joined(separator: " ") + " }"
  return lines.count < 3 && whole.count <= columns ? [whole] : lines + ["}"]
}

/// A declaration of several lines as one.
private func flat(_ lines: [String]) -> String {
  guard lines.count > 1 else { return lines[0] }
  return "\(lines[0]) \(lines[1..<(lines.count - 1)].map(\.trimmed).joined(separator: "; ")) }"
}

private func nested(_ row: Row, _ level: String) -> [String] {
  (row.kind == "enum" ? enumeration(row.name, row.text) : constants(row.name, row.text)).map {
    level + $0
  }
}

/// The body that returns a default.
private func body(_ value: String) -> String {
  value.hasPrefix("{") ? value : value.isEmpty ? "{}" : "{ \(value) }"
}

/// The value that a property starts with.
private func start(_ value: String) -> String {
  value.isEmpty || value == "nil" ? "" : " = \(value)"
}

extension Row {
  /// The declaration of a member in the body of a class of the main actor.
  ///
  /// - Parameter type: The class's name.
  private func member(of type: String) throws -> [String] {
    // A page has thousands of these: what few of them are set to is in a dictionary that the others do not have.
    let keeps = ["UIResponder", "UIView"].contains(type)
    let (prefix, rest) = parts
    let (declared, value) = values(rest)
    let name = declared.parted(at: ":").0
    switch kind {
    case "swift": return ["  \(rest)"]
    case "enum", "options", "keys": return nested(self, "  ")
    case "typealias": return ["  public \(text)"]
    case "let": return ["  nonisolated public static let \(declared) = \(value)"]
    case "get" where value.isEmpty: return ["  public let \(declared)"]
    case "get": return ["  open \(prefix)var \(declared) \(body(value))"]
    case "var" where prefix.contains("override") || keeps && !prefix.contains("weak"):
      return [
        "  open \(prefix)var \(declared) {", "    get { kept(\"\(name)\") ?? \(value) }",
        "    set { keep(newValue, \"\(name)\") }", "  }",
      ]
    case "var":
      let changed = ["true": "!\(name)", "false": name][value] ?? "\(name) != \(value)"
      let tells =
        told.isEmpty ? "" : " { didSet { \(telling(name, of: type, if: "\(changed), ")) } }"
      return ["  open \(prefix)var \(declared)\(start(value))\(tells)"]
    case "func":
      let tells = "{ \(telling(declared.parted(at: "(").0 + "(_:)", of: type)) }"
      let isDiscardable = declared.hasSuffix("-> WKNavigation?") || declared.hasPrefix("sendAction")
      let attribute = isDiscardable ? "@discardableResult " : ""
      return ["  \(attribute)open \(prefix)func \(declared) \(told.isEmpty ? body(value) : tells)"]
    default: throw TableError("what is this? \(text)")
    }
  }

  /// The statement that tells a page that a member of a class changes nothing.
  private func telling(_ name: String, of type: String, if condition: String = "") -> String {
    "Effectless.say(\(condition)\"\(type).\(name)\", \"\(told)\")"
  }

  /// The declaration of a type, or of an extension.
  func type() throws -> [String] {
    switch kind {
    case "swift": return [String(text.dropFirst("swift ".count))]
    case "enum": return enumeration(name, text)
    case "options", "keys": return constants(name, text)
    case "typealias": return ["public \(text)"]
    case "old": return oldNames()
    case "constants":
      let (head, list) = text.parted(at: " = ")
      return list.split(separator: ", ").map { member in
        let (word, value) = member.parted(at: " ")
        return "public let \(word): \(head.dropFirst("constants ".count)) = \(value)"
      }
    case "extend":
      return dense(
        "extension \(text.dropFirst("extend ".count))", members.map { $0.shared(access: "") })
    default: break
    }
    let above = text.parted(at: "\(name): ").1
    let isolation = isIsolated ? "@preconcurrency @MainActor " : ""
    if kind == "protocol" { return interface("\(isolation)public protocol \(name): \(above)") }
    // What a protocol requires, the class itself has.
    let lines = try members.filter { $0.kind != "requires" }.flatMap { each -> [String] in
      if each.kind == "init" {
        return [initializer(each, above: String(above.prefix { $0 != "," }))]
      }
      let lines = isIsolated ? try each.member(of: name) : [each.shared(access: "open ")]
      if ["options", "keys"].contains(each.kind) { return [flat(lines)] }
      return [lines.map(\.trimmed).joined(separator: " ")]
    }
    return dense(
      "\(isolation)open class \(kind == "base" ? "_\(name)Names" : name): \(above)", lines)
  }

  /// The constants that were made members of a type: a prefix, and each member with a capital.
  private func oldNames() -> [String] {
    let (head, list) = text.parted(at: " = ")
    let words = head.split(separator: " ")
    return list.split(separator: ", ").map { member in
      "public let \(words[1])\(member.prefix(1).uppercased())\(member.dropFirst()): \(words[2]) = .\(member)"
    }
  }

  /// An initialiser keeps the arguments that are named as a property is.
  private func initializer(_ row: Row, above: String) -> String {
    let signature = String(row.text.dropFirst("init".count))
    if signature.hasSuffix("}") { return "public init\(signature)" }
    if above == "UIViewController" {
      return "public convenience init\(signature) { self.init(nibName: nil, bundle: nil) }"
    }
    let properties = members.filter { ["var", "get"].contains($0.kind) }.map {
      $0.parts.rest.prefix { $0 != ":" }
    }
    let kept = signature.matches(of: #/(\w+):/#).map(\.1).filter(properties.contains)
    let overrides = signature == "()" ? "override " : ""
    if kept.isEmpty, above == "NSObject" || !overrides.isEmpty {
      return "public \(overrides)init\(signature) {}"
    }
    let statements = kept.map { "self.\($0) = \($0)" } + ["super.init()"]
    return "public \(overrides)init\(signature) { \(statements.joined(separator: "; ")) }"
  }

  /// A protocol whose requirements have defaults, as Objective-C's may be left out, unless it says that it "requires" them.
  private func interface(_ head: String) -> [String] {
    let requirements = members.map { each -> String in
      let declared = values(each.parts.rest).declared
      switch each.kind {
      case "get": return "var \(declared) { get }"
      case "var": return "var \(declared) { get set }"
      case "requires": return declared
      default: return each.parts.prefix + "func " + declared
      }
    }
    let defaults = members.filter { $0.kind != "requires" }.map {
      $0.shared(access: "", isDefault: true)
    }
    return dense(head, requirements)
      + (defaults.isEmpty ? [] : dense("extension \(name)", defaults))
  }

  /// A member of a type that any thread may use, or of an extension.
  ///
  /// - Parameter isDefault: True for what stands in for a requirement that a class does not meet.
  private func shared(access: String, isDefault: Bool = false) -> String {
    let (prefix, rest) = parts
    let (declared, value) = values(rest)
    let visible = access.isEmpty ? "public " : access
    switch kind {
    case "swift": return rest
    case "enum", "options", "keys": return flat(nested(self, ""))
    case "typealias": return "public \(text)"
    case "let":
      // An object that keeps what it is told is shared by all threads.
      return
        "\(value.hasSuffix("()") ? "nonisolated(unsafe) " : "")public static let \(declared) = \(value)"
    case "get": return "\(visible)\(prefix)var \(declared) \(body(value))"
    case "var" where !access.isEmpty: return "open \(prefix)var \(declared)\(start(value))"
    case "var": return "public \(prefix)var \(declared) { get \(body(value)) set {} }"
    case "init": return text.hasSuffix("}") ? "public \(text)" : "public \(text) {}"
    default:
      let result = declared.split(separator: ")", omittingEmptySubsequences: false).last ?? ""
      return
        "\(result.contains(" -> ") && !isDefault ? "@discardableResult " : "")\(visible)\(prefix)func \(declared) \(body(value))"
    }
  }
}
