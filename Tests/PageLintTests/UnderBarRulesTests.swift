import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Words and controls below a bar that no element of the document stands for: it is from y 44 to 88, as wide as the
/// screen.
@MainActor
struct UnderBarRulesTests {
  private static let frame = CGRect(x: 0, y: 44, width: 375, height: 44)

  private enum Bar: Sendable {
    case navigation, tools, tabs, plain

    @MainActor var made: UIView {
      switch self {
      case .navigation: UINavigationBar()
      case .tools: UIToolbar()
      case .tabs: UITabBar()
      case .plain: UIView()
      }
    }
  }

  /// A text `a` of a document, a view `card`, a button `ok` from y 60 to 104, and a bar in front of them.
  private func blank(
    _ kind: Bar = .navigation,
    in environment: PageEnvironment = DrawnScreen.phone,
    button: CGRect = CGRect(x: 20, y: 60, width: 100, height: 44),
    _ change: @escaping @MainActor (_ root: UIView, _ bar: UIView, _ label: UIView) -> Void = { _, _, _ in }
  ) async throws -> DrawnPage {
    try await DrawnScreen.page(in: environment) { root in
      let label = LintLabel.make("a", "HHHH")
      root.addSubview(label)
      root.addSubview(DrawnScreen.view("card", CGRect(x: 0, y: 0, width: 375, height: 200)))
      root.addSubview(UIButton(frame: button).named("ok"))
      let bar = kind.made.named("bar")
      bar.frame = Self.frame
      bar.addSubview(DrawnScreen.view("in bar", CGRect(x: 0, y: 0, width: 300, height: 44)))
      bar.addSubview(UIButton(frame: CGRect(x: 200, y: 0, width: 44, height: 44)).named("item"))
      root.addSubview(bar)
      change(root, bar, label)
    }.with("a") { $0.place = FilePlace(position: SourcePosition(line: 7, column: 1)) }
  }

  private func found(
    _ page: DrawnPage, _ items: [(view: String, kind: SceneItem.Kind)]
  ) throws -> [LintFinding] { UnderBarCheck(page: try page.painted(items)).findings() }

  private func run(_ page: DrawnPage, _ x: Double, _ y: Double, by view: String = "a") throws
    -> (view: String, kind: SceneItem.Kind)
  { (view, .glyphs(try page.glyphs(of: "a", at: Point(x: x, y: y)))) }

  private static func fill(_ frame: Rect, alpha: Double = 1) -> SceneItem.Kind {
    .shape(.rectangle(frame), Color(red: 1, green: 1, blue: 1, alpha: alpha))
  }

  private static let ink = fill(Rect(x: 20, y: 60, width: 100, height: 44))

  // MARK: Texts

  @Test func `a text reaches under a bar by more than a point`() async throws {
    let page = try await blank()
    #expect(try found(page, [run(page, 20, 88 - 0.99)]) == [])
    #expect(try found(page, [run(page, 20, 88 - 1.2)]).count == 1)
    let told = try found(page, [run(page, 20, 88 - 2)])
    #expect(
      told.map(\.numbers) == ["a reaches 2 pt under the navigation bar: constrain it to the safe area, 200"])
    #expect(told.map(\.rule) == [.unsafeArea] && told.map(\.mostSevere) == [.warning])
    #expect(told.map(\.sharedCause) == [.bar("navigation bar")])
    #expect(told.first?.text == LintFinding.TextPlace(view: try page.view("a")))
    #expect(told.first?.areas.last == Rect(x: 0, y: 44, width: 375, height: 44))
    #expect(told.first?.areas.first.map { abs($0.minY - 86) < 1e-6 && abs($0.height - 2) < 1e-6 } == true)
    // Above the bar nothing is below it.
    let height = try page.inkSize(of: "a").height
    #expect(try found(page, [run(page, 20, 44 - height + 0.99)]) == [])
  }

  @Test func `of the lines of a text the deepest counts, in either order`() async throws {
    let page = try await blank()
    for depths in [[2.0, 5.0], [5.0, 2.0]] {
      let lines = try depths.map { try run(page, 20, 88 - $0) }
      #expect(try found(page, lines).map { Int($0.amount.rounded()) } == [5])
    }
  }

  @Test func `a bar of another kind has its own name, and a view of no bar's class is none`() async throws {
    let bars: [(Bar, [String])] = [
      (.tools, ["reaches 5 pt under the toolbar"]), (.tabs, ["reaches 5 pt under the tab bar"]), (.plain, []),
    ]
    for (bar, faults) in bars {
      let page = try await blank(bar)
      #expect(try found(page, [run(page, 20, 88 - 5)]).map(\.fault) == faults)
    }
  }

  @Test func `only a seen bar that a container gives the scene of a document is judged`() async throws {
    let page = try await blank()
    func count(_ page: DrawnPage) throws -> Int { try found(page, [run(page, 20, 70)]).count }
    #expect(try count(page) == 1)
    #expect(try count(page.with("a") { $0.place = nil }) == 0)
    #expect(
      try count(page.with("bar") { $0.place = FilePlace(position: SourcePosition(line: 1, column: 1)) }) == 0)
    #expect(try count(page.with("bar") { $0.written = WrittenView() }) == 0)
    #expect(try count(page.with("bar") { $0.isHidden = true }) == 0)
  }

  @Test func `what is in a bar, in another one, passes by or is not seen is not below it`() async throws {
    let page = try await blank()
    func count(_ page: DrawnPage) throws -> Int { try found(page, [run(page, 20, 70)]).count }
    #expect(try found(page, [run(page, 20, 70, by: "in bar")]) == [])
    let around = try await blank { root, bar, label in
      label.frame = root.bounds
      label.addSubview(bar)
      root.addSubview(label)
    }
    #expect(try count(around) == 0)
    let other = try await blank { root, _, label in
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      toolbar.addSubview(label)
      root.addSubview(toolbar)
    }
    #expect(try count(other) == 0)
    for height in [812.0, 2000] {
      let scrolled = try await blank { root, _, label in
        let scroll = UIScrollView(frame: root.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 375, height: height)
        scroll.addSubview(label)
        root.addSubview(scroll)
      }
      #expect(try count(scrolled) == (height == 812 ? 1 : 0))
    }
    #expect(try count(page.with("a") { $0.isHidden = true }) == 0)
    let text = try page.item("a", run(page, 20, 70).kind)
    for (opacity, expected) in [(0.03, 1), (0.02, 0)] {
      #expect(try found(page, [("a", .group(opacity: opacity, [text]))]).count == expected)
    }
    // Fills are grounds.
    #expect(try found(page, [("card", Self.ink)]) == [])
  }

  // MARK: Controls

  @Test func `a control reaches under a bar with its touch area, if something of it is painted`() async throws
  {
    let page = try await blank()
    let told = try found(page, [("ok", Self.ink)])
    #expect(
      told.map(\.numbers) == [
        "ok reaches 28 pt under the navigation bar: constrain it to the safe area, 2800"
      ])
    #expect(told.map(\.views) == [["ok"]] && told.first?.text == nil)
    #expect(
      told.map(\.areas) == [
        [Rect(x: 20, y: 60, width: 100, height: 28), Rect(x: 0, y: 44, width: 375, height: 44)]
      ])
    #expect(told.map(\.sharedCause) == [.bar("navigation bar")] && told.map(\.mostSevere) == [.warning])
    #expect(try found(page, []) == [])
    for (y, amounts) in [(87, []), (86.5, [1.5])] as [(Double, [Double])] {
      let lower = try await blank(button: CGRect(x: 20, y: y, width: 100, height: 44))
      #expect(
        try found(lower, [("ok", Self.fill(Rect(x: 20, y: y, width: 100, height: 44)))]).map(\.amount)
          == amounts)
    }
    let whole = try await blank(button: CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(try found(whole, [("ok", Self.ink)]) == [])
    let almost = try await blank(button: CGRect(x: 0, y: 0, width: 375, height: 811))
    #expect(try found(almost, [("ok", Self.ink)]).count == 1)
  }

  @Test func `a control's title is told with its control`() async throws {
    let titled = try await blank { root, _, label in
      let control = UIControl(frame: CGRect(x: 20, y: 60, width: 100, height: 44)).named("control")
      control.addSubview(label)
      root.insertSubview(control, at: 0)
    }
    #expect(try found(titled, [run(titled, 30, 70)]).map(\.views) == [["control"]])
  }

  /// The item is from x 200 to 244, and the button from 20 to 120, or from 150 to 250.
  @Test func `a control below an item of the bar is the rule about touches' matter`() async throws {
    for (x, expected) in [(20.0, 1), (150, 0)] {
      let frame = CGRect(x: x, y: 60, width: 100, height: 44)
      let page = try await blank(button: frame)
      let ink = Self.fill(Rect(x: x, y: 60, width: 100, height: 44))
      let item = Self.fill(Rect(x: 200, y: 44, width: 44, height: 44))
      #expect(try found(page, [("ok", ink), ("item", item)]).count == expected)
      // An item of which nothing is painted takes no touches.
      #expect(try found(page, [("ok", ink)]).count == 1)
    }
  }

  // MARK: Floating bars

  private static let floating: PageEnvironment = {
    var environment = DrawnScreen.phone
    environment.system = .ios26
    return environment
  }()

  @Test func `of a floating bar the panes count, and for each text the one that it reaches into most`()
    async throws
  {
    let page = try await blank(.tools, in: Self.floating)
    func pane(_ x: Double, _ y: Double) -> (view: String, kind: SceneItem.Kind) {
      (
        "bar",
        .backdrop(.rectangle(Rect(x: x, y: y, width: 30, height: 30)), Backdrop(radius: 9, saturation: 1))
      )
    }
    let text = try run(page, 20, 70)
    #expect(try found(page, [text]) == [])
    #expect(try found(page, [text, pane(200, 44)]) == [])
    #expect(try found(page, [text, pane(20, 43)]).map(\.fault) == ["reaches 3 pt under the toolbar"])
    let (near, far) = (pane(20, 43), pane(45, 45))
    for panes in [[near, far], [far, near]] {
      #expect(try found(page, [text] + panes).map(\.fault) == ["reaches 5 pt under the toolbar"])
    }
    // A navigation bar covers all of its frame, and a pane of something else is no part of a bar.
    let navigation = try await blank(in: Self.floating)
    #expect(
      try found(navigation, [run(navigation, 20, 83)]).map(\.fault) == [
        "reaches 5 pt under the navigation bar"
      ])
    let (_, glass) = pane(20, 43)
    #expect(try found(page, [text, ("card", glass)]) == [])
  }
}
