import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Views one step beside those that rules find.
@MainActor
struct RuleNeighboursTests {
  private static func fill(_ frame: Rect, _ alpha: Double = 1) -> SceneItem.Kind {
    .shape(.rectangle(frame), Color(red: 1, green: 1, blue: 1, alpha: alpha))
  }

  // MARK: Covers

  /// A radius of 2 points leaves out 0.586 at each end, and an ellipse of 100 × 50 points 14.7 and 7.35.
  @Test(
    arguments: [
      (
        false, Rect(x: 100, y: 200, width: 2, height: 50),
        Rect(x: 100.586, y: 200.586, width: 0.828, height: 48.828)
      ),
      (
        false, Rect(x: 100, y: 200, width: 100, height: 2),
        Rect(x: 100.586, y: 200.586, width: 98.828, height: 0.828)
      ),
      (
        true, Rect(x: 100, y: 200, width: 30, height: 50), Rect(x: 114.7, y: 207.35, width: 0.6, height: 35.3)
      ),
      (
        true, Rect(x: 100, y: 200, width: 100, height: 15),
        Rect(x: 114.7, y: 207.35, width: 70.6, height: 0.3)
      ),
    ])
  func `a round shape hides also what is narrower than a point`(isEllipse: Bool, visible: Rect, hidden: Rect)
    throws
  {
    let box = Rect(x: 100, y: 200, width: 100, height: 50)
    let mark = DrawnPage.Mark(
      kind: .fill(isEllipse ? .ellipse(box) : .roundedRectangle(box, radius: 2), .black), view: 0, ink: box,
      shown: visible, visible: visible, opacity: 1, scale: 1, isTurned: false)
    let cover = try #require(mark.cover)
    #expect(cover.reach(beyond: hidden) < 1e-9 && hidden.reach(beyond: cover) < 1e-9, "\(cover)")
  }

  /// A text `a`, a view `card` and a button `ok` from (20, 400) to (120, 460), of which nothing is painted yet.
  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      root.addSubview(LintLabel.make("a", "HHHH"))
      root.addSubview(DrawnScreen.view("card", CGRect(x: 0, y: 300, width: 100, height: 100)))
      root.addSubview(UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 60)).named("ok"))
    }
  }

  @Test func `one and a quarter points of a text under a cover are more than a point`() async throws {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    let text = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 100, y: 200)))
    for (depth, count) in [(0.75, 0), (1.25, 1)] {
      let cover = Self.fill(Rect(x: 0, y: 200 + size.height - depth, width: 375, height: 50))
      let found = CoveredTextCheck(page: try page.painted([("a", text), ("card", cover)])).findings()
      #expect(found.map { Int(($0.amount * 100).rounded()) } == [Int](repeating: 125, count: count))
    }
  }

  /// The control's area is 100 points wide: a line at x 118 reaches 2 points into it, and one at 115 5.
  @Test(arguments: [[118.0, 115], [115, 118]])
  func `two lines of a text over a control are one overlap, as deep as the deeper one`(places: [Double])
    async throws
  {
    let page = try await blank()
    let lines = try places.enumerated().map { line, x in
      (
        view: "a",
        kind: SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: x, y: 405 + 25 * Double(line))))
      )
    }
    let button = (view: "ok", kind: Self.fill(Rect(x: 20, y: 400, width: 100, height: 60), 0.5))
    let found = TextOverlapCheck(page: try page.painted([button] + lines)).findings()
    #expect(found.map(\.fault) == ["overlaps ok by 5 pt"])
    #expect(found.map(\.views) == [["a", "ok"]] && found.first?.areas.count == 2)
  }

  // MARK: Bars

  /// A navigation bar from y 44 to 88, and a button from 60 to 104 in a toolbar or in a plain view.
  @Test(arguments: [(true, 0), (false, 1)])
  func `a control in another bar is not under a bar`(isBar: Bool, count: Int) async throws {
    let page = try await DrawnScreen.page { root in
      let around: UIView = isBar ? UIToolbar() : UIView()
      around.frame = CGRect(x: 0, y: 60, width: 375, height: 44)
      around.addSubview(UIButton(frame: CGRect(x: 20, y: 0, width: 100, height: 44)).named("ok"))
      root.addSubview(around)
      let bar = UINavigationBar().named("bar")
      bar.frame = CGRect(x: 0, y: 44, width: 375, height: 44)
      root.addSubview(bar)
    }.with { $0.views[0].place = FilePlace(position: SourcePosition(line: 7, column: 1)) }
    let ink = Self.fill(Rect(x: 20, y: 60, width: 100, height: 44))
    let found = UnderBarCheck(page: try page.painted([("ok", ink)])).findings()
    #expect(found.map(\.views) == [[String]](repeating: ["ok"], count: count))
  }

  // MARK: Habits

  private func written(_ added: [String]) async throws -> WrittenConstraints {
    let layout = PlantedLayout(with: added)
    return WrittenConstraints(try await DrawnScreen.page { layout.fill($0) })
  }

  /// A centre or a width of which only one view is the side's keeps nothing as far.
  @Test(arguments: [
    "badge.centerX = panel.centerX", "card.centerX = root.centerX", "panel.centerX = badge.centerX",
    "badge.width = panel.width + 20", "card.width = root.width + 20", "panel.width = badge.width - 20",
    "badge.width = card.width - 20",
  ])
  func `a side is told beside the centre or the width of other views`(other: String) async throws {
    let habits = LeftRightCheck(try await written(["panel.left = card.left + 10", other])).habits()
    #expect(habits.count == 1)
  }

  /// `inner` is in `box`, and `leaf` in `outer`; the box is in a scroll view, and `outer` beside it or in it.
  @Test(arguments: [(true, false, 0), (true, true, 1), (false, false, 1)])
  func `what scrolls may be tied to what does not, whichever is named first`(
    scrolls: Bool, isInside: Bool, count: Int
  ) async throws {
    for isTurned in [false, true] {
      let page = try await DrawnScreen.page { root in
        let around: UIView = scrolls ? UIScrollView() : UIView()
        let (box, outer, inner, leaf) = (UIView(), UIView(), UIView(), UIView())
        for (view, parent) in [
          (around, root), (box, around), (outer, isInside ? around : root), (inner, box), (leaf, outer),
        ] as [(UIView, UIView)] {
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          parent.addSubview(view)
        }
        let (one, other) = isTurned ? (leaf, inner) : (inner, leaf)
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      }
      #expect(DistantConstraintCheck(WrittenConstraints(page)).habits().count == count, "\(isTurned)")
    }
  }

  // MARK: Documents

  @Test func `what is not seen of a document has no faults of its own`() async throws {
    var written = WrittenView()
    written.textSize = .fixed
    (written.unnamedPicture, written.classWithoutModule) = ("heart", "Meter")
    (written.isFixedFrame, written.lacksReuseIdentifier) = (true, true)
    let page = try await DrawnScreen.page { $0.addSubview(LintLabel.make("a", "Title")) }
      .with("a") { $0.written = written }
    let rules: Set<LintRule> = [.dynamicType, .missingLabel, .reuseIdentifier, .fixedFrame, .classModule]
    func found(_ page: DrawnPage) -> Set<LintRule> {
      rules.intersection(DocumentCheck(page: page).findings().map(\.rule))
    }
    #expect(found(page) == rules)
    #expect(found(try page.with("a") { $0.isHidden = true }) == [])
  }

  @Test func `a saved frame may deviate from the safe area's left and right in portrait`() async throws {
    for (line, expected) in [
      ("card.left = safe.left + 20", ["card"]), ("card.right = safe.right - 20", ["card"]),
      ("card.left = safe.left + 50", []), ("card.right = safe.right - 265", []),
    ] {
      var layout = PlantedLayout()
      layout.constraints = [line]
      let page = try await DrawnScreen.page { [layout] in layout.fill($0) }.ofDocument.with { tree in
        for view in tree.views.indices {
          var written = WrittenView()
          if view == 0 { written.frame = Rect(x: 0, y: 0, width: 375, height: 812) }
          if tree.views[view].identifier == "card" {
            written.frame = Rect(x: 50, y: 100, width: 60, height: 40)
          }
          tree.views[view].written = written
        }
      }
      #expect(MisplacedFrameCheck(page: page).findings().map(\.subject) == expected, "\(line)")
    }
  }

  // MARK: Grounds

  /// A screen of 812 points in a container of unknown kind.
  @Test(arguments: [
    (0.0, 812.0, false), (0, 100, false), (712, 100, false), (-0.5, 100, true), (712.5, 100, true),
  ])
  func `what leaves a phone's screen at its sides alone does so in every container`(
    y: Double, height: Double, depends: Bool
  ) async throws {
    let page = try await blank().with { tree in
      tree.shownAs = .unknown("Sheet")
      tree.hasKnownSize = true
    }
    var finding = LintFinding(.offScreen, on: page, views: [try page.view("card")], fault: "", fix: "")
    finding.areas = [Rect(x: 370, y: y, width: 50, height: height)]
    let told = finding.withGround(on: page).ground.dependencies.contains { $0.kind == .container }
    #expect(told == depends)
  }
}
