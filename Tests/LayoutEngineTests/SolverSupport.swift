import Testing

@testable import LayoutEngine

extension Solver {
  /// The values of the variables after a solve.
  mutating func solved() throws(SolverError) -> [Double] {
    try solve()
    evaluateCanonically()
    return variables.map { value($0) }
  }

  /// `symbol = constant` at a priority.
  @discardableResult
  mutating func set(_ symbol: Symbol, _ constant: Double, at priority: Double = 1000, rank: Int32 = 0)
    throws(SolverError) -> ConstraintID
  {
    try add([Term(symbol)], constant: -constant, .equal, priority: priority, rank: rank)
  }

  /// By how much the constraints of each level are violated in sum, highest level first.
  func violations() -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for constraint in constraints where constraint.isActive {
      let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
      let value = terms[range].reduce(constraint.constant) {
        $0 + $1.coefficient * values[Int($1.symbol)]
      }
      let priority = value > 0 ? constraint.abovePriority : constraint.belowPriority
      if priority != Price.free { sums[priority, default: 0] += value.magnitude }
    }
    return sums
  }
}
