extension Solver {
  /// Gives a parameter a new value; `solve` then brings the solver to the optimum again.
  mutating func suggest(_ parameter: Symbol, _ value: Double) {
    let change = value - values[Int(parameter)]
    guard change != 0 else { return }
    values[Int(parameter)] = value
    tableau.shift(column: parameter, by: change)
  }

  // MARK: Rebuilding

  /// Enters all active constraints anew.
  mutating func rebuild() throws(SolverError) {
    var emptied = Tableau()
    emptied.reserve(symbols: values.count + constraints.count, rows: constraints.count)
    for symbol in 0..<values.count {
      _ = emptied.makeSymbol(tableau.kind(Symbol(symbol)))
      isMentioned[symbol] = false
      definitionOf[symbol] = -1
    }
    tableau = emptied
    definitions.removeAll(keepingCapacity: true)
    definitionTerms.removeAll(keepingCapacity: true)
    contradiction = nil
    ambiguity = .unknown
    needsRebuild = false
    isRebuilding = true
    defer { isRebuilding = false }
    do throws(SolverError) {
      defer { rebuiltAt = pivots }
      try enterAll()
    } catch {
      // Some constraints are not entered yet; the next solve has to begin again.
      needsRebuild = true
      throw error
    }
  }

  /// Enters all active constraints: the required ones, made feasible without regard to cost, then the
  /// optional ones, the highest priority first, so that most need no pivot afterwards.
  mutating func enterAll() throws(SolverError) {
    makeLevels()
    let optionalCount = constraints.count { $0.isActive && !$0.isRequiredEquality }
    reserve(symbols: values.count + 2 * optionalCount)
    for index in constraints.indices
    where constraints[index].isActive && constraints[index].isRequiredEquality {
      enter(ConstraintID(index: Int32(index)))
      if contradiction != nil { throw .infeasible }
    }
    var optional = ContiguousArray<Int32>()
    for index in constraints.indices
    where constraints[index].isActive && !constraints[index].isRequiredEquality {
      if constraints[index].isRequired {
        enter(ConstraintID(index: Int32(index)))
      } else {
        optional.append(Int32(index))
      }
    }
    try solve()
    optional.sort { (highestPriority($0), $1) > (highestPriority($1), $0) }
    for index in optional { enter(ConstraintID(index: index)) }
    try solve()
  }

  private func highestPriority(_ index: Int32) -> Double {
    max(constraints[Int(index)].abovePriority, constraints[Int(index)].belowPriority)
  }
}
