import LayoutEngine
import Testing

@Suite struct StackTests {
  /// A stack pinned to the root's edges, or only to its top left corner, with children of fixed content.
  static func stack(
    _ axis: Axis, _ distribution: StackArrangement.Distribution = .fill,
    _ alignment: StackArrangement.Alignment = .fill, spacing: Double = 0, children sizes: [(Double, Double)],
    fills: Bool = true
  ) -> TreeBuilder {
    var tree = TreeBuilder()
    let stack = tree.add("stack")
    if fills { tree.pinEdges(stack, to: 0) } else { tree.pin(stack, to: 0, [.leading, .top]) }
    let children = sizes.enumerated().map { index, size in
      tree.add("child\(index)", in: stack, content: .fixed(width: size.0, height: size.1))
    }
    tree.input.items[stack].arrangement = .stack(
      StackArrangement(
        axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, arranged: children))
    return tree
  }

  // MARK: Frames recorded from UIKit

  @Test func `equal centering has the recorded frames`() throws {
    // sentry-cocoa's storyboard: 320 wide, widths 39⅓, 65, 64, 86 → x 0, 73, 159⅓, 234.
    let tree = Self.stack(
      .horizontal, .equalCentering, children: [(118.0 / 3, 20), (65, 20), (64, 20), (86, 20)])
    let frames = try layOut(tree.input, .screen(320, 50, scale: 3)).frames
    for (frame, x) in zip(frames[2...], [0, 73, 159 + 1.0 / 3, 234]) { expectClose(frame.minX, x) }
    expectClose(frames[5].maxX, 320)
  }

  @Test func `equal spacing has the recorded frames`() throws {
    // sentry-cocoa's storyboard: 146⅓ tall, five buttons of 28 → y 0, 29⅔, 59⅓, 88⅔, 118⅓.
    let tree = Self.stack(.vertical, .equalSpacing, children: Array(repeating: (30, 28), count: 5))
    let frames = try layOut(tree.input, .screen(100, 439.0 / 3, scale: 3)).frames
    for (frame, y) in zip(frames[2...], [0, 30 - 1.0 / 3, 59 + 1.0 / 3, 89 - 1.0 / 3, 118 + 1.0 / 3]) {
      expectClose(frame.minY, y)
    }
  }

  @Test func `filling proportionally has the recorded frames`() throws {
    // sentry-cocoa's storyboard: 320 wide, a label of 144⅓ and two buttons of 30 → 226, 47, 47.
    let tree = Self.stack(
      .horizontal, .fillProportionally, children: [(433.0 / 3, 20), (30, 20), (30, 20)])
    let frames = try layOut(tree.input, .screen(320, 50, scale: 3)).frames
    for (frame, width) in zip(frames[2...], [226.0, 47, 47]) { expectClose(frame.width, width) }
  }

  @Test func `filling equally gives every item the tallest one's height`() throws {
    // A dump of a storyboard: eleven buttons, one with a larger title; all become 33 tall.
    let heights = (0..<11).map { $0 == 4 ? 33.0 : 30 }
    let tree = Self.stack(
      .vertical, .fillEqually, children: heights.map { (50, $0) }, fills: false)
    let frames = try layOut(tree.input, .screen(320, 800, scale: 2)).frames
    for frame in frames[2...] { expectClose(frame.height, 33) }
    expectClose(frames[1].height, 363)
  }

  // MARK: Worked by hand

  @Test func `with equal hugging the first item keeps its size and the last stretches`() throws {
    let tree = Self.stack(.horizontal, spacing: 10, children: [(40, 20), (60, 20), (50, 20)])
    let frames = try layOut(tree.input, .screen(300, 50)).frames
    // 300 − 2·10 − 40 − 60 = 180 for the last.
    expectClose(frames[2], Rect(x: 0, y: 0, width: 40, height: 50))
    expectClose(frames[3], Rect(x: 50, y: 0, width: 60, height: 50))
    expectClose(frames[4], Rect(x: 120, y: 0, width: 180, height: 50))
  }

  @Test func `with too little room the last item shrinks`() throws {
    let tree = Self.stack(.horizontal, children: [(40, 20), (60, 20), (50, 20)])
    let frames = try layOut(tree.input, .screen(120, 50)).frames
    #expect(frames[2...].map(\.width) == [40, 60, 20])
  }

  @Test func `the item of lowest hugging stretches and of lowest resistance shrinks`() throws {
    var tree = Self.stack(.horizontal, children: [(40, 20), (60, 20), (50, 20)])
    tree.input.items[3].contentHugging.horizontal = 249
    tree.input.items[2].compressionResistance.horizontal = 749
    #expect(try layOut(tree.input, .screen(300, 50)).frames[2...].map(\.width) == [40, 210, 50])
    #expect(try layOut(tree.input, .screen(120, 50)).frames[2...].map(\.width) == [10, 60, 50])
  }

  @Test(arguments: [
    (StackArrangement.Alignment.leading, [0.0, 0], [20.0, 30]), (.trailing, [80, 70], [20, 30]),
    (.center, [40, 35], [20, 30]), (.fill, [0, 0], [100, 100]),
  ])
  func `alignments place items across the axis`(
    alignment: StackArrangement.Alignment, tops: [Double], heights: [Double]
  ) throws {
    let tree = Self.stack(.horizontal, .fill, alignment, children: [(40, 20), (60, 30)])
    let frames = try layOut(tree.input, .screen(100, 100)).frames
    #expect(frames[2...].map(\.minY) == tops)
    #expect(frames[2...].map(\.height) == heights)
  }

  @Test(arguments: [StackArrangement.Alignment.leading, .trailing, .center, .fill])
  func `a stack without constraints of its own is as large as its content`(
    alignment: StackArrangement.Alignment
  ) throws {
    for distribution in [StackArrangement.Distribution.fill, .equalSpacing, .equalCentering] {
      let tree = Self.stack(
        .vertical, distribution, alignment, spacing: 8, children: [(40, 20), (60, 30), (10, 10)],
        fills: false)
      let frames = try layOut(tree.input, .screen(320, 480)).frames
      #expect(frames[1].width == 60)
      // Equal centering keeps centres apart evenly where it can: 33 and 28 apart are at least 33.
      #expect(frames[1].height == (distribution == .equalCentering ? 81 : 76))
    }
  }

  @Test(arguments: [StackArrangement.Alignment.leading, .trailing, .center])
  func `a single item is aligned without a spacer`(alignment: StackArrangement.Alignment) throws {
    let tree = Self.stack(.horizontal, .fill, alignment, children: [(40, 20)])
    let frames = try layOut(tree.input, .screen(100, 100)).frames
    let top: [StackArrangement.Alignment: Double] = [.leading: 0, .trailing: 80, .center: 40]
    expectClose(frames[2], Rect(x: 0, y: top[alignment] ?? 0, width: 100, height: 20))
  }

  @Test func `baselines line up and the stack holds all items`() throws {
    for (alignment, tops) in [
      (StackArrangement.Alignment.firstBaseline, [12.0, 0]), (.lastBaseline, [2.0, 0]),
    ] {
      var tree = TreeBuilder()
      let stack = tree.add("stack")
      tree.pin(stack, to: 0, [.leading, .top])
      let small = tree.add("small", in: stack, content: .measured(heightFollowsWidth: false))
      let large = tree.add("large", in: stack, content: .measured(heightFollowsWidth: false))
      tree.input.items[stack].arrangement = .stack(
        StackArrangement(axis: .horizontal, alignment: alignment, arranged: [small, large]))
      // Baselines 18 and 30 below the tops: 12 apart; 2 and 10 above the bottoms.
      let content = FakeContent(
        sizes: [small: IntrinsicSize(width: 20, height: 20), large: IntrinsicSize(width: 30, height: 30)],
        lines: [
          small: Baselines(firstFromTop: 10, lastFromBottom: 4),
          large: Baselines(firstFromTop: 22, lastFromBottom: 12),
        ])
      let frames = try layOut(tree.input, .screen(320, 480), measuring: content).frames
      #expect(frames[large].minY == tops[1])
      // First: 22 − 10 = 12 lower. Last: (30 − 12) − (20 − 4) = 2 lower.
      #expect(frames[small].minY == tops[0])
      #expect(frames[stack].minY <= 0 && frames[stack].maxY >= 30)
    }
  }

  @Test func `a vertical stack can space baselines instead of edges`() throws {
    var tree = TreeBuilder()
    let stack = tree.add("stack")
    tree.pin(stack, to: 0, [.leading, .top])
    let first = tree.add("first", in: stack, content: .measured(heightFollowsWidth: false))
    let second = tree.add("second", in: stack, content: .measured(heightFollowsWidth: false))
    tree.input.items[stack].arrangement = .stack(
      StackArrangement(axis: .vertical, spacing: 30, arranged: [first, second], isBaselineRelative: true))
    let text = IntrinsicSize(width: 20, height: 20)
    let lines = Baselines(firstFromTop: 15, lastFromBottom: 5)
    let content = FakeContent(sizes: [first: text, second: text], lines: [first: lines, second: lines])
    let frames = try layOut(tree.input, .screen(320, 480), measuring: content).frames
    // The last baseline of the first is at 15, the first of the second 30 lower at 45, its top at 30.
    #expect(frames[second].minY == 30)
  }

  @Test func `a stack has the baselines of its first and last view`() throws {
    var tree = TreeBuilder()
    let stack = tree.add("stack")
    tree.pin(stack, to: 0, [.leading, .top])
    let texts = (0..<2).map {
      tree.add("text\($0)", in: stack, content: .measured(heightFollowsWidth: false))
    }
    let (above, below) = (tree.add("above"), tree.add("below"))
    tree.input.items[stack].arrangement = .stack(StackArrangement(axis: .vertical, arranged: texts))
    tree.constrain(above, .top, .equal, stack, .firstBaseline)
    tree.constrain(below, .top, .equal, stack, .lastBaseline)
    let text = IntrinsicSize(width: 20, height: 20)
    let lines = Baselines(firstFromTop: 15, lastFromBottom: 5)
    let content = FakeContent(
      sizes: [texts[0]: text, texts[1]: text], lines: [texts[0]: lines, texts[1]: lines])
    let frames = try layOut(tree.input, .screen(320, 480), measuring: content).frames
    #expect(frames[above].minY == 15 && frames[below].minY == 35)
  }

  @Test func `a stack has no margins unless they are set`() throws {
    var tree = Self.stack(.vertical, spacing: 4, children: [(40, 20), (60, 30)])
    if case .stack(var stack) = tree.input.items[1].arrangement {
      stack.isMarginsRelative = true
      tree.input.items[1].arrangement = .stack(stack)
    }
    let frames = try layOut(tree.input, .screen(100, 100)).frames
    expectClose(frames[2], Rect(x: 0, y: 0, width: 100, height: 20))
    expectClose(frames[3], Rect(x: 0, y: 24, width: 100, height: 76))
  }

  @Test(arguments: [
    [false, false, false, false], [false, true, false, false], [true, false, false, false],
    [false, false, false, true], [false, true, true, false],
  ])
  func `hidden items take no room and leave one spacing`(hidden: [Bool]) throws {
    // Widths 40, 50, 30, 20; spacing 10.
    var tree = Self.stack(
      .horizontal, spacing: 10, children: [(40, 20), (50, 20), (30, 20), (20, 20)], fills: false)
    for (index, isHidden) in hidden.enumerated() { tree.input.items[2 + index].isHidden = isHidden }
    let result = try layOut(tree.input, .screen(320, 480))
    let visible = (0..<4).filter { !hidden[$0] }
    var x = 0.0
    for index in visible {
      expectClose(result.frames[2 + index].minX, x)
      x += [40, 50, 30, 20][index] + 10
    }
    expectClose(result.frames[1].width, x - 10)
    for index in 0..<4 where hidden[index] { expectClose(result.frames[2 + index].width, 0) }
    #expect(result.conflicts.isEmpty)
  }

  @Test func `custom spacing replaces the spacing after one item, unless it is hidden`() throws {
    var tree = Self.stack(
      .horizontal, spacing: 10, children: [(40, 20), (50, 20), (30, 20)], fills: false)
    if case .stack(var stack) = tree.input.items[1].arrangement {
      stack.customSpacing = [nil, 33, nil]
      tree.input.items[1].arrangement = .stack(stack)
    }
    #expect(try layOut(tree.input, .screen(320, 480)).frames[2...].map(\.minX) == [0, 50, 133])
    tree.input.items[3].isHidden = true
    expectClose(try layOut(tree.input, .screen(320, 480)).frames[4].minX, 50)
  }

  @Test func `several texts that wrap share a row, and one keeps what its neighbour leaves`() throws {
    // 343 wide, spacing 8: two texts have (343 − 8) / 2 = 167.5 each (rdar://41192642). Beside a switch of 49 the text has
    // 343 − 8 − 49 = 286 (useyourloaf.com, "Stack View Changes In iOS 15").
    var tree = Self.stack(.horizontal, spacing: 8, children: [(900, 20), (700, 20)])
    for child in [2, 3] { tree.input.items[child].content = .measured(heightFollowsWidth: true) }
    let texts = FakeContent(areas: [2: 18_000, 3: 14_000])
    func widths(_ input: LayoutInput) throws -> [Double] {
      let result = try layOut(input, .screen(343, 100, scale: 2), measuring: texts)
      #expect(result.conflicts.isEmpty)
      return result.frames[2...].map(\.width)
    }
    #expect(try widths(tree.input) == [167.5, 167.5])
    // A text that hugs at 1000 keeps its width.
    var hugging = tree.input
    hugging.items[3].contentHugging.horizontal = 1000
    hugging.items[3].compressionResistance.horizontal = 751
    hugging.items[3].content = .fixed(width: 41, height: 20)
    #expect(try widths(hugging) == [294, 41])
    var beside = tree.input
    beside.items[2].compressionResistance.horizontal = 749
    beside.items[3].content = .fixed(width: 49, height: 31)
    #expect(try widths(beside) == [286, 49])
  }

  @Test func `views without content that fill proportionally are alike, but for those with a width`() throws {
    // Interface Builder: 382 wide, spacing 15, a width of 170 → 170 and 382 − 170 − 15 = 197.
    var tree = Self.stack(.horizontal, .fillProportionally, spacing: 15, children: [(40, 20), (50, 20)])
    for child in [2, 3] { tree.input.items[child].content = .none }
    let plain = try layOut(tree.input, .screen(382, 40, scale: 2))
    #expect(plain.frames[2...3].map(\.width) == [183.5, 183.5] && plain.conflicts.isEmpty)
    tree.set(2, .width, to: 170)
    let result = try layOut(tree.input, .screen(382, 40))
    #expect(result.frames[2...3].map(\.width) == [170, 197] && result.conflicts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a stack of nothing visible, or of nothing, keeps its own size`(hasItems: Bool) throws {
    var tree = Self.stack(.horizontal, children: hasItems ? [(40, 20)] : [])
    if hasItems { tree.input.items[2].isHidden = true }
    let result = try layOut(tree.input, .screen(320, 480))
    expectClose(result.frames[1], Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(result.conflicts.isEmpty)
  }

  @Test func `items run from the right in right-to-left layouts`() throws {
    let tree = Self.stack(.horizontal, spacing: 10, children: [(40, 20), (60, 20)])
    let frames = try layOut(tree.input, .screen(200, 50, direction: .rightToLeft)).frames
    expectClose(frames[2], Rect(x: 160, y: 0, width: 40, height: 50))
    expectClose(frames[3], Rect(x: 0, y: 0, width: 150, height: 50))
  }

  @Test func `every kind of stack is solved without conflict`() throws {
    let distributions: [StackArrangement.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackArrangement.Alignment] = [
      .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ]
    for axis in Axis.allCases {
      for distribution in distributions {
        for alignment in alignments {
          for fills in [true, false] {
            let tree = Self.stack(
              axis, distribution, alignment, spacing: 6, children: [(40, 20), (60, 30), (20, 44)],
              fills: fills)
            let result = try layOut(tree.input, .screen(320, 480, scale: 3))
            #expect(result.conflicts.isEmpty, "\(axis) \(distribution) \(alignment)")
            for frame in result.frames[2...] {
              let stack = result.frames[1]
              #expect(
                frame.minX >= stack.minX - 1e-6 && frame.maxX <= stack.maxX + 1e-6
                  && frame.minY >= stack.minY - 1e-6 && frame.maxY <= stack.maxY + 1e-6,
                "\(axis) \(distribution) \(alignment) \(fills): \(frame) outside \(stack)")
            }
          }
        }
      }
    }
  }
}
