import Testing

@testable import LayoutEngine

/// Each rule of a stack along and across both axes. Frames are worked by hand.
@Suite struct StackRulesTests {
  /// A frame along and across a stack's axis.
  struct Span: Equatable, Sendable {
    var start, length, crossStart, crossLength: Double

    init(_ start: Double, _ length: Double, _ crossStart: Double, _ crossLength: Double) {
      (self.start, self.length, self.crossStart, self.crossLength) = (start, length, crossStart, crossLength)
    }

    init(_ frame: Rect, _ axis: Axis) {
      self =
        axis == .horizontal
        ? Span(frame.minX, frame.width, frame.minY, frame.height)
        : Span(frame.minY, frame.height, frame.minX, frame.width)
    }
  }

  /// A stack of 300 along and 100 across its axis, with views of 40 × 20, 60 × 30 and 50 × 10 (along × across).
  private func spans(
    _ axis: Axis, _ distribution: StackArrangement.Distribution = .fill,
    _ alignment: StackArrangement.Alignment = .fill, hidden: Set<Int> = [],
    change: (inout StackArrangement, inout TreeBuilder) -> Void = { _, _ in }
  ) throws -> [Span] {
    let sizes: [(Double, Double)] = [(40, 20), (60, 30), (50, 10)]
    var tree = StackTests.stack(
      axis, distribution, alignment, spacing: 10,
      children: sizes.map { axis == .horizontal ? $0 : ($0.1, $0.0) })
    for child in hidden { tree.input.items[2 + child].isHidden = true }
    if case .stack(var stack) = tree.input.items[1].arrangement {
      change(&stack, &tree)
      tree.input.items[1].arrangement = .stack(stack)
    }
    let size = axis == .horizontal ? (300.0, 100.0) : (100.0, 300.0)
    let result = try layOut(tree.input, .screen(size.0, size.1))
    #expect(result.conflicts.isEmpty)
    return result.exactFrames[2...].map { Span($0, axis) }
  }

  private func expectAlong(
    _ spans: [Span], _ expected: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (span, (start, length)) in zip(spans, expected) {
      expectClose(span.start, start, sourceLocation: sourceLocation)
      expectClose(span.length, length, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Axis.allCases)
  func `each distribution places its views along the axis`(axis: Axis) throws {
    // What is left, 300 − 2 · 10 − 40 − 60 = 180, goes to the last.
    expectAlong(try spans(axis), [(0, 40), (50, 60), (120, 180)])
    // (300 − 20) / 3
    let third = 280.0 / 3
    expectAlong(
      try spans(axis, .fillEqually), [(0, third), (third + 10, third), (2 * third + 20, third)])
    // 150 of views: 150 are left for two gaps.
    expectAlong(try spans(axis, .equalSpacing), [(0, 40), (115, 60), (250, 50)])
    // Centres at 20 and 275, the middle one half-way at 147.5.
    expectAlong(try spans(axis, .equalCentering), [(0, 40), (117.5, 60), (250, 50)])
  }

  @Test(arguments: Axis.allCases)
  func `in proportion, views and gaps share the length`(axis: Axis) throws {
    // Of 40 + 60 + 50 + 2 · 10 = 170: at 300 the first two have 40 and 60 / 170, the last, at a lower priority, what is left.
    let (first, second) = (300 * 40.0 / 170, 300 * 60.0 / 170)
    expectAlong(
      try spans(axis, .fillProportionally),
      [(0, first), (first + 10, second), (first + second + 20, 280 - first - second)])
    // One that shows has all of it.
    expectAlong(try spans(axis, .fillProportionally, hidden: [0, 2]).suffix(2), [(0, 300)])
    // Without gaps between two the last has its share too: 40 and 60 of 100.
    expectAlong(
      try spans(axis, .fillProportionally, hidden: [2]) { stack, _ in stack.spacing = 0 },
      [(0, 120), (120, 180)])
    // A custom gap counts as it is: 40 + 30 + 60 = 130, and the first has 40 of them.
    let custom = 300 * 40.0 / 130
    expectAlong(
      try spans(axis, .fillProportionally, hidden: [2]) { stack, _ in stack.customSpacing = [30] },
      [(0, custom), (custom + 30, 270 - custom)])
  }

  @Test(arguments: Axis.allCases)
  func `in proportion, a view without a size has none`(axis: Axis) throws {
    // 40 and 50 of 40 + 50 + 20 = 110, and nothing for the one in the middle.
    let first = 300 * 40.0 / 110
    expectAlong(
      try spans(axis, .fillProportionally) { $1.input.items[3].content = .none },
      [(0, first), (first + 10, 0), (first + 20, 280 - first)])
    // 40 of 40 + 10 at 300; the other, which wants 0 at a lower priority, takes what is left beside the gap.
    expectAlong(
      try spans(axis, .fillProportionally, hidden: [2]) { $1.input.items[3].content = .none },
      [(0, 240), (250, 50)])
    // Without any size all are alike.
    expectAlong(
      try spans(axis, .fillProportionally) { stack, tree in
        for child in 2...4 { tree.input.items[child].content = .none }
        stack.spacing = 0
      }, [(0, 100), (100, 100), (200, 100)])
  }

  @Test(arguments: Axis.allCases)
  func `each alignment places its views across the axis`(axis: Axis) throws {
    func across(_ alignment: StackArrangement.Alignment) throws -> [[Double]] {
      try spans(axis, .fill, alignment).map { [$0.crossStart, $0.crossLength] }
    }
    #expect(try across(.fill) == [[0, 100], [0, 100], [0, 100]])
    #expect(try across(.leading) == [[0, 20], [0, 30], [0, 10]])
    #expect(try across(.center) == [[40, 20], [35, 30], [45, 10]])
    #expect(try across(.trailing) == [[80, 20], [70, 30], [90, 10]])
    // Views without text have their baselines at the bottom; a column takes its leading edges instead.
    if axis == .vertical {
      for alignment in [StackArrangement.Alignment.firstBaseline, .lastBaseline] {
        #expect(try across(alignment) == [[0, 20], [0, 30], [0, 10]])
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `alignments of one view or with hidden ones are the same`(axis: Axis) throws {
    for (alignment, start, length) in [
      (StackArrangement.Alignment.fill, 0.0, 100.0), (.leading, 0, 30), (.center, 35, 30),
      (.trailing, 70, 30),
    ] {
      for hidden: Set<Int> in [[0, 2], [0], [2]] {
        let middle = try spans(axis, .fill, alignment, hidden: hidden)[1]
        #expect([middle.crossStart, middle.crossLength] == [start, length], "\(alignment) \(hidden)")
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `a hidden view stands on the edge or the middle that is aligned`(axis: Axis) throws {
    // The hidden one keeps its 20, 30 or 10 across; the first that shows is 30 across.
    for (alignment, start) in [
      (StackArrangement.Alignment.leading, 0.0), (.center, 40), (.trailing, 80), (.fill, 0),
    ] {
      let hidden = try spans(axis, .fill, alignment, hidden: [0])[0]
      #expect(hidden.crossStart == start && hidden.length == 0, "\(alignment)")
    }
  }

  @Test(arguments: Axis.allCases, [StackArrangement.Distribution.fill, .fillEqually])
  func `hidden views stand in the middle of a gap, and at the ends without one`(
    axis: Axis, distribution: StackArrangement.Distribution
  ) throws {
    func starts(_ hidden: Set<Int>) throws -> [Double] {
      try spans(axis, distribution, hidden: hidden).map(\.start)
    }
    let second = distribution == .fill ? 50.0 : 155
    let end = distribution == .fill ? 40.0 : 145
    #expect(try Array(starts([0]).prefix(2)) == [0, 0])
    // 5 after the first and 5 before the last.
    #expect(try starts([1]) == [0, end + 5, second])
    #expect(try starts([2])[2] == 300)
    #expect(try starts([0, 1]) == [0, 0, 0])
    #expect(try starts([1, 2]) == [0, 300, 300])
  }

  @Test(arguments: Axis.allCases)
  func `a custom gap is that after its view, or after the hidden ones behind it`(axis: Axis) throws {
    func starts(_ custom: [Double?], _ hidden: Set<Int> = []) throws -> [Double] {
      try spans(axis, hidden: hidden) { stack, _ in stack.customSpacing = custom }.map(\.start)
    }
    #expect(try starts([]) == [0, 50, 120])
    #expect(try starts([33]) == [0, 73, 143])
    #expect(try starts([nil, 33]) == [0, 50, 143])
    #expect(try starts([nil, nil, 33]) == [0, 50, 120])
    #expect(try starts([33], [1]) == [0, 56.5, 73])
    #expect(try starts([nil, 33], [1]) == [0, 45, 50])
    #expect(try starts([33, nil], [0]) == [0, 0, 70])
  }

  @Test(arguments: Axis.allCases)
  func `distributions leave hidden views out`(axis: Axis) throws {
    // 40 and 50 of 300: a gap of 210, or centres as they are.
    for distribution in [StackArrangement.Distribution.equalSpacing, .equalCentering] {
      let spans = try spans(axis, distribution, hidden: [1])
      expectAlong([spans[0], spans[2]], [(0, 40), (250, 50)])
    }
    let equal = try spans(axis, .fillEqually, hidden: [0])
    expectAlong(Array(equal.dropFirst()), [(0, 145), (155, 145)])
  }

  @Test(arguments: Axis.allCases)
  func `margins are kept at each edge`(axis: Axis) throws {
    for alignment in [StackArrangement.Alignment.fill, .leading, .center, .trailing] {
      let spans = try spans(axis, .fill, alignment) { stack, tree in
        stack.isMarginsRelative = true
        let ends: (Double, Double) = (3, 7)
        let sides: (Double, Double) = (11, 19)
        let isRow = axis == .horizontal
        tree.input.items[1].margins.leading = isRow ? ends.0 : sides.0
        tree.input.items[1].margins.trailing = isRow ? ends.1 : sides.1
        tree.input.items[1].margins.top = isRow ? sides.0 : ends.0
        tree.input.items[1].margins.bottom = isRow ? sides.1 : ends.1
      }
      // From 3 to 293 along; from 11 to 81 across, whose middle is 46.
      expectAlong(spans, [(3, 40), (53, 60), (123, 170)])
      let starts: [Double] =
        switch alignment {
        case .center: [36, 31, 41]
        case .trailing: [61, 51, 71]
        default: [11, 11, 11]
        }
      #expect(spans.map(\.crossStart) == starts)
    }
  }

  @Test func `a column spaces from line to line where asked, a row never does`() throws {
    for axis in Axis.allCases {
      for distribution in [StackArrangement.Distribution.fill, .equalSpacing] {
        var tree = TreeBuilder()
        let stack = tree.add("stack")
        tree.pin(stack, to: 0, [.leading, .top])
        let texts = (0..<2).map {
          tree.add("text\($0)", in: stack, content: .measured(heightFollowsWidth: false))
        }
        tree.input.items[stack].arrangement = .stack(
          StackArrangement(
            axis: axis, distribution: distribution, alignment: .leading, spacing: 30, arranged: texts,
            isBaselineRelative: true))
        let content = FakeContent(
          sizes: [
            texts[0]: IntrinsicSize(width: 20, height: 20), texts[1]: IntrinsicSize(width: 20, height: 20),
          ],
          lines: [
            texts[0]: Baselines(firstFromTop: 15, lastFromBottom: 5),
            texts[1]: Baselines(firstFromTop: 12, lastFromBottom: 4),
          ])
        let frame = try layOut(tree.input, .screen(320, 480), measuring: content).frames[texts[1]]
        // The last line of the first at 15, 30 more, less the 12 above the second's first line.
        #expect(axis == .vertical ? frame.minY == 33 : frame.minX == 50)
      }
    }
  }

  @Test(arguments: Axis.allCases)
  func `a wish just above one of a stack's own wins, one just below does not`(axis: Axis) throws {
    let (start, length, across):
      (LayoutConstraint.Attribute, LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
        axis == .horizontal ? (.left, .width, .height) : (.top, .height, .width)
    /// The first or second view of a stack, or the stack itself, with a wish for one of its attributes.
    func wish(
      _ distribution: StackArrangement.Distribution, _ alignment: StackArrangement.Alignment = .fill,
      sizes: [(Double, Double)] = [(40, 20), (60, 30), (50, 10)], fills: Bool, _ item: Int,
      _ attribute: LayoutConstraint.Attribute, _ number: Double, at priority: Double,
      change: (inout TreeBuilder) -> Void = { _ in }
    ) throws -> Span {
      var tree = StackTests.stack(
        axis, distribution, alignment, children: sizes.map { axis == .horizontal ? $0 : ($0.1, $0.0) },
        fills: fills)
      change(&tree)
      if attribute == start {
        tree.constrain(item, start, .equal, 0, start, plus: number, at: priority)
      } else {
        tree.set(item, attribute, to: number, at: priority)
      }
      let size = axis == .horizontal ? (300.0, 100.0) : (100.0, 300.0)
      return Span(try layOut(tree.input, .screen(size.0, size.1)).exactFrames[item], axis)
    }
    // Equal centering, 149: the centre is half-way between 20 and 275, its view from 117.5.
    #expect(try wish(.equalCentering, fills: true, 3, start, 60, at: 150).start == 60)
    #expect(try wish(.equalCentering, fills: true, 3, start, 60, at: 148).start == 117.5)
    // As small as possible, 49, along the axis, and across it around a single view.
    #expect(try wish(.equalSpacing, fills: false, 1, length, 250, at: 50).length == 250)
    #expect(try wish(.equalSpacing, fills: false, 1, length, 250, at: 48).length == 150)
    #expect(
      try wish(.fill, .leading, sizes: [(40, 20)], fills: false, 1, across, 77, at: 50).crossLength == 77)
    #expect(
      try wish(.fill, .leading, sizes: [(40, 20)], fills: false, 1, across, 77, at: 48).crossLength == 20)
    // As small as possible around several, 51.
    #expect(try wish(.fill, .leading, fills: false, 1, across, 77, at: 52).crossLength == 77)
    #expect(try wish(.fill, .leading, fills: false, 1, across, 77, at: 50).crossLength == 30)
    // No size across where nothing says one, 25.
    for (priority, expected) in [(26.0, 22.0), (24, 0)] {
      let span = try wish(.fill, .leading, fills: false, 2, across, 22, at: priority) {
        $0.input.items[2].content = .none
        $0.set(2, length, to: 40)
      }
      #expect(span.crossLength == expected)
    }
    // The first in proportion, 999, the second 998: 40 and 60 of 150.
    for (item, own, proportion) in [(2, 999.0, 80.0), (3, 998, 120)] {
      expectClose(try wish(.fillProportionally, fills: true, item, length, 33, at: own + 0.2).length, 33)
      expectClose(
        try wish(.fillProportionally, fills: true, item, length, 33, at: own - 0.2).length, proportion)
    }
  }

  // MARK: Weights

  /// A row and a column in a stack, and what they weigh along both axes.
  private func weights(
    _ inner: StackArrangement, change: (inout TreeBuilder) -> Void = { _ in }
  ) -> [Double] {
    var tree = TreeBuilder()
    let stack = tree.add("stack")
    let views = [(40.0, 20.0), (60, 30), (50, 10)].enumerated().map {
      tree.add("view\($0)", in: stack, content: .fixed(width: $1.0, height: $1.1))
    }
    var inner = inner
    inner.arranged = views
    tree.input.items[stack].arrangement = .stack(inner)
    change(&tree)
    let sizes = tree.input.items.map { item in
      if case .fixed(let width, let height) = item.content {
        IntrinsicSize(width: width, height: height)
      } else {
        IntrinsicSize.none
      }
    }
    var proportions = StackProportions(tree.input, sizes: ContiguousArray(sizes))
    func weight(_ axis: Axis) -> Double {
      proportions.weights(in: StackArrangement(axis: axis, arranged: [stack]))[0]
    }
    return [weight(.horizontal), weight(.vertical)]
  }

  @Test func `a stack weighs its views and gaps along its axis and its largest view across`() {
    #expect(weights(StackArrangement(axis: .horizontal, spacing: 5, arranged: [])) == [160, 30])
    #expect(weights(StackArrangement(axis: .vertical, spacing: 5, arranged: [])) == [60, 70])
    #expect(
      weights(StackArrangement(axis: .horizontal, distribution: .fillEqually, spacing: 5, arranged: []))
        == [190, 30])
    #expect(
      weights(StackArrangement(axis: .vertical, distribution: .fillEqually, spacing: 5, arranged: []))
        == [60, 100])
    let custom = StackArrangement(axis: .horizontal, spacing: 5, arranged: [], customSpacing: [1, nil, 100])
    #expect(weights(custom) == [156, 30])
    #expect(weights(custom) { $0.input.items[4].isHidden = true } == [101, 30])
    #expect(weights(custom) { for view in 2...4 { $0.input.items[view].isHidden = true } } == [0, 0])
  }

  @Test func `a stack weighs its margins where it is relative to them`() {
    let stack = StackArrangement(axis: .horizontal, arranged: [], isMarginsRelative: true)
    #expect(weights(stack) == [150, 30])
    let margins = weights(stack) {
      $0.input.items[1].margins.leading = 1
      $0.input.items[1].margins.trailing = 2
      $0.input.items[1].margins.top = 4
      $0.input.items[1].margins.bottom = 7
    }
    #expect(margins == [153, 41])
  }

  @Test func `required numbers for a view's size weigh instead of its content`() {
    let row = StackArrangement(axis: .horizontal, arranged: [])
    #expect(weights(row) { $0.set(2, .width, to: 45) } == [155, 30])
    #expect(weights(row) { $0.set(2, .height, to: 45) } == [150, 45])
    #expect(weights(row) { $0.constrain(2, .width, .greaterThanOrEqual, plus: 45) } == [155, 30])
    #expect(weights(row) { $0.constrain(2, .width, .lessThanOrEqual, plus: 45) } == [150, 30])
    #expect(weights(row) { $0.set(2, .width, to: 45, at: 999) } == [150, 30])
    #expect(weights(row) { $0.constrain(2, .width, .equal, 3, .width, plus: 45) } == [150, 30])
    // The greatest of several, in whatever order.
    #expect(
      weights(row) {
        $0.set(2, .width, to: 45)
        $0.constrain(2, .width, .greaterThanOrEqual, plus: 30)
      } == [155, 30])
  }

  @Test func `content weighs along the axis, and never less than nothing`() {
    let input = TreeBuilder().input
    var sizes: ContiguousArray = [IntrinsicSize(width: 7, height: 9)]
    for (axis, weight) in [(Axis.horizontal, 7.0), (.vertical, 9)] {
      var proportions = StackProportions(input, sizes: sizes)
      #expect(proportions.weights(in: StackArrangement(axis: axis, arranged: [0])) == [weight])
    }
    sizes = [IntrinsicSize(width: -7, height: nil)]
    for axis in Axis.allCases {
      var proportions = StackProportions(input, sizes: sizes)
      #expect(proportions.weights(in: StackArrangement(axis: axis, arranged: [0])) == [0])
    }
  }

  // MARK: Baselines of rows

  @Test func `a row with the tallest view first is settled in one go`() throws {
    /// Counts how often text is measured at a width.
    final class Counter: ContentMeasuring {
      var count = 0
      func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
        if width != nil { count += 1 }
        return IntrinsicSize(width: 50, height: 20)
      }
      func baselines(ofItem item: Int, in size: Size) -> Baselines? {
        Baselines(firstFromTop: 15, lastFromBottom: 5)
      }
    }
    var tree = TreeBuilder()
    let row = tree.add("row")
    tree.pin(row, to: 0, [.leading, .top])
    let texts = (0..<2).map { tree.add("text\($0)", in: row, content: .measured(heightFollowsWidth: true)) }
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .leading, arranged: texts))
    let mark = tree.add("mark", content: .fixed(width: 5, height: 5))
    tree.constrain(mark, .top, .equal, row, .firstBaseline)
    let counter = Counter()
    var system = try LayoutSystem(tree.input)
    #expect(try system.solve(in: .screen(300, 200), measuring: counter).frames[mark].minY == 15)
    #expect(counter.count == 2)
  }

  @Test func `a row whose tallest view changes with its baseline stops`() throws {
    var tree = TreeBuilder()
    let row = tree.add("row")
    tree.pin(row, to: 0, [.leading, .top])
    let texts = (0..<2).map { tree.add("text\($0)", in: row, content: .measured(heightFollowsWidth: false)) }
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .leading, arranged: texts))
    let mark = tree.add("mark", content: .fixed(width: 5, height: 5))
    tree.constrain(mark, .top, .equal, row, .firstBaseline, plus: 10)
    // Of the first view's line at 30 the second becomes 40, of the second's at 12 it becomes 22.
    tree.constrain(texts[1], .bottom, .equal, mark, .top)
    tree.pin(mark, to: 0, [.leading])
    let content = FakeContent(
      sizes: [
        texts[0]: IntrinsicSize(width: 20, height: 35), texts[1]: IntrinsicSize(width: 20, height: 20),
      ],
      lines: [
        texts[0]: Baselines(firstFromTop: 30, lastFromBottom: 5),
        texts[1]: Baselines(firstFromTop: 12, lastFromBottom: 5),
      ])
    let frames = try layOut(tree.input, .screen(300, 200), measuring: content).frames
    // They take turns; the twelfth and last has the second's.
    #expect(frames[mark].minY == 22)
  }

  @Test func `the baselines of stacks in stacks are those of the views that show`() throws {
    // A column of a hidden text, a row of a short and a tall text, and a text.
    var tree = TreeBuilder()
    let column = tree.add("column")
    tree.pin(column, to: 0, [.leading, .top])
    let hidden = tree.add("hidden", in: column, content: .measured(heightFollowsWidth: false))
    let row = tree.add("row", in: column)
    let short = tree.add("short", in: row, content: .measured(heightFollowsWidth: false))
    let tall = tree.add("tall", in: row, content: .measured(heightFollowsWidth: false))
    let last = tree.add("last", in: column, content: .measured(heightFollowsWidth: false))
    tree.input.items[hidden].isHidden = true
    tree.input.items[column].arrangement = .stack(
      StackArrangement(axis: .vertical, alignment: .leading, arranged: [hidden, row, last]))
    tree.input.items[row].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .leading, arranged: [short, tall]))
    let marks = [Attributes.firstBaseline, .lastBaseline].map { attribute in
      let mark = tree.add("mark", content: .fixed(width: 5, height: 5))
      tree.constrain(mark, .top, .equal, column, attribute)
      return mark
    }
    let content = FakeContent(
      sizes: [
        hidden: IntrinsicSize(width: 9, height: 9), short: IntrinsicSize(width: 20, height: 20),
        tall: IntrinsicSize(width: 20, height: 40), last: IntrinsicSize(width: 20, height: 20),
      ],
      lines: [
        hidden: Baselines(firstFromTop: 1, lastFromBottom: 1),
        short: Baselines(firstFromTop: 15, lastFromBottom: 5),
        tall: Baselines(firstFromTop: 32, lastFromBottom: 8),
        last: Baselines(firstFromTop: 14, lastFromBottom: 6),
      ])
    let frames = try layOut(tree.input, .screen(300, 200), measuring: content).frames
    // The tall view's line at 32; the last text from 40 to 60, its line 6 above.
    #expect(marks.map { frames[$0].minY } == [32, 54])
  }

  private typealias Attributes = LayoutConstraint.Attribute

  // MARK: A direction of the stack's own

  @Test(arguments: [
    StackArrangement.Distribution.equalSpacing, .equalCentering,
  ])
  func `a row with a direction of its own runs in it`(distribution: StackArrangement.Distribution) throws {
    var tree = StackTests.stack(
      .horizontal, distribution, .fill, spacing: 0, children: [(10, 20), (10, 20), (10, 20)])
    tree.input.items[1].direction = .rightToLeft
    let result = try layOut(tree.input, .screen(100, 20))
    #expect(result.conflicts.isEmpty)
    // Gaps of (100 − 30) / 2 = 35, from the right edge.
    #expect(result.frames[2...4].map(\.minX) == [90, 45, 0])
  }

  @Test func `a column with a direction of its own aligns its views by it`() throws {
    for (alignment, x) in [(StackArrangement.Alignment.leading, 90.0), (.trailing, 0)] {
      var tree = StackTests.stack(.vertical, .fill, alignment, spacing: 0, children: [(10, 20), (10, 30)])
      tree.input.items[1].direction = .rightToLeft
      let result = try layOut(tree.input, .screen(100, 50))
      #expect(result.conflicts.isEmpty)
      #expect(result.frames[2...3].map(\.minX) == [x, x], "\(alignment)")
    }
  }

  @Test func `a multiplied position counts from the leading edge of a view with a direction of its own`()
    throws
  {
    var tree = TreeBuilder()
    tree.input.items[0].direction = .rightToLeft
    let (a, b) = (tree.add("a"), tree.add("b"))
    for view in [a, b] {
      tree.set(view, .width, to: 10)
      tree.set(view, .height, to: 10)
      tree.constrain(view, .top, .equal, 0, .top)
    }
    tree.constrain(b, .leading, .equal, 0, .leading, plus: 20)
    tree.constrain(a, .leading, .equal, b, .leading, times: 2, plus: 5)
    // b's right edge is 20 from the right edge of 100, a's 2 · 20 + 5 = 45.
    let result = try layOut(tree.input, .screen(100, 100))
    #expect(result.frames[b].maxX == 80 && result.frames[a].maxX == 55)
  }
}
