internal import PageRuns

/// Text in the language of man pages.
struct Roff {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// - Parameter arguments: As they are read, not as they are written.
  mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { "\"\(Self.word($0).replacing("\"", with: "\\(dq"))\"" }
    line(([".\(name)"] + quoted).joined(separator: " "))
  }

  /// An option or the like, and what it is.
  mutating func tagged(_ tag: String, _ description: String) {
    macro("TP")
    line(tag)
    paragraph(description)
  }

  /// Text that is filled: each sentence begins a line, and no line is long.
  mutating func paragraph(_ paragraph: String) {
    // Terminals that know ASCII alone have no middle dot between the parts of a list.
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

  /// Words that are written already, on lines of at most 78 characters.
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

  /// Lines that stay as they are.
  mutating func example(_ lines: String) {
    macro("EX")
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(Self.begun(Self.word(String(line))))
    }
    macro("EE")
  }

  /// A line that begins with a dot or an apostrophe is none of text.
  private static func begun(_ line: String) -> String {
    line.first == "." || line.first == "'" ? "\\&\(line)" : line
  }

  /// Text as it is written: hyphens stay hyphens, and characters beyond ASCII have numbers, but for those that groff
  /// leaves out on terminals that know ASCII alone.
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

  /// `-d, --device LIST`, names in bold and the value in italics.
  static func synopsis(of option: OptionSpec) -> String {
    let names = option.names.map { "\\fB\(word($0))\\fR" }.joined(separator: ", ")
    return names + (option.valueName.map { " \\fI\(word($0))\\fR" } ?? "")
  }
}
