import TestSupport
import Testing

@testable import LayoutEngine

/// Frames depend on neither what was solved before nor the order of constraints: the screens of `Tests/Cases/LayoutEngine/Screens.txt`.
@Suite struct SolvedAgainTests {
  private static let environments: [LayoutEnvironment] = [
    .screen(375, 812, scale: 3, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    .screen(812, 375, scale: 3, safeArea: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    .screen(320, 480, scale: 2), .screen(812, 375, scale: 3, direction: .rightToLeft), .screen(0, 0),
    .screen(
      1032, 1376, safeArea: EdgeInsets(top: 20, left: 4, bottom: 21, right: 4), direction: .rightToLeft),
    .screen(375, 812, scale: 3),
  ]

  private static func layouts(_ screen: Case) throws -> [ReadLayout] {
    try screen.questions.map(ReadLayout.init)
  }

  @Test(arguments: Case.of("LayoutEngine/Screens"))
  func `one system solves every environment as a new system would`(_ screen: Case) throws {
    for layout in try Self.layouts(screen) {
      var system = try LayoutSystem(layout.input)
      var compact = layout.environment
      compact.verticalSizeClass = .compact
      for environment in Self.environments + [layout.environment, compact, layout.environment] {
        let moved = try system.solve(in: environment, measuring: layout.content)
        var reversed = layout.input
        reversed.constraints.reverse()
        for input in [layout.input, reversed] {
          let fresh = try layOut(input, environment, measuring: layout.content)
          #expect(moved.frames == fresh.frames)
          #expect(moved.contentSizes == fresh.contentSizes)
          #expect(moved.contentOffsets == fresh.contentOffsets)
          #expect(moved.conflicts.count == fresh.conflicts.count)
        }
      }
    }
  }

  @Test(arguments: Case.of("LayoutEngine/Screens"), 0..<20 as Range<UInt64>)
  func `shuffled constraints give the same frames`(_ screen: Case, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for layout in try Self.layouts(screen) {
      var shuffled = layout.input
      shuffled.constraints.shuffle(using: &random)
      let expected = try layout.solved().1
      let actual = try layOut(shuffled, layout.environment, measuring: layout.content)
      #expect(actual.exactFrames == expected.exactFrames, "seed \(seed)")
    }
  }

  /// Takes each named constraint out of the whole layout, not only out of the chain; of screens in which no two say the same.
  @Test(
    arguments: Case.of("LayoutEngine/Screens").filter { screen in
      ["a form", "a screen that pages", "a row of equal"].contains { screen.sentence.hasPrefix($0) }
    })
  func `without any one constraint of a chain the value is another or free`(_ screen: Case) throws {
    for layout in try Self.layouts(screen) {
      let (system, _) = try layout.solved()
      let program = system.program
      var explained = ExplanationSystem(program)
      for item in layout.input.items.indices.dropFirst() {
        for attribute in [LayoutConstraint.Attribute.left, .right, .width, .top, .bottom, .height] {
          let target = program.terms(of: attribute, ofBox: item)
          let value = target.reduce(0) { $0 + $1.coefficient * program.solver.value($1.symbol) }
          let found = explained.members(fixing: target)
          let members = try #require(found, "\(layout.input.items[item].name).\(attribute) is free")
          let isFixed = explained.fixes(target, at: value, with: members)
          #expect(isFixed)
          for member in members {
            let others = explained.rows.indices.filter { $0 != member }
            let isNeeded = !explained.fixes(target, at: value, with: others)
            #expect(isNeeded, "\(layout.input.items[item].name).\(attribute) does not need row \(member)")
          }
        }
      }
    }
  }
}
