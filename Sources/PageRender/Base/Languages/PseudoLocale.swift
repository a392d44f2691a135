/// A locale that no one speaks, with which a screen is tested before it is translated: its changed texts
/// reveal overlong, clipped and untranslated ones.
///
/// The cases have the names of Xcode's scheme options.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Double-Length Pseudolanguage: each line twice.
  case doubleLength = "en-x-double"
  /// Accented Pseudolanguage: each letter with an accent above or below it. The tag is CLDR's.
  case accented = "en-XA"
  /// Bounded String Pseudolanguage: `[# … #]` around each text.
  case bounded = "en-x-bounded"
  /// Right-to-Left Pseudolanguage: the letters of each word in reverse, on pages that run from right to left. The tag
  /// is CLDR's.
  case rightToLeft = "ar-XB"

  /// The word for all pseudo-locales in lists of locales.
  public static let listName = "pseudo"

  /// The pseudo-locale of a tag; `nil` for real ones.
  public init?(tag: String) {
    let tag = LocaleTag.canonical(tag)
    guard let found = Self.allCases.first(where: { $0.rawValue == tag }) else { return nil }
    self = found
  }

  /// The text as the pseudo-locale shows it. Line breaks stay where they are.
  ///
  /// - Parameter keepsSpecifiers: True if format specifiers such as `%d` stay as they are, for arguments that
  ///   are inserted later.
  public func transformed(_ text: String, keepsSpecifiers: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return text }
    let pieces = keepsSpecifiers ? FormatSpecifier.pieces(of: text) : [.text(text)]
    switch self {
    case .accented: return Self.map(pieces, Self.accented)
    case .rightToLeft: return Self.map(pieces, Self.reversedWords)
    case .bounded: return "[# \(text) #]"
    case .doubleLength: return Self.doubled(pieces)
    }
  }

  private static func map(_ pieces: [FormatSpecifier.Piece], _ transform: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): transform(text)
      case .specifier(_, let written): written
      }
    }.joined()
  }

  /// Each line, a space, and the line again. A format specifier is not repeated, as a second one would take
  /// another argument.
  private static func doubled(_ pieces: [FormatSpecifier.Piece]) -> String {
    var result = ""
    var line = ""
    var again = ""
    func end() {
      let isBlank = again.allSatisfy(\.isWhitespace)
      result += isBlank ? line : line + " " + again
      line = ""
      again = ""
    }
    for piece in pieces {
      switch piece {
      case .specifier(let specifier, let written):
        line += written
        if case .percent = specifier.kind { again += written }
      case .text(let text):
        for character in text {
          if character.isNewline {
            end()
            result.append(character)
          } else {
            line.append(character)
            again.append(character)
          }
        }
      }
    }
    end()
    return result
  }

  // MARK: Accents

  private static func accented(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }

  /// Accented letters that fonts for European languages have; a letter with a hook or a tail if none has an
  /// accent above.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçďéƒĝĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŤÚṼŴẊÝŽ"))

  // MARK: Right to left

  /// Reverses words: RIGHT-TO-LEFT OVERRIDE makes letters run from right to left, POP DIRECTIONAL FORMATTING
  /// ends it. RIGHT-TO-LEFT MARKs give the paragraph this direction too, as overrides do not affect it (UAX
  /// #9, P2).
  private static func reversedWords(_ text: String) -> String {
    var result = ""
    var word = ""
    func end() {
      if !word.isEmpty { result += "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}" }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        end()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    end()
    return result
  }
}
