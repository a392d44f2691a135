/// ICU's break iterators of one task, opened when they are first needed.
final class TextBreakers {
  private var lines: [String: TextBreaker] = [:]
  private var graphemes: TextBreaker?

  /// The most languages with rules of their own; further languages of a run share the default rules.
  private static let maximumLanguages = 64

  /// The line breaker for a language (BCP 47), by the strict rules of Japanese typesetting.
  ///
  /// Small kana and the prolonged sound mark do not begin a line, as in UIKit's labels. ICU's own choice for
  /// `ja` is looser.
  ///
  /// - Parameter byPhrases: True if Japanese breaks between phrases, and Chinese between words.
  func line(language: String, byPhrases: Bool = false) throws(TextError) -> TextBreaker {
    let name = Self.strictLocale(of: language, byPhrases: byPhrases)
    if let known = lines[name] { return known }
    if lines.count >= Self.maximumLanguages, language != "en" {
      return try line(language: "en")
    }
    let made = try TextBreaker(.line, language: name)
    lines[name] = made
    return made
  }

  /// ICU's name of a language with the strict rules. Only language, script and region are used, no extensions
  /// of the tag (`-u-…`).
  private static func strictLocale(of language: String, byPhrases: Bool) -> String {
    let subtags = language.split(maxSplits: 3) { $0 == "-" || $0 == "_" }.prefix(3)
    let isTag = subtags.allSatisfy { subtag in
      subtag.utf8.count <= 8 && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    // ICU knows phrases in Japanese alone, and its dictionary for that has Chinese words too.
    if byPhrases, isTag, let first = subtags.first?.lowercased(), ["ja", "zh"].contains(first) {
      return "ja@lb=strict;lw=phrase"
    }
    return (isTag && !subtags.isEmpty ? subtags.joined(separator: "_") : "en") + "@lb=strict"
  }

  /// The breaker between grapheme clusters, which is the same for all languages.
  func grapheme() throws(TextError) -> TextBreaker {
    if let graphemes { return graphemes }
    let made = try TextBreaker(.grapheme, language: "en")
    graphemes = made
    return made
  }
}

extension GraphemeBoundaries {
  /// Makes the boundaries of a paragraph. If ICU fails, the whole paragraph is one cluster.
  convenience init(of units: [UInt16], breakers: TextBreakers) {
    self.init {
      let found = try? withBuffer(of: units) { text throws(TextError) in
        try breakers.grapheme().boundaries(in: text)
      }
      return found ?? [Int32(units.count)]
    }
  }
}
