public import LayoutEngine

extension LocaleTag {
  /// The layout direction of user interfaces in the language of a tag, by ICU's data.
  public static func direction(of tag: String) -> LayoutDirection {
    LanguageRules.isRightToLeft(tag) ? .rightToLeft : .leftToRight
  }

  /// The language in which texts are shown that no language was chosen for: English, or the first of the translated languages
  /// if English is none of them, as an iPhone in English shows an app in its development language.
  package static func standard(among translated: [String]) -> String {
    if chain(of: "en").contains(where: translated.contains) { return "en" }
    return translated.first { Parts($0).language == "en" } ?? translated.first ?? "en"
  }

  /// Advice on a tag whose language CLDR does not know; `nil` for known, pseudo and private languages.
  package static func advice(on tag: String) -> String? {
    let language = Parts(tag).language
    // ISO 639-2 leaves qaa to qtz to private use; Apple's pseudo-languages are among them.
    let isPrivate = language.utf8.count == 3 && ("qaa"..."qtz").contains(language)
    guard !isPrivate, PseudoLocale(tag: tag) == nil, !LanguageRules.isKnown(language) else { return nil }
    let region = language.uppercased()
    guard region.utf8.count == 2, let meant = LanguageRules.likelyTag("und-" + region).map(Parts.init),
      meant.region == region, meant.language != "und", LanguageRules.isKnown(meant.language)
    else {
      return "there is no language \(language); write its tag, such as en or zh-Hant"
    }
    return "there is no language \(language); \(region) is a region, whose language is \(meant.language)"
  }

  /// The tags under which the texts for a locale are looked up, the best first. They are the tag itself, then
  /// its parents in CLDR (`zh-Hant-TW`, `zh-TW`, `zh-Hant-…`), in BCP 47 spelling.
  ///
  /// Readers of a language's usual script may not read another one. The chain of a tag with an unusual script
  /// therefore omits the language alone: that of `zh-Hant` has no `zh`, that of `sr-Latn` no `sr`.
  public static func chain(of tag: String) -> [String] {
    var chain: [String] = []
    func add(_ tag: String) {
      if !chain.contains(tag) { chain.append(tag) }
    }
    let tag = canonical(tag)
    add(tag)
    let parts = Parts(tag)
    let likely = LanguageRules.likelyTag(tag).map(Parts.init)
    // The tag without its variants and extensions.
    add(parts.tag)
    let script = parts.script ?? likely?.script
    if let region = parts.region {
      if let script { add(Parts(parts.language, script, region).tag) }
      if usualScript(parts.language, region) == script { add(Parts(parts.language, nil, region).tag) }
    }
    var parent = parts.region.flatMap { parentRegion(parts.language, script, $0) }
    while let region = parent {
      if let script, script != usualScript(parts.language) { add(Parts(parts.language, script, region).tag) }
      if script == nil || script == usualScript(parts.language) {
        add(Parts(parts.language, nil, region).tag)
      }
      parent = parentRegion(parts.language, script, region)
    }
    if let script { add(Parts(parts.language, script, nil).tag) }
    if script == nil || script == usualScript(parts.language) { add(parts.language) }
    // A table for the region most likely meant: `pt-BR` for `pt`.
    if parts.region == nil, let likely, let region = likely.region {
      add(Parts(parts.language, likely.script, region).tag)
      if likely.script == usualScript(parts.language) { add(Parts(parts.language, nil, region).tag) }
    }
    // Norwegian is Bokmål unless said otherwise.
    if parts.language == "nb" { add("no") }
    if parts.language == "no" { add("nb") }
    return chain
  }

  /// The tag in BCP 47 spelling (`zh-Hant-TW`), from any spelling or from the name of an `.lproj` folder
  /// (`zh_tw`, `English`).
  public static func canonical(_ name: String) -> String {
    if let tag = folderNames[name.lowercased()] { return tag }
    var subtags = name.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.lowercased() }
    if let first = subtags.first, let language = oldLanguages[first] { subtags[0] = language }
    var isPrivate = false
    for index in subtags.indices.dropFirst() {
      // Whatever follows a single letter is an extension and stays in lower case.
      if subtags[index].utf8.count == 1 { isPrivate = true }
      if isPrivate { continue }
      let letters = subtags[index]
      if isScript(letters) {
        subtags[index] = letters.prefix(1).uppercased() + letters.dropFirst()
      } else if letters.utf8.count == 2 {
        subtags[index] = letters.uppercased()
      }
    }
    return subtags.joined(separator: "-")
  }

  /// Returns true if a subtag has the form of a script: four letters. Variants of four characters have digits.
  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
  }

  private static func usualScript(_ language: String, _ region: String? = nil) -> String? {
    LanguageRules.likelyTag(Parts(language, nil, region).tag).flatMap { Parts($0).script }
  }

  /// CLDR's parent locales (supplemental data, `parentLocales`, release 44) between a region and the language.
  private static func parentRegion(_ language: String, _ script: String?, _ region: String) -> String? {
    switch language {
    case "en":
      if europeanEnglish.contains(region) { return "150" }
      return region == "001" || americanEnglish.contains(region) ? nil : "001"
    case "es": return latinAmerica.contains(region) ? "419" : nil
    case "pt": return ["BR", "PT"].contains(region) ? nil : "PT"
    case "zh": return script == "Hant" && region == "MO" ? "HK" : nil
    default: return nil
    }
  }

  /// Regions whose English has the parent `en-150`, European English.
  private static let europeanEnglish: Set<String> = ["AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI"]
  /// Regions whose English has no parent but `en`, the English of the United States.
  private static let americanEnglish: Set<String> = [
    "US", "AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "VI", "XA",
  ]
  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
    "PY",
    "SV", "US", "UY", "VE",
  ]
  /// Current language codes by the codes that ISO 639 replaced.
  private static let oldLanguages = ["iw": "he", "in": "id", "ji": "yi"]
  /// Tags by the names of `.lproj` folders from before language tags.
  private static let folderNames = [
    "english": "en", "japanese": "ja", "french": "fr", "german": "de", "italian": "it", "spanish": "es",
    "dutch": "nl",
  ]

  /// Language, script and region of a tag in BCP 47's spelling.
  struct Parts: Hashable {
    var language: String
    var script: String?
    var region: String?

    init(_ language: String, _ script: String?, _ region: String?) {
      self.language = language
      self.script = script
      self.region = region
    }

    init(_ tag: String) {
      let subtags = tag.split(separator: "-").map(String.init)
      language = subtags.first ?? tag
      for subtag in subtags.dropFirst() {
        if subtag.utf8.count == 1 { break }
        let isRegion = subtag.utf8.count == 2 || (subtag.utf8.count == 3 && Int(subtag) != nil)
        if LocaleTag.isScript(subtag), script == nil, region == nil {
          script = subtag
        } else if isRegion, region == nil {
          region = subtag
        }
      }
    }

    var tag: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
  }
}
