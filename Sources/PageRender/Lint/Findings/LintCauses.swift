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

  /// Rules about where views are and how much room they have: of a view whose frame constraints leave open,
  /// or contradict, and of all that is inside, they judge a frame that the layout engine chose.
  private static let effectsInside: Set<LintRule> = [
    .textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .offScreen, .unsafeArea, .touchSize,
    .touchOverlap, .coveredView, .aspectOverflow, .brokenConstraint,
  ]

  /// - Parameter superviews: The index of each view's superview; without it no view is inside another.
  static func withoutEffects(_ findings: [LintFinding], superviews: [Int?] = []) -> [LintFinding] {
    guard findings.count > 1 else { return findings }
    let open = findings.filter { [.contradiction, .ambiguousLayout].contains($0.rule) }
    // The root's frame is the screen's.
    let chosen = Set(open.flatMap(\.viewIndices)).subtracting([0])
    func isInside(_ view: Int) -> Bool {
      sequence(first: view) { superviews.indices.contains($0) ? superviews[$0] : nil }
        .contains(where: chosen.contains)
    }
    return findings.filter { finding in
      if effectsInside.contains(finding.rule), !chosen.isEmpty, finding.viewIndices.contains(where: isInside)
      {
        return false
      }
      return !findings.contains { cause in
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
