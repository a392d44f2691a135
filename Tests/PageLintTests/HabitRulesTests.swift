import Foundation
import LayoutEngine
import Testing

@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Constraints that are habits, and those one step beside them, each judged by its own rule.
@MainActor
struct HabitRulesTests {
  private func written(
    _ added: [String], _ change: @escaping @MainActor (UIView) -> Void = { _ in }
  ) async throws -> WrittenConstraints {
    let layout = PlantedLayout(with: added)
    return WrittenConstraints(
      try await DrawnScreen.page { root in
        layout.fill(root)
        change(root)
      })
  }

  /// The view of a name.
  private static func view(_ name: String, in root: UIView) -> UIView? {
    root.accessibilityIdentifier == name ? root : root.subviews.lazy.compactMap { view(name, in: $0) }.first
  }

  // MARK: Left and right

  @Test(
    arguments: [
      (["title.left = card.left + 12"], 1), (["title.leading = card.leading + 13"], 0),
      (["title.leftMargin = card.leftMargin + 3"], 1), (["title.centerX = card.right - 50"], 1),
      (["title.left = 2 * card.right"], 1),
      // With its mirror image, whichever way that is written.
      (["title.left = card.left + 12", "title.right = card.right - 12"], 0),
      (["title.left = card.left + 12", "card.right = title.right + 12"], 0),
      (["title.left = card.left", "title.right = card.right"], 0),
      (["title.left = card.left + 12", "title.right = card.right + 12"], 2),
      (["title.left = card.left + 12", "title.right = card.right - 11"], 2),
      (["title.left = card.left", "card.right = title.right"], 0),
      (["title.left = card.left + 1", "card.right = title.right + 1"], 0),
      (["title.left >= card.left + 12", "title.right <= card.right - 12"], 0),
      (["title.left >= card.left + 12", "title.right >= card.right - 12"], 2),
      (["title.left = card.left + 12 @750", "title.right = card.right - 12"], 2),
      (["title.left = card.left + 12", "badge.right = card.right - 12"], 2),
      (["title.leftMargin = card.leftMargin + 3", "title.rightMargin = card.rightMargin - 3"], 0),
      // With a centre, or a width that is less by twice the distance.
      (["panel.left = card.left + 10", "panel.centerX = card.centerX"], 0),
      (["panel.left = card.left + 10", "card.centerX = panel.centerX"], 0),
      (["panel.left = card.left + 10", "panel.centerX = card.centerX + 1"], 1),
      (["panel.left = card.left + 10", "badge.centerX = card.centerX"], 1),
      (["panel.left = card.left + 10", "panel.centerX = root.centerX"], 1),
      (["panel.left = card.centerX + 10", "panel.centerX = card.centerX"], 1),
      (["panel.left >= card.left + 10", "panel.centerX = card.centerX"], 1),
      (["panel.left = card.left + 10", "panel.centerX <= card.centerX"], 1),
      (["panel.left = card.left + 10", "panel.width = card.width - 20"], 0),
      (["panel.left = card.left + 10", "card.width = panel.width + 20"], 0),
      (["panel.left = card.left + 10", "panel.width = card.width - 19"], 1),
      (["panel.left = card.left + 10", "panel.width = card.width + 20"], 1),
      (["panel.left = card.left + 10", "card.width = panel.width - 20"], 1),
      (["panel.left = card.left + 10", "panel.width = 0.5 * card.width - 20"], 1),
      (["panel.left = card.left + 10", "panel.width <= card.width - 20"], 1),
      (["panel.left = card.left + 10", "panel.width = card.height - 20"], 1),
      (["panel.left = card.left + 10", "panel.height = card.height - 20"], 1),
      (["panel.right = card.right - 10", "panel.width = card.width - 20"], 0),
      (["panel.right = card.right - 10", "panel.width = card.width + 20"], 1),
      (["panel.leftMargin = card.leftMargin + 10", "panel.width = card.width - 20"], 0),
      (["card.left = safe.left + 10", "card.width = root.width - 20"], 0),
      (["card.left = safe.left + 10", "root.width = card.width + 20"], 0),
    ] as [([String], Int)])
  func `a side is told unless its mirror image, a centre or a width keeps the other as far`(
    added: [String], count: Int
  ) async throws {
    #expect(LeftRightCheck(try await written(added)).habits().count == count)
  }

  @Test func `a side becomes the edge that follows the direction of reading`() async throws {
    let lines = [
      "title.left = card.left + 12", "badge.right = card.right - 3", "title.leftMargin = card.leftMargin + 5",
      "badge.rightMargin = card.rightMargin - 7",
    ]
    let new = LeftRightCheck(try await written(lines)).habits().flatMap(\.replacements)
    #expect(new.map(\.firstAttribute) == [.leading, .trailing, .leadingMargin, .trailingMargin])
    #expect(new.map(\.secondAttribute) == new.map(\.firstAttribute))
    #expect(new.map(\.constant) == [12, -3, 5, -7])
  }

  @Test func `in a view with a direction of its own a side may stay`() async throws {
    func count(_ line: String, fixed: String) async throws -> Int {
      LeftRightCheck(
        try await written([line]) { Self.view(fixed, in: $0)?.semanticContentAttribute = .forceLeftToRight }
      ).habits().count
    }
    #expect(try await count("title.left = card.left + 12", fixed: "card") == 0)
    #expect(try await count("title.left = card.left + 12", fixed: "panel") == 1)
    // Of siblings their superview's direction counts.
    #expect(try await count("panel.left = card.left + 10", fixed: "card") == 1)
    #expect(try await count("title.left = badge.left + 10", fixed: "card") == 0)
  }

  // MARK: Sizes and centres

  @Test(
    arguments: [
      (["panel.width = card.width - 20", "panel.centerX = card.centerX"], 1),
      (["panel.height = card.height - 30", "card.centerY = panel.centerY"], 1),
      (["card.width = root.width - 48", "card.centerX = safe.centerX"], 1),
      (["panel.width = card.width", "panel.centerX = card.centerX"], 0),
      (["panel.width = card.width + 20", "panel.centerX = card.centerX"], 0),
      (["panel.width = 0.9 * card.width - 20", "panel.centerX = card.centerX"], 0),
      (["panel.width = card.width - 20 @999", "panel.centerX = card.centerX"], 0),
      (["panel.width >= card.width - 20", "panel.centerX = card.centerX"], 0),
      (["panel.width = card.height - 20", "panel.centerX = card.centerX"], 0),
      (["panel.leading = card.leading - 20", "panel.centerX = card.centerX"], 0),
      (["panel.width = card.width - 20", "panel.centerX = card.centerX + 1"], 0),
      (["panel.width = card.width - 20", "panel.centerX >= card.centerX"], 0),
      (["panel.width = card.width - 20", "panel.centerX = 0.5 * card.centerX"], 0),
      (["panel.width = card.width - 20", "panel.centerX = card.leading"], 0),
      (["panel.width = card.width - 20", "panel.leading = card.centerX"], 0),
      (["panel.width = card.width - 20", "panel.centerY = card.centerY"], 0),
      (["panel.width = card.width - 20", "panel.centerX = root.centerX"], 0),
      (["panel.width = card.width - 20", "badge.centerX = card.centerX"], 0),
      (["panel.width = card.width - 20", "root.centerX = panel.centerX"], 0),
      (["panel.width = card.width - 20", "card.centerX = badge.centerX"], 0),
    ] as [([String], Int)])
  func `a centre with a size so many points less is two margins`(added: [String], count: Int) async throws {
    #expect(CenteredSizeCheck(try await written(added)).habits().count == count)
  }

  @Test func `each margin is half of what the size lacks`() async throws {
    let both = [
      "panel.width = card.width - 21", "panel.centerX = card.centerX", "panel.height = card.height - 30",
      "panel.centerY = card.centerY",
    ]
    let written = try await written(both)
    let habits = CenteredSizeCheck(written).habits()
    #expect(
      habits.map(\.fault) == ["leave 10.5 pt at either side", "leave 15 pt at either side"])
    let new = habits.flatMap(\.replacements)
    #expect(new.map(\.firstAttribute) == [.leading, .trailing, .top, .bottom])
    #expect(new.map(\.secondAttribute) == [.leading, .trailing, .top, .bottom])
    #expect(new.map(\.constant) == [10.5, -10.5, 15, -15])
    let attributes = habits.map { $0.constraints.map { written[$0].firstAttribute } }
    #expect(attributes == [[.width, .centerX], [.height, .centerY]])
  }

  // MARK: Standard distances

  @Test(
    arguments: [
      ("panel.top = card.bottom + 8", 1), ("panel.top = card.bottom + 7", 0),
      ("panel.top = card.bottom + 9", 0), ("card.bottom = panel.top - 8", 1),
      ("panel.bottom = card.top - 8", 1), ("panel.leading = card.trailing + 8", 1),
      ("panel.trailing = card.leading - 8", 1), ("panel.top = card.top + 8", 0),
      ("panel.bottom = card.bottom + 8", 0), ("panel.top = card.bottom - 8", 0),
      ("panel.left = card.right + 8", 0), ("panel.top >= card.bottom + 8", 0),
      ("panel.top = 2 * card.bottom + 8", 0), ("card.top = safe.bottom + 8", 0),
      ("badge.top = panel.bottom + 8", 0), ("title.top = card.bottom + 8", 0),
      ("card.leading = safe.leading + 16", 1), ("card.leading = safe.leading + 20", 1),
      ("card.leading = safe.leading + 15", 0), ("card.leading = safe.leading + 17", 0),
      ("card.leading = safe.leading + 19", 0), ("card.leading = safe.leading + 21", 0),
      ("card.leading = safe.leading - 16", 0), ("safe.leading = card.leading - 20", 1),
      ("card.trailing = safe.trailing - 16", 1), ("card.trailing = safe.trailing + 16", 0),
      ("safe.trailing = card.trailing + 16", 1), ("card.leading = root.leading + 16", 1),
      ("card.left = root.left + 16", 0), ("card.top = root.top + 16", 0),
      ("card.leading = safe.trailing - 16", 0), ("title.leading = card.leading + 16", 0),
      ("badge.leading = safe.leading + 16", 0), ("card.leading >= safe.leading + 16", 0),
      ("card.leading = 2 * safe.leading + 16", 0),
    ] as [(String, Int)])
  func `eight points between siblings and a screen's margins are the system's`(line: String, count: Int)
    async throws
  {
    #expect(StandardSpacingCheck(try await written([line])).habits().count == count)
  }

  @Test func `distances of one kind in one view are one finding, with what to write instead`() async throws {
    let written = try await written([
      "safe.leading = card.leading - 20", "panel.trailing = root.trailing - 16",
      "panel.top = card.bottom + 8", "panel.leading = card.trailing + 8", "badge.top = title.bottom + 8",
    ])
    let habits = StandardSpacingCheck(written).habits()
    #expect(habits.map(\.more) == [" (and 1 more)", " (and 1 more)", ""])
    #expect(habits.map(\.items.count) == [2, 1, 1])
    #expect(habits[0].replacements.map(\.firstAttribute) == [.leading])
    #expect(habits[0].replacements.map(\.secondAttribute) == [.leadingMargin])
    #expect(habits[0].replacements.map(\.second) == [0] && habits[0].replacements.map(\.constant) == [0])
    #expect(habits[0].advice == "" && habits[1].replacements.isEmpty)
    #expect(habits[1].advice.hasPrefix("use equalToSystemSpacingBelow: in code"))
    let across = StandardSpacingCheck(try await self.written(["panel.leading = card.trailing + 8"])).habits()
    #expect(across.map { $0.advice.hasPrefix("use equalToSystemSpacingAfter: in code") } == [true])
    let right = StandardSpacingCheck(try await self.written(["panel.trailing = root.trailing - 16"])).habits()
    #expect(right.flatMap(\.replacements).map(\.secondAttribute) == [.trailingMargin])
  }

  // MARK: Negative constants

  @Test(
    arguments: [
      ("card.leading = title.leading - 12", 1), ("card.leading = title.leading + 12", 0),
      ("card.top = title.top - 12", 1), ("card.left = title.left - 12", 1),
      ("card.leadingMargin = title.leading - 3", 1), ("card.trailing = title.trailing - 12", 0),
      ("card.trailing = title.leading - 3", 0), ("card.leading = title.trailing - 3", 0),
      ("card.leading = 2 * title.leading - 12", 0), ("title.bottom = badge.top - 20", 1),
      ("title.lastBaseline = badge.top - 20", 1), ("title.bottom = badge.firstBaseline - 20", 1),
      ("title.top = badge.top - 20", 0), ("title.bottom = badge.bottom - 20", 0),
      ("title.top = badge.bottom - 20", 0), ("card.bottom = safe.top - 3", 0),
      ("title.bottom = card.top - 3", 0), ("safe.leading = card.leading - 24", 1),
      ("safe.bottom = card.top - 4", 0), ("title.centerX = badge.centerX - 4", 0),
      ("title.width = badge.width - 4", 0), ("title.trailing = badge.leading - 4", 1),
      ("title.right = badge.left - 4", 1), ("safe.bottom = root.top - 3", 0),
    ] as [(String, Int)])
  func `a constant is negative by the order of its items alone`(line: String, count: Int) async throws {
    #expect(NegativeConstantCheck(try await written([line])).habits().count == count)
  }

  // MARK: Fixed sizes

  @Test(
    arguments: [
      ("title.width = 200", 1), ("title.height = 60", 1), ("title.width = 200 @999", 0),
      ("title.width >= 200", 0), ("title.width <= 200", 0), ("title.height = 0", 0),
      ("title.width = card.width - 30", 0), ("badge.width = 61", 0), ("next.width = 120", 1),
      ("next.height = 60", 1), ("safe.width = 100", 0), ("title.top = card.top + 30", 0),
    ] as [(String, Int)])
  func `a required number of points fixes a text's size`(line: String, count: Int) async throws {
    #expect(FixedTextSizeCheck(try await written([line])).habits().count == count)
  }

  @Test func `a text that shrinks, wraps or is not there is another case`() async throws {
    func habits(
      _ line: String, _ change: @escaping @MainActor (UILabel, UIButton) -> Void
    ) async throws -> [Habit] {
      FixedTextSizeCheck(
        try await written([line]) { root in
          guard let title = Self.view("title", in: root) as? UILabel,
            let next = Self.view("next", in: root) as? UIButton
          else { return }
          change(title, next)
        }
      ).habits()
    }
    #expect(try await habits("title.width = 200") { title, _ in title.text = "" }.isEmpty)
    #expect(try await habits("next.width = 200") { _, next in next.setTitle(nil, for: .normal) }.isEmpty)
    for (line, count) in [("title.width = 200", 0), ("title.height = 60", 1)] {
      #expect(
        try await habits(line) { title, _ in title.adjustsFontSizeToFitWidth = true }.count == count)
    }
    for (line, count) in [("next.width = 200", 0), ("next.height = 60", 1)] {
      #expect(
        try await habits(line) { _, next in next.titleLabel?.adjustsFontSizeToFitWidth = true }.count
          == count)
    }
    func replacement(_ line: String, lines: Int) async throws -> (LayoutConstraint.Relation?, String?) {
      let habit = try await habits(line) { title, _ in title.numberOfLines = lines }.first
      return (habit?.replacements.first?.relation, habit?.advice)
    }
    // Lines that wrap get higher, not wider.
    #expect(
      try await replacement("title.width = 200", lines: 0)
        == (.lessThanOrEqual, "pin both of its sides, or write"))
    for (line, lines) in [("title.width = 200", 1), ("title.height = 60", 0), ("title.height = 60", 1)] {
      #expect(
        try await replacement(line, lines: lines) == (.greaterThanOrEqual, "remove the constraint, or write"))
    }
  }

  // MARK: Distant views

  @Test(
    arguments: [
      ("badge.leading = root.leading + 36", 1), ("next.leading = card.leading + 12", 1),
      ("next.leading = title.leading", 1), ("next.centerX = badge.centerX", 1),
      ("next.width = badge.width", 0), ("next.height = badge.height", 0),
      ("badge.leading = safe.leading + 36", 0), ("badge.leading = root.leadingMargin + 3", 0),
      ("root.leadingMargin = badge.leading - 3", 0), ("root.leading = badge.leading - 36", 1),
      ("badge.leading = card.leading + 13", 0), ("card.leading = badge.leading - 13", 0),
      ("badge.leading = title.leading", 0), ("card.leading = root.leading + 3", 0),
      ("badge.width = 61", 0), ("next.leadingMargin = title.leading + 3", 1),
    ] as [(String, Int)])
  func `an edge is near to its superview, its siblings, and guides and margins around it`(
    line: String, count: Int
  ) async throws {
    #expect(DistantConstraintCheck(try await written([line])).habits().count == count)
  }

  @Test func `a distant edge is told with the views between, and those inside are marked`() async throws {
    let written = try await written([
      "next.top = badge.bottom + 140", "badge.leading = root.leading + 36", "root.top = title.top - 90",
    ])
    let habits = DistantConstraintCheck(written).habits()
    #expect(habits.map(\.fault.last) == ["m", "m", "m"])
    #expect(habits[0].fault.hasSuffix(", with panel and card between them"))
    #expect(habits[1].fault.hasSuffix(", with card between them"))
    let names = habits.map { $0.items.map { written.page.views[written.view(of: $0)].identifier } }
    #expect(names == [["next", "badge"], ["badge"], ["title"]])
    #expect(habits[0].advice.hasPrefix("constrain each to its superview or a sibling"))
    #expect(habits[1].advice.hasPrefix("constrain the inner view to its own superview"))
    #expect(habits[2].advice.hasPrefix("constrain the inner view to its own superview"))
  }

  // MARK: Findings

  @Test func `a document's constraint is told once for all pages, and one of code for each`() async throws {
    let layout = PlantedLayout(without: ["title.leading"], with: ["title.left = card.left + 12"])
    #expect(try await layout.findings(as: .document).map(\.isOfDocument) == [true])
    let ofCode = try await layout.findings(as: .swift)
    #expect(ofCode.map(\.isOfDocument) == [false] && ofCode.map(\.amount) == [0])
  }
}
