import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Bars, rows and alerts of iOS 26 in a window, as view trees and probes of its simulators (26.1) printed them: on an
/// iPhone 16 Pro of 402 × 874 pt with a safe area of 62 and 34, unless a test says otherwise.
@MainActor
struct SystemBarTests {
  private func window(
    _ controller: UIViewController, on device: String = "iphone-16-pro", _ system: SystemVersion = .ios26
  ) throws -> UIWindow { try SystemLookTests.window(controller, on: device, system) }

  private func frame(_ view: UIView, in window: UIWindow) -> CGRect {
    view.convert(view.bounds, to: window)
  }

  // MARK: Navigation bars

  @Test(
    arguments: [
      ("iphone-16-pro", false, 116.0), ("iphone-16-pro", true, 168), ("iphone-se-3", false, 74),
      ("iphone-se-3", true, 126),
    ] as [(String, Bool, Double)])
  func `a navigation bar adds 54 to the safe area, and 106 with a large title`(
    device: String, isLarge: Bool, top: Double
  ) throws {
    let page = UIViewController()
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = isLarge
    let window = try window(navigation, on: device)
    #expect(page.view.safeAreaInsets.top == CGFloat(top))
    #expect(frame(navigation.navigationBar, in: window).height == (isLarge ? 106 : 54))
  }

  @Test func `a navigation bar is clear at rest`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = try window(navigation)
    guard case .control(let content) = window.inTraits({ navigation.navigationBar.content }),
      let ground = content as? BarBackgroundContent
    else { throw TestFailure() }
    #expect(ground.color == nil && ground.lineColor == nil)
  }

  @Test func `an inline title is centred on the platters, 22 pt below the bar's top`() throws {
    let page = UIViewController()
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    let window = try window(navigation)
    let label = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(abs(frame(label, in: window).midY - (62 + 22)) < 0.4)
    #expect(label.font.pointSize == 17)
  }

  @Test func `a large title begins at 16 and 57⅔`() throws {
    let page = UIViewController()
    page.title = "Title"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try window(navigation)
    let label = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
    let frame = frame(label, in: window)
    #expect(frame.minX == 16 && abs(frame.minY - (62 + 57 + 2 / 3.0)) < 0.01)
    #expect(abs(frame.height - (40 + 2 / 3.0)) < 0.4)
  }

  /// Content of 3000 pt at rest begins at 168: 62 of the safe area and 106 of the bar.
  @Test(
    arguments: [(0.0, 106.0, 34.0), (20, 86, 34), (52, 54, 17), (300, 54, 17)] as [(Double, Double, Double)])
  func `a large title collapses with the content's offset`(scrolled: Double, height: Double, size: Double)
    throws
  {
    let page = UIViewController()
    page.title = "Title"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    scroll.contentSize = CGSize(width: 402, height: 3000)
    page.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try window(navigation)
    try #require(scroll.adjustedContentInset.top == 168)
    scroll.contentOffset.y = CGFloat(scrolled - 168)
    window.layOut()
    let label = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(frame(navigation.navigationBar, in: window).height == CGFloat(height))
    #expect(label.font.pointSize == CGFloat(size) && scroll.adjustedContentInset.top == 168)
  }

  /// The effect is at full strength after 12 pt.
  @Test(arguments: [(0.0, nil), (6, 0.5), (12, 1), (300, 1)] as [(Double, Double?)])
  func `content below a bar without a ground fades with its scroll edge`(scrolled: Double, strength: Double?)
    throws
  {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    scroll.contentSize = CGSize(width: 402, height: 3000)
    page.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: page)
    let window = try window(navigation)
    scroll.contentOffset.y = CGFloat(scrolled) - scroll.adjustedContentInset.top
    window.layOut()
    guard case .control(let content) = window.inTraits({ navigation.navigationBar.content }),
      let ground = content as? BarBackgroundContent
    else { throw TestFailure() }
    #expect(ground.color == nil && ground.edge?.strength == strength)
  }

  @Test func `a toolbar of iOS 18 has a ground only where content lies below it`() throws {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    scroll.contentSize = CGSize(width: 402, height: 3000)
    page.view.addSubview(scroll)
    page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let window = try window(navigation, on: "iphone-16-pro", .ios18)
    func ground() throws -> Color.Dynamic? {
      guard case .control(let content) = window.inTraits({ navigation.toolbar.content }),
        let ground = content as? BarBackgroundContent
      else { throw TestFailure() }
      return ground.color
    }
    #expect(try ground() == .barBackground)
    scroll.contentOffset.y = 3000 + scroll.adjustedContentInset.bottom - 874
    window.layOut()
    #expect(try ground() == nil)
  }

  private func platters(_ bar: UIView) -> [CGRect] {
    bar.subviews.filter { $0 is BarPlatter }.map(\.frame).sorted { $0.minX < $1.minX }
  }

  private func image(width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }
  }

  private func bar(
    _ change: (UINavigationItem) -> Void
  ) throws -> (bar: UINavigationBar, window: UIWindow) {
    let page = UIViewController()
    change(page.navigationItem)
    let navigation = UINavigationController(rootViewController: page)
    return (navigation.navigationBar, try window(navigation))
  }

  @Test func `a lone image is a circle of 44, 16 pt from the side`() throws {
    let bar = try self.bar {
      $0.rightBarButtonItem = UIBarButtonItem(
        image: image(width: 20), style: .plain, target: nil, action: nil)
    }.bar
    #expect(platters(bar) == [CGRect(x: 402 - 16 - 44, y: 0, width: 44, height: 44)])
  }

  @Test func `two images share a platter of 96`() throws {
    let bar = try self.bar { item in
      item.rightBarButtonItems = (0..<2).map { _ in
        UIBarButtonItem(image: image(width: 20), style: .plain, target: nil, action: nil)
      }
    }.bar
    #expect(platters(bar) == [CGRect(x: 402 - 16 - 96, y: 0, width: 96, height: 44)])
  }

  @Test func `a text has a platter of its own, 12 pt from the next, and 16 pt on each side`() throws {
    let bar = try self.bar { item in
      item.rightBarButtonItems = [
        UIBarButtonItem(image: image(width: 20), style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "Text", style: .plain, target: nil, action: nil),
      ]
    }.bar
    let found = platters(bar)
    try #require(found.count == 2)
    #expect(found[1].minX - found[0].maxX == 12)
    let platter = try #require(bar.subviews.first { $0.frame == found[0] })
    let button = try #require(platter.subviews.first as? UIButton)
    #expect(abs(found[0].width - button.intrinsicContentSize.width - 32) < 0.4)
    #expect(button.titleColor(for: .normal) == .label)
  }

  @Test func `Done is a checkmark, and white on the tint colour`() throws {
    let (bar, window) = try self.bar { $0.rightBarButtonItem = UIBarButtonItem(systemItem: .done) }
    let platter = try #require(bar.subviews.compactMap { $0 as? BarPlatter }.first)
    guard case .control(let content) = window.inTraits({ platter.content }),
      let ground = content as? PlatterContent
    else {
      throw TestFailure()
    }
    #expect(ground.fill?.light == Color(rgb: 0x0088FF))
    let button = try #require(platter.subviews.first as? BarButton)
    #expect(button.symbolKind == .checkmark && button.tintColor == .white)
  }

  @Test func `likely: the back button is a chevron in a circle of 44 at 16`() throws {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(UIViewController(), animated: false)
    _ = try window(navigation)
    #expect(platters(navigation.navigationBar) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
  }

  // MARK: Tab bars

  private func tabs(_ count: Int) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = (0..<count).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return page
    }
    return controller
  }

  @Test func `a tab bar is 83 high at the screen's end, and so is the safe area`() throws {
    let controller = tabs(3)
    let window = try window(controller)
    #expect(frame(controller.tabBar, in: window) == CGRect(x: 0, y: 874 - 83, width: 402, height: 83))
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `likely: a tab bar is 83 high on an iPhone SE, too`() throws {
    let controller = tabs(3)
    let window = try window(controller, on: "iphone-se-3")
    #expect(frame(controller.tabBar, in: window) == CGRect(x: 0, y: 667 - 83, width: 375, height: 83))
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 83)
  }

  /// The item of a tab is 54 high, and as wide as the pitch and 8.25 pt.
  @Test(arguments: [(3, 402.0, 274.0), (5, 402, 360), (5, 440, 398)] as [(Int, Double, Double)])
  func `tabs lie on a platter of 86 a tab and 16`(count: Int, width: Double, platter: Double) throws {
    guard case .platter(let metrics) = SystemVersion.ios26.metrics.tabBar.kind else { throw TestFailure() }
    let content = TabBarContent(
      background: BarBackgroundContent(isLineBelow: false, reachesScreenEdge: false),
      tabs: (0..<count).map { _ in
        TabBarContent.Tab(title: AttributedText(), badgeColor: Color.Dynamic(.clear))
      })
    let (ground, frames) = content.frames(on: metrics, in: Rect(x: 0, y: 0, width: width, height: 83))
    #expect(ground == Rect(x: (width - platter) / 2, y: 0, width: platter, height: 62))
    let pitch = (platter - 16.25) / Double(count)
    #expect(abs(frames[1].minX - frames[0].minX - pitch) < 1e-9)
    #expect(frames[0].minY == 4 && frames[0].height == 54 && abs(frames[0].width - pitch - 8.25) < 1e-9)
  }

  @Test func `an iPad's tab bar is at the top, below the status bar`() throws {
    let controller = tabs(3)
    let window = try window(controller, on: "ipad-10")
    let top = CGFloat(window.environment.layoutEnvironment.safeArea.top)
    #expect(frame(controller.tabBar, in: window) == CGRect(x: 0, y: top, width: 820, height: 44))
    #expect(controller.selectedViewController?.view.safeAreaInsets.top == top + 64)
  }

  /// `edgesForExtendedLayout` names edges of bars, and no bar is at an iPad's lower edge.
  @Test(arguments: [(.top, 0), ([], 44)] as [(UIRectEdge, Double)])
  func `below an iPad's tabs a page reaches the screen's end`(edges: UIRectEdge, beside: Double) throws {
    let controller = tabs(1)
    let page = try #require(controller.viewControllers?.first)
    page.edgesForExtendedLayout = edges
    let window = try window(controller, on: "ipad-10")
    let safe = CGFloat(window.environment.layoutEnvironment.safeArea.top)
    let top = beside == 0 ? 0 : safe + CGFloat(beside)
    #expect(frame(page.view, in: window) == CGRect(x: 0, y: top, width: 820, height: 1180 - top))
  }

  /// iPadOS 18 and later put the tabs where the title would be.
  @Test(arguments: [("ipad-10", 0), ("iphone-16-pro", 1)])
  func `tabs at the top take a navigation bar's title's place`(device: String, count: Int) throws {
    let page = UIViewController()
    page.navigationItem.title = "Album"
    let (navigation, tabs) = (UINavigationController(rootViewController: page), UITabBarController())
    tabs.viewControllers = [navigation]
    let window = try window(tabs, on: device)
    func titles(in view: UIView) -> Int {
      view.subviews.map(titles).reduce((view as? UILabel)?.text == "Album" ? 1 : 0, +)
    }
    #expect(titles(in: navigation.navigationBar) == count)
    _ = window
  }

  // MARK: Tables

  private final class Rows: UITableViewController {
    var footer: String?
    var cellStyle = UITableViewCell.CellStyle.default
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { tableView.style == .plain ? nil : "Title" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { tableView.style == .plain ? nil : footer }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `rows are 52 high`(style: UITableView.Style) throws {
    let rows = Rows(style: style)
    _ = try window(rows, on: "iphone-se-3")
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.height == 52)
  }

  @Test func `cards have a radius of 26, and rows margins of 15`() throws {
    let rows = Rows(style: .insetGrouped)
    _ = try window(rows, on: "iphone-se-3")
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.layer.cornerRadius == 26)
    #expect(cell.frame.minX == 16)
    #expect(cell.contentView.ownMargins.top == 15 && cell.contentView.ownMargins.bottom == 15)
  }

  @Test func `cards begin at 20 on a phone of 402, and their texts 16 farther in`() throws {
    let rows = Rows(style: .insetGrouped)
    let window = try window(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 20 && cell.frame.width == 362)
    let text = try #require(cell.textLabel)
    #expect(frame(text, in: window).minX == 36)
  }

  @Test func `headers are semibold, not in capitals, and 55⅓ and 45⅓ high`() throws {
    let rows = Rows(style: .insetGrouped)
    rows.footer = "Footer"
    _ = try window(rows)
    let headers = headers(of: rows)
    try #require(headers.count == 2)
    #expect(headers[0].textLabel?.text == "Title")
    #expect(headers[0].textLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(abs(headers[0].frame.height - (55 + 1 / 3.0)) < 0.01)
    #expect(abs(headers[1].frame.height - (45 + 1 / 3.0)) < 0.01)
  }

  private func headers(of rows: UITableViewController) -> [UITableViewHeaderFooterView] {
    rows.tableView.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
      .filter { $0.textLabel?.text == "Title" }.sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test func `headers below a large title and below an untitled footer are 38 high`() throws {
    let rows = Rows(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    _ = try window(navigation)
    #expect(headers(of: rows).map(\.frame.height) == [38, 38])
  }

  @Test(arguments: [(.plain, 62.0), (.grouped, 69 + 1 / 3.0)] as [(UITableView.Style, Double)])
  func `a row of two lines is 62 high in a plain table, and 69⅓ in others`(
    style: UITableView.Style, height: Double
  ) throws {
    let rows = Rows(style: style)
    rows.cellStyle = .subtitle
    _ = try window(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(abs(Double(cell.frame.height) - height) < 0.5)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    // 9 and 32½ were read at 2×, where a line of 17 pt is 20½ high; 15⅔ in a grouped table.
    #expect(abs(text.frame.minY - (style == .plain ? 9 : 15 + 2 / 3.0)) < 0.5)
    if style == .plain { #expect(abs(detail.frame.minY - 32.5) < 0.5) }
  }

  // MARK: Alerts

  private func alert(
    _ actions: [(String, UIAlertAction.Style)], title: String? = "Title", message: String? = "Message"
  ) throws -> (card: CGRect, buttons: [(title: String, frame: CGRect)], labels: [UILabel]) {
    let screen = UIViewController()
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    let window = try window(screen)
    window.inTraits { screen.present(alert, animated: false) }
    window.layOut()
    let card = try #require(alert.view.subviews.first)
    func all<View: UIView>(_ view: UIView, _ type: View.Type) -> [View] {
      view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all($0, type) }
    }
    let buttons = all(card, UIButton.self).map { button in
      (title: button.currentTitle ?? "", frame: button.convert(button.bounds, to: card))
    }
    return (frame(card, in: window), buttons, all(card, UILabel.self))
  }

  /// 22 + 20⅓ + 7⅔ + 18 + 4⅓ + 16 + 48 + 16.
  @Test func `an alert is 320 wide, and 152 high with a line of each text`() throws {
    let (card, buttons, labels) = try alert([("OK", .default), ("Cancel", .cancel)])
    #expect(card.width == 320 && abs(card.height - 152) < 1)
    #expect(card.minX == 41)
    #expect(labels.map(\.textAlignment) == [.natural, .natural])
    #expect(labels.map(\.font.pointSize) == [17, 15])
    // Cancel is left; both are (320 − 2 · 16 − 8) / 2 wide.
    #expect(buttons.map(\.title) == ["Cancel", "OK"])
    #expect(buttons.map(\.frame.minX) == [16, 164] && buttons.map(\.frame.width) == [140, 140])
    #expect(buttons.allSatisfy { $0.frame.height == 48 })
  }

  @Test func `three buttons are a column of gaps of 8, the cancel button last`() throws {
    let (_, buttons, _) = try alert([("Cancel", .cancel), ("One", .default), ("Two", .default)])
    #expect(buttons.map(\.title) == ["One", "Two", "Cancel"])
    #expect(buttons[1].frame.minY - buttons[0].frame.maxY == 8)
    #expect(buttons.allSatisfy { $0.frame.width == 288 })
  }

  @Test func `a lone text is regular and centred`() throws {
    let (_, _, labels) = try alert([("OK", .default)], message: nil)
    #expect(labels.map(\.textAlignment) == [.center])
    #expect(labels.first?.font == .systemFont(ofSize: 17))
  }

  // MARK: Toolbars

  @Test func `a toolbar alone is 48 high on a phone and 44 on an iPad`() throws {
    for (device, height) in [("iphone-16-pro", 48.0), ("ipad-10", 44)] {
      let window = try window(UIViewController(), on: device)
      #expect(window.inTraits { UIToolbar().intrinsicContentSize.height } == CGFloat(height))
    }
  }
}

private struct TestFailure: Error {}
