import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Saved frames beside the constraints of `card` and `panel`, which are side by side in a root of 375 × 812, and
/// of `title` in the card.
@MainActor
struct MisplacedFrameRulesTests {
  private static let saved: [String: Rect] = [
    "root": Rect(x: 0, y: 0, width: 375, height: 812), "card": Rect(x: 20, y: 100, width: 60, height: 40),
    "panel": Rect(x: 20, y: 148, width: 60, height: 40), "title": Rect(x: 5, y: 5, width: 50, height: 20),
  ]

  private func page(
    _ constraints: [String], _ frames: [String: Rect],
    _ fill: @escaping @MainActor (UIView) -> Void = { _ in }
  ) async throws -> DrawnPage {
    var layout = PlantedLayout()
    layout.constraints = constraints
    let page = try await DrawnScreen.page { [layout] root in
      layout.fill(root)
      fill(root)
    }
    let all = Self.saved.merging(frames) { $1 }
    return page.ofDocument.with { tree in
      for view in tree.views.indices {
        var written = WrittenView()
        written.frame = all[view == 0 ? "root" : tree.views[view].identifier ?? ""]
        tree.views[view].written = written
      }
    }
  }

  private func names(_ page: DrawnPage) -> [String] {
    MisplacedFrameCheck(page: page).findings().map(\.subject)
  }

  private func isMisplaced(_ constraint: String, _ frame: Rect) async throws -> Bool {
    try await !names(page([constraint], ["card": frame])).isEmpty
  }

  private static func card(x: Double = 20, y: Double = 100, width: Double = 60, height: Double = 40) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// The frame is 60 × 40 points large, so that its right edge is at 355, its lower at 800 and its middle in the
  /// screen's middle, (187.5, 406), where the second number says.
  @Test(
    arguments: [
      ("card.left = root.left + 20", 20, true), ("card.leading = root.leading + 20", 20, true),
      ("card.right = root.right - 20", 295, true), ("card.trailing = root.trailing - 20", 295, true),
      ("card.centerX = root.centerX", 157.5, true), ("card.top = root.top + 100", 100, false),
      ("card.bottom = root.bottom - 12", 760, false), ("card.centerY = root.centerY", 386, false),
      ("card.left = 0.5 * root.right + 10", 197.5, true), ("card.leading = safe.leading + 20", 20, true),
      ("card.right = safe.right - 20", 295, true), ("card.centerX = safe.centerX", 157.5, true),
      ("root.right = card.right + 20", 295, true),
    ] as [(String, Double, Bool)])
  func `a frame is misplaced more than two points beside a position`(
    constraint: String, place: Double, isAcross: Bool
  ) async throws {
    for (step, expected) in [(0.0, false), (2, false), (-2, false), (2.5, true), (-2.5, true)] {
      let frame = isAcross ? Self.card(x: place + step) : Self.card(y: place + step)
      #expect(try await isMisplaced(constraint, frame) == expected, "\(step)")
    }
  }

  @Test(
    arguments: [
      ("card.width = 60", true), ("card.height = 40", false), ("card.width = 0.2 * root.width - 15", true),
      ("card.height = 0.05 * root.height - 0.6", false), ("card.width = 1.5 * card.height", true),
      ("card.width = 0.2 * safe.width - 15", true),
    ])
  func `a frame is misplaced more than two points larger or smaller than a size`(
    constraint: String, isWidth: Bool
  ) async throws {
    for (step, expected) in [(0.0, false), (1.9, false), (-1.9, false), (2.5, true), (-2.5, true)] {
      let frame = isWidth ? Self.card(width: 60 + step) : Self.card(height: 40 + step)
      #expect(try await isMisplaced(constraint, frame) == expected, "\(step)")
    }
  }

  @Test func `an inequality is kept on its own side, however far`() async throws {
    for (x, isLess, isMore) in [
      (-300.0, false, true), (17.5, false, true), (18, false, false), (22, false, false), (22.5, true, false),
      (300, true, false),
    ] {
      #expect(try await isMisplaced("card.left <= root.left + 20", Self.card(x: x)) == isLess)
      #expect(try await isMisplaced("card.left >= root.left + 20", Self.card(x: x)) == isMore)
    }
  }

  /// The card's saved frame is 100 points beside each of them.
  @Test func `margins, baselines, the safe area's top and bottom, and wishes say nothing of a frame`()
    async throws
  {
    for constraint in [
      "card.left = root.left + 120 @999", "card.leftMargin = root.leftMargin + 120",
      "card.left = root.leftMargin + 120", "card.lastBaseline = root.bottom - 300",
      "card.top = safe.top + 200",
      "card.bottom = safe.bottom - 200", "card.height = safe.height",
    ] {
      #expect(try await !isMisplaced(constraint, Self.card()), "\(constraint)")
    }
    #expect(try await isMisplaced("card.left = root.left + 120", Self.card()))
    let turned = try await page(["card.left = safe.left + 120"], [:]).with { $0.isDesignedInLandscape = true }
    #expect(names(turned) == [])
    let narrow = ["root": Rect(x: 0, y: 0, width: 300, height: 812)]
    #expect(try await names(page(["root.width = 375"], narrow)) == [])
  }

  @Test func `what code, a size class or the standard spacing changes says nothing, nor what nobody wrote`()
    async throws
  {
    let page = try await page(["card.left = root.left + 120"], [:])
    func names(_ change: (inout LayoutConstraint) -> Void) -> [String] {
      self.names(
        page.with { tree in
          for index in tree.layout.constraints.indices { change(&tree.layout.constraints[index]) }
        })
    }
    #expect(names { _ in } == ["card"])
    #expect(names { $0.source = nil } == [])
    #expect(names { $0.outlet = "left" } == [])
    #expect(names { $0.isStandardSpacing = true } == [])
    #expect(names { $0.sizeClasses = SizeClassCondition(horizontal: .compact, vertical: nil) } == [])
    #expect(self.names(page.with { $0.views[0].written?.frame = nil }) == [])
    #expect(try self.names(page.with("card") { $0.isHidden = true }) == [])
  }

  // MARK: Siblings

  @Test func `two siblings are compared in their superview, and the first of the constraint is told`()
    async throws
  {
    let below = ["panel.top = card.bottom + 8"]
    #expect(try await names(page(below, [:])) == [])
    #expect(try await names(page(below, ["panel": Rect(x: 20, y: 200, width: 60, height: 40)])) == ["panel"])
    #expect(
      try await names(
        page(["card.bottom = panel.top - 8"], ["panel": Rect(x: 20, y: 200, width: 60, height: 40)])) == [
          "card"
        ])
    // The card is beside its place in the root, which explains the distance.
    let lower = ["card": Self.card(y: 150)]
    #expect(try await names(page(["card.top = root.top + 100"] + below, lower)) == ["card"])
    #expect(try await names(page(below + ["card.top = root.top + 100"], lower)) == ["card"])
    // Two constraints of one view are one finding.
    let both = below + ["panel.left = card.left"]
    #expect(try await names(page(both, ["panel": Rect(x: 90, y: 200, width: 60, height: 40)])) == ["panel"])
  }

  @Test func `views of two superviews cannot be compared, and a view in its superview begins at 0`()
    async throws
  {
    #expect(try await names(page(["title.left = root.left + 200"], [:])) == [])
    #expect(try await names(page(["title.left = panel.left + 200"], [:])) == [])
    #expect(try await names(page(["title.left = card.left + 5"], [:])) == [])
    #expect(try await names(page(["title.left = card.left + 25"], [:])) == ["title"])
    #expect(try await names(page(["title.bottom = card.bottom - 15"], [:])) == [])
  }

  @Test func `a stack and a scroll view arrange their subviews themselves`() async throws {
    func count(_ make: @escaping @MainActor () -> UIView) async throws -> Int {
      let page = try await page([], ["inner": Self.card(), "outer": Self.card()]) { root in
        let outer = make().named("outer")
        outer.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
        let inner = UIView().named("inner")
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        root.addSubview(outer)
        inner.widthAnchor.constraint(equalToConstant: 300).isActive = true
        if let stack = outer as? UIStackView { stack.addArrangedSubview(inner) }
      }
      return names(page).count
    }
    #expect(try await count { UIView() } == 1)
    #expect(try await count { UIStackView() } == 0)
    #expect(try await count { UIScrollView() } == 0)
  }

  // MARK: Words

  @Test func `a finding names the constraint, and Interface Builder's own flag none`() async throws {
    let page = try await page(
      ["card.left = root.left + 120", "panel.top = card.bottom + 8"],
      ["panel": Rect(x: 20, y: 300, width: 60, height: 40)])
    let words = "is drawn elsewhere in Interface Builder than in the app"
    let found = MisplacedFrameCheck(page: page).findings()
    #expect(found.map(\.rule) == [.misplacedFrame])
    #expect(
      found.map(\.fault) == [words + ": its saved frame does not fulfil card.left = screen.left + 120"])
    #expect(found.map(\.fix) == ["update its frame in Interface Builder"])
    let flagged = try page.with("panel") { $0.written?.isMisplaced = true }
    #expect(names(flagged) == ["card", "panel"])
    #expect(MisplacedFrameCheck(page: flagged).findings().last?.fault == words)
    let own = try page.with("card") { $0.written?.isMisplaced = true }
    #expect(MisplacedFrameCheck(page: own).findings().map(\.fault) == [words])
  }

  @Test func `where constraints contradict each other no frame is right`() async throws {
    let contradiction = ["card.width = 90", "card.width = 91"]
    #expect(try await names(page(contradiction, [:])) == [])
    #expect(try await names(page(["card.width = 90"], [:])) == ["card"])
  }
}
