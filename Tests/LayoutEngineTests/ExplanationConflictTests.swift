import Testing

@testable import LayoutEngine

@Suite struct ExplanationConflictTests {
  /// Needs worked by hand: what each member would need for the others to hold.
  static let conflicts = [
    ExplainedCase(
      "two widths",
      expecting: [
        "a.width = 50 @1000 (needs 60 instead of 50)", "a.width = 60 @1000 (needs 50 instead of 60)",
      ]
    ) {
      let a = $0.add("a")
      $0.set(a, .width, to: 50)
      $0.set(a, .width, to: 60)
    },
    ExplainedCase(
      "a least and a greatest height",
      expecting: [
        "a.height <= 40 @1000 (needs 50 instead of 40)", "a.height >= 50 @1000 (needs 40 instead of 50)",
      ]
    ) {
      let a = $0.add("a")
      $0.constrain(a, .height, .greaterThanOrEqual, plus: 50)
      $0.constrain(a, .height, .lessThanOrEqual, plus: 40)
    },
    ExplainedCase(
      "both edges and a width",
      expecting: [
        "a.width = 200 @1000 (needs 280 instead of 200)",
        "a.leading = root.leading + 10 @1000 (needs 90 instead of 10)",
        "a.trailing = root.trailing - 10 @1000 (needs -90 instead of -10)",
      ]
    ) {
      let a = $0.add("a")
      $0.constrain(a, .leading, .equal, 0, .leading, plus: 10)
      $0.constrain(a, .trailing, .equal, 0, .trailing, plus: -10)
      $0.set(a, .width, to: 200)
    },
    ExplainedCase(
      "twice a height between edges",
      // 200 − 100 − 50 leaves 50 for a, which is to be 2 · 60.
      expecting: [
        "a.top = root.top + 100 @1000 (needs 30 instead of 100)",
        "a.bottom = root.bottom - 50 @1000 (needs 20 instead of -50)",
        "a.height = 2 * b.height @1000 (needs -70 instead of 0)",
        "b.height = 60 @1000 (needs 25 instead of 60)",
      ]
    ) {
      let (a, b) = ($0.add("a"), $0.add("b"))
      $0.constrain(a, .top, .equal, 0, .top, plus: 100)
      $0.constrain(a, .bottom, .equal, 0, .bottom, plus: -50)
      $0.constrain(a, .height, .equal, b, .height, times: 2)
      $0.set(b, .height, to: 60)
    },
    ExplainedCase(
      "two views of 150 and a gap of 8 in 300",
      expecting: [
        "a.leading = root.leading @1000 (needs -8 instead of 0)",
        "a.width >= 150 @1000 (needs 142 instead of 150)",
        "b.leading = a.trailing + 8 @1000 (needs 0 instead of 8)",
        "b.trailing = root.trailing @1000 (needs 8 instead of 0)",
        "b.width >= 150 @1000 (needs 142 instead of 150)",
      ]
    ) {
      let (a, b) = ($0.add("a"), $0.add("b"))
      $0.pin(a, to: 0, [.leading])
      $0.constrain(b, .leading, .equal, a, .trailing, plus: 8)
      $0.pin(b, to: 0, [.trailing])
      for view in [a, b] { $0.constrain(view, .width, .greaterThanOrEqual, plus: 150) }
    },
    ExplainedCase(
      "six that leave 70 points over",
      expecting: [
        "a.leading = root.leading + 10 @1000 (needs 80 instead of 10)",
        "a.width = b.width @1000 (needs 70 instead of 0)",
        "b.leading = a.trailing + 10 @1000 (needs 80 instead of 10)",
        "b.trailing = root.trailing - 10 @1000 (needs -80 instead of -10)",
        "b.width = c.width @1000 (needs 35 instead of 0)",
        "c.width = 100 @1000 (needs 135 instead of 100)",
      ]
    ) {
      let (a, b, c) = ($0.add("a"), $0.add("b"), $0.add("c"))
      $0.constrain(a, .leading, .equal, 0, .leading, plus: 10)
      $0.constrain(b, .leading, .equal, a, .trailing, plus: 10)
      $0.constrain(b, .trailing, .equal, 0, .trailing, plus: -10)
      $0.constrain(a, .width, .equal, b, .width)
      $0.constrain(b, .width, .equal, c, .width)
      $0.set(c, .width, to: 100)
    },
    ExplainedCase(
      "edges that cross",
      expecting: [
        "a.leading = root.leading + 200 @1000 (needs 150 instead of 200)",
        "a.trailing = root.trailing - 150 @1000 (needs -100 instead of -150)",
        "a.width >= 0 (would have to be -50)",
      ]
    ) {
      let a = $0.add("a")
      $0.constrain(a, .leading, .equal, 0, .leading, plus: 200)
      $0.constrain(a, .trailing, .equal, 0, .trailing, plus: -150)
    },
    ExplainedCase(
      "a frame and a width",
      expecting: [
        "a: frame and autoresizing mask (needs 20 less)", "a.width = 50 @1000 (needs 70 instead of 50)",
      ]
    ) {
      let a = $0.add(
        "a",
        placement: .autoresizing(
          frame: Rect(x: 0, y: 0, width: 70, height: 9), mask: [], parentSize: Size(width: 300, height: 200)))
      $0.set(a, .width, to: 50)
    },
  ]

  @Test(arguments: conflicts)
  func `each member of a conflict says what it would need`(_ example: ExplainedCase) throws {
    let (_, result) = try example.solved()
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.needs.map { example.input.wording(of: $0) }.sorted() == example.expected.sorted())
  }

  /// 391 and 2 × 8 points fill a root of 407, and no other; ends at one edge say nothing of the other.
  @Test func `a conflict says whether another size of the root would resolve it`() throws {
    func conflict(_ fill: (inout TreeBuilder, Int) -> Void) throws -> LayoutConflict {
      var tree = TreeBuilder()
      let box = tree.add("box")
      fill(&tree, box)
      return try #require(try layOut(tree.input, .screen(375, 200)).conflicts.first)
    }
    let wide = try conflict { tree, box in
      tree.constrain(box, .leading, .equal, 0, .leading, plus: 8)
      tree.constrain(box, .trailing, .equal, 0, .trailing, plus: -8)
      tree.set(box, .width, to: 391)
    }
    #expect(wide.needsRootSize)
    #expect(wide.holds(atWidthsFrom: 400) && !wide.holds(atWidthsFrom: 410))
    let atOneEdge = try conflict { tree, box in
      tree.constrain(box, .leading, .equal, 0, .trailing, plus: -10)
      tree.constrain(box, .trailing, .equal, 0, .trailing)
      tree.set(box, .width, to: 20)
    }
    #expect(!atOneEdge.needsRootSize)
    let alone = try conflict { tree, box in
      tree.set(box, .width, to: 20)
      tree.set(box, .width, to: 30)
    }
    #expect(!alone.needsRootSize)
    // A box as wide as the root and 10 points wider needs a root narrower than nothing.
    let impossible = try conflict { tree, box in
      tree.constrain(box, .width, .equal, 0, .width)
      tree.constrain(box, .width, .equal, 0, .width, plus: 10)
    }
    #expect(!impossible.needsRootSize)
  }

  @Test func `a stack's own constraints say what they would need`() throws {
    var tree = TreeBuilder()
    let s = tree.addStack(
      "s", StackArrangement(axis: .horizontal, distribution: .fillEqually, arranged: [2, 3]))
    let a = tree.add("a", in: s)
    _ = tree.add("b", in: s)
    tree.pinEdges(s, to: 0)
    tree.set(a, .width, to: 140)
    let conflict = try #require(try layOut(tree.input, .screen(300, 200)).conflicts.first)
    let words = conflict.needs.map { tree.input.wording(of: $0) }
    // Half of 300 is 150; with 140 for a, 160 are left for b.
    #expect(words.contains("a.width = 140 @1000 (needs 150 instead of 140)"))
    #expect(words.contains("s: UISV-fill-equally for b (needs 20 more)"))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random conflicts are minimal, and end when one member gets what it needs`(seed: UInt64) throws {
    let input = RandomLayout.make(seed: seed)
    for conflict in try layOut(input, .screen(300, 200)).conflicts {
      for need in conflict.needs {
        guard case .constraint(let index) = need.member else { continue }
        var mended = input
        mended.constraints[index].constant += need.change
        let members = conflict.members
        #expect(try Self.canHold(mended, members), "seed \(seed): \(input.wording(of: need))")
        #expect(try Self.canHold(input, members.filter { $0 != need.member }))
      }
      #expect(try !Self.canHold(input, conflict.members))
    }
  }

  static func canHold(_ input: LayoutInput, _ members: [ConstraintOrigin]) throws -> Bool {
    var reduced = input
    reduced.constraints = members.compactMap {
      if case .constraint(let index) = $0 { input.constraints[index] } else { nil }
    }
    return try layOut(reduced, .screen(300, 200)).conflicts.isEmpty
  }

  // MARK: Wishes

  static let broken = [
    ExplainedCase("a wish against a limit", expecting: ["a.width = 100 @750: 20 short"]) {
      let a = $0.add("a")
      $0.set(a, .width, to: 100, at: 750)
      $0.constrain(a, .width, .lessThanOrEqual, plus: 80)
    },
    ExplainedCase(
      "the highest priority first",
      expecting: [
        "a.width >= 150 @500: 50 short", "a.width <= 80 @250: 20 over", "a.width = 60 @250: 40 over",
      ]
    ) {
      let a = $0.add("a")
      $0.set(a, .width, to: 100)
      $0.constrain(a, .width, .lessThanOrEqual, plus: 80, at: 250)
      $0.set(a, .width, to: 60, at: 250)
      $0.constrain(a, .width, .greaterThanOrEqual, plus: 150, at: 500)
    },
    ExplainedCase(
      "content stretched and squeezed",
      expecting: [
        "a.height of its content, compression resistance @750: 10 short",
        "a.width of its content, hugging @250: 60 over",
      ]
    ) {
      let a = $0.add("a", content: .fixed(width: 40, height: 20))
      $0.set(a, .width, to: 100)
      $0.set(a, .height, to: 10)
    },
    ExplainedCase("all is well", expecting: []) {
      let a = $0.add("a", content: .fixed(width: 40, height: 20))
      $0.constrain(a, .width, .greaterThanOrEqual, plus: 10, at: 999)
    },
    ExplainedCase("a stack's ties", expecting: []) {
      let s = $0.addStack("s", StackArrangement(axis: .horizontal, alignment: .center, arranged: [2, 3]))
      for name in ["a", "b"] { _ = $0.add(name, in: s, content: .fixed(width: 40, height: 20)) }
      $0.pin(s, to: 0, [.leading, .top])
    },
  ]

  @Test(arguments: broken)
  func `wishes that are not met are listed with what is missing`(_ example: ExplainedCase) throws {
    let (system, _) = try example.solved()
    #expect(system.brokenConstraints().map { example.input.wording(of: $0) } == example.expected)
  }
}
