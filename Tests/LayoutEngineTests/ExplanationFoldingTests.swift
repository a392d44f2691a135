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
    tree.input.constraints[written].source = "deck.json:4:2"
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
}
