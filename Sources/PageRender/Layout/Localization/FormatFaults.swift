internal import PageBase

/// A text's format specifiers that could not be filled, each once, in the order of the text.
package struct FormatFaults: Hashable, Sendable {
  /// Specifiers that have no argument.
  var unfilled: [String] = []
  /// Specifiers of numbers whose argument is a text.
  var textsForNumbers: [String] = []
  /// Per cent signs that begin no specifier, with the letter after them, in a text that has arguments.
  var strays: [String] = []
  /// Names of `%#@name@` that the text has no substitution for.
  var unknownSubstitutions: [String] = []
  /// Names of substitutions that contain themselves, or are nested too deep in others.
  var endlessSubstitutions: [String] = []

  mutating func add(_ written: String, to list: WritableKeyPath<FormatFaults, [String]>) {
    guard self[keyPath: list].count <= Self.maximumNames else { return }
    if !self[keyPath: list].contains(written) { self[keyPath: list].append(written) }
  }

  /// Adds each per cent sign of a text between specifiers to `strays`, with the letter after it.
  mutating func addStrays(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices where scalars[index] == "%" {
      var written = String.UnicodeScalarView("%".unicodeScalars)
      if index + 1 < scalars.count, scalars[index + 1].properties.isAlphabetic {
        written.append(scalars[index + 1])
      }
      add(String(written), to: \.strays)
    }
  }

  /// A warning for each kind of fault.
  ///
  /// - Parameters:
  ///   - key: The text's key.
  ///   - locale: The language of the text.
  func warnings(key: String, locale: String) -> [String] {
    let text = "the \(locale) text of key \(Wording.quoted(key))"
    func list(_ names: [String]) -> String {
      let shown = names.prefix(Self.maximumNames).map { Wording.quoted($0) }.joined(separator: ", ")
      return names.count > Self.maximumNames ? shown + " and others" : shown
    }
    var warnings: [String] = []
    if !unfilled.isEmpty {
      warnings.append(
        "key \(Wording.quoted(key)) has no argument for \(list(unfilled)) in \(locale); "
          + "add \(Wording.form(unfilled.count, "it", "them")) to \"arguments\""
      )
    }
    if !textsForNumbers.isEmpty {
      warnings.append(
        "\(text) wants a number for \(list(textsForNumbers)), but the argument is a string; "
          + "give a number, or write %@ in the text")
    }
    if !strays.isEmpty {
      warnings.append("\(text) has what is no placeholder: \(list(strays)); write %% for a per cent sign")
    }
    if !unknownSubstitutions.isEmpty {
      warnings.append(
        "\(text) refers to a substitution that it does not have: \(list(unknownSubstitutions)); "
          + "add it to the file of texts")
    }
    if !endlessSubstitutions.isEmpty {
      warnings.append(
        "\(text) has a substitution that refers to itself, or lies too deep in others: \(list(endlessSubstitutions)); "
          + "correct it in the file of texts")
    }
    return warnings
  }

  /// The most names that a warning lists.
  private static let maximumNames = 20
}
