import TestSupport
import Testing

@testable import LayoutEngine

/// Random systems most of whose constraints meet in one point, where the simplex can walk in circles. A failure prints its seed.
@Suite struct DegenerateSystemTests {
  private static let levels = [999.0, 750, 250]

  /// Constraints of ±1 and ±2 times few variables, nearly all through the origin, many of them twice.
  private static func wishes(using random: inout SplitMix64) -> [SolverRandomTests.Wish] {
    var wishes: [SolverRandomTests.Wish] = []
    for index in 0..<Int.random(in: 8...16, using: &random) {
      if let again = wishes.randomElement(using: &random), Int.random(in: 0..<4, using: &random) == 0 {
        wishes.append(again)
        wishes[index].rank = Int32(index)
        continue
      }
      let chosen = (0..<6).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      wishes.append(
        SolverRandomTests.Wish(
          terms: chosen.map { ($0, [-2.0, -1, -1, 1, 1, 2].randomElement(using: &random) ?? 1) },
          constant: [0.0, 0, 0, 0, 10, -10].randomElement(using: &random) ?? 0,
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          priority: ([1000] + levels + levels).randomElement(using: &random) ?? 250, rank: Int32(index)))
    }
    return wishes
  }

  /// The least sums of errors, level by level, by exact arithmetic.
  private static func leastErrors(_ wishes: [SolverRandomTests.Wish], positions: Int) -> [Double] {
    var program = ExactProgram()
    let variables = (0..<6).map { program.makeVariable(isRestricted: $0 >= positions) }
    var sums = [Double: ExactProgram.Expression]()
    for wish in wishes {
      var expression = ExactProgram.Expression(
        constant: Rational(Int(wish.constant)),
        wish.terms.map { (variables[$0.variable], Rational(Int($0.coefficient))) })
      for (relation, sign) in [(LayoutConstraint.Relation.greaterThanOrEqual, -1), (.lessThanOrEqual, 1)]
      where wish.relation != relation {
        guard wish.priority < LayoutConstraint.required else { continue }
        let error = program.makeVariable(isRestricted: true)
        expression[error] = Rational(sign)
        sums[wish.priority, default: ExactProgram.Expression()].add(
          ExactProgram.Expression([(error, .one)]), times: .one)
      }
      switch wish.relation {
      case .equal: program.require(equalToZero: expression)
      case .greaterThanOrEqual: program.require(atLeastZero: expression)
      case .lessThanOrEqual:
        var turned = ExactProgram.Expression()
        turned.add(expression, times: -.one)
        program.require(atLeastZero: turned)
      }
    }
    return levels.map { level in
      guard var sum = sums[level], let least = program.minimum(of: sum) else { return 0 }
      sum.constant = -least
      program.require(equalToZero: sum)
      return least.value
    }
  }

  /// Adds the constraints one by one, or enters all at once; leaves out required ones that contradict earlier ones.
  private static func solved(
    _ wishes: inout [SolverRandomTests.Wish], positions: Int, atOnce: Bool, _ context: String
  ) throws -> Solver {
    var solver = Solver()
    let symbols = (0..<6).map { $0 < positions ? solver.makeExternal() : solver.makeSize() }
    if atOnce {
      for wish in wishes {
        _ = solver.record(
          wish.terms.map { Term(symbols[$0.variable], $0.coefficient) }, constant: wish.constant,
          above: wish.relation == .greaterThanOrEqual ? 0 : wish.priority,
          below: wish.relation == .lessThanOrEqual ? 0 : wish.priority, rank: wish.rank)
      }
      solver.needsRebuild = true
      try solver.solve()
      return solver
    }
    var kept: [SolverRandomTests.Wish] = []
    for wish in wishes {
      do {
        _ = try SolverRandomTests.add(wish, symbols, to: &solver)
        kept.append(wish)
      } catch SolverError.unsatisfiable {
        #expect(wish.priority == 1000, "\(context)")
      }
    }
    wishes = kept
    return solver
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `thirty systems through one point end, at the exact optimum`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 70_000)
    for number in 0..<30 {
      let context = "seed \(seed), system \(number)"
      var wishes = Self.wishes(using: &random)
      let solvers = [
        try Self.solved(&wishes, positions: number % 4, atOnce: false, context),
        try Self.solved(&wishes, positions: number % 4, atOnce: true, context),
      ]
      let exact = Self.leastErrors(wishes, positions: number % 4)
      var values: [[Double]] = []
      for var solver in solvers {
        #expect(solver.brokenInvariants() == [], "\(context)")
        #expect(solver.evaluateCanonically().isEmpty, "\(context)")
        #expect(solver.pivots < 1_000, "\(solver.pivots) pivots, \(context)")
        values.append(solver.variables.map { solver.value($0) })
        for (level, least) in zip(Self.levels, exact) {
          let sum = solver.violations()[level] ?? 0
          #expect((sum - least).magnitude < 1e-6, "\(sum) is not \(least), priority \(level), \(context)")
        }
      }
      #expect(zip(values[0], values[1]).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(values), \(context)")
    }
  }
}
