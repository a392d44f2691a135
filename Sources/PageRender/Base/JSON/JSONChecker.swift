/// Reads JSON values as the expected types and collects their faults, each with its position.
///
/// A method returns `nil` only after it has reported an error, so a caller goes on with the next value and
/// one run names all faults of a file. `what` is the phrase with which messages begin, such as `"image"` (in
/// its quotation marks) or `a page`.
package struct JSONChecker {
  /// The path that diagnostics name.
  package let file: String
  package private(set) var diagnostics: [Diagnostic] = []
  /// The number of errors found so far; a caller compares it with an earlier count.
  package private(set) var errorCount = 0

  /// The maximum number of problems that are kept: a file of sixteen mebibytes can have millions.
  package static let maximumDiagnostics = 1000

  package init(file: String) {
    self.file = file
  }

  package mutating func report(
    _ message: String, at position: SourcePosition?, exitCode: ExitCode = .badInput, topic: String? = nil
  ) {
    errorCount += 1
    if errorCount <= Self.maximumDiagnostics {
      var fault = Diagnostic(.error, file: file, position: position, message, exitCode: exitCode)
      fault.topic = topic
      diagnostics.append(fault)
    } else if errorCount == Self.maximumDiagnostics + 1 {
      diagnostics.append(
        Diagnostic(
          .note, file: file, position: position, "more problems are not listed; correct those listed first"))
    }
  }

  /// Reports a warning: a fault that keeps nothing from being read.
  package mutating func warn(_ message: String, at position: SourcePosition?) {
    guard diagnostics.count < Self.maximumDiagnostics else { return }
    diagnostics.append(Diagnostic(.warning, file: file, position: position, message))
  }

  /// Adds the diagnostics of another file that this file names.
  package mutating func report(_ others: [Diagnostic]) {
    errorCount += others.count { $0.severity == .error }
    diagnostics += others
  }

  /// Parses a file of JSON and returns its root value; `nil` after a syntax error.
  package mutating func document(_ bytes: [UInt8]) -> JSONValue? {
    do {
      return try JSONReader.read(bytes)
    } catch {
      report(error.message, at: error.position, exitCode: error.exitCode)
      return nil
    }
  }

  /// Returns the value as an object whose keys are all among `keys` and include the `required` ones.
  ///
  /// Unknown, repeated and missing keys are reported, but the object is returned nonetheless.
  package mutating func object(
    _ value: JSONValue, _ what: String, keys: [String], required: [String] = []
  ) -> JSONObject? {
    guard case .object(let object) = value.kind else {
      reportType(of: value, what, wanted: "an object")
      return nil
    }
    for duplicate in object.duplicates.prefix(Self.maximumDiagnostics + 1) {
      report(
        "\(Wording.quoted(duplicate.name)) occurs twice in \(what); delete one of them",
        at: duplicate.value.position)
    }
    let unknown = object.members.lazy.filter { !keys.contains($0.name) }
    // A key that is only misspelt is one fault and not two.
    var misspelt: Set<String> = []
    for member in unknown.prefix(Self.maximumDiagnostics + 1) {
      let suggestion = NearMiss.closest(to: member.name, among: keys)
      if let suggestion { misspelt.insert(suggestion) }
      let advice =
        suggestion.map { Wording.didYouMean($0) }
        ?? "; its keys are \(keys.sorted().joined(separator: ", "))"
      report(
        "unknown key \(Wording.quoted(member.name)) in \(what)\(advice)", at: member.value.position)
    }
    for key in required where object[key] == nil && !misspelt.contains(key) {
      report("\(what) has no \(Wording.quoted(key)); add it", at: value.position)
    }
    return object
  }

  package mutating func string(_ value: JSONValue, _ what: String) -> String? {
    guard case .string(let string) = value.kind else {
      reportType(of: value, what, wanted: "a string")
      return nil
    }
    return string
  }

  package mutating func bool(_ value: JSONValue, _ what: String) -> Bool? {
    guard case .bool(let bool) = value.kind else {
      reportType(of: value, what, wanted: "true or false")
      return nil
    }
    return bool
  }

  package mutating func number(
    _ value: JSONValue, _ what: @autoclosure () -> String, in range: ClosedRange<Double>
  ) -> Double? {
    if case .number(let number) = value.kind, range.contains(number) { return number }
    let wanted = "a number from \(Wording.number(range.lowerBound)) to \(Wording.number(range.upperBound))"
    if case .number(let number) = value.kind {
      report("\(what()) must be \(wanted), found \(Wording.number(number))", at: value.position)
    } else {
      reportType(of: value, what(), wanted: wanted)
    }
    return nil
  }

  package mutating func list(_ value: JSONValue, _ what: String, limit: Int) -> [JSONValue]? {
    guard case .array(let values) = value.kind else {
      reportType(of: value, what, wanted: "a list")
      return nil
    }
    guard values.count <= limit else {
      report(
        "\(what) has \(values.count) entries; the limit is \(limit)", at: value.position, exitCode: .limit)
      return nil
    }
    return values
  }

  /// Returns the value as one of the words of `Choice`.
  package mutating func choice<Choice>(
    _ value: JSONValue, _ what: String
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let word = string(value, what) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let advice = Wording.didYouMean(NearMiss.closest(to: word, among: words))
    report(
      "\(what) must be \(Wording.alternatives(words)), found \(Wording.quoted(word))\(advice)",
      at: value.position)
    return nil
  }

  // MARK: Members

  /// The member of an object with a key as a number; `nil` without the member.
  package mutating func number(
    _ key: String, of object: JSONObject, in range: ClosedRange<Double>
  ) -> Double? {
    object[key].flatMap { number($0, Wording.quoted(key), in: range) }
  }

  /// The member of an object with a key as one of the words of `Choice`; `nil` without the member.
  package mutating func choice<Choice>(
    _ key: String, of object: JSONObject
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    object[key].flatMap { choice($0, Wording.quoted(key)) }
  }

  package mutating func reportType(of value: JSONValue, _ what: String, wanted: String) {
    report("\(what) must be \(wanted), found \(value.kind.description)", at: value.position)
  }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// The value for a message: a scalar with its content, a list or object by its type.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "the number \(Wording.number(number))"
    case .string(let string): "the string \(Wording.quoted(string))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
