import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Self-sizing rows whose constraints give their content no height. UIKit logs that "constraints ambiguously suggest a
/// height of zero for a table view cell's content view", and uses the standard height: 44 pt in published storyboards and
/// dumps of iOS 13 to 18, of which a separator takes a pixel, and 52 in probes of iOS 26.1.
@MainActor
@Suite struct CollapsedRowTests {
  /// The ways in which a content view of a row ends up without height.
  enum Kind: String, CaseIterable {
    case centred, onlyWidth, hiddenInStack, emptyLabel, heightOfZero
  }

  private func cell(_ kind: Kind) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "row"
    let content = cell.contentView
    let view = kind == .emptyLabel ? UILabel() : kind == .hiddenInStack ? UIStackView() : UISwitch()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20).isActive = true
    switch kind {
    case .centred: view.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
    case .onlyWidth:
      view.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5).isActive = true
    case .hiddenInStack, .emptyLabel, .heightOfZero:
      view.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
    }
    if kind == .heightOfZero { view.heightAnchor.constraint(equalToConstant: 0).isActive = true }
    if let stack = view as? UIStackView {
      let hidden = UIView()
      hidden.heightAnchor.constraint(equalToConstant: 30).isActive = true
      hidden.isHidden = true
      stack.addArrangedSubview(hidden)
    }
    return cell
  }

  private func table(_ cells: [UITableViewCell]) -> UITableViewController {
    let controller = UITableViewController(style: .plain)
    controller.tableView.staticSections = [
      UITableView.StaticSection(header: nil, footer: nil, cells: cells)
    ]
    return controller
  }

  @Test(arguments: Kind.allCases)
  func `a row without height has the standard height in a window`(kind: Kind) throws {
    let controller = table([cell(kind), cell(kind)])
    let window = try makeWindow(controller, on: "iphone-se-2")
    window.layoutIfNeeded()
    #expect(controller.tableView.contentSize.height == 88)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
  }

  @Test(arguments: [Kind.centred, .onlyWidth, .hiddenInStack, .emptyLabel])
  func `a row without height has the standard height on a page of a document`(kind: Kind) throws {
    let page = try solve(try #require(table([cell(kind)]).tableView), on: .sePortrait)
    #expect(try page.frame("row").height == 44)
  }

  @Test func `a row of iOS 26 without height is 52 high`() throws {
    let controller = table([cell(.centred)])
    try SystemLookTests.window(controller, on: "iphone-16-pro", .ios26).layoutIfNeeded()
    #expect(controller.tableView.contentSize.height == 52)
  }

  /// A cell that makes its constraints where Apple's documentation of `updateConstraints()` has them made.
  private final class LateCell: UITableViewCell {
    override func updateConstraints() {
      if contentView.constraints.isEmpty {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 90).isActive = true
      }
      super.updateConstraints()
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded(): each layout pass calls it first. The row is
  // 90 pt and at most a point of separator high.
  @Test func `a row's constraints are updated before it is measured`() throws {
    let controller = table([LateCell(style: .default, reuseIdentifier: nil), cell(.centred)])
    let window = try makeWindow(controller, on: "iphone-se-2")
    window.layoutIfNeeded()
    #expect((90...91).contains(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY))
  }

  @Test func `a row that is low on purpose stays low`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: row.contentView.topAnchor),
      line.bottomAnchor.constraint(equalTo: row.contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    let controller = table([row])
    let window = try makeWindow(controller, on: "iphone-se-2")
    window.layoutIfNeeded()
    // A point, and half a point of separator.
    #expect(controller.tableView.contentSize.height == 1.5)
  }
}
