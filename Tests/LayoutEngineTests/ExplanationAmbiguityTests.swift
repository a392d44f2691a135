import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct ExplanationAmbiguityTests {
  /// Adds the proposals and solves again: no conflict, and the item is no longer ambiguous on that axis. Where
  /// there are conflicts, there may be no proposals.
  static func expectSettled(
    _ ambiguity: LayoutAmbiguity, in input: LayoutInput, _ content: FakeContent = FakeContent(),
    _ environment: LayoutEnvironment = .screen(300, 200)
  ) throws {
    let before = try layOut(input, environment, measuring: content).conflicts.count
    if ambiguity.proposals.isEmpty, before > 0 { return }
    #expect(!ambiguity.proposals.isEmpty)
    var settled = input
    settled.constraints += ambiguity.proposals
    var system = try LayoutSystem(settled)
    let result = try system.solve(in: environment, measuring: content)
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

  @Test func `without proposals asked for, none are made`() throws {
    let (system, _) = try ReadLayout(["view a"]).solved()
    #expect(system.ambiguities(proposalLimit: 1).map(\.proposals.count) == [2, 0])
  }

  @Test func `before the first solve nothing is known`() throws {
    let system = try LayoutSystem(ReadLayout(["view a"]).input)
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
