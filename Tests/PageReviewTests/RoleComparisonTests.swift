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
    #expect(words.contains { $0.contains("System 15 Regular") }, "\(words)")
    let links = Reviewing.links(
      try Reviewing.scene(of: try planner.sheet("comparison"), of: planner).scene.items)
    #expect(["page: a", "page: b", "page: c"].allSatisfy(links.contains), "\(links)")
    let two = try await Reviewing.plan(try Reviewing().review(Array(pages.prefix(2))))
    #expect(!two.sheets.contains { $0.number == "comparison" })
  }
}
