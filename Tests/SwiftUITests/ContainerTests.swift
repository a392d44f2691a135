import PageTestSupport
import SwiftUI
import Testing

/// Grids, layouts and views of UIKit on an iPhone X: 375 points wide, its safe area from 44 to 778.
@MainActor
struct ContainerTests {
  @Test func `flexible columns share the width 8 points apart, and rows are as far apart`() throws {
    // (375 - 2 * 8) / 3 = 119.67; two rows of 20 are 48 high, in the middle of 44-778 from 387 on.
    let shown = try ShownViews(
      LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
        ForEach(0..<4) { _ in Color.red.frame(height: 20) }
      })
    #expect(shown.frames.map { $0[1] } == [387, 387, 387, 415])
    let expected = [0, 127.67, 255.33, 0]
    #expect(zip(shown.frames, expected).allSatisfy { abs($0[0] - $1) < 0.01 })
  }

  @Test func `an adaptive item holds as many columns as fit`() throws {
    // 4 columns of 80 and 3 gaps of 8 fit, 5 do not; each has (375 - 24) / 4 = 87.75.
    let shown = try ShownViews(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 0) {
        ForEach(0..<5) { _ in Color.red.frame(height: 20) }
      })
    #expect(shown.frames.map { $0[1] } == [391, 391, 391, 391, 411])
    #expect(shown.frames.allSatisfy { abs($0[2] - 87.75) < 0.34 })
  }

  @Test func `columns of a grid are as wide as their widest view`() throws {
    let shown = try ShownViews(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Color.red.frame(width: 30, height: 20)
          Color.green.frame(width: 50, height: 20)
        }
        GridRow {
          Color.blue.frame(width: 60, height: 10)
          Color.red.frame(width: 20, height: 10)
        }
      })
    // 60 + 10 + 50 wide, from (375 - 120) / 2 = 127.5 on; 35 high, from 393.5 on.
    #expect(shown.frames.map { $0[2] } == [30, 50, 60, 20])
    let lefts = shown.frames.map { $0[0] - shown.frames[0][0] }
    #expect(zip(lefts, [0, 70, 0, 70]).allSatisfy { abs($0 - $1) < 0.34 })
    #expect(abs(shown.frames[2][1] - shown.frames[0][1] - 25) < 0.34)
  }

  private struct Diagonal: SwiftUI.Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var point = bounds.origin
      for subview in subviews {
        subview.place(at: point, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  @Test func `a layout of an app places its views`() throws {
    // 40 × 30 in the middle of 375 × 734.
    let shown = try ShownViews(
      Diagonal {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 30, height: 20)
      })
    let (first, second) = (shown.frames[0], shown.frames[1])
    #expect(abs(first[0] - 167.5) < 0.34 && first[1] == 396)
    #expect(abs(second[0] - first[0] - 10) < 0.34 && second[1] == 406)
  }

  @Test func `the first view that fits shows`() throws {
    let shown = try ShownViews(
      ViewThatFits {
        Color.red.frame(width: 400, height: 10)
        Color.blue.frame(width: 300, height: 10)
        Color.green.frame(width: 20, height: 10)
      })
    #expect(shown.frames.map { $0[2] } == [300])
  }

  private struct Wrapped: UIViewRepresentable {
    final class Coordinator { var updates = 0 }
    let number: Int
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ view: UIProgressView, context: Context) {
      context.coordinator.updates += 1
      view.tag = number * 100 + context.coordinator.updates
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
      CGSize(width: 90, height: 30)
    }
  }

  @Test func `a view of UIKit is made once, and updated as its state changes`() throws {
    struct Screen: View {
      @State private var number = 1
      var body: some View {
        VStack(spacing: 0) {
          Wrapped(number: number)
          Button("More") { number += 1 }
        }
      }
    }
    let shown = try ShownViews(Screen())
    let view = try #require(shown.root.first(UIProgressView.self))
    #expect(view.frame.size == CGSize(width: 90, height: 30))
    #expect(view.tag / 100 == 1)
    try #require(shown.root.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    shown.window.layoutIfNeeded()
    #expect(view.tag / 100 == 2 && view.superview != nil)
  }

  @Test func `a view at an edge makes the safe area smaller`() throws {
    let shown = try ShownViews(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 60) })
    #expect(shown.frames == [[0, 44, 375, 674], [0, 718, 375, 60]])
    // Default spacing: Apple's documentation of safeAreaInset(edge:alignment:spacing:content:).
    let spaced = try ShownViews(Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 60) })
    #expect(spaced.frames == [[0, 44, 375, 666], [0, 718, 375, 60]])
    // The inset of a column without a width answers the column's proposal (OpenSwiftUI, InsetViewModifier).
    let narrow = try ShownViews(
      VStack { Spacer() }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 60) })
    #expect(narrow.frames == [[0, 718, 375, 60]])
  }

  @Test func `a geometry reader knows the spaces with a name around it`() throws {
    struct Named: View {
      var body: some View {
        GeometryReader { proxy in Text(verbatim: "\(proxy.frame(in: .named("page")).minY)") }
          .padding(.top, 30).coordinateSpace(name: "page").padding(.top, 20)
      }
    }
    _ = try ShownViews(Named()).text("30.0")
  }
}
