import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A finding's ground counts outlets, classes, constraints, the container and the screen.
@MainActor
struct FindingGroundRulesTests {
  /// `panel` with `a` and `b` in it, and `c` beside it. Each has an outlet of its name in capitals.
  private func blank() async throws -> DrawnPage {
    var page = try await DrawnScreen.page { root in
      let panel = DrawnScreen.view("panel", CGRect(x: 0, y: 100, width: 375, height: 200))
      panel.addSubview(DrawnScreen.view("a", CGRect(x: 10, y: 10, width: 50, height: 50)))
      panel.addSubview(DrawnScreen.view("b", CGRect(x: 100, y: 10, width: 50, height: 50)))
      root.addSubview(panel)
      root.addSubview(DrawnScreen.view("c", CGRect(x: 0, y: 400, width: 50, height: 50)))
    }
    for name in ["panel", "a", "b", "c"] {
      page = try page.with(name) { $0.hold = Self.hold(outlets: [name.uppercased()]) }
    }
    return page
  }

  private static func hold(
    outlets: [String] = [], customClass: String? = nil, tag: Int? = nil, attributes: [String] = []
  ) -> CodeHold {
    var hold = CodeHold()
    (hold.outlets, hold.customClass, hold.tag, hold.attributes) = (outlets, customClass, tag, attributes)
    return hold
  }

  private func ground(_ rule: LintRule, _ names: [String], on page: DrawnPage) throws -> LintGround {
    LintFinding(rule, on: page, views: try names.map(page.view), fault: "", fix: "").withGround(on: page)
      .ground
  }

  private func words(_ rule: LintRule, _ names: [String], on page: DrawnPage) throws -> [String] {
    try ground(rule, names, on: page).dependencies.map { "\($0.kind.rawValue) \($0.name)" }
  }

  // MARK: Rules

  /// Constraints, languages and objects stand in the document, so their findings are proved whoever holds the view.
  private static let ofViews: Set<LintRule> = [
    .offScreen, .unsafeArea, .textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .missingGlyph,
    .smallText,
    .lowContrast, .touchSize, .touchOverlap, .coveredView, .aspectOverflow, .statusBarOverlap,
  ]
  private static let ofOneView: Set<LintRule> = [
    .dynamicType, .missingLabel, .textOverPicture, .missingTrailing, .fixedFrame,
  ]

  @Test func `findings about drawn views depend on code, and those about what is written do not`()
    async throws
  {
    let page = try await blank()
    for rule in LintRule.allCases {
      let expected =
        Self.ofViews.contains(rule)
        ? ["outlet A", "outlet B"] : Self.ofOneView.contains(rule) ? ["outlet A"] : []
      #expect(try words(rule, ["a", "b"], on: page) == expected, "\(rule)")
      #expect(try ground(rule, ["a", "b"], on: page) != .ours)
    }
    let free = try page.with("a") { $0.hold = nil }.with("panel") { $0.hold = nil }
    for rule in LintRule.allCases { #expect(try ground(rule, ["a"], on: free) == .proved) }
  }

  @Test func `a ground that a rule has given stays`() async throws {
    let page = try await blank()
    var finding = LintFinding(.offScreen, on: page, views: [try page.view("a")], fault: "", fix: "")
    finding.ground = .ours
    #expect(finding.withGround(on: page).ground == .ours)
  }

  // MARK: Screens

  @Test func `the edges of a part are nobody's, and in an unknown container they depend on it`() async throws
  {
    let page = try await blank()
    for rule in LintRule.allCases {
      let part = page.with { $0.shownAs = .part }
      let isEdge = rule == .offScreen || rule == .unsafeArea
      #expect(try (ground(rule, ["a"], on: part) == .ours) == isEdge, "\(rule)")
      let sheet = page.with {
        $0.shownAs = .unknown("Sheet")
        $0.hasKnownSize = false
      }
      #expect(try words(rule, ["a"], on: sheet).contains("container Sheet") == isEdge, "\(rule)")
    }
  }

  @Test func `a screen that the app does not have is told by its device, else by its orientation`()
    async throws
  {
    let page = try await blank()
    func words(_ rule: LintRule = .smallText, _ change: (inout ViewTree) -> Void) throws -> [String] {
      try self.words(rule, ["c"], on: page.with(change))
    }
    #expect(try words { $0.declaredIdiom = .pad } == ["outlet C", "device iPad"])
    #expect(try words { $0.declaredIdiom = .phone } == ["outlet C"])
    #expect(
      try words { $0.declaredOrientations = [.phone: .landscape] } == ["outlet C", "orientation landscape"])
    #expect(try words { $0.declaredOrientations = [.phone: .portrait] } == ["outlet C"])
    #expect(try words { $0.declaredOrientations = [.pad: .landscape] } == ["outlet C"])
    #expect(try words { $0.isDesignedInLandscape = true } == ["outlet C", "orientation landscape"])
    // A declaration says more than the canvas.
    #expect(
      try words {
        $0.isDesignedInLandscape = true
        $0.declaredOrientations = [.phone: .portrait]
      } == ["outlet C"])
    #expect(
      try words {
        $0.declaredIdiom = .pad
        $0.declaredOrientations = [.phone: .landscape]
      } == ["outlet C", "device iPad"])
    for rule in LintRule.allCases {
      let isTold = try words(rule) { $0.declaredIdiom = .pad }.contains("device iPad")
      #expect(isTold == Self.ofViews.contains(rule), "\(rule)")
    }
  }

  /// `a` is at (10, 110) of the screen, and its saved frame is 50 points large.
  @Test func `a view that leaves the canvas does not depend on its container`() async throws {
    func page(_ a: Rect?, panel: Rect? = Rect(x: 0, y: 100, width: 375, height: 200), root: Rect?)
      async throws
      -> DrawnPage
    {
      try await blank().with { tree in
        tree.shownAs = .unknown("Sheet")
        tree.hasKnownSize = false
        for view in tree.views.indices {
          var written = WrittenView()
          written.frame =
            view == 0 ? root : ["a": a, "panel": panel][tree.views[view].identifier ?? ""] ?? nil
          tree.views[view].written = written
        }
      }
    }
    func depends(
      _ a: Rect?, root: Rect? = Rect(x: 0, y: 0, width: 375, height: 812), _ rule: LintRule = .offScreen
    )
      async throws -> Bool
    {
      try words(rule, ["a"], on: await page(a, root: root)).contains("container Sheet")
    }
    func square(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y, width: 50, height: 50) }
    #expect(try await depends(square(10, 10)))
    // A point beyond an edge is rounding. The panel begins at y 100.
    for (x, y, expected) in [
      (-1.0, 10.0, true), (-1.5, 10, false), (326, 10, true), (326.5, 10, false), (10, -101, true),
      (10, -101.5, false), (10, 663, true), (10, 663.5, false),
    ] {
      #expect(try await depends(square(x, y)) == expected, "\(x), \(y)")
    }
    #expect(try await depends(square(-9, 10), .unsafeArea))
    #expect(try await depends(nil))
    #expect(try await depends(square(-9, 10), root: nil))
    let unsaved = try await page(square(-9, 10), panel: nil, root: Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(try words(.offScreen, ["a"], on: unsaved).contains("container Sheet"))
  }

  // MARK: Code

  @Test func `a view's outlet, class, tag and attributes count, and of a superview's outlet only that apart`()
    async throws
  {
    let page = try await blank()
    #expect(try words(.smallText, ["a"], on: page) == ["outlet A"])
    #expect(try words(.smallText, ["panel"], on: page) == ["outlet PANEL"])
    // The panel has both views, and the screen alone has b and c.
    #expect(try words(.textOverlap, ["a", "b"], on: page) == ["outlet A", "outlet B"])
    #expect(try words(.textOverlap, ["a", "c"], on: page) == ["outlet A", "outlet C", "outlet PANEL"])
    let rich = try page.with("a") {
      $0.hold = Self.hold(
        outlets: ["one", "two"], customClass: "Meter", tag: 12, attributes: ["ring", "arc"])
    }
    #expect(
      try words(.smallText, ["a"], on: rich)
        == ["outlet one", "tag 12", "class Meter", "attribute ring", "attribute arc"])
    let classed = try page.with("panel") { $0.hold = Self.hold(outlets: ["p"], customClass: "Panel", tag: 3) }
    #expect(try words(.smallText, ["a"], on: classed) == ["outlet A", "class Panel"])
    #expect(
      try words(.textOverlap, ["a", "c"], on: classed) == [
        "outlet A", "outlet C", "outlet p", "tag 3", "class Panel",
      ])
    // Each is told once.
    let twice = try page.with("b") { $0.hold = Self.hold(outlets: ["A"]) }
    #expect(try words(.textOverlap, ["a", "b"], on: twice) == ["outlet A"])
  }

  @Test func `constraints that code changes count for the view and its superviews`() async throws {
    let page = try await DrawnScreen.page { root in
      PlantedLayout(with: ["badge.left = panel.left + 3 @200"]).fill(root)
    }
    func changed(_ first: String, _ attribute: LayoutConstraint.Attribute, _ second: String? = nil) throws
      -> DrawnPage
    {
      try page.with { tree in
        let item = tree.views[try page.view(first)].item
        let other = try second.map { tree.views[try page.view($0)].item }
        let index = try #require(
          tree.layout.constraints.firstIndex {
            $0.first == item && $0.firstAttribute == attribute && (other == nil || $0.second == other)
          })
        tree.layout.constraints[index].outlet = "space"
      }
    }
    func depends(_ page: DrawnPage, _ name: String) throws -> Bool {
      try words(.smallText, [name], on: page) == ["constraint space"]
    }
    let card = try changed("card", .height)
    for (name, expected) in [("card", true), ("title", true), ("panel", false)] {
      #expect(try depends(card, name) == expected)
    }
    let badge = try changed("badge", .left, "panel")
    for name in ["badge", "panel", "next"] { #expect(try depends(badge, name)) }
    for name in ["title", "card"] { #expect(try !depends(badge, name)) }
  }

  // MARK: Room that code may give a text

  @Test func `a text in a stack has the room of what code hides beside it, and beside its stack`()
    async throws
  {
    let page = try await DrawnScreen.page { root in
      let outer = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 40)).named("outer")
      let inner = UIStackView().named("inner")
      for name in ["text", "beside", "hidden"] {
        inner.addArrangedSubview(LintLabel.make(name, "H"))
        inner.arrangedSubviews.last?.isHidden = name == "hidden"
      }
      outer.addArrangedSubview(inner)
      outer.addArrangedSubview(LintLabel.make("far", "H"))
      root.addSubview(outer)
      root.addSubview(DrawnScreen.view("free", CGRect(x: 0, y: 300, width: 9, height: 9)))
    }
    var held = page
    for name in ["text", "beside", "hidden", "far", "free", "outer"] {
      held = try held.with(name) { $0.hold = Self.hold(outlets: [name]) }
    }
    for rule in [LintRule.textTruncated, .textClipped] {
      #expect(try words(rule, ["text"], on: held) == ["outlet text", "outlet beside", "outlet far"])
      #expect(try words(rule, ["free"], on: held) == ["outlet free"])
    }
    #expect(try words(.smallText, ["text"], on: held) == ["outlet text"])
  }

  /// Of the facing edges one begins and one ends a line; of two edges of one kind the constraint gives no room.
  @Test(
    arguments: [
      ("right.leading = left.trailing + 8", true), ("left.trailing = right.leading - 8", true),
      ("right.left = left.right + 8", true), ("right.leading = left.leading + 90", false),
      ("right.trailing = left.trailing + 90", false), ("right.top = left.bottom + 8", false),
      ("right.centerX = left.centerX + 90", false), ("right.leading = plain.trailing + 8", false),
    ])
  func `a text has the room of a text beside it that code shortens`(line: String, isBeside: Bool) async throws
  {
    let page = try await DrawnScreen.page { root in
      var items: [String: UIView] = [:]
      for name in ["left", "right", "plain"] {
        let view = name == "plain" ? UIView().named(name) : LintLabel.make(name, "H")
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        items[name] = view
      }
      guard let written = try? PlantedLayout.Line(line), let first = items[written.first],
        let second = written.second.flatMap({ items[$0] })
      else { return }
      let names = ["left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX"]
      func attribute(_ name: String?) -> NSLayoutConstraint.Attribute {
        name.flatMap { names.firstIndex(of: $0) }.flatMap { NSLayoutConstraint.Attribute(rawValue: $0 + 1) }
          ?? .notAnAttribute
      }
      NSLayoutConstraint(
        item: first, attribute: attribute(written.attribute), relatedBy: .equal, toItem: second,
        attribute: attribute(written.secondAttribute), multiplier: 1, constant: CGFloat(written.constant)
      ).isActive = true
    }
    let held = try page.with("right") { $0.hold = Self.hold(outlets: ["R"]) }
      .with("plain") { $0.hold = Self.hold(outlets: ["P"]) }
    #expect(try words(.textTruncated, ["left"], on: held) == (isBeside ? ["outlet R"] : []))
    #expect(try words(.textTruncated, ["right"], on: held) == ["outlet R"])
    let left = try page.with("left") { $0.hold = Self.hold(outlets: ["L"]) }
    #expect(try words(.textClipped, ["right"], on: left) == (isBeside ? ["outlet L"] : []))
  }

  @Test func `a constraint between two other texts gives a text no room`() async throws {
    let page = try await DrawnScreen.page { root in
      for name in ["left", "right", "far"] {
        let label = LintLabel.make(name, "H")
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
      }
      root.subviews[2].leadingAnchor.constraint(equalTo: root.subviews[1].trailingAnchor).isActive = true
    }
    let held = try page.with("far") { $0.hold = Self.hold(outlets: ["F"]) }
    #expect(try words(.textTruncated, ["left"], on: held) == [])
    #expect(try words(.textTruncated, ["right"], on: held) == ["outlet F"])
  }
}
