/// Reads from the tableau why an expression has its value.
extension Solver {
  /// The priority of probe constraints: below that of every other constraint, so that a probe never changes
  /// the values that other constraints determine.
  private static let wishPriority = 0.5

  /// The value of an expression at the present optimum.
  mutating func currentValue(of expression: [Term]) -> Double {
    expand(expression)
    let value = expandedConstant
    clearExpansion()
    return value
  }

  private mutating func expand(_ expression: [Term]) {
    for term in expression { expand(term.symbol, term.coefficient) }
    expandPending()
  }

  /// Returns true if every optimum gives the expression the same value.
  ///
  /// Positive reduced costs prove it. A reduced cost of 0 proves nothing, as the symbol may be unable to
  /// grow: a probe constraint, weaker than all others, then pulls the expression up and down.
  mutating func isFixed(_ expression: [Term]) -> Bool {
    expand(expression)
    let value = expandedConstant
    var isCostly = true
    for symbol in touched where isSignificant(symbol) {
      switch tableau.kind(symbol) {
      case .external: isCostly = false
      case .restricted: if costSign(symbol) == 0 { isCostly = false }
      case .parameter, .tag, .zero: break
      }
    }
    clearExpansion()
    return isCostly || !(canMove(expression, from: value, by: 1) || canMove(expression, from: value, by: -1))
  }

  private func canMove(_ expression: [Term], from value: Double, by step: Double) -> Bool {
    guard let moved = extreme(of: expression, towards: value + step) else { return true }
    return (moved - value).magnitude > Self.movedEpsilon
  }

  /// Returns the value nearest to `goal` that an expression has at any optimum; `nil` if the search takes too
  /// many steps.
  func extreme(of expression: [Term], towards goal: Double) -> Double? {
    var probe = self
    let id = probe.record(
      expression, constant: -goal, above: Self.wishPriority, below: Self.wishPriority, rank: .max)
    probe.enter(id)
    do throws(SolverError) {
      try probe.solve()
    } catch {
      return nil
    }
    return probe.currentValue(of: expression)
  }

  /// The difference up to which two values count as equal, in points: ten times the tolerance of a row.
  static let movedEpsilon = 10 * Tableau.valueEpsilon

  /// Records a constraint with a symbol that stays in all rows that follow from the constraint, so that
  /// `support` can name it.
  ///
  /// Slacks and errors are such symbols. A required equality has neither, so it gets a parameter of value 0,
  /// which never enters the basis.
  mutating func recordNamed(
    _ expression: [Term], constant: Double, above: Double, below: Double, rank: Int32
  ) {
    var expression = expression
    if above == Price.forbidden, below == Price.forbidden {
      let name = makeParameter(0)
      owner[Int(name)] = Int32(constraints.count)
      expression.append(Term(name))
    }
    _ = record(expression, constant: constant, above: above, below: below, rank: rank)
  }

  /// The constraints from which an expression's value follows.
  struct Support {
    /// The constraints whose symbols (see `recordNamed`) are in the expression's row and give the expression
    /// its value.
    var row: [ConstraintID]
    /// The constraints that keep the row's slacks and errors from growing: their costs outweigh the gain.
    var pulls: [ConstraintID]
    /// True if each constraint of `row` could be met better or worse by itself, while the others are met as
    /// they are, which would change the expression's value. Sizes at 0 may prevent the change.
    var isIndependent: Bool
  }

  /// Reads an expression's support from the optimum. All constraints must have been recorded with
  /// `recordNamed`.
  mutating func support(of expression: [Term]) -> Support {
    expand(expression)
    let symbols = touched.filter(isSignificant)
    clearExpansion()
    var isInRow = ContiguousArray(repeating: false, count: constraints.count)
    var isPulling = isInRow
    var isSeen = ContiguousArray(repeating: false, count: values.count)
    var queue: [Symbol] = []
    func visit(_ symbol: Symbol) {
      guard tableau.kind(symbol) == .restricted, !isSeen[Int(symbol)] else { return }
      isSeen[Int(symbol)] = true
      queue.append(symbol)
    }
    for symbol in symbols {
      if let id = ownerIndex(of: symbol) { isInRow[id] = true }
      visit(symbol)
    }
    var next = 0
    while next < queue.count {
      for row in rowsOfErrors(mentioning: queue[next]) {
        if let id = ownerIndex(of: tableau.subject(ofRow: row)) { isPulling[id] = true }
        var index = tableau.head(ofRow: row)
        while index >= 0 {
          let symbol = tableau.cell(index).symbol
          if let id = ownerIndex(of: symbol) { isPulling[id] = true }
          visit(symbol)
          index = tableau.cell(index).nextInRow
        }
      }
      next += 1
    }
    return Support(
      row: constraints.indices.filter { isInRow[$0] }.map { ConstraintID(index: Int32($0)) },
      pulls: constraints.indices.filter { isPulling[$0] && !isInRow[$0] }.map {
        ConstraintID(index: Int32($0))
      }, isIndependent: areIndependent(symbols, of: isInRow))
  }

  /// Returns true if each of the nonbasic `symbols` may change while all other slacks, errors and names of
  /// their constraints stay as they are, because these symbols are nonbasic too.
  ///
  /// - Parameter constraints: True for each of the solver's constraints to which one of the symbols belongs,
  ///   by index.
  private func areIndependent(_ symbols: [Symbol], of constraints: ContiguousArray<Bool>) -> Bool {
    let areOwned = symbols.allSatisfy { symbol in
      switch tableau.kind(symbol) {
      case .parameter: true
      case .restricted, .zero, .tag: ownerIndex(of: symbol) != nil
      case .external: false
      }
    }
    return areOwned
      && tableau.rows.allSatisfy { row in
        guard row.subject >= 0, let id = ownerIndex(of: row.subject) else { return true }
        return !constraints[id]
      }
  }

  private func ownerIndex(of symbol: Symbol) -> Int? {
    let index = owner[Int(symbol)]
    return index >= 0 && Int(index) < constraints.count ? Int(index) : nil
  }

  /// Returns the rows that mention a nonbasic symbol and whose subject is an error with a cost.
  private func rowsOfErrors(mentioning symbol: Symbol) -> [Int32] {
    var rows: [Int32] = []
    var index = tableau.head(ofColumn: symbol)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInColumn
      let subject = tableau.subject(ofRow: cell.row)
      guard let id = ownerIndex(of: subject) else { continue }
      let constraint = constraints[id]
      let price = subject == constraint.above ? constraint.abovePriority : constraint.belowPriority
      if price != Price.free, price != Price.forbidden { rows.append(cell.row) }
    }
    return rows
  }
}
