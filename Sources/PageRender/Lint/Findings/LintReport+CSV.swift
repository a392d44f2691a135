public import PageBase
public import PageLayout

/// A fault of a text in one language, for whoever translates it.
public struct TextFault: Hashable, Sendable {
  /// The text's key in a file of texts; `nil` where it stands in the page's own file.
  public var key: String?
  public var locale: String
  public var page: String
  /// Where it is worst in this language.
  public var environment: PageEnvironment
  public var rule: LintRule
  /// What is wrong, in words.
  public var words: String
  /// How many characters it has; `nil` where that is not known.
  public var length: Int?
  /// How many characters fit; `nil` where that was not found out.
  public var fittingLength: Int?

  public init(_ finding: LintFinding, in environment: PageEnvironment) {
    key = finding.text?.key
    locale = environment.locale
    page = finding.page + (finding.step.map { " after \($0)" } ?? "")
    self.environment = environment
    rule = finding.rule
    words = finding.subject.isEmpty ? finding.fault : "\(finding.subject) \(finding.fault)"
    length = finding.text?.length
    fittingLength = finding.text?.fittingLength
  }

  /// The records of a table with a header, without their ends, which are CRLF.
  ///
  /// As RFC 4180 has it: fields with commas, quotes or line breaks stand in quotes, and quotes in them are doubled. A field
  /// that a spreadsheet would take for a formula gets an apostrophe in front.
  public static func csv(_ faults: [TextFault]) -> [String] {
    let header = ["key", "locale", "page", "device", "fault", "characters", "fitting characters"]
    return [header.joined(separator: ",")] + faults.map { $0.fields.map(escaped).joined(separator: ",") }
  }

  private var fields: [String] {
    var device = [environment.device.name]
    if environment.orientation != .portrait { device.append(environment.orientation.rawValue) }
    if environment.contentSize != .large { device.append(environment.contentSize.rawValue) }
    return [
      key ?? "", locale, page, device.joined(separator: ", "), "\(rule.rawValue): \(words)",
      length.map(String.init) ?? "", fittingLength.map(String.init) ?? "",
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
}
