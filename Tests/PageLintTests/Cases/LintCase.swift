import Foundation
import TestSupport
import Testing

/// A case of `Tests/Cases/PageLint`: a sentence, a screen, a document or findings, and rows with what is told of them.
///
/// Tests/Cases/README.md describes the format.
struct LintCase: Sendable, CustomTestStringConvertible {
  var sentence: String
  /// The source of the expected numbers and words: a page of Apple's, a specification, arithmetic.
  var source = ""
  var place: String
  /// The lines of the screen or the document, before parameters are filled in.
  var body: [String] = []
  /// The parameters with their usual values, in order.
  var given: [(name: String, value: String)] = []
  var rows: [Row] = []

  struct Row: Sendable {
    var place: String
    var values: [String]
    var expected: String
  }

  var testDescription: String { "\(place): \(sentence)" }

  static let folder = Project.path("Tests/Cases/PageLint")

  /// The cases of a file of the folder.
  static func of(_ file: String) -> [LintCase] {
    let text = (try? String(contentsOfFile: "\(folder)/\(file).txt", encoding: .utf8)) ?? ""
    var reader = Reader(file: file)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      reader.read(String(line), number: index + 1)
    }
    return reader.cases
  }

  /// The body of a row: parameters are filled in, and ` // ` parts lines.
  func body(of row: Row) -> (lines: [String], expected: String) {
    var values = given
    for (place, value) in row.values.enumerated() {
      if let named = values.firstIndex(where: { value.hasPrefix("\($0.name): ") }) {
        values[named].value = String(value.dropFirst(values[named].name.count + 2))
      } else if place < values.count, !value.isEmpty {
        values[place].value = value
      }
    }
    // Of two names, one of which begins with the other, the longer one is filled in first.
    let ordered = values.sorted { ($0.name.count, $0.name) > ($1.name.count, $1.name) }
    func filled(_ text: String) -> String {
      ordered.reduce(text) { $0.replacing("$" + $1.name, with: $1.value == "-" ? "" : $1.value) }
    }
    let lines = body.map(filled).flatMap { line -> [String] in
      let indent = line.prefix { $0 == " " }
      let parts = line.dropFirst(indent.count).components(separatedBy: " // ")
      return parts.map { indent + $0 }
    }
    return (lines.filter { $0.contains { $0 != " " } }, filled(row.expected))
  }
}

extension LintCase {
  /// Reads a file of cases line by line.
  private struct Reader {
    var file: String
    var cases: [LintCase] = []
    /// The source of cases that name no other one.
    private var source = ""
    private var shared: [String: [String]] = [:]
    /// The shared lines that are being read; `nil` within a case.
    private var name: String?

    init(file: String) { self.file = file }

    mutating func read(_ line: String, number: Int) {
      let place = "\(file).txt:\(number)"
      func rest(_ word: String) -> String? { line.hasPrefix(word) ? String(line.dropFirst(word.count)) : nil }
      if line.isEmpty || line.hasPrefix("//") { return }
      if let sentence = rest("## ") {
        name = nil
        cases.append(LintCase(sentence: sentence, source: source, place: place))
      } else if let title = rest("# ") {
        name = title
        shared[title] = []
      } else if let name {
        shared[name, default: []].append(line)
      } else if cases.isEmpty, let usual = rest("from ") {
        source = usual
      } else {
        add(line, rest, place)
      }
    }

    private mutating func add(_ line: String, _ rest: (String) -> String?, _ place: String) {
      let last = cases.count - 1
      if let source = rest("from ") {
        cases[last].source = source
      } else if let names = rest("use ") {
        for line in shared[names] ?? ["no shared lines \(names)"] {
          if line.hasPrefix("given ") {
            cases[last].given += Self.given(String(line.dropFirst(6)))
          } else {
            cases[last].body.append(line)
          }
        }
      } else if let names = rest("given ") {
        cases[last].given += Self.given(names)
      } else if let more = rest("& ") {
        cases[last].rows[cases[last].rows.count - 1].expected += " & " + more
      } else if let row = rest("> ") ?? rest(">") {
        let sides = row.components(separatedBy: "-> ")
        let expected = sides.dropFirst().joined(separator: "-> ").trimmingCharacters(in: .whitespaces)
        for values in sides[0].components(separatedBy: " || ") {
          let parts = values.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }
          cases[last].rows.append(
            Row(place: place, values: parts == [""] ? [] : parts, expected: expected))
        }
      } else {
        cases[last].body.append(line)
      }
    }

    /// `cover; alpha=1`: names, with their usual values.
    private static func given(_ text: String) -> [(name: String, value: String)] {
      text.components(separatedBy: ";").map { part in
        let sides = part.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
        return (String(sides.first ?? ""), sides.count > 1 ? String(sides[1]) : "-")
      }
    }
  }
}

/// Why a row could not be judged.
struct CaseError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// A line of a case in words; what stands in quotes is one word, which keeps its first quote.
struct CaseLine: Sendable {
  var indent: Int
  var words: [String]

  init(_ line: String) {
    indent = line.prefix { $0 == " " }.count
    words = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        if isQuoted { word.append("\"") }
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
  }

  /// The value of `name=value`; empty for `name` alone, `nil` without it.
  func value(_ name: String) -> String? {
    for word in words {
      if word == name { return "" }
      if word.hasPrefix(name + "=") { return CaseLine.text(String(word.dropFirst(name.count + 1))) }
    }
    return nil
  }

  /// The text of a word in quotes: `\n` is a line break, `{H*3}` is HHH, `\u{2026}` a character.
  static func text(_ word: String) -> String {
    guard word.contains("\"") else { return word }
    var text = word.replacing("\"", with: "").replacing("\\n", with: "\n").replacing("\\t", with: "\t")
    text = text.replacing(/\\u\{([0-9A-Fa-f]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
    return text.replacing(/\{([^}*]+)\*(\d+)\}/) { match in
      String(repeating: String(match.1), count: Int(match.2) ?? 0)
    }
  }
}
