extension LayoutProgram {
  /// Activates the constraints whose size classes match the environment and deactivates the other conditional
  /// ones. After a change the solver enters all constraints anew, so that frames never depend on the
  /// environment solved before.
  mutating func activateConstraints(for environment: LayoutEnvironment) {
    for conditional in conditionals {
      let isActive = conditional.condition.holds(in: environment)
      guard solver.constraints[conditional.id].isActive != isActive else { continue }
      solver.constraints[conditional.id].isActive = isActive
      solver.needsRebuild = true
    }
  }
}
