/// Chooses the canonical one of several optima: brings errors and variables, one after the other, as near to
/// 0 as possible.
struct CanonicalSearch {
  var solver: Solver
  /// The errors and variables that were left where they were at the limit of pivots.
  private(set) var unsettled: [Symbol] = []
  /// The number of pivots at which the search ends, once it has reached the limit for one symbol.
  private var lastPivot = Int.max
  /// True for each nonbasic symbol that may still change, by symbol.
  private var isFree: ContiguousArray<Bool>
  private var freeCount = 0

  init(solver: Solver) {
    self.solver = solver
    isFree = []
    isFree.reserveCapacity(solver.values.count)
    for symbol in 0..<Symbol(solver.values.count) {
      isFree.append(solver.isFree(symbol) && solver.matters(symbol))
    }
    freeCount = isFree.count { $0 }
  }

  mutating func run() {
    settleErrors()
    settleBounds()
    settleVariables()
  }

  private mutating func settleErrors() {
    let order = solver.constraints.indices.filter {
      solver.constraints[$0].isActive && !solver.constraints[$0].isRequired
    }.sorted { (solver.constraints[$0].rank, $0) < (solver.constraints[$1].rank, $1) }
    for index in order {
      guard freeCount > 0 else { return }
      let constraint = solver.constraints[index]
      if constraint.abovePriority != Solver.Price.free { settle(constraint.above) }
      if constraint.belowPriority != Solver.Price.free { settle(constraint.below) }
    }
  }

  private mutating func settleBounds() {
    for index in solver.bounds where solver.constraints[index].isActive {
      guard freeCount > 0 else { return }
      let constraint = solver.constraints[index]
      let slack = constraint.abovePriority == Solver.Price.free ? constraint.above : constraint.below
      if slack >= 0 { settle(slack) }
    }
  }

  private mutating func settleVariables() {
    for variable in solver.variables {
      guard freeCount > 0 else { return }
      settle(variable)
    }
  }

  /// Brings a symbol as near to 0 as the symbols settled before allow, and keeps it there.
  private mutating func settle(_ symbol: Symbol) {
    if solver.definitionOf[Int(symbol)] >= 0 {
      guard let row = solver.makeProbe(of: symbol) else { return }
      isFree.append(false)
      let probe = solver.tableau.subject(ofRow: row)
      if !settleRow(row) { unsettled.append(symbol) }
      // A probe that is still basic is no longer needed.
      if solver.tableau.isBasic(probe) { solver.tableau.removeRow(solver.tableau.row(of: probe)) }
    } else if solver.tableau.isBasic(symbol) {
      if !settleRow(solver.tableau.row(of: symbol)) { unsettled.append(symbol) }
    } else {
      fix(symbol)
    }
  }

  private mutating func fix(_ symbol: Symbol) {
    if isFree[Int(symbol)] {
      isFree[Int(symbol)] = false
      freeCount -= 1
    }
  }

  /// - Returns: False at the limit of pivots; the subject then keeps its present value, which is an optimum
  ///   too, but not the canonical one.
  private mutating func settleRow(_ row: Int32) -> Bool {
    let limit = min(lastPivot, solver.pivots + solver.pivotLimit)
    var isSettled = true
    while let (entering, direction) = movable(towardsZero: row) {
      guard solver.pivots < limit else {
        if unsettled.isEmpty { lastPivot = solver.pivots + solver.pivotLimit }
        isSettled = false
        break
      }
      let leaving = limitingRow(of: entering, direction: direction, target: row)
      let subject = solver.tableau.subject(ofRow: leaving)
      solver.pivot(row: leaving, entering: entering)
      fix(entering)
      if leaving == row { return true }
      if solver.costSign(subject) == 0 {
        isFree[Int(subject)] = true
        freeCount += 1
      }
    }
    // No free symbol brings the subject nearer to 0: the symbols of its row must keep their values.
    var index = solver.tableau.head(ofRow: row)
    while index >= 0 {
      fix(solver.tableau.cell(index).symbol)
      index = solver.tableau.cell(index).nextInRow
    }
    return isSettled
  }

  /// Returns a free symbol that brings the row's subject nearer to 0, and 1 if the symbol has to grow or -1
  /// if it has to shrink. The symbol of highest id is chosen, as it is settled last. If the subject is 0, any
  /// free symbol will do, so that the subject leaves the basis and stays 0.
  private func movable(towardsZero row: Int32) -> (Symbol, Double)? {
    let value = solver.tableau.value(ofRow: row)
    let isZero = value.magnitude <= Tableau.valueEpsilon
    var best: (Symbol, Double)?
    var index = solver.tableau.head(ofRow: row)
    while index >= 0 {
      let cell = solver.tableau.cell(index)
      index = cell.nextInRow
      guard isFree[Int(cell.symbol)], cell.symbol > best?.0 ?? -1 else { continue }
      let direction = value * cell.coefficient < 0 ? 1.0 : -1.0
      guard isZero || direction > 0 || solver.tableau.kind(cell.symbol) == .external else { continue }
      best = (cell.symbol, direction)
    }
    return best
  }

  /// Returns the row that limits a symbol's change: the target, whose subject may go to 0, or a row whose
  /// size or slack reaches 0 before.
  private func limitingRow(of symbol: Symbol, direction: Double, target: Int32) -> Int32 {
    let tableau = solver.tableau
    if tableau.value(ofRow: target).magnitude <= Tableau.valueEpsilon { return target }
    var best = target
    var bestRatio =
      tableau.value(ofRow: target).magnitude / tableau.coefficient(of: symbol, inRow: target).magnitude
    var index = tableau.head(ofColumn: symbol)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInColumn
      let subject = tableau.subject(ofRow: cell.row)
      guard cell.row != target, tableau.kind(subject) == .restricted, cell.coefficient * direction < 0 else {
        continue
      }
      let ratio = max(0, tableau.value(ofRow: cell.row)) / cell.coefficient.magnitude
      if ratio < bestRatio || (ratio == bestRatio && best != target && subject > tableau.subject(ofRow: best))
      {
        best = cell.row
        bestRatio = ratio
      }
    }
    return best
  }
}
