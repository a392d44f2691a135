/// Texts as PDF's dictionaries have them.
enum PDFText {
  /// One line without control characters, which viewers show as boxes.
  static func line(_ text: String) -> String {
    // Most texts are of letters that need no look at their properties.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029 {
        if line.last != " " { line.append(" ") }
      } else if scalar.value & 0xFFFE != 0xFFFE {
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// The text of an XML element.
  static func xml(_ text: String) -> String {
    var escaped = ""
    for character in line(text).unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
