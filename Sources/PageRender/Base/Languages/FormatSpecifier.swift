/// A specifier in a format string, which an argument replaces, as in `String(format:)`: `%d`, `%2$@`, `%.1f`,
/// `%#@name@`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The number of the argument, from 1; `nil` for the next argument.
  package var argument: Int?
  /// The flags of the specifier, any of `-+ #0'`.
  package var flags = ""
  package var width: Int?
  /// The number of digits after the decimal sign, or of characters of a text.
  package var precision: Int?
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case percent
    /// `%@` and `%s`.
    case text
    case integer
    case number
    /// `%x`, `%X`, `%o` and `%c`, by their letter.
    case other(Character)
    /// `%#@name@`: the name of a substitution, which has variants of its own.
    case substitution(String)
    /// `%arg`: the argument of the substitution that contains this specifier.
    case current
  }

  /// A piece of a format string: text, or a specifier with its spelling.
  package enum Piece: Hashable, Sendable {
    case text(String)
    case specifier(FormatSpecifier, written: String)
  }

  /// The greatest argument number, width or precision.
  private static let greatestNumber = 999

  /// The pieces of a format string in order; an incomplete specifier is text.
  package static func pieces(of format: String) -> [Piece] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format.isEmpty ? [] : [.text(format)] }
    let scalars = Array(format.unicodeScalars)
    var pieces: [Piece] = []
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == "%", let (specifier, end) = parse(scalars, from: index) {
        if !text.isEmpty { pieces.append(.text(String(text))) }
        text = String.UnicodeScalarView()
        var written = String.UnicodeScalarView()
        written.append(contentsOf: scalars[index..<end])
        pieces.append(.specifier(specifier, written: String(written)))
        index = end
      } else {
        text.append(scalars[index])
        index += 1
      }
    }
    if !text.isEmpty { pieces.append(.text(String(text))) }
    return pieces
  }

  /// The specifier that begins at the `%` at `start`, and the index after it; `nil` if none begins there.
  private static func parse(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (specifier: FormatSpecifier, end: Int)? {
    var index = start + 1
    func current() -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    func number() -> Int? {
      var value: Int?
      while let scalar = current(), ("0"..."9").contains(scalar) {
        value = min((value ?? 0) * 10 + Int(scalar.value - 48), greatestNumber + 1)
        index += 1
      }
      return value.flatMap { $0 <= greatestNumber ? $0 : nil }
    }
    if current() == "%" { return (FormatSpecifier(kind: .percent), index + 1) }
    if scalars[index...].starts(with: "arg".unicodeScalars) {
      return (FormatSpecifier(kind: .current), index + 3)
    }
    var specifier = FormatSpecifier(kind: .text)
    let afterPercent = index
    if let position = number(), position > 0, current() == "$" {
      specifier.argument = position
      index += 1
    } else {
      index = afterPercent
    }
    if current() == "#", index + 1 < scalars.count, scalars[index + 1] == "@" {
      guard let end = scalars[(index + 2)...].firstIndex(of: "@"), end > index + 2 else { return nil }
      var name = String.UnicodeScalarView()
      name.append(contentsOf: scalars[(index + 2)..<end])
      specifier.kind = .substitution(String(name))
      return (specifier, end + 1)
    }
    while let flag = current(), "-+ #0'".unicodeScalars.contains(flag) {
      specifier.flags.unicodeScalars.append(flag)
      index += 1
    }
    specifier.width = number()
    if current() == "." {
      index += 1
      specifier.precision = number() ?? 0
    }
    while let length = current(), "hlqLzjt".unicodeScalars.contains(length) { index += 1 }
    guard let letter = current(), let kind = kind(of: letter) else { return nil }
    specifier.kind = kind
    return (specifier, index + 1)
  }

  private static func kind(of letter: Unicode.Scalar) -> Kind? {
    switch letter {
    case "@", "s", "S": .text
    case "d", "D", "i", "u", "U": .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": .number
    case "x", "X", "o", "O", "c", "C", "p": .other(Character(letter))
    default: nil
    }
  }
}
