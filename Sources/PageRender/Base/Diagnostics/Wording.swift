/// Phrases that diagnostics share.
package enum Wording {
  /// The maximum length of a quoted value in a message, in Unicode scalars.
  package static let longestQuote = 60

  /// A value from a file or the command line, in quotation marks. A value longer than `longestQuote` is cut
  /// between two characters, or inside the first character if that is too long itself.
  package static func quoted(_ value: String) -> String {
    let scalars = value.unicodeScalars
    guard scalars.count > longestQuote else { return "\"\(escaped(value))\"" }
    let end = scalars.index(scalars.startIndex, offsetBy: longestQuote)
    var start = value.startIndex
    while start < end, value.index(after: start) <= end { start = value.index(after: start) }
    return "\"\(escaped(String(value[..<(start > value.startIndex ? start : end)])))…\""
  }

  /// A misplaced character in quotation marks; a quotation mark by its name, as nobody reads three marks in a
  /// row.
  package static func quoted(_ scalar: Unicode.Scalar) -> String {
    scalar == "\"" ? "a quotation mark" : quoted(String(scalar))
  }

  /// The values as alternatives: `a`, `a or b`, `a, b or c`.
  package static func alternatives(_ values: [String]) -> String {
    guard values.count > 1, let last = values.last else { return values.first ?? "" }
    return values.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The values as a list: `a`, `a and b`, `a, b and c`.
  package static func list(_ values: [String]) -> String {
    guard values.count > 1, let last = values.last else { return values.first ?? "" }
    return values.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The number with the noun in its form: `1 picture`, `3 pictures`. Without `plural` the plural ends in s.
  package static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(form(number, singular, plural))"
  }

  /// The word in the form that agrees with the number: `is` with 1, `are` with any other.
  package static func form(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    number == 1 ? singular : plural ?? singular + "s"
  }

  /// The word with its number among those of the same word: `page`, `page 2`, `page 3`.
  package static func numbered(_ word: String, _ number: Int, separator: String = " ") -> String {
    number > 1 ? "\(word)\(separator)\(number)" : word
  }

  /// The end of a list of which only the first is named: `, and 3 more`; empty if there are no more.
  package static func andMore(_ number: Int) -> String { number > 0 ? ", and \(number) more" : "" }

  /// The question `; did you mean "x"?`; empty without a candidate.
  package static func didYouMean(_ candidate: String?) -> String {
    candidate.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// The question about a candidate, followed by other advice: `; did you mean "x"? Use a, b`, or `; use a,
  /// b` without a candidate.
  package static func didYouMean(_ candidate: String?, then rest: String) -> String {
    guard candidate != nil else { return "; \(rest)" }
    return "\(didYouMean(candidate)) \(asSentence(rest))"
  }

  /// `text` with a capital at its beginning.
  package static func asSentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A word quoted for a shell: in single quotation marks if it is empty or has characters that shells may
  /// interpret.
  package static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "@%+=:,./_-".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }

  /// The advice `; record it: renderpages record …`; empty without a command.
  package static func recording(with command: String?) -> String {
    command.map { "; record it: \($0)" } ?? ""
  }

  /// The number in its shortest decimal form: `17`, not `17.0`.
  package static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }

  /// `text` with every scalar that could break the line, move the cursor or reorder the text replaced by
  /// an escape in Swift's notation.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// True for a scalar that could break the line, move the cursor or reorder the text.
  package static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case _ where scalar.isControl: true
    // Line and paragraph separator; embeddings, overrides and isolates of the bidirectional algorithm.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
