internal import PageLayout

/// The texts of all pages in all languages, with the translations that are missing or cut off.
struct TextTable: Sendable {
  /// A page's texts in each language, the first language first.
  struct Page {
    var title: String
    var texts: [(locale: String, texts: [PageText])]
  }

  struct Translation: Hashable, Sendable {
    var locales: [String]
    var text: String
  }

  struct Row: Hashable, Sendable {
    /// The titles of the pages with the text.
    var pages: [String]
    /// The key or the name in the page's file; `nil` for neither.
    var name: String?
    /// The text in each language, in their order; that of several languages if they have the same.
    var translations: [Translation]
    /// The languages without a translation.
    var missing: [String] = []
    /// The languages in which the text is cut off.
    var cutOff: [String] = []

    var hasFault: Bool { !missing.isEmpty || !cutOff.isEmpty }
  }

  /// The texts with faults, then the others, both in the order of the review. Texts with equal translations on several
  /// pages are one row.
  private(set) var rows: [Row] = []

  /// - Parameter isCutOff: Returns true for a text of a page, by the page's index, that is cut off in its language.
  init(_ pages: [Page], isCutOff: (_ page: Int, _ locale: String, _ text: PageText) -> Bool) {
    var places: [[Translation]: Int] = [:]
    for (index, page) in pages.enumerated() {
      for translations in Self.aligned(page.texts) {
        guard let row = Self.row(translations, page.title, isCutOff: { isCutOff(index, $0, $1) }) else {
          continue
        }
        let key = translations.map { Translation(locales: [$0.locale], text: $0.text.text) }
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
    rows = rows.filter(\.hasFault) + rows.filter { !$0.hasFault }
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
    guard let first = translations.first?.text, first.text.contains(where: \.isLetter) else { return nil }
    var row = Row(pages: [page], name: first.key ?? first.part, translations: [])
    for (locale, text) in translations {
      if let same = row.translations.firstIndex(where: { $0.text == text.text }) {
        row.translations[same].locales.append(locale)
      } else {
        row.translations.append(Translation(locales: [locale], text: text.text))
      }
    }
    row.missing = translations.filter { $0.text.status != .translated }.map(\.locale)
    row.cutOff = translations.filter { isCutOff($0.locale, $0.text) }.map(\.locale)
    return row
  }
}
