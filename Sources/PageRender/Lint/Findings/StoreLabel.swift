public import PageBase

/// An accessibility label of the App Store that pictures can tell ("Accessibility Nutrition Labels", App Store
/// Connect Help). Labels about VoiceOver, captions and motion need the app in use.
public enum StoreLabel: String, Hashable, Sendable, CaseIterable {
  case largerText = "Larger Text"
  case sufficientContrast = "Sufficient Contrast"
  case darkInterface = "Dark Interface"

  /// The judgement of a label on all pages of a source.
  public enum Verdict: Hashable, Sendable {
    case holds
    /// The pages' faults, of which the first is named, and the number of further ones.
    case fails(at: String, others: Int)
    /// The reason why nobody can tell from pictures.
    case cannotBeTold(String)
  }

  /// The rules whose findings decide on a label.
  package var rules: Set<LintRule> {
    switch self {
    case .largerText:
      [.textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .offScreen, .dynamicType]
    case .sufficientContrast: [.lowContrast, .textOverPicture]
    case .darkInterface: [.lightInDark]
    }
  }

  /// The rules of all labels.
  package static let rules = allCases.reduce(into: Set<LintRule>()) { $0.formUnion($1.rules) }

  /// The text size from which on a text has at least twice its size: Body has 17 points, and 40 in AX3.
  package static let leastSize = ContentSize.accessibility3

  /// Returns true if texts have at least twice their size.
  package static func isLarge(_ size: ContentSize) -> Bool {
    let sizes = ContentSize.allCases
    guard let place = sizes.firstIndex(of: size), let least = sizes.firstIndex(of: leastSize) else {
      return false
    }
    return place >= least
  }
}

extension LintReport {
  /// The verdict on a label.
  ///
  /// - Parameters:
  ///   - source: The index of the judged source.
  ///   - environments: The environments in which the source was judged.
  public func verdict(
    on label: StoreLabel, source: Int, environments: [PageEnvironment]
  ) -> StoreLabel.Verdict {
    if let reason = label.missing(in: environments) { return .cannotBeTold(reason) }
    if label == .largerText, sourcesOfOneSize.contains(source) {
      return .fails(at: "every text: none follows the text size", others: 0)
    }
    let faults = entries.filter { $0.source == source && label.concerns($0) }
    let proved = faults.filter { $0.finding.ground == .proved && $0.finding.rule != .textOverPicture }
    if let first = proved.first { return .fails(at: first.place, others: proved.count - 1) }
    guard let first = faults.first else { return .holds }
    let others = faults.count > 1 ? " and \(faults.count - 1) more" : ""
    return .cannotBeTold("code decides on \(first.place)\(others)")
  }

  /// The verdicts as lines such as `Main.storyboard: Larger Text: fails at title of page "home" and 2 more`.
  ///
  /// - Parameters:
  ///   - files: The file of each source, by the source's index.
  ///   - environments: The environments in which each source was judged.
  public func labelLines(files: [String], environments: [[PageEnvironment]]) -> [String] {
    files.indices.flatMap { source in
      StoreLabel.allCases.map { label in
        let verdict = verdict(on: label, source: source, environments: environments[source])
        return "\(files[source]): \(label.rawValue): \(verdict)"
      }
    }
  }

  /// True if a label fails on a source.
  ///
  /// - Parameter environments: The environments in which each source was judged.
  public func failsLabel(environments: [[PageEnvironment]]) -> Bool {
    environments.indices.contains { source in
      StoreLabel.allCases.contains { label in
        if case .fails = verdict(on: label, source: source, environments: environments[source]) {
          true
        } else {
          false
        }
      }
    }
  }
}

extension StoreLabel.Verdict: CustomStringConvertible {
  public var description: String {
    switch self {
    case .holds: "holds here"
    case .fails(let place, let others): "fails at \(place)" + (others > 0 ? " and \(others) more" : "")
    case .cannotBeTold(let reason): "cannot be told: \(reason)"
    }
  }
}

extension StoreLabel {
  /// The reason why the judged environments cannot decide on the label; `nil` if they can.
  fileprivate func missing(in environments: [PageEnvironment]) -> String? {
    switch self {
    case .largerText:
      environments.contains { Self.isLarge($0.contentSize) }
        ? nil
        : "no text size from \(Self.leastSize.rawValue) on was judged; add --content-size \(Self.leastSize.rawValue)"
    case .sufficientContrast: nil
    case .darkInterface:
      environments.contains { $0.appearance == .dark }
        ? nil : "the dark appearance was not judged; add --appearance dark"
    }
  }

  /// Returns true if a finding keeps the label from holding. Faults of texts count in large sizes; the default
  /// tint, whose contrast is a note, is darker with Increase Contrast, which the label allows.
  fileprivate func concerns(_ entry: LintReport.Entry) -> Bool {
    guard rules.contains(entry.finding.rule) else { return false }
    switch self {
    case .largerText:
      return entry.finding.rule == .dynamicType
        || entry.environments.contains { Self.isLarge($0.contentSize) }
    case .sufficientContrast: return entry.finding.rule != .lowContrast || entry.finding.mostSevere != .note
    case .darkInterface: return true
    }
  }
}

extension LintReport.Entry {
  fileprivate var place: String {
    let page = "page \(Wording.quoted(finding.page))"
    return finding.subject.isEmpty || finding.subject == "the page" ? page : "\(finding.subject) of \(page)"
  }
}
