/// Which families are asked for a character that the text's own font does not have, in order.
enum FontFallback {
  /// A family that falls in.
  struct Family {
    var name: String
    /// The line box of the font of Apple's that it stands in for; `nil` is its own.
    var box: FontBox?
    var isEastAsian = false
  }

  /// The fonts with pictures of emoji, best first: Apple's, where a team gives the file with `--fonts`.
  static let emojiFamilies = ["Apple Color Emoji", "Noto Color Emoji"]

  /// The families for a script, best first. `language` (BCP 47) chooses between the forms that Japanese,
  /// Chinese and Korean give one Han character; Japanese unless it says otherwise.
  static func families(for script: Script, language: String) -> [Family] {
    let eastAsian = eastAsianFamily(region: script == .hangul ? "KR" : region(of: language))
    if script.isEastAsian { return [eastAsian] + lastResort }
    let own = NotoFamilies.family(of: script).map { Family(name: $0.name, box: box(of: script)) }
    return (own.map { [$0] } ?? []) + [latin, eastAsian] + lastResort
  }

  /// For Latin, Greek and Cyrillic, and punctuation, beside a font that has other scripts only.
  private static let latin = Family(name: InterCut.text.family, box: .sanFrancisco)

  /// For characters of every script: symbols, and letters of Latin, Greek and Cyrillic that Inter lacks. They
  /// leave the line as tall as it is: the boxes of symbol fonts make room for signs two ems high.
  private static let lastResort =
    ["Symbols", "Symbols2", "Math"].map {
      Family(name: "Noto Sans \($0)", box: .sanFrancisco)
    } + [Family(name: "Noto Sans", box: .sanFrancisco), Family(name: "Noto Music", box: .sanFrancisco)]

  private static func eastAsianFamily(region: String) -> Family {
    let box: FontBox =
      switch region {
      case "JP": .hiragino
      case "KR": .appleSDGothicNeo
      default: .pingFang
      }
    return Family(name: "Noto Sans CJK \(region)", box: box, isEastAsian: true)
  }

  /// The suffix of the Noto CJK family that draws Han characters as readers of a language expect them.
  private static func region(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "ko": return "KR"
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") { return "HK" }
      return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
    default: return "JP"
    }
  }

  /// SF has faces of its own for these, drawn for the line of the Latin one.
  private static func box(of script: Script) -> FontBox? {
    let inSanFrancisco = [Script("Arab"), Script("Hebr"), Script("Armn"), Script("Geor")]
    return inSanFrancisco.contains(script) ? .sanFrancisco : nil
  }
}

/// Boxes of Apple's fonts for other scripts. They are known, not measured: no recorded height of a label with
/// such text was found.
extension FontBox {
  /// Hiragino Sans, without its line gap of half an em, so that Japanese lines are as tall as Latin ones.
  static let hiragino = FontBox(ascent: 0.88, descent: 0.12, lineGap: 0)
  static let pingFang = FontBox(ascent: 1.06, descent: 0.34, lineGap: 0)
  static let appleSDGothicNeo = FontBox(ascent: 0.9, descent: 0.3, lineGap: 0)
}
