import LayoutEngine
import TestSupport
import Testing

@Suite struct AttributeTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `leading and trailing follow the direction, left and right do not`(direction: LayoutDirection) throws {
    var tree = TreeBuilder()
    let a = tree.add("a", content: .fixed(width: 30, height: 10))
    let b = tree.add("b", content: .fixed(width: 30, height: 10))
    let c = tree.add("c", content: .fixed(width: 30, height: 10))
    tree.constrain(a, .leading, .equal, 0, .leading, plus: 7)
    tree.constrain(b, .leading, .equal, a, .trailing, plus: 5)
    tree.constrain(c, .left, .equal, 0, .left, plus: 7)
    let frames = try layOut(tree.input, .screen(200, 100, direction: direction)).frames
    let isReversed = direction == .rightToLeft
    #expect(frames[a].minX == (isReversed ? 163 : 7))
    #expect(frames[b].minX == (isReversed ? 128 : 42))
    #expect(frames[c].minX == 7)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `inequalities keep their sense in the direction of reading`(direction: LayoutDirection) throws {
    var tree = TreeBuilder()
    let a = tree.add("a", content: .fixed(width: 30, height: 10))
    tree.constrain(a, .leading, .greaterThanOrEqual, 0, .leading, plus: 50)
    tree.constrain(a, .leading, .equal, 0, .leading, plus: 20, at: 500)
    let frames = try layOut(tree.input, .screen(200, 100, direction: direction)).frames
    #expect(frames[a].minX == (direction == .rightToLeft ? 120 : 50))
  }

  /// UIKit refuses the multiplier 0 "together with a location for the first attribute"; a size is then its constant.
  @Test func `a size that is 0 times another is its constant`() throws {
    var tree = TreeBuilder()
    let a = tree.add("a")
    tree.constrain(a, .width, .equal, 0, .height, times: 0, plus: 40)
    #expect(try layOut(tree.input, .screen(200, 100)).frames[a].width == 40)
  }

  @Test func `a multiplied position counts from the edge of the common ancestor`() throws {
    var tree = TreeBuilder()
    let parent = tree.add("parent")
    tree.constrain(parent, .left, .equal, 0, .left, plus: 100)
    tree.constrain(parent, .top, .equal, 0, .top, plus: 100)
    tree.set(parent, .width, to: 60)
    tree.set(parent, .height, to: 60)
    let child = tree.add("child", in: parent, content: .fixed(width: 10, height: 10))
    tree.constrain(child, .centerX, .equal, parent, .right, times: 0.25)
    tree.constrain(child, .centerY, .equal, parent, .centerY, times: 1.5)
    let frames = try layOut(tree.input, .screen(400, 400)).frames
    expectClose(frames[child], Rect(x: 110, y: 140, width: 10, height: 10))
  }

  @Test func `a multiplied leading position counts from the leading edge`() throws {
    var tree = TreeBuilder()
    let child = tree.add("child", content: .fixed(width: 10, height: 10))
    tree.constrain(child, .leading, .equal, 0, .trailing, times: 0.25)
    let frames = try layOut(tree.input, .screen(400, 400, direction: .rightToLeft)).frames
    #expect(frames[child].maxX == 300)
  }

  @Test func `widths and heights compare with each other`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.set(view, .width, to: 160)
    tree.constrain(view, .height, .equal, view, .width, times: 9.0 / 16, plus: 2)
    expectClose(try layOut(tree.input, .screen(400, 400)).frames[view].height, 92)
  }

  @Test func `a view without text has its baselines at the bottom`() throws {
    var tree = TreeBuilder()
    let box = tree.add("box", content: .fixed(width: 10, height: 40))
    let text = tree.add("text", content: .measured(heightFollowsWidth: false))
    tree.constrain(box, .top, .equal, 0, .top)
    tree.constrain(text, .firstBaseline, .equal, box, .lastBaseline, plus: 20)
    let content = FakeContent(
      sizes: [text: IntrinsicSize(width: 30, height: 21)],
      lines: [text: Baselines(firstFromTop: 16, lastFromBottom: 5)])
    let frames = try layOut(tree.input, .screen(400, 400), measuring: content).frames
    #expect(frames[text].minY == 44)
  }

  @Test func `text is measured at the width it gets`() throws {
    var tree = TreeBuilder()
    let first = tree.add("first", content: .measured(heightFollowsWidth: true))
    let second = tree.add("second", content: .measured(heightFollowsWidth: true))
    tree.pin(first, to: 0, [.leading, .top, .trailing])
    tree.constrain(second, .top, .equal, first, .bottom)
    tree.constrain(second, .leading, .equal, 0, .leading)
    // The second text is as wide as the first is tall: it needs a round more.
    tree.constrain(second, .width, .equal, first, .height)
    let content = FakeContent(areas: [first: 8000, second: 400])
    let frames = try layOut(tree.input, .screen(200, 400), measuring: content).frames
    expectClose(frames[first], Rect(x: 0, y: 0, width: 200, height: 40))
    expectClose(frames[second], Rect(x: 0, y: 40, width: 40, height: 10))
  }

  @Test func `text whose measure never settles stops at the round limit`() throws {
    struct Swinging: ContentMeasuring {
      func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
        IntrinsicSize(width: nil, height: (width ?? 0) < 50 ? 90 : 10)
      }
      func baselines(ofItem item: Int, in size: Size) -> Baselines? { nil }
    }
    var tree = TreeBuilder()
    let text = tree.add("text", content: .measured(heightFollowsWidth: true))
    tree.pin(text, to: 0, [.leading, .top])
    tree.constrain(text, .width, .equal, text, .height)
    var system = try LayoutSystem(tree.input)
    let result = try system.solve(in: .screen(200, 200), measuring: Swinging())
    #expect([10, 90].contains(result.frames[text].height))
  }

  @Test func `content wins over hugging, loses against a required size`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view", content: .fixed(width: 70, height: nil))
    tree.pin(view, to: 0, [.leading, .top])
    tree.set(view, .height, to: 12)
    tree.set(view, .width, to: 90, at: 240)
    expectClose(try layOut(tree.input, .screen(200, 200)).frames[view].width, 70)
    tree.set(view, .width, to: 90, at: 251)
    expectClose(try layOut(tree.input, .screen(200, 200)).frames[view].width, 90)
    tree.set(view, .width, to: 33)
    expectClose(try layOut(tree.input, .screen(200, 200)).frames[view].width, 33)
  }

  @Test func `views without constraints lie at the origin and have no size`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    let label = tree.add("label", in: view, content: .fixed(width: 40, height: 20))
    let frames = try layOut(tree.input, .screen(200, 200)).frames
    expectClose(frames[view], .zero)
    expectClose(frames[label], Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `shuffled constraints give the same frames`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let inputs = [ScreenTests.form(), ScreenTests.card(), PagingScreenTests.input(page: 1)]
    for (input, content) in inputs {
      var shuffled = input
      shuffled.constraints.shuffle(using: &random)
      let environment = LayoutEnvironment.screen(375, 500, scale: 3, safeArea: GuideTests.insets)
      let expected = try layOut(input, environment, measuring: content)
      let actual = try layOut(shuffled, environment, measuring: content)
      #expect(actual.exactFrames == expected.exactFrames, "seed \(seed)")
    }
  }
}
