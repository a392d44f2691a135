import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The dots of a page control: slots of 10 pt on a pitch of 18, the first 14 in, in a content 26 pt high.
struct PageControlDotTests {
  private func control(pages: Int, current: Int = 0) -> PageControlContent {
    PageControlContent(
      pageCount: pages, currentPage: current, currentColor: Color.Dynamic(.white),
      otherColor: Color.Dynamic(.black))
  }

  /// 18 n + 20.
  @Test(arguments: [(1, 38), (2, 56), (3, 74), (4, 92), (10, 200)] as [(Int, Double)])
  func `the control is as wide as its dots and the insets`(pages: Int, width: Double) {
    #expect(control(pages: pages).size(scale: 2) == Size(width: width, height: 26))
  }

  /// 4 pages are 92 wide: in 200 × 50 at (100, 10) they begin at 154, so the first slot at 168; the content
  /// begins at 22, its slots at 30.
  @Test func `dots are centred in the control, in the order of reading`() {
    let bounds = Rect(x: 100, y: 10, width: 200, height: 50)
    let slots = control(pages: 4).dots(in: bounds, direction: .leftToRight).map(\.slot)
    #expect(slots == [168, 186, 204, 222].map { Rect(x: $0, y: 30, width: 10, height: 10) })
    let reversed = control(pages: 4).dots(in: bounds, direction: .rightToLeft).map(\.slot)
    #expect(reversed == [222, 204, 186, 168].map { Rect(x: $0, y: 30, width: 10, height: 10) })
  }

  /// In 125 points there is room for (125 − 28 − 10) / 18 + 1 dots, which is 5; they are 82 wide.
  @Test func `a control that is too narrow shows the dots around the current page`() {
    let bounds = Rect(x: 0, y: 0, width: 125, height: 50)
    var many = control(pages: 14)
    many.currentPage = 7
    let dots = many.dots(in: bounds, direction: .leftToRight)
    #expect(dots.map(\.page) == [5, 6, 7, 8, 9])
    #expect(dots.map(\.slot.minX) == [21.5, 39.5, 57.5, 75.5, 93.5])
    #expect(dots.map(\.scale) == [0.6, 1, 1, 1, 0.6])
    many.currentPage = 0
    #expect(many.dots(in: bounds, direction: .leftToRight).map(\.page) == [0, 1, 2, 3, 4])
    #expect(many.dots(in: bounds, direction: .leftToRight).map(\.scale) == [1, 1, 1, 1, 0.6])
    many.currentPage = 13
    #expect(many.dots(in: bounds, direction: .rightToLeft).map(\.page) == [9, 10, 11, 12, 13])
    #expect(
      many.dots(in: bounds, direction: .rightToLeft).map(\.slot.minX) == [93.5, 75.5, 57.5, 39.5, 21.5])
  }

  /// Five dots are 110 wide and 26 high, whatever the control's size: (200 − 110) / 2 = 45, (50 − 26) / 2 = 12.
  @Test func `the platter is as large as a control of the shown dots, along either axis`() {
    let bounds = Rect(x: 100, y: 10, width: 200, height: 50)
    var dots = control(pages: 14)
    #expect(dots.platterArea(dots: 5, in: bounds) == Rect(x: 145, y: 22, width: 110, height: 26))
    dots.direction = .topToBottom
    #expect(dots.platterArea(dots: 1, in: bounds) == Rect(x: 187, y: 16, width: 26, height: 38))
  }

  /// Three dots are 46 long: in 50 × 200 at (100, 10) they begin 23 before the middle, 110.
  @Test func `dots may run down or up, whatever the language`() {
    let bounds = Rect(x: 100, y: 10, width: 50, height: 200)
    var dots = control(pages: 3)
    dots.direction = .topToBottom
    #expect(
      dots.size(scale: 2) == Size(width: 26, height: 74)
        && dots.size(forPages: 0, scale: 2) == Size(width: 26, height: 0))
    #expect(control(pages: 3).size(forPages: 0, scale: 2) == Size(width: 0, height: 26))
    let down = [87, 105, 123].map { Rect(x: 120, y: $0, width: 10, height: 10) }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      dots.direction = .topToBottom
      #expect(dots.dots(in: bounds, direction: direction).map(\.slot) == down)
      dots.direction = .bottomToTop
      #expect(dots.dots(in: bounds, direction: direction).map(\.slot) == down.reversed())
      dots.direction = .rightToLeft
      let across = dots.dots(in: Rect(x: 100, y: 10, width: 200, height: 50), direction: direction)
      #expect(across.map(\.slot.minX) == [213, 195, 177])
    }
  }

  @Test func `a control without room shows the current page's dot, and one of any length a thousand`() {
    var dots = control(pages: 5, current: 3)
    for width in [1.0, 38, 55] {
      let shown = dots.dots(in: Rect(x: 0, y: 0, width: width, height: 50), direction: .leftToRight)
      #expect(shown.map(\.page) == [3] && shown.map(\.scale) == [0.6])
    }
    let two = dots.dots(in: Rect(x: 0, y: 0, width: 56, height: 50), direction: .leftToRight)
    #expect(two.map(\.page) == [2, 3] && two.map(\.scale) == [0.6, 0.6])
    dots.pageCount = 2000
    let many = dots.dots(in: Rect(x: 0, y: 0, width: 1e6, height: 50), direction: .leftToRight)
    #expect(many.count == 1000)
  }

  @Test func `a page's own picture comes before that of all dots`() throws {
    var dots = control(pages: 3)
    #expect(dots.image(of: 0) == nil)
    dots.image = try DrawnFigures.picture(4, 4)
    dots.pageImages = [.init(page: 1, image: try DrawnFigures.picture(6, 6))]
    #expect((0..<3).map { dots.image(of: $0)?.size.width } == [4, 6, 4])
  }

  @Test func `no pages have no dots`() {
    #expect(control(pages: 0).dots(in: Rect(x: 0, y: 0, width: 9, height: 9), direction: .leftToRight) == [])
  }

  @Test @MainActor func `a control that hides for a single page shows no dot but keeps its size`() throws {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    // 20 points and a slot of 17⅔, as iOS 18 was recorded at 3x.
    #expect(control.intrinsicContentSize.width == 37 + 2 / 3.0)
    #expect(try dots(of: control).isEmpty)
    control.hidesForSinglePage = false
    #expect(try dots(of: control).count == 1)
    control.hidesForSinglePage = true
    control.numberOfPages = 2
    #expect(try dots(of: control).count == 2)
    control.numberOfPages = 0
    #expect(try dots(of: control).isEmpty)
  }

  /// The root covers the screen of 375 × 667 pt; 3 pages are 74 wide and begin at 150.5. A dot of 7.6 pt
  /// leaves 1.2 of its slot on each side: x from 165.7, y from 333.5 − 3.8.
  @Test @MainActor func `dots have their diameter and colours in the scene`() throws {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = 3
    control.currentPage = 2
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .gray
    let found = try dots(of: control)
    let gray = Color(rgb: 0x808080)
    #expect(found.map(\.color) == [gray, gray, Color(red: 1, green: 0, blue: 0)])
    for (dot, x) in zip(found, [165.7, 183.7, 201.7]) {
      for (value, wanted) in [
        (dot.rect.minX, x), (dot.rect.minY, 329.7), (dot.rect.width, 7.6), (dot.rect.height, 7.6),
      ] {
        #expect(abs(value - wanted) < 1e-9)
      }
    }
  }

  @MainActor
  private func dots(of control: UIPageControl) throws -> [(rect: Rect, color: Color)] {
    try solve(control, on: .sePortrait).scene.items.compactMap { item in
      if case .shape(.ellipse(let rect), let color) = item.kind { (rect, color) } else { nil }
    }
  }
}
