import SwiftUI
import Testing

/// Stacks on an iPhone X: 375 × 812 points, its safe area from 44 to 778. How room is divided: WWDC 2019, session 237.
@MainActor
struct StackTests {
  @Test func `what is flexible divides the room evenly, and default spacing is 8 points`() throws {
    // (734 - 8) / 2 = 363.
    let shown = try ShownViews(
      VStack {
        Color.red; Color.blue
      })
    #expect(shown.frames == [[0, 44, 375, 363], [0, 415, 375, 363]])
  }

  @Test func `what is least flexible takes its room first`() throws {
    // 375 - 100 - 16 = 259 are left for two, 129.5 each: edges at 100 + 8, + 129.5, on pixels of a third.
    let shown = try ShownViews(
      HStack {
        Color.red; Color.green.frame(width: 100); Color.blue
      })
    #expect(shown.frames.map { $0[2] }.reduce(0, +) == 359)
    #expect(shown.frames[1][2] == 100)
    #expect(abs(shown.frames[0][2] - 129.5) < 0.34)
  }

  @Test func `a spacer gets what is left, and keeps 8 points`() throws {
    let shown = try ShownViews(
      VStack(spacing: 0) {
        Color.red.frame(height: 100); Spacer(); Color.blue.frame(height: 50)
      })
    #expect(shown.frames == [[0, 44, 375, 100], [0, 728, 375, 50]])
    // Beside a view that takes all it is offered a spacer has its least length only.
    let beside = try ShownViews(
      VStack(spacing: 0) {
        Spacer(); Color.blue
      })
    #expect(beside.frames == [[0, 52, 375, 726]])
  }

  @Test func `a higher priority takes all but the least lengths of the others`() throws {
    let shown = try ShownViews(
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 40)
        Color.blue.layoutPriority(1)
      })
    #expect(shown.frames == [[0, 44, 40, 734], [50, 44, 325, 734]])
  }

  @Test func `padding is 16 points at each edge where no number is given`() throws {
    #expect(try ShownViews(Color.red.padding()).frames == [[16, 60, 343, 702]])
    #expect(try ShownViews(Color.red.padding(.horizontal)).frames == [[16, 44, 343, 734]])
    #expect(try ShownViews(Color.red.padding([.top, .leading], 10)).frames == [[10, 54, 365, 724]])
  }

  @Test func `a view knows the proposal that its frame answers`() throws {
    // 375 - 2 · 16 and 734 - 2 · 16.
    let shown = try ShownViews(VStack { Color.red.frame(height: 20.5) }.padding())
    #expect(
      shown.root.subviews.map(\.proposal) == ["proposed 343 × 20.5 by frame, answered 343 × 20.5"])
    let scrolled = try ShownViews(ScrollView { Color.red })
    #expect(
      try #require(scrolled.root.first(UIScrollView.self)).subviews[0].proposal
        == "proposed 375 × ideal by ScrollView, answered 375 × 10")
  }

  // OpenSwiftUI, FrameLayout: such a length counts as none.
  @Test func `a frame's length that is negative or not finite counts as none`() throws {
    #expect(try ShownViews(Color.red.frame(width: .infinity, height: -3)).frames == [[0, 44, 375, 734]])
    #expect(try ShownViews(Color.red.frame(width: .nan)).frames == [[0, 44, 375, 734]])
  }

  @Test func `frames keep to their bounds and align what is in them`() throws {
    let fixed = try ShownViews(
      Color.red.frame(width: 50, height: 20).frame(width: 100, height: 100, alignment: .bottomTrailing))
    // Centred: (375 - 100) / 2 = 137.5, and 44 + (734 - 100) / 2 = 361.
    #expect(fixed.frames == [[187.667, 441, 50, 20]].map { $0.map { ($0 * 300).rounded() / 300 } })
    let wide = try ShownViews(
      Color.red.frame(height: 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
    #expect(wide.frames == [[0, 44, 375, 20]])
    let bound = try ShownViews(Color.red.frame(maxWidth: 200, maxHeight: 100))
    #expect(bound.frames.map { [$0[2], $0[3]] } == [[200, 100]])
  }

  @Test func `a ratio fits into the room or fills it`() throws {
    // 375 / 2 = 187.5; to fill 734 in height it is 1,468 wide.
    #expect(try ShownViews(Color.red.aspectRatio(2, contentMode: .fit)).frames[0][2] == 375)
    #expect(try ShownViews(Color.red.aspectRatio(2, contentMode: .fill)).frames[0][2] == 1468)
  }

  @Test func `a colour that ignores the safe area reaches to the screen's edges, and so does a background`()
    throws
  {
    #expect(try ShownViews(Color.red.ignoresSafeArea()).frames == [[0, 0, 375, 812]])
    #expect(try ShownViews(Color.red.ignoresSafeArea(edges: .top)).frames == [[0, 0, 375, 778]])
    let shown = try ShownViews(Color.clear.background(Color.red))
    #expect(shown.frames == [[0, 0, 375, 812], [0, 44, 375, 734]])
    let layers = try ShownViews(
      ZStack {
        Color.red.ignoresSafeArea(); Color.blue.frame(width: 10, height: 10)
      })
    #expect(layers.frames[0] == [0, 0, 375, 812])
  }

  @Test func `layers are aligned by their guides`() throws {
    let shown = try ShownViews(
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 100, height: 100)
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -10 }
      }.frame(width: 100, height: 100, alignment: .topLeading))
    #expect(shown.frames[1][0] - shown.frames[0][0] == 10)
  }

  @Test func `a geometry reader takes its room and lays its content at the top left`() throws {
    let shown = try ShownViews(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 40) })
    #expect(shown.frames.map { [$0[0], $0[1], $0[3]] } == [[0, 44, 40]])
  }
}
