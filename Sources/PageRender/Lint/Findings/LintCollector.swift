public import PageBase
internal import PageLayout

/// Gathers findings, screen by screen, in any order.
public struct LintCollector: Sendable {
  private struct Key: Hashable {
    var source: Int
    var rule: LintRule
    var page: String
    var topic: String
  }

  private struct Found: Sendable {
    /// The finding as it is at `worstPlace`.
    var worst: LintFinding
    var worstPlace: Place
    /// All places at which the finding shows, in any order.
    var places: [Place]

    /// An environment, by index, and a step of the page's flow. `step` is `nil` for the page before its first
    /// step.
    struct Place: Sendable {
      var place: Int
      var amount: Double
      var step: String?
      /// True if code, container and orientation cannot change the finding there.
      var isProved: Bool

      /// Returns true if `a` is worse than `b`, which a proved finding is; of equally bad places, if its step
      /// comes first, then its environment.
      static func precedes(_ a: Place, _ b: Place) -> Bool {
        guard a.isProved == b.isProved else { return a.isProved }
        return (-a.amount, a.step ?? "", a.place) < (-b.amount, b.step ?? "", b.place)
      }
    }
  }

  private var found: [Key: Found] = [:]
  private var screenCount = 0

  public init() {}

  /// Adds the findings of one page in one environment.
  ///
  /// - Parameters:
  ///   - source: The index of the page's source among the judged sources.
  ///   - place: The index of the environment among those of the source.
  public mutating func add(_ findings: [LintFinding], source: Int, place: Int) {
    screenCount += 1
    for finding in findings {
      let place = Found.Place(
        place: place, amount: finding.amount, step: finding.step, isProved: finding.ground == .proved)
      let key = Key(
        source: source, rule: finding.rule, page: finding.isOfDocument ? "" : finding.page,
        topic: finding.topic)
      add(Found(worst: finding, worstPlace: place, places: [place]), for: key)
    }
  }

  /// Adds a finding about a source that shows in several environments, and judges no further screen.
  package mutating func add(_ finding: LintFinding, source: Int, places: Range<Int>) {
    let shown = places.map { place in
      Found.Place(place: place, amount: finding.amount, step: nil, isProved: finding.ground == .proved)
    }
    guard let first = shown.first else { return }
    let key = Key(
      source: source, rule: finding.rule, page: finding.isOfDocument ? "" : finding.page,
      topic: finding.topic)
    add(Found(worst: finding, worstPlace: first, places: shown), for: key)
  }

  public mutating func add(_ other: LintCollector) {
    screenCount += other.screenCount
    for (key, found) in other.found { add(found, for: key) }
  }

  private mutating func add(_ new: Found, for key: Key) {
    guard let index = found.index(forKey: key) else {
      found[key] = new
      return
    }
    let (place, own) = (new.worstPlace, found.values[index].worstPlace)
    let isFirst = Found.Place.precedes(place, own)
    // Of equally bad findings the first page's counts, whichever task found it first.
    let isEqual = !isFirst && !Found.Place.precedes(own, place)
    if isFirst || isEqual && new.worst.page < found.values[index].worst.page {
      found.values[index].worst = new.worst
      found.values[index].worstPlace = place
    }
    found.values[index].places += new.places
  }

  /// - Parameters:
  ///   - environments: The environments of each source, by the source's index.
  ///   - settings: The settings of each source, by the source's index.
  public func report(_ environments: [[PageEnvironment]], settings: [LintSettings]) -> LintReport {
    var report = LintReport(
      found.filter { isCommon($1, of: $0, in: environments[$0.source]) }.map { key, found in
        let finding = found.worst
        let verdict = settings[key.source].verdict(on: finding)
        var seen: Set<Int> = []
        let places = found.places.sorted(by: Found.Place.precedes).map(\.place).filter {
          seen.insert($0).inserted
        }
        return (finding, key.source, verdict, places.map { environments[key.source][$0] })
      }, screenCount: screenCount)
    report.unneeded = settings.enumerated().flatMap { source, settings in
      let findings = found.filter { $0.key.source == source }.values.map(\.worst)
      return settings.exceptions.filter { exception in
        exception.isAboutFindings && !findings.contains { exception.concerns($0) }
      }.map { (source, $0) }
    }
    return report
  }
}

extension LintCollector {
  /// Returns true if a finding shows on enough screens to be reported. An orphaned word has to show on half
  /// the screens of its languages, because at some width every text leaves a word alone.
  private func isCommon(_ found: Found, of key: Key, in environments: [PageEnvironment]) -> Bool {
    guard key.rule == .orphanWord else { return true }
    let places = Set(found.places.map(\.place))
    let locales = Set(places.map { environments[$0].locale })
    return 2 * places.count >= environments.count { locales.contains($0.locale) }
  }
}
