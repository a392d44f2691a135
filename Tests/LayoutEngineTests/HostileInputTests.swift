import LayoutEngine
import TestSupport
import Testing

@Suite struct HostileInputTests {
  /// Checks that an input made from a tree of two views is refused.
  static func expectRefusal(_ error: LayoutInputError, _ change: (inout LayoutInput) -> Void) {
    var tree = TreeBuilder()
    let a = tree.add("a")
    tree.set(a, .width, to: 10)
    change(&tree.input)
    #expect(throws: error) { try LayoutSystem(tree.input) }
  }

  @Test func `trees that are none are refused`() {
    Self.expectRefusal(.noItems) { $0.items = [] }
    Self.expectRefusal(.rootMisplaced(item: 0)) { $0.items[0].parent = 1 }
    Self.expectRefusal(.rootMisplaced(item: 1)) { $0.items[1].parent = nil }
    Self.expectRefusal(.parentNotBefore(item: 1, parent: 1)) { $0.items[1].parent = 1 }
    Self.expectRefusal(.parentNotBefore(item: 1, parent: 7)) { $0.items[1].parent = 7 }
    Self.expectRefusal(.parentNotBefore(item: 1, parent: -1)) { $0.items[1].parent = -1 }
    Self.expectRefusal(.parentIsGuide(item: 2)) {
      $0.items[1].role = .guide
      $0.items.append(LayoutItem(name: "child", parent: 1))
    }
  }

  @Test func `constraints that mean nothing are refused`() {
    Self.expectRefusal(.noSuchItem(constraint: 0, item: 9)) { $0.constraints[0].first = 9 }
    Self.expectRefusal(.noSuchItem(constraint: 0, item: -3)) { $0.constraints[0].second = -3 }
    Self.expectRefusal(.missingAttribute(constraint: 0)) {
      $0.constraints[0].firstAttribute = .notAnAttribute
    }
    Self.expectRefusal(.missingAttribute(constraint: 0)) { $0.constraints[0].second = 0 }
    Self.expectRefusal(.positionWithoutSecondItem(constraint: 0)) { $0.constraints[0].firstAttribute = .left }
    for attribute in [LayoutConstraint.Attribute.left, .top, .firstBaseline] {
      Self.expectRefusal(.attributesOfDifferentKinds(constraint: 0)) {
        $0.constraints[0].second = 0
        $0.constraints[0].secondAttribute = attribute
      }
    }
    Self.expectRefusal(.mixedDirections(constraint: 0)) {
      $0.constraints[0] = LayoutConstraint(first: 1, .leading, second: 0, .rightMargin)
    }
    Self.expectRefusal(.marginOfGuide(constraint: 0)) {
      $0.items.append(LayoutItem(name: "guide", parent: 0, role: .guide))
      $0.constraints[0] = LayoutConstraint(first: 1, .leading, second: 2, .leadingMargin)
    }
    Self.expectRefusal(.zeroMultiplier(constraint: 0)) {
      $0.constraints[0] = LayoutConstraint(first: 1, .width, second: 0, .width, multiplier: 0)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `numbers that are not finite are refused`(number: Double) {
    Self.expectRefusal(.constraintNotFinite(constraint: 0)) { $0.constraints[0].constant = number }
    Self.expectRefusal(.constraintNotFinite(constraint: 0)) { $0.constraints[0].multiplier = number }
    Self.expectRefusal(.itemNotFinite(item: 1)) { $0.items[1].content = .fixed(width: number, height: 1) }
    Self.expectRefusal(.itemNotFinite(item: 1)) { $0.items[1].margins.top = number }
    Self.expectRefusal(.itemNotFinite(item: 1)) { $0.items[1].alignmentRectInsets.left = number }
    Self.expectRefusal(.itemNotFinite(item: 1)) {
      $0.items[1].placement = .autoresizing(
        frame: Rect(x: 0, y: number, width: 1, height: 1), mask: [], parentSize: .zero)
    }
    Self.expectRefusal(.itemNotFinite(item: 0)) {
      $0.items[0].arrangement = .stack(StackArrangement(axis: .vertical, spacing: number, arranged: [1]))
    }
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: false))
    let content = FakeContent(sizes: [text: IntrinsicSize(width: number, height: 3)])
    #expect(throws: LayoutError.input(.badMeasurement(item: text))) {
      try layOut(tree.input, .screen(100, 100), measuring: content)
    }
    #expect(throws: LayoutError.input(.badEnvironment)) { try layOut(tree.input, .screen(number, 100)) }
    #expect(throws: LayoutError.input(.badEnvironment)) {
      try layOut(tree.input, .screen(100, 100, scale: number))
    }
  }

  @Test(arguments: [0.5, 0, -1, 1000.1])
  func `priorities outside their range are refused`(priority: Double) {
    Self.expectRefusal(.priorityOutOfRange(constraint: 0, priority: priority)) {
      $0.constraints[0].priority = priority
    }
    Self.expectRefusal(.contentPriorityOutOfRange(item: 1, priority: priority)) {
      $0.items[1].contentHugging.vertical = priority
    }
  }

  @Test func `arrangements of what is not there are refused`() {
    for arranged in [[5], [-1], [0], [1, 1]] {
      Self.expectRefusal(.arrangedNotChild(item: 0, arranged: arranged[0])) {
        $0.items[0].arrangement = .stack(StackArrangement(axis: .vertical, arranged: arranged))
      }
    }
    Self.expectRefusal(.badFlow(item: 0)) {
      $0.items[0].arrangement = .flow(
        FlowArrangement(scrollAxis: .vertical, itemCount: 1, itemSize: .bounds, cells: [(item: 1, index: 1)]))
    }
    Self.expectRefusal(.badFlow(item: 0)) {
      $0.items[0].arrangement = .flow(
        FlowArrangement(scrollAxis: .vertical, itemCount: -1, itemSize: .bounds, cells: []))
    }
    Self.expectRefusal(.badFlow(item: 0)) {
      $0.items[0].arrangement = .flow(
        FlowArrangement(
          scrollAxis: .vertical, itemCount: 1, itemSize: .fixed(Size(width: -1, height: 2)), cells: []))
    }
  }

  @Test func `ten thousand duplicates are solved`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    for _ in 0..<10_000 { tree.set(view, .width, to: 70, at: 300) }
    for _ in 0..<10_000 { tree.constrain(view, .height, .greaterThanOrEqual, plus: 30) }
    let result = try layOut(tree.input, .screen(300, 300))
    expectClose(result.frames[view], Rect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `any valid input has an outcome`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var tree = TreeBuilder()
    for index in 1..<12 {
      let parent =
        (0..<index).filter { tree.input.items[$0].role == .view }.randomElement(using: &random) ?? 0
      let role: LayoutItem.Role =
        [.view, .view, .view, .guide, .safeAreaGuide, .layoutMarginsGuide].randomElement(using: &random)
        ?? .view
      _ = tree.add("item\(index)", in: parent, role: role, content: .fixed(width: 33, height: nil))
    }
    let priorities = [1000, 1000, 750, 250, 1, 999.5]
    while tree.input.constraints.count < 60 {
      let constraint = LayoutConstraint(
        first: Int.random(in: 1..<12, using: &random),
        LayoutConstraint.Attribute.allCases.randomElement(using: &random) ?? .left,
        LayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal,
        second: Int.random(in: 0..<12, using: &random),
        LayoutConstraint.Attribute.allCases.randomElement(using: &random) ?? .left,
        multiplier: [1, 1, 1, -1, 0.5, 1e-7, 1e7].randomElement(using: &random) ?? 1,
        constant: [0, 8, -8, 1e7, -1e-3].randomElement(using: &random) ?? 0,
        priority: priorities.randomElement(using: &random) ?? 1000)
      tree.input.constraints.append(constraint)
      if (try? LayoutSystem(tree.input)) == nil { tree.input.constraints.removeLast() }
    }
    var system = try LayoutSystem(tree.input)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let environment = LayoutEnvironment.screen(
        320, 568, scale: 3, safeArea: GuideTests.insets, direction: direction)
      do {
        let result = try system.solve(in: environment, measuring: NoContent())
        #expect(result.exactFrames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite }, "seed \(seed)")
      } catch { #expect(error == .stepLimit, "seed \(seed)") }
    }
  }
}
