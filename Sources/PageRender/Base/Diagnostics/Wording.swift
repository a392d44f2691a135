/// The turns of phrase that diagnostics share.
package enum Wording {
  /// The longest piece of a value that a message repeats, in Unicode scalars.
  package static let longestQuote = 60

  /// A value from a file or the command line, in quotation marks; a long one is cut, between two characters as people see
  /// them where one is not as long itself.
  package static func quoted(_ value: String) -> String {
    let scalars = value.unicodeScalars
    guard scalars.count > longestQuote else { return "\"\(escaped(value))\"" }
    let end = scalars.index(scalars.startIndex, offsetBy: longestQuote)
    var start = value.startIndex
    while start < end, value.index(after: start) <= end { start = value.index(after: start) }
    return "\"\(escaped(String(value[..<(start > value.startIndex ? start : end)])))…\""
  }

  /// A character that stands where it must not, in quotation marks; one such mark by its name, as three in a row are read
  /// by nobody.
  package static func quoted(_ scalar: Unicode.Scalar) -> String {
    scalar == "\"" ? "a quotation mark" : quoted(String(scalar))
  }

  /// `a`, `a or b`, `a, b or c`.
  package static func alternatives(_ values: [String]) -> String {
    guard values.count > 1, let last = values.last else { return values.first ?? "" }
    return values.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ values: [String]) -> String {
    guard values.count > 1, let last = values.last else { return values.first ?? "" }
    return values.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `; did you mean "x"?`, or nothing where no candidate is close.
  package static func didYouMean(_ candidate: String?) -> String {
    candidate.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// A proposal followed by all that is possible: `; did you mean "x"? Use a, b`, or `; use a, b` where no candidate is
  /// close.
  package static func didYouMean(_ candidate: String?, then rest: String) -> String {
    guard candidate != nil else { return "; \(rest)" }
    return "\(didYouMean(candidate)) \(asSentence(rest))"
  }

  /// `text` with a capital at its beginning.
  package static func asSentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A word as a shell takes it for one: in quotation marks where it holds anything that shells may read
  /// otherwise.
  package static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "@%+=:,./_-".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }

  /// `; record it: renderpages record …`, or nothing where there is no such command.
  package static func recording(with command: String?) -> String {
    command.map { "; record it: \($0)" } ?? ""
  }

  /// The shortest decimal form: `17`, not `17.0`.
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

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
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
