import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Opaque grounds below a text of a document, and below glass over content that scrolls.
@MainActor
struct DocumentGroundTests {
  private static let area = Rect(x: 100, y: 200, width: 100, height: 50)

  /// Views `back`, `a` and `front` of a document, whose root has no background.
  private func blank() async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      for name in ["back", "a", "front"] { root.addSubview(DrawnScreen.view(name, root.bounds)) }
    }.ofDocument.with {
      $0.views[0].identifier = "root"
      $0.views[0].backgroundColor = nil
    }
  }

  private static func fill(_ frame: Rect = area, alpha: Double = 1) -> SceneItem.Kind {
    .shape(.rectangle(frame), Color(red: 1, green: 1, blue: 1, alpha: alpha))
  }

  /// True if something opaque lies below the last of the marks, one of `a`.
  private func hasGround(
    _ page: DrawnPage, _ items: [(view: String, kind: SceneItem.Kind)] = [],
    above: [(view: String, kind: SceneItem.Kind)] = []
  ) throws -> Bool {
    let text = (view: "a", kind: Self.fill(Rect(x: 0, y: 700, width: 9, height: 9)))
    return try page.painted(items + [text] + above).hasGround(Self.area, below: items.count)
  }

  @Test func `something opaque that covers the area is a ground, if it is painted before`() async throws {
    let page = try await blank()
    #expect(try !hasGround(page))
    #expect(try hasGround(page, [("back", Self.fill())]))
    #expect(try hasGround(page, [("front", Self.fill())]))
    #expect(try hasGround(page, [("root", Self.fill())]))
    #expect(try !hasGround(page, [("back", Self.fill(alpha: 0.98))]))
    #expect(try !hasGround(page, [("back", Self.fill(Self.area.offsetBy(x: 1, y: 0)))]))
    #expect(try !hasGround(page, above: [("front", Self.fill())]))
    #expect(try hasGround(page.with { for view in $0.views.indices { $0.views[view].place = nil } }))
  }

  @Test func `a view's own background is a ground without a mark, from nine and ninety hundredths on`()
    async throws
  {
    let page = try await blank()
    func with(_ name: String, _ alpha: Double) throws -> DrawnPage {
      try page.with(name) {
        $0.backgroundColor = Color.Dynamic(Color(red: 1, green: 1, blue: 1, alpha: alpha))
      }
    }
    for alpha in [1, 0.99] { #expect(try hasGround(with("back", alpha))) }
    #expect(try !hasGround(with("back", 0.98)))
    #expect(try hasGround(with("root", 1)))
    // Of the text's own view, and of what comes later.
    #expect(try !hasGround(with("a", 1)))
    #expect(try !hasGround(with("front", 1)))
    #expect(try !hasGround(with("back", 1).with("back") { $0.isHidden = true }))
    let small = try await DrawnScreen.page { root in
      root.addSubview(DrawnScreen.view("back", CGRect(x: 0, y: 0, width: 199, height: 812)))
      root.addSubview(DrawnScreen.view("a", root.bounds))
    }.ofDocument.with { $0.views[0].backgroundColor = nil }.with("back") {
      $0.backgroundColor = Color.Dynamic(.white)
    }
    #expect(try !hasGround(small))
  }

  @Test func `the screen below a view that stands alone is no ground, but for a cell's`() async throws {
    let page = try await blank()
    let alone = page.with {
      $0.views[0].place = nil
      $0.views[0].backgroundColor = Color.Dynamic(.white)
    }
    func part(_ page: DrawnPage) -> DrawnPage { page.with { $0.shownAs = .part } }
    #expect(try hasGround(alone))
    #expect(try !hasGround(part(alone)))
    #expect(try !hasGround(part(alone), [("root", Self.fill())]))
    #expect(try hasGround(part(alone), [("back", Self.fill())]))
    #expect(try hasGround(part(alone).with("back") { $0.className = "UITableViewCell" }))
    #expect(try hasGround(part(page.with { $0.views[0].backgroundColor = Color.Dynamic(.white) })))
  }

  // MARK: Glass

  /// A scroll view `scroll` of 300 points from y 100 on, whose content is `height` high, with `inside` in it, and
  /// a bar `bar` above it.
  private func scrolling(_ height: Double, isBarInside: Bool = false) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300)).named("scroll")
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 375, height: height)
      scroll.addSubview(DrawnScreen.view("inside", CGRect(x: 0, y: 0, width: 50, height: 50)))
      root.addSubview(scroll)
      (isBarInside ? scroll : root).addSubview(
        DrawnScreen.view("bar", CGRect(x: 0, y: 0, width: 50, height: 50)))
      root.addSubview(DrawnScreen.view("a", root.bounds))
    }
  }

  /// The contrast of black on a white scene, over the area, above things that are painted.
  private func contrast(
    _ page: DrawnPage, _ items: [(view: String, kind: SceneItem.Kind)], over area: Rect = Self.area
  ) throws -> Double {
    let drawn = try page.painted(items)
    let ratio = GroundReading(drawn).contrast(of: .black, over: area, below: drawn.marks.count)
    return (ratio * 100).rounded() / 100
  }

  private static func pane(_ frame: Rect = area) -> (view: String, kind: SceneItem.Kind) {
    ("bar", .backdrop(.rectangle(frame), Backdrop(radius: 9, saturation: 1)))
  }

  /// A grey of 0.5 has the luminance 0.214, which is 5.28:1 to black.
  @Test func `below glass over content that scrolls may lie white or black`() async throws {
    let page = try await scrolling(900)
    #expect(try contrast(page, []) == 21)
    #expect(try contrast(page, [Self.pane()]) == 1)
    // Half white over black is a grey of 0.5.
    #expect(try contrast(page, [Self.pane(), ("bar", Self.fill(alpha: 0.5))]) == 5.28)
    #expect(try contrast(page, [("bar", Self.fill(alpha: 0.5)), Self.pane()]) == 1)
    #expect(try contrast(page, [Self.pane(), ("bar", Self.fill())]) == 21)
    // White words have 21:1 on black and none on white.
    let drawn = try page.painted([Self.pane()])
    let white = GroundReading(drawn).contrast(of: .white, over: Self.area, below: 0)
    #expect(white == 1)
  }

  @Test func `glass counts where it covers the words, over what scrolls below it`() async throws {
    let page = try await scrolling(900)
    #expect(try contrast(page, [Self.pane(Self.area.offsetBy(x: 1, y: 0))]) == 21)
    #expect(try contrast(try await scrolling(300), [Self.pane()]) == 21)
    #expect(try contrast(try await scrolling(900, isBarInside: true), [Self.pane()]) == 21)
    // The scroll view ends at y 400.
    let below = Rect(x: 100, y: 400, width: 100, height: 50)
    #expect(try contrast(page, [Self.pane(below)], over: below) == 21)
    let beside = Rect(x: 100, y: 399, width: 100, height: 50)
    #expect(try contrast(page, [Self.pane(beside)], over: beside) == 1)
    // Words that are painted before the glass are not above it.
    let drawn = try page.painted([("a", Self.fill(Rect(x: 0, y: 700, width: 9, height: 9))), Self.pane()])
    #expect(GroundReading(drawn).contrast(of: .black, over: Self.area, below: 0) == 21)
    #expect(GroundReading(drawn).contrast(of: .black, over: Self.area, below: 1) == 1)
  }
}
