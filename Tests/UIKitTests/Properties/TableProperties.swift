import Foundation
import UIKit

@testable import UIKitCore

/// Two sections of two rows with titles, in a table that the rows do not fill.
private final class Rows: NSObject, UITableViewDataSource {
  var title = "row"
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Above" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Below" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    return cell
  }
}

/// A table that keeps its data source.
private final class Page: UIViewController {
  let rows = Rows()
  let table: UITableView

  init(_ style: UITableView.Style = .plain) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    super.init(nibName: nil, bundle: nil)
    table.dataSource = rows
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() { view = table }
}

/// One row of 60 pt, which is as it is given.
private final class Row: UITableViewController {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  convenience init(configured: Bool) {
    self.init(style: .plain)
    tableView.rowHeight = 60
    if configured { cell.contentConfiguration = Stated() } else { cell.textLabel?.text = "row" }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
}

/// Selects its row, and keeps it selected.
@MainActor
private func selected() -> Row {
  let row = row()
  row.clearsSelectionOnViewWillAppear = false
  row.tableView.allowsMultipleSelection = true
  row.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
  return row
}

/// What is for editing shows.
@MainActor
private func edited() -> Row {
  let row = row()
  row.setEditing(true, animated: false)
  return row
}

private let first = IndexPath(row: 0, section: 0)

@MainActor
private func row() -> Row { Row(configured: false) }

/// Is red where the cell is selected.
private struct Stated: UIContentConfiguration {
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { StatedView(self) }

  func updated(for state: any UIConfigurationState) -> Stated {
    Stated(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
  }
}

private final class StatedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: Stated) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func show() {
    backgroundColor = (configuration as? Stated)?.isSelected == true ? .red : .green
  }
}

/// A header of a table, 40 pt high.
@MainActor
private func header() -> UITableViewHeaderFooterView {
  let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
  header.widthAnchor.constraint(equalToConstant: 200).isActive = true
  header.heightAnchor.constraint(equalToConstant: 40).isActive = true
  return header
}

@MainActor
private func strip(_ color: UIColor) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
  view.backgroundColor = color
  return view
}

/// What the height of a table's content is before anything shows.
@MainActor
private func estimate(_ change: (UITableView) -> Void) throws -> CGFloat {
  let page = Page()
  // Less than the first header's padding shows.
  page.additionalSafeAreaInsets.top = 470
  change(page.table)
  _ = try PropertyStage.outcome { page }
  return page.table.contentSize.height
}

/// How many rows are selected after each of two is touched.
@MainActor
private func touched(_ change: (UITableView) -> Void) throws -> Int {
  let page = Page()
  change(page.table)
  _ = try PropertyStage.outcome { page }
  for row in 0..<2 { page.table.touchRow(at: IndexPath(row: row, section: 0)) }
  return page.table.indexPathsForSelectedRows?.count ?? 0
}

@MainActor let tableProperties: [PropertyCheck] =
  properties(
    "UITableView", .picture, of: { Page() }, shownBy: { $0 },
    [
      "dataSource": { $0.table.dataSource = nil }, "rowHeight": { $0.table.rowHeight = 70 },
      "sectionHeaderHeight": { $0.table.sectionHeaderHeight = 50 },
      "sectionFooterHeight": { $0.table.sectionFooterHeight = 50 },
      "sectionHeaderTopPadding": { $0.table.sectionHeaderTopPadding = 0 },
      "separatorStyle": { $0.table.separatorStyle = .none },
      "separatorColor": { $0.table.separatorColor = .red },
      "separatorInset": { $0.table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 9) },
      "tableHeaderView": { $0.table.tableHeaderView = strip(.red) },
      "tableFooterView": { $0.table.tableFooterView = strip(.red) },
      "backgroundView": { $0.table.backgroundView = strip(.red) },
    ])
  + properties(
    "UITableView", .warning, of: { Page() }, shownBy: { $0 },
    ["fillerRowHeight": { $0.table.fillerRowHeight = 44 }, "isEditing": { $0.table.isEditing = true }])
  + properties(
    "UITableViewCell", .picture, of: row, shownBy: { $0 },
    [
      "accessoryType": { $0.cell.accessoryType = .checkmark },
      "accessoryView": { $0.cell.accessoryView = strip(.red) },
      "separatorInset": { $0.cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 9) },
      "indentationLevel": { $0.cell.indentationLevel = 2 },
      "isHighlighted": { $0.cell.isHighlighted = true },
      "backgroundView": { $0.cell.backgroundView = strip(.red) },
      "contentConfiguration": { $0.cell.contentConfiguration = Stated() },
      "backgroundConfiguration": {
        $0.cell.backgroundConfiguration = .clear()
        $0.cell.backgroundConfiguration?.backgroundColor = .red
      },
      "configurationUpdateHandler": {
        $0.cell.configurationUpdateHandler = { cell, _ in cell.textLabel?.text = "updated" }
      },
    ])
  + properties(
    "UITableViewCell", .picture,
    of: { () -> Row in
      let row = row()
      row.cell.indentationLevel = 2
      return row
    }, shownBy: { $0 }, ["indentationWidth": { $0.cell.indentationWidth = 30 }])
  + properties(
    "UITableViewCell", .picture, of: selected, shownBy: { $0 },
    [
      "selectionStyle": { $0.cell.selectionStyle = .none },
      "selectedBackgroundView": { $0.cell.selectedBackgroundView = strip(.red) },
      "multipleSelectionBackgroundView": { $0.cell.multipleSelectionBackgroundView = strip(.red) },
    ])
  + properties(
    "UITableViewCell", .picture,
    of: { () -> UITableViewCell in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
      return cell
    },
    shownBy: { cell in
      let controller = UIViewController()
      controller.view.addSubview(cell)
      return controller
    }, ["isSelected": { $0.isSelected = true }, "frame": { $0.frame.size.height = 60 }])
  + properties(
    "UITableViewCell", .picture, of: edited, shownBy: { $0 },
    [
      "editingAccessoryType": { $0.cell.editingAccessoryType = .checkmark },
      "editingAccessoryView": { $0.cell.editingAccessoryView = strip(.red) },
    ])
  + properties(
    "UITableViewCell", .warning, of: { UITableViewCell(style: .default, reuseIdentifier: nil) },
    ["isEditing": { $0.isEditing = true }])
  + properties(
    "UITableViewCell", .picture,
    of: { () -> Row in
      let row = Row(configured: true)
      row.clearsSelectionOnViewWillAppear = false
      row.cell.selectedBackgroundView = strip(.clear)
      return row
    },
    shownBy: { row in
      row.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
      return row
    },
    [
      "automaticallyUpdatesContentConfiguration": {
        $0.cell.automaticallyUpdatesContentConfiguration = false
      }
    ])
  + properties(
    "UITableViewController", .picture, of: selected, shownBy: { $0 },
    ["clearsSelectionOnViewWillAppear": { $0.clearsSelectionOnViewWillAppear = true }])
  + properties(
    "UITableViewController", .picture, of: row, shownBy: { $0 },
    ["tableView": { $0.tableView = UITableView(frame: .zero, style: .grouped) }])
  + properties(
    "UITableViewHeaderFooterView", .picture, of: header,
    [
      "backgroundView": { $0.backgroundView = strip(.red) },
      "contentConfiguration": {
        var configuration = UIListContentConfiguration.groupedHeader()
        configuration.text = "Above"
        $0.contentConfiguration = configuration
      },
    ])
  + properties(
    "UIListContentView", .picture,
    of: { () -> UIListContentView in
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "row"
      return UIListContentView(configuration: configuration)
    },
    [
      "configuration": {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "other"
        $0.configuration = configuration
      }
    ])
  + properties(
    "UIContextualAction", .nothing,
    of: { UIContextualAction(style: .normal, title: "Do", handler: { _, _, _ in }) },
    shownBy: { Swiped(UISwipeActionsConfiguration(actions: [$0])) },
    [
      "title": { $0.title = "Other" }, "image": { $0.image = PropertyStage.image() },
      "backgroundColor": { $0.backgroundColor = .red },
    ])
  + properties(
    "UISwipeActionsConfiguration", .nothing, of: { UISwipeActionsConfiguration(actions: []) },
    shownBy: { Swiped($0) },
    ["performsFirstActionWithFullSwipe": { $0.performsFirstActionWithFullSwipe = false }])
  + [
    behaviour("UITableView.delegate") {
      final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
      }
      let (page, heights) = (Page(), Heights())
      page.table.delegate = heights
      _ = try PropertyStage.outcome { page }
      return page.table.cellForRow(at: first)?.frame.height == 90
    },
    behaviour("UITableView.contentOffset") {
      let page = Page()
      page.table.rowHeight = 200
      _ = try PropertyStage.outcome { page }
      page.table.contentOffset.y = 260
      page.table.layoutIfNeeded()
      return page.table.bounds.minY == 260
    },
    // Four rows.
    behaviour("UITableView.estimatedRowHeight") {
      try estimate { $0.estimatedRowHeight = 144 } == estimate { $0.estimatedRowHeight = 44 } + 400
    },
    behaviour("UITableView.estimatedSectionHeaderHeight") {
      // That of the first section shows, and is known.
      try estimate { $0.estimatedSectionHeaderHeight = 128 }
        > estimate { $0.estimatedSectionHeaderHeight = 28 }
    },
    behaviour("UITableView.estimatedSectionFooterHeight") {
      try estimate { $0.estimatedSectionFooterHeight = 128 }
        > estimate { $0.estimatedSectionFooterHeight = 28 }
    },
    behaviour("UITableView.allowsSelection") {
      try touched { _ in } == 1 && touched { $0.allowsSelection = false } == 0
    },
    behaviour("UITableView.allowsMultipleSelection") {
      try touched { $0.allowsMultipleSelection = true } == 2
    },
    behaviour("UITableView.allowsSelectionDuringEditing") {
      let edited = try touched { $0.isEditing = true }
      return try edited == 0
        && touched {
          $0.isEditing = true
          $0.allowsSelectionDuringEditing = true
        } == 1
    },
    behaviour("UITableView.allowsMultipleSelectionDuringEditing") {
      try touched {
        $0.isEditing = true
        $0.allowsSelectionDuringEditing = true
        $0.allowsMultipleSelectionDuringEditing = true
      } == 2
    },
  ]

/// A row that can be swiped.
private final class Swiped: UITableViewController {
  private let actions: UISwipeActionsConfiguration

  init(_ actions: UISwipeActionsConfiguration) {
    self.actions = actions
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions }
}
