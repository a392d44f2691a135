/// Steps of the dual simplex beyond the first symbol that may enter.
///
/// Where the cheapest symbol reaches its bound before it has lifted the infeasible row, it goes to that
/// bound and the next one lifts the rest (the bound flipping ratio test of Maros, "A generalized dual
/// phase-2 simplex algorithm", EJOR 149(1), 2003). A row of n labels that has to shrink is then n short
/// exchanges and one pivot, not n pivots that each rewrite a row of n symbols.
extension Solver {
  /// Symbols in more rows than this are not passed, so that an exchange stays cheap.
  private static let passedRowLimit: Int32 = 8

  /// Brings symbols that cannot lift an infeasible row by themselves to their bounds, the cheapest first.
  /// - Returns: whether there was one. Costs may then be negative until another symbol has entered.
  mutating func passBounds(ofRow row: Int32) -> Bool {
    guard let first = dualEntering(row), blocker(of: first, lifting: row) != nil else { return false }
    let candidates = dualCandidates(row)
    var hasPassed = false
    // The last one is never passed: there must be one to pivot on.
    for symbol in candidates.dropLast() {
      guard let blocker = blocker(of: symbol, lifting: row) else { break }
      pivot(row: blocker, entering: symbol)
      hasPassed = true
    }
    return hasPassed
  }

  /// The symbols that may lift an infeasible row, the cheapest per point first.
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

  /// The row that stops the symbol from growing before it has lifted `row`; `nil` if there is none, if the
  /// symbol no longer lifts, or if it is in too many rows.
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
