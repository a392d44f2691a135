import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Constraints across of the text `title` in `card`, in a document.
@MainActor
struct MissingTrailingRulesTests {
  private static let card = [
    "card.left = root.left + 100", "card.top = root.top + 100", "card.width = 200", "card.height = 200",
  ]

  private func page(
    _ constraints: [String], text: String = "Welcome",
    _ change: @escaping @MainActor (_ root: UIView, _ title: UILabel) -> Void = { _, _ in }
  ) async throws -> DrawnPage {
    var layout = PlantedLayout()
    layout.constraints = Self.card + constraints
    return try await DrawnScreen.page { [layout] root in
      layout.fill(root)
      guard let title = root.subviews.first?.subviews.first as? UILabel else { return }
      title.text = text
      change(root, title)
    }.ofDocument
  }

  private func found(_ page: DrawnPage) -> [LintFinding] { MissingTrailingCheck(page: page).findings() }

  /// The edge that lacks a constraint; `nil` for none.
  @Test(
    arguments: [
      (["title.leading = card.leading + 12"], "trailing"), (["title.left = card.left + 12"], "trailing"),
      (["title.leadingMargin = card.leading"], "trailing"), (["title.leftMargin = card.left"], "trailing"),
      (["card.leading = title.leading - 12"], "trailing"),
      (["title.trailing = card.trailing - 12"], "leading"),
      (["title.right = card.right - 12"], "leading"), (["title.trailingMargin = card.trailing"], "leading"),
      (["title.rightMargin = card.right"], "leading"), (["title.leading >= card.leading + 12"], "trailing"),
      (["title.leading = card.leading + 12", "title.left = card.left + 12"], "trailing"),
      (["title.leading = card.leading + 12", "title.trailing <= card.trailing - 12 @250"], nil),
      (["title.leading = card.leading + 12", "card.right >= title.right + 12"], nil),
      (["title.leading = card.leading + 12", "title.width <= 200"], nil),
      (["title.trailing = card.trailing - 12", "title.width = card.width - 24"], nil),
      (["title.leading >= card.leading + 12", "title.centerX = card.centerX"], nil),
      (["title.centerX = card.centerX"], nil), (["title.width = 200"], nil),
      (["title.top = card.top + 12"], nil),
      (["title.leading = card.leading + 12", "title.height = 30", "title.top = card.top"], "trailing"),
    ] as [([String], String?)])
  func `a text that one side alone holds has no limit at the other`(
    constraints: [String], edge: String?
  ) async throws {
    let told = found(try await page(constraints)).map { "\($0.subject) \($0.fault): \($0.fix)" }
    let words = edge.map {
      "title has no constraint at its \($0) edge, so that a longer text grows over what is there: "
        + "constrain its \($0) edge too, with ≥ for a text that ends earlier"
    }
    #expect(told == [words].compactMap(\.self))
  }

  @Test func `the middle within margins is a middle`() async throws {
    let page = try await page(["title.leading = card.leading + 12", "title.top = card.top"])
    let middle = page.with { tree in
      for index in tree.layout.constraints.indices where tree.layout.constraints[index].firstAttribute == .top
      {
        tree.layout.constraints[index].firstAttribute = .centerXWithinMargins
      }
    }
    #expect(found(page).count == 1 && found(middle) == [])
  }

  @Test func `only what a document writes counts, and only texts with letters that are seen`() async throws {
    let lead = ["title.leading = card.leading + 12"]
    let page = try await page(lead)
    #expect(found(page).map(\.topic) == ["trailing\0title"])
    #expect(try found(page.with("title") { $0.place = nil }) == [])
    let unwritten = page.with { tree in
      for index in tree.layout.constraints.indices { tree.layout.constraints[index].source = nil }
    }
    #expect(found(unwritten) == [])
    #expect(found(try await self.page(lead, text: "42 – 17")) == [])
    #expect(found(try await self.page(lead, text: "42 m")).count == 1)
    #expect(try found(page.with("title") { $0.isHidden = true }) == [])
    // A view without a text may be as wide as it wants.
    #expect(found(try await self.page(["badge.leading = card.leading + 12"])) == [])
  }

  @Test func `a stack, a scroll view and a frame limit a text, and a root is no text of its own`()
    async throws
  {
    func count(_ outer: @escaping @MainActor () -> UIView) async throws -> Int {
      let page = try await page([]) { root, title in
        let around = outer()
        around.frame = CGRect(x: 0, y: 400, width: 300, height: 100)
        root.addSubview(around)
        around.addSubview(title)
        if let stack = around as? UIStackView { stack.addArrangedSubview(title) }
        let lead = title.leadingAnchor.constraint(equalTo: around.leadingAnchor)
        lead.priority = .defaultHigh
        lead.isActive = true
      }
      return found(page).count
    }
    #expect(try await count { UIView() } == 1)
    #expect(try await count { UIStackView() } == 0)
    #expect(try await count { UIScrollView() } == 0)
    let placed = try await page(["badge.leading = title.leading"]) { _, title in
      title.translatesAutoresizingMaskIntoConstraints = true
      title.frame = CGRect(x: 12, y: 12, width: 100, height: 30)
    }
    #expect(found(placed) == [])
    #expect(found(try await page(["badge.leading = title.leading"])).count == 1)
  }
}
