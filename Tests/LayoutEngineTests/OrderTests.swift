import Testing

@testable import LayoutEngine

/// Which of two required constraints is given up, rule by rule. The root is 300 × 200.
@Suite struct OrderTests {
  typealias Attribute = LayoutConstraint.Attribute

  private func givenUp(_ input: LayoutInput, measuring content: FakeContent = FakeContent()) throws
    -> [String]
  {
    try layOut(input, .screen(300, 200), measuring: content).conflicts.map { input.wording(of: $0.leftOut) }
  }

  /// Two constraints of which the second is given up, in whatever order they were added; they differ in one part.
  static let pairs: [(String, LayoutConstraint, LayoutConstraint)] = [
    (
      "attribute", .init(first: 1, .left, second: 0, .left, constant: 200),
      .init(first: 1, .right, second: 0, .left)
    ),
    (
      "attribute down", .init(first: 1, .top, second: 0, .top, constant: 200),
      .init(first: 1, .bottom, second: 0, .top)
    ),
    (
      "relation", .init(first: 1, .width, .lessThanOrEqual, constant: 40),
      .init(first: 1, .width, .greaterThanOrEqual, constant: 50)
    ),
    (
      "equality", .init(first: 1, .width, .lessThanOrEqual, constant: 40),
      .init(first: 1, .width, constant: 50)
    ),
    (
      "at least", .init(first: 1, .width, constant: 40),
      .init(first: 1, .width, .greaterThanOrEqual, constant: 50)
    ),
    ("second item", .init(first: 1, .left, second: 2, .left), .init(first: 1, .left, second: 3, .left)),
    ("second attribute", .init(first: 1, .left, second: 2, .left), .init(first: 1, .left, second: 2, .right)),
    (
      "multiplier", .init(first: 1, .width, second: 0, .width, multiplier: 0.5),
      .init(first: 1, .width, second: 0, .width, multiplier: 2)
    ),
    ("constant", .init(first: 1, .width, constant: 10), .init(first: 1, .width, constant: 20)),
    (
      "first item", .init(first: 1, .width, second: 4, .width),
      .init(first: 4, .width, second: 1, .width, constant: 5)
    ),
  ]

  @Test(arguments: pairs.indices)
  func `of two constraints the one that says more or comes later is given up`(index: Int) throws {
    let (name, kept, lost) = Self.pairs[index]
    for order in [[kept, lost], [lost, kept]] {
      var tree = TreeBuilder()
      _ = tree.add("a")
      for (place, x) in [(2, 10.0), (3, 20)] {
        _ = tree.add(
          "frame\(place)",
          placement: .autoresizing(
            frame: Rect(x: x, y: 0, width: 50, height: 50), mask: [],
            parentSize: Size(width: 300, height: 200)))
      }
      _ = tree.add("b")
      tree.input.constraints = order
      #expect(try givenUp(tree.input) == [tree.input.wording(of: lost)], "\(name)")
    }
  }

  // MARK: Kinds

  @Test func `what a stack makes between its views gives way to a frame, a relation and a number`() throws {
    for axis in Axis.allCases {
      // Frames of 70 and 80 along the axis of a stack whose views are to be alike.
      var framed = StackTests.stack(axis, .fillEqually, children: [(40, 20), (50, 20)], fills: false)
      for (child, place, length) in [(2, 0.0, 70.0), (3, 70, 80)] {
        framed.input.items[child].placement = .autoresizing(
          frame: axis == .horizontal
            ? Rect(x: place, y: 0, width: length, height: 30)
            : Rect(x: 0, y: place, width: 30, height: length),
          mask: [], parentSize: Size(width: 300, height: 200))
      }
      #expect(
        try layOut(framed.input, .screen(300, 200)).conflicts.map(\.leftOut) == [
          .stack(item: 1, identifier: "UISV-fill-equally", about: 3)
        ])
    }
    var related = StackTests.stack(.horizontal, .fillEqually, children: [(40, 20), (50, 20)])
    related.constrain(3, .width, .equal, 2, .width, plus: 10)
    #expect(
      try layOut(related.input, .screen(300, 200)).conflicts.map(\.leftOut) == [
        .stack(item: 1, identifier: "UISV-fill-equally", about: 3)
      ])
    // 110 + 5 + 110 do not go into 200: the views overlap by 20.
    var numbered = StackTests.stack(.horizontal, spacing: 5, children: [(40, 20), (50, 20)])
    numbered.set(1, .width, to: 200)
    for child in [2, 3] { numbered.set(child, .width, to: 110) }
    numbered.input.constraints.removeAll { $0.first == 1 && $0.firstAttribute == .trailing }
    let result = try layOut(numbered.input, .screen(300, 200))
    #expect(result.conflicts.map(\.leftOut) == [.stack(item: 1, identifier: "UISV-spacing", about: 3)])
    #expect(result.frames[2...3].map(\.minX) == [0, 90])
  }

  @Test func `a relation gives way to the edges of a stack`() throws {
    var tree = StackTests.stack(.horizontal, children: [(40, 20)])
    tree.constrain(2, .leading, .equal, 1, .leading, plus: 10)
    #expect(try givenUp(tree.input) == ["child0.leading = stack.leading + 10 @1000"])
  }

  @Test func `content gives way to a relation and to a number`() throws {
    for (axis, attribute) in [(Axis.horizontal, Attribute.width), (.vertical, .height)] {
      func label() -> TreeBuilder {
        var tree = TreeBuilder()
        let label = tree.add("label", content: .fixed(width: 40, height: 40))
        tree.input.items[label].compressionResistance = AxisPriorities(horizontal: 1000, vertical: 1000)
        return tree
      }
      var related = label()
      related.constrain(1, attribute, .equal, 0, attribute, times: 0.1)
      let word = axis == .horizontal ? "horizontally" : "vertically"
      #expect(try givenUp(related.input) == ["label: required size of its content, \(word)"])
      var numbered = label()
      numbered.set(1, attribute, to: 30)
      #expect(try givenUp(numbered.input) == ["label: required size of its content, \(word)"])
    }
  }

  @Test func `a number gives way to the content of a view that the system places`() throws {
    // A row of 100 with a separator of 1 leaves its content 99, not 60.
    var tree = TreeBuilder()
    let (row, line, box) = (
      tree.add("row"), tree.add("line", content: .fixed(width: nil, height: 1)), tree.add("box")
    )
    tree.input.items[line].contentHugging = AxisPriorities(horizontal: 250, vertical: 1000)
    tree.set(row, .height, to: 100)
    tree.constrain(line, .bottom, .equal, row, .bottom)
    let content = tree.add("content")
    tree.constrain(content, .bottom, .equal, line, .top)
    tree.constrain(content, .top, .equal, row, .top)
    for index in tree.input.constraints.indices { tree.input.constraints[index].isOfSystem = true }
    tree.pin(box, to: content, [.top, .bottom])
    tree.set(box, .height, to: 60)
    #expect(try givenUp(tree.input) == ["box.height = 60 @1000"])
  }

  @Test func `of a required content only the side that contradicts is given up`() throws {
    // At least 40 is required, at most 40 a wish: 30 contradicts the first alone.
    for (hugging, compression, width, count) in [
      (250.0, 1000.0, 30.0, 1), (250, 1000, 50, 0), (1000, 250, 50, 1), (1000, 250, 30, 0),
      (1000, 1000, 30, 1),
      (1000, 1000, 50, 1), (250, 750, 30, 0),
    ] {
      for axis in Axis.allCases {
        var tree = TreeBuilder()
        let label = tree.add("label", content: .fixed(width: 40, height: 40))
        tree.input.items[label].contentHugging = AxisPriorities(horizontal: hugging, vertical: hugging)
        tree.input.items[label].compressionResistance = AxisPriorities(
          horizontal: compression, vertical: compression)
        let attribute: Attribute = axis == .horizontal ? .width : .height
        tree.constrain(label, attribute, .equal, 0, attribute, times: 1e-9, plus: width)
        #expect(try layOut(tree.input, .screen(300, 200)).conflicts.count == count)
      }
    }
  }

  @Test func `of one kind what is about an inner view is given up, whatever the order of items`() throws {
    var tree = TreeBuilder()
    let outer = tree.add("outer")
    let inner = tree.add("inner", in: outer)
    let other = tree.add("other")
    // Two relations that contradict through a third view; the inner one's goes, though it comes first.
    tree.constrain(inner, .width, .equal, other, .width)
    tree.constrain(other, .width, .equal, inner, .width, plus: 10)
    tree.constrain(outer, .width, .equal, other, .width)
    tree.constrain(other, .width, .equal, outer, .width, plus: 5)
    let left = try givenUp(tree.input)
    #expect(left == ["other.width = outer.width + 5 @1000", "other.width = inner.width + 10 @1000"])
  }

  @Test func `what is about a hidden view in a stack goes first, however far outside it is`() throws {
    // A number for a view deep inside stays; the relation of one in a hidden stack goes.
    var tree = StackTests.stack(.vertical, children: [(40, 20), (50, 20)], fills: false)
    tree.input.items[3].isHidden = true
    let shown = tree.add("shown", in: 2)
    let deep = tree.add("deep", in: shown)
    let concealed = tree.add("concealed", in: 3)
    tree.set(deep, .width, to: 30)
    tree.constrain(concealed, .width, .equal, deep, .width, plus: 10)
    tree.constrain(concealed, .width, .equal, 0, .width)
    #expect(try givenUp(tree.input) == ["concealed.width = deep.width + 10 @1000"])
    // A hidden view outside of stacks is as any other: its relation stays, the number goes.
    var plain = TreeBuilder()
    let hidden = plain.add("hidden")
    plain.input.items[hidden].isHidden = true
    let seen = plain.add("seen", in: hidden)
    plain.constrain(hidden, .width, .equal, 0, .width)
    plain.constrain(seen, .width, .equal, hidden, .width)
    plain.set(seen, .width, to: 30)
    #expect(try givenUp(plain.input) == ["seen.width = 30 @1000"])
  }

  @Test func `what the system made is kept before relations, and they before numbers`() throws {
    var tree = TreeBuilder()
    let (a, b) = (tree.add("a"), tree.add("b"))
    tree.set(b, .width, to: 70)
    tree.set(a, .width, to: 40)
    tree.constrain(a, .width, .equal, b, .width)
    #expect(try givenUp(tree.input) == ["b.width = 70 @1000"])
    tree.input.constraints[0].isOfSystem = true
    #expect(try givenUp(tree.input) == ["a.width = 40 @1000"])
    tree.input.constraints[1].isOfSystem = true
    #expect(try givenUp(tree.input) == ["a.width = b.width @1000"])
  }

  // MARK: A system solved again

  @Test func `what was given up for one answer of the measurer is forgotten with it`() throws {
    // With a content there are more constraints than without; the last of them is given up.
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: false))
    let box = tree.add("box")
    tree.set(box, .width, to: 10)
    tree.set(box, .width, to: 20)
    var system = try LayoutSystem(tree.input)
    let measured = FakeContent(sizes: [text: IntrinsicSize(width: 30, height: 40)])
    for content in [measured, FakeContent(), measured] {
      let result = try system.solve(in: .screen(300, 200), measuring: content)
      #expect(result.conflicts.map(\.leftOut) == [.constraint(1)])
      #expect(result.frames[box].width == 10)
      #expect(result.frames[text].width == (content.sizes.isEmpty ? 0 : 30))
    }
  }

  @Test func `a text's line is only asked for where something stands on it`() throws {
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: false))
    let mark = tree.add("mark", content: .fixed(width: 5, height: 5))
    let content = FakeContent(
      sizes: [text: IntrinsicSize(width: 30, height: 40)],
      lines: [text: Baselines(firstFromTop: .nan, lastFromBottom: 5)])
    #expect(try layOut(tree.input, .screen(300, 200), measuring: content).frames[text].height == 40)
    for attribute in [Attribute.firstBaseline, .lastBaseline] {
      var marked = tree
      marked.constrain(mark, .top, .equal, text, attribute)
      #expect(throws: LayoutError.input(.badMeasurement(item: text))) {
        try layOut(marked.input, .screen(300, 200), measuring: content)
      }
    }
  }

  @Test func `each number of a measurement is looked at`() throws {
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: true))
    let mark = tree.add("mark", content: .fixed(width: 5, height: 5))
    tree.constrain(mark, .top, .equal, text, .lastBaseline)
    let good = Baselines(firstFromTop: 15, lastFromBottom: 5)
    for (size, lines) in [
      (IntrinsicSize(width: .nan, height: 20), good), (IntrinsicSize(width: 20, height: .infinity), good),
      (IntrinsicSize(width: 20, height: 20), Baselines(firstFromTop: 15, lastFromBottom: .nan)),
      (IntrinsicSize(width: 20, height: 20), Baselines(firstFromTop: -.infinity, lastFromBottom: 5)),
    ] {
      #expect(throws: LayoutError.input(.badMeasurement(item: text))) {
        try layOut(
          tree.input, .screen(300, 200), measuring: FakeContent(sizes: [text: size], lines: [text: lines]))
      }
    }
  }

  @Test func `content smaller than nothing is nothing`() throws {
    var tree = TreeBuilder()
    let label = tree.add("label", content: .fixed(width: -30, height: -40))
    expectClose(try layOut(tree.input, .screen(300, 200)).frames[label], .zero)
    tree.input.items[0].arrangement = .scroll(ScrollArrangement(contentSize: Size(width: -5, height: -6)))
    #expect(try layOut(tree.input, .screen(300, 200)).contentSizes[0] == .zero)
  }

  @Test(arguments: [(0.0, 50.0, 60.0), (0, 1000, 60), (170, 1000, 60), (170, 50, 60)])
  func `a fitting size wants each side at its own priority`(target: Double, priority: Double, content: Double)
    throws
  {
    for axis in Axis.allCases {
      var tree = TreeBuilder()
      tree.input.items[0].content = .fixed(width: content, height: content)
      let isAcross = axis == .horizontal
      let size = try LayoutSystem.fittingSize(
        of: tree.input, target: Size(width: isAcross ? target : 0, height: isAcross ? 0 : target),
        priorities: AxisPriorities(horizontal: isAcross ? priority : 50, vertical: isAcross ? 50 : priority),
        in: .screen(10, 10), measuring: NoContent())
      let wanted = priority == 1000 ? target : content
      #expect(size == Size(width: isAcross ? wanted : content, height: isAcross ? content : wanted))
    }
  }

  @Test func `each side of the alignment rectangle counts in a fitting size, a frame and a mask`() throws {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    var tree = TreeBuilder()
    tree.input.items[0].content = .fixed(width: 50, height: 60)
    tree.input.items[0].alignmentRectInsets = insets
    func fit(_ priorities: AxisPriorities) throws -> Size {
      try LayoutSystem.fittingSize(
        of: tree.input, target: Size(width: 90, height: 80), priorities: priorities, in: .screen(10, 10),
        measuring: NoContent())
    }
    #expect(try fit(.fittingSize) == Size(width: 60, height: 65))
    #expect(try fit(AxisPriorities(horizontal: 1000, vertical: 1000)) == Size(width: 90, height: 80))
    // A frame is a frame; what is aligned with its edges goes by the alignment rectangle.
    var framed = TreeBuilder()
    let view = framed.add(
      "view",
      placement: .autoresizing(
        frame: Rect(x: 20, y: 30, width: 60, height: 50), mask: [], parentSize: Size(width: 300, height: 200))
    )
    framed.input.items[view].alignmentRectInsets = insets
    let mark = framed.add("mark")
    framed.pinEdges(mark, to: view)
    let frames = try layOut(framed.input, .screen(300, 200)).frames
    expectClose(frames[view], Rect(x: 20, y: 30, width: 60, height: 50))
    expectClose(frames[mark], Rect(minX: 22, minY: 31, maxX: 72, maxY: 76))
  }

  @Test func `a text's line is measured in the size that the text has`() throws {
    /// Lines at a tenth of the width from the top, and a fifth of the height from the bottom.
    struct Sized: ContentMeasuring {
      func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
        IntrinsicSize(width: 100, height: 50)
      }
      func baselines(ofItem item: Int, in size: Size) -> Baselines? {
        Baselines(firstFromTop: size.width / 10, lastFromBottom: size.height / 5)
      }
    }
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: false))
    let marks = [Attribute.firstBaseline, .lastBaseline].map { attribute in
      let mark = tree.add("mark", content: .fixed(width: 5, height: 5))
      tree.constrain(mark, .top, .equal, text, attribute)
      return mark
    }
    var system = try LayoutSystem(tree.input)
    let frames = try system.solve(in: .screen(300, 200), measuring: Sized()).frames
    #expect(marks.map { frames[$0].minY } == [10, 40])
  }
}
