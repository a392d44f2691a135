import PageTestSupport
import SwiftUI
import Testing

/// Lists on an iPhone 13, 390 × 844 points, its safe area from 47 to 810. Measured: bitwarden/authenticator-ios,
/// DebugMenuViewTests on iOS 18.1, whose list has one section with a header and a row with a switch.
@MainActor
struct ListTests {
  private func frame(_ view: UIView) -> [Double] {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 300).rounded() / 300 }
  }

  private func shown(_ view: some View) throws -> ShownViews { try ShownViews(view, on: "iphone-13") }

  /// The grounds of rows, from the top.
  private func rows(_ shown: ShownViews) throws -> [[Double]] {
    let scroll = try #require(shown.root.first(UIScrollView.self))
    return scroll.subviews.filter { type(of: $0) == UIView.self && $0.frame.height > 2 }.map(frame)
  }

  @Test func `a card begins 20 points from the side, its row's content 20 points further in`() throws {
    let shown = try shown(
      List {
        Section {
          Toggle("On", isOn: .constant(true))
        } header: {
          Text("Flags")
        }
      })
    let row = try #require(try rows(shown).first)
    // Measured: 20-370, 44 high; the text begins at 40.
    #expect([row[0], row[2], row[3]] == [20, 350, 44])
    #expect(try shown.text("On")[0] == 40)
    // Measured: a switch's 51 points end at 352.
    let toggle = frame(try #require(shown.root.first(UISwitch.self)))
    #expect(toggle[0] + toggle[2] == 352)
    // Before iOS 26 headers are written in capitals; 25 points below the safe area, 6.5 above the card: 49 in all with the
    // picture's line of 17.5 points.
    let header = try shown.text("FLAGS")
    #expect(header[0] == 40 && header[1] == 72)
    #expect(abs(row[1] - header[1] - header[3] - 6.5) < 0.34)
  }

  @Test func `texts keep 11 points from a row's edges, as in UIKit's lists`() throws {
    let shown = try shown(
      List {
        VStack(alignment: .leading, spacing: 0) {
          Text("One")
          Text("Two")
        }
        Text("Low")
      }.listStyle(.plain))
    let rows = try rows(shown)
    let (one, two) = (try shown.text("One"), try shown.text("Two"))
    #expect(abs(one[1] - rows[0][1] - 11) < 0.34)
    #expect(abs(rows[0][1] + rows[0][3] - two[1] - two[3] - 11) < 0.34)
    // The least height.
    #expect(rows[1][3] == 44)
  }

  @Test func `a line between rows begins at the row's first text`() throws {
    let shown = try shown(
      List {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text("First")
        }
        Text("Second")
        Text("Third").listRowSeparator(.hidden)
        Text("Fourth")
      })
    let scroll = try #require(shown.root.first(UIScrollView.self))
    let lines = scroll.subviews.filter { $0.frame.height < 0.5 }.map(frame)
    // 40 + 20 + 8; the lines end at the card's edge.
    #expect(lines.map { $0[0] } == [68, 40])
    #expect(lines.map { $0[0] + $0[2] } == [370, 370])
  }

  @Test func `what a modifier says of a section holds for its rows`() throws {
    let shown = try shown(
      List {
        Section {
          Text("One")
          Text("Two").listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        }.listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
      })
    #expect(try shown.text("One")[0] == 25)
    #expect(try shown.text("Two")[0] == 20)
  }

  @Test func `a list scrolls over its rows below the bar of its stack`() throws {
    let shown = try shown(
      NavigationStack {
        List(0..<40) { Text(verbatim: "Row \($0)") }.navigationTitle("Rows")
      })
    let scroll = try #require(shown.root.first(UIScrollView.self))
    #expect(frame(scroll) == [0, 0, 390, 844])
    // 47 + 44 + 52 of a large title.
    #expect(scroll.adjustedContentInset.top == 143)
    // 35 above, 17.5 below 40 rows: the gaps of UIKit's grouped sections.
    #expect(abs(scroll.contentSize.height - (35 + 40 * 44 + 17.5)) < 0.01)
  }
}
