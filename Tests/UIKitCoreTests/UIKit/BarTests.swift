import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Navigation bars, toolbars and tab bars of 375 pt, on an iPhone X: 3×, margins 16.
@MainActor
struct BarTests {
  private func place(_ bar: UIView) -> UIView {
    let root = plain(.white)
    _ = bar.added(to: root, as: "bar")
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  /// The frames of the bar's parts, in document order, with their classes.
  private func parts(of bar: UIView, direction: LayoutDirection = .leftToRight) throws -> [(String, Rect)] {
    let solved = try solve(place(bar), on: .xPortrait, direction: direction)
    let tree = solved.page.tree
    let index = try #require(tree.views.firstIndex { $0.identifier == "bar" })
    return tree.views[index].children.map {
      (tree.views[$0].className, solved.layout.frames[tree.views[$0].item])
    }
  }

  /// 44 + 22 = 66; half a pixel is a pixel at 3×, so within a third of a point.
  @Test func `a title is in the middle of the bar, at 17 pt semibold`() throws {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Title")]
    let label = UILabel()
    label.text = "Title"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    let width = try PlacedView(label).frame().width
    let parts = try parts(of: bar)
    #expect(parts.map(\.0) == ["UILabel"])
    #expect(abs(parts[0].1.midX - 187.5) < 0.34 && abs(parts[0].1.midY - 66) < 0.34)
    #expect(abs(parts[0].1.width - width) < 0.34)
  }

  @Test func `items stand at the margins, the first outermost, and mirror`() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem()
    item.leftBarButtonItems = [UIBarButtonItem(systemItem: .cancel), UIBarButtonItem(systemItem: .add)]
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .stop)]
    bar.items = [item]
    let parts = try parts(of: bar).map(\.1)
    try #require(parts.count == 4)
    let (cancel, add, done, stop) = (parts[0], parts[1], parts[2], parts[3])
    #expect(cancel.minX == 16 && add.minX == cancel.maxX + 16 && done.maxX == 359)
    #expect(stop.maxX == done.minX - 16 && cancel.width > add.width)
    let mirrored = try self.parts(of: bar, direction: .rightToLeft).map(\.1)
    #expect(mirrored[0].maxX == 359 && mirrored[2].minX == 16)
  }

  /// Recorded from UIKit: the chevron begins at x = 8.
  @Test func `the page before gives a back button`() throws {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    let parts = try parts(of: bar)
    #expect(parts.map(\.0) == ["UIControl", "UILabel"] && parts[0].1.minX == 8)
    #expect(bar.backItem?.title == "First" && bar.topItem?.title == "Second")
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(title: "Left")
    #expect(try self.parts(of: bar).map(\.0) == ["UIButton", "UILabel"])
    bar.topItem?.hidesBackButton = true
    bar.topItem?.leftBarButtonItem = nil
    #expect(try self.parts(of: bar).map(\.0) == ["UILabel"])
    bar.popItem(animated: false)
    #expect(bar.topItem?.title == "First")
  }

  @Test func `a title that is too long gives way to the buttons`() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: String(repeating: "A long title ", count: 9))
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    bar.items = [item]
    let parts = try parts(of: bar).map(\.1)
    #expect(parts[0].maxX == 359)
    #expect(parts[1].minX >= 16 && parts[1].maxX <= parts[0].minX - 8 + 0.34)
  }

  @Test func `a large title stands at the margin below the row`() throws {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Large")]
    let parts = try parts(of: bar)
    // 34 pt: 40.574 high, 41 at most.
    #expect(parts[0].1.minX == 16 && parts[0].1.minY == 91 && (40.3...41).contains(parts[0].1.height))
  }

  @Test func `title views and custom views are placed by the bar, in their own sizes`() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem()
    let title = plain(.red)
    title.frame.size = CGSize(width: 60, height: 20)
    item.titleView = title
    let control = UISwitch()
    item.rightBarButtonItem = UIBarButtonItem(customView: control)
    bar.items = [item]
    let parts = try parts(of: bar)
    #expect(parts.map(\.0) == ["UISwitch", "UIView"])
    // The middle, 187.5, less 30 is on half a pixel: 157.5 is 472.5 px, so 473.
    #expect(abs(parts[1].1.minX - 157.6667) < 0.001 && parts[1].1.width == 60 && parts[1].1.minY == 56)
    // The alignment rectangle ends at 359, the frame 2 pt beyond.
    #expect(parts[0].1.maxX == 361)
  }

  @Test func `what a bar shows may change from one reading to the next`() throws {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "One")]
    #expect(try parts(of: bar).count == 1)
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "More")
    #expect(try parts(of: bar).count == 2)
    #expect(try parts(of: bar).count == 2 && bar.subviews.count == 2)
    bar.items = nil
    #expect(try parts(of: bar).isEmpty && bar.constraints.isEmpty)
  }

  /// Between the margins are 343 pt; the two spaces share what the three buttons leave.
  @Test func `flexible spaces of a toolbar share the room`() throws {
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .add),
    ]
    let frames = try parts(of: bar).map(\.1)
    #expect(frames.count == 3 && frames[0].minX == 16 && frames[2].maxX == 359)
    #expect(abs(frames[1].midX - 187.5) < 0.34)
  }

  @Test func `a fixed space of a toolbar is as wide as it says`() throws {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(systemItem: .add), .fixedSpace(40), UIBarButtonItem(systemItem: .add)]
    let frames = try parts(of: bar).map(\.1)
    // 40 in addition to the 16 between neighbours.
    #expect(abs(frames[1].minX - frames[0].maxX - 56) < 0.001)
  }

  /// 94 % of #F9F9F9 over white is #F9F9F9 within a step; the line is a pixel of 30 % black below the bar.
  @Test func `a navigation bar has a ground and a hairline below it`() throws {
    let bar = UINavigationBar()
    let placed = PlacedView(bar, width: 300)
    let light = try placed.drawing()
    #expect(isNear(light[50, 20], 0xF9F9F9, 1) && isNear(light[50, 43.5], 0xF9F9F9, 1))
    #expect(isNear(light[50, 44], 0xB2B2B2) && light[50, 44.5] == 0xFFFFFF)
    // 94 % of #1D1D1D over black: 27.
    #expect(isNear(try placed.drawing(.dark)[50, 20], 0x1B1B1B))
    bar.barTintColor = .red
    #expect(try placed.drawing()[50, 20] == 0xFF0000)
  }

  @Test func `bars that reach the screen's edge draw behind the status bar and the home indicator`() throws {
    let bar = UINavigationBar()
    bar.barTintColor = .red
    let placed = PlacedView(bar, width: 300)
    #expect(try placed.drawing()[50, -1] == 0xFFFFFF)
    bar.reachesScreenEdge = true
    #expect(try placed.drawing()[50, -100] == 0xFF0000)
    let tabs = UITabBar()
    tabs.barTintColor = .red
    tabs.reachesScreenEdge = true
    let drawing = try PlacedView(tabs, width: 300).drawing()
    #expect(drawing[50, 566] == 0xFF0000 && drawing[50, -1] == 0xFFFFFF)
  }

  /// Three tabs of 100 pt; pictures of 20 pt around y = 18.5; the first is selected.
  @Test func `the selected tab is tinted, the others are grey`() throws {
    let bar = UITabBar()
    let image = UIImage(picture(20, 20) { _, _ in 0xFF0000 }, scale: 1)
    let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: image, tag: 0) }
    items[1].badgeValue = "3"
    bar.items = items
    bar.selectedItem = items[0]
    let drawing = try PlacedView(bar, width: 300).drawing()
    #expect(drawing[50, 18] == 0x007AFF && drawing[245, 25] == 0x929292)
    // The badge of 18 pt begins 6 pt right of the middle and 3 pt below the top.
    #expect(drawing[158, 12] == 0xFF3B30)
    #expect(drawing.hasInk(40, 35, 60, 47, on: drawing[5, 40]))
    // A disabled one has 0.27 of the ink (cashapp/AccessibilitySnapshot, testTabBars on iOS 18.5).
    items[2].isEnabled = false
    let (ground, faint) = (
      Double(drawing[5, 18] & 0xFF), Double(try PlacedView(bar, width: 300).drawing()[245, 25] & 0xFF)
    )
    #expect(abs(faint - ground - 0.27 * (146 - ground)) <= 1.5)
    items[0].selectedImage = UIImage(picture(20, 20) { _, _ in 0 }, scale: 1)
      .withRenderingMode(.alwaysOriginal)
    #expect(try PlacedView(bar, width: 300).drawing()[50, 18] == 0x000000)
  }

  @Test func `system items have titles or pictures`() {
    let bar = UIToolbar()
    bar.items = (0...UIBarButtonItem.SystemItem.close.rawValue).compactMap(
      UIBarButtonItem.SystemItem.init
    ).map { UIBarButtonItem(systemItem: $0) }
    #expect(bar.items?.count == 25)
    #expect(ViewTree(root: bar).diagnostics.isEmpty)
  }
}
