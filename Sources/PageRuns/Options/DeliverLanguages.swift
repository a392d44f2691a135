internal import PageRender

/// The languages of fastlane's `deliver`, by its folders' names: App Store Connect's, as of fastlane 2.234.
package enum DeliverLanguages {
  private static let all = [
    "ar-SA", "bn-BD", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX",
    "fi",
    "fr-CA", "fr-FR", "gu-IN", "he", "hi", "hr", "hu", "id", "it", "ja", "kn-IN", "ko", "ml-IN", "mr-IN",
    "ms",
    "nl-NL", "no", "or-IN", "pa-IN", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl-SI", "sv", "ta-IN",
    "te-IN",
    "th", "tr", "uk", "ur-PK", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The folders of languages that have several folders, or a folder of another name.
  private static let usual = [
    "en": "en-US", "es": "es-ES", "es-419": "es-MX", "fr": "fr-FR", "nb": "no", "pt": "pt-BR",
    "zh": "zh-Hans",
  ]

  /// Returns the folder for the texts of a locale; `nil` if there is none.
  package static func folder(for locale: String) -> String? {
    let tag = LocaleTag.canonical(locale)
    guard PseudoLocale(tag: tag) == nil else { return nil }
    if all.contains(tag) { return tag }
    if let usual = usual[tag] { return usual }
    let language = language(of: tag)
    switch language {
    // For Chinese the script counts, which follows from the region.
    case "zh": return LocaleTag.chain(of: tag).first(where: all.contains)
    case "es": return LocaleTag.chain(of: tag).contains("es-419") ? "es-MX" : nil
    case "nb": return "no"
    // A folder without a region is for all regions.
    case _ where all.contains(language): return language
    default: return tag == language ? all.first { self.language(of: $0) == language } : nil
    }
  }

  /// Returns a message about a locale that has no folder.
  package static func message(_ locale: String) -> String {
    let language = language(of: LocaleTag.canonical(locale))
    let own = PseudoLocale(tag: locale) == nil ? all.filter { self.language(of: $0) == language } : []
    let known =
      own.isEmpty
      ? "choose others with --locale, or name the files with a template such as {locale}/{index}-{page}"
      : "of that language it has \(own.joined(separator: ", "))"
    return "--naming fastlane: deliver has no language \(locale); \(known)"
  }

  private static func language(of tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}
