import LayoutEngine
import Testing

@testable import PageInputs

/// The sizes and baselines that a comparison with saved frames assumes: in round 0 the saved ones, later others.
struct AssumedContentTests {
  private func input(_ contents: [LayoutItem.Content]) -> LayoutInput {
    LayoutInput(
      items: [LayoutItem(name: "root", parent: nil)]
        + contents.map { content in
          var item = LayoutItem(name: "view", parent: 0)
          item.content = content
          return item
        }, constraints: [])
  }

  /// 100 × 50 points saved, of item 3: factors 1, 0.6, 1.45 and 0.8 + 3 · 0.17, each round 2.7 more, and 0.03 higher.
  @Test(arguments: [(0, 100.0, 50.0), (1, 62.7, 34.2), (2, 150.4, 80.9), (3, 139.1, 78.1)])
  func `each round assumes another size`(round: Int, width: Double, height: Double) {
    var input = input([.none, .none, .measured(heightFollowsWidth: true)])
    var assumed = AssumedContent(round: round, texts: [:])
    assumed.saved[3] = Size(width: 100, height: 50)
    assumed.assume(3, of: &input)
    let size = assumed.intrinsicSize(ofItem: 3, fittingWidth: nil)
    #expect(abs((size.width ?? 0) - width) < 1e-9 && abs((size.height ?? 0) - height) < 1e-9)
    #expect(input.items[3].content == .measured(heightFollowsWidth: false))
  }

  @Test func `only a side that content has is assumed, of 40 by 20 points where none is saved`() {
    var input = input([.fixed(width: 5, height: nil), .fixed(width: nil, height: 5), .none])
    var assumed = AssumedContent(round: 0, texts: [:])
    for item in 1...3 { assumed.assume(item, of: &input) }
    #expect(input.items[1].content == .fixed(width: 40, height: nil))
    #expect(input.items[2].content == .fixed(width: nil, height: 20))
    #expect(input.items[3].content == .none)
    #expect(assumed.intrinsicSize(ofItem: 3, fittingWidth: nil) == .none)
  }

  /// 20 points of text are 7.1 below the middle, and 0.8 more each round; of 40 points of lines three quarters, less each round.
  @Test(arguments: [(0, 27.1, 12.9, 30.0, 10.0), (1, 27.9, 12.1, 28.0, 11.2), (2, 28.7, 11.3, 26.0, 12.4)])
  func `each round assumes other baselines`(
    round: Int, first: Double, last: Double, top: Double, bottom: Double
  ) throws {
    let assumed = AssumedContent(round: round, texts: [1: .line(pointSize: 20), 2: .lines])
    let size = Size(width: 100, height: 40)
    let line = try #require(assumed.baselines(ofItem: 1, in: size))
    #expect(abs(line.firstFromTop - first) < 1e-9 && abs(line.lastFromBottom - last) < 1e-9 && line.isCentred)
    let lines = try #require(assumed.baselines(ofItem: 2, in: size))
    #expect(
      abs(lines.firstFromTop - top) < 1e-9 && abs(lines.lastFromBottom - bottom) < 1e-9 && !lines.isCentred)
    #expect(assumed.baselines(ofItem: 3, in: size) == nil)
  }
}
