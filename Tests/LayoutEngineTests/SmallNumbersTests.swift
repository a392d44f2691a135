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

  @Test func `in proportion, a size of half a point counts`() throws {
    // 300 points in the proportion 0.5 : 1.5.
    var tree = TreeBuilder()
    let row = tree.add("row")
    tree.pinEdges(row, to: 0)
    let views = [0.5, 1.5].map { (width: Double) in
      tree.add("view", in: row, content: .fixed(width: width, height: 20))
    }
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, distribution: .fillProportionally, arranged: views))
    let frames = try layOut(tree.input, .screen(300, 100)).frames
    for (view, width) in zip(views, [75.0, 225]) { expectClose(frames[view].width, width) }
  }

  /// A row from 50 to 250 in which `a`, 20 points wide, begins after 30 points: it ends after 50, and twice that
  /// and 5 points are 105.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [LayoutDirection.leftToRight, .rightToLeft])
  func `a multiple of a position is counted from the edge at which reading begins`(
    own: LayoutDirection, outer: LayoutDirection
  ) throws {
    var tree = TreeBuilder()
    let row = tree.add("row")
    tree.constrain(row, .left, .equal, 0, .left, plus: 50)
    tree.set(row, .width, to: 200)
    tree.pin(row, to: 0, [.top, .bottom])
    tree.input.items[row].direction = own
    let (a, b) = (tree.add("a", in: row), tree.add("b", in: row))
    for (view, width) in [(a, 20.0), (b, 40)] {
      tree.set(view, .width, to: width)
      tree.pin(view, to: row, [.top, .bottom])
    }
    tree.constrain(a, .leading, .equal, row, .leading, plus: 30)
    tree.constrain(b, .leading, .equal, a, .trailing, times: 2, plus: 5)
    let result = try layOut(tree.input, .screen(400, 50, direction: outer))
    expectClose(result.frames[b].minX, own == .leftToRight ? 50 + 105 : 250 - 105 - 40)
    #expect(result.conflicts.isEmpty)
  }

  @Test func `a conflict that nothing has been solved for has no error`() {
    #expect(LayoutConflict(members: [], leftOut: .constraint(0)).error == 0)
  }
}
