import LayoutEngine
import Testing

@testable import PageBase
@testable import PageSnapshots

/// How far a recorded value may be from the drawn one, value by value, and how a difference is told.
struct TruthBoundsTests {
  private static let window = (
    size: Size(width: 100, height: 200), safeArea: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  )

  private func compare(
    _ recorded: [TruthView], _ drawn: [TruthView], safeArea: EdgeInsets? = nil, size: Size? = nil
  ) -> TruthComparison {
    var recording = TruthRecording(file: "a", screen: "a", device: "iphone-x", system: .ios26)
    recording.views = recorded
    recording.safeArea = safeArea
    recording.size = size
    return TruthComparison(of: recording, with: drawn, window: Self.window)
  }

  private func label(
    _ frame: [Double] = [10, 20, 30, 40], lines: [String]? = nil, background: String? = nil,
    text: String? = nil
  ) -> TruthView {
    TruthComparisonTests.view(
      0, "UILabel", "a", frame[0], frame[1], frame[2], frame[3], lines: lines, color: text,
      background: background)
  }

  @Test(
    arguments: [
      ([1, 2, 3, 4], nil), ([1.5, 2.5, 2.5, 3.5], nil), ([3, 2, 3, 4], "top −2"), ([1, 1, 3, 4], "left +1"),
      ([1, 2, 4, 4], "bottom −1"), ([1, 2, 3, 4.6], "right −0.6"),
      ([0, 0, 0, 0], "top +1, left +2, bottom +3, right +4"),
    ] as [([Double], String?)])
  func `each inset of the safe area is compared with its own`(insets: [Double], amount: String?) {
    let comparison = compare(
      [], [], safeArea: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    #expect(comparison.frames == .init(equal: amount == nil ? 1 : 0, compared: 1))
    let words = insets.map { JSONOutput.format($0) }.joined(separator: " ")
    let difference = amount.map {
      TruthComparison.Difference(
        kind: .frame, view: "safe area", recorded: words, drawn: "1 2 3 4", amount: $0)
    }
    #expect(comparison.differences == [difference].compactMap(\.self))
  }

  @Test(
    arguments: [
      (100, 200, nil), (100.5, 199.5, nil), (101, 200, "width −1"), (100, 199, "height +1"),
    ] as [(Double, Double, String?)])
  func `the window's width and height are compared each`(width: Double, height: Double, amount: String?) {
    let comparison = compare([], [], size: Size(width: width, height: height))
    #expect(comparison.frames == .init(equal: amount == nil ? 1 : 0, compared: 1))
    #expect(comparison.differences.map(\.amount) == (amount.map { [$0] } ?? []))
    #expect(comparison.differences.allSatisfy { $0.view == "window" && $0.drawn == "100 200" })
  }

  @Test func `a window that is not recorded is not compared`() {
    let comparison = compare([], [])
    #expect(comparison.frames == .init(equal: 0, compared: 0) && comparison.isEqual)
    #expect(
      TruthComparison.Count(equal: 1, compared: 2) + .init(equal: 3, compared: 5)
        == .init(equal: 4, compared: 7))
  }

  @Test(arguments: [(0, "x"), (1, "y"), (2, "width"), (3, "height")])
  func `half a point is no difference, and more is one`(place: Int, edge: String) {
    let drawn = label()
    for (distance, amount) in [
      (0.5, nil), (-0.5, nil), (0.50001, "−0.50001"), (-0.51, "+0.51"), (2, "−2"),
    ] as [(Double, String?)] {
      var frame: [Double] = [10, 20, 30, 40]
      frame[place] += distance
      let comparison = compare([label(frame)], [drawn])
      #expect(comparison.frames == .init(equal: amount == nil ? 1 : 0, compared: 1))
      #expect(comparison.differences.count == (amount == nil ? 0 : 1))
      if let amount, distance != 0.50001 {
        #expect(comparison.differences.first?.amount == "\(edge) \(amount)")
      }
    }
  }

  @Test(
    arguments: [
      (["a", "b"], ["a", "c"], #"line 2 "b""#, #"line 2 "c""#, nil),
      (["a", "b"], ["c", "b"], #"line 1 "a""#, #"line 1 "c""#, nil),
      (["a"], ["a", "b"], "1 line", #"line 2 "b""#, "1 line, drawn 2"),
      (["a", "b"], ["a"], #"line 2 "b""#, "1 line", "2 lines, drawn 1"),
      (["a"], nil, #"line 1 "a""#, "0 lines", "1 line, drawn 0"),
    ] as [([String], [String]?, String, String, String?)])
  func `lines are told from the first that differs`(
    recorded: [String], drawn: [String]?, old: String, new: String, amount: String?
  ) {
    let comparison = compare([label(lines: recorded)], [label(lines: drawn)])
    #expect(comparison.lines == .init(equal: 0, compared: 1))
    #expect(
      comparison.differences == [.init(kind: .lines, view: "a", recorded: old, drawn: new, amount: amount)])
  }

  @Test(
    arguments: [
      ("a", "a", true), (" \t a \u{2028}", "a", true), ("a \u{00A0}… b", "a… b", true), ("a…", "a …\n", true),
      ("", " ", true), (" …", "…", true), ("a b", "ab", false), ("a  b", "a b", false),
      ("a… b", "a…b", false),
    ])
  func `white space at the ends of a line and before an ellipsis does not count`(
    recorded: String, drawn: String, isEqual: Bool
  ) {
    #expect(compare([label(lines: [recorded])], [label(lines: [drawn])]).isEqual == isEqual)
    #expect(compare([label(lines: [drawn])], [label(lines: [recorded])]).isEqual == isEqual)
  }

  /// One of 255 in a channel is a rounding, and two are a difference.
  @Test(
    arguments: [
      ("#101010", "#111111", true), ("#121010", "#101010", false), ("#101210", "#101010", false),
      ("#101012", "#101010", false), ("#101010", "#0E1010", false), ("#10101010", "#10101011", true),
      ("#10101010", "#10101012", false), ("#101010", "#101010FE", true), ("#101010", "#101010FD", false),
      // Two invisible colours are one, and an invisible and a visible one are not.
      ("#12345600", "#FFFFFF00", true), ("#12345600", "#FFFFFF01", false), ("#FFFFFF01", "#12345600", false),
    ])
  func `colours may differ by one in each channel`(recorded: String, drawn: String, isEqual: Bool) {
    for comparison in [
      compare([label(background: recorded)], [label(background: drawn)]),
      compare([label(text: recorded)], [label(text: drawn)]),
    ] {
      #expect(comparison.colors == .init(equal: isEqual ? 1 : 0, compared: 1))
      #expect(comparison.differences.count == (isEqual ? 0 : 1))
      #expect(comparison.differences.allSatisfy { $0.kind == .color && $0.drawn == drawn })
    }
  }

  @Test func `a colour of one side only is compared if the other is clear`() {
    // A recording without a colour says nothing of it, nor does one that is no colour.
    for none in [nil, "red"] {
      let recorded = label(background: none, text: none)
      #expect(compare([recorded], [label(background: "#FF0000", text: "#FF0000")]).colors.compared == 0)
    }
    // Without a background a view is clear; without a text it has no colour.
    #expect(compare([label(background: "#FF0000", text: "#FF0000")], [label()]).colors == .init(compared: 1))
    #expect(compare([label(background: "#FF000000")], [label()]).colors == .init(equal: 1, compared: 1))
    #expect(
      compare([label(background: "#FF0000", text: "#00FF00")], [label()]).differences.map(\.recorded)
        == ["background #FF0000"])
  }

  @Test(
    arguments: [
      ("UIView", nil, nil, 0), ("UIView", nil, "#FF000000", 0), ("UIView", nil, "red", 0),
      ("UIView", nil, "#FF000001", 1), ("UIView", "a", nil, 1), ("UIView", "a", "#FF000000", 1),
      ("UILabel", nil, nil, 1),
    ] as [(String, String?, String?, Int)])
  func `a view that shows nothing and has no name may be missing`(
    className: String, name: String?, background: String?, missing: Int
  ) {
    let view = TruthComparisonTests.view(0, className, name, 0, 0, 9, 9, background: background)
    let comparison = compare([view], [])
    #expect((comparison.missing, comparison.differences.count) == (missing, missing))
    var part = view
    part.isPart = true
    #expect(compare([part], []).missing == 0)
  }
}
