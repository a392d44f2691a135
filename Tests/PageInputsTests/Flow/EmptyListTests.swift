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
