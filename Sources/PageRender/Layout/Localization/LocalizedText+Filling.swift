package import PageBase

extension LocalizedText {
  /// The text with its placeholders filled with arguments.
  ///
  /// - Parameters:
  ///   - language: The text's language, whose plural rules and number formats apply.
  ///   - fills: True to fill placeholders such as `%d`; false keeps them, unless the text has substitutions.
  /// - Returns: The filled text, and the specifiers that could not be filled.
  package func filled(
    with arguments: [TextArgument], language: String, device: Device.Idiom, fills: Bool = true
  ) -> (text: String, faults: FormatFaults) {
    var filler = FormatFiller(text: self, arguments: arguments, language: language, device: device)
    // Variants of the whole text follow the first number among the arguments.
    let number = arguments.lazy.compactMap(\.number).first
    let format = variants.chosen(number: number, language: language, device: device)
    guard fills || !substitutions.isEmpty else { return (format, FormatFaults()) }
    return (filler.fill(format, current: nil, within: []), filler.faults)
  }
}

/// Fills a format with arguments.
private struct FormatFiller {
  let text: LocalizedText
  let arguments: [TextArgument]
  let language: String
  let device: Device.Idiom
  /// The index of the argument for the next specifier that names no position.
  private var next = 0
  private(set) var faults = FormatFaults()

  /// The deepest nesting of substitutions in substitutions; a text that contains itself would never end.
  private static let maximumDepth = 4
  /// The longest text that is filled, in Unicode scalars; repeatedly nested substitutions grow exponentially.
  private static let maximumLength = 100_000

  init(text: LocalizedText, arguments: [TextArgument], language: String, device: Device.Idiom) {
    self.text = text
    self.arguments = arguments
    self.language = language
    self.device = device
  }

  /// - Parameter current: The index of the enclosing substitution's argument; `nil` outside substitutions.
  /// - Parameter names: The names of the enclosing substitutions, the outermost first.
  mutating func fill(_ format: String, current: Int?, within names: [String]) -> String {
    var result = ""
    for piece in FormatSpecifier.pieces(of: format) {
      switch piece {
      case .text(let text):
        // A text without arguments need not be a format: its per cent signs may be literal, as in 100 %.
        if !arguments.isEmpty { faults.addStrays(of: text) }
        result += text
      case .specifier(let specifier, let written):
        result += value(of: specifier, written: written, current: current, within: names)
      }
      if result.unicodeScalars.count > Self.maximumLength { break }
    }
    return result
  }

  private mutating func value(
    of specifier: FormatSpecifier, written: String, current: Int?, within names: [String]
  ) -> String {
    if case .percent = specifier.kind { return "%" }
    if case .substitution(let name) = specifier.kind {
      return substitution(name, specifier, written: written, within: names)
    }
    let index = specifier.argument.map { $0 - 1 } ?? current ?? takeNext()
    guard arguments.indices.contains(index) else {
      faults.add(written, to: \.unfilled)
      return written
    }
    if case .text = arguments[index], specifier.kind != .text { faults.add(written, to: \.textsForNumbers) }
    return formatted(arguments[index], specifier)
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func substitution(
    _ name: String, _ specifier: FormatSpecifier, written: String, within names: [String]
  ) -> String {
    guard let part = text.substitutions.first(where: { $0.name == name }) else {
      faults.add(name, to: \.unknownSubstitutions)
      return written
    }
    guard !names.contains(name), names.count < Self.maximumDepth else {
      faults.add(name, to: \.endlessSubstitutions)
      return written
    }
    let index = (part.argument ?? specifier.argument).map { $0 - 1 } ?? takeNext()
    let number = arguments.indices.contains(index) ? arguments[index].number : nil
    let format = part.variants.chosen(number: number, language: language, device: device)
    return fill(format, current: index, within: names + [name])
  }

  private func formatted(_ argument: TextArgument, _ specifier: FormatSpecifier) -> String {
    let text: String
    switch argument {
    case .text(let string):
      text = specifier.precision.map { String(string.prefix($0)) } ?? string
    case .integer(let integer):
      switch specifier.kind {
      case .number:
        text = LanguageRules.formatted(Double(integer), fraction: fraction(specifier), in: language)
      case .other(let letter): text = Self.plain(integer, letter)
      default: text = integerText(integer, specifier)
      }
    case .number(let number):
      switch specifier.kind {
      // `%@` and `%arg` show the number's own decimals, at most six.
      case .text, .current:
        text = LanguageRules.formatted(number, fraction: Self.decimals(of: number), in: language)
      case .integer:
        text =
          Int(exactly: number.rounded(.towardZero)).map { LanguageRules.formatted($0, in: language) }
          ?? LanguageRules.formatted(number, fraction: 0, in: language)
      default: text = LanguageRules.formatted(number, fraction: fraction(specifier), in: language)
      }
    }
    return padded(text, specifier)
  }

  /// Formats an integer in the language; with the flag `0`, as in a clock's `%02d`, digits are not grouped.
  private func integerText(_ integer: Int, _ specifier: FormatSpecifier) -> String {
    specifier.flags.contains("0") ? String(integer) : LanguageRules.formatted(integer, in: language)
  }

  /// The number of decimals: six for a specifier without a precision, such as `%f`.
  private func fraction(_ specifier: FormatSpecifier) -> Int { specifier.precision ?? 6 }

  private static func plain(_ integer: Int, _ letter: Character) -> String {
    switch letter {
    case "x": String(integer, radix: 16)
    case "X": String(integer, radix: 16, uppercase: true)
    case "o", "O": String(integer, radix: 8)
    case "c", "C": UInt32(exactly: integer).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    default: String(integer)
    }
  }

  private static func decimals(of number: Double) -> Int {
    (0..<6).first { digits in
      let power = (0..<digits).reduce(1.0) { value, _ in value * 10 }
      return (number * power).rounded() / power == number
    } ?? 6
  }

  private func padded(_ text: String, _ specifier: FormatSpecifier) -> String {
    guard let width = specifier.width, text.count < width else { return text }
    if specifier.flags.contains("-") { return text + String(repeating: " ", count: width - text.count) }
    let isZero = specifier.flags.contains("0") && specifier.kind != .text
    let padding = String(repeating: isZero ? "0" : " ", count: width - text.count)
    guard isZero, text.first == "-" else { return padding + text }
    return "-" + padding + text.dropFirst()
  }
}
