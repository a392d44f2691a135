/// Texts as XML 1.0 can hold them. A character that it cannot hold, such as a control character, becomes U+FFFD.
enum XMLText {
  /// Escapes a text for an element's content, between two tags.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Escapes a text for an attribute, and encloses it in double quotation marks.
  static func attribute(_ text: String) -> String { "\"\(escaped(text, isAttribute: true))\"" }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      // Parsers turn these into spaces in attributes, and carriage returns into line feeds anywhere.
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// XML 1.0 (fifth edition), production 2, Char.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
