internal import PageBase

/// The texts of one name in all their languages: a String Catalog, or the files `Localizable.strings` of several
/// `.lproj` folders.
public struct StringTable: Sendable {
  /// The file's name without its ending, such as `Localizable`.
  public var name: String
  /// The language that is translated from; `nil` where the files do not say.
  public var sourceLanguage: String?
  /// The languages, as BCP 47 spells them, each once, in the order in which they were met.
  public private(set) var locales: [String] = []
  /// Each once, in the order in which they were met.
  public private(set) var keys: [String] = []
  private var texts: [String: [String: LocalizedText]] = [:]
  /// Texts of `Base.lproj` and of files outside `.lproj` folders, in the source language, whichever that is.
  private var base: [String: LocalizedText] = [:]
  private var known: Set<String> = []
  /// The file of a table that is one file for all languages; `nil` where the table stands in the file that names it.
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

  /// The text of a key in a language, spelt as in `locales`; `nil` where there is none.
  func text(_ key: String, in locale: String) -> LocalizedText? { texts[locale]?[key] }

  /// The text for the source language of files that do not name one.
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

  /// Adds a text; of several for one key the last stays.
  ///
  /// - Parameter locale: `nil` is the source language.
  package mutating func add(_ text: LocalizedText, for key: String, in locale: String?) {
    addKey(key)
    guard let locale = locale ?? sourceLanguage else {
      base[key] = text
      return
    }
    addLocale(locale)
    texts[LocaleTag.canonical(locale)]?[key] = text
  }

  /// Notes which file the texts are from.
  mutating func setFile(_ file: String) {
    // Files of one language each say of each text where it is.
    if sourceLanguage != nil { self.file = file }
    for locale in locales {
      texts[locale] = texts[locale]?.mapValues { $0.with(file: file) }
    }
    base = base.mapValues { $0.with(file: file) }
  }

  /// Adds the texts of another file of the same name; its own win.
  mutating func merge(_ other: StringTable) {
    if sourceLanguage == nil { sourceLanguage = other.sourceLanguage }
    for key in other.keys { addKey(key, isTranslatable: !other.untranslatable.contains(key)) }
    for locale in other.locales {
      addLocale(locale)
      texts[locale]?.merge(other.texts[locale] ?? [:]) { _, new in new }
    }
    base.merge(other.base) { _, new in new }
  }

  /// True if phones and pads have other texts.
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
