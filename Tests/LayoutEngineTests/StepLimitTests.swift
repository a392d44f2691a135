import Testing

@testable import LayoutEngine

/// Layouts whose solve ends at the limit of pivots, which is lowered here.
@Suite struct StepLimitTests {
  /// Texts of 60, 50 and 40 in a row of 80 with gaps of 10: the first keeps its width, the others have none.
  private static var row: LayoutInput {
    var tree = StackTests.stack(
      .horizontal, spacing: 10, children: [(60, 20), (50, 30), (40, 30)], fills: false)
    tree.set(1, .width, to: 80)
    return tree.input
  }

  @Test func `a solve that ends at the limit has frames, and names the views that want others`() throws {
    var system = try LayoutSystem(Self.row)
    system.leastPivotLimit = -1_000_000
    let result = try system.solve(in: .screen(320, 480), measuring: NoContent())
    #expect(result.unsettled.contains(3) && result.unsettled.contains(4))
    #expect(!result.unsettled.contains(0))
    #expect(result.exactFrames.allSatisfy { $0.maxX.magnitude <= LayoutInputError.limit })
    // What was not solved is not explained.
    #expect(system.explanations(ofItems: [1]).isEmpty)
  }

  @Test func `a system that reached the limit solves the next time as if it had not`() throws {
    var system = try LayoutSystem(Self.row)
    system.leastPivotLimit = -1_000_000
    _ = try system.solve(in: .screen(320, 480), measuring: NoContent())
    system.leastPivotLimit = 10_000
    let result = try system.solve(in: .screen(320, 480), measuring: NoContent())
    #expect(result.unsettled.isEmpty)
    #expect(result.frames[2...4].map(\.width) == [60, 0, 0])
  }

  @Test func `at the limit the search for the canonical optimum keeps the one it has`() throws {
    // x + y = 10, both at least 0: every x from 0 to 10 is an optimum, and 0 the canonical one.
    var solver = Solver()
    let (x, y) = (solver.makeSize(), solver.makeSize())
    try solver.add([Term(x), Term(y)], constant: -10)
    var limited = solver
    #expect(solver.evaluateCanonically().isEmpty)
    #expect((solver.value(x), solver.value(y)) == (0, 10))
    limited.leastPivotLimit = -1_000_000
    let unsettled = limited.evaluateCanonically()
    #expect(limited.value(x) + limited.value(y) == 10)
    #expect(unsettled == (limited.value(x) == 0 ? [] : [x]))
  }
}
