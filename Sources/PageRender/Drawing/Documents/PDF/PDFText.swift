internal import PageBase

/// Texts for PDF's dictionaries and for XML.
enum PDFText {
  /// The text on one line: control characters, which viewers show as boxes, become spaces.
  static func line(_ text: String) -> String {
    // Most texts are printable ASCII, for which no look at the characters' properties is needed.
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

  /// The text on one line, for an element of XML.
  static func xml(_ text: String) -> String { XMLText.content(line(text)) }
}
