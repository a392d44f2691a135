extension LayoutProgram {
  /// Activates the constraints whose condition holds and deactivates the others. Where that changes
  /// anything, the solver enters all constraints anew, so that frames never depend on which environment
  /// was solved before.
  mutating func activateConstraints(for environment: LayoutEnvironment) {
    for conditional in conditionals {
      let isActive = conditional.condition.holds(in: environment)
      guard solver.constraints[conditional.id].isActive != isActive else { continue }
      solver.constraints[conditional.id].isActive = isActive
      solver.needsRebuild = true
    }
  }
}
