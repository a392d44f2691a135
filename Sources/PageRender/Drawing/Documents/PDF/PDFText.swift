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

/// A moment in UTC, as PDF and XMP write it.
struct PDFDate: Equatable {
  private let fields: [Int]

  /// `nil` outside the years 1 to 9999, for which there are no four digits.
  ///
  /// - Parameter seconds: Since 1970.
  init?(_ seconds: Int) {
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let second = seconds - day * 86_400
    // Days from a 1 March, in eras of 400 years: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    let shifted = day + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    fields = [
      yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1,
      second / 3600, second / 60 % 60, second % 60,
    ]
  }

  /// `D:20261122083000Z` (ISO 32000-1, 7.9.4).
  var inInformation: String { "D:" + digits.joined() + "Z" }

  /// `2026-11-22T08:30:00Z`.
  var inMetadata: String {
    digits[0...2].joined(separator: "-") + "T" + digits[3...5].joined(separator: ":") + "Z"
  }

  private var digits: [String] {
    fields.enumerated().map { index, number in
      let text = String(number)
      return String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - text.count)) + text
    }
  }
}

/// The document's metadata in XMP (ISO 16684-1).
struct PDFMetadata {
  let information: DocumentInformation

  init(_ information: DocumentInformation) { self.information = information }

  var xml: String {
    let language = PDFText.xml(information.language)
    var elements = [
      "<dc:format>application/pdf</dc:format>",
      "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">\(PDFText.xml(information.title))</rdf:li></rdf:Alt></dc:title>",
      "<dc:language><rdf:Bag><rdf:li>\(language)</rdf:li></rdf:Bag></dc:language>",
      "<pdf:Producer>PageRender</pdf:Producer>",
    ]
    if let subject = information.subject {
      elements.append(
        "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">\(PDFText.xml(subject))</rdf:li></rdf:Alt>"
          + "</dc:description>")
    }
    if !information.keywords.isEmpty {
      elements.append(
        "<pdf:Keywords>\(PDFText.xml(information.keywords.joined(separator: ", ")))</pdf:Keywords>")
    }
    if let date = information.date.flatMap(PDFDate.init)?.inMetadata {
      elements.append("<xmp:CreateDate>\(date)</xmp:CreateDate><xmp:ModifyDate>\(date)</xmp:ModifyDate>")
    }
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
      xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
      \(elements.joined(separator: "\n"))
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="r"?>
      """
  }
}
