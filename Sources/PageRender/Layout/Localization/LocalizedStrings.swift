internal import PageBase

/// The texts of a deck or an app in all their languages, by key.
public struct LocalizedStrings: Sendable {
  /// The tables in lookup order.
  public private(set) var tables: [StringTable]
  /// The language that is translated from: that of the first table that says so, else `en` where any table has it
  /// or has texts of no language, else the first one there is.
  public let sourceLanguage: String
  /// Every language of any table, the source language first, then as BCP 47 orders them byte by byte.
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

  /// How well a text suits the locale that it was looked up for.
  public enum Status: String, Hashable, Sendable {
    /// It is in the language of the locale or one of its parents, or need not be.
    case translated
    /// It is in another language, because there is none in this one.
    case fallback
    /// No language has it; the key stands in.
    case missing
  }

  /// A text that was looked up.
  public struct Lookup: Hashable, Sendable {
    public var text: LocalizedText
    /// The language of the text, as BCP 47 spells it.
    public var locale: String
    public var status: Status
    /// The name of the table that has the key; `nil` where none has.
    public var table: String?
    /// The file that has the text, or else the key; `nil` where the table stands in the file that names it.
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

  /// The text of a key for a locale: in that locale, its parents (`LocaleTag.chain(of:)`), the source language, or any
  /// other, in this order. Pseudo-locales show the source language.
  ///
  /// - Parameter table: The name of the one table to ask; `nil` asks all.
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

  /// A key that is known and spelt most like one that is not.
  package func nearestKey(to key: String) -> String? {
    NearMiss.closest(to: key, among: Array(tables.lazy.flatMap(\.keys).prefix(Self.comparedKeys)))
  }

  /// Comparing more keys would take too long.
  private static let comparedKeys = 5000

  private func asked(_ table: String?) -> [StringTable] {
    guard let table else { return tables }
    return tables.filter { $0.name == table }
  }
}
