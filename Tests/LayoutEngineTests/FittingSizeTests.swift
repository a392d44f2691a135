import LayoutEngine
import Testing

/// `systemLayoutSizeFitting`. Sizes are worked by hand.
@Suite struct FittingSizeTests {
  private let environment = LayoutEnvironment.screen(1000, 1000)

  private func fit(
    _ input: LayoutInput, _ width: Double = 0, _ height: Double = 0,
    _ priorities: AxisPriorities = .fittingSize,
    measuring content: FakeContent = FakeContent()
  ) throws -> Size {
    try LayoutSystem.fittingSize(
      of: input, target: Size(width: width, height: height), priorities: priorities, in: environment,
      measuring: content)
  }

  @Test(arguments: [Double.nan, -1]) func `a target that is no size is refused`(width: Double) throws {
    #expect(throws: LayoutError.input(.badEnvironment)) { try fit(TreeBuilder().input, width) }
  }

  @Test(arguments: [0, 0.5, 1000.5]) func `a fitting priority outside 1 to 1000 is refused`(priority: Double)
  {
    for (horizontal, vertical) in [(priority, 50), (50, priority), (priority, 2000)] {
      #expect(throws: LayoutError.input(.contentPriorityOutOfRange(item: 0, priority: priority))) {
        try fit(TreeBuilder().input, 1, 1, AxisPriorities(horizontal: horizontal, vertical: vertical))
      }
    }
    #expect(throws: LayoutError.self) {
      try fit(TreeBuilder().input, 1, 1, AxisPriorities(horizontal: .nan, vertical: 50))
    }
  }
}
