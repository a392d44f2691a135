extension Solver {
  /// Computes the values of all variables at the optimum, or at the canonical one of several optima.
  ///
  /// If several optima exist, the errors of optional constraints are minimized one after the other in order
  /// of rank: the first item in document order keeps its wanted size. Inequalities that are still free (`bounds`) then become equalities,
  /// and variables are brought as near to 0 as possible, in the order in which they were made. The result does not depend on the path of
  /// the simplex. A unique optimum costs no search.
  ///
  /// - Returns: The errors and variables that the search could not settle within the limit of pivots. They
  ///   have the values of some optimum.
  @discardableResult
  mutating func evaluateCanonically() -> [Symbol] {
    if ambiguity == .unknown { ambiguity = hasFreeSymbols() ? .ambiguous : .unique }
    guard ambiguity == .ambiguous else {
      evaluate()
      return []
    }
    var search = CanonicalSearch(solver: self)
    search.run()
    search.solver.evaluate()
    for variable in variables { values[Int(variable)] = search.solver.values[Int(variable)] }
    return search.unsettled
  }

  /// Returns true if a nonbasic size or error could grow at no cost, or a nonbasic position could have any
  /// value.
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

  /// Returns true if a row or a constraint mentions the symbol; otherwise its value is 0.
  func matters(_ symbol: Symbol) -> Bool {
    tableau.count(of: symbol) > 0 || (isMentioned[Int(symbol)] && owner[Int(symbol)] < 0)
  }
}

extension Solver {
  /// Makes a row whose subject has the value of a defined position; `nil` if the position depends on
  /// parameters alone.
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
