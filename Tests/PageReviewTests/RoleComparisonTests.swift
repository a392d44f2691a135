import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// The sheet that compares the elements of all pages.
struct RoleComparisonTests {
  private func callout(
    _ name: String, _ frame: Rect, size: Double = 17, ground: Color? = nil, isContainer: Bool = false
  ) -> RedlineCallout {
    var look = RedlineLook()
    look.texts = [RedlineLook.TextLook(font: FontDescriptor(pointSize: size), color: .black)]
    look.background = ground.map { NamedColor($0) }
    return RedlineCallout(
      number: 1, view: 1, name: name, frame: frame, places: [frame], isContainer: isContainer, measures: [],
      distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: look)
  }

  private func comparison(_ pages: [[RedlineCallout]]) -> RoleComparison {
    RoleComparison(
      pages.enumerated().map { RoleComparison.Page(title: "page \($0)", callouts: $1) }, words: ReviewWords())
  }

  /// Three buttons 100 points wide and one 20 points farther right: of four, three share the left edge.
  @Test func `a value is unusual where more than half of the pages share another`() throws {
    let rects = [24.0, 24, 44, 24].map { Rect(x: $0, y: 600, width: 100, height: 50) }
    let found = comparison(rects.map { [callout("next", $0)] })
    let role = try #require(found.roles.first)
    #expect(found.roles.count == 1 && role.name == "next" && role.pageCount == 4)
    #expect(role.cells.map { $0?.unusualCount } == [0, 0, 1, 0])
    #expect(
      role.cells[2]?.place == [
        RoleComparison.Value(text: "left 44", isUnusual: true), RoleComparison.Value(text: "top 600"),
        RoleComparison.Value(text: "100"), RoleComparison.Value(text: "× 50"),
      ])
    // Of two and two none is usual.
    #expect(
      RoleComparison.marking(["1", "1", "2", "2", nil]).map(\.isUnusual)
        == [false, false, false, false, false])
  }

  /// Texts of different lengths in the middle of the screen: their middles are at 200, their lower edges at 820.
  @Test func `views are compared at the edge that most of them share`() throws {
    let found = comparison(
      [(60.0, 20.0), (80, 40), (100, 30)].map { width, height in
        [callout("note", Rect(x: 200 - width / 2, y: 820 - height, width: width, height: height))]
      })
    let cells = try #require(found.roles.first).cells
    #expect(cells.map { $0?.place.first?.text } == ["centre 200", "centre 200", "centre 200"])
    #expect(cells.map { $0?.place[1].text } == ["bottom 820", "bottom 820", "bottom 820"])
    #expect(cells.allSatisfy { $0?.unusualCount == 0 })
  }

  @Test func `roles are what three pages share, those with unusual values first`() {
    let frame = Rect(x: 24, y: 100, width: 300, height: 40)
    func page(_ size: Double, _ others: [RedlineCallout] = []) -> [RedlineCallout] {
      [
        callout("card", frame, isContainer: true),
        callout("picture", Rect(x: 0, y: 0, width: 300, height: 161)),
        callout("title", frame), callout("body", frame.offsetBy(x: 0, y: 60), size: size),
      ] + others
    }
    let found = comparison([
      page(17, [callout("badge", frame)]), page(17, [callout("badge", frame)]), page(15),
    ])
    #expect(found.roles.map(\.name) == ["body", "title"])
    // Views without identifiers are known by their class and position.
    let unnamed = comparison(
      ["One", "Two", "Three"].map {
        [callout("UILabel “\($0)”", frame), callout("UILabel “\($0)” 2", frame)]
      })
    #expect(unnamed.roles.map(\.name) == ["UILabel", "UILabel 2"])
  }

  /// A page with one text, at `size` points.
  @MainActor
  private func page(_ id: String, _ text: String, size: CGFloat) -> PreparedPage {
    let root = UIView()
    let label = UILabel()
    label.accessibilityIdentifier = "headline"
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 300),
    ])
    return PreparedPage(id: id, tree: ViewTree(root: root))
  }

  @MainActor
  @Test func `three pages have one sheet of comparison, two have none`() async throws {
    let pages = [page("a", "One", size: 17), page("b", "Two", size: 17), page("c", "Three", size: 15)]
    let planner = try await Reviewing.plan(try Reviewing().review(pages))
    #expect(planner.sheets.count { $0.number.hasPrefix("comparison") } == 1)
    let words = try Reviewing.words(on: try planner.sheet("comparison"), of: planner)
    #expect(words.contains("headline") && words.count { $0.hasPrefix("[") } == 3, "\(words)")
    #expect(words.contains { $0.contains("System\u{A0}15\u{A0}Regular") }, "\(words)")
    let links = Reviewing.links(
      try Reviewing.scene(of: try planner.sheet("comparison"), of: planner).scene.items)
    #expect(["page: a", "page: b", "page: c"].allSatisfy(links.contains), "\(links)")
    let two = try await Reviewing.plan(try Reviewing().review(Array(pages.prefix(2))))
    #expect(!two.sheets.contains { $0.number == "comparison" })
  }
}
