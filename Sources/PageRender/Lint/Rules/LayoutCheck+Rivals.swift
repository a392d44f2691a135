internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Contradictions that hold at every size of the page.
extension LayoutCheck {
  /// A number of the layout that a required equation sets, but for its constant.
  private struct Target: Hashable {
    var first: Int
    var firstAttribute: LayoutConstraint.Attribute
    var second: Int?
    var secondAttribute: LayoutConstraint.Attribute
    var multiplier: Double

    /// Returns `nil` for a constraint that is no required equation in the environment, or that nobody wrote.
    init?(_ constraint: LayoutConstraint, on page: DrawnPage) {
      guard constraint.relation == .equal, constraint.priority >= LayoutConstraint.required,
        !constraint.isOfSystem, !page.isOfCanvas(constraint), !constraint.isStandardSpacing,
        constraint.sizeClasses?.holds(in: page.environment.layoutEnvironment) ?? true
      else { return nil }
      first = constraint.first
      firstAttribute = constraint.firstAttribute
      second = constraint.second
      secondAttribute = constraint.secondAttribute
      multiplier = constraint.multiplier
    }
  }

  /// The conflicts with each pair of required equations that give one number two values.
  ///
  /// The solver gives up both equations of a pair if edges contradict each; it does not compare them then.
  func withRivals(_ conflicts: [LayoutConflict]) -> [LayoutConflict] {
    guard !conflicts.isEmpty else { return [] }
    var known: [Target: Int] = [:]
    var pairs: [LayoutConflict] = []
    for index in input.constraints.indices {
      guard let target = Target(input.constraints[index], on: page) else { continue }
      guard let other = known[target] else {
        known[target] = index
        continue
      }
      let difference = input.constraints[index].constant - input.constraints[other].constant
      guard abs(difference) > LayoutConflict.tolerance else { continue }
      let members = [ConstraintOrigin.constraint(other), .constraint(index)]
      guard !conflicts.contains(where: { Set($0.members) == Set(members) }) else { continue }
      pairs.append(LayoutConflict(members: members, leftOut: .constraint(index)))
    }
    let told = Set(pairs.map(\.leftOut))
    return conflicts.filter { !told.contains($0.leftOut) } + pairs
  }

  /// Returns true for two required equations with different constants for one number.
  func areRivals(_ members: [ConstraintOrigin]) -> Bool {
    let targets = members.map { member -> Target? in
      guard case .constraint(let index) = member, input.constraints.indices.contains(index) else {
        return nil
      }
      return Target(input.constraints[index], on: page)
    }
    return targets.count == 2 && targets[0] != nil && targets[0] == targets[1]
  }

  /// The least width of a page that was designed at least this wide, in points: narrower than in Slide Over
  /// (320), and than popovers as iPads show them.
  private static let leastWidth = 200.0

  /// Returns true if a contradiction follows from a size of the page that its container need not give it. A page
  /// designed as wide as a screen is nowhere as narrow as a symbol.
  func needsRootSize(_ conflict: LayoutConflict) -> Bool {
    let design = page.node(0).written?.frame?.size
    let isScreen = page.solved.page.tree.shownAs != .part && (design?.width ?? 0) >= Self.screenWidth
    return conflict.holds(atWidthsFrom: isScreen ? Self.leastWidth : 0)
  }

  /// The width of the narrowest screen, in points.
  private static let screenWidth = 320.0
}
