internal import PageLayout

/// Drops findings that are effects of others: a fault is reported once, by the rule that says what to change.
enum LintCauses {
  /// For each rule, the rules whose findings about the same views are effects of its findings.
  private static let effects: [LintRule: Set<LintRule>] = [
    .contradiction: [.ambiguousLayout],
    .fixedTextHeight: [.textTruncated, .textClipped, .textOverlap, .fixedTextSize, .fixedFrame],
    .textTruncated: [.fixedTextSize, .fixedFrame, .orphanWord],
    .brokenWord: [.fixedTextSize, .orphanWord],
    .textClipped: [.fixedTextSize, .fixedFrame, .orphanWord, .offScreen, .unsafeArea],
    // Text that overlaps a control and continues also leaves the screen.
    .textOverlap: [.orphanWord, .missingTrailing, .textClipped, .offScreen, .unsafeArea],
    .aspectOverflow: [.offScreen, .unsafeArea, .touchOverlap],
    // Not vice versa as well: two findings that explain each other would both be left out.
    .offScreen: [.unsafeArea, .missingTrailing, .statusBarOverlap],
    .unsafeArea: [.statusBarOverlap],
    .lowContrast: [.textOverPicture],
  ]

  /// For each rule about two views, the rules whose findings about the same two are effects: one of two
  /// controls that lies behind the other cannot be seen, or cannot be touched.
  private static let effectsOnBoth: [LintRule: Set<LintRule>] = [
    .textClipped: [.touchOverlap], .touchOverlap: [.coveredView],
  ]

  /// For each rule about frames, the rules whose findings about the same views, and about all that is inside
  /// them, are effects: they judge a frame that the layout engine chose. A text may be too long for any of
  /// the widths that a contradiction allows, so that one stays.
  private static let effectsInside: [LintRule: Set<LintRule>] = [
    .contradiction: colliding, .ambiguousLayout: colliding.union(leaving),
  ]
  private static let colliding: Set<LintRule> = [
    .textClipped, .textOverlap, .fixedTextHeight, .touchSize, .touchOverlap, .coveredView, .brokenConstraint,
  ]
  private static let leaving: Set<LintRule> = [
    .textTruncated, .offScreen, .unsafeArea, .aspectOverflow, .statusBarOverlap,
  ]

  /// - Parameter superviews: The index of each view's superview; without it no view is inside another.
  static func withoutEffects(_ findings: [LintFinding], superviews: [Int?] = []) -> [LintFinding] {
    guard findings.count > 1 else { return findings }
    let open = findings.filter { effectsInside[$0.rule] != nil }
    /// The view and its superviews, from the inside out.
    func around(_ view: Int) -> some Sequence<Int> {
      sequence(first: view) { superviews.indices.contains($0) ? superviews[$0] : nil }
    }
    /// Returns true for an effect on a view inside one of a cause. The root's frame is the screen's.
    func isInside(_ finding: LintFinding, _ cause: LintFinding) -> Bool {
      guard effectsInside[cause.rule]?.contains(finding.rule) == true else { return false }
      return finding.viewIndices.contains { view in
        around(view).contains { $0 != 0 && cause.viewIndices.contains($0) }
      }
    }
    /// Returns true for an open frame inside a view whose frame is open along the same axis.
    func isInsideOpen(_ finding: LintFinding) -> Bool {
      guard let view = finding.viewIndices.first, superviews.indices.contains(view) else { return false }
      return open.contains { other in
        other.rule == .ambiguousLayout && other.axisWord == finding.axisWord
          && around(view).dropFirst().contains { other.viewIndices.contains($0) }
      }
    }
    return findings.filter { finding in
      if open.contains(where: { isInside(finding, $0) }) { return false }
      if finding.rule == .ambiguousLayout, isInsideOpen(finding) { return false }
      return !findings.contains { cause in
        effects[cause.rule]?.contains(finding.rule) == true
          && !cause.subjects.isDisjoint(with: finding.subjects)
          || effectsOnBoth[cause.rule]?.contains(finding.rule) == true
            && finding.subjects.count > 1 && cause.subjects == finding.subjects
      }
    }
  }
}

extension LintFinding {
  /// The indices of the views that the finding is about, which are equal in all environments.
  fileprivate var subjects: Set<Int> { Set(viewIndices) }

  /// The last part of the topic, which is the axis in findings about ambiguity.
  fileprivate var axisWord: Substring? { topic.split(separator: "\0").last }
}
