public import PageBase
internal import PageLayout

/// A text that does not fit in one language, or is not translated, for whoever translates it.
public struct TextFault: Sendable {
  /// As it is where the least of the text fits.
  public var finding: LintFinding
  /// The environment in which the text is judged.
  public var environment: PageEnvironment
  /// The place of its source among those that were judged.
  public var source: Int
  /// Other faults of the text in this language, in words.
  private var otherFaults: [String] = []
  /// The path of a picture with the place marked; `nil` where none was drawn.
  public var picture: String?

  public init(_ finding: LintFinding, in environment: PageEnvironment, source: Int = 0) {
    self.finding = finding
    self.environment = environment
    self.source = source
  }

  /// The text's key in a file of texts; `nil` where it stands in the page's own file.
  public var key: String? { finding.text?.key }

  /// How many characters fit; `nil` where that was not found out.
  public var limit: Int? { finding.text?.fittingLength }

  /// Returns true if a rule is about the room that a text has, or about its translation.
  public static func concerns(_ rule: LintRule) -> Bool {
    switch rule {
    case .textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .missingString, .untranslatedString,
      .staleString, .placeholderMismatch:
      true
    default: false
    }
  }

  private var words: String {
    let subject = finding.subject.isEmpty ? "" : finding.subject + " "
    return "\(finding.rule.rawValue): \(subject)\(finding.fault)"
  }

  /// All that is wrong with the text in this language.
  private var faults: String { ([words] + otherFaults).joined(separator: "; ") }

  private var page: String { finding.page + (finding.step.map { " after \($0)" } ?? "") }

  /// Such as `iPhone SE (3rd generation), landscape`.
  private var device: String {
    environment.device.name
      + (environment.orientation == .portrait ? "" : ", \(environment.orientation.rawValue)")
  }

  // MARK: One row a text

  /// Each text once in each language, in the order of the faults: with the smallest limit, and all its faults.
  public static func gathered(_ faults: [TextFault]) -> [TextFault] {
    struct Text: Hashable {
      var source: Int
      var locale: String
      var name: [String]
    }
    var gathered: [TextFault] = []
    var places: [Text: Int] = [:]
    for fault in faults {
      let name = fault.key.map { [$0] } ?? [fault.finding.page, fault.finding.subject]
      let text = Text(source: fault.source, locale: fault.environment.locale, name: name)
      guard let place = places[text] else {
        places[text] = gathered.count
        gathered.append(fault)
        continue
      }
      var (best, other) = (gathered[place], fault)
      if (fault.limit ?? .max) < (best.limit ?? .max) { swap(&best, &other) }
      for words in [other.words] + other.otherFaults
      where words != best.words && !best.otherFaults.contains(words) {
        best.otherFaults.append(words)
      }
      gathered[place] = best
    }
    return gathered
  }

  // MARK: CSV

  /// The records of a table with a header, without their ends, which are CRLF.
  ///
  /// As RFC 4180 has it: fields with commas, quotes or line breaks stand in quotes, and quotes in them are doubled. A field
  /// that a spreadsheet would take for a formula gets an apostrophe in front.
  public static func csv(_ faults: [TextFault]) -> [String] {
    let header = [
      "key", "locale", "source text", "translation", "limit", "characters", "device", "text size", "page",
      "fault",
      "picture",
    ]
    return [header.joined(separator: ",")] + faults.map { $0.fields.map(escaped).joined(separator: ",") }
  }

  private var fields: [String] {
    let text = finding.text
    return [
      key ?? "", environment.locale, text?.source ?? "", text?.translation ?? "",
      limit.map(String.init) ?? "",
      text?.length.map(String.init) ?? "", device, environment.contentSize.rawValue, page, faults,
      picture ?? "",
    ]
  }

  private static func escaped(_ field: String) -> String {
    var field = field
    if let first = field.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
      field = "'" + field
    }
    guard field.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return field
    }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  // MARK: XLIFF

  /// The texts as XLIFF 1.2, a `file` for each source and language, with a limit as `maxwidth` and a note on each.
  ///
  /// - Parameters:
  ///   - files: The file of each source.
  ///   - languages: The language that each source is translated from.
  public static func xliff(_ faults: [TextFault], files: [String], languages: [String]) -> [String] {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">",
    ]
    var parts: [(source: Int, locale: String)] = []
    for fault in faults
    where !parts.contains(where: { $0.source == fault.source && $0.locale == fault.environment.locale }) {
      parts.append((fault.source, fault.environment.locale))
    }
    for part in parts {
      let own = faults.filter { $0.source == part.source && $0.environment.locale == part.locale }
      lines.append(
        "  <file original=\"\(xml(files[part.source]))\" source-language=\"\(xml(languages[part.source]))\" "
          + "target-language=\"\(xml(part.locale))\" datatype=\"plaintext\">")
      lines.append("    <body>")
      for (number, fault) in own.enumerated() { lines += fault.unit(number: number + 1) }
      lines += ["    </body>", "  </file>"]
    }
    return lines + ["</xliff>"]
  }

  private func unit(number: Int) -> [String] {
    let text = finding.text
    let limit = limit.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
    let size = environment.contentSize == .large ? "" : ", text size \(environment.contentSize.rawValue)"
    let place = "\(page), \(device)\(size)" + (picture.map { ", see \($0)" } ?? "")
    return [
      "      <trans-unit id=\"\(Self.xml(key ?? "\(page)/\(number)"))\"\(limit) xml:space=\"preserve\">",
      "        <source>\(Self.xml(text?.source ?? ""))</source>",
      "        <target>\(Self.xml(text?.translation ?? ""))</target>",
      "        <note>\(Self.xml("\(faults) (\(place))"))</note>", "      </trans-unit>",
    ]
  }

  /// XML 1.0 has no other control characters than these.
  private static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
