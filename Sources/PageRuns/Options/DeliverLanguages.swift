internal import PageRender

/// The languages of fastlane's `deliver`, by its folders' names: App Store Connect's, as of fastlane 2.234.
package enum DeliverLanguages {
  /// The store's 50 languages: the folders, and the names in App Store Connect.
  private static let named = DataTable(PackageResources.deliver_languages_txt, columns: 2).rows.map {
    ($0[0], $0[1])
  }

  /// The folders, sorted.
  package static let folders = named.map(\.0)
  private static var all: [String] { folders }

  /// The languages' names in App Store Connect.
  package static var names: [String] { named.map(\.1) }

  /// Returns the name of a folder's language, such as `German`; the folder if it is unknown.
  package static func name(ofFolder folder: String) -> String {
    named.first { $0.0 == folder }?.1 ?? folder
  }

  /// Returns the folder of a language by its name in App Store Connect, in any case; `nil` if there is none.
  package static func folder(named name: String) -> String? {
    named.first { $0.1.lowercased() == name.lowercased() }?.0
  }

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
  ///
  /// - Parameter option: The option that asks for the folder.
  package static func message(_ locale: String, option: String = "--naming fastlane") -> String {
    let language = language(of: LocaleTag.canonical(locale))
    let own = PseudoLocale(tag: locale) == nil ? all.filter { self.language(of: $0) == language } : []
    let known =
      own.isEmpty && option == "--locale"
      ? "name one of its \(all.count) languages, such as German or de-DE"
      : own.isEmpty
        ? "choose others with --locale, or name the files with a template such as {locale}/{index}-{page}"
        : "of that language it has \(own.joined(separator: ", "))"
    return "\(option): deliver has no language \(locale); \(known)"
  }

  private static func language(of tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}
