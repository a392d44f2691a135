import Testing

@testable import LayoutEngine

/// Which of two required constraints is given up, rule by rule. The root is 300 × 200.
@Suite struct OrderTests {
  typealias Attribute = LayoutConstraint.Attribute

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
