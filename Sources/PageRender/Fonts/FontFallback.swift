/// Which families are asked for a character that the text's own font does not have, in order.
enum FontFallback {
  /// The families for a script, best first. `language` (BCP 47) chooses between the forms that Japanese,
  /// Chinese and Korean give one Han character; Japanese unless it says otherwise.
  static func families(for script: Script, language: String) -> [String] {
    let eastAsian = "Noto Sans CJK \(eastAsianRegion(of: language))"
    return switch script {
    case .han, .hangul: [eastAsian]
    case .arabic: ["Noto Sans Arabic"]
    case .hebrew: ["Noto Sans Hebrew"]
    case .thai: ["Noto Sans Thai"]
    case .devanagari: ["Noto Sans Devanagari"]
    default: [eastAsian, "Noto Sans Symbols", "Noto Sans Math"]
    }
  }

  /// The suffix of the Noto CJK family that draws Han characters as readers of a language expect them.
  private static func eastAsianRegion(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "ko": return "KR"
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") { return "HK" }
      return parts.contains("hant") || parts.contains("tw") ? "TC" : "SC"
    default: return "JP"
    }
  }
}
