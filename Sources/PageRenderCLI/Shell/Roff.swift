internal import PageRuns

/// Text in the language of man pages.
struct Roff {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// - Parameter arguments: The arguments as people read them, before they are escaped.
  mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { "\"\(Self.word($0).replacing("\"", with: "\\(dq"))\"" }
    line(([".\(name)"] + quoted).joined(separator: " "))
  }

  /// Adds a tag, such as an option, and its description.
  mutating func tagged(_ tag: String, _ description: String) {
    macro("TP")
    line(tag)
    paragraph(description)
  }

  /// Adds text that is filled: each sentence begins a line, and no line is long.
  mutating func paragraph(_ paragraph: String) {
    // ASCII terminals have no middle dot between the parts of a list.
    let text = paragraph.replacing("\n", with: " ").replacing(" ·", with: ";")
    var sentence: [String] = []
    for word in text.split(separator: " ") {
      sentence.append(Self.word(String(word)))
      guard let end = word.last, ".?!".contains(end) else { continue }
      words(sentence)
      sentence = []
    }
    words(sentence)
  }

  /// Adds words that are escaped already, on lines of at most 78 characters.
  mutating func words(_ words: [String]) {
    var current = ""
    for word in words {
      if !current.isEmpty, current.count + word.count + 1 > 78 {
        line(Self.begun(current))
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    if !current.isEmpty { line(Self.begun(current)) }
  }

  /// Adds lines that are printed as they are.
  mutating func example(_ lines: String) {
    macro("EX")
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(Self.begun(Self.word(String(line))))
    }
    macro("EE")
  }

  /// Returns a line of text; a dot or an apostrophe at its beginning is escaped, as it would begin a request.
  private static func begun(_ line: String) -> String {
    line.first == "." || line.first == "'" ? "\\&\(line)" : line
  }

  /// Escapes a text: hyphens stay hyphens, and characters beyond ASCII become numbers, except for those that
  /// groff leaves out on ASCII terminals.
  static func word(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      case "Δ": "Delta\\ "
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar.value))]"
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Returns an option such as `-d, --device LIST`, with its names in bold and its value in italics.
  static func synopsis(of option: OptionSpec) -> String {
    let names = option.names.map { "\\fB\(word($0))\\fR" }.joined(separator: ", ")
    return names + (option.valueName.map { " \\fI\(word($0))\\fR" } ?? "")
  }
}
