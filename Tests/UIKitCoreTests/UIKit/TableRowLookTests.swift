import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Backgrounds, selections, separators and accessories of rows on an iPhone SE (375 × 667 pt at 2×, margins of 16).
@MainActor
struct TableRowLookTests {
  private func cell(_ text: String? = "Text", _ style: UITableViewCell.CellStyle = .default)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if let text { cell.textLabel?.text = text }
    return cell
  }

  @discardableResult
  private func show(
    _ cells: [UITableViewCell], _ style: UITableView.Style = .plain,
    _ change: (UITableView) -> Void = { _ in }
  ) throws -> UIWindow {
    let controller = UITableViewController(style: style)
    controller.tableView.staticSections = [UITableView.StaticSection(cells: cells)]
    change(controller.tableView)
    return try makeWindow(controller, on: "iphone-se-3")
  }

  private func lines(_ cell: UITableViewCell) -> [UIView] {
    cell.subviews.filter { $0 is Hairline }.sorted { $0.frame.minY < $1.frame.minY }
  }

  private func mark(_ cell: UITableViewCell) -> [CGRect] {
    cell.subviews.filter { $0 is AccessoryMark }.map(\.frame)
  }

  // MARK: Backgrounds

  @Test func `a row without a colour has its table's, and one with a colour its own`() throws {
    for (style, color) in [
      (.plain, .systemBackground), (.grouped, .secondarySystemGroupedBackground),
      (.insetGrouped, .secondarySystemGroupedBackground),
    ] as [(UITableView.Style, UIColor)] {
      let (row, own) = (cell(), cell())
      own.backgroundColor = .red
      try show([row, own], style)
      #expect(row.backgroundColor === color && own.backgroundColor === UIColor.red)
    }
  }

  /// The corners are the layer's bits 1, 2, 4 and 8: upper left, upper right, lower left, lower right.
  @Test func `the outer corners of an inset section are round`() throws {
    let rows = [cell(), cell(), cell()]
    try show(rows, .insetGrouped)
    let radius = TableMetrics.cardRadius
    #expect(rows.map(\.layer.maskedCorners.rawValue) == [3, 0, 12])
    #expect(rows.map(\.layer.cornerRadius) == [radius, 0, radius])
    let lone = cell()
    try show([lone], .insetGrouped)
    #expect(lone.layer.maskedCorners.rawValue == 15 && lone.layer.cornerCurve == .continuous)
    let plain = cell()
    try show([plain])
    #expect(plain.layer.cornerRadius == 0)
  }

  @Test func `a background lies below all, in the row's size, and leaves with its place`() throws {
    let row = cell()
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let (first, second) = (UIView(), UIView())
    row.backgroundView = first
    #expect(row.subviews.first === first && first.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(first.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    row.backgroundView = second
    #expect(first.superview == nil && row.subviews.first === second)
    row.backgroundView = nil
    #expect(second.superview == nil)
  }

  // MARK: Selection

  @Test func `a selected or touched row has a grey view, unless its style is none`() {
    let row = cell()
    let count = row.subviews.count
    row.isSelected = true
    #expect(row.subviews.count == count + 1 && row.subviews[0].backgroundColor === UIColor.systemGray4)
    row.isSelected = false
    #expect(row.subviews.count == count)
    row.setHighlighted(true, animated: false)
    #expect(row.subviews[0].backgroundColor === UIColor.systemGray4)
    row.selectionStyle = .none
    #expect(row.subviews.count == count)
    row.selectionStyle = .default
    #expect(row.subviews.count == count + 1)
    row.prepareForReuse()
    #expect(row.subviews.count == count && !row.isHighlighted)
    row.setSelected(true, animated: false)
    #expect(row.isSelected && row.subviews.count == count + 1)
  }

  @Test func `a selection of one's own lies above the background`() {
    let row = cell()
    let (background, own, other) = (UIView(), UIView(), UIView())
    row.selectedBackgroundView = own
    #expect(own.superview == nil)
    row.isSelected = true
    #expect(row.subviews.first === own)
    row.isSelected = false
    row.backgroundView = background
    row.isSelected = true
    #expect(row.subviews[0] === background && row.subviews[1] === own)
    row.selectedBackgroundView = other
    #expect(own.superview == nil && row.subviews[1] === other)
    // The view for several selected rows counts in a table that allows them.
    row.multipleSelectionBackgroundView = own
    #expect(row.subviews[1] === other)
    let table = UITableView()
    table.allowsMultipleSelection = true
    table.addSubview(row)
    row.isSelected = false
    row.isSelected = true
    #expect(row.subviews[1] === own)
    row.multipleSelectionBackgroundView = nil
    #expect(row.subviews[1] === other)
  }

  @Test func `a change of state updates the configuration that asks for it`() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentConfiguration = StateCounter()
    func states() -> [String] { (row.contentConfiguration as? StateCounter)?.states ?? [] }
    row.isSelected = true
    row.isSelected = true
    row.isHighlighted = true
    row.isEditing = true
    #expect(states() == ["selected", "selected highlighted", "selected highlighted editing"])
    row.automaticallyUpdatesContentConfiguration = false
    row.isSelected = false
    #expect(states().count == 3)
  }

  /// developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:): called before the cell first shows, and
  /// when its state changes.
  @Test func `a row's configuration is updated for its state, and its background shows`() throws {
    final class Row: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state.isSelected)
        backgroundConfiguration = .clear()
        backgroundConfiguration?.backgroundColor = state.isSelected ? .red : .blue
      }
    }
    let row = Row(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    var handled = 0
    row.configurationUpdateHandler = { _, _ in handled += 1 }
    row.prepareForReading()
    row.prepareForReading()
    #expect(row.states == [false] && handled == 1)
    row.isSelected = true
    row.prepareForReading()
    #expect(row.states == [false, true] && handled == 2)
    #expect(row.subviews.first?.subviews.first?.backgroundColor == .red)
  }

  private struct StateCounter: UIContentConfiguration {
    var states: [String] = []
    func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
    func updated(for state: any UIConfigurationState) -> StateCounter {
      guard let state = state as? UICellConfigurationState else { return self }
      let names = [
        (state.isSelected, "selected"), (state.isHighlighted, "highlighted"), (state.isEditing, "editing"),
      ]
      return StateCounter(
        states: states + [names.filter(\.0).map(\.1).joined(separator: " ")])
    }
  }

  // MARK: Separators

  @Test func `a separator begins where the text does`() throws {
    let picture = UIImage(picture(20, 20) { _, _ in 0 }, scale: 1)
    let (plain, image) = (cell(), cell())
    image.imageView?.image = picture
    try show([plain, image])
    // 16, the image of 20, and 16 before the text.
    #expect(lines(plain).map(\.frame) == [CGRect(x: 16, y: 43.5, width: 359, height: 0.5)])
    #expect(lines(image).map(\.frame.minX) == [52] && image.textLabel?.frame.minX == 52)
  }

  @Test func `insets of the row go before the table's`() throws {
    let (own, ofTable) = (cell(), cell())
    own.separatorInset = UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 40)
    try show([own, ofTable]) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 60)
      $0.separatorColor = .red
    }
    #expect(lines(own).map(\.frame) == [CGRect(x: 30, y: 43.5, width: 305, height: 0.5)])
    #expect(lines(ofTable).map(\.frame) == [CGRect(x: 50, y: 43.5, width: 265, height: 0.5)])
    #expect(lines(own).first?.backgroundColor === UIColor.red)
    #expect(
      own.separatorInset.left == 30
        && cell().separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
  }

  @Test func `grouped sections have full lines above and below`() throws {
    let rows = [cell(), cell()]
    try show(rows, .grouped)
    #expect(
      lines(rows[0]).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 375, height: 0.5), CGRect(x: 16, y: 43.5, width: 359, height: 0.5),
      ])
    #expect(lines(rows[1]).map(\.frame) == [CGRect(x: 0, y: 43.5, width: 375, height: 0.5)])
    #expect(lines(rows[0]).first?.backgroundColor === UIColor.separator)
  }

  @Test func `inset sections have lines between rows only, and some tables none`() throws {
    let rows = [cell(), cell()]
    try show(rows, .insetGrouped)
    #expect(rows.map { lines($0).count } == [1, 0])
    let bare = cell()
    try show([bare]) { $0.separatorStyle = .none }
    #expect(lines(bare).isEmpty && bare.contentView.frame.height == 44)
  }

  // MARK: Accessories

  @Test func `each accessory ends at the margin, and content ends at it`() throws {
    for (type, count) in [
      (.none, 0), (.disclosureIndicator, 1), (.checkmark, 1), (.detailButton, 1),
      (.detailDisclosureButton, 2),
    ] as [(UITableViewCell.AccessoryType, Int)] {
      let row = cell()
      row.accessoryType = type
      try show([row])
      let marks = mark(row)
      #expect(marks.count == count, "\(type)")
      #expect(marks.map(\.maxX).max() ?? 359 == 359)
      #expect(row.contentView.frame.width == marks.map(\.minX).min() ?? 375)
    }
    let both = cell()
    both.accessoryType = .detailDisclosureButton
    try show([both])
    let marks = mark(both).sorted { $0.minX < $1.minX }
    // 16 between the button and the indicator.
    #expect(marks[1].minX - marks[0].maxX == 16)
  }

  @Test func `while it is edited, a row has the accessory for that`() throws {
    let row = cell()
    row.accessoryType = .checkmark
    row.editingAccessoryType = .none
    #expect(row.shownAccessory.type == .checkmark)
    row.isEditing = true
    #expect(row.shownAccessory.type == .none && row.shownAccessory.view == nil)
    let (view, editing) = (UIView(), UIView())
    (row.accessoryView, row.editingAccessoryView) = (view, editing)
    #expect(row.shownAccessory.view === editing)
    row.setEditing(false, animated: false)
    #expect(row.shownAccessory.view === view)
    row.isEditing = true
    #expect(row.shortcomings.count == 1)
    row.prepareForReuse()
    #expect(!row.isEditing && row.shortcomings.isEmpty)
  }

  @Test func `an accessory view keeps the size that it had first`() throws {
    let row = cell()
    row.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(row.sizeOfAccessory() == CGSize(width: 60, height: 20))
    row.accessoryView?.frame.size.width = 10
    #expect(row.sizeOfAccessory() == CGSize(width: 60, height: 20))
    row.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(row.sizeOfAccessory() == CGSize(width: 30, height: 20))
    row.accessoryView = nil
    #expect(row.sizeOfAccessory() == nil)
  }

  @Test func `an indented row's content begins so many steps farther right`() throws {
    let row = cell()
    row.indentationLevel = 3
    row.indentationWidth = 7
    try show([row])
    #expect(row.contentView.frame.minX == 21 && row.contentView.frame.maxX == 375)
  }

  // MARK: Content

  @Test func `labels have their style's fonts and colours`() {
    let metrics = UITraitCollection.current.metrics.list
    let second = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(metrics.detailStyle))
    let body = UIFont.preferredFont(forTextStyle: .body)
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.detailTextLabel == nil && plain.textLabel?.font == body)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(
      value.detailTextLabel?.font == body && value.detailTextLabel?.textColor === UIColor.secondaryLabel)
    #expect(value.textLabel?.textColor === UIColor.label)
    let caption = UITableViewCell(style: .value2, reuseIdentifier: nil)
    #expect(caption.textLabel?.font == .preferredFont(forTextStyle: .subheadline))
    #expect(caption.textLabel?.textColor === UIColor.systemBlue)
    #expect(caption.detailTextLabel?.textColor === UIColor.label)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(subtitle.textLabel?.font == body && subtitle.detailTextLabel?.font == second)
    #expect(subtitle.textLabel?.adjustsFontForContentSizeCategory == true)
  }

  @Test func `a row measures itself once it has content`() {
    let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(!row.measuresItself && !row.hasText && !row.hasDetail && !row.hasImage)
    _ = row.imageView
    #expect(!row.hasImage && !row.measuresItself)
    row.imageView?.image = UIImage()
    #expect(row.hasImage && row.measuresItself)
    let detailed = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    _ = detailed.detailTextLabel
    #expect(detailed.hasDetail && !detailed.hasText && detailed.measuresItself)
    let texted = UITableViewCell(style: .default, reuseIdentifier: nil)
    _ = texted.textLabel
    #expect(texted.hasText && texted.measuresItself)
  }

  @Test func `a configuration's view fills the content, and is used for configurations of its kind`() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    var configuration = row.defaultContentConfiguration()
    configuration.text = "One"
    row.contentConfiguration = configuration
    let view = try #require(row.contentView.subviews.first)
    configuration.text = "Two"
    row.contentConfiguration = configuration
    #expect(row.contentView.subviews.map { $0 === view } == [true])
    try show([row])
    #expect(view.frame == row.contentView.bounds)
    row.contentConfiguration = nil
    #expect(row.contentView.subviews.isEmpty)
  }

  // MARK: Registrations

  private final class Row: UITableViewCell {}
  private final class Title: UITableViewHeaderFooterView {}

  @Test func `rows and headers of one identifier are registered apart`() throws {
    let table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a") == nil)
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "a")
    let row = table.dequeueReusableCell(withIdentifier: "a")
    let title = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
    #expect(row is Row && row?.reuseIdentifier == "a" && title is Title && title?.reuseIdentifier == "a")
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "a")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "a") is Row)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(prototype: "p") { Row(style: .default, reuseIdentifier: nil) }
    #expect(table.dequeueReusableCell(withIdentifier: "p")?.reuseIdentifier == "p")
  }

  @Test func `an identifier without anything registered is reported, and a plain row made`() {
    let table = UITableView()
    let row = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    #expect(row.reuseIdentifier == "none")
    #expect(table.faults.count == 1 && table.faults.first?.message.contains("\"none\"") == true)
  }

  @Test func `filler rows and editing are warned of`() {
    let table = UITableView()
    #expect(table.shortcomings.isEmpty)
    table.fillerRowHeight = 1
    #expect(
      table.shortcomings.map { $0.message.hasSuffix("rows to fill the screen are not drawn") } == [true])
    table.isEditing = true
    #expect(table.shortcomings.count == 2)
    let grouped = UITableView(frame: .zero, style: .grouped)
    grouped.fillerRowHeight = 1
    #expect(grouped.shortcomings.isEmpty)
    #expect(grouped.backgroundColor === UIColor.systemGroupedBackground && grouped.alwaysBounceVertical)
    #expect(table.backgroundColor === UIColor.systemBackground)
  }
}
