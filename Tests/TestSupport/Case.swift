import Foundation
import LayoutEngine
import Testing

/// A case of `Tests/Cases`: a sentence, a question about a small thing, and rows with what it is told.
///
/// Tests/Cases/README.md describes the format.
package struct Case: Sendable, CustomTestStringConvertible {
  package var sentence: String
  /// The source of the expected numbers and words: a page of Apple's, a specification, arithmetic.
  package var source: String
  package var place: String
  package var body: [String] = []
  package var rows: [(place: String, asked: String, expected: String)] = []

  /// The case's own lines, without a row's.
  package var question: Question { Question(body, "") }

  package var testDescription: String { "\(place): \(sentence)" }

  /// The questions of the rows.
  package var questions: [Question] { rows.map { Question(body, $0.asked) } }

  /// The cases of a file, such as `PageReview/Redlines`.
  package static func of(_ file: String) -> [Case] {
    let path = Project.path("Tests/Cases/\(file).txt")
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var (cases, source): ([Case], String) = ([], "")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let (place, last) = ("\(file).txt:\(index + 1)", cases.count - 1)
      if line.isEmpty || line.hasPrefix("//") { continue }
      if line.hasPrefix("## ") {
        cases.append(Case(sentence: String(line.dropFirst(3)), source: source, place: place))
      } else if line.hasPrefix("from ") {
        if last < 0 {
          source = String(line.dropFirst(5))
        } else {
          cases[last].source = String(line.dropFirst(5))
        }
      } else if last >= 0, line.hasPrefix("& ") {
        let row = cases[last].rows.last?.place
        for index in cases[last].rows.indices where cases[last].rows[index].place == row {
          cases[last].rows[index].expected += " & " + line.dropFirst(2)
        }
      } else if last >= 0, line.hasPrefix(">") {
        let sides = line.dropFirst().components(separatedBy: "-> ")
        let expected = sides.dropFirst().joined(separator: "-> ")
        for asked in sides[0].components(separatedBy: " || ") {
          cases[last].rows.append((place, asked.trimmingCharacters(in: .whitespaces), expected))
        }
      } else if last >= 0 {
        cases[last].body.append(String(line))
      }
    }
    return cases
  }

  /// Tells of each row that is answered otherwise.
  @MainActor
  package func judge(_ answers: [String: @MainActor (Question) async throws -> String]) async {
    #expect(!rows.isEmpty && !source.isEmpty, "\(place) has no row or no source")
    for row in rows {
      do {
        let question = Question(body, row.asked)
        guard let answer = answers[question.words[0]] else {
          throw CaseError("no question \(question.words)")
        }
        let told = try await answer(question)
        if !Case.matches(told, Question.repeated(row.expected)) {
          Issue.record("\(row.place): \(row.asked) -> \(row.expected), but told: \(told)")
        }
      } catch {
        Issue.record("\(row.place): \(row.asked): \(error)")
      }
    }
  }

  /// True if the text is as the pattern says: in full, or with `…` for what is left out; `\…` is an ellipsis.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (text.replacing("…", with: "\u{E000}"), pattern.replacing("\\…", with: "\u{E000}"))
    let parts = pattern.components(separatedBy: "…")
    guard parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}

/// Why a row could not be judged.
package struct CaseError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// A row's question: the case's first line with the row's words, and the lines below it.
package struct Question {
  package var words: [String]
  /// The further lines of the case and of the row, which parts them by ` // `.
  package var lines: [Question] = []
  package var indent = 0
  /// The row before its ` // `, or the line, as it is written.
  package var text: String
  /// The words of the case's first line behind the question's name, without those of the row.
  package var head: [String] = []

  init(_ body: [String], _ asked: String) {
    let parts = " \(asked)".components(separatedBy: " // ")
    text = parts[0].trimmingCharacters(in: .whitespaces)
    head = Array(Question.words(body.first ?? "").dropFirst())
    words = Question.words(parts[0]) + head
    // The question's name stands before the row's words.
    if let name = body.first?.split(separator: " ").first { words.insert(String(name), at: 0) }
    lines = (body.dropFirst() + parts.dropFirst()).map { Question(line: filled($0)) }
  }

  /// A question of no words.
  package static let none = Question(line: "")

  /// A line with the value of `name=value` for `$name`.
  private func filled(_ line: String) -> String {
    guard line.contains("$") else { return line }
    let names = words.compactMap { $0.contains("=") ? $0.prefix { $0 != "=" } : nil }.sorted {
      $0.count > $1.count
    }
    return names.reduce(line) { $0.replacing("$" + $1, with: self[String($1)] ?? "") }
  }

  private init(line: String) {
    (words, indent) = (Question.words(line), line.prefix { $0 == " " }.count)
    text = line.trimmingCharacters(in: .whitespaces)
  }

  /// Text in quotes is one word.
  private static func words(_ line: String) -> [String] {
    var (words, word, isQuoted) = ([String](), "", false)
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words + (word.isEmpty ? [] : [word])
  }

  /// A word without its quotes: `\n` is a line break, `{H*3}` is HHH, two apostrophes are a quote.
  package static func unquoted(_ word: String) -> String {
    guard word.contains("\"") else { return word }
    return repeated(word.replacing("\"", with: "").replacing("''", with: "\"").replacing("\\n", with: "\n"))
  }

  package static func repeated(_ text: String) -> String {
    text.replacing(/\{([^{}*]+)\*(\d+)\}/) { String(repeating: String($0.1), count: Int($0.2) ?? 0) }
  }
}

extension Question {
  /// The words without `=`, behind the question's name.
  package var texts: [String] {
    words.dropFirst().filter { $0.hasPrefix("\"") || !$0.contains("=") }.map { Question.unquoted($0) }
  }

  /// The words without `=` and without quotes.
  package var names: [String] { words.dropFirst().filter { !$0.contains("\"") && !$0.contains("=") } }

  /// The value of `name=value`: the row's before the case's.
  package subscript(name: String) -> String? {
    words.first { $0.hasPrefix(name + "=") }.map { Question.unquoted(String($0.dropFirst(name.count + 1))) }
  }

  /// True if the word stands there by itself.
  package func has(_ name: String) -> Bool { words.dropFirst().contains(name) }

  package func number(_ name: String, _ usual: Double? = nil) throws -> Double {
    if let usual, self[name] == nil { return usual }
    return try numbers(name).first ?? { throw CaseError("no \(name)") }()
  }

  /// `a,b`: numbers, of which some may be quotients such as `20/3`; none without the name.
  package func numbers(_ name: String) throws -> [Double] { try Question.numbers(self[name] ?? "") }

  package static func numbers(_ text: String) throws -> [Double] {
    try text.split(separator: ",").map { word in
      let parts = word.split(separator: ":").map { Double($0) }
      guard let first = parts[0] else { throw CaseError("no number: \(word)") }
      return try parts.dropFirst().reduce(first) {
        try $0 / ($1 ?? { throw CaseError("no number: \(word)") }())
      }
    }
  }

  /// `x,y,width,height`
  package func rect(_ name: String, _ usual: Rect? = nil) throws -> Rect {
    if let usual, self[name] == nil { return usual }
    return try rects(name).first ?? { throw CaseError("no \(name)") }()
  }

  /// Rectangles with `/` between them.
  package func rects(_ name: String) throws -> [Rect] {
    try (self[name] ?? "").split(separator: "/").map { try Question.rect(String($0)) }
  }

  package static func rect(_ text: String) throws -> Rect {
    let sides = try numbers(text)
    guard sides.count == 4 else { throw CaseError("no rectangle: \(text)") }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  package func size(_ name: String, _ usual: Size? = nil) throws -> Size {
    if let usual, self[name] == nil { return usual }
    let sides = try numbers(name)
    guard sides.count == 2 else { throw CaseError("no size: \(name)") }
    return Size(width: sides[0], height: sides[1])
  }
}

/// Answers in words, with numbers to a thousandth.
package enum Say {
  package static func number(_ value: Double) -> String {
    // Thousandths of the largest numbers are none.
    guard abs(value) < 1e300 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  package static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: ",") }
  package static func point(_ point: Point) -> String { numbers([point.x, point.y]) }
  package static func size(_ size: Size) -> String { numbers([size.width, size.height]) }
  package static func rect(_ rect: Rect) -> String {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }
  package static func rects(_ rects: [Rect]) -> String {
    rects.isEmpty ? "none" : rects.map(rect).joined(separator: "/")
  }
  package static func yes(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }
  package static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.joined(separator: " & ")
  }
}
