internal import PageBase
internal import PageLayout

/// Findings with a common cause, told once.
extension LintReport {
  /// A copy with each cause once. Equal findings about layout or style on several pages of a source become
  /// one entry, which names the other pages. So do the findings about views that one bar, or panels on one
  /// spot, cause. Findings about a page's own texts stay separate.
  public var byCause: LintReport { merging(as: \.pageCause) }

  /// A copy with one entry for the same fault of a page's equal views, such as a keypad's buttons.
  public var joiningEqualViews: LintReport { merging(as: \.viewCause) }

  /// A copy with one entry for a page's status bar and its navigation bar's words on one ground: the one that
  /// lacks most contrast, which names the others.
  public var joiningTopGrounds: LintReport {
    merging(as: \.topGroundCause) { $0.finding.amount > $1.finding.amount }
  }

  /// A copy in which entries of one cause are merged into the first, or into one that leads it. Entries without
  /// a cause stay.
  private func merging(
    as cause: (Entry) -> Cause?, leads: (Entry, Entry) -> Bool = { _, _ in false }
  ) -> LintReport {
    var report = self
    report.entries = []
    var known: [Cause: Int] = [:]
    /// The environments of each entry of the report, by index, if entries were merged into it.
    var environments: [Int: Set<PageEnvironment>] = [:]
    for var entry in entries {
      let cause = cause(entry)
      guard let cause, let place = known[cause] else {
        if let cause { known[cause] = report.entries.count }
        report.entries.append(entry)
        continue
      }
      if leads(entry, report.entries[place]) {
        swap(&entry, &report.entries[place])
        report.entries[place].otherPlaces = entry.otherPlaces
        environments[place] = nil
      }
      report.entries[place].take(entry, isOtherPage: cause.shared == nil)
      var shown = environments.removeValue(forKey: place) ?? Set(report.entries[place].environments)
      report.entries[place].cause.places += entry.environments.filter { shown.insert($0).inserted }
      environments[place] = shown
    }
    return report
  }

  /// The identity of a cause.
  fileprivate struct Cause: Hashable {
    var source: Int
    /// `nil` for a cause of findings of several rules.
    var rule: LintRule?
    var severity: Diagnostic.Severity
    var reason: String?
    /// The cause that the findings share; `nil` for equal findings on several pages.
    var shared: SharedCause?
    var words: [String] = []
  }
}

extension LintReport.Entry {
  /// The cause of findings about one page's equal views.
  fileprivate var viewCause: LintReport.Cause? {
    guard finding.step == nil, case .equalViews = finding.sharedCause else { return nil }
    return cause(finding.sharedCause)
  }

  /// The cause of findings about the words and symbols at a page's top.
  fileprivate var topGroundCause: LintReport.Cause? {
    guard finding.step == nil, case .topGround = finding.sharedCause else { return nil }
    return cause(finding.sharedCause)
  }

  /// The cause of findings on several pages, or about several views.
  fileprivate var pageCause: LintReport.Cause? {
    guard finding.step == nil else { return nil }
    switch finding.sharedCause {
    case .bar, .panels, .defaultTint: return cause(finding.sharedCause)
    case .equalViews, .topGround, nil:
      var cause = cause(nil)
      cause.words = [finding.topic, finding.fault]
      // A text at one position of the file is that of a control that the pages share.
      if finding.text != nil, let position = finding.position, !finding.isOfLayout {
        cause.words = [
          finding.file ?? "", "\(position.line):\(position.column)", finding.subject, finding.fault,
        ]
        return cause
      }
      return finding.isOfLayout ? cause : nil
    }
  }

  private func cause(_ shared: SharedCause?) -> LintReport.Cause {
    LintReport.Cause(
      source: source, rule: shared?.joinsRules == true ? nil : finding.rule, severity: severity,
      reason: reason, shared: shared)
  }

  fileprivate mutating func take(_ other: LintReport.Entry, isOtherPage: Bool) {
    if isOtherPage {
      otherPages.append(other.finding.page)
    } else {
      otherPlaces.append(Place(page: other.finding.page, subject: other.finding.subject))
    }
  }
}

extension LintFinding {
  /// True if the finding is about a style, control or constraint, which pages share, and not about one page's
  /// text.
  fileprivate var isOfLayout: Bool {
    switch rule {
    case .lowContrast, .smallText, .touchSize, .touchOverlap, .contradiction, .ambiguousLayout,
      .ambiguousContent, .brokenConstraint, .fixedTextSize, .unsafeArea, .dynamicType, .missingLabel,
      .reuseIdentifier, .missingTrailing, .fixedFrame, .misplacedFrame, .classModule, .textOverPicture,
      .statusBarOverlap:
      true
    default: false
    }
  }
}
