import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Findings about several views share a cause: a bar, panels on one spot, the ground at the top, a kind of view.
@MainActor
struct SharedCauseRulesTests {
  private func cause(
    _ rule: LintRule, _ names: [String], on page: DrawnPage, fault: String = "is pale", part: String? = nil
  ) throws -> SharedCause? {
    var finding = LintFinding(rule, on: page, views: try names.map(page.view), fault: fault, fix: "")
    if let part { finding.text = LintFinding.TextPlace(view: 0, part: part) }
    return finding.withCause(on: page).sharedCause
  }

  // MARK: Bars

  private func bars() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      for (bar, name) in [(UINavigationBar(), "navigation"), (UIToolbar(), "tools"), (UITabBar(), "tabs")]
        as [(UIView, String)]
      {
        bar.frame = CGRect(x: 0, y: 100, width: 375, height: 50)
        bar.addSubview(DrawnScreen.view("in \(name)", CGRect(x: 0, y: 0, width: 50, height: 50)))
        root.addSubview(bar.named(name))
      }
      root.addSubview(DrawnScreen.view("page", CGRect(x: 0, y: 0, width: 375, height: 400)))
    }
  }

  @Test func `a bar with one of two views is the cause, and none if both or neither are in bars`()
    async throws
  {
    let page = try await bars()
    let names = [("navigation", "navigation bar"), ("tools", "toolbar"), ("tabs", "tab bar")]
    for (name, words) in names {
      #expect(try cause(.textClipped, ["page", "in \(name)"], on: page) == .bar(words))
      #expect(try cause(.textClipped, ["in \(name)", "page"], on: page) == .bar(words))
      #expect(try cause(.textClipped, ["page", name], on: page) == .bar(words))
      #expect(try cause(.textClipped, ["in \(name)"], on: page) == nil)
    }
    #expect(try cause(.textClipped, ["in tools", "in tabs"], on: page) == nil)
    #expect(try cause(.textClipped, ["page", "page"], on: page) == nil)
  }

  @Test func `a cause that a rule has given stays`() async throws {
    let page = try await bars()
    var finding = LintFinding(
      .textClipped, on: page, views: [try page.view("page"), try page.view("tools")], fault: "", fix: "")
    finding.sharedCause = .defaultTint
    #expect(finding.withCause(on: page).sharedCause == .defaultTint)
  }

  @Test func `the ground at a page's top is that of the status bar and of a navigation bar's words`()
    async throws
  {
    let page = try await bars()
    let ground = SharedCause.topGround(page: "page", contrast: "is pale")
    #expect(try cause(.statusBarContrast, ["page"], on: page) == ground)
    #expect(try cause(.lowContrast, ["in navigation"], on: page) == ground)
    #expect(try cause(.lowContrast, ["in tools"], on: page) != ground)
    #expect(try cause(.smallText, ["in navigation"], on: page) != ground)
    #expect(try cause(.lowContrast, [], on: page) == nil)
  }

  // MARK: Panels

  /// Panels `p` of 100 × 100 and `q` beside it, each with a view in it, in `stage`.
  private func panels(_ q: CGRect) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let box = DrawnScreen.view("stage", CGRect(x: 0, y: 100, width: 375, height: 400))
      let (first, second) = (
        DrawnScreen.view("p", CGRect(x: 100, y: 100, width: 100, height: 100)), DrawnScreen.view("q", q)
      )
      for (panel, name) in [(first, "in p"), (second, "in q")] {
        panel.addSubview(DrawnScreen.view(name, CGRect(x: 0, y: 0, width: 10, height: 10)))
        box.addSubview(panel)
      }
      first.subviews.first?.addSubview(DrawnScreen.view("deep", CGRect(x: 0, y: 0, width: 5, height: 5)))
      root.addSubview(box)
    }
  }

  @Test(
    arguments: [
      (CGRect(x: 100, y: 100, width: 100, height: 100), true),
      (CGRect(x: 120, y: 100, width: 100, height: 100), true),
      (CGRect(x: 121, y: 100, width: 100, height: 100), false),
      (CGRect(x: 100, y: 121, width: 100, height: 100), false),
      // The smaller one is covered, or four fifths of it.
      (CGRect(x: 0, y: 0, width: 375, height: 400), true),
      (CGRect(x: 100, y: 100, width: 10, height: 10), true),
      (CGRect(x: 98, y: 100, width: 10, height: 10), true),
      (CGRect(x: 97, y: 100, width: 10, height: 10), false),
      (CGRect(x: 200, y: 100, width: 100, height: 100), false),
    ])
  func `two panels are on one spot if one covers four fifths of the smaller`(q: CGRect, isOne: Bool)
    async throws
  {
    let page = try await panels(q)
    let expected: SharedCause? = isOne ? .panels(page: "page", superview: "stage") : nil
    #expect(try cause(.textOverlap, ["in p", "in q"], on: page) == expected)
    #expect(try cause(.textOverlap, ["in q", "deep"], on: page) == expected)
  }

  @Test func `only collisions of views in two panels are theirs`() async throws {
    let page = try await panels(CGRect(x: 100, y: 100, width: 100, height: 100))
    let spot = SharedCause.panels(page: "page", superview: "stage")
    for rule in LintRule.allCases {
      let isCollision = [.textOverlap, .touchOverlap, .coveredView].contains(rule)
      #expect(try (cause(rule, ["in p", "in q"], on: page) == spot) == isCollision, "\(rule)")
    }
    #expect(try cause(.textOverlap, ["in p", "q"], on: page) == spot)
    #expect(try cause(.textOverlap, ["p", "in q"], on: page) == spot)
    // The panels themselves, views of one panel, and a view with what is in it.
    #expect(try cause(.textOverlap, ["p", "q"], on: page) == nil)
    #expect(try cause(.textOverlap, ["in p", "deep"], on: page) == nil)
    #expect(try cause(.textOverlap, ["in p", "p"], on: page) == nil)
    #expect(try cause(.textOverlap, ["in p"], on: page) == nil)
  }

  // MARK: Equal views

  private func sizes() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      for (name, width, height) in [("one", 40, 40), ("two", 39.5, 39.5), ("wide", 41, 40)]
        as [(String, Double, Double)]
      {
        root.addSubview(DrawnScreen.view(name, CGRect(x: 20, y: 100, width: width, height: height)))
      }
      root.addSubview(UIButton(frame: CGRect(x: 20, y: 100, width: 40, height: 40)).named("button"))
    }
  }

  private func kind(
    _ names: [String], _ rule: LintRule = .touchSize, on page: DrawnPage, fault: String = "is low",
    part: String? = nil
  ) throws -> String? {
    let found = try cause(rule, names, on: page, fault: fault, part: part)
    guard case .equalViews(page: "page", kind: let kind)? = found else { return nil }
    return kind
  }

  @Test func `views are equal by class, whole points, part and fault`() async throws {
    let page = try await sizes()
    #expect(try kind(["one"], on: page) == "UIView 40.0 × 40.0\0\0is low")
    #expect(try kind(["two"], on: page) == "UIView 40.0 × 40.0\0\0is low")
    #expect(try kind(["wide"], on: page) == "UIView 41.0 × 40.0\0\0is low")
    #expect(try kind(["button"], on: page) == "UIButton 40.0 × 40.0\0\0is low")
    #expect(try kind(["one"], on: page, part: "detail") == "UIView 40.0 × 40.0\0detail\0is low")
    #expect(try kind(["one"], on: page, fault: "is narrow") == "UIView 40.0 × 40.0\0\0is narrow")
  }

  @Test func `two views are of one kind, and touch areas overlap by any amount`() async throws {
    let page = try await sizes()
    #expect(try kind(["one", "two"], .touchOverlap, on: page) == "UIView 40.0 × 40.0\0\0")
    #expect(try kind(["one", "wide"], .touchOverlap, on: page) == nil)
    #expect(try kind(["one", "button"], .touchOverlap, on: page) == nil)
    #expect(try kind([], on: page) == nil)
    for rule in LintRule.allCases {
      let isOfStyle = [.touchSize, .touchOverlap, .smallText, .lowContrast].contains(rule)
      #expect(try (kind(["one"], rule, on: page) != nil) == isOfStyle, "\(rule)")
    }
  }

  // MARK: Words

  private func words(_ cause: SharedCause, _ subjects: String...) -> String {
    cause.words(for: subjects.map { LintReport.Entry.Place(page: "page", subject: $0) })
  }

  @Test func `a cause tells what else it has, in its number`() {
    #expect(
      words(.bar("toolbar"), "a")
        == "the toolbar causes this for 1 more view of the document (--all lists them)")
    #expect(
      words(.defaultTint, "a", "b")
        == "UIKit's default tint causes this for 2 more views of the document (--all lists them)")
    let panels = SharedCause.panels(page: "page", superview: "stage")
    #expect(
      words(panels, "a") == "views of stage are on one spot, which causes 1 more finding (--all lists them)")
    #expect(
      words(panels, "a", "b")
        == "views of stage are on one spot, which causes 2 more findings (--all lists them)")
    let keys = SharedCause.equalViews(page: "page", kind: "key")
    #expect(words(keys, "a") == "the same for 1 more view of this kind (--all lists them)")
    #expect(words(keys, "a", "b") == "the same for 2 more views of this kind (--all lists them)")
    let ground = SharedCause.topGround(page: "page", contrast: "is pale")
    #expect(words(ground, "a") == "a has the same contrast to that ground (--all lists both)")
    #expect(words(ground, "a", "b") == "a and b have the same contrast to that ground (--all lists all)")
    #expect(
      words(ground, "a", "b", "c") == "3 more views have the same contrast to that ground (--all lists them)")
  }

  @Test func `panels and grounds join findings of several rules, and the others of one`() {
    #expect(SharedCause.panels(page: "a", superview: "b").joinsRules)
    #expect(SharedCause.topGround(page: "a", contrast: "b").joinsRules)
    for cause in [SharedCause.bar("a"), .defaultTint, .equalViews(page: "a", kind: "b")] {
      #expect(!cause.joinsRules)
    }
  }
}
