import TestSupport
import Testing

@testable import LayoutEngine

/// Random systems; a failure prints the seed to repeat it with.
@Suite struct SolverRandomTests {
  struct Wish {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: LayoutConstraint.Relation
    var priority: Double
    var rank: Int32
  }

  static func wishes(_ count: Int, variables: Int, using random: inout SplitMix64) -> [Wish] {
    (0..<count).map { index in
      let size = Int.random(in: 1...3, using: &random)
      let chosen = (0..<variables).shuffled(using: &random).prefix(size)
      return Wish(
        terms: chosen.map { ($0, [-2.0, -1, 1, 1, 0.5, 2].randomElement(using: &random) ?? 1) },
        constant: Double(Int.random(in: -100...100, using: &random)),
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
        priority: [1000.0, 750, 750, 250, 250, 999.5].randomElement(using: &random) ?? 250,
        rank: Int32(index))
    }
  }

  static func makeVariables(_ count: Int, in solver: inout Solver) -> [Symbol] {
    (0..<count).map { $0 % 2 == 0 ? solver.makeExternal() : solver.makeSize() }
  }

  static func add(_ wish: Wish, _ symbols: [Symbol], to solver: inout Solver) throws -> ConstraintID {
    try solver.add(
      wish.terms.map { Term(symbols[$0.variable], $0.coefficient) }, constant: wish.constant, wish.relation,
      priority: wish.priority, rank: wish.rank)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `adding constraints and leaving them out keep the tableau sound`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let symbols = Self.makeVariables(8, in: &solver)
    var present: [(ConstraintID, Wish)] = []
    for step in 0..<60 {
      let context = "seed \(seed), step \(step)"
      let before = solver.dump()
      let isRefused = try Self.step(&solver, symbols, &present, using: &random)
      if isRefused { #expect(solver.dump() == before, "a refusal left traces: \(context)") }
      #expect(solver.brokenInvariants() == [], "\(context)")
      try Self.expectSameOptimum(&solver, present.map(\.1), context)
    }
  }

  /// Adds a constraint or leaves one out, as a layout program does when a condition changes; returns whether
  /// the solver refused.
  static func step(
    _ solver: inout Solver, _ symbols: [Symbol], _ present: inout [(ConstraintID, Wish)],
    using random: inout SplitMix64
  ) throws -> Bool {
    if Int.random(in: 0..<10, using: &random) < 7 || present.isEmpty {
      let wish = Self.wishes(1, variables: 8, using: &random)[0]
      guard let id = try? Self.add(wish, symbols, to: &solver) else {
        #expect(wish.priority == 1000)
        return true
      }
      present.append((id, wish))
      return false
    }
    let (id, _) = present.remove(at: Int.random(in: 0..<present.count, using: &random))
    solver.constraints[Int(id.index)].isActive = false
    solver.needsRebuild = true
    try solver.solve()
    return false
  }

  /// A changed solver has the values of one that was given the same constraints from the start.
  static func expectSameOptimum(_ solver: inout Solver, _ wishes: [Wish], _ context: String) throws {
    var fresh = Solver()
    let symbols = makeVariables(8, in: &fresh)
    for wish in wishes.sorted(by: { ($0.rank, $0.constant) < ($1.rank, $1.constant) }) {
      _ = fresh.record(
        wish.terms.map { Term(symbols[$0.variable], $0.coefficient) }, constant: wish.constant,
        above: wish.relation == .greaterThanOrEqual ? 0 : wish.priority,
        below: wish.relation == .lessThanOrEqual ? 0 : wish.priority, rank: wish.rank)
    }
    try fresh.enterAll()
    _ = try fresh.solved()
    _ = try solver.solved()
    for (priority, sum) in fresh.violations() {
      expectClose(solver.violations()[priority] ?? 0, sum, within: 1e-5)
      if (solver.violations()[priority] ?? 0) - sum > 1e-5 { Issue.record("level \(priority), \(context)") }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `suggested values lead where a new solver with those values leads`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 9000)
    // Required wishes have an equal, feasible start: every other one would be refused.
    let wishes = Self.wishes(16, variables: 6, using: &random).map { wish in
      var wish = wish
      if wish.priority == 1000, wish.relation == .equal { wish.priority = 999 }
      return wish
    }
    func make(_ numbers: [Double]) throws -> (Solver, [Symbol]) {
      var solver = Solver()
      let symbols = Self.makeVariables(6, in: &solver)
      let parameters = numbers.map { solver.makeParameter($0) }
      for (index, wish) in wishes.enumerated() {
        let terms = wish.terms.map { Term(symbols[$0.variable], $0.coefficient) }
        _ = solver.record(
          terms + [Term(parameters[index % parameters.count])], constant: wish.constant,
          above: wish.relation == .greaterThanOrEqual ? 0 : wish.priority,
          below: wish.relation == .lessThanOrEqual ? 0 : wish.priority, rank: wish.rank)
      }
      solver.needsRebuild = true
      return (solver, parameters)
    }
    var (solver, parameters) = try make([0, 0, 0])
    for step in 0..<20 {
      let numbers = parameters.map { _ in Double(Int.random(in: -60...60, using: &random)) }
      for (parameter, number) in zip(parameters, numbers) { solver.suggest(parameter, number) }
      var (fresh, _) = try make(numbers)
      guard let expected = try? fresh.solved() else {
        #expect(throws: SolverError.infeasible) { try solver.solve() }
        continue
      }
      let actual = try solver.solved()
      #expect(solver.brokenInvariants() == [], "seed \(seed), step \(step)")
      for (a, b) in zip(actual, expected) where (a - b).magnitude > 1e-6 {
        Issue.record("\(a) is not \(b): seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the order of adding does not change any value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 1000)
    let wishes = Self.wishes(14, variables: 6, using: &random).filter { $0.priority < 1000 || $0.rank < 5 }
    var reference: [Double]?
    for _ in 0..<6 {
      var solver = Solver()
      let symbols = Self.makeVariables(6, in: &solver)
      var refused = false
      for wish in wishes.shuffled(using: &random) {
        do { _ = try Self.add(wish, symbols, to: &solver) } catch { refused = true }
      }
      // Which of several contradictory constraints is refused does depend on the order.
      if refused { return }
      let values = try solver.solved()
      if let reference {
        for (a, b) in zip(values, reference) {
          expectClose(a, b, within: 1e-6)
          if (a - b).magnitude > 1e-6 { Issue.record("seed \(seed)") }
        }
      }
      reference = reference ?? values
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `no point of a grid is better than the optimum`(seed: UInt64) throws {
    // Two variables, integer data: some vertex of the arrangement of all lines is optimal. Every
    // intersection of two lines is tried.
    var random = SplitMix64(seed: seed &+ 5000)
    let wishes = Self.wishes(8, variables: 2, using: &random)
    var solver = Solver()
    let symbols = [solver.makeExternal(), solver.makeSize()]
    var kept: [Wish] = []
    for wish in wishes {
      if (try? Self.add(wish, symbols, to: &solver)) != nil { kept.append(wish) }
    }
    let values = try solver.solved()
    let best = Self.cost(of: (values[0], values[1]), kept)
    #expect(best[1000] ?? 0 < 1e-6, "seed \(seed)")
    for candidate in Self.intersections(kept) where candidate.1 >= 0 {
      let cost = Self.cost(of: candidate, kept)
      for level in [1000.0, 999.5, 750, 250] {
        let difference = (cost[level] ?? 0) - (best[level] ?? 0)
        if difference > 1e-6 { break }
        if difference < -1e-6 {
          Issue.record("seed \(seed): \(candidate) is better than \(values) at \(level)")
          break
        }
      }
    }
  }

  static func cost(of point: (Double, Double), _ wishes: [Wish]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for wish in wishes {
      let value = wish.terms.reduce(wish.constant) {
        $0 + $1.coefficient * ($1.variable == 0 ? point.0 : point.1)
      }
      switch wish.relation {
      case .equal: sums[wish.priority, default: 0] += value.magnitude
      case .lessThanOrEqual: sums[wish.priority, default: 0] += max(0, value)
      case .greaterThanOrEqual: sums[wish.priority, default: 0] += max(0, -value)
      }
    }
    return sums
  }

  static func intersections(_ wishes: [Wish]) -> [(Double, Double)] {
    var lines = wishes.map { wish in
      (
        wish.terms.first { $0.variable == 0 }?.coefficient ?? 0,
        wish.terms.first { $0.variable == 1 }?.coefficient ?? 0, wish.constant
      )
    }
    lines += [(1, 0, 0), (0, 1, 0)]
    var points: [(Double, Double)] = []
    for (index, a) in lines.enumerated() {
      for b in lines[(index + 1)...] {
        let determinant = a.0 * b.1 - a.1 * b.0
        guard determinant != 0 else { continue }
        points.append(((a.1 * b.2 - b.1 * a.2) / determinant, (b.0 * a.2 - a.0 * b.2) / determinant))
      }
    }
    return points
  }
}
