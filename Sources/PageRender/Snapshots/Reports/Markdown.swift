internal import PageBase

/// Texts as Markdown shows them.
enum Markdown {
  /// The greatest length of a text in a table's cell, in Unicode scalars.
  private static let longestText = 300

  /// Escapes a text so that Markdown shows it as it is, on one line: GitHub notifies nobody whom it mentions, and links
  /// no address in it (GitHub Flavored Markdown, 6.9).
  static func text(_ text: String) -> String {
    var result = ""
    var count = 0
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      count += 1
      if count > longestText { return result + "…" }
      defer { last = scalar }
      switch scalar {
      case "@" where !last.properties.isAlphabetic && !("0"..."9").contains(last): result += "@\u{2060}"
      case "/" where last == "/": result += "\\/"
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where Wording.mustBeEscaped(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
