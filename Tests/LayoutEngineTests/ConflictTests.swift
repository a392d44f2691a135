import LayoutEngine
import TestSupport
import Testing

@Suite struct ConflictTests {
  /// Whether the input's constraints named by these origins can hold together.
  static func canHold(_ input: LayoutInput, _ members: [ConstraintOrigin]) throws -> Bool {
    var reduced = input
    reduced.constraints = members.compactMap {
      if case .constraint(let index) = $0 { input.constraints[index] } else { nil }
    }
    return try layOut(reduced, .screen(300, 300)).conflicts.isEmpty
  }

  @Test func `two sizes for one view conflict, and the explicit one of the later view gives way`() throws {
    var tree = TreeBuilder()
    let a = tree.add("a")
    let b = tree.add("b")
    tree.constrain(b, .width, .equal, a, .width, plus: 10)
    tree.set(b, .width, to: 50)
    tree.set(a, .width, to: 50)
    let result = try layOut(tree.input, .screen(300, 300))
    let conflict = try #require(result.conflicts.first)
    #expect(Set(conflict.members) == [.constraint(0), .constraint(1), .constraint(2)])
    #expect(conflict.leftOut == .constraint(1))
    expectClose(result.frames[a].width, 50)
    // As near to 50 as 50 + 10 is.
    expectClose(result.frames[b].width, 60)
    expectClose(conflict.error, 10)
  }

  @Test func `what is given up stays as near to being met as the others let it`() throws {
    var tree = TreeBuilder()
    let box = tree.add("box")
    tree.pin(box, to: 0, [.leading, .trailing])
    tree.constrain(box, .top, .equal, 0, .top, plus: 33)
    tree.constrain(box, .bottom, .equal, 0, .bottom, plus: -33)
    tree.set(box, .height, to: 44)
    // 100 − 2 · 33 is 34, not 44.
    let result = try layOut(tree.input, .screen(300, 100))
    #expect(result.conflicts.map(\.leftOut) == [.constraint(4)])
    expectClose(result.frames[box].height, 34)
    expectClose(result.conflicts[0].error, -10)
  }

  @Test func `nothing optional keeps what is given up from being as near as it can`() throws {
    var tree = TreeBuilder()
    let (box, other) = (tree.add("box"), tree.add("other"))
    tree.set(box, .width, to: 100)
    tree.constrain(box, .width, .lessThanOrEqual, 0, .width, times: 0.25)
    tree.set(box, .width, to: 10, at: 999)
    tree.constrain(other, .width, .equal, box, .width)
    tree.set(other, .width, to: 10, at: 999)
    // A quarter of 300 is 75, which is nearer to 100 than 10 is.
    let result = try layOut(tree.input, .screen(300, 100))
    expectClose(result.frames[box].width, 75)
    expectClose(result.frames[other].width, 75)
  }

  @Test func `of an outer and an inner size the inner one is given up, whichever was added first`() throws {
    for isInnerFirst in [true, false] {
      var tree = TreeBuilder()
      let outer = tree.add("outer")
      let inner = tree.add("inner", in: outer)
      tree.pin(outer, to: 0, [.leading, .top])
      if isInnerFirst { tree.set(inner, .height, to: 60) }
      tree.set(outer, .height, to: 44)
      tree.pin(inner, to: outer, [.leading, .top, .trailing, .bottom])
      if !isInnerFirst { tree.set(inner, .height, to: 60) }
      let result = try layOut(tree.input, .screen(300, 300))
      #expect(result.conflicts.map { tree.input.wording(of: $0.leftOut) } == ["inner.height = 60 @1000"])
      expectClose(result.frames[inner].height, 44)
    }
  }

  @Test func `without an explicit size the innermost edge that comes last is given up`() throws {
    var tree = TreeBuilder()
    let card = tree.add("card")
    let (icon, title) = (tree.add("icon", in: card), tree.add("title", in: card))
    tree.constrain(title, .leading, .equal, icon, .trailing, plus: 8)
    tree.constrain(card, .trailing, .equal, 0, .leading, plus: 20)
    tree.constrain(icon, .leading, .equal, card, .leading, plus: 8)
    tree.constrain(title, .trailing, .equal, card, .trailing, plus: -8)
    tree.constrain(card, .leading, .equal, 0, .leading)
    // 8 + 8 + 8 do not go into 20, and no width is negative.
    let result = try layOut(tree.input, .screen(300, 300))
    #expect(
      result.conflicts.map { tree.input.wording(of: $0.leftOut) } == [
        "title.trailing = card.trailing - 8 @1000"
      ])
    expectClose(result.frames[title].maxX, 16)
  }

  @Test func `a frame and what the system made are kept before what somebody wrote`() throws {
    var tree = TreeBuilder()
    let framed = tree.add(
      "framed",
      placement: .autoresizing(
        frame: Rect(x: 10, y: 10, width: 60, height: 40), mask: [], parentSize: Size(width: 300, height: 300))
    )
    let row = tree.add("row")
    tree.set(framed, .width, to: 50)
    tree.pin(row, to: 0, [.leading, .top])
    tree.set(row, .height, to: 44)
    tree.set(row, .height, to: 30)
    tree.input.constraints[tree.input.constraints.count - 2].isOfSystem = true
    let result = try layOut(tree.input, .screen(300, 300))
    #expect(
      result.conflicts.map { tree.input.wording(of: $0.leftOut) }.sorted() == [
        "framed.width = 50 @1000", "row.height = 30 @1000",
      ])
    expectClose(result.frames[framed].width, 60)
    expectClose(result.frames[row].height, 44)
  }

  @Test func `several conflicts of one layout are each resolved`() throws {
    var tree = TreeBuilder()
    for number in 0..<3 {
      let box = tree.add("box\(number)")
      tree.pin(box, to: 0, [.leading, .trailing, .top])
      tree.set(box, .width, to: 100)
      tree.set(box, .height, to: 40)
      tree.constrain(box, .height, .greaterThanOrEqual, plus: 50)
    }
    let result = try layOut(tree.input, .screen(300, 300))
    #expect(result.conflicts.count == 6)
    for box in 1...3 {
      expectClose(result.frames[box].width, 300)
      // Of two sizes of one view "equal" comes before "at least".
      expectClose(result.frames[box].height, 40)
    }
  }

  @Test func `what a hundredth of a point would mend is no contradiction`() throws {
    for (difference, count) in [(0.009, 0), (0.011, 1)] {
      var tree = TreeBuilder()
      let box = tree.add("box")
      tree.pin(box, to: 0, [.leading, .trailing])
      tree.set(box, .width, to: 300 + difference)
      let result = try layOut(tree.input, .screen(300, 300))
      #expect(result.conflicts.count == count, "\(difference)")
      expectClose(result.frames[box].width, 300)
    }
  }

  @Test func `a conflict is minimal: without any one member the others hold`() throws {
    // A chain from the root's left to its right edge that is too long, among many constraints that have
    // nothing to do with it.
    var tree = TreeBuilder()
    let views = (0..<6).map { tree.add("view\($0)") }
    var previous: (Int, LayoutConstraint.Attribute) = (0, .leading)
    for view in views {
      tree.constrain(view, .leading, .equal, previous.0, previous.1, plus: 8)
      tree.constrain(view, .top, .equal, 0, .top, plus: 5)
      tree.constrain(view, .height, .greaterThanOrEqual, plus: 20)
      tree.constrain(view, .height, .lessThanOrEqual, 0, .height)
      tree.constrain(view, .width, .greaterThanOrEqual, plus: 50)
      previous = (view, .trailing)
    }
    tree.constrain(views[5], .trailing, .equal, 0, .trailing)
    let result = try layOut(tree.input, .screen(300, 300))
    #expect(result.conflicts.count == 1)
    let conflict = try #require(result.conflicts.first)
    // Six leading edges, six widths and the trailing edge.
    #expect(conflict.members.count == 13)
    #expect(try !Self.canHold(tree.input, conflict.members))
    for member in conflict.members {
      #expect(try Self.canHold(tree.input, conflict.members.filter { $0 != member }))
    }
    #expect(conflict.members.contains(conflict.leftOut))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `random conflicts are minimal`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var tree = TreeBuilder()
    let views = (0..<5).map { tree.add("view\($0)") }
    let attributes: [LayoutConstraint.Attribute] = [.left, .right, .centerX]
    for _ in 0..<24 {
      let first = views.randomElement(using: &random) ?? 1
      let second = Int.random(in: 0..<6, using: &random)
      let relation: LayoutConstraint.Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      if Bool.random(using: &random) {
        tree.constrain(
          first, .width, relation, second == first ? nil : second, second == first ? .notAnAttribute : .width,
          plus: Double(Int.random(in: -60...60, using: &random)))
      } else if second != first {
        tree.constrain(
          first, attributes.randomElement(using: &random) ?? .left, relation, second,
          attributes.randomElement(using: &random) ?? .left,
          plus: Double(Int.random(in: -60...60, using: &random)))
      }
    }
    let result = try layOut(tree.input, .screen(300, 300))
    for conflict in result.conflicts {
      let constraints = conflict.members.filter { if case .constraint = $0 { true } else { false } }
      #expect(try !Self.canHold(tree.input, constraints), "seed \(seed)")
      for member in constraints {
        #expect(try Self.canHold(tree.input, constraints.filter { $0 != member }), "seed \(seed)")
      }
    }
    // Without what was given up the rest is solvable.
    let leftOut = result.conflicts.map(\.leftOut)
    let kept = tree.input.constraints.indices.map { ConstraintOrigin.constraint($0) }
      .filter { !leftOut.contains($0) }
    #expect(try Self.canHold(tree.input, kept), "seed \(seed)")
    // The order in which constraints were added changes neither frames nor what is given up.
    var shuffled = tree.input
    shuffled.constraints.shuffle(using: &random)
    let again = try layOut(shuffled, .screen(300, 300))
    #expect(again.exactFrames == result.exactFrames, "seed \(seed)")
    #expect(
      again.conflicts.map { shuffled.wording(of: $0.leftOut) }
        == result.conflicts.map { tree.input.wording(of: $0.leftOut) }, "seed \(seed)")
  }

  @Test func `a conflict ends where the environment has room`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.constrain(view, .leading, .equal, 0, .leading, plus: 100)
    tree.constrain(view, .trailing, .equal, 0, .trailing, plus: -100)
    var system = try LayoutSystem(tree.input)
    #expect(try system.solve(in: .screen(300, 50), measuring: NoContent()).conflicts.isEmpty)
    let narrow = try system.solve(in: .screen(150, 50), measuring: NoContent())
    #expect(
      narrow.conflicts.first?.members == [
        .constraint(0), .constraint(1), .nonNegativeSize(item: view, axis: .horizontal),
      ])
    let wide = try system.solve(in: .screen(250, 50), measuring: NoContent())
    #expect(wide.conflicts.isEmpty)
    expectClose(wide.frames[view].width, 50)
  }

  @Test func `ten thousand contradictory constraints are all reported`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    for index in 0..<10_000 { tree.set(view, .width, to: Double(index % 100)) }
    let result = try layOut(tree.input, .screen(300, 300))
    // A hundred are the same as the one that is kept.
    #expect(result.conflicts.count == 9_900)
    expectClose(result.frames[view].width, 0)
  }

  @Test func `constraints are worded as a person writes them`() {
    var tree = TreeBuilder()
    let a = tree.add("previous")
    let b = tree.add("next")
    tree.constrain(b, .leading, .equal, a, .trailing, plus: 8)
    tree.constrain(b, .height, .lessThanOrEqual, a, .height, times: 0.5, plus: -2.5, at: 999.5)
    tree.set(b, .width, to: 40, at: 250)
    tree.input.constraints[0].source = LayoutConstraint.Source(
      file: "deck.json", line: 41, column: 7)
    tree.input.constraints[2].identifier = "fixed"
    let words = tree.input.constraints.map(tree.input.wording(of:))
    #expect(
      words == [
        "next.leading = previous.trailing + 8 @1000, deck.json:41:7",
        "next.height <= 0.5 * previous.height - 2.5 @999.5", "next.width = 40 @250 'fixed'",
      ])
    #expect(tree.input.wording(of: .nonNegativeSize(item: b, axis: .vertical)) == "next.height >= 0")
    #expect(
      tree.input.wording(of: .stack(item: a, identifier: "UISV-spacing", about: b))
        == "previous: UISV-spacing for next")
  }
}
