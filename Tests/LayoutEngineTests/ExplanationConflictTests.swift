import Testing

@testable import LayoutEngine

@Suite struct ExplanationConflictTests {
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
}
