import TestSupport
import Testing

@testable import LayoutEngine

/// Explanations that are remembered are those that would be found anew.
struct ExplanationMemoryTests {
  /// A box half as wide as the root but at most 200 points, and a square below it as wide.
  private func half() -> LayoutInput {
    var tree = TreeBuilder()
    let half = tree.add("half")
    let below = tree.add("below")
    tree.constrain(half, .width, .equal, 0, .width, times: 0.5, at: 750)
    tree.constrain(half, .width, .lessThanOrEqual, plus: 200)
    tree.constrain(half, .leading, .equal, 0, .leading, plus: 16)
    tree.pin(half, to: 0, [.top])
    tree.set(half, .height, to: 50)
    tree.constrain(below, .top, .equal, half, .bottom, plus: 8)
    tree.constrain(below, .leading, .equal, half, .leading)
    tree.constrain(below, .width, .equal, half, .width)
    tree.constrain(below, .height, .equal, below, .width)
    return tree.input
  }

  private func expectEqual(
    _ input: LayoutInput, _ sizes: [Size], measuring content: FakeContent = FakeContent()
  ) throws {
    let memory = ExplanationMemory()
    var system = try LayoutSystem(input)
    let items = Array(input.items.indices)
    for size in sizes {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        _ = try system.solve(
          in: .screen(size.width, size.height, direction: direction),
          measuring: content)
        let remembered = system.explanations(ofItems: items, remembering: memory)
        #expect(remembered == system.explanations(ofItems: items), "\(size) \(direction)")
      }
    }
  }

  @Test func `where a limit begins to bind the explanation is another`() throws {
    // At 400 points both constraints of the width hold exactly; below the first decides, above the second.
    let widths = [320, 375, 399.5, 400, 400.5, 500, 320, 1024]
    try expectEqual(half(), widths.map { Size(width: $0, height: 800) })
    let memory = ExplanationMemory()
    var system = try LayoutSystem(half())
    // Beyond 400 points the wish takes part too: without it nothing would hold the width at its limit.
    for (width, steps) in [(320.0, [0]), (500, [0, 1]), (320, [0])] {
      _ = try system.solve(in: .screen(width, 800), measuring: FakeContent())
      let values = try #require(system.explanations(ofItems: [1], remembering: memory).first).values
      let value = try #require(values.first { $0.attribute == .width })
      #expect(value.value == min(width / 2, 200))
      #expect(Set(value.steps.map(\.origin)) == Set(steps.map { .constraint($0) }))
    }
  }

  @Test(arguments: Case.of("LayoutEngine/Screens"))
  func `screens of many sizes are explained as without a memory`(_ screen: Case) throws {
    let sizes = [(300, 200), (320, 480), (402, 874), (300, 200), (1024, 768), (100, 50), (0, 0)].map {
      Size(width: Double($0.0), height: Double($0.1))
    }
    for layout in try screen.questions.prefix(1).map(ReadLayout.init) {
      try expectEqual(layout.input, sizes, measuring: layout.content)
    }
  }
}
