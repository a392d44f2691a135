internal import PageBase

/// The texts of one table in all their languages: a String Catalog, or the files `Localizable.strings` of
/// several `.lproj` folders.
public struct StringTable: Sendable {
  /// The file's name without its ending, such as `Localizable`.
  public var name: String
  /// The language that texts are translated from; `nil` if the files declare none.
  public var sourceLanguage: String?
  /// The languages as BCP 47 tags, each once, in the order in which they were added.
  public private(set) var locales: [String] = []
  /// The keys, each once, in the order in which they were added.
  public private(set) var keys: [String] = []
  private var texts: [String: [String: LocalizedText]] = [:]
  /// Texts by key, of `Base.lproj` and of files outside `.lproj` folders; they are in the undeclared source
  /// language.
  private var base: [String: LocalizedText] = [:]
  private var known: Set<String> = []
  /// The file of a table whose languages are in one file; `nil` for tables of several files or in the deck
  /// file itself.
  private(set) var file: String?
  /// Keys whose text is the same in all languages.
  private(set) var untranslatable: Set<String> = []

  public init(name: String, sourceLanguage: String? = nil) {
    self.name = name
    self.sourceLanguage = sourceLanguage.map(LocaleTag.canonical)
    if let language = self.sourceLanguage { addLocale(language) }
  }

  var hasBase: Bool { !base.isEmpty }

  func contains(_ key: String) -> Bool { known.contains(key) }

  /// The text of a key in a language, which is spelt as in `locales`; `nil` if there is none.
  func text(_ key: String, in locale: String) -> LocalizedText? { texts[locale]?[key] }

  /// The text of a key in `Base.lproj` or outside `.lproj` folders; `nil` if there is none.
  func baseText(_ key: String) -> LocalizedText? { base[key] }

  /// Adds a key that may have no text yet.
  mutating func addKey(_ key: String, isTranslatable: Bool = true) {
    if known.insert(key).inserted { keys.append(key) }
    if !isTranslatable { untranslatable.insert(key) }
  }

  /// Adds a language that may have no text yet.
  package mutating func addLocale(_ locale: String) {
    let locale = LocaleTag.canonical(locale)
    guard texts[locale] == nil else { return }
    texts[locale] = [:]
    locales.append(locale)
  }

  /// Adds a text, which replaces an earlier one for the key and language.
  ///
  /// - Parameter locale: The text's language; `nil` for the source language.
  package mutating func add(_ text: LocalizedText, for key: String, in locale: String?) {
    addKey(key)
    guard let locale = locale ?? sourceLanguage else {
      base[key] = text
      return
    }
    addLocale(locale)
    texts[LocaleTag.canonical(locale)]?[key] = text
  }

  /// Records the file that the texts were read from.
  mutating func setFile(_ file: String) {
    // In tables of several files, one per language, each text has its own file instead.
    if sourceLanguage != nil { self.file = file }
    for locale in locales {
      texts[locale] = texts[locale]?.mapValues { $0.with(file: file) }
    }
    base = base.mapValues { $0.with(file: file) }
  }

  /// Adds the texts of another table of the same name, which replace texts of the same key and language.
  mutating func merge(_ other: StringTable) {
    if sourceLanguage == nil { sourceLanguage = other.sourceLanguage }
    for key in other.keys { addKey(key, isTranslatable: !other.untranslatable.contains(key)) }
    for locale in other.locales {
      addLocale(locale)
      texts[locale]?.merge(other.texts[locale] ?? [:]) { _, new in new }
    }
    base.merge(other.base) { _, new in new }
  }

  /// True if iPhones and iPads may show different texts.
  var dependsOnDevice: Bool {
    texts.values.contains { $0.values.contains(where: \.dependsOnDevice) }
      || base.values.contains(where: \.dependsOnDevice)
  }
}

extension LocalizedText {
  fileprivate func with(file: String) -> LocalizedText {
    var text = self
    text.file = file
    return text
  }
}
