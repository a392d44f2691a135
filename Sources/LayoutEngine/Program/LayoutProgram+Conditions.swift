extension LayoutProgram {
  /// Activates the constraints whose size classes match the environment and deactivates the other conditional
  /// ones. After a change the solver enters all constraints anew, so that frames never depend on the
  /// environment solved before.
  mutating func activateConstraints(for environment: LayoutEnvironment) {
    for conditional in conditionals {
      setActive(conditional.condition.holds(in: environment), conditional.id)
    }
    for collapse in collapses { setActive(false, collapse.id) }
  }

  /// Activates the constraints that wait for items without height, now that all sizes are solved.
  ///
  /// - Parameter flatness: The largest height, in points, that counts as none.
  /// - Returns: True if one was activated, so that the layout has to be solved again.
  mutating func raiseCollapsed(flatness: Double) -> Bool {
    let flat = collapses.filter { collapse in
      !solver.constraints[collapse.id].isActive
        && solver.value(boxes[collapse.item].height) <= flatness
    }
    for collapse in flat { setActive(true, collapse.id) }
    return !flat.isEmpty
  }

  private mutating func setActive(_ isActive: Bool, _ id: Int) {
    guard solver.constraints[id].isActive != isActive else { return }
    solver.constraints[id].isActive = isActive
    solver.needsRebuild = true
  }
}
