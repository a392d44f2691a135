import Testing

@testable import LayoutEngine

/// What a chain says in one line, and where a long one ends.
@Suite struct ExplanationFoldingTests {
  /// `item.left = next.left`, required.
  private static func step(_ item: Int, _ next: Int) -> ExplanationStep {
    func left(_ item: Int) -> LayoutEquation.Quantity {
      LayoutEquation.Quantity(item: item, attribute: .left, multiplier: 1, value: 0)
    }
    return ExplanationStep(
      origin: .constraint(item),
      equation: LayoutEquation(
        subject: left(item), relation: .equal, terms: [left(next)], constant: 0, abovePriority: 1000,
        belowPriority: 1000), error: 0, givens: [])
  }

  private func lengths(_ steps: [ExplanationStep], written: Set<Int> = []) -> [Int] {
    let value = ExplainedValue(
      item: 3, attribute: .left, value: 0, isFree: false, steps: steps, rootValues: [])
    let chain = ExplanationChain(value) { origin in
      if case .constraint(let index) = origin { written.contains(index) } else { false }
    }
    return chain.links.map(\.steps.count)
  }

  static let notHandingOn: [@Sendable (inout ExplanationStep) -> Void] = [
    { $0.error = 0.5 }, { $0.error = -0.5 }, { $0.equation.relation = .lessThanOrEqual },
    { $0.equation.relation = .greaterThanOrEqual }, { $0.equation.terms[0].multiplier = 2 },
    { $0.equation.subject.multiplier = -1 }, { $0.equation.constant = 1 }, { $0.equation.constant = -1 },
    { $0.equation.abovePriority = 999 }, { $0.equation.belowPriority = 999 },
    { $0.equation.terms.append($0.equation.subject) }, { $0.equation.terms = [] },
  ]

  @Test(arguments: notHandingOn.indices)
  func `only a required equality of two edges hands on`(index: Int) {
    let steps = [Self.step(3, 2), Self.step(2, 1), Self.step(1, 0)]
    #expect(lengths(steps) == [3])
    // The last is read by itself then, and so is whatever is alone beside it.
    var last = steps
    Self.notHandingOn[index](&last[2])
    #expect(lengths(last) == [2, 1])
    var first = steps
    Self.notHandingOn[index](&first[0])
    #expect(lengths(first).first == 1)
    #expect(lengths(first).reduce(0, +) == 3)
  }

  @Test func `an edge that a third constraint speaks of is not passed over`() {
    let steps = [Self.step(3, 2), Self.step(2, 1), Self.step(1, 0)]
    // A rounding error is no distance.
    var rounded = steps
    rounded[1].equation.constant = 1e-7
    #expect(lengths(rounded) == [3])
    #expect(lengths(steps, written: [3]) == [1, 2])
    #expect(lengths(steps, written: [2]) == [1, 1, 1])
    #expect(lengths(steps, written: [1]) == [2, 1])
    // Whatever the order in which they come.
    #expect(lengths([steps[0], steps[2], steps[1]]) == [3])
    var other = Self.step(4, 2)
    other.equation.constant = 7
    #expect(lengths(steps + [other]) == [1, 2, 1])
  }
}
