import Testing

@testable import LayoutEngine

/// A generator of repeatable random numbers (SplitMix64; Steele, Lea and Flood, OOPSLA 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Solver {
  /// The values of the variables after a solve.
  mutating func solved() throws(SolverError) -> [Double] {
    try solve()
    try evaluateCanonically()
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
