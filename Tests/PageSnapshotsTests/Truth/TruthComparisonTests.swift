import LayoutEngine
import Testing

@testable import PageBase
@testable import PageSnapshots

/// Which values of a recording are equal to the drawn ones, and by how much the others differ.
struct TruthComparisonTests {
  static func view(
    _ depth: Int, _ className: String, _ id: String? = nil, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, text: String? = nil, lines: [String]? = nil, color: String? = nil,
    background: String? = nil, isPart: Bool = false
  ) -> TruthView {
    TruthView(
      depth: depth, className: className, identifier: id,
      frame: Rect(x: x, y: y, width: width, height: height), text: text, lines: lines,
      colors: TruthView.Colors(background: background, text: color), isPart: isPart)
  }

  private func compare(
    _ recorded: [TruthView], _ drawn: [TruthView], safeArea: EdgeInsets? = nil, size: Size? = nil
  ) -> TruthComparison {
    var recording = TruthRecording(file: "a", screen: "a", device: "iphone-x", system: .ios26)
    recording.views = recorded
    recording.safeArea = safeArea
    recording.size = size
    return TruthComparison(
      of: recording, with: drawn,
      window: (
        Size(width: 375, height: 812), EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      ))
  }

  @Test func `a frame within half a point is equal, and one beyond is told by edge`() {
    let drawn = Self.view(0, "UIView", "card", 20, 100, 300, 50)
    #expect(compare([Self.view(0, "UIView", "card", 20.5, 99.5, 299.5, 50)], [drawn]).isEqual)
    let comparison = compare([Self.view(0, "UIView", "card", 20, 101, 299.4, 50)], [drawn])
    #expect(comparison.frames == TruthComparison.Count(equal: 0, compared: 1))
    #expect(
      comparison.differences == [
        TruthComparison.Difference(
          kind: .frame, view: "card", recorded: "20 101 299.4 50", drawn: "20 100 300 50",
          amount: "y −1, width +0.6")
      ])
  }

  @Test func `the window's safe area and size count as frames`() {
    let comparison = compare(
      [], [], safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      size: Size(width: 375, height: 812))
    #expect(comparison.frames == TruthComparison.Count(equal: 1, compared: 2))
    #expect(comparison.differences.map(\.view) == ["safe area"])
    #expect(comparison.differences.map(\.amount) == ["top −3"])
    let left = compare(
      [], [], safeArea: EdgeInsets(top: 44, left: 5, bottom: 34, right: 0),
      size: Size(width: 375, height: 812))
    #expect(left.frames == TruthComparison.Count(equal: 1, compared: 2))
  }

  @Test func `lines are equal whatever white space ends them`() {
    let drawn = Self.view(0, "UILabel", "body", 0, 0, 90, 40, lines: ["the quick", "fox"])
    #expect(
      compare([Self.view(0, "UILabel", "body", 0, 0, 90, 40, lines: ["the quick ", "fox\n"])], [drawn])
        .isEqual)
    // A text view without recorded lines says nothing of them.
    #expect(compare([Self.view(0, "UILabel", "body", 0, 0, 90, 40)], [drawn]).lines.compared == 0)
    let comparison = compare(
      [Self.view(0, "UILabel", "body", 0, 0, 90, 40, lines: ["the", "quick", "fox"])], [drawn])
    #expect(comparison.lines == TruthComparison.Count(equal: 0, compared: 1))
    #expect(
      comparison.differences == [
        TruthComparison.Difference(
          kind: .lines, view: "body", recorded: #"line 1 "the""#, drawn: #"line 1 "the quick""#,
          amount: "3 lines, drawn 2")
      ])
  }

  @Test func `an ellipsis has no space before it`() {
    let drawn = Self.view(0, "UILabel", "body", 0, 0, 90, 20, lines: ["the…"])
    #expect(compare([Self.view(0, "UILabel", "body", 0, 0, 90, 20, lines: ["the …"])], [drawn]).isEqual)
  }

  @Test func `colours may differ by a rounding, and a missing background is clear`() {
    let drawn = Self.view(0, "UILabel", "a", 0, 0, 9, 9, color: "#007AFF", background: nil)
    #expect(
      compare([Self.view(0, "UILabel", "a", 0, 0, 9, 9, color: "#0079FE", background: "#FFFFFF00")], [drawn])
        .isEqual)
    let comparison = compare(
      [Self.view(0, "UILabel", "a", 0, 0, 9, 9, color: "#0088FF", background: "#FFFFFF")], [drawn])
    #expect(comparison.colors == TruthComparison.Count(equal: 0, compared: 2))
    #expect(comparison.differences.map(\.recorded) == ["background #FFFFFF", "text #0088FF"])
    #expect(comparison.differences.map(\.drawn) == ["#00000000", "#007AFF"])
  }

  @Test func `a view that is not drawn counts unless it is a bare container or a part of a control`() {
    let comparison = compare(
      [
        Self.view(0, "UIView", nil, 0, 0, 375, 812), Self.view(1, "UIView", nil, 0, 0, 9, 9),
        Self.view(1, "UIView", nil, 0, 0, 9, 9, background: "#FF0000"),
        Self.view(1, "UILabel", nil, 5, 5, 20, 20, text: "New"),
        Self.view(1, "UILabel", nil, 5, 5, 20, 20, text: "Back", isPart: true),
      ], [Self.view(0, "UIView", nil, 0, 0, 375, 812)])
    #expect(comparison.missing == 2)
    #expect(comparison.differences.map(\.view) == ["UIView", #"UILabel "New""#])
    #expect(comparison.differences.map(\.recorded) == ["0 0 9 9", "5 5 20 20"])
    #expect(comparison.differences.allSatisfy { $0.kind == .missing && $0.drawn == nil })
  }
}
