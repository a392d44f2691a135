internal import PageLayout

/// Which findings only follow from others: a fault is told once, by the rule that says what to change.
enum LintCauses {
  /// Rules whose findings follow from a rule's finding about the same views.
  private static let effects: [LintRule: Set<LintRule>] = [
    .contradiction: [.ambiguousLayout],
    .fixedTextHeight: [.textTruncated, .textClipped, .textOverlap, .fixedTextSize],
    .textTruncated: [.fixedTextSize, .orphanWord],
    .textClipped: [.fixedTextSize, .orphanWord, .offScreen, .unsafeArea],
    // Text that reaches a control and goes on runs over the edge too.
    .textOverlap: [.orphanWord, .textClipped, .offScreen, .unsafeArea],
    .aspectOverflow: [.offScreen, .unsafeArea, .touchOverlap],
    // Not the other way round as well: two that explain each other would both be left out.
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
  /// The views it is about, by names that hold for all environments.
  fileprivate var subjects: Set<Int> { Set(viewIndices) }
}
