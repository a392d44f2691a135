internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The layout without the sizes of Interface Builder's canvas.
extension LayoutCheck {
  /// The contradictions, and the constraints that do not hold, if the canvas gives no sizes; `nil` if the
  /// page has no such sizes.
  ///
  /// In an app, superviews and tables replace these sizes. They yield to all other constraints here, so that
  /// the indices of constraints stay.
  func withoutCanvas() -> (conflicts: [LayoutConflict], broken: Set<ConstraintOrigin>)? {
    let canvas = input.constraints.indices.filter { page.isOfCanvas(input.constraints[$0]) }
    guard !canvas.isEmpty else { return nil }
    var freed = input
    for index in canvas { freed.constraints[index].priority = 1 }
    guard var free = try? LayoutSystem(freed),
      let result = try? free.solve(in: page.environment.layoutEnvironment, measuring: page.measurer)
    else { return ([], []) }
    let limit = LintRule.brokenConstraint.threshold ?? 1
    return (
      result.conflicts, Set(free.brokenConstraints().filter { abs($0.error) > limit }.map(\.origin))
    )
  }

  /// Unreported findings about contradictions that the canvas alone causes, which suppress their effects: in
  /// an app the views have other frames.
  func ofCanvas(
    _ conflicts: [LayoutConflict], _ free: (conflicts: [LayoutConflict], broken: Set<ConstraintOrigin>)?
  ) -> [LintFinding] {
    guard let free else { return [] }
    return conflicts.filter { conflict in !free.conflicts.contains { $0.members == conflict.members } }.map {
      var finding = LintFinding(
        .contradiction, on: page, views: marked(views(of: $0.members)), subject: "",
        fault: "the canvas contradicts constraints", fix: "")
      finding.ground = .ours
      return finding
    }
  }
}
