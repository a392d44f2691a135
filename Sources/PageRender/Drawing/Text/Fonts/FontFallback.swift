/// The families that are tried, in order, for a character that the text's own font lacks.
enum FontFallback {
  /// A fallback family.
  struct Family {
    var name: String
    /// The vertical metrics of Apple's font for which it is the stand-in; `nil` for its own.
    var box: FontBox?
    var isEastAsian = false
    /// The size at which the stand-in is drawn after the system font, as a fraction of the text's size.
    var scale = 1.0
  }

  /// The fonts with pictures of emoji, best first; a team can give Apple's font with `--fonts`.
  static let emojiFamilies = ["Apple Color Emoji", "Noto Color Emoji"]

  /// The families for a script, best first. `language` (BCP 47) selects the Japanese, Chinese or Korean form
  /// of a Han character; the default is Japanese.
  static func families(for script: Script, language: String) -> [Family] {
    let region = script == .hangul ? "KR" : region(of: language)
    let eastAsian = eastAsianFamily(
      region: region ?? "JP", script: script, isForeign: region == nil && !script.isEastAsian)
    if script.isEastAsian { return [eastAsian] + lastResort }
    let own = NotoFamilies.family(of: script).map { Family(name: $0.name, box: box(of: script)) }
    return (own.map { [$0] } ?? []) + [latin, eastAsian] + lastResort
  }

  /// The family for Latin, Greek and Cyrillic letters and punctuation that the text's own font lacks.
  private static let latin = Family(name: InterCut.text.family, box: .sanFrancisco)

  /// The families for characters of any script: symbols, and Latin, Greek and Cyrillic letters that Inter
  /// lacks.
  ///
  /// They have SF's vertical metrics, so that a line keeps its height: symbol fonts make room for signs two
  /// ems high.
  private static let lastResort =
    ["Symbols", "Symbols2", "Math"].map {
      Family(name: "Noto Sans \($0)", box: .sanFrancisco)
    } + [Family(name: "Noto Sans", box: .sanFrancisco), Family(name: "Noto Music", box: .sanFrancisco)]

  /// The scales bring the ink of texts of 11 to 36 pt to its recorded width: 58 Japanese ones of iOS 18 and 26,
  /// and 21 Korean and 40 Chinese ones of iOS 26 (`VM-…-ja`, `IS-…-ko`, `IS-…-zh-Hans` and others in
  /// Tests/Recordings). The recorded ink of Japanese is as much lower, too. On iOS 12, which none of them is of,
  /// kana of 17 pt stand 15.8 and 15.9 pt apart in codefirst/FlickSKK's pictures: 15.89 by the scale. iOS 18
  /// sets Chinese solid: 4 hanzi of 36 pt stand 36 pt apart in entaku0818/VoiceMemo's.
  ///
  /// - Parameter isForeign: True for signs in text of another script and language. They are set solid: ・ takes 13.6 ± 0.5 pt
  ///   of an English line of 13 pt in Automattic/Gravatar-SDK-iOS's pictures (iOS 17.5).
  private static func eastAsianFamily(region: String, script: Script, isForeign: Bool) -> Family {
    let (box, scale): (FontBox, Double) =
      switch region {
      case "JP": (.hiragino, isForeign ? 1 : 1 / 1.07)
      case "KR": (.appleSDGothicNeo, script == .hangul ? 0.947 : 0.875)
      default: (.pingFang, 0.982)
      }
    return Family(name: "Noto Sans CJK \(region)", box: box, isEastAsian: true, scale: scale)
  }

  /// The suffix of the Noto CJK family that has the forms of Han characters for a language; `nil` for languages without them.
  private static func region(of language: String) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "ko": return "KR"
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") { return "HK" }
      return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
    case "ja": return "JP"
    default: return nil
    }
  }

  /// SF's vertical metrics for a script with a face of SF, drawn for Latin lines; `nil` for other scripts.
  private static func box(of script: Script) -> FontBox? {
    let inSanFrancisco = [Script("Arab"), Script("Hebr"), Script("Armn"), Script("Geor")]
    return inSanFrancisco.contains(script) ? .sanFrancisco : nil
  }
}

/// The vertical metrics of Apple's fonts for other scripts. They are known, not measured: no recorded height
/// of a label with such text was found.
extension FontBox {
  /// The metrics of Hiragino Sans, without its line gap of half an em, so that Japanese lines are as tall as
  /// Latin ones.
  static let hiragino = FontBox(ascent: 0.88, descent: 0.12, lineGap: 0)
  static let pingFang = FontBox(ascent: 1.06, descent: 0.34, lineGap: 0)
  static let appleSDGothicNeo = FontBox(ascent: 0.9, descent: 0.3, lineGap: 0)
}
