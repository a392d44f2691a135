import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// What rows show, in a window on an iPhone SE of the second generation (375 × 667 pt at 2×, margins of 16). A line of
/// system 17 is 20.29 pt, 20.5 on the grid; of 12, 14.32 and 14.5.
@MainActor
struct TableContentTests {
  /// Cells given as they are.
  final class Cells: UITableViewController {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell], style: UITableView.Style = .plain) {
      self.cells = cells
      super.init(style: style)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
  }

  private func show(
    _ cells: [UITableViewCell], contentSize: ContentSize = .large
  ) throws -> UIWindow {
    let device = try DeviceCatalog.builtin.device("iphone-se-2")
    var environment = PageEnvironment(device: device, orientation: .portrait)
    environment.contentSize = contentSize
    let window = UIWindow(environment: environment)
    window.rootViewController = Cells(cells)
    window.makeKeyAndVisible()
    return window
  }

  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  private func labels(in view: UIView) -> [UILabel] {
    var found: [UILabel] = []
    view.forEachView { if let label = $0 as? UILabel { found.append(label) } }
    return found
  }

  private func place(_ view: UIView, in cell: UITableViewCell) -> CGRect {
    view.convert(view.bounds, to: cell)
  }

  // MARK: Styles

  @Test func `the standard styles keep their heights in a window`() throws {
    let cells = [cell(.default), cell(.value1), cell(.value2), cell(.subtitle)]
    _ = try show(cells)
    // 11 + 20.5 + 14.5 + 11 and the separator.
    #expect(cells.map(\.frame.height) == [44, 44, 44, 57.5])
    #expect(cells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test func `text at the end of a row stands at the margin, and beside an accessory 8 from it`() throws {
    let cells = [cell(.value1), cell(.value1), cell(.value1), cell(.value1)]
    cells[1].accessoryType = .disclosureIndicator
    cells[2].accessoryView = UISwitch()
    cells[3].accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    _ = try show(cells)
    let ends = try cells.map { place(try #require($0.detailTextLabel), in: $0).maxX }
    // 375 − 16; less 8.5 of chevron and 8; less a switch of 51 and 8; less 60 and 8.
    #expect(ends[0] == 359)
    #expect(ends[1] == 342.5)
    #expect(ends[3] == 291)
    #expect(ends[2] == 300)
  }

  @Test func `insets wider than a row hide its separator without a conflict`() throws {
    let cell = cell(.default)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 1_000, bottom: 0, right: 0)
    let window = try show([cell])
    let page = window.preparedPage(id: "page")
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: window.environment)
    #expect(solved.layout.conflicts.isEmpty && page.tree.diagnostics.isEmpty)
  }

  @Test func `indented rows begin further in`() throws {
    let cell = cell(.default)
    cell.indentationLevel = 2
    _ = try show([cell])
    #expect(place(try #require(cell.textLabel), in: cell).minX == 36)
  }

  // MARK: Content configurations

  private func configured(_ configuration: UIListContentConfiguration) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = configuration
    return cell
  }

  @Test func `a configuration's text stands like that of the standard label`() throws {
    var content = UITableViewCell(style: .default, reuseIdentifier: nil).defaultContentConfiguration()
    content.text = "Text"
    let cell = configured(content)
    _ = try show([cell])
    #expect(cell.frame.height == 44)
    let label = try #require(labels(in: cell).first)
    // (43.5 − 20.5) / 2.
    let place = place(label, in: cell)
    #expect(place.origin == CGPoint(x: 16, y: 11.5) && place.height == 20.5)
    #expect(abs(place.width - label.intrinsicContentSize.width) <= 0.5)
    // Centred it fills the row: 375 − 2 · 16.
    content.textProperties.alignment = .center
    let centred = configured(content)
    _ = try show([centred])
    #expect(self.place(try #require(labels(in: centred).first), in: centred).width == 343)
  }

  @Test func `a second text stands 3 below the first`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Detail"
    let cell = configured(content)
    _ = try show([cell])
    let labels = labels(in: cell)
    // 11 + 20.5 + 3 + 14.5 + 11 and half a point.
    #expect(cell.frame.height == 60.5)
    #expect(labels.map { place($0, in: cell).minY } == [11, 34.5])
  }

  @Test func `a value stands at the end, and below its text where text is very large`() throws {
    for (size, isBeside) in [(ContentSize.large, true), (.accessibility5, false)] {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Text"
      content.secondaryText = "Value"
      let cell = configured(content)
      _ = try show([cell], contentSize: size)
      let labels = labels(in: cell)
      let (text, value) = (place(labels[0], in: cell), place(labels[1], in: cell))
      // Below its text the value begins with it, as wide as its own text.
      #expect((value.maxX == 359) == isBeside && (value.minX == text.minX) == !isBeside)
      #expect((text.minY == value.minY) == isBeside)
      // 63.25 a line at AX5, 63.5 on the grid: 11 + 63.5 + 3 + 63.5 + 11 and half a point.
      #expect(cell.frame.height == (isBeside ? 44 : 152.5))
    }
  }

  @Test func `an image stands before the text, as large as it may be`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(
      systemName: "faceid", withConfiguration: UIImage.SymbolConfiguration(pointSize: 170))
    content.imageProperties.maximumSize = CGSize(width: 50, height: 50)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let cell = configured(content)
    _ = try show([cell])
    var images: [UIImageView] = []
    cell.forEachView { if let image = $0 as? UIImageView { images.append(image) } }
    let image = place(try #require(images.first), in: cell)
    // In the middle of 16…76, 50 wide; the text 16 after it.
    #expect(image.minX == 21 && image.width == 50)
    #expect(place(try #require(labels(in: cell).first), in: cell).minX == 92)
    // 200 × 190 becomes 50 × 47.5, with 11 around it and half a point.
    #expect(cell.frame.height == 70)
  }

  /// The column is 24 wide from 16 on, and the text stands 16 after it: at 56.
  @Test func `symbols keep their proportions and share a column`() throws {
    for name in ["bell", "clock", "speaker.slash", "minus"] {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      let own = try #require(content.image).size
      let cell = configured(content)
      _ = try show([cell])
      var images: [UIImageView] = []
      cell.forEachView { if let image = $0 as? UIImageView { images.append(image) } }
      let image = place(try #require(images.first), in: cell)
      #expect(abs(image.width - own.width) < 0.5 && abs(image.height - own.height) < 0.5, "\(name)")
      #expect(abs(image.midX - 28) <= 0.5, "\(name)")
      #expect(place(try #require(labels(in: cell).first), in: cell).minX == 56, "\(name)")
    }
  }

  @Test func `an image of the standard dimension has the symbols' column`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    let cell = configured(content)
    _ = try show([cell])
    #expect(place(try #require(labels(in: cell).first), in: cell).minX == 56)
  }

  @Test func `another configuration of the same kind keeps the view`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    let cell = configured(content)
    let window = try show([cell])
    let view = cell.contentView.subviews.first
    content.text = "Two"
    content.textProperties.transform = .uppercase
    cell.contentConfiguration = content
    window.layoutIfNeeded()
    #expect(cell.contentView.subviews.first === view)
    #expect(labels(in: cell).map(\.text) == ["TWO"])
  }

  @Test func `a team's own configuration makes the view it wants`() throws {
    struct Badge: UIContentConfiguration {
      var height: CGFloat
      func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
      func updated(for state: any UIConfigurationState) -> Badge { self }
    }
    final class BadgeView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: badge.height).isActive = true
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Badge(height: 30)
    _ = try show([cell])
    #expect(cell.frame.height == 30.5)
  }

  @Test func `cells given as they are come back as they were`() throws {
    let cells = (0..<30).map { _ in cell(.default) }
    let window = try show(cells)
    let table = try #require(window.rootViewController?.view as? UITableView)
    table.contentOffset.y = 600
    window.layoutIfNeeded()
    #expect(cells[0].superview == nil)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(cells[0].superview === table && cells[0].frame.minY == 0)
  }
}
