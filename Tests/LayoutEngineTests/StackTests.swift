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

  // MARK: Worked by hand

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
