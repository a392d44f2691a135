import Foundation
import Testing

@testable import PageBase
@testable import PageInputs
@testable import UIKitCore

/// Lists on an iPhone SE, of 375 × 667 points.
@MainActor
struct EmptyListTests {
  private func emptyList(of screen: UIViewController) throws -> String? {
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    let window = UIWindow(environment: PageEnvironment(device: device))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return EmptyList.name(in: window)
  }

  @Test func `a list without rows that fills the screen is found, one with rows is not`() throws {
    #expect(try emptyList(of: ListScreen(rows: 0)) == "UITableView")
    #expect(try emptyList(of: ListScreen(rows: 2)) == nil)
    #expect(
      try emptyList(of: UINavigationController(rootViewController: ListScreen(rows: 0))) == "UITableView")
  }

  @Test func `a list of less than half the screen, and one with words in its place, are no fault`() throws {
    let screen = UIViewController()
    let list = ListScreen(rows: 0)
    screen.addChild(list)
    list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    screen.view.addSubview(list.view)
    #expect(try emptyList(of: screen) == nil)
    let told = ListScreen(rows: 0)
    let label = UILabel()
    label.text = "Nothing yet"
    told.tableView.backgroundView = label
    #expect(try emptyList(of: told) == nil)
  }

  /// A stopwatch without laps shows its time.
  @Test func `words and pictures beside a list are something to see, controls and bars are not`() throws {
    let words = UILabel()
    words.text = "00:00.00"
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    let bar = UISearchBar()
    bar.placeholder = "Search"
    #expect(try emptyList(of: listScreen(below: words)) == nil)
    #expect(try emptyList(of: listScreen(below: UIImageView(image: UIImage(systemName: "star")))) == nil)
    #expect(try emptyList(of: listScreen(below: UILabel())) == "UITableView")
    #expect(try emptyList(of: listScreen(below: button)) == "UITableView")
    #expect(try emptyList(of: listScreen(below: UISegmentedControl(items: ["All", "New"]))) == "UITableView")
    #expect(try emptyList(of: listScreen(below: bar)) == "UITableView")
  }

  /// A screen with a view 100 points high above an empty list.
  private func listScreen(below view: UIView) -> UIViewController {
    let screen = UIViewController()
    let list = ListScreen(rows: 0)
    screen.addChild(list)
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    list.view.frame = CGRect(x: 0, y: 100, width: 375, height: 567)
    screen.view.addSubview(view)
    screen.view.addSubview(list.view)
    return screen
  }
}

private final class ListScreen: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
    title = "List"
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
