/// A line of a table: what it declares, and what it says of that.
final class Row {
  /// The declaration in the table's notation.
  let text: String
  /// The words for the picture drawn instead, for a property that would change a picture; otherwise empty.
  let told: String
  /// The first word that is no modifier: `var`, `class`, `in` and so on.
  let kind: String
  /// False for a type that any thread may use.
  let isIsolated: Bool
  var members: [Row] = []

  /// - Parameter hasVersion: True if the line has to name the version of iOS that brought the name.
  init(_ line: String, isIsolated: Bool, hasVersion: Bool = false) throws {
    let version = line.firstMatch(of: #/\s+@[\d.]+$/#)
    if hasVersion, version == nil { throw TableError("no version of iOS: \(line)") }
    let (text, told) = (version.map { line[..<$0.range.lowerBound] } ?? line[...]).parted(at: " ! ")
    self.text = text.trimmed
    self.told = told
    self.isIsolated = isIsolated
    guard
      let words = self.text.prefixMatch(
        of: #/(?:(?:override|weak|nonisolated|class|static) (?=\w+ \w))*(\w+)/#)
    else { throw TableError("what is this? \(line)") }
    kind = String(words.1)
  }

  /// The name of a type.
  var name: String {
    let found = text.prefixMatch(
      of: #/(?:in|base|class|enum|options|keys|protocol|extend) ([\w.]+(?:<[^>]*>)?)/#)
    return found.map { String($0.1) } ?? ""
  }

  /// The modifiers before the kind, each with a blank behind it, and what follows the kind.
  var parts: (prefix: String, rest: String) { text[...].parted(at: "\(kind) ") }
}

struct TableError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension StringProtocol {
  /// The texts before and behind the first `separator`; the whole and nothing without one.
  func parted(at separator: String) -> (String, String) {
    guard let range = firstRange(of: separator) else { return (String(self), "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }

  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

/// Parts a member from its default: "T = d" gives the declaration and "d", "f() { b }" the declaration and "{ b }".
func values(_ text: String) -> (declared: String, value: String) {
  if text.hasSuffix("}") {
    let (declared, body) = text.parted(at: " {")
    return (declared, "{" + body)
  }
  // A function's default follows its result, behind the last parenthesis.
  var depth = 0
  var before: Character = " "
  for index in text.indices {
    let letter = text[index]
    if "([<".contains(letter) { depth += 1 }
    if ")]".contains(letter) || letter == ">" && before != "-" { depth -= 1 }
    if depth == 0, text[index...].hasPrefix(" = ") {
      return (String(text[..<index]), String(text[index...].dropFirst(3)))
    }
    before = letter
  }
  return (text, "")
}
