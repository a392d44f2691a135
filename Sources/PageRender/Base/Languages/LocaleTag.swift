/// BCP 47 language tags, as in decks and on the command line.
public enum LocaleTag {
  /// Returns true if `text` has the form of a BCP 47 tag: a language of two to eight letters, then subtags of
  /// one to eight letters or digits, joined by hyphens. The language need not exist.
  public static func isWellFormed(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, 2...8 ~= language.count, language.allSatisfy(isLetter) else {
      return false
    }
    return text.utf8.count <= 35
      && subtags.dropFirst().allSatisfy { subtag in
        1...8 ~= subtag.count && subtag.allSatisfy { isLetter($0) || isDigit($0) }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
