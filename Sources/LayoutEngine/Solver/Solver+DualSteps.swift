/// Long steps of the dual simplex, in which several symbols go to their bounds before one enters the basis.
///
/// If the cheapest symbol reaches its bound before the infeasible row becomes feasible, it goes to that bound
/// and the next symbol does the rest. This is the bound flipping ratio test of Maros, "A generalized dual
/// phase-2 simplex algorithm", EJOR 149(1), 2003. Shrinking a row of n labels then takes n short exchanges
/// and one pivot, instead of n pivots that each rewrite a row of n symbols.
extension Solver {
  /// The maximum number of rows that mention a symbol that is passed, so that an exchange stays cheap.
  private static let passedRowLimit: Int32 = 8

  /// Moves symbols that cannot make an infeasible row feasible by themselves to their bounds, the cheapest
  /// first.
  /// - Returns: True if a symbol was moved. Reduced costs may then be negative until another symbol has
  ///   entered.
  mutating func passBounds(ofRow row: Int32) -> Bool {
    guard let first = dualEntering(row), blocker(of: first, lifting: row) != nil else { return false }
    let candidates = dualCandidates(row)
    var hasPassed = false
    // The last symbol is never passed: the pivot needs one.
    for symbol in candidates.dropLast() {
      guard let blocker = blocker(of: symbol, lifting: row) else { break }
      pivot(row: blocker, entering: symbol)
      hasPassed = true
    }
    return hasPassed
  }

  /// Returns the symbols whose growth raises an infeasible row's value, the cheapest per point first.
  private func dualCandidates(_ row: Int32) -> [Symbol] {
    var found: [(symbol: Symbol, coefficient: Double)] = []
    var index = tableau.head(ofRow: row)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInRow
      if cell.coefficient > 0, tableau.kind(cell.symbol) == .restricted {
        found.append((cell.symbol, cell.coefficient))
      }
    }
    found.sort {
      let order = compareCosts($0.symbol, per: $0.coefficient, $1.symbol, per: $1.coefficient)
      return order < 0 || (order == 0 && $0.symbol > $1.symbol)
    }
    return found.map(\.symbol)
  }

  /// Returns the row that stops the symbol from growing before `row` is feasible; `nil` if there is none, if
  /// the symbol no longer raises `row`, or if too many rows mention the symbol.
  private func blocker(of symbol: Symbol, lifting row: Int32) -> Int32? {
    guard tableau.count(of: symbol) <= Self.passedRowLimit else { return nil }
    var lift = 0.0
    var best: Int32?
    var bestRatio = Double.infinity
    var index = tableau.head(ofColumn: symbol)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInColumn
      if cell.row == row {
        lift = cell.coefficient
        continue
      }
      guard cell.coefficient < 0, tableau.kind(tableau.subject(ofRow: cell.row)) == .restricted,
        !tableau.isInfeasible(cell.row)
      else { continue }
      let ratio = max(0, tableau.value(ofRow: cell.row)) / -cell.coefficient
      if ratio < bestRatio {
        best = cell.row
        bestRatio = ratio
      }
    }
    guard lift > 0, tableau.value(ofRow: row) + lift * bestRatio < -Tableau.valueEpsilon else { return nil }
    return best
  }
}
