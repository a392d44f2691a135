import TestSupport
import Testing

@testable import LayoutEngine

/// Rows of labels that fill a container, whose width changes.
@Suite struct LongRowTests {
  /// Labels 40 pt wide at the given priorities, the sum of whose widths is a parameter.
  static func row(_ priorities: [(hugging: Double, compression: Double)], width: Double) throws -> (
    Solver, total: Symbol, labels: [Symbol]
  ) {
    var solver = Solver()
    let labels = priorities.map { _ in solver.makeSize() }
    let total = solver.makeParameter(width)
    _ = solver.record(
      labels.map { Term($0) } + [Term(total, -1)], constant: 0, above: 1000, below: 1000, rank: 0)
    for (index, label) in labels.enumerated() {
      _ = solver.record(
        [Term(label)], constant: -40, above: priorities[index].hugging,
        below: priorities[index].compression, rank: Int32(index + 1))
    }
    solver.needsRebuild = true
    return (solver, total, labels)
  }

  @Test func `a row of equal labels shrinks from its end in a pivot or two for each label`() throws {
    let count = 400
    let equal = Array(repeating: (hugging: 250.0, compression: 750.0), count: count)
    var (solver, total, labels) = try Self.row(equal, width: Double(count * 50))
    _ = try solver.solved()
    // The last label takes what is left over: 10 pt for each.
    #expect(solver.value(labels[count - 1]) == Double(40 + 10 * count))
    for (width, kept) in [(Double(count * 30), count * 3 / 4), (Double(count * 10), count / 4)] {
      let before = solver.pivots
      solver.suggest(total, width)
      let values = try solver.solved()
      for index in 0..<count { expectClose(values[index], index < kept ? 40 : 0) }
      #expect(solver.brokenInvariants() == [])
      #expect(solver.pivots - before <= 2 * count)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a row of labels of different priorities leads where a new one leads`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 7000)
    let priorities: [(hugging: Double, compression: Double)] = (0..<12).map { _ in
      (
        hugging: [100.0, 250, 251].randomElement(using: &random) ?? 250,
        compression: [50.0, 749, 750].randomElement(using: &random) ?? 750
      )
    }
    var (solver, total, _) = try Self.row(priorities, width: 480)
    for step in 0..<20 {
      let width = Double(Int.random(in: 0...1000, using: &random))
      solver.suggest(total, width)
      let actual = try solver.solved()
      #expect(solver.brokenInvariants() == [], "seed \(seed), step \(step)")
      var (fresh, _, _) = try Self.row(priorities, width: width)
      let expected = try fresh.solved()
      for (a, b) in zip(actual, expected) where (a - b).magnitude > 1e-6 {
        Issue.record("\(a) is not \(b): seed \(seed), step \(step)")
      }
    }
  }
}
