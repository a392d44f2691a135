internal import Foundation

/// The position of a cell in its section.
struct RowPlace: Equatable {
  var isFirst: Bool
  var isLast: Bool
  /// True if the cell's content decides its height.
  var isSelfSizing: Bool
}

/// The properties that determine a cell's accessory, separators and standard content.
///
/// When they change, the cell rebuilds these parts.
@MainActor
struct RowLook: Equatable {
  private let place: RowPlace
  private let table: ObjectIdentifier
  private let separatorStyle: UITableViewCell.SeparatorStyle
  private let separatorColor: UIColor?
  private let separatorInset: UIEdgeInsets?
  private let accessoryType: UITableViewCell.AccessoryType
  private let accessoryView: ObjectIdentifier?
  private let parts: [Bool]
  private let indentation: CGFloat

  init(_ cell: UITableViewCell, in table: UITableView, at place: RowPlace) {
    self.place = place
    self.table = ObjectIdentifier(table)
    separatorStyle = table.separatorStyle
    separatorColor = table.separatorColor
    separatorInset = cell.ownSeparatorInset ?? table.ownSeparatorInset
    accessoryType = cell.shownAccessory.type
    accessoryView = cell.shownAccessory.view.map { ObjectIdentifier($0) }
    parts = [cell.hasText, cell.hasDetail, cell.hasImage, cell.contentConfiguration != nil]
    indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
  }
}
