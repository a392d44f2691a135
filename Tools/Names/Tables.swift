import Foundation

/// The rows of a table of UIKit's names: types, and the superclasses of classes that are written by hand.
///
/// - Parameters:
///   - groups: Further groups of members, by their names.
///   - hasVersions: True if each name has the version of iOS that brought it.
private func uiKitRows(_ table: URL, groups: [Substring: [Row]] = [:], hasVersions: Bool) throws
  -> [Row]
{
  var types: [Row] = []
  var groups = groups
  // The group that members are added to; `nil` for the last type.
  var group: Substring?
  for line in try lines(table) {
    if line.hasPrefix("  use ") {
      types.last?.members += groups[line.dropFirst("  use ".count)] ?? []
    } else if line.hasPrefix("  ") {
      let row = try Row(String(line), isIsolated: true, hasVersion: hasVersions)
      if let group {
        groups[group, default: []].append(row)
      } else {
        types.last?.members.append(row)
      }
    } else if line.hasPrefix("group ") {
      group = line.dropFirst("group ".count)
    } else {
      let isOfOther = ["in ", "base ", "extend "].contains { line.hasPrefix($0) }
      types.append(
        try Row(line + (isOfOther ? " @2" : ""), isIsolated: true, hasVersion: hasVersions))
      group = nil
    }
  }
  return types
}

/// The file of UIKit's own types: those of `uikit-names.txt`, then those of `uikit-declarations.txt` beside it, whose protocols are
/// groups of members, too.
func uiKitTypes(_ table: URL) throws -> String {
  let folder = table.deletingLastPathComponent()
  let declarations = try uiKitRows(
    folder.appending(path: "uikit-declarations.txt"), hasVersions: false)
  let protocols = declarations.filter { $0.kind == "protocol" }.map { ($0.name[...], $0.members) }
  let names = try uiKitRows(
    table, groups: Dictionary(uniqueKeysWithValues: protocols), hasVersions: true)
  let lines = try (names + declarations).flatMap { try $0.type() }
  return "public import Foundation\n\n" + lines.joined(separator: "\n") + "\n"
}

/// The file of a module of `names.txt`: a "module" line begins it, "import" lines say what it needs.
func moduleTypes(_ module: String, _ table: URL) throws -> String {
  var imports: [String] = []
  var types: [Row] = []
  var isOpen = false
  for line in try lines(table) {
    if line.hasPrefix("module ") {
      isOpen = line == "module \(module)"
    } else if !isOpen {
      continue
    } else if line.hasPrefix("import ") || line.hasPrefix("@_exported ") {
      imports.append(String(line).replacing("import", with: "public import"))
    } else if line.hasPrefix("  ") {
      types.last?.members.append(try Row(String(line), isIsolated: false))
    } else {
      types.append(try Row(String(line), isIsolated: false))
    }
  }
  guard !types.isEmpty else { throw TableError("\(table.path): no module \(module)") }
  return try (imports + [""] + types.flatMap { try $0.type() }).joined(separator: "\n") + "\n"
}

/// The lines of a file that are no comments.
private func lines(_ file: URL) throws -> [Substring] {
  try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
    let text = $0.trimmed
    return !text.isEmpty && !text.hasPrefix("#")
  }
}
