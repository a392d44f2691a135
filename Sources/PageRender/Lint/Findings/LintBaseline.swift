public import PageBase
internal import PageLayout

/// Findings that a team already knows, so that only new findings fail a run.
///
/// A finding is identified by its rule, page and topic, whatever its numbers are and wherever it moves in its
/// file.
public struct LintBaseline: Sendable {
  /// One known finding, with words for people who read the file.
  public struct Entry: Hashable, Sendable {
    public var rule: String
    public var page: String
    public var subject: String
    /// The ground's name; `nil` in a baseline of an earlier version.
    public var ground: String?
    var fingerprint: String
  }

  public private(set) var entries: [Entry]

  /// The maximum size of a baseline file, in bytes.
  public static let maximumFileSize = 16 << 20
  private static let version = 1.0
  private static let maximumEntries = 200_000

  /// - Parameter names: The name of each judged source, by index. Names instead of paths keep a baseline
  ///   valid in other folders.
  public init(of report: LintReport, names: [String]) {
    var seen: Set<String> = []
    entries = report.entries.compactMap { entry in
      let fingerprint = entry.fingerprint(file: names[entry.source])
      guard seen.insert(fingerprint).inserted else { return nil }
      return Entry(
        rule: entry.finding.rule.rawValue, page: entry.finding.page, subject: entry.finding.subject,
        ground: entry.finding.ground.name, fingerprint: fingerprint)
    }
  }

  /// Reads a baseline file, as `text` writes it.
  ///
  /// - Returns: The baseline; `nil` if the file is not a valid baseline, with at least one error.
  public static func read(_ bytes: [UInt8], file: String) -> (
    baseline: LintBaseline?, diagnostics: [Diagnostic]
  ) {
    var checker = JSONChecker(file: file)
    let baseline = Self(bytes, &checker)
    return (checker.errorCount == 0 ? baseline : nil, checker.diagnostics)
  }

  private init?(_ bytes: [UInt8], _ checker: inout JSONChecker) {
    guard let root = checker.document(bytes),
      let object = checker.object(
        root, "the baseline", keys: ["version", "findings"], required: ["version", "findings"]),
      let version = object["version"].flatMap({ checker.number($0, "\"version\"", in: 1...1000) }),
      let list = object["findings"].flatMap({ checker.list($0, "\"findings\"", limit: Self.maximumEntries) })
    else { return nil }
    guard version == Self.version else {
      checker.report(
        "the baseline is of version \(Wording.number(version)), which this program does not know; write it anew with "
          + "--update-baseline", at: object["version"]?.position)
      return nil
    }
    entries = list.compactMap { value in
      let keys = ["rule", "page", "subject", "fingerprint"]
      guard let object = checker.object(value, "a finding", keys: keys + ["ground"], required: keys) else {
        return nil
      }
      let words = keys.map { key in object[key].flatMap { checker.string($0, Wording.quoted(key)) } ?? "" }
      let ground = object["ground"].flatMap { checker.string($0, "\"ground\"") }
      return Entry(
        rule: words[0], page: words[1], subject: words[2], ground: ground, fingerprint: words[3])
    }
  }

  /// The baseline as a file, with one line per finding in a fixed order, so that diffs are legible.
  public var text: String {
    let lines = entries.map { entry in
      "    "
        + JSONOutput.object(
          [
            ("rule", .string(entry.rule)), ("page", .string(entry.page)), ("subject", .string(entry.subject)),
          ] + [entry.ground.map { ("ground", .string($0)) }].compactMap(\.self)
            + [("fingerprint", .string(entry.fingerprint))]
        ).text
    }
    return "{\n  \"version\": 1,\n  \"findings\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  /// Returns the report without the baseline's findings, and the baseline's entries that the report no longer
  /// has.
  public func new(in report: LintReport, names: [String]) -> (report: LintReport, mended: [Entry]) {
    let known = Set(entries.map(\.fingerprint))
    var found: Set<String> = []
    let rest = report.leavingOut { entry in
      let fingerprint = entry.fingerprint(file: names[entry.source])
      found.insert(fingerprint)
      return known.contains(fingerprint)
    }
    return (rest, entries.filter { !found.contains($0.fingerprint) })
  }
}
