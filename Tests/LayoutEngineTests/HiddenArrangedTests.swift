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

  @Test func `a hidden view keeps the width of one that shows, where it is to have the same`() throws {
    var tree = StackTests.stack(.horizontal, children: [(60, 20), (60, 20)], fills: false)
    tree.input.items[3].isHidden = true
    tree.set(2, .width, to: 80)
    tree.constrain(3, .width, .equal, 2, .width)
    let result = try layOut(tree.input, .screen(320, 480))
    expectClose(result.frames[2].width, 80)
    expectClose(result.frames[3].width, 80)
    #expect(
      result.conflicts.map(\.leftOut) == [.stack(item: 1, identifier: "UISV-hiding", about: 3)])
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
}
