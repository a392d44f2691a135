import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Scroll views on an iPhone SE (375 × 667 pt at 2×, safe area top 20). Frames are worked by hand.
@MainActor
@Suite struct ScrollViewTests {
  /// A controller's view with a scroll view over all of it.
  private func screen(_ scroll: UIScrollView) -> UIView {
    let root = UIView()
    _ = scroll.added(to: root, as: "scroll")
    NSLayoutConstraint.activate(edges(of: scroll, to: root))
    return root
  }

  private func edges(of view: UIView, to other: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  private func offset(_ solved: SolvedPage) throws -> Point {
    let view = try #require(solved.page.tree.views.first { $0.identifier == "scroll" })
    return solved.layout.contentOffsets[view.item]
  }

  private func size(_ solved: SolvedPage) throws -> Size {
    let view = try #require(solved.page.tree.views.first { $0.identifier == "scroll" })
    return solved.layout.contentSizes[view.item]
  }

  /// Pages as wide as the scroll view, side by side, pinned to its edges or to its guides.
  private func pages(_ count: Int, in scroll: UIScrollView, withGuides: Bool) {
    var previous: UIView?
    for index in 0..<count {
      let page = plain(index % 2 == 0 ? .red : .blue).added(to: scroll, as: "page\(index)")
      let content = scroll.contentLayoutGuide
      let frame = scroll.frameLayoutGuide
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: withGuides ? content.topAnchor : scroll.topAnchor),
        page.bottomAnchor.constraint(equalTo: withGuides ? content.bottomAnchor : scroll.bottomAnchor),
        page.widthAnchor.constraint(equalTo: withGuides ? frame.widthAnchor : scroll.widthAnchor),
        page.heightAnchor.constraint(equalTo: withGuides ? frame.heightAnchor : scroll.heightAnchor),
        page.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor
            ?? (withGuides ? content.leadingAnchor : scroll.leadingAnchor)),
      ])
      previous = page
    }
    previous?.trailingAnchor.constraint(
      equalTo: withGuides ? scroll.contentLayoutGuide.trailingAnchor : scroll.trailingAnchor
    ).isActive = true
  }

  @Test(arguments: [false, true])
  func `four pages make a content of four widths, and a page is shown at the origin`(
    withGuides: Bool
  ) throws {
    let scroll = UIScrollView(frame: .zero)
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    pages(4, in: scroll, withGuides: withGuides)
    scroll.contentOffset = CGPoint(x: 750, y: 0)
    let solved = try solve(screen(scroll), on: .sePortrait)
    #expect(try size(solved) == Size(width: 1500, height: 667))
    #expect(try solved.frame("page2") == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(try solved.frame("page3").minX == 375)
  }

  @Test func `half-way through a swipe two pages show`() throws {
    let scroll = UIScrollView(frame: .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    pages(3, in: scroll, withGuides: false)
    scroll.contentOffset = CGPoint(x: 562.5, y: 0)
    let solved = try solve(screen(scroll), on: .sePortrait)
    #expect(try offset(solved).x == 562.5)
    #expect(try solved.frame("page1").minX == -187.5)
    #expect(try solved.frame("page2").minX == 187.5)
  }

  @Test func `content below the screen begins below the status bar`() throws {
    let scroll = UIScrollView(frame: .zero)
    let long = plain(.gray).added(to: scroll, as: "long")
    NSLayoutConstraint.activate(
      edges(of: long, to: scroll) + [
        long.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        long.heightAnchor.constraint(equalToConstant: 900),
      ])
    let root = screen(scroll)
    #expect(try solve(root, on: .sePortrait).frame("long").minY == 20)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(try solve(root, on: .sePortrait).frame("long").minY == 0)
    scroll.contentInset.top = 12
    #expect(try solve(root, on: .sePortrait).frame("long").minY == 12)
    scroll.contentOffset = CGPoint(x: 0, y: 10_000)
    // 900 − 667.
    #expect(try solve(root, on: .sePortrait).frame("long").minY == -233)
  }

  @Test func `a content size that is set holds views with frames`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 750, height: 667)
    scroll.contentOffset = CGPoint(x: 300, y: 0)
    let view = plain(.red)
    view.accessibilityIdentifier = "view"
    view.frame = CGRect(x: 400, y: 50, width: 100, height: 100)
    scroll.addSubview(view)
    let solved = try solve(screen(scroll), on: .sePortrait)
    #expect(try size(solved) == Size(width: 750, height: 667))
    #expect(try solved.frame("view") == Rect(x: 100, y: 50, width: 100, height: 100))
  }

  @Test func `the content of a text view is no view, and its guide says so`() {
    let text = UITextView(frame: .zero)
    let root = screen(text)
    let view = UIView().added(to: text, as: "view")
    view.topAnchor.constraint(equalTo: text.contentLayoutGuide.topAnchor).isActive = true
    let tree = ViewTree(root: root)
    #expect(tree.diagnostics.map(\.severity) == [.warning])
    let message = tree.diagnostics.first?.message
    #expect(message?.contains("scroll has a constraint to its contentLayoutGuide") == true)
  }

  @Test func `each class of scroll view has a delegate of its own type`() {
    final class Listener: UIScrollViewDelegate {}
    final class TableListener: UITableViewDelegate {}
    let (listener, tableListener) = (Listener(), TableListener())
    let scroll = UIScrollView(frame: .zero)
    scroll.delegate = listener
    #expect(scroll.delegate === listener)
    let table = UITableView(frame: .zero)
    table.delegate = tableListener
    #expect(table.delegate === tableListener)
    let delegate: (any UITableViewDelegate)? = table.delegate
    #expect(delegate === tableListener)
  }

  @Test func `a constraint keeps where it was written`() throws {
    let root = UIView()
    let view = UIView().added(to: root, as: "view")
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
    let source = LayoutConstraint.Source(file: "Main.storyboard", line: 41, column: 7)
    constraint.source = source
    constraint.isActive = true
    #expect(ViewTree(root: root).layout.constraints.map(\.source) == [source])
  }

  @Test func `margins set on a screen's view win over the system's`() throws {
    let root = UIView()
    let view = plain(.red).added(to: root, as: "view")
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(try solve(root, on: .sePortrait).frame("view") == Rect(x: 16, y: 20, width: 343, height: 647))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try solve(root, on: .sePortrait).frame("view") == Rect(x: 2, y: 21, width: 369, height: 643))
  }
}
