import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A text `a` of one line in views of fixed heights: in `inner`, which is in `box`, from (0, 100) on.
@MainActor
struct FixedTextHeightRulesTests {
  private func blank(
    box: CGFloat? = nil, label: CGFloat? = nil, in size: ContentSize = .xLarge, scrolls: Bool = false,
    _ change: @escaping @MainActor (_ box: UIView, _ label: UILabel) -> Void = { _, _ in }
  ) async throws -> DrawnPage {
    var environment = DrawnScreen.phone
    environment.contentSize = size
    return try await DrawnScreen.page(in: environment) { root in
      let around = UIView().named("box")
      let inner: UIView = scrolls ? UIScrollView().named("inner") : UIView().named("inner")
      let text = LintLabel.make("a", "HHHH")
      for (view, parent) in [(around, root), (inner, around), (text, inner)] as [(UIView, UIView)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
          view.widthAnchor.constraint(equalToConstant: 300),
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: view === around ? 100 : 0),
        ])
      }
      if let box { around.heightAnchor.constraint(equalToConstant: box).isActive = true }
      if let label { text.heightAnchor.constraint(equalToConstant: label).isActive = true }
      change(around, text)
    }.with("a") { $0.behavior.followsContentSize = true }
  }

  /// The findings with the text's ink at a height of the screen.
  private func found(_ page: DrawnPage, inkBegins y: Double, opacity: Double = 1) throws -> [LintFinding] {
    let run = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 20, y: y)))
    let group = SceneItem.Kind.group(opacity: opacity, [try page.item("a", run)])
    return FixedTextHeightCheck(page: try page.painted([("a", group)])).findings()
  }

  private func found(_ page: DrawnPage, inkEnds y: Double, opacity: Double = 1) throws -> [LintFinding] {
    try found(page, inkBegins: y - page.inkSize(of: "a").height, opacity: opacity)
  }

  /// Changes the constraint of a view's height.
  private func with(
    _ page: DrawnPage, heightOf name: String, _ change: (inout LayoutConstraint) -> Void
  ) throws -> DrawnPage {
    let item = page.node(try page.view(name)).item
    return try page.with { tree in
      let index = try #require(
        tree.layout.constraints.firstIndex { $0.first == item && $0.firstAttribute == .height })
      change(&tree.layout.constraints[index])
    }
  }

  // MARK: How far

  @Test func `a text outgrows a height of 60 by more than a point, at either end`() async throws {
    let page = try await blank(label: 60)
    #expect(try found(page, inkEnds: 160.99) == [])
    #expect(try found(page, inkEnds: 161.2).count == 1)
    let told = try found(page, inkEnds: 162)
    #expect(
      told.map(\.numbers) == [
        "a needs 62 pt of height, and it has 60: shorten it, or write a.height >= 60, 200"
      ])
    #expect(told.map(\.areas) == [[Rect(x: 0, y: 100, width: 300, height: 60)]])
    #expect(told.first?.text == LintFinding.TextPlace(view: try page.view("a")))
    #expect(try found(page, inkBegins: 99.01) == [])
    #expect(try found(page, inkBegins: 97).map { Int(($0.amount * 100).rounded()) } == [300])
    #expect(try found(page, inkEnds: 162, opacity: 0.02) == [])
  }

  @Test func `what a text lacks above and below is added, and the view whose height is fixed is named`()
    async throws
  {
    let page = try await blank(box: 10) { _, label in
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    }
    let height = try page.inkSize(of: "a").height
    // From a point above the box on: all that is higher than 10 points.
    let told = try found(page, inkBegins: 99)
    #expect(
      told.map(\.fault) == ["needs \(height.points) pt of height, and box has 10"])
    #expect(told.map(\.fix) == ["shorten it, or write box.height >= 10"])
    #expect(told.first.map { abs($0.amount - (height - 10)) < 1e-6 } == true)
    #expect(told.map(\.areas) == [[Rect(x: 0, y: 100, width: 300, height: 10)]])
  }

  @Test func `a label that is lower than its line lacks the rest`() async throws {
    let page = try await blank(label: 10)
    let needed = try #require(page.texts.first { $0.view == (try? page.view("a")) }?.text.neededHeight)
    let told = FixedTextHeightCheck(page: page).findings()
    #expect(told.map(\.fault) == ["needs \(needed.points) pt of height, and it has 10"])
    #expect(told.first.map { abs($0.amount - (needed - 10)) < 1e-6 } == true)
  }

  // MARK: Which constraint

  @Test func `only a required height in points, or a greatest one, is fixed`() async throws {
    let page = try await blank(label: 60)
    func count(_ change: (inout LayoutConstraint) -> Void) throws -> Int {
      try found(with(page, heightOf: "a", change), inkEnds: 162).count
    }
    #expect(try count { _ in } == 1)
    #expect(try count { $0.priority = 999 } == 0)
    #expect(try count { $0.relation = .lessThanOrEqual } == 1)
    #expect(try count { $0.relation = .greaterThanOrEqual } == 0)
    #expect(try count { $0.firstAttribute = .width } == 0)
    #expect(try count { $0.second = 0 } == 0)
    // A greatest height beyond the frame has not been reached; half a point is rounding.
    #expect(try count { $0.constant = 60.5 } == 1)
    #expect(try count { $0.constant = 60.6 } == 0)
    #expect(try count { $0.sizeClasses = SizeClassCondition(horizontal: .compact) } == 1)
    #expect(try count { $0.sizeClasses = SizeClassCondition(horizontal: .regular) } == 0)
    let placed = try with(page, heightOf: "a") {
      $0.source = LayoutConstraint.Source(file: "Main.storyboard", line: 9, column: 3)
    }
    let told = try found(placed, inkEnds: 162)
    #expect(told.map(\.file) == ["Main.storyboard"])
    #expect(told.map(\.position) == [SourcePosition(line: 9, column: 3)])
  }

  @Test func `a row's height is a table's to set, and one of a document's canvas is nobody's`() async throws {
    let row = try with(try await blank(box: 60), heightOf: "box") {
      $0.isOfSystem = true
      $0.identifier = "UITableView-row"
    }
    let told = try found(row, inkEnds: 162)
    #expect(told.map(\.fix) == ["shorten it, or let UITableView.automaticDimension set the row's height"])
    #expect(told.map(\.ground) == [.proved])
    #expect(try found(row.ofDocument, inkEnds: 162).map(\.ground) == [.ours])
    let page = try await blank(box: 60)
    let designed = try with(page, heightOf: "box") { $0.identifier = LayoutConstraint.designSize }
    #expect(try found(designed, inkEnds: 162).map(\.ground) == [.ours])
    let embedded = try with(page, heightOf: "box") { $0.identifier = LayoutConstraint.embedding }
    #expect(try found(embedded, inkEnds: 162).map(\.ground) == [.proved])
    let ofSystem = try with(embedded, heightOf: "box") { $0.isOfSystem = true }
    #expect(try found(ofSystem, inkEnds: 162).map(\.ground) == [.ours])
  }

  // MARK: When

  @Test(
    arguments: [(.xSmall, 0), (.large, 0), (.xLarge, 1), (.accessibility5, 1)] as [(ContentSize, Int)])
  func `only text sizes above the default are judged, and the canvas at any`(
    size: ContentSize, count: Int
  ) async throws {
    let page = try await blank(box: 60, in: size)
    #expect(try found(page, inkEnds: 162).count == count)
    let designed = try with(page, heightOf: "box") { $0.identifier = LayoutConstraint.designSize }
    #expect(try found(designed, inkEnds: 162).count == 1)
  }

  @Test func `a text that does not follow the text size, scrolls or is hidden has no height to outgrow`()
    async throws
  {
    let page = try await blank(label: 60)
    #expect(try found(page.with("a") { $0.behavior.followsContentSize = false }, inkEnds: 162) == [])
    #expect(try found(page.with("a") { $0.behavior.scrollsText = true }, inkEnds: 162) == [])
    #expect(try found(page.with("a") { $0.alpha = 0.01 }, inkEnds: 162) == [])
    #expect(try found(page.with("a") { $0.alpha = 0.02 }, inkEnds: 162).count == 1)
    for scrolls in [true, false] {
      let scrolled = try await blank(box: 60, scrolls: scrolls)
      #expect(try found(scrolled, inkEnds: 162).count == (scrolls ? 0 : 1))
    }
  }
}
