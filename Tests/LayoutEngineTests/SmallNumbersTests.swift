import TestSupport
import Testing

@testable import LayoutEngine

/// Lengths below a point, and multiples of positions.
@Suite struct SmallNumbersTests {
  /// All that a solver compares are lengths and priorities: in a unit 256 times as long all numbers are 256 times
  /// smaller.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the unit of length does not matter`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 7000)
    let wishes = SolverRandomTests.wishes(16, variables: 6, using: &random)
    func values(_ unit: Double) throws -> (values: [Double], refused: [Int]) {
      var solver = Solver()
      let symbols = SolverRandomTests.makeVariables(6, in: &solver)
      var refused: [Int] = []
      for (index, wish) in wishes.enumerated() {
        var wish = wish
        wish.constant *= unit
        do { _ = try SolverRandomTests.add(wish, symbols, to: &solver) } catch { refused.append(index) }
      }
      return (try solver.solved(), refused)
    }
    let (whole, small) = (try values(1), try values(1.0 / 256))
    #expect(whole.refused == small.refused, "seed \(seed)")
    for (a, b) in zip(whole.values, small.values) where (a - 256 * b).magnitude > 1e-4 {
      Issue.record("\(a) is not 256 times \(b): seed \(seed)")
    }
  }

  @Test func `a conflict that nothing has been solved for has no error`() {
    #expect(LayoutConflict(members: [], leftOut: .constraint(0)).error == 0)
  }
}
