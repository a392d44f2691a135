import LayoutEngine
import Testing

/// Texts of one line in the middle of their views.
private struct CentredLines: ContentMeasuring {
  var sizes: [Int: IntrinsicSize] = [:]
  /// How far the baseline is below the middle, by item.
  var baselines: [Int: Double] = [:]

  func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize { sizes[item] ?? .none }

  func baselines(ofItem item: Int, in size: Size) -> Baselines? {
    baselines[item].map {
      // Measured apart, as text is: the sum of both is not exactly the height.
      Baselines(
        firstFromTop: (size.height - 20) / 2 + 10 + $0, lastFromBottom: size.height / 2 - $0, isCentred: true)
    }
  }
}

@Suite struct BaselineTests {
  /// Two texts side by side, 60 and 80 wide and 30 high unless constraints say otherwise.
  private func texts(
    _ first: Double, _ second: Double, _ describe: (inout TreeBuilder, Int, Int) -> Void
  ) throws -> (result: LayoutResult, a: Int, b: Int) {
    var tree = TreeBuilder()
    let (a, b) = (tree.add("a"), tree.add("b"))
    for item in [a, b] { tree.input.items[item].content = .measured(heightFollowsWidth: false) }
    tree.constrain(a, .leading, .equal, 0, .leading)
    tree.constrain(b, .leading, .equal, a, .trailing, plus: 8)
    describe(&tree, a, b)
    var system = try LayoutSystem(tree.input)
    let content = CentredLines(
      sizes: [a: IntrinsicSize(width: 60, height: 30), b: IntrinsicSize(width: 80, height: 30)],
      baselines: [a: first, b: second])
    return (try system.solve(in: .screen(300, 400, scale: 2), measuring: content), a, b)
  }

  @Test(arguments: [nil, 0, 30, 44, 100.0 / 3])
  func `the last baseline of one line is its first, at any height`(height: Double?) throws {
    let (result, a, b) = try texts(5.5, 5.5) { tree, a, b in
      tree.constrain(a, .top, .equal, 0, .top, plus: 20)
      tree.constrain(b, .top, .equal, a, .top)
      tree.constrain(b, .height, .equal, a, .height)
      tree.constrain(a, .lastBaseline, .equal, b, .firstBaseline)
      if let height { tree.set(a, .height, to: height) }
    }
    #expect(result.conflicts.isEmpty)
    expectClose(result.exactFrames[a], Rect(x: 0, y: 20, width: 60, height: height ?? 30))
    expectClose(result.exactFrames[b], Rect(x: 68, y: 20, width: 80, height: height ?? 30))
  }

  @Test func `of a height that is solved later the baseline moves half as far`() throws {
    let (result, a, b) = try texts(5, 2) { tree, a, b in
      tree.constrain(a, .top, .equal, 0, .top)
      tree.constrain(a, .bottom, .equal, 0, .bottom, times: 0.25)
      tree.constrain(b, .firstBaseline, .equal, a, .lastBaseline)
    }
    #expect(result.conflicts.isEmpty)
    // a is 100 high, its baseline at 50 + 5; b is 30 high, its own 15 + 2 below its top.
    expectClose(result.exactFrames[a].height, 100)
    expectClose(result.exactFrames[b].minY, 55 - 17)
  }

  @Test func `lines of two sizes with equal tops and heights have no common baseline`() throws {
    let (result, a, b) = try texts(5, 2) { tree, a, b in
      tree.constrain(a, .top, .equal, 0, .top)
      tree.constrain(b, .top, .equal, a, .top)
      tree.constrain(b, .height, .equal, a, .height)
      tree.constrain(b, .lastBaseline, .equal, a, .firstBaseline)
    }
    #expect(result.conflicts.count == 1)
    // What is given up is a relation of b's, by the 3 pt between the baselines.
    expectClose(result.conflicts.first?.error.magnitude ?? 0, 3)
    #expect(result.exactFrames[a].height == 30 && result.exactFrames[b].height == 30)
  }

  @Test func `a view as high as the distance between two baselines has that height`() throws {
    let (result, a, b) = try texts(5.5, 5.5) { tree, a, b in
      tree.constrain(a, .firstBaseline, .equal, 0, .top, plus: 40)
      tree.constrain(b, .top, .equal, a, .lastBaseline)
      tree.constrain(b, .lastBaseline, .equal, a, .firstBaseline, plus: 30)
    }
    #expect(result.conflicts.isEmpty)
    // a ends 15 − 5.5 below 40; b begins at 40, and its baseline, half its height and 5.5 further, is at 70.
    expectClose(result.exactFrames[a].maxY, 49.5)
    expectClose(result.exactFrames[b].height, 49)
  }
}
