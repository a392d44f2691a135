import Testing

@testable import LayoutEngine

/// What a chain says in one line, and where a long one ends.
@Suite struct ExplanationFoldingTests {
  private func words(
    _ input: LayoutInput, _ item: Int, _ attribute: LayoutConstraint.Attribute
  ) throws -> [String] {
    var system = try LayoutSystem(input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let explanation = try #require(system.explanation(ofItem: item))
    let value = try #require(explanation.values.first { $0.attribute == attribute })
    return input.wording(of: value, environment: "the screen")
  }

  /// Views in one another, each as wide as what it is in.
  private func nested(_ names: [String]) -> TreeBuilder {
    var tree = TreeBuilder()
    var parent = 0
    for name in names {
      let view = tree.add(name, in: parent)
      tree.pin(view, to: parent, [.leading, .trailing, .top, .bottom])
      parent = view
    }
    return tree
  }

  @Test func `what only hands an edge on is one line`() throws {
    let tree = nested(["a", "b", "c", "d"])
    #expect(try words(tree.input, 4, .left) == ["d.left = 0: d.left = root.left, by way of c, b and a"])
    #expect(
      try words(tree.input, 4, .right) == [
        "d.right = 300: d.right = root.right, by way of c, b and a",
        "<- root.right = 300 (size of the screen)",
      ])
  }

  @Test func `many views on the way are counted`() throws {
    let tree = nested(["a", "b", "c", "d", "e"])
    #expect(
      try words(tree.input, 5, .left) == ["e.left = 0: e.left = root.left, by way of d, c and 2 more views"])
  }

  @Test func `a constraint with a place stands alone`() throws {
    var tree = nested(["a", "b", "c"])
    let written = try #require(
      tree.input.constraints.firstIndex { $0.first == 2 && $0.firstAttribute == .leading })
    tree.input.constraints[written].source = LayoutConstraint.Source(
      file: "deck.json", line: 4, column: 2)
    #expect(
      try words(tree.input, 3, .left) == [
        "c.left = 0: c.leading = b.leading @1000", "<- b.leading = a.leading @1000, deck.json:4:2",
        "<- a.leading = root.leading @1000",
      ])
  }

  /// Ten rows of 10 points, 1 point apart: row 6 ends at 6 · 11 + 10 = 76 points.
  @Test func `a long chain ends where the fewest edges lead on`() throws {
    var tree = TreeBuilder()
    var rows: [Int] = []
    for number in 0..<10 {
      let row = tree.add("r\(number)")
      tree.pin(row, to: 0, [.leading, .trailing])
      tree.set(row, .height, to: 10)
      if let last = rows.last {
        tree.constrain(row, .top, .equal, last, .bottom, plus: 1)
      } else {
        tree.pin(row, to: 0, [.top])
      }
      rows.append(row)
    }
    let chain = try words(tree.input, rows[9], .bottom)
    #expect(chain.count == 7)
    #expect(chain.last == "<- and 14 more constraints, which fix r6.bottom = 76")
    #expect(chain.joined(separator: "\n").contains("r7.top = r6.bottom + 1 @1000"))
  }

  @Test func `the root is not explained by itself`() throws {
    let tree = nested(["a"])
    #expect(try words(tree.input, 0, .left) == ["root.left = 0 (where the root begins)"])
    #expect(try words(tree.input, 0, .width) == ["root.width = 300 (size of the screen)"])
  }

  // MARK: What hands an edge on

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
