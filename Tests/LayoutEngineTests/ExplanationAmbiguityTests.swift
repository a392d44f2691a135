import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct ExplanationAmbiguityTests {
  /// Verdicts worked by hand: what is free, and the shortest constraint that settles it.
  static let cases = [
    ExplainedCase(
      "nothing said",
      expecting: [
        "a: x and width are free; add a.leading = root.leading @1000 and a.width = root.width @1000",
        "a: y and height are free; add a.top = root.top @1000 and a.bottom = root.bottom @1000",
      ]
    ) { _ = $0.add("a") },
    ExplainedCase(
      "content without a place",
      expecting: [
        "a: x is free; add a.leading = root.leading @1000", "a: y is free; add a.top = root.top @1000",
      ]
    ) { _ = $0.add("a", content: .fixed(width: 40, height: 20)) },
    ExplainedCase("no y", expecting: ["a: y is free; add a.top = root.top @1000"]) {
      let a = $0.add("a")
      $0.pin(a, to: 0, [.leading, .trailing])
      $0.set(a, .height, to: 30)
    },
    ExplainedCase("no x", expecting: ["a: x is free; add a.leading = root.leading @1000"]) {
      let a = $0.addRow("a")
      $0.set(a, .width, to: 30)
    },
    ExplainedCase("no width", expecting: ["a: width is free; add a.width = root.width @1000"]) {
      let a = $0.addRow("a")
      $0.pin(a, to: 0, [.leading])
    },
    ExplainedCase("no height", expecting: ["a: height is free; add a.bottom = root.bottom @1000"]) {
      let a = $0.add("a")
      $0.pin(a, to: 0, [.leading, .trailing, .top])
    },
    ExplainedCase(
      // Free positions go to 0, and so the width is 300 now.
      "centred, no width", expecting: ["a: x and width are free; add a.width = 300 @1000"]
    ) {
      let a = $0.addRow("a")
      $0.pin(a, to: 0, [.centerX])
    },
    ExplainedCase(
      "at least 20 from the edge: leading edges cannot be equal, centres can",
      expecting: ["a: x is free; add a.centerX = root.centerX @1000"]
    ) {
      let a = $0.addRow("a")
      $0.set(a, .width, to: 100)
      $0.constrain(a, .leading, .greaterThanOrEqual, 0, .leading, plus: 20)
    },
    ExplainedCase("a width of 0 to 100", expecting: ["a: width is free; add a.width = 50 @1000"]) {
      let a = $0.addRow("a")
      $0.pin(a, to: 0, [.leading])
      $0.constrain(a, .width, .lessThanOrEqual, plus: 100)
    },
    ExplainedCase(
      "two views side by side",
      expecting: [
        "a: width is free; add a.width = 150 @1000", "b: x and width are free; add b.width = 150 @1000",
      ]
    ) {
      let (a, b) = ($0.addRow("a"), $0.addRow("b"))
      $0.pin(a, to: 0, [.leading])
      $0.constrain(b, .leading, .equal, a, .trailing)
      $0.pin(b, to: 0, [.trailing])
    },
    ExplainedCase(
      "two labels that hug alike",
      // 292 points for 40 and 60: either may take the 192 that are left.
      expecting: [
        "a: width is free; add a.width = 136 @1000", "b: x and width are free; add b.width = 156 @1000",
      ]
    ) {
      let a = $0.addRow("a", content: .fixed(width: 40, height: nil))
      let b = $0.addRow("b", content: .fixed(width: 60, height: nil))
      $0.pin(a, to: 0, [.leading])
      $0.constrain(b, .leading, .equal, a, .trailing, plus: 8)
      $0.pin(b, to: 0, [.trailing])
    },
    ExplainedCase("two labels of which one hugs less", expecting: []) {
      let a = $0.addRow("a", content: .fixed(width: 40, height: nil))
      let b = $0.addRow("b", content: .fixed(width: 60, height: nil))
      $0.input.items[b].contentHugging.horizontal = 249
      $0.pin(a, to: 0, [.leading])
      $0.constrain(b, .leading, .equal, a, .trailing, plus: 8)
      $0.pin(b, to: 0, [.trailing])
    },
    ExplainedCase(
      "a view as wide as a superview without a width",
      expecting: [
        "p: width is free; add p.width = root.width @1000",
        "c: width is free; add c.width = root.width @1000",
      ]
    ) {
      let p = $0.addRow("p")
      let c = $0.add("c", in: p)
      $0.pin(p, to: 0, [.leading])
      $0.pinEdges(c, to: p)
    },
    ExplainedCase(
      "a place in a superview without a place is a place",
      expecting: ["p: x is free; add p.leading = root.leading @1000"]
    ) {
      let p = $0.addRow("p")
      let c = $0.add("c", in: p)
      $0.set(p, .width, to: 100)
      $0.pinEdges(c, to: p)
    },
    ExplainedCase(
      "a layout guide", expecting: ["g: x is free; add g.leading = root.leading @1000"]
    ) {
      let g = $0.add("g", role: .guide)
      $0.pin(g, to: 0, [.top, .bottom])
      $0.set(g, .width, to: 10)
    },
    ExplainedCase(
      "a stack whose views have no sizes",
      expecting: [
        "a: width is free; add a.width = 150 @1000", "b: x and width are free; add b.width = 150 @1000",
      ]
    ) {
      let s = $0.addStack("s", StackArrangement(axis: .horizontal, arranged: [2, 3]))
      _ = ($0.add("a", in: s), $0.add("b", in: s))
      $0.pinEdges(s, to: 0)
    },
    ExplainedCase("a stack that fills equally", expecting: []) {
      let s = $0.addStack(
        "s", StackArrangement(axis: .horizontal, distribution: .fillEqually, arranged: [2, 3]))
      _ = ($0.add("a", in: s), $0.add("b", in: s))
      $0.pinEdges(s, to: 0)
    },
    ExplainedCase("a stack with a hidden view", expecting: []) {
      let s = $0.addStack("s", StackArrangement(axis: .horizontal, spacing: 4, arranged: [2, 3, 4]))
      for (name, width) in [("a", 40.0), ("b", 50), ("c", 60)] {
        _ = $0.add(name, in: s, content: .fixed(width: width, height: 20))
      }
      $0.input.items[3].isHidden = true
      $0.pin(s, to: 0, [.leading, .top])
    },
    ExplainedCase(
      "a hidden view outside a stack", expecting: ["a: x is free; add a.leading = root.leading @1000"]
    ) {
      let a = $0.addRow("a")
      $0.set(a, .width, to: 10)
      $0.input.items[a].isHidden = true
    },
    ExplainedCase(
      "text that wraps", expecting: [], measuring: FakeContent(areas: [1: 4000])
    ) {
      let a = $0.add("a", content: .measured(heightFollowsWidth: true))
      $0.pin(a, to: 0, [.leading, .top])
      $0.constrain(a, .width, .lessThanOrEqual, plus: 100)
    },
    ExplainedCase("an autoresizing mask", expecting: []) {
      _ = $0.add(
        "a",
        placement: .autoresizing(
          frame: Rect(x: 5, y: 6, width: 70, height: 80), mask: [], parentSize: Size(width: 300, height: 200))
      )
    },
    ExplainedCase("a wish settles as well as a demand", expecting: []) {
      let a = $0.addRow("a")
      $0.constrain(a, .leading, .equal, 0, .leading, at: 1)
      $0.set(a, .width, to: 10, at: 1)
    },
  ]

  @Test(arguments: cases)
  func `what is free is found, and settled by the shortest constraint`(_ example: ExplainedCase) throws {
    let (system, result) = try example.solved()
    #expect(result.conflicts.isEmpty)
    let found = system.ambiguities()
    #expect(found.map { example.input.wording(of: $0) } == example.expected)
    for item in example.input.items.indices {
      #expect(system.hasAmbiguousLayout(ofItem: item) == found.contains { $0.item == item })
    }
    for ambiguity in found { try Self.expectSettled(ambiguity, in: example.input, example.content) }
  }

  /// Adds the proposals and solves again: no conflict, and the item is no longer ambiguous on that axis. Where
  /// there are conflicts, there may be no proposals.
  static func expectSettled(
    _ ambiguity: LayoutAmbiguity, in input: LayoutInput, _ content: FakeContent = FakeContent()
  ) throws {
    let before = try layOut(input, .screen(300, 200), measuring: content).conflicts.count
    if ambiguity.proposals.isEmpty, before > 0 { return }
    #expect(!ambiguity.proposals.isEmpty)
    var settled = input
    settled.constraints += ambiguity.proposals
    var system = try LayoutSystem(settled)
    let result = try system.solve(in: .screen(300, 200), measuring: content)
    #expect(result.conflicts.count <= before)
    #expect(
      !system.ambiguities(ofItems: [ambiguity.item], proposalLimit: 0).contains { $0.axis == ambiguity.axis })
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `proposals for random layouts settle what they are for`(seed: UInt64) throws {
    let input = RandomLayout.make(seed: seed)
    var system = try LayoutSystem(input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    for ambiguity in system.ambiguities() {
      try Self.expectSettled(ambiguity, in: input)
    }
  }

  @Test func `right to left, a position counts from the right`() throws {
    var tree = TreeBuilder()
    let p = tree.addRow("p")
    let c = tree.add("c", in: p)
    tree.pin(p, to: 0, [.leading])
    tree.pin(c, to: p, [.leading, .top, .bottom])
    tree.set(c, .width, to: 10)
    var system = try LayoutSystem(tree.input)
    _ = try system.solve(in: .screen(300, 200, direction: .rightToLeft), measuring: NoContent())
    #expect(
      system.ambiguities().map { tree.input.wording(of: $0) } == [
        "p: width is free; add p.width = 300 @1000"
      ])
  }

  @Test func `without proposals asked for, none are made`() throws {
    let (system, _) = try Self.cases[0].solved()
    #expect(system.ambiguities(proposalLimit: 1).map(\.proposals.count) == [2, 0])
  }

  @Test func `before the first solve nothing is known`() throws {
    let system = try LayoutSystem(Self.cases[0].input)
    #expect(system.ambiguities().isEmpty && system.brokenConstraints().isEmpty)
    #expect(system.explanation(ofItem: 1) == nil)
  }
}

/// Random views in a row with equalities, inequalities and wishes of a few priorities.
enum RandomLayout {
  static func make(seed: UInt64) -> LayoutInput {
    var random = SplitMix64(seed: seed)
    var tree = TreeBuilder()
    let views = (0..<4).map { tree.addRow("view\($0)") }
    let attributes: [LayoutConstraint.Attribute] = [.left, .right, .centerX]
    for _ in 0..<10 {
      let first = views.randomElement(using: &random) ?? 1
      let second = Int.random(in: 0..<5, using: &random)
      let relation: LayoutConstraint.Relation =
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let priority: Double = [1000, 1000, 750, 250].randomElement(using: &random) ?? 1000
      let constant = Double(Int.random(in: -40..<40, using: &random))
      if Bool.random(using: &random) {
        tree.constrain(first, .width, relation, plus: 100 + constant, at: priority)
      } else if second != first {
        tree.constrain(
          first, attributes.randomElement(using: &random) ?? .left, relation, second,
          attributes.randomElement(using: &random) ?? .left, plus: constant, at: priority)
      }
    }
    return tree.input
  }
}
