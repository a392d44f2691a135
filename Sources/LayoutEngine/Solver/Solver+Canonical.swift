extension Solver {
  /// Computes the values of all variables at the one optimum that is chosen of several.
  ///
  /// Where other values would be as good, the errors of optional constraints are made small one after the
  /// other in order of rank, so that the item first in document order keeps its wanted size; then the
  /// variables still free are pulled to 0 in the order in which they were made. The outcome depends on
  /// neither the order of the constraints nor the path of the simplex. Costs nothing where the optimum is
  /// unique.
  mutating func evaluateCanonically() throws(SolverError) {
    if ambiguity == .unknown { ambiguity = hasFreeSymbols() ? .ambiguous : .unique }
    guard ambiguity == .ambiguous else { return evaluate() }
    var search = CanonicalSearch(solver: self)
    try search.run()
    search.solver.evaluate()
    for variable in variables { values[Int(variable)] = search.solver.values[Int(variable)] }
  }

  /// Returns true if some nonbasic symbol could grow at no cost, or a position be anywhere.
  private func hasFreeSymbols() -> Bool {
    for symbol in 0..<Symbol(values.count) where isFree(symbol) && matters(symbol) { return true }
    return false
  }

  func isFree(_ symbol: Symbol) -> Bool {
    guard !tableau.isBasic(symbol), definitionOf[Int(symbol)] < 0 else { return false }
    switch tableau.kind(symbol) {
    case .external: return true
    case .restricted: return costSign(symbol) == 0
    case .parameter, .tag, .zero: return false
    }
  }

  /// Returns true if anything else depends on the symbol; if not, its value is 0 in any case.
  func matters(_ symbol: Symbol) -> Bool {
    tableau.count(of: symbol) > 0 || (isMentioned[Int(symbol)] && owner[Int(symbol)] < 0)
  }
}

extension Solver {
  /// A row that is worth what a defined position is worth; `nil` where only parameters decide it.
  mutating func makeProbe(of symbol: Symbol) -> Int32? {
    expand(symbol, 1)
    expandPending()
    guard touched.contains(where: { tableau.kind($0) != .parameter && isSignificant($0) }) else {
      clearExpansion()
      return nil
    }
    return makeRowFromExpansion(subject: makeSymbol(.external))
  }
}
