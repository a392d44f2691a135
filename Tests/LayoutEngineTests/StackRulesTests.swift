import LayoutEngine
import Testing

@Suite struct StackRulesTests {
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
}
