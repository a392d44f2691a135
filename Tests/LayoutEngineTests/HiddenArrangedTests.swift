import LayoutEngine
import TestSupport
import Testing

/// Hidden views in stacks, which push nothing in either axis.
@Suite struct HiddenArrangedTests {
  private static let alignments: [StackArrangement.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  /// A stack at the root's corner with a view of 60 × 20 that shows and one of 90 × 100, by required constraints, that does not.
  private func stack(
    _ axis: Axis, _ alignment: StackArrangement.Alignment, hidesFirst: Bool
  ) throws -> (result: LayoutResult, shown: Int, hidden: Int) {
    var tree = StackTests.stack(axis, .fill, alignment, children: [(60, 20), (60, 20)], fills: false)
    let (shown, hidden) = hidesFirst ? (3, 2) : (2, 3)
    tree.input.items[hidden].isHidden = true
    tree.input.items[hidden].content = .none
    // Along the axis a required size would contradict the hiding.
    tree.set(hidden, axis == .horizontal ? .height : .width, to: axis == .horizontal ? 100 : 90)
    return (try layOut(tree.input, .screen(320, 480)), shown, hidden)
  }

  @Test(arguments: [Axis.horizontal, .vertical], alignments)
  func `a hidden view does not widen its stack`(axis: Axis, alignment: StackArrangement.Alignment) throws {
    for hidesFirst in [false, true] {
      let (result, shown, hidden) = try stack(axis, alignment, hidesFirst: hidesFirst)
      #expect(result.conflicts.isEmpty)
      expectClose(result.frames[1], Rect(x: 0, y: 0, width: 60, height: 20))
      expectClose(result.frames[shown], result.frames[1])
      expectClose(axis == .horizontal ? result.frames[hidden].width : result.frames[hidden].height, 0)
    }
  }

  @Test func `a hidden stack in a stack pushes nothing with what it holds`() throws {
    var tree = StackTests.stack(.horizontal, children: [(60, 20)], fills: false)
    let inner = tree.add("inner", in: 1)
    let box = tree.add("box", in: inner, content: .fixed(width: 70, height: 100))
    tree.input.items[inner].arrangement = .stack(StackArrangement(axis: .vertical, arranged: [box]))
    tree.input.items[inner].isHidden = true
    tree.input.items[1].arrangement = .stack(StackArrangement(axis: .horizontal, arranged: [2, inner]))
    let result = try layOut(tree.input, .screen(320, 480))
    #expect(result.conflicts.isEmpty)
    expectClose(result.frames[1], Rect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `a hidden view that is to be as wide as one that shows leaves it its width`() throws {
    var tree = StackTests.stack(.horizontal, children: [(60, 20), (60, 20)], fills: false)
    tree.input.items[3].isHidden = true
    tree.set(2, .width, to: 80)
    tree.constrain(3, .width, .equal, 2, .width)
    let result = try layOut(tree.input, .screen(320, 480))
    expectClose(result.frames[2].width, 80)
    expectClose(result.frames[3].width, 0)
    #expect(result.conflicts.isEmpty)
  }

  @Test(arguments: alignments)
  func `a stack of hidden views is as large as nothing`(alignment: StackArrangement.Alignment) throws {
    var tree = StackTests.stack(.horizontal, .fill, alignment, children: [(60, 20), (60, 20)], fills: false)
    for child in [2, 3] { tree.input.items[child].isHidden = true }
    var system = try LayoutSystem(tree.input)
    let result = try system.solve(in: .screen(320, 480), measuring: NoContent())
    expectClose(result.frames[1], Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(result.conflicts.isEmpty)
  }

  // MARK: Sizes of their own

  /// A column of spacing 10 at the root's corner, with views 20 high of which the hidden ones have a required
  /// height, too.
  private static func column(
    hidden: [Int], count: Int = 4, _ change: (inout StackArrangement) -> Void = { _ in }
  ) -> TreeBuilder {
    var tree = StackTests.stack(
      .vertical, spacing: 10, children: Array(repeating: (50, 20), count: count), fills: false)
    for child in 2..<2 + count {
      tree.input.items[child].content = .none
      tree.set(child, .height, to: 20)
    }
    tree.set(1, .width, to: 50)
    for child in hidden { tree.input.items[2 + child].isHidden = true }
    if case .stack(var stack) = tree.input.items[1].arrangement {
      change(&stack)
      tree.input.items[1].arrangement = .stack(stack)
    }
    return tree
  }

  // UIStackView gives a hidden view no length, by a required constraint (UISV-hiding), and its visible
  // neighbours one spacing (kean/Arranged). So the second of two visible views is at 20 + 10.
  @Test(arguments: [[1], [0], [3], [1, 2], [0, 1], [0, 3], [0, 2]], [false, true])
  func `a hidden view that is to have a height pushes nothing`(hidden: [Int], onCanvas: Bool) throws {
    let tree = Self.column(hidden: hidden) { $0.keepsHiddenSizes = onCanvas }
    let result = try layOut(tree.input, .screen(320, 480))
    #expect(result.conflicts.isEmpty)
    let shown = (0..<4).filter { !hidden.contains($0) }
    for (place, child) in shown.enumerated() {
      #expect(result.frames[2 + child].minY == Double(place) * 30, "\(child)")
      #expect(result.frames[2 + child].height == 20)
    }
    #expect(result.frames[1].height == Double(shown.count) * 30 - 10)
    for child in hidden { #expect(result.frames[2 + child].height == (onCanvas ? 20 : 0)) }
  }

  @Test func `the spacing after a view counts to the next one that shows`() throws {
    // 20 + 40; the spacing after the hidden view, 90, counts for nothing.
    let tree = Self.column(hidden: [1]) { $0.customSpacing = [40, 90] }
    let result = try layOut(tree.input, .screen(320, 480))
    #expect(result.conflicts.isEmpty)
    #expect([2, 4, 5].map { result.frames[$0].minY } == [0, 60, 90])
  }

  @Test func `a hidden view pushes nothing with what stands inside it`() throws {
    // Edges of 8 around a view 20 high ask for 36.
    var tree = Self.column(hidden: [1], count: 3)
    tree.input.constraints.removeAll { $0.first == 3 }
    let inner = tree.add("inner", in: 3)
    tree.set(inner, .height, to: 20)
    tree.constrain(inner, .top, .equal, 3, .top, plus: 8)
    tree.constrain(inner, .bottom, .equal, 3, .bottom, plus: -8)
    let result = try layOut(tree.input, .screen(320, 480))
    #expect(result.conflicts.isEmpty)
    #expect([2, 4].map { result.frames[$0].minY } == [0, 30])
    #expect(result.frames[3].height == 0)
  }

  @Test(arguments: [
    StackArrangement.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func `a hidden view has no part in any distribution`(distribution: StackArrangement.Distribution) throws {
    func widths(hidden: Bool) throws -> [Rect] {
      var tree = StackTests.stack(
        .horizontal, distribution, spacing: 10,
        children: hidden ? [(40, 20), (50, 20), (60, 20)] : [(40, 20), (60, 20)])
      if hidden {
        tree.input.items[3].isHidden = true
        tree.set(3, .width, to: 70)
        tree.input.items[3].content = .none
      }
      let result = try layOut(tree.input, .screen(320, 40))
      #expect(result.conflicts.isEmpty)
      return hidden ? [result.frames[2], result.frames[4]] : Array(result.frames[2...3])
    }
    #expect(try widths(hidden: true) == widths(hidden: false))
  }

  @Test func `baselines are spaced past a hidden text`() throws {
    // Baselines 30 apart: the first at 15, the next at 45, that is 30 below the top of its view.
    var tree = TreeBuilder()
    let stack = tree.add("stack")
    tree.pin(stack, to: 0, [.leading, .top])
    let texts = (0..<3).map {
      tree.add("text\($0)", in: stack, content: .measured(heightFollowsWidth: false))
    }
    tree.input.items[texts[1]].isHidden = true
    tree.input.items[stack].arrangement = .stack(
      StackArrangement(axis: .vertical, spacing: 30, arranged: texts, isBaselineRelative: true))
    let size = IntrinsicSize(width: 20, height: 20)
    let lines = Baselines(firstFromTop: 15, lastFromBottom: 5)
    let content = FakeContent(
      sizes: [texts[0]: size, texts[1]: size, texts[2]: size],
      lines: [texts[0]: lines, texts[1]: lines, texts[2]: lines])
    let frames = try layOut(tree.input, .screen(320, 480), measuring: content).frames
    #expect(frames[texts[2]].minY == 30)
  }

  // Saved in element-hq/element-ios, RoomCellContentView: both hidden views of a row are 16 below its top, as one of them is to be.
  @Test func `hidden views alone stand where one of them is placed`() throws {
    var tree = StackTests.stack(.horizontal, children: [(40, 20), (50, 20)], fills: false)
    for child in [2, 3] { tree.input.items[child].isHidden = true }
    tree.set(1, .height, to: 97)
    tree.constrain(3, .top, .equal, 1, .top, plus: 16)
    let result = try layOut(tree.input, .screen(320, 480))
    #expect(result.conflicts.isEmpty)
    #expect(result.frames[2].minY == 16 && result.frames[3].minY == 16)
  }

  // Interface Builder saved a hidden view of 44 before a visible one at (−44, 0), as high as that one, and one
  // whose inside asks for 28 below a view 30 high at y 30, where the next visible view begins, too.
  @Test func `on the canvas a hidden view keeps its own size beside its stack`() throws {
    var row = StackTests.stack(.horizontal, children: [(40, 20), (50, 20)], fills: false)
    row.set(2, .width, to: 44)
    row.input.items[2].isHidden = true
    guard case .stack(var stack) = row.input.items[1].arrangement else { return }
    stack.keepsHiddenSizes = true
    row.input.items[1].arrangement = .stack(stack)
    let result = try layOut(row.input, .screen(320, 480))
    #expect(result.frames[2] == Rect(x: -44, y: 0, width: 44, height: 20))
    #expect(result.frames[3].minX == 0)
    #expect(result.conflicts.isEmpty)
  }
}
