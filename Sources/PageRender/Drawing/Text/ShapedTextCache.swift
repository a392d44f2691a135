internal import Glibc
internal import PageBase

/// A cache of shaped texts, so that measuring a text at another width does not shape it again.
struct ShapedTextCache {
  /// The cached texts. The capacity is in UTF-16 code units; a text costs its length and `overhead`.
  private var texts = RecentValues<Key, ShapedText>(capacity: 200_000)
  private static let overhead = 100

  struct Key: Hashable {
    var text: AttributedText
    var language: String
    var fallbackLevel: UInt8

    /// Compares strings by their bytes too: canonically equivalent strings have other glyphs, such as é as
    /// one character, or as a letter and its accent.
    static func == (first: Key, second: Key) -> Bool {
      first.fallbackLevel == second.fallbackLevel && first.language == second.language
        && first.text == second.text && first.text.string.hasBytes(of: second.text.string)
    }

    /// Hashes the string and its first font size: attributes have some sixty numbers, and few texts differ
    /// only in those.
    func hash(into hasher: inout Hasher) {
      var string = text.string
      string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(text.runs.first?.attributes.font.pointSize)
    }
  }

  /// The text for a key, made and cached if it is missing.
  mutating func text(
    for key: Key, make: () throws(TextError) -> ShapedText
  ) throws(TextError) -> ShapedText {
    try texts.value(for: key) { () throws(TextError) in
      let text = try make()
      return (text, text.length + Self.overhead)
    }
  }

  /// Drops the texts that nobody used since the last drop.
  mutating func dropUnused() { texts.dropUnused() }
}

extension String {
  /// Returns true if another string has the same bytes; `==` also accepts canonically equivalent ones.
  fileprivate func hasBytes(of other: String) -> Bool {
    var (first, second) = (self, other)
    return first.withUTF8 { first in
      second.withUTF8 { second in
        guard first.count == second.count, let start = first.baseAddress, let other = second.baseAddress
        else { return first.count == second.count }
        return memcmp(start, other, first.count) == 0
      }
    }
  }
}
