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
    /// The name of the judged file; `nil` in a baseline of an earlier version.
    public var source: String?
    /// The reason why the finding stays, which people write into the file; `nil` without one.
    public var reason: String?
    var fingerprint: String
  }

  public private(set) var entries: [Entry]
  /// The extent of the runs that wrote the file; empty in a baseline of an earlier version.
  package private(set) var extent: LintExtent

  /// The maximum size of a baseline file, in bytes.
  public static let maximumFileSize = 16 << 20
  private static let version = 1.0
  private static let maximumEntries = 200_000

  /// - Parameter names: The name of each judged source, by index. Names instead of paths keep a baseline
  ///   valid in other folders.
  public init(of report: LintReport, names: [String]) {
    self.init(of: report, names: names, extent: LintExtent())
  }

  package init(of report: LintReport, names: [String], extent: LintExtent) {
    self.extent = extent
    var seen: Set<String> = []
    entries = report.entries.compactMap { entry in
      let fingerprint = entry.fingerprint(file: names[entry.source])
      guard seen.insert(fingerprint).inserted else { return nil }
      return Entry(
        rule: entry.finding.rule.rawValue, page: entry.finding.page, subject: entry.finding.subject,
        ground: entry.finding.ground.name, source: names[entry.source], fingerprint: fingerprint)
    }
  }

  /// Adds the reasons of an older baseline, and its findings that the run did not judge.
  ///
  /// - Returns: The number of these findings.
  package mutating func keep(_ older: LintBaseline, isJudged: (Entry) -> Bool) -> Int {
    let reasons = Dictionary(older.entries.map { ($0.fingerprint, $0.reason) }) { first, _ in first }
    for index in entries.indices { entries[index].reason = reasons[entries[index].fingerprint] ?? nil }
    let own = Set(entries.map(\.fingerprint))
    let kept = older.entries.filter { !own.contains($0.fingerprint) && !isJudged($0) }
    entries += kept
    if !kept.isEmpty { extent.add(older.extent) }
    return kept.count
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
        root, "the baseline", keys: ["version", "judged", "findings"], required: ["version", "findings"]),
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
      let others = ["ground", "source", "reason"]
      guard let object = checker.object(value, "a finding", keys: keys + others, required: keys) else {
        return nil
      }
      let words = keys.map { key in object[key].flatMap { checker.string($0, Wording.quoted(key)) } ?? "" }
      let more = others.map { key in object[key].flatMap { checker.string($0, Wording.quoted(key)) } }
      return Entry(
        rule: words[0], page: words[1], subject: words[2], ground: more[0], source: more[1], reason: more[2],
        fingerprint: words[3])
    }
    extent = LintExtent(object["judged"], &checker)
  }

  /// The baseline as a file, with one line per finding in a fixed order, so that diffs are legible.
  public var text: String {
    let lines = entries.map { entry in
      let members = [
        ("rule", entry.rule), ("page", entry.page), ("subject", entry.subject), ("ground", entry.ground),
        ("source", entry.source), ("reason", entry.reason), ("fingerprint", entry.fingerprint),
      ]
      return "    "
        + JSONOutput.object(members.compactMap { key, word in word.map { (key, .string($0)) } }).text
    }
    return "{\n  \"version\": 1,\n\(extent.text)  \"findings\": [\n" + lines.joined(separator: ",\n")
      + "\n  ]\n}\n"
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
