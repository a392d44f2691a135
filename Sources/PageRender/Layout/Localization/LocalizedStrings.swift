internal import PageBase

/// The texts of a deck or an app in all their languages, by key.
public struct LocalizedStrings: Sendable {
  /// The tables in lookup order.
  public private(set) var tables: [StringTable]
  /// The language that texts are translated from: the first that a table declares; else `en`, if any table
  /// has it or has texts without a language; else the first language of the tables.
  public let sourceLanguage: String
  /// All languages of the tables as BCP 47 tags, the source language first, the others in byte order.
  public let locales: [String]
  package let dependsOnDevice: Bool

  public init(_ tables: [StringTable] = []) {
    self.tables = tables
    let all = Set(tables.flatMap(\.locales)).sorted()
    let source =
      tables.lazy.compactMap(\.sourceLanguage).first
      ?? (all.contains("en") || tables.contains(where: \.hasBase) ? "en" : nil)
      ?? tables.lazy.compactMap(\.locales.first).first ?? "en"
    sourceLanguage = source
    locales = tables.isEmpty ? [] : [source] + all.filter { $0 != source }
    dependsOnDevice = tables.contains(where: \.dependsOnDevice)
  }

  public var isEmpty: Bool { tables.isEmpty }

  /// The suitability of a text for the locale that it was looked up for.
  public enum Status: String, Hashable, Sendable {
    /// The text is in the locale's language or a parent's, or its key needs no translation.
    case translated
    /// The text is in another language, because the locale's has none.
    case fallback
    /// No language has a text; the key is shown.
    case missing
  }

  /// A text that was looked up.
  public struct Lookup: Hashable, Sendable {
    public var text: LocalizedText
    /// The language of the text, as a BCP 47 tag.
    public var locale: String
    public var status: Status
    /// The name of the table that has the key; `nil` if no table has it.
    public var table: String?
    /// The file that has the text, or else the key; `nil` for a table in the deck file itself.
    public var file: String?

    init(text: LocalizedText, locale: String, status: Status, table: StringTable? = nil) {
      self.text = text
      self.locale = locale
      self.status = status
      self.table = table?.name
      file = text.file ?? table?.file
    }
  }

  /// Returns true if any table has the key, in whatever language.
  public func contains(_ key: String, table: String? = nil) -> Bool {
    asked(table).contains { $0.contains(key) }
  }

  /// The text of a key for a locale: in that locale, its parents (`LocaleTag.chain(of:)`), the source
  /// language, or any other, in this order. Pseudo-locales use the source language's text.
  ///
  /// - Parameter table: The name of the only table to search; `nil` searches all.
  public func lookup(_ key: String, for locale: String, table: String? = nil) -> Lookup {
    let tables = asked(table)
    let isPseudo = PseudoLocale(tag: locale) != nil
    let wanted = isPseudo ? sourceLanguage : locale
    let chain = LocaleTag.chain(of: wanted)
    func find(_ tag: String, _ status: Status) -> Lookup? {
      tables.lazy.compactMap { table in
        table.text(key, in: tag).map { Lookup(text: $0, locale: tag, status: status, table: table) }
      }.first
    }
    for tag in chain {
      if let found = find(tag, .translated) { return found }
    }
    guard let owner = tables.first(where: { $0.contains(key) }) else {
      return Lookup(text: LocalizedText(key), locale: wanted, status: .missing)
    }
    let source = owner.sourceLanguage ?? sourceLanguage
    let isSource = chain.contains(source)
    let isSame = isSource || owner.untranslatable.contains(key)
    let status: Status = isSame ? .translated : .fallback
    for tag in LocaleTag.chain(of: source) {
      if let found = find(tag, status) { return found }
    }
    if let table = tables.first(where: { $0.baseText(key) != nil }), let text = table.baseText(key) {
      return Lookup(text: text, locale: source, status: status, table: table)
    }
    // In a String Catalog a key without a text in the source language is its own text.
    if owner.sourceLanguage != nil {
      return Lookup(text: LocalizedText(key), locale: source, status: status, table: owner)
    }
    for tag in locales {
      if let found = find(tag, .fallback) { return found }
    }
    return Lookup(text: LocalizedText(key), locale: source, status: .missing, table: owner)
  }

  /// The known key spelt most like an unknown one; `nil` if none is similar.
  package func nearestKey(to key: String) -> String? {
    NearMiss.closest(to: key, among: Array(tables.lazy.flatMap(\.keys).prefix(Self.comparedKeys)))
  }

  /// The most known keys that are compared; comparing more would take too long.
  private static let comparedKeys = 5000

  private func asked(_ table: String?) -> [StringTable] {
    guard let table else { return tables }
    return tables.filter { $0.name == table }
  }
}
