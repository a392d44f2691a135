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

  /// A text 10 pt inside a cell.
  private func cell() -> (input: LayoutInput, text: Int) {
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: true))
    tree.constrain(text, .leading, .equal, 0, .leading, plus: 10)
    tree.constrain(text, .top, .equal, 0, .top, plus: 10)
    tree.constrain(0, .trailing, .equal, text, .trailing, plus: 10)
    tree.constrain(0, .bottom, .equal, text, .bottom, plus: 10)
    return (tree.input, text)
  }

  @Test func `the compressed size is the content and what is around it`() throws {
    // The text is 6000 pt² large and 300 × 20 on one line.
    let (input, text) = cell()
    #expect(
      try fit(input, measuring: FakeContent(areas: [text: 6000])) == Size(width: 320, height: 40))
  }

  @Test func `a target at 50 loses against content that hugs at 250`() throws {
    let (input, text) = cell()
    #expect(
      try fit(input, 10_000, 10_000, measuring: FakeContent(areas: [text: 6000]))
        == Size(width: 320, height: 40))
  }

  @Test func `a required width gives the height of wrapped text`() throws {
    // 170 − 20 = 150 wide, so 6000 / 150 = 40 high, and 20 around it.
    let (input, text) = cell()
    let priorities = AxisPriorities(horizontal: 1000, vertical: 50)
    #expect(
      try fit(input, 170, 0, priorities, measuring: FakeContent(areas: [text: 6000]))
        == Size(width: 170, height: 60))
  }

  @Test func `a width above compression resistance wraps text, one below does not`() throws {
    let (input, text) = cell()
    let content = FakeContent(areas: [text: 6000])
    let above = AxisPriorities(horizontal: 751, vertical: 50)
    let below = AxisPriorities(horizontal: 749, vertical: 50)
    #expect(try fit(input, 170, 0, above, measuring: content) == Size(width: 170, height: 60))
    #expect(try fit(input, 170, 0, below, measuring: content) == Size(width: 320, height: 40))
  }

  @Test func `a view without content takes the target`() throws {
    let input = TreeBuilder().input
    #expect(try fit(input) == .zero)
    #expect(try fit(input, 120, 80) == Size(width: 120, height: 80))
    #expect(try fit(input, .greatestFiniteMagnitude, 1).height == 1)
  }

  @Test func `constraints on the view itself count`() throws {
    var tree = TreeBuilder()
    tree.constrain(0, .width, .greaterThanOrEqual, plus: 44)
    tree.constrain(0, .height, .equal, 0, .width, times: 0.5)
    #expect(try fit(tree.input) == Size(width: 44, height: 22))
  }

  @Test func `margins are the view's own, in no window`() throws {
    // 8 on each side around 100 × 50.
    var tree = TreeBuilder()
    let margins = tree.add("margins", role: .layoutMarginsGuide)
    let box = tree.add("box", content: .fixed(width: 100, height: 50))
    tree.pinEdges(box, to: margins)
    var screen = environment
    screen.safeArea = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let size = try LayoutSystem.fittingSize(
      of: tree.input, target: .zero, in: screen, measuring: FakeContent())
    #expect(size == Size(width: 116, height: 66))
  }

  @Test func `a stack is as large as its views and gaps`() throws {
    var tree = TreeBuilder()
    let first = tree.add("first", content: .fixed(width: 40, height: 20))
    let second = tree.add("second", content: .fixed(width: 60, height: 30))
    tree.input.items[0].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .center, spacing: 12, arranged: [first, second]))
    #expect(try fit(tree.input) == Size(width: 112, height: 30))
  }

  @Test func `the frame reaches beyond the alignment rectangle`() throws {
    var tree = TreeBuilder()
    tree.input.items[0].content = .fixed(width: 49, height: 31)
    tree.input.items[0].alignmentRectInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    #expect(try fit(tree.input) == Size(width: 51, height: 31))
    #expect(
      try fit(tree.input, 80, 31, AxisPriorities(horizontal: 1000, vertical: 1000))
        == Size(width: 80, height: 31))
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
