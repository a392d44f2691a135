extension Solver {
  /// Writes a constraint's expression, in terms of nonbasic symbols, into `sums`, `touched` and
  /// `expandedConstant`.
  mutating func expand(_ constraint: Constraint) {
    expandedConstant = constraint.constant
    for index in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
      let term = terms[index]
      expand(term.symbol, term.coefficient)
    }
    expandPending()
  }

  /// Clears `sums`, `touched` and `expandedConstant`.
  mutating func clearExpansion() {
    for symbol in touched {
      sums[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
    expandedConstant = 0
  }

  /// Adds to the coefficient of a nonbasic symbol in the expansion.
  mutating func accumulate(_ symbol: Symbol, _ coefficient: Double) {
    if !isTouched[Int(symbol)] {
      isTouched[Int(symbol)] = true
      touched.append(symbol)
    }
    sums[Int(symbol)] += coefficient
  }

  mutating func expand(_ symbol: Symbol, _ coefficient: Double) {
    let definition = definitionOf[Int(symbol)]
    if definition >= 0 {
      // The coefficients of a defined symbol are added up before its definition replaces it, so that a
      // definition whose coefficients cancel is skipped.
      if !isTouched[Int(symbol)] {
        isTouched[Int(symbol)] = true
        push(definition)
      }
      sums[Int(symbol)] += coefficient
      return
    }
    let row = tableau.row(of: symbol)
    guard row >= 0 else {
      if tableau.kind(symbol) == .parameter { expandedConstant += coefficient * values[Int(symbol)] }
      accumulate(symbol, coefficient)
      return
    }
    expandedConstant += coefficient * tableau.value(ofRow: row)
    var index = tableau.head(ofRow: row)
    while index >= 0 {
      let cell = tableau.cell(index)
      accumulate(cell.symbol, coefficient * cell.coefficient)
      index = cell.nextInRow
    }
  }

  /// Replaces the defined symbols in the expansion, the latest definition first, so that each is replaced
  /// once.
  mutating func expandPending() {
    while let index = popLatest() {
      let definition = definitions[Int(index)]
      let factor = sums[Int(definition.symbol)]
      sums[Int(definition.symbol)] = 0
      isTouched[Int(definition.symbol)] = false
      guard factor.magnitude >= Tableau.coefficientEpsilon else { continue }
      expandedConstant += factor * definition.constant
      for position in Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount) {
        let term = definitionTerms[position]
        expand(term.symbol, factor * term.coefficient)
      }
    }
  }

  // MARK: A heap of definitions, latest on top

  private mutating func push(_ definition: Int32) {
    pending.append(definition)
    var child = pending.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard pending[parent] < pending[child] else { break }
      pending.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func popLatest() -> Int32? {
    guard let top = pending.first else { return nil }
    let last = pending.removeLast()
    guard !pending.isEmpty else { return top }
    pending[0] = last
    var parent = 0
    while true {
      var largest = parent
      let left = 2 * parent + 1
      if left < pending.count, pending[left] > pending[largest] { largest = left }
      if left + 1 < pending.count, pending[left + 1] > pending[largest] { largest = left + 1 }
      guard largest != parent else { break }
      pending.swapAt(parent, largest)
      parent = largest
    }
    return top
  }
}
