internal import PageBase

/// Texts as Markdown shows them.
enum Markdown {
  /// The greatest length of a text in a table's cell, in Unicode scalars.
  private static let longestText = 300

  /// Escapes a text so that Markdown shows it as it is, on one line.
  static func text(_ text: String) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if count > longestText { return result + "…" }
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where scalar.isControl || scalar == "\u{2028}" || scalar == "\u{2029}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
