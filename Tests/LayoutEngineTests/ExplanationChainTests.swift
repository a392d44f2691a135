import Testing

@testable import LayoutEngine

@Suite struct ExplanationChainTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `chains of random layouts fix their values, and no member can go`(seed: UInt64) throws {
    let input = RandomLayout.make(seed: seed)
    var system = try LayoutSystem(input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let program = system.program
    var explained = ExplanationSystem(program)
    for item in 1...4 {
      for attribute in [LayoutConstraint.Attribute.left, .right, .width] {
        let target = program.terms(of: attribute, ofBox: item)
        let value = target.reduce(0) { $0 + $1.coefficient * program.solver.value($1.symbol) }
        guard let members = explained.members(fixing: target) else { continue }
        let isFixed = explained.fixes(target, at: value, with: members)
        #expect(isFixed, "seed \(seed)")
        for member in members {
          let isNeeded = !explained.fixes(target, at: value, with: members.filter { $0 != member })
          #expect(isNeeded, "seed \(seed)")
        }
      }
    }
  }

  @Test func `a chain of 300 views is explained`() throws {
    var tree = TreeBuilder()
    var previous: (Int, LayoutConstraint.Attribute) = (0, .leading)
    for index in 0..<300 {
      let view = tree.addRow("view\(index)")
      tree.constrain(view, .leading, .equal, previous.0, previous.1, plus: 1)
      tree.set(view, .width, to: 2)
      previous = (view, .trailing)
    }
    var system = try LayoutSystem(tree.input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let values = try #require(system.explanation(ofItem: 300)).values
    #expect(values[0].value == 898)
    #expect(values[0].steps.count == 599)
  }
}
