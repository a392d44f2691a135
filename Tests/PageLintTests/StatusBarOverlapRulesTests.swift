import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Words, controls and pictures over the status bar of an iPhone X.
///
/// The time's ink, 1.9 × 0.75 em of 16 points around (48, 23), is from (32.8, 17) to (63.2, 29). The symbols,
/// 0.89 of 77.6 × 13 points, end at x 360.3 and y 28.785.
@MainActor
struct StatusBarOverlapRulesTests {
  private static let time = Rect(x: 32.8, y: 17, width: 30.4, height: 12)

  /// A text `a`, a wide one, a view `card`, a button `ok` and one as large as the screen; none is painted yet.
  private func blank(
    _ change: @escaping @MainActor (_ root: UIView, _ label: UIView) -> Void = { _, _ in }
  ) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let label = LintLabel.make("a", "HHHH")
      root.addSubview(label)
      root.addSubview(LintLabel.make("wide", LintPage.letters(22)))
      root.addSubview(DrawnScreen.view("card", CGRect(x: 0, y: 0, width: 375, height: 60)))
      root.addSubview(UIButton(frame: CGRect(x: 10, y: 10, width: 300, height: 100)).named("ok"))
      root.addSubview(UIButton(frame: root.bounds).named("screen"))
      change(root, label)
    }
  }

  private func found(_ page: DrawnPage) -> [LintFinding] { StatusBarOverlapCheck(page: page).findings() }

  private func run(_ page: DrawnPage, _ name: String, _ x: Double, _ y: Double) throws -> SceneItem.Kind {
    .glyphs(try page.glyphs(of: name, at: Point(x: x, y: y)))
  }

  @Test func `a text lies over the time by more than a point, along its lesser side`() async throws {
    let page = try await blank()
    func text(_ x: Double, _ y: Double) throws -> [LintFinding] {
      found(try page.painted([("a", run(page, "a", x, y))]))
    }
    #expect(try text(20, 29 - 0.99) == [])
    #expect(try text(20, 29 - 1.2).map(\.rule) == [.statusBarOverlap])
    let below = try text(20, 29 - 2)
    #expect(
      below.map(\.numbers) == [
        "a lies over the status bar's time or symbols: constrain it to the safe area, or hide the status bar there, 200"
      ])
    #expect(below.first?.text == LintFinding.TextPlace(view: try page.view("a")))
    let box = try #require(below.first?.areas.last)
    #expect(abs(box.minX - 32.8) < 1e-6 && abs(box.width - 30.4) < 1e-6)
    #expect(abs(box.minY - 27) < 1e-6 && abs(box.height - 2) < 1e-6)
    #expect(below.first?.areas.first.map { abs($0.minX - 20) < 1e-6 && abs($0.minY - 27) < 1e-6 } == true)
    #expect(try text(63.2 - 0.99, 17) == [])
    #expect(try text(63.2 - 3, 17).map { Int(($0.amount * 100).rounded()) } == [300])
    #expect(try text(300, 28.785 - 4).map { Int(($0.amount * 100).rounded()) } == [400])
  }

  @Test func `of a text over both the larger overlap counts`() async throws {
    let page = try await blank()
    try #require(try page.inkSize(of: "wide").width > 250)
    func amount(_ x: Double, _ y: Double) throws -> [Int] {
      found(try page.painted([("wide", run(page, "wide", x, y))])).map { Int(($0.amount * 100).rounded()) }
    }
    // 3 points of the time, and 2.785 of the symbols.
    #expect(try amount(40, 26) == [300])
    // 2 points of the time's width, and all of the symbols' height: 0.89 · 13 = 11.57.
    #expect(try amount(61.2, 17) == [1157])
  }

  @Test func `of the lines of a text the deepest counts, in either order`() async throws {
    let page = try await blank()
    for depths in [[2.0, 5.0], [5.0, 2.0]] {
      let lines = try depths.map { (view: "a", kind: try run(page, "a", 20, 29 - $0)) }
      #expect(found(try page.painted(lines)).map { Int($0.amount.rounded()) } == [5])
    }
    let two = found(try page.painted([("a", run(page, "a", 20, 20)), ("wide", run(page, "wide", 40, 26))]))
    #expect(two.map(\.subject) == ["a", "wide"])
  }

  @Test func `what is faint, hidden or scrolled away is none, nor is a page without a status bar`()
    async throws
  {
    let page = try await blank()
    let text = try run(page, "a", 20, 20)
    func count(_ opacity: Double, _ page: DrawnPage) throws -> Int {
      found(try page.painted([("a", .group(opacity: opacity, [try page.item("a", text)]))])).count
    }
    for (opacity, expected) in [(1.0, 1), (0.03, 1), (0.02, 0)] {
      #expect(try count(opacity, page) == expected)
    }
    #expect(try count(1, page.with("a") { $0.isHidden = true }) == 0)
    for height in [300.0, 900] {
      let scrolled = try await blank { root, label in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 375, height: height)
        scroll.addSubview(label)
        root.addSubview(scroll)
      }
      #expect(try count(1, scrolled) == (height == 300 ? 1 : 0))
    }
    for (place, expected) in [(PagePlace.part, 0), (.picture, 0), (.unknown("Sheet"), 0), (.screen, 1)] {
      #expect(try count(1, page.with { $0.shownAs = place }) == expected)
    }
    #expect(try count(1, page.with { $0.systemBars.isStatusBarHidden = true }) == 0)
    #expect(try count(1, page.with { $0.systemBars.isOfScreen = false }) == 0)
  }

  // MARK: Controls and pictures

  private func picture() async throws -> SceneImage {
    let page = try await DrawnScreen.page {
      $0.addSubview(LintPage.picture(CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    return try #require(
      page.marks.lazy.compactMap { mark -> SceneImage? in
        if case .image(let image) = mark.kind { image } else { nil }
      }.first)
  }

  @Test func `a control's picture lies there by more than a point, and its background may`() async throws {
    let page = try await blank()
    var image = try await picture()
    func pictured(_ view: String, _ frame: Rect) throws -> [LintFinding] {
      image.frame = frame
      return found(try page.painted([(view, .image(image))]))
    }
    // The time ends at y 29.
    #expect(try pictured("ok", Rect(x: 30, y: 28, width: 40, height: 20)) == [])
    let told = try pictured("ok", Rect(x: 30, y: 27.5, width: 40, height: 20))
    #expect(told.map(\.amount) == [1.5])
    #expect(told.map(\.views) == [["ok"]])
    #expect(told.first?.areas.first == Rect(x: 10, y: 10, width: 300, height: 100))
    #expect(told.first?.areas.last.map { $0.minY == 27.5 && $0.height == 1.5 } == true)
    #expect(told.first?.text == nil)
    // The button is from (10, 10) to (310, 110); a point inside of it is still all of it.
    #expect(try pictured("ok", Rect(x: 11, y: 11, width: 298, height: 98)) == [])
    #expect(try pictured("ok", Rect(x: 11.5, y: 11, width: 298, height: 98)).count == 1)
    // A picture in no control, and a control that is the whole screen.
    #expect(try pictured("card", Rect(x: 30, y: 20, width: 40, height: 20)) == [])
    #expect(try pictured("screen", Rect(x: 30, y: 20, width: 40, height: 20)) == [])
  }

  @Test func `a control's title is told for the control, and fills and lines are grounds`() async throws {
    let page = try await blank { root, label in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 375, height: 300)).named("control")
      control.addSubview(label)
      root.addSubview(control)
    }
    let titled = found(try page.painted([("a", run(page, "a", 20, 20))]))
    #expect(titled.map(\.views) == [["control"]])
    #expect(titled.first?.areas.first == Rect(x: 0, y: 0, width: 375, height: 300))
    for kind in [
      SceneItem.Kind.shape(.rectangle(Self.time), .black),
      .stroke(.rectangle(Self.time), Stroke(color: .black, width: 4)),
    ] {
      #expect(found(try page.painted([("ok", kind), ("card", kind)])) == [])
    }
  }
}
