extension Solver {
  /// Brings the tableau to the optimum: feasible rows by the dual simplex, then the primal simplex.
  ///
  /// - Throws: `infeasible` if the required constraints contradict each other, or `pivotLimit`.
  mutating func solve() throws(SolverError) {
    if needsRebuild { try rebuild() }
    do throws(SolverError) {
      try settle()
    } catch .pivotLimit where !isRebuilding {
      // Rounding errors of many edits can drive the simplex in circles; entering everything anew has none.
      try rebuild()
    }
  }

  private mutating func settle() throws(SolverError) {
    if contradiction != nil { throw .infeasible }
    if needsFeasibility || !tableau.suspects.isEmpty { try makeFeasible() }
    if needsOptimum { try optimize() }
  }

  // MARK: Dual simplex

  /// Makes every row feasible by the dual simplex. Reduced costs that are not negative mostly stay so; if
  /// not, `needsOptimum` is set.
  mutating func makeFeasible() throws(SolverError) {
    let limit = pivots + pivotLimit
    var stalls = 0
    while let suspect = tableau.suspects.popLast() {
      guard tableau.isInfeasible(suspect) else { continue }
      guard pivots < limit else { throw .pivotLimit }
      let isStalled = stalls > Self.stallLimit + 2 * tableau.rows.count
      let row = isStalled ? lowestInfeasibleRow(besides: suspect) : suspect
      // A positive row that must be 0 is negated, so that it has to be raised like the other rows.
      let subject = tableau.subject(ofRow: row)
      if tableau.value(ofRow: row) > 0 { tableau.negate(row: row) }
      // Reduced costs that have become negative are left to the primal simplex.
      let isUnordered = isStalled || passBounds(ofRow: row)
      if isUnordered { needsOptimum = true }
      guard let entering = dualEntering(row, lowest: isStalled) else {
        tableau.suspects.append(row)
        throw .infeasible
      }
      // A cycle leads back to the same objective, so not every pivot in it raises the objective.
      if isUnordered || costSign(entering) <= 0 { stalls += 1 }
      pivot(row: row, entering: entering)
      if tableau.kind(subject) == .zero { retire(subject) }
    }
    needsFeasibility = false
  }

  /// The infeasible row of the lowest subject; the others stay suspects. With the lowest entering symbol it is Bland's rule for the
  /// dual simplex with all costs 0, which cannot cycle (Chvátal, "Linear Programming", 1983, chapters 3 and 10).
  private mutating func lowestInfeasibleRow(besides suspect: Int32) -> Int32 {
    let rows = (tableau.suspects + [suspect]).filter { tableau.isInfeasible($0) }
    let lowest = rows.min { tableau.subject(ofRow: $0) < tableau.subject(ofRow: $1) } ?? suspect
    tableau.suspects.removeAll(keepingCapacity: true)
    tableau.suspects.append(contentsOf: rows.filter { $0 != lowest })
    return lowest
  }

  /// Takes a symbol that must be 0 out of all rows and out of the objective, where a cost would let it enter again.
  private mutating func retire(_ zero: Symbol) {
    tableau.removeColumn(zero)
    for level in levels.indices { costs[Int(zero) * levels.count + level] = 0 }
  }

  /// Returns the symbol whose growth raises an infeasible row at the least cost per point; `nil` if there is
  /// none. Costs are compared as vectors. Of equally dear symbols the one made last enters, as the canonical
  /// optimum keeps the wanted sizes of the first items. If `lowest`, the lowest symbol enters, whatever it costs.
  func dualEntering(_ row: Int32, lowest: Bool = false) -> Symbol? {
    var best: Symbol?
    var bestCoefficient = 0.0
    var index = tableau.head(ofRow: row)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInRow
      guard cell.coefficient > Self.pivotEpsilon, tableau.kind(cell.symbol) == .restricted else { continue }
      if let present = best {
        let order =
          lowest
          ? Int(cell.symbol - present)
          : compareCosts(cell.symbol, per: cell.coefficient, present, per: bestCoefficient)
        if order > 0 || (order == 0 && cell.symbol < present) { continue }
      }
      best = cell.symbol
      bestCoefficient = cell.coefficient
    }
    return best
  }

  /// The sign of `cost(a) / x − cost(b) / y`, at the highest level at which it is not 0.
  func compareCosts(_ a: Symbol, per x: Double, _ b: Symbol, per y: Double) -> Int {
    let count = levels.count
    for level in 0..<count {
      let difference = costs[Int(a) * count + level] / x - costs[Int(b) * count + level] / y
      if difference > Self.costEpsilon { return 1 }
      if difference < -Self.costEpsilon { return -1 }
    }
    return 0
  }

  // MARK: Primal simplex

  /// Runs the primal simplex: symbols of negative reduced cost enter the basis until there are none.
  mutating func optimize() throws(SolverError) {
    let limit = pivots + pivotLimit
    var stalls = 0
    while true {
      if pivots - refreshedAt > Self.refreshInterval { refreshCosts() }
      let isStalled = stalls > Self.stallLimit
      guard let entering = primalEntering(lowest: isStalled) else { break }
      guard pivots < limit else { throw .pivotLimit }
      guard var row = leavingRow(entering: entering) else { throw .pivotLimit }
      stalls = tableau.value(ofRow: row) > Tableau.valueEpsilon ? 0 : stalls + 1
      if !isStalled, tableau.count(of: entering) > 1 { row = passBreakpoints(of: entering, first: row) }
      pivot(row: row, entering: entering)
    }
    tableau.suspects.removeAll(keepingCapacity: true)
    needsOptimum = false
  }

  /// The magnitude up to which coefficients are not pivoted on. Such coefficients are residues of
  /// cancellation, and dividing by one spreads its error over the whole tableau.
  static let pivotEpsilon = 1e-8

  /// The number of pivots after which the reduced costs are computed anew. Each pivot adds rounding errors to them, and `costEpsilon`
  /// decides by them whether the solution is optimal.
  private static let refreshInterval = 64

  /// Computes the reduced costs from the rows.
  private mutating func refreshCosts() {
    for index in costs.indices { costs[index] = 0 }
    for constraint in constraints where constraint.isActive {
      addCost(of: constraint.above, priority: constraint.abovePriority)
      addCost(of: constraint.below, priority: constraint.belowPriority)
    }
    refreshedAt = pivots
  }

  /// The number of pivots without progress after which the lowest symbol enters (Bland's rule), which cannot cycle.
  private static let stallLimit = 32

  /// Returns a nonbasic symbol whose growth lowers the objective; `nil` at the optimum. The search goes on
  /// from the last entering symbol, so that each solve looks at each symbol few times.
  private mutating func primalEntering(lowest: Bool) -> Symbol? {
    let count = values.count
    let start = lowest || Int(lastEntering) >= count ? 0 : Int(lastEntering)
    for symbol in start..<count where costSign(Symbol(symbol)) < 0 {
      lastEntering = Symbol(symbol)
      return lastEntering
    }
    for symbol in 0..<start where costSign(Symbol(symbol)) < 0 {
      lastEntering = Symbol(symbol)
      return lastEntering
    }
    return nil
  }

  /// Returns the row whose subject reaches 0 first when the symbol grows, of several the one with the lowest
  /// subject; `nil` if no row limits the symbol.
  func leavingRow(entering: Symbol) -> Int32? {
    var best: Int32?
    var bestRatio = Double.infinity
    var bestSubject: Symbol = -1
    var index = tableau.head(ofColumn: entering)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInColumn
      guard cell.coefficient < -Self.pivotEpsilon else { continue }
      let subject = tableau.subject(ofRow: cell.row)
      guard tableau.kind(subject) == .restricted else { continue }
      let ratio = max(0, tableau.value(ofRow: cell.row)) / -cell.coefficient
      if ratio < bestRatio || (ratio == bestRatio && subject < bestSubject) {
        best = cell.row
        bestRatio = ratio
        bestSubject = subject
      }
    }
    return best
  }
}
