extension Solver {
  /// Adds a constraint and brings the solver to the optimum again.
  ///
  /// - Throws: `unsatisfiable` if the constraint is required and contradicts those before it,
  ///   `notFinite`, `priorityOutOfRange` or `pivotLimit`; the solver is then as it was.
  @discardableResult
  mutating func add(
    _ expression: [Term], constant: Double = 0, _ relation: LayoutConstraint.Relation = .equal,
    priority: Double = LayoutConstraint.required, rank: Int32 = 0
  ) throws(SolverError) -> ConstraintID {
    guard priority >= 1, priority <= Price.forbidden else { throw .priorityOutOfRange(priority) }
    guard constant.isFinite, expression.allSatisfy({ $0.coefficient.isFinite }) else { throw .notFinite }
    if needsRebuild || pivots - rebuiltAt > Self.pivotsBetweenRebuilds { try rebuild() }
    let id = record(
      expression, constant: constant,
      above: relation == .greaterThanOrEqual ? Price.free : priority,
      below: relation == .lessThanOrEqual ? Price.free : priority, rank: rank)
    do throws(SolverError) {
      try enterAndSolve(id)
    } catch {
      forgetLast()
      guard case .infeasible = error else { throw error }
      let conflict = conflict(adding: expression, constant: constant, relation)
      throw .unsatisfiable(with: conflict.constraints, sizes: conflict.sizes)
    }
    return id
  }

  /// The number of pivots after which `add` first enters all constraints anew: each pivot adds rounding
  /// errors to the rows.
  private static let pivotsBetweenRebuilds = 64

  private mutating func enterAndSolve(_ id: ConstraintID) throws(SolverError) {
    if plan(id) {
      let saved = self
      do throws(SolverError) {
        enter(id)
        try solve()
      } catch {
        self = saved
        throw error
      }
    } else if contradiction != nil {
      contradiction = nil
      throw .infeasible
    } else {
      try solve()
    }
  }

  private mutating func forgetLast() {
    guard let last = constraints.popLast() else { return }
    terms.removeLast(Int(last.termCount))
  }

  /// Stores a constraint without entering it into the tableau.
  mutating func record(
    _ expression: some Sequence<Term>, constant: Double, above: Double, below: Double, rank: Int32
  ) -> ConstraintID {
    let first = Int32(terms.count)
    terms.append(contentsOf: expression)
    constraints.append(
      Constraint(
        firstTerm: first, termCount: Int32(terms.count) - first, constant: constant, abovePriority: above,
        belowPriority: below, rank: rank))
    return ConstraintID(index: Int32(constraints.count - 1))
  }

  /// Enters the constraint and returns false; returns true, with nothing changed, if entering it could fail.
  private mutating func plan(_ id: ConstraintID) -> Bool { !enter(id, onlyIfCertain: true) }

  /// Enters a recorded constraint into the tableau. Rows may be infeasible afterwards and the objective not
  /// optimal. `contradiction` names the constraint if no values can satisfy it.
  /// - Returns: False, with nothing changed, if `onlyIfCertain` and the outcome depends on the simplex.
  @discardableResult
  mutating func enter(_ id: ConstraintID, onlyIfCertain: Bool = false) -> Bool {
    let constraint = constraints[Int(id.index)]
    if constraint.isRequiredEquality {
      return enterEquality(id, constraint, onlyIfCertain: onlyIfCertain)
    }
    return enterWithErrors(id, constraint, onlyIfCertain: onlyIfCertain)
  }

  // MARK: Required equalities

  private mutating func enterEquality(
    _ id: ConstraintID, _ constraint: Constraint, onlyIfCertain: Bool
  ) -> Bool {
    if !isTagging, defineFresh(constraint) { return true }
    expand(constraint)
    mention(constraint)
    if isTagging {
      accumulate(makeSymbol(.tag, owner: id.index), 1)
    }
    let hasSymbols = touched.contains { kindIsSolvable($0) && isSignificant($0) }
    if !hasSymbols { return enterConstant(id, onlyIfCertain: onlyIfCertain) }
    if let external = rarestExternal() {
      solveExpansion(for: external)
      return true
    }
    if let size = feasibleSubject(requiringNoCost: false) {
      if costSign(size) != 0 { needsOptimum = true }
      solveExpansion(for: size)
      return true
    }
    if onlyIfCertain {
      clearExpansion()
      return false
    }
    let zero = makeSymbol(.zero, owner: id.index)
    let row = makeRowFromExpansion(subject: zero)
    tableau.suspects.append(row)
    needsFeasibility = true
    return true
  }

  /// Enters an expression without variables: it holds, or contradicts the constraint, or gets a row if it
  /// depends on parameters.
  private mutating func enterConstant(_ id: ConstraintID, onlyIfCertain: Bool) -> Bool {
    let hasParameters = touched.contains { tableau.kind($0) == .parameter && isSignificant($0) }
    if expandedConstant.magnitude > Tableau.valueEpsilon {
      contradiction = id
      if !isTagging { clearExpansion() }
      return true
    }
    if hasParameters {
      let zero = makeSymbol(.zero, owner: id.index)
      _ = makeRowFromExpansion(subject: zero)
    } else {
      clearExpansion()
    }
    return true
  }

  mutating func mention(_ constraint: Constraint) {
    for index in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
      isMentioned[Int(terms[index].symbol)] = true
    }
  }

  // MARK: Inequalities and optional constraints

  private mutating func enterWithErrors(
    _ id: ConstraintID, _ constraint: Constraint, onlyIfCertain: Bool
  ) -> Bool {
    expand(constraint)
    mention(constraint)
    let external = rarestExternal()
    let violatedSign =
      constraint.abovePriority == Price.free ? -1.0 : constraint.belowPriority == Price.free ? 1.0 : 0.0
    let subject = external ?? feasibleSubject(requiringNoCost: true, ifViolated: violatedSign)
    let isCertain =
      subject != nil
      || (expandedConstant >= 0 ? constraint.abovePriority : constraint.belowPriority) != Price.forbidden
    if onlyIfCertain, !isCertain {
      clearExpansion()
      return false
    }
    let above = constraint.abovePriority == Price.forbidden ? -1 : makeSymbol(.restricted, owner: id.index)
    let below = constraint.belowPriority == Price.forbidden ? -1 : makeSymbol(.restricted, owner: id.index)
    constraints[Int(id.index)].above = above
    constraints[Int(id.index)].below = below
    // expression − above + below = 0
    if let subject {
      if above >= 0 { accumulate(above, -1) }
      if below >= 0 { accumulate(below, 1) }
      solveExpansion(for: subject)
    } else {
      enterWithBasicError(above: above, below: below)
    }
    addCost(of: above, priority: constraint.abovePriority)
    addCost(of: below, priority: constraint.belowPriority)
    return true
  }

  private mutating func enterWithBasicError(above: Symbol, below: Symbol) {
    let takesAbove = expandedConstant >= 0 ? above >= 0 : below < 0
    if takesAbove {
      if below >= 0 { accumulate(below, 1) }
      suspect(makeRowFromExpansion(subject: above))
    } else {
      if above >= 0 { accumulate(above, -1) }
      for symbol in touched { sums[Int(symbol)].negate() }
      expandedConstant.negate()
      suspect(makeRowFromExpansion(subject: below))
    }
  }

  private mutating func suspect(_ row: Int32) {
    guard tableau.isInfeasible(row) else { return }
    tableau.suspects.append(row)
    needsFeasibility = true
  }

  /// Adds the price of an error symbol to the objective.
  mutating func addCost(of symbol: Symbol, priority: Double) {
    guard symbol >= 0, Price.isCost(priority) else { return }
    let level = level(of: priority)
    let row = tableau.row(of: symbol)
    if row >= 0 {
      addCost(1, ofRow: row, level: level)
    } else {
      costs[Int(symbol) * levels.count + level] += 1
    }
    needsOptimum = true
    ambiguity = .unknown
  }

  // MARK: Subjects

  private func kindIsSolvable(_ symbol: Symbol) -> Bool {
    let kind = tableau.kind(symbol)
    return kind == .external || kind == .restricted
  }

  func isSignificant(_ symbol: Symbol) -> Bool {
    sums[Int(symbol)].magnitude >= Tableau.coefficientEpsilon
  }

  /// Returns the external symbol of the expansion that the fewest rows mention; `nil` if the expansion has
  /// none.
  private func rarestExternal() -> Symbol? {
    var best: Symbol?
    var bestCount = Int32.max
    for symbol in touched where tableau.kind(symbol) == .external && isSignificant(symbol) {
      let count = tableau.count(of: symbol)
      if count < bestCount || (count == bestCount && symbol > best ?? -1) {
        best = symbol
        bestCount = count
      }
    }
    return best
  }

  /// Returns a restricted symbol that can satisfy the expansion by itself: its value is not negative, and no
  /// row becomes infeasible; `nil` if there is none. Such a symbol saves the simplex a pivot.
  ///
  /// - Parameter violatedSign: The sign of the values that violate an inequality; an expansion of the other
  ///   sign needs no subject. 0 for an equality.
  private func feasibleSubject(
    requiringNoCost: Bool, ifViolated violatedSign: Double = 0
  ) -> Symbol? {
    if violatedSign != 0, violatedSign * expandedConstant <= 0 { return nil }
    var best: Symbol?
    var bestCount = Int32.max
    for symbol in touched where tableau.kind(symbol) == .restricted && isSignificant(symbol) {
      let count = tableau.count(of: symbol)
      guard count < bestCount || (count == bestCount && symbol > best ?? -1) else { continue }
      if requiringNoCost, count > Self.shortcutLimit || costSign(symbol) != 0 { continue }
      let value = -expandedConstant / sums[Int(symbol)]
      guard value >= 0, staysFeasible(symbol, at: value) else { continue }
      best = symbol
      bestCount = count
    }
    return best
  }

  /// The maximum number of rows that mention a symbol that `feasibleSubject` examines; the simplex deals with
  /// the others.
  private static let shortcutLimit: Int32 = 32

  private func staysFeasible(_ symbol: Symbol, at value: Double) -> Bool {
    var index = tableau.head(ofColumn: symbol)
    while index >= 0 {
      let cell = tableau.cell(index)
      if cell.coefficient < 0,
        tableau.kind(tableau.subject(ofRow: cell.row)) == .restricted,
        tableau.value(ofRow: cell.row) + cell.coefficient * value < -Tableau.valueEpsilon
      {
        return false
      }
      index = cell.nextInColumn
    }
    return true
  }

  // MARK: Rows

  /// Solves the expansion, which equals 0, for a subject, makes the result a row and substitutes it in all
  /// rows.
  private mutating func solveExpansion(for subject: Symbol) {
    let factor = -1 / sums[Int(subject)]
    sums[Int(subject)] = 0
    for symbol in touched { sums[Int(symbol)] *= factor }
    expandedConstant *= factor
    let row = makeRowFromExpansion(subject: subject)
    tableau.substitute(subject, row: row)
    substituteInObjective(subject, row: row)
    ambiguity = .unknown
  }

  /// Makes a row `subject = expansion` and clears the expansion.
  mutating func makeRowFromExpansion(subject: Symbol) -> Int32 {
    let row = tableau.makeRow(subject: subject, value: expandedConstant)
    for symbol in touched where isSignificant(symbol) {
      tableau.insert(symbol, sums[Int(symbol)], inRow: row)
    }
    clearExpansion()
    return row
  }
}
