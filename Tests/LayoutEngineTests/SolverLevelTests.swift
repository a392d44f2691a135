import Testing

@testable import LayoutEngine

@Suite struct SolverLevelTests {
  @Test func `a thousand wishes at 250 do not outvote one at 251`() throws {
    var solver = Solver()
    let x = solver.makeExternal()
    for _ in 0..<1000 {
      _ = solver.record([Term(x)], constant: -10, above: 250, below: 250, rank: 0)
    }
    _ = solver.record([Term(x)], constant: -20, above: 251, below: 251, rank: 0)
    try solver.enterAll()
    #expect(try solver.solved() == [20])
  }

  @Test func `forty priorities are compared as vectors over nine orders of magnitude`() throws {
    // x_k = x_{k+1} is required, so that each pair of neighbouring wishes is in conflict; the highest
    // priority decides however small its error and however large the others'.
    var solver = Solver()
    let x = solver.makeExternal()
    let errors = (0..<40).map { index in [1e-3, 1, 1e3, 1e6][index % 4] * Double(index + 1) }
    for (index, wish) in errors.enumerated() {
      try solver.set(x, wish, at: 100 + Double(index) * 22.5)
    }
    #expect(try solver.solved() == [errors[39]])
    #expect(solver.levels.count == 40)
  }

  @Test func `each of forty levels settles its own variable down to a thousandth`() throws {
    // Level k wants x_k at its own value, all levels above it want the sum of the variables before it:
    // a triangular system with one exact answer.
    var solver = Solver()
    var variables: [Symbol] = []
    var expected: [Double] = []
    for index in 0..<40 {
      let symbol = solver.makeExternal()
      variables.append(symbol)
      let wish = [1e-3, 1e6, -1, 2.5][index % 4]
      expected.append(wish)
      try solver.add(
        [Term(symbol)] + variables.dropLast().map { Term($0, 0.5) },
        constant: -wish - expected.dropLast().reduce(0) { $0 + $1 * 0.5 },
        priority: 1 + Double(40 - index) * 10)
      // A weaker wish at a lower level pulls the other way.
      try solver.set(symbol, -wish * 3, at: 1.5 + Double(index) / 100)
    }
    for (actual, wanted) in zip(try solver.solved(), expected) { expectClose(actual, wanted, within: 1e-5) }
  }

  @Test func `fractional priorities are levels of their own`() throws {
    var solver = Solver()
    let x = solver.makeExternal()
    try solver.set(x, 1, at: 999)
    try solver.set(x, 2, at: 999.5)
    try solver.set(x, 3, at: 999.25)
    #expect(try solver.solved() == [2])
  }

  @Test func `within a level the sum of errors is least`() throws {
    // The median: 1, 2, 3, 50, 60 → 3.
    var solver = Solver()
    let x = solver.makeExternal()
    for wish in [60.0, 1, 3, 50, 2] { try solver.set(x, wish, at: 400) }
    #expect(try solver.solved() == [3])
  }
}
