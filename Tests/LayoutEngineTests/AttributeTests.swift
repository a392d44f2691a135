import LayoutEngine
import TestSupport
import Testing

@Suite struct AttributeTests {
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
}
