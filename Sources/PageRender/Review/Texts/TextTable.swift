internal import PageLayout

/// The texts of all pages with what is worth looking at in their translations: those that are missing or cut off, and
/// the longest one of each.
struct TextTable: Sendable {
  /// A page's texts in each language, the first language first.
  struct Page {
    var title: String
    var texts: [(locale: String, texts: [PageText])]
  }

  struct Translation: Hashable, Sendable {
    var locale: String
    var text: String
  }

  struct Row: Hashable, Sendable {
    /// The titles of the pages with the text.
    var pages: [String]
    /// The key or the name in the page's file; `nil` for neither.
    var name: String?
    /// The text in the first language.
    var first: Translation
    /// The longest translation, if it has more characters than the first language.
    var longest: Translation?
    /// The languages without a translation.
    var missing: [String] = []
    /// The languages in which the text is cut off.
    var cutOff: [String] = []

    var hasFault: Bool { !missing.isEmpty || !cutOff.isEmpty }
    /// The number of characters by which the longest translation is longer.
    var growth: Int { longest.map { $0.text.count - first.text.count } ?? 0 }
  }

  /// The texts with faults in the order of the review, then the others, those that grow most first. Texts with equal
  /// translations on several pages are one row.
  private(set) var rows: [Row] = []

  /// - Parameter isCutOff: Returns true for a text of a page, by the page's index, that is cut off in its language.
  init(_ pages: [Page], isCutOff: (_ page: Int, _ locale: String, _ text: PageText) -> Bool) {
    var places: [[Translation]: Int] = [:]
    for (index, page) in pages.enumerated() {
      for translations in Self.aligned(page.texts) {
        guard let row = Self.row(translations, page.title, isCutOff: { isCutOff(index, $0, $1) }) else {
          continue
        }
        let key = translations.map { Translation(locale: $0.locale, text: $0.text.text) }
        guard let place = places[key] else {
          places[key] = rows.count
          rows.append(row)
          continue
        }
        if !rows[place].pages.contains(page.title) { rows[place].pages.append(page.title) }
        for locale in row.cutOff where !rows[place].cutOff.contains(locale) {
          rows[place].cutOff.append(locale)
        }
      }
    }
    let sorted = rows.enumerated().sorted { a, b in
      (a.element.hasFault ? 0 : 1, a.element.hasFault ? 0 : -a.element.growth, a.offset)
        < (b.element.hasFault ? 0 : 1, b.element.hasFault ? 0 : -b.element.growth, b.offset)
    }
    rows = sorted.map(\.element)
  }

  private typealias Translated = (locale: String, text: PageText)

  /// The texts of a page with their translations: by key or name, and by position among texts that share one.
  private static func aligned(_ all: [(locale: String, texts: [PageText])]) -> [[Translated]] {
    func keyed(_ texts: [PageText]) -> [(key: String, text: PageText)] {
      var counts: [String: Int] = [:]
      return texts.map { text in
        let name = text.key ?? text.part ?? ""
        counts[name, default: 0] += 1
        return ("\(name) \(counts[name] ?? 0)", text)
      }
    }
    guard let first = all.first else { return [] }
    let others = all.dropFirst().map { other in
      (
        other.locale,
        Dictionary(keyed(other.texts).map { ($0.key, $0.text) }, uniquingKeysWith: { one, _ in one })
      )
    }
    return keyed(first.texts).map { key, text in
      [(first.locale, text)] + others.compactMap { locale, texts in texts[key].map { (locale, $0) } }
    }
  }

  /// The row of a text; `nil` for a text without letters in the first language.
  private static func row(
    _ translations: [Translated], _ page: String, isCutOff: (String, PageText) -> Bool
  ) -> Row? {
    guard let (locale, first) = translations.first, first.text.contains(where: \.isLetter) else { return nil }
    let longest = translations.dropFirst().reduce(into: translations[0]) { longest, next in
      if next.text.text.count > longest.text.text.count { longest = next }
    }
    var row = Row(
      pages: [page], name: first.key ?? first.part, first: Translation(locale: locale, text: first.text))
    if longest.locale != locale { row.longest = Translation(locale: longest.locale, text: longest.text.text) }
    row.missing = translations.filter { $0.text.status != .translated }.map(\.locale)
    row.cutOff = translations.filter { isCutOff($0.locale, $0.text) }.map(\.locale)
    return row
  }
}
