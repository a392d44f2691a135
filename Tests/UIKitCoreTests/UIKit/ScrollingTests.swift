import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Scroll views by themselves and in a window on an iPhone X (375 × 812 pt, safe area 44 and 34).
@MainActor
@Suite struct ScrollingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func scrolled(_ x: CGFloat, _ y: CGFloat, to rect: CGRect) -> [CGFloat] {
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    scroll.contentOffset = CGPoint(x: x, y: y)
    scroll.scrollRectToVisible(rect, animated: false)
    return [scroll.contentOffset.x, scroll.contentOffset.y]
  }

  @Test func `a rectangle is scrolled to by the least distance`() {
    let rect = CGRect(x: 300, y: 400, width: 20, height: 10)
    // Its end comes to the view's end: 320 − 100 and 410 − 50.
    #expect(scrolled(0, 0, to: rect) == [220, 360])
    // Its start comes to the view's start.
    #expect(scrolled(500, 600, to: rect) == [300, 400])
    // It is within already, at the very edges.
    #expect(scrolled(220, 360, to: rect) == [220, 360] && scrolled(300, 400, to: rect) == [300, 400])
    #expect(scrolled(250, 600, to: rect) == [250, 400] && scrolled(500, 380, to: rect) == [300, 380])
    // Of a larger one, the start shows.
    #expect(scrolled(0, 0, to: CGRect(x: 300, y: 400, width: 200, height: 100)) == [300, 400])
  }

  @Test func `a paging view whose size changes stays on its page`() {
    scroll.isPagingEnabled = true
    func lay(_ width: CGFloat, _ height: CGFloat, _ inset: UIEdgeInsets = .zero) {
      scroll.takeLayout(
        size: CGSize(width: width, height: height), offset: scroll.contentOffset,
        contentSize: CGSize(width: 5 * width, height: 5 * height), adjustedInset: inset)
    }
    lay(100, 50)
    scroll.contentOffset = CGPoint(x: 200, y: 50)
    lay(300, 80)
    #expect(scroll.contentOffset == CGPoint(x: 600, y: 80))
    // Two pages of 300 from −4, and one of 80 from −6: at 150 and 40 with other insets.
    lay(300, 80, UIEdgeInsets(top: 6, left: 4, bottom: 0, right: 0))
    scroll.contentOffset = CGPoint(x: 596, y: 74)
    lay(150, 40, UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 299, y: 38))
  }

  /// UIKit's `setContentOffset` has no limits: an offset that code sets before the content is there holds.
  @Test func `an offset set before the first layout of the content holds`() {
    func lay(_ content: CGSize, offset: CGPoint) {
      scroll.takeLayout(
        size: CGSize(width: 100, height: 50), offset: offset, contentSize: content, adjustedInset: .zero)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    lay(.zero, offset: .zero)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 30))
    // Of 70 points of content 50 show, so that 20 is the most.
    lay(CGSize(width: 100, height: 70), offset: CGPoint(x: 0, y: 20))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
    lay(.zero, offset: .zero)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
  }

  @Test func `a change of the adjusted inset is told`() {
    final class Hearing: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    let scroll = Hearing(frame: .zero)
    func lay(_ top: CGFloat) {
      scroll.takeLayout(
        size: CGSize(width: 10, height: 10), offset: .zero, contentSize: .zero,
        adjustedInset: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    lay(5)
    #expect(scroll.count == 1 && scroll.adjustedContentInset.top == 5)
    lay(5)
    #expect(scroll.count == 1)
    lay(6)
    #expect(scroll.count == 2 && scroll.adjustedContentInset.top == 6)
  }

  /// 1000 high: from −44 − 44 of the bar at rest to 1000 + 34 − 812 at the end.
  @Test(arguments: [(-88.0, 310.0), (0, 222), (200, 22), (222, 0)] as [(Double, Double)])
  func `what is left of content below the bars is known`(offset: Double, left: Double) throws {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentSize = CGSize(width: 375, height: 1000)
    page.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.contentBelowBar == nil && navigation.contentBelowToolbar == nil)
    let window = try makeWindow(navigation)
    scroll.contentOffset.y = CGFloat(offset)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 88 && scroll.adjustedContentInset.bottom == 34)
    #expect(navigation.contentBelowBar == CGFloat(offset + 88))
    #expect(navigation.contentBelowToolbar == CGFloat(left))
    #expect(navigation.isContentBelowBar == (offset > -88))
  }

  @Test func `a scroll view's margins stay as it scrolls`() throws {
    final class Hearing: UIScrollView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let (page, scroll) = (UIViewController(), Hearing(frame: CGRect(x: 20, y: 100, width: 200, height: 300)))
    scroll.contentSize = CGSize(width: 900, height: 900)
    page.view.addSubview(scroll)
    let window = try makeWindow(page)
    scroll.count = 0
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    window.layoutIfNeeded()
    #expect(scroll.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) && scroll.count == 0)
  }

  // MARK: Pages

  private func scroller(
    isHorizontal: Bool, before: Bool = true, after: Bool = true, progress: CGFloat = 0
  ) -> (scroller: PageScroller, pages: [UIView]) {
    let scroller = PageScroller(isHorizontal: isHorizontal, gap: 10)
    scroller.frame = CGRect(x: 0, y: 0, width: 110, height: 60)
    let pages = (0..<3).map { _ in UIView(frame: .zero) }
    scroller.reach = (before, after)
    scroller.progress = progress
    scroller.show([.before: pages[0], .current: pages[1], .after: pages[2]])
    scroller.layoutSubviews()
    return (scroller, pages)
  }

  @Test func `pages lie beside one another with half a gap at each end`() {
    let (scroller, pages) = scroller(isHorizontal: true)
    #expect(pages.compactMap { $0.superview?.frame.minX } == [5, 115, 225])
    #expect(pages.allSatisfy { $0.superview?.frame.size == CGSize(width: 100, height: 60) })
    #expect(scroller.contentSize == CGSize(width: 330, height: 60))
    #expect(scroller.contentOffset == CGPoint(x: 110, y: 0))
    #expect(scroller.contentInset == .zero)
  }

  @Test func `pages lie below one another with half a gap at each end`() {
    let (scroller, pages) = scroller(isHorizontal: false)
    #expect(pages.compactMap { $0.superview?.frame.minY } == [5, 65, 125])
    #expect(pages.allSatisfy { $0.superview?.frame.size == CGSize(width: 110, height: 50) })
    #expect(scroller.contentSize == CGSize(width: 110, height: 180))
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 60))
  }

  @Test func `where there is no page the content ends`() {
    let (first, _) = scroller(isHorizontal: true, before: false)
    #expect(first.contentInset == UIEdgeInsets(top: 0, left: -110, bottom: 0, right: 0))
    let (last, _) = scroller(isHorizontal: true, after: false)
    #expect(last.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -110))
    let (top, _) = scroller(isHorizontal: false, before: false)
    #expect(top.contentInset == UIEdgeInsets(top: -60, left: 0, bottom: 0, right: 0))
    let (bottom, _) = scroller(isHorizontal: false, after: false)
    #expect(bottom.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: -60, right: 0))
  }

  @Test func `a swipe's progress scrolls by so much of a page`() {
    #expect(scroller(isHorizontal: true, progress: 0.5).scroller.contentOffset.x == 165)
    #expect(scroller(isHorizontal: true, progress: -1).scroller.contentOffset.x == 0)
    #expect(scroller(isHorizontal: false, progress: 0.5).scroller.contentOffset.y == 90)
  }

  @Test func `a scroller is laid out again when its pages or its progress change`() {
    let scroller = scroller(isHorizontal: true).scroller
    scroller.layoutNeeds = []
    scroller.reach = (true, true)
    scroller.progress = 0
    #expect(scroller.layoutNeeds.isEmpty)
    scroller.reach = (true, false)
    #expect(!scroller.layoutNeeds.isEmpty)
    scroller.layoutNeeds = []
    scroller.reach = (false, false)
    #expect(!scroller.layoutNeeds.isEmpty)
    scroller.layoutNeeds = []
    scroller.progress = 0.25
    #expect(!scroller.layoutNeeds.isEmpty)
  }

  @Test func `pages that are shown no more leave the scroller`() {
    let (scroller, pages) = scroller(isHorizontal: true)
    scroller.show([.current: pages[2]])
    #expect(pages[0].superview == nil && pages[1].superview == nil)
    #expect(scroller.subviews.count == 1)
    scroller.layoutSubviews()
    #expect(pages[2].superview?.frame.minX == 115)
  }

  // MARK: Margins and guides

  @Test func `margins by side are margins of a left-to-right layout`() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.hasAbsoluteMargins)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(!view.hasAbsoluteMargins)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test(arguments: [(false, false, 20.0), (false, true, 60), (true, false, 20), (true, true, 20)])
  func `left margins stay left where text runs from right to left`(
    isAbsolute: Bool, isReversed: Bool, left: Double
  ) throws {
    let root = UIView()
    let box = UIView().added(to: root, as: "box")
    if isAbsolute {
      box.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 60)
    } else {
      box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 60)
    }
    let inner = UIView().added(to: box, as: "inner")
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.widthAnchor.constraint(equalToConstant: 200),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor),
      inner.topAnchor.constraint(equalTo: box.topAnchor), inner.heightAnchor.constraint(equalToConstant: 9),
    ])
    let page = try solve(root, on: .sePortrait, direction: isReversed ? .rightToLeft : .leftToRight)
    let (outer, frame) = (try page.frame("box"), try page.frame("inner"))
    #expect(frame.minX - outer.minX == left && frame.width == 120)
  }

  @Test func `guides have their frames in their view's coordinates`() throws {
    let controller = UIViewController()
    let view = try #require(controller.view)
    let scroll = UIScrollView(frame: CGRect(x: 30, y: 100, width: 200, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 900)
    scroll.contentOffset.y = 70
    view.addSubview(scroll)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 11),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      guide.widthAnchor.constraint(equalToConstant: 13), guide.heightAnchor.constraint(equalToConstant: 14),
    ])
    _ = scroll.frameLayoutGuide
    let window = try makeWindow(controller)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 11, y: 12, width: 13, height: 14))
    // 812 − 44 − 34.
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 44, width: 343, height: 734))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 200, height: 300))
  }

  // MARK: Content

  @Test func `a text view has its text's size unless it scrolls`() {
    let view = UITextView(frame: .zero)
    view.text = "Text"
    #expect(view.isScrollEnabled)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    // A line of 12 pt and 8 above and below it.
    #expect(view.intrinsicContentSize.height > 28 && view.intrinsicContentSize.height < 34)
  }
}
