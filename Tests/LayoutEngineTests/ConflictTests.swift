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
}
