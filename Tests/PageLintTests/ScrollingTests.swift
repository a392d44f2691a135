import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Views that scroll, that scrolling reaches, and that stand still.
@MainActor
struct ScrollingTests {
  /// A scroll view `scroll` of 300 × 200 at (20, 100) with `inner` in it, and `outside` beside it.
  private func page(
    _ content: CGSize, offset: CGPoint = .zero, insets: UIEdgeInsets = .zero, isPaging: Bool = false
  ) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)).named("scroll")
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentInset = insets
      scroll.contentSize = content
      scroll.isPagingEnabled = isPaging
      scroll.addSubview(DrawnScreen.view("inner", CGRect(x: 0, y: 0, width: 50, height: 50)))
      scroll.addSubview(DrawnScreen.view("other", CGRect(x: 0, y: 0, width: 50, height: 50)))
      root.addSubview(scroll)
      root.addSubview(DrawnScreen.view("outside", CGRect(x: 0, y: 0, width: 50, height: 50)))
      scroll.contentOffset = offset
    }
  }

  private func axes(_ page: DrawnPage) throws -> [Axis] {
    let scroll = try page.view("scroll")
    return Axis.allCases.filter { page.scrolls(scroll, $0) }
  }

  @Test func `a scroll view scrolls along the axes on which its content is more than a point larger`()
    async throws
  {
    #expect(try axes(await page(CGSize(width: 301, height: 201))) == [])
    #expect(try axes(await page(CGSize(width: 301.5, height: 201))) == [.horizontal])
    #expect(try axes(await page(CGSize(width: 301, height: 201.5))) == [.vertical])
    #expect(try axes(await page(.zero)) == [])
  }

  @Test func `insets count as content`() async throws {
    func axes(_ insets: UIEdgeInsets) async throws -> [Axis] {
      try self.axes(await page(CGSize(width: 300, height: 200), insets: insets))
    }
    #expect(try await axes(UIEdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)) == [])
    #expect(try await axes(UIEdgeInsets(top: 1, left: 0, bottom: 0.5, right: 0)) == [.vertical])
    #expect(try await axes(UIEdgeInsets(top: 0.5, left: 0, bottom: 1, right: 0)) == [.vertical])
    #expect(try await axes(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0.5)) == [.horizontal])
    #expect(try await axes(UIEdgeInsets(top: 0, left: 0.5, bottom: 0, right: 1)) == [.horizontal])
  }

  @Test func `the content lies at its offset, and is never smaller than its view`() async throws {
    let page = try await page(CGSize(width: 900, height: 150), offset: CGPoint(x: 30, y: 4))
    let scroll = try page.view("scroll")
    #expect(page.content(of: scroll) == Rect(x: -10, y: 100, width: 900, height: 200))
    let high = try await self.page(CGSize(width: 150, height: 900), offset: CGPoint(x: 3, y: 40))
    #expect(high.content(of: scroll) == Rect(x: 20, y: 60, width: 300, height: 900))
  }

  @Test func `a view has the scroll views around it, the nearest first`() async throws {
    let page = try await DrawnScreen.page { root in
      let outer = UIScrollView(frame: root.bounds).named("outer")
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)).named("scroll")
      let box = DrawnScreen.view("box", CGRect(x: 0, y: 0, width: 100, height: 100))
      let text = LintPage.textView(LintPage.lines(60), CGRect(x: 0, y: 0, width: 50, height: 50)).named(
        "text")
      text.isScrollEnabled = true
      box.addSubview(text)
      inner.addSubview(box)
      outer.addSubview(inner)
      root.addSubview(outer)
    }
    let (outer, inner, text) = (try page.view("outer"), try page.view("scroll"), try page.view("text"))
    #expect(page.scrollers(of: text) == [text, inner, outer])
    #expect(page.scrollers(of: try page.view("box")) == [inner, outer])
    #expect(page.scrollers(of: inner) == [outer])
    #expect(page.scrollers(of: outer) == [])
    #expect(page.scrolls(text, .vertical) && !page.scrolls(text, .horizontal))
    let far = Rect(x: 0, y: 5000, width: 10, height: 10)
    #expect(page.isReachable(far, of: text, .vertical) && !page.isReachable(far, of: text, .horizontal))
  }

  /// Content of 900 × 200, from x = 20 on, or of 300 × 900 from y = 100 on.
  @Test func `what lies in the content is reachable, up to a point beyond it`() async throws {
    let wide = try await page(CGSize(width: 900, height: 200))
    let high = try await page(CGSize(width: 300, height: 900))
    let (inner, outside) = (try wide.view("inner"), try wide.view("outside"))
    func reaches(_ page: DrawnPage, _ x: Double, _ y: Double, _ axis: Axis) -> Bool {
      page.isReachable(Rect(x: x, y: y, width: 50, height: 50), of: inner, axis)
    }
    #expect(reaches(wide, 500, 0, .horizontal))
    #expect(reaches(wide, 19, 0, .horizontal) && !reaches(wide, 18, 0, .horizontal))
    #expect(reaches(wide, 871, 0, .horizontal) && !reaches(wide, 872, 0, .horizontal))
    #expect(!reaches(wide, 500, 150, .vertical))
    #expect(reaches(high, 0, 500, .vertical))
    #expect(reaches(high, 0, 99, .vertical) && !reaches(high, 0, 98, .vertical))
    #expect(reaches(high, 0, 951, .vertical) && !reaches(high, 0, 952, .vertical))
    #expect(!reaches(high, 100, 500, .horizontal))
    #expect(!wide.isReachable(Rect(x: 500, y: 0, width: 50, height: 50), of: outside, .horizontal))
  }

  // MARK: Apart

  @Test func `two views scroll apart if a scroll view moves one of them, but not by pages from side to side`()
    async throws
  {
    func areApart(_ content: CGSize, _ a: String, _ b: String, isPaging: Bool = false) async throws -> Bool {
      let page = try await page(content, isPaging: isPaging)
      let (first, second) = (try page.view(a), try page.view(b))
      let found = page.areScrolledApart(first, second)
      #expect(found == page.areScrolledApart(second, first))
      return found
    }
    let (wide, high) = (CGSize(width: 900, height: 200), CGSize(width: 300, height: 900))
    #expect(try await areApart(high, "inner", "outside"))
    #expect(try await areApart(wide, "inner", "outside"))
    #expect(try await areApart(high, "inner", "outside", isPaging: true))
    #expect(try await !areApart(wide, "inner", "outside", isPaging: true))
    #expect(try await !areApart(high, "inner", "other"))
    #expect(try await !areApart(CGSize(width: 300, height: 200), "inner", "outside"))
    #expect(try await !areApart(high, "scroll", "outside"))
  }

  // MARK: At rest

  @Test(arguments: [
    (0.0, 0.0, true), (300, 0, true), (600, 0, true), (300.9, 0, true), (301.1, 0, false), (299.1, 0, true),
    (298.9, 0, false), (450, 0, false),
  ])
  func `what pages stands still at the beginning of a page`(x: Double, y: Double, isAtRest: Bool) async throws
  {
    let page = try await page(CGSize(width: 900, height: 200), offset: CGPoint(x: x, y: y), isPaging: true)
    #expect(page.isPassing(try page.view("inner")) == !isAtRest)
    #expect(!page.isPassing(try page.view("outside")))
  }

  @Test(arguments: [(0.0, true), (200, true), (200.9, true), (201.1, false), (300, false)])
  func `downwards a page is as high as the scroll view`(y: Double, isAtRest: Bool) async throws {
    let page = try await page(CGSize(width: 300, height: 900), offset: CGPoint(x: 0, y: y), isPaging: true)
    #expect(page.isPassing(try page.view("inner")) == !isAtRest)
  }

  @Test func `what scrolls without pages passes, and what does not scroll stands still`() async throws {
    for content in [CGSize(width: 900, height: 200), CGSize(width: 300, height: 900)] {
      let page = try await page(content)
      #expect(page.isPassing(try page.view("inner")))
    }
    let page = try await page(CGSize(width: 300, height: 200))
    #expect(!page.isPassing(try page.view("inner")))
  }

  // MARK: Edges

  @Test func `of the edges that a rectangle exceeds the one it exceeds most is told`() async throws {
    let page = try await page(CGSize(width: 900, height: 200))
    let (inner, outside) = (try page.view("inner"), try page.view("outside"))
    func reach(_ x: Double, _ y: Double, _ width: Double, _ height: Double, of view: Int) -> String {
      page.reachBeyondScreen(Rect(x: x, y: y, width: width, height: height), of: view)
        .map { "\($0.edge) \($0.points)" } ?? "none"
    }
    #expect(reach(0, 0, 375, 812, of: outside) == "none")
    #expect(reach(-3, 10, 50, 50, of: outside) == "left 3.0")
    #expect(reach(330, 10, 50, 50, of: outside) == "right 5.0")
    #expect(reach(10, -7, 50, 50, of: outside) == "top 7.0")
    #expect(reach(10, 771, 50, 50, of: outside) == "bottom 9.0")
    #expect(reach(-3, -4, 386, 821, of: outside) == "right 8.0")
    #expect(reach(-9, -4, 390, 821, of: outside) == "left 9.0")
    #expect(reach(-3, -14, 386, 831, of: outside) == "top 14.0")
    #expect(reach(-3, -4, 386, 828, of: outside) == "bottom 12.0")
    #expect(reach(500, 10, 50, 50, of: inner) == "none")
    #expect(reach(500, -6, 50, 50, of: inner) == "top 6.0")
  }
}
