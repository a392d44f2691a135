extension Solver {
  /// Gives a parameter a new value; `solve` then brings the solver to the optimum again.
  mutating func suggest(_ parameter: Symbol, _ value: Double) {
    let change = value - values[Int(parameter)]
    guard change != 0 else { return }
    values[Int(parameter)] = value
    tableau.shift(column: parameter, by: change)
  }

  /// Removes a constraint and solves again. After the removal of a required equality all other constraints
  /// are entered anew, as rows do not record the equalities from which they follow.
  mutating func remove(_ id: ConstraintID) throws(SolverError) {
    let constraint = try active(id)
    constraints[Int(id.index)].isActive = false
    if constraint.isRequiredEquality {
      needsRebuild = true
    } else if !needsRebuild {
      drop(constraint)
    }
    try solve()
  }

  /// Changes the constant of `Σ terms + constant`.
  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    let constraint = try active(id)
    let saved = self
    do throws(SolverError) {
      constraints[Int(id.index)].constant = constant
      if constraint.isRequiredEquality {
        needsRebuild = true
      } else if !needsRebuild {
        shift(constraint, by: constant - constraint.constant)
      }
      try solve()
    } catch {
      self = saved
      throw error
    }
  }

  /// Changes the priority of a constraint.
  mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    guard priority >= 1, priority <= Price.forbidden else { throw .priorityOutOfRange(priority) }
    let constraint = try active(id)
    let saved = self
    do throws(SolverError) {
      if constraint.abovePriority != Price.free { constraints[Int(id.index)].abovePriority = priority }
      if constraint.belowPriority != Price.free { constraints[Int(id.index)].belowPriority = priority }
      if constraint.isRequired || priority == Price.forbidden {
        needsRebuild = true
      } else if !needsRebuild {
        addCost(of: constraint.above, priority: constraint.abovePriority, times: -1)
        addCost(of: constraint.below, priority: constraint.belowPriority, times: -1)
        if constraint.abovePriority != Price.free { addCost(of: constraint.above, priority: priority) }
        if constraint.belowPriority != Price.free { addCost(of: constraint.below, priority: priority) }
      }
      try solve()
    } catch {
      self = saved
      throw error
    }
  }

  private func active(_ id: ConstraintID) throws(SolverError) -> Constraint {
    guard id.index >= 0, Int(id.index) < constraints.count, constraints[Int(id.index)].isActive else {
      throw .unknown(id)
    }
    return constraints[Int(id.index)]
  }

  // MARK: Dropping

  /// Removes a constraint, with its error and slack symbols, from the tableau.
  private mutating func drop(_ constraint: Constraint) {
    addCost(of: constraint.above, priority: constraint.abovePriority, times: -1)
    addCost(of: constraint.below, priority: constraint.belowPriority, times: -1)
    let present = [constraint.above, constraint.below].filter { $0 >= 0 }
    if !present.contains(where: { tableau.isBasic($0) }), let marker = present.first {
      // The marker's value no longer matters: it may grow or shrink until a row is at its limit.
      if let row = leavingRow(entering: marker) ?? leavingRow(shrinking: marker) ?? anyRow(of: marker) {
        pivot(row: row, entering: marker)
      }
    }
    for symbol in present {
      let row = tableau.row(of: symbol)
      if row >= 0 { tableau.removeRow(row) }
    }
    for symbol in present {
      tableau.removeColumn(symbol)
      for level in 0..<levels.count { costs[Int(symbol) * levels.count + level] = 0 }
    }
    needsOptimum = true
    ambiguity = .unknown
  }

  private func leavingRow(shrinking symbol: Symbol) -> Int32? {
    var best: Int32?
    var bestRatio = Double.infinity
    var index = tableau.head(ofColumn: symbol)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInColumn
      guard cell.coefficient > 0, tableau.kind(tableau.subject(ofRow: cell.row)) == .restricted else {
        continue
      }
      let ratio = tableau.value(ofRow: cell.row) / cell.coefficient
      if ratio < bestRatio {
        best = cell.row
        bestRatio = ratio
      }
    }
    return best
  }

  private func anyRow(of symbol: Symbol) -> Int32? {
    let head = tableau.head(ofColumn: symbol)
    return head >= 0 ? tableau.cell(head).row : nil
  }

  /// Changes a constraint's constant in the tableau: shifts the row or column of an error or slack symbol of
  /// the constraint.
  private mutating func shift(_ constraint: Constraint, by change: Double) {
    // expression + change = above − below
    for (symbol, sign) in [(constraint.above, 1.0), (constraint.below, -1.0)] where symbol >= 0 {
      let row = tableau.row(of: symbol)
      if row >= 0 {
        tableau.shift(row: row, by: sign * change)
        return
      }
    }
    if constraint.above >= 0 {
      tableau.shift(column: constraint.above, by: -change)
    } else {
      tableau.shift(column: constraint.below, by: change)
    }
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
