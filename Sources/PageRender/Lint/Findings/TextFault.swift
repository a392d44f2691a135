public import PageBase
internal import PageLayout

/// A text that does not fit, or is not translated, in one language: a row of a report for translators.
public struct TextFault: Sendable {
  /// The finding in the environment in which the fewest characters fit.
  public var finding: LintFinding
  /// The environment in which `finding` was made.
  public var environment: PageEnvironment
  /// The index of the finding's source among the judged sources.
  public var source: Int
  /// Other faults of the text in the same language, in words.
  private var otherFaults: [String] = []
  /// The path of a picture in which the text is marked; `nil` if none was drawn.
  public var picture: String?

  public init(_ finding: LintFinding, in environment: PageEnvironment, source: Int = 0) {
    self.finding = finding
    self.environment = environment
    self.source = source
  }

  /// The text's key in a strings file; `nil` if the text is written in the page's own file.
  public var key: String? { finding.text?.key }

  /// The number of characters that fit; `nil` if unknown.
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
    return
      "\(finding.rule.rawValue): \(subject)\(finding.fault)\(finding.ground.clause(for: finding.rule))"
  }

  /// All faults of the text in the language, separated by semicolons.
  private var faults: String { ([words] + otherFaults).joined(separator: "; ") }

  private var page: String { finding.page + (finding.step.map { " after \($0)" } ?? "") }

  /// The device's name, with the orientation unless it is portrait: `iPhone SE (3rd generation), landscape`.
  private var device: String {
    environment.device.name
      + (environment.orientation == .portrait ? "" : ", \(environment.orientation.rawValue)")
  }

  // MARK: One row a text

  /// Merges the faults of each text in each language, in the order of their first faults. A merged fault has
  /// the smallest limit and lists all faults.
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

  /// The faults as records of a CSV table, the first of which is the header; without line ends, which are
  /// CRLF.
  ///
  /// Follows RFC 4180: fields with commas, quotes or line breaks are quoted, and quotes in them are doubled.
  /// A field that a spreadsheet would read as a formula starts with an apostrophe: the first characters are those of
  /// https://owasp.org/www-community/attacks/CSV_Injection, full-width ones among them.
  public static func csv(_ faults: [TextFault]) -> [String] {
    let header = [
      "key", "locale", "source text", "translation", "limit", "characters", "device", "text size", "page",
      "fault",
      "picture", "ground",
    ]
    return [header.joined(separator: ",")] + faults.map { $0.fields.map(escaped).joined(separator: ",") }
  }

  private var fields: [String] {
    let text = finding.text
    return [
      key ?? "", environment.locale, text?.source ?? "", text?.translation ?? "",
      limit.map(String.init) ?? "",
      text?.length.map(String.init) ?? "", device, environment.contentSize.rawValue, page, faults,
      picture ?? "", finding.ground.name,
    ]
  }

  private static func escaped(_ field: String) -> String {
    var field = field
    if let first = field.unicodeScalars.first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) {
      field = "'" + field
    }
    guard field.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return field
    }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  // MARK: XLIFF

  /// The faults as lines of an XLIFF 1.2 document: a `file` for each source and language, each text's limit
  /// as `maxwidth`, and a note with its faults.
  ///
  /// - Parameters:
  ///   - files: The file of each source, by the source's index.
  ///   - languages: The source language of each source.
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
        "  <file original=\(XMLText.attribute(files[part.source])) "
          + "source-language=\(XMLText.attribute(languages[part.source])) "
          + "target-language=\(XMLText.attribute(part.locale)) datatype=\"plaintext\">")
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
      "      <trans-unit id=\(XMLText.attribute(key ?? "\(page)/\(number)"))\(limit) xml:space=\"preserve\">",
      "        <source>\(XMLText.content(text?.source ?? ""))</source>",
      "        <target>\(XMLText.content(text?.translation ?? ""))</target>",
      "        <note>\(XMLText.content("\(faults) (\(place))"))</note>", "      </trans-unit>",
    ]
  }
}
