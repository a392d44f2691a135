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
  func line(language: String) throws(TextError) -> TextBreaker {
    if let known = lines[language] { return known }
    if lines.count >= Self.maximumLanguages, language != "en" { return try line(language: "en") }
    let made = try TextBreaker(.line, language: Self.strictLocale(of: language))
    lines[language] = made
    return made
  }

  /// ICU's name of a language with the strict rules. Only language, script and region are used, no extensions
  /// of the tag (`-u-…`).
  private static func strictLocale(of language: String) -> String {
    let subtags = language.split(maxSplits: 3) { $0 == "-" || $0 == "_" }.prefix(3)
    let isTag = subtags.allSatisfy { subtag in
      subtag.utf8.count <= 8 && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
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
