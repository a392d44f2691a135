import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Labels along a line, and the values of views on several pages.
struct PlacementTests {
  private func middles(
    _ labels: [(wish: Double, extent: Double)], _ range: ClosedRange<Double>
  ) -> [Double]? {
    LabelPlacement.middles(
      of: labels.map { LabelPlacement.Label(wish: $0.wish, extent: $0.extent) }, in: range
    )?.map { ($0 * 1e6).rounded() / 1e6 }
  }

  /// Labels of 10 points keep their wishes if they are 12 apart, and in the range.
  @Test func `labels keep their wishes where they do not overlap`() {
    #expect(middles([(5, 10), (17, 10)], 0...100) == [5, 17])
    #expect(middles([(17, 10), (5, 10)], 0...100) == [17, 5])
    #expect(middles([(83, 10), (95, 10)], 0...100) == [83, 95])
    #expect(middles([], 0...100) == [])
    // Different lengths: the first ends at 20, the second begins at 22.
    #expect(middles([(10, 20), (24, 4)], 0...100) == [10, 24])
  }

  @Test func `labels beyond the range are moved into it, in their order`() {
    #expect(middles([(-20, 10)], 0...100) == [5] && middles([(200, 10)], 0...100) == [95])
    #expect(middles([(99, 10), (98, 10)], 0...100) == [95, 83])
    #expect(middles([(0, 10), (3, 20)], 0...100) == [5, 22])
    #expect(middles([(50, 10), (50, 10)], 40...100)?.sorted() == middles([(50, 10), (50, 10)], 40...100))
    // From 40 on, not from 0.
    #expect(middles([(30, 10), (30, 10)], 40...100) == [45, 57])
  }

  /// Three of 10 points with gaps of 2 are 34, of 1 are 32, of a quarter 30.5.
  @Test func `gaps become narrower before labels have no room`() {
    let labels = [(0.0, 10.0), (0, 10), (0, 10)]
    #expect(middles(labels, 0...34) == [5, 17, 29] && middles(labels, 0...33.9) == [5, 16, 27])
    #expect(middles(labels, 0...32) == [5, 16, 27] && middles(labels, 0...31.9) == [5, 15.25, 25.5])
    #expect(middles(labels, 0...30.5) == [5, 15.25, 25.5] && middles(labels, 0...30.4) == nil)
  }

  // MARK: Values of views on several pages

  private func callout(
    _ name: String, _ frame: Rect, color: Color = .black, inks: [Rect] = [], ground: Color? = nil
  ) -> RedlineCallout {
    var look = RedlineLook()
    look.texts = [RedlineLook.TextLook(font: FontDescriptor(pointSize: 17), color: color)]
    look.inks = inks.map {
      RedlineLook.TextInk(box: $0, lineHeight: nil, contrast: 1, above: nil, below: nil)
    }
    look.background = ground.map { NamedColor($0) }
    return RedlineCallout(
      number: 1, view: 1, name: name, frame: frame, places: [frame], isContainer: false, measures: [],
      distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: look)
  }

  private func roles(_ pages: [[RedlineCallout]]) -> [RoleComparison.Role] {
    RoleComparison(
      pages.enumerated().map { RoleComparison.Page(title: "p\($0)", callouts: $1) }, words: ReviewWords()
    ).roles
  }

  private let frame = Rect(x: 20, y: 100, width: 100, height: 40)

  @Test func `a look is the font, the colour, and the ground`() throws {
    let role = try #require(
      roles([
        [callout("a", frame, ground: .white)], [callout("a", frame, ground: .white)],
        [callout("a", frame, color: Color(rgb: 0xFF0000))],
      ]).first)
    #expect(
      role.cells.map { $0?.look.map(\.text) } == [
        ["System 17 Regular", "#000000", "on #FFFFFF"], ["System 17 Regular", "#000000", "on #FFFFFF"],
        ["System 17 Regular", "#FF0000", ""],
      ])
    #expect(role.cells[2]?.look.map(\.isUnusual) == [false, true, true] && role.cells[2]?.unusualCount == 2)
    #expect(role.unusualCount == 2 && role.pageCount == 3 && role.top == 100 && role.size == frame.size)
  }

  @Test func `right and lower edges are told where most pages share them`() throws {
    let right = [80.0, 100, 120].map { Rect(x: 300 - $0, y: 400 - $0, width: $0, height: $0) }
    let cells = try #require(roles(right.map { [callout("a", $0)] }).first).cells
    #expect(
      cells.map { $0?.place.prefix(2).map(\.text) }
        == Array(repeating: ["right 300", "bottom 400"], count: 3))
    let middle = [20.0, 40, 30].map { Rect(x: 20, y: 200 - $0 / 2, width: 50, height: $0) }
    let others = try #require(roles(middle.map { [callout("a", $0)] }).first).cells
    #expect(
      others.map { $0?.place.prefix(2).map(\.text) } == Array(repeating: ["left 20", "middle 200"], count: 3))
    // Where no edge is shared by more, it is the left and the upper one.
    let all = [0.0, 1, 2].map { Rect(x: $0, y: 3 * $0, width: 50 + 5 * $0, height: 30 + 7 * $0) }
    #expect(try #require(roles(all.map { [callout("a", $0)] }).first).cells[2]?.place[0].text == "left 2")
  }

  /// A text in a view of more than 160 points counts by its ink.
  @Test func `high views count by their ink, and without it not at all`() throws {
    let high = Rect(x: 20, y: 100, width: 100, height: 161)
    let ink = Rect(x: 30, y: 110, width: 50, height: 12)
    let found = roles(
      Array(repeating: [callout("a", high, inks: [ink, ink.offsetBy(x: 0, y: 20)])], count: 3))
    #expect(found.first?.cells[0]?.frame == Rect(x: 30, y: 110, width: 50, height: 32))
    #expect(roles(Array(repeating: [callout("a", high)], count: 3)).isEmpty)
    let limit = Rect(x: 20, y: 100, width: 100, height: 160)
    #expect(
      roles(Array(repeating: [callout("a", limit, inks: [ink])], count: 3)).first?.cells[0]?.frame == limit)
    let flat = Rect(x: 20, y: 100, width: 0, height: 10)
    #expect(roles(Array(repeating: [callout("a", flat)], count: 3)).isEmpty)
  }

  @Test func `roles with unusual values come first, then those on more pages, then the higher ones`() {
    let low = frame.offsetBy(x: 0, y: 200)
    func page(_ number: Int) -> [RedlineCallout] {
      [
        callout("low", low), callout("high", frame.offsetBy(x: 0, y: -50)),
        callout("rare", .init(x: 0, y: 0, width: 9, height: 9)),
        callout("odd", low, color: number == 2 ? .white : .black),
      ].filter { number > 0 || $0.name != "rare" }
    }
    #expect(roles((0..<4).map(page)).map(\.name) == ["odd", "high", "low", "rare"])
  }
}
