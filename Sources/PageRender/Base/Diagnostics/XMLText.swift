/// Texts as XML 1.0 and HTML can hold them. A character that they cannot hold, such as a control character, becomes U+FFFD;
/// commands of a runner's log become none.
package enum XMLText {
  /// Escapes a text for an element's content, between two tags.
  package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Escapes a text for an attribute, and encloses it in double quotation marks.
  package static func attribute(_ text: String) -> String { "\"\(escaped(text, isAttribute: true))\"" }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "#" where last == "#": result += "&#35;"
      case ":" where last == ":": result += "&#58;"
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
