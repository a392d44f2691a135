import LayoutEngine
import PageTestSupport
import Testing
import UIKit

@testable import PageBase
@testable import UIKitCore

/// Screens of lists and pages as apps publish them, on an iPhone X (375 × 812 pt at 3×, safe area 44 and 34).
@MainActor
struct ListScreenTests {
  private func view(_ name: String, in window: UIWindow) throws -> UIView {
    try #require(window.first(UIView.self) { $0.accessibilityIdentifier == name })
  }

  @Test func `pages of a section that pages by groups move the dots`() throws {
    let screen = WelcomePagesViewController()
    let window = try show(screen)
    // From the safe area to 8 above the 26 of the dots: 812 − 34 − 26 − 8.
    #expect(try view("Plan", in: window).pixels == edges(0, 44, 375, 744))
    #expect(screen.pageControl.currentPage == 0)
    screen.next()
    window.layoutIfNeeded()
    #expect(try view("Pack", in: window).pixels == edges(0, 44, 375, 744))
    #expect(screen.pageControl.currentPage == 1)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(screen.pageControl.currentPage == 1)
  }

  @Test func `an inset grouped list stands between the margins with its headers`() throws {
    let screen = SettingsListViewController()
    let window = try show(screen)
    let (first, second) = (try view("Language", in: window), try view("Region", in: window))
    // 16 of margin; a list that does not scroll has no insets adjusted, and its first header begins at its top: 17 + 15.51
    // + 6, which the pixels make 38⅔.
    let top = first.pixels[1]
    #expect(first.pixels[0] == 48 && first.pixels[2] == 1077)
    #expect(abs(top / 3 - 38.51) < 0.7)
    // The least height of a row.
    #expect(second.pixels[1] - top == 132 && second.pixelHeight == 132)
    let header = try #require(
      screen.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect(header.first(UILabel.self)?.text == "GENERAL")
    // Text 16 into the row.
    #expect(first.first(UILabel.self) { $0.text == "Language" }?.pixels[0] == 96)
    #expect(screen.collectionView.backgroundColor == .systemGroupedBackground)
  }

  @Test func `sections of different kinds stand below one another`() throws {
    let window = try show(StoreFrontViewController())
    // 772⅓ pt in all, which do not scroll, so that no insets are adjusted. 0.8 of 375 in the middle, less 6 at each side.
    #expect(try view("featured 1", in: window).pixels == [130.5, 0, 994.5, 540])
    #expect(try view("categories 2", in: window).pixels == edges(114, 196, 204, 236))
    // 180 + 72; a line of 17 pt is 20⅓, and 20 around it.
    #expect(try view("title", in: window).pixels[1] == 756)
    #expect(try view("title", in: window).pixelHeight == 121)
    #expect(try view("all 2", in: window).pixels == [562.5, 877, 1125, 1237])
  }

  @Test func `a row of a diffable table moves to the other section`() throws {
    let screen = TaskTableViewController(style: .plain)
    let window = try show(screen)
    #expect(
      screen.tableView.visibleCells.map(\.accessibilityIdentifier) == [
        "Water the plants", "Buy bread", "Call Mia",
      ])
    // Below 44 of safe area, 22 of padding and a header of 28.
    #expect(try view("Water the plants", in: window).pixels[1] == 282)
    screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    window.layoutIfNeeded()
    #expect(
      screen.tableView.visibleCells.map(\.accessibilityIdentifier) == [
        "Buy bread", "Water the plants", "Call Mia",
      ])
  }
}
