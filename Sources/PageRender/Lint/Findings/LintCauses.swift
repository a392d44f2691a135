internal import PageLayout

/// Drops findings that are effects of others: a fault is reported once, by the rule that says what to change.
enum LintCauses {
  /// For each rule, the rules whose findings about the same views are effects of its findings.
  private static let effects: [LintRule: Set<LintRule>] = [
    .contradiction: [.ambiguousLayout],
    .fixedTextHeight: [.textTruncated, .textClipped, .textOverlap, .fixedTextSize],
    .textTruncated: [.fixedTextSize, .orphanWord],
    .textClipped: [.fixedTextSize, .orphanWord, .offScreen, .unsafeArea],
    // Text that overlaps a control and continues also leaves the screen.
    .textOverlap: [.orphanWord, .textClipped, .offScreen, .unsafeArea],
    .aspectOverflow: [.offScreen, .unsafeArea, .touchOverlap],
    // Not vice versa as well: two findings that explain each other would both be left out.
    .offScreen: [.unsafeArea],
  ]

  static func withoutEffects(_ findings: [LintFinding]) -> [LintFinding] {
    guard findings.count > 1 else { return findings }
    return findings.filter { finding in
      !findings.contains { cause in
        effects[cause.rule]?.contains(finding.rule) == true
          && !cause.subjects.isDisjoint(with: finding.subjects)
      }
    }
  }
}

extension LintFinding {
  /// The indices of the views that the finding is about, which are equal in all environments.
  fileprivate var subjects: Set<Int> { Set(viewIndices) }
}
