public import PageBase
public import PageLayout

/// The findings of many environments, with each fault listed once.
public struct LintReport: Sendable {
  /// One fault, with the environments in which it shows.
  public struct Entry: Sendable {
    /// The finding as it is in the worst environment.
    public var finding: LintFinding
    /// The index of the finding's source among the judged sources.
    public var source: Int
    public var severity: Diagnostic.Severity
    /// The reason why the severity differs from the rule's own; `nil` without one.
    public var reason: String?
    /// The fault and the environments in which it shows: the worst first, then in the order in which they
    /// were judged.
    public var cause: Cause<PageEnvironment>
    /// Environments in which the finding shows.
    public var environments: [PageEnvironment] { cause.places }
    /// Further pages on which the same cause shows, by their ids, in order.
    public internal(set) var otherPages: [String] = []
    /// Further views of the source for which the same bar is the cause, with their pages, in order.
    public internal(set) var otherPlaces: [Place] = []

    /// A view, by its name, and its page.
    public struct Place: Hashable, Sendable {
      public var page: String
      public var subject: String
    }
  }

  /// The findings: errors first, then warnings and notes; within a severity by file and position.
  public internal(set) var entries: [Entry] = []
  /// The number of findings that are switched off, by rule and reason.
  public private(set) var switchedOff: [(rule: LintRule, count: Int, reason: String?)] = []
  /// The indices of the sources whose pages are the same in every text size.
  package var sourcesOfOneSize: Set<Int> = []
  /// The number of findings left out because the baseline has them.
  public private(set) var knownCount = 0
  /// Exceptions that concern none of the findings, with the index of their source.
  public internal(set) var unneeded: [(source: Int, exception: LintException)] = []
  /// The number of judged screens: each page counts once per environment.
  public private(set) var screenCount = 0

  public func count(of severity: Diagnostic.Severity) -> Int { entries.count { $0.severity == severity } }

  /// Returns true if there is a finding of the severity or a higher one.
  public func fails(on severity: Diagnostic.Severity) -> Bool {
    entries.contains { $0.severity <= severity }
  }

  /// A copy without the findings that `isKnown` accepts; they count in `knownCount`.
  func leavingOut(_ isKnown: (Entry) -> Bool) -> LintReport {
    var report = self
    report.entries.removeAll(where: isKnown)
    report.knownCount += entries.count - report.entries.count
    return report
  }

  /// Replaces the finding of an entry with a completed one.
  package mutating func replace(_ index: Int, with finding: LintFinding) {
    entries[index].finding = finding
    entries[index].cause.text = finding.fault
  }
}

extension LintException {
  /// True if the exception changes the severity of findings, rather than a rule's threshold.
  var isAboutFindings: Bool { if case .threshold = effect { false } else { true } }
}

extension LintReport {
  init(
    _ found: [(LintFinding, Int, LintSettings.Verdict, [PageEnvironment])], screenCount: Int
  ) {
    self.screenCount = screenCount
    var off: [(rule: LintRule, reason: String?)] = []
    for (finding, source, verdict, environments) in found {
      guard let severity = verdict.severity else {
        off.append((finding.rule, verdict.reason))
        continue
      }
      entries.append(
        Entry(
          finding: finding, source: source, severity: severity, reason: verdict.reason,
          cause: Cause(finding.fault, at: environments)))
    }
    entries.sort { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    for rule in LintRule.allCases {
      let reasons = off.filter { $0.rule == rule }.map { $0.reason ?? "" }
      for reason in Set(reasons).sorted() {
        switchedOff.append((rule, reasons.count { $0 == reason }, reason.isEmpty ? nil : reason))
      }
    }
  }
}

extension LintReport.Entry {
  fileprivate var sortKey: [String] {
    func padded(_ number: Int) -> String { String(1_000_000_000 + number) }
    return [
      padded(severity.rank), padded(source), finding.file ?? "", padded(finding.position?.line ?? 0),
      padded(finding.position?.column ?? 0), finding.page, finding.step ?? "", finding.rule.rawValue,
      finding.topic,
    ]
  }
}

extension Diagnostic.Severity: Comparable {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }

  /// Errors come first.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
