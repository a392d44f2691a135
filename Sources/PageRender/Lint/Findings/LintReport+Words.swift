internal import LayoutEngine
public import PageBase
internal import PageLayout

extension LintReport {
  /// The findings as lines: `deck.json:14:17: error: text-overlap: page "lesson-3": detail overlaps NEXT by
  /// 22 pt on iPhone SE (worst of 3 devices, de): …`.
  ///
  /// - Parameters:
  ///   - files: The file of each source, by the source's index.
  ///   - environments: The environments in which each source was judged.
  ///   - gathered: The indices of sources of which more than three findings of one rule are one line.
  ///   - written: Formats a line; by default as plain text.
  public func lines(
    files: [String], environments: [[PageEnvironment]], gathered: Set<Int> = [],
    written: (Diagnostic) -> String = \.description
  ) -> [String] {
    groups(gathered: gathered).map { first, others in
      var diagnostic = first.diagnostic(file: files[first.source], among: environments[first.source])
      if !others.isEmpty { diagnostic.message += "; \(Self.words(for: others))" }
      return written(diagnostic)
    }
  }

  /// The number of findings of a rule in a document from which they are one line. Notes, which are for the
  /// document's author, are one line from two on, so that the faults that users see stay in sight; so are
  /// errors and warnings of a document that would have too many lines.
  ///
  /// - Parameter isLong: True for such a document.
  private static func groupSize(of severity: Diagnostic.Severity, isLong: Bool) -> Int {
    severity == .note || isLong ? 2 : 4
  }

  /// The number of lines up to which a document has a line for each of three findings of a rule.
  private static let longestDocument = 10

  /// The entries in order, each with those that are told in its line: entries of its source, rule and
  /// severity.
  private func groups(gathered: Set<Int>) -> [(first: Entry, others: [Entry])] {
    let groups = groups(gathered: gathered, long: [])
    let long = gathered.filter { source in
      groups.count { $0.first.source == source } > Self.longestDocument
    }
    return long.isEmpty ? groups : self.groups(gathered: gathered, long: long)
  }

  private func groups(gathered: Set<Int>, long: Set<Int>) -> [(first: Entry, others: [Entry])] {
    var groups: [(first: Entry, others: [Entry])] = []
    for entry in entries {
      func isAlike(_ other: Entry) -> Bool {
        other.source == entry.source && other.finding.rule == entry.finding.rule
          && other.severity == entry.severity
      }
      let size = Self.groupSize(of: entry.severity, isLong: long.contains(entry.source))
      if gathered.contains(entry.source), entries.count(where: isAlike) >= size,
        let group = groups.firstIndex(where: { isAlike($0.first) })
      {
        groups[group].others.append(entry)
      } else {
        groups.append((entry, []))
      }
    }
    return groups
  }

  /// The number of further findings, and the first two by their views.
  private static func words(for others: [Entry]) -> String {
    let named = others.prefix(2).map { entry in
      let page = "page \(Wording.quoted(entry.finding.page))"
      return entry.finding.subject.isEmpty ? page : "\(entry.finding.subject) of \(page)"
    }
    return "\(others.count) more, such as \(Wording.list(named)) (--all lists them)"
  }

  /// The counts in words: `2 errors, 1 warning and no notes in 4032 screens on 84 devices`; up to three
  /// devices are named.
  ///
  /// - Parameter environments: The environments in which each source was judged.
  public func summary(in environments: [[PageEnvironment]]) -> String {
    func counted(_ n: Int, _ noun: String) -> String { n == 0 ? "no \(noun)s" : Wording.count(n, noun) }
    let parts = [
      counted(count(of: .error), "error"), counted(count(of: .warning), "warning"),
      counted(count(of: .note), "note"),
    ]
    let off = switchedOff.reduce(0) { $0 + $1.count }
    var uncounted: [String] = []
    if off > 0 { uncounted.append("\(off) switched off") }
    if knownCount > 0 { uncounted.append("\(knownCount) in the baseline") }
    return "\(parts[0]), \(parts[1]) and \(parts[2]) in \(counted(screenCount, "screen"))"
      + Self.devices(environments.joined().map(\.device))
      + (uncounted.isEmpty ? "" : "; not counted: \(uncounted.joined(separator: ", "))")
  }

  /// The number of devices up to which all are named; more are only counted.
  private static let namedDevices = 3

  private static func devices(_ all: [Device]) -> String {
    var ids: Set<String> = []
    let devices = all.filter { ids.insert($0.id).inserted }
    guard !devices.isEmpty else { return "" }
    return devices.count > namedDevices
      ? " on \(devices.count) devices" : " on \(Wording.list(devices.map(\.name)))"
  }
}

extension LintReport.Entry {
  /// The finding in words, without its file and rule.
  ///
  /// - Parameter title: The page's name for readers; by default its id.
  public func words(among judged: [PageEnvironment], title: (String) -> String = { $0 }) -> String {
    let words = EnvironmentWords(environments, among: judged)
    let place = words.text.isEmpty || finding.rule.isOfLanguage ? "" : " on \(words.text)"
    // For a view of several pages the pages follow the subject: `title of page "a" and 2 more pages`.
    let subject =
      finding.subject.isEmpty ? "" : otherPages.isEmpty ? "\(finding.subject) " : "\(finding.subject) of "
    let fix = finding.fix.isEmpty ? "" : ": \(finding.fix)"
    let reason = reason.map { " (reason: \($0))" } ?? ""
    let step = finding.step.map { " after \(Wording.quoted($0))" } ?? ""
    let others = otherPages.count
    let pages = others == 0 ? "" : " and \(Wording.count(others, "more page"))"
    let page = "page \(Wording.quoted(title(finding.page)))\(pages)\(step)"
    let whose = subject.isEmpty || otherPages.isEmpty ? "\(page): \(subject)" : "\(subject)\(page) "
    let unless = finding.ground.clause(for: finding.rule)
    return "\(whose)\(finding.fault)\(place)\(unless)\(fix)\(reason)\(causeWords)"
  }

  private var causeWords: String {
    guard let cause = finding.sharedCause, !otherPlaces.isEmpty else { return "" }
    return "; \(cause.words(for: otherPlaces))"
  }

  /// The finding as a diagnostic, in the form of other commands' messages.
  ///
  /// - Parameters:
  ///   - file: The file of the finding's source.
  ///   - judged: All environments in which the page was judged.
  public func diagnostic(file: String, among judged: [PageEnvironment]) -> Diagnostic {
    Diagnostic(
      severity, file: finding.file ?? file, position: finding.position,
      "\(finding.rule.rawValue): \(words(among: judged))")
  }
}
