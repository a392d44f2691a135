import Foundation
import LayoutEngine
import PageBase
import PageLayout
import PageTestSupport
import Testing

@testable import UIKitCore

/// Rows of list layouts in a window of an iPhone X (375 pt, margins of 16), before iOS 26: 44 high at least, with 8 between
/// text and accessory and 16 between accessories, as UITableView's.
@MainActor
@Suite struct ListRowTests {
  private final class Rows: UIViewController {
    let configuration: UICollectionLayoutListConfiguration
    let count: Int
    let dress: @MainActor (UICollectionViewListCell) -> Void
    private(set) var list: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    init(
      _ configuration: UICollectionLayoutListConfiguration, _ count: Int,
      _ dress: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) {
      (self.configuration, self.count, self.dress) = (configuration, count, dress)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      list.contentInsetAdjustmentBehavior = .never
      view.addSubview(list)
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [dress] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
        dress(cell)
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, item in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  private func row(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, item: Int = 0, of count: Int = 1,
    dress: @escaping @MainActor (UICollectionViewListCell) -> Void = { _ in },
    list change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) throws -> UICollectionViewListCell {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let rows = Rows(configuration, count, dress)
    let window = try makeWindow(rows)
    let cell = try #require(rows.list.cellForItem(at: [0, item]) as? UICollectionViewListCell)
    window.layoutIfNeeded()
    kept = (window, rows)
    return cell
  }

  /// Controllers of windows live as long as the test.
  private var kept: Any? {
    get { Self.kept }
    nonmutating set { Self.kept = newValue }
  }
  private static var kept: Any?

  private func custom(
    _ width: CGFloat, _ height: CGFloat, _ placement: UICellAccessory.Placement, in room: CGFloat? = nil
  )
    -> (UIView, UICellAccessory)
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    return (
      view,
      .customView(
        configuration: .init(
          customView: view, placement: placement, reservedLayoutWidth: room.map { .custom($0) },
          maintainsFixedSize: true))
    )
  }

  private func sides(_ view: UIView, in cell: UIView) -> [CGFloat] {
    let frame = view.convert(view.bounds, to: cell)
    return [frame.minX, frame.maxX]
  }

  private func text(_ cell: UIView) throws -> UILabel { try #require(cell.first(UILabel.self)) }

  @Test func `accessories stand at the margins, in the order of their places, and the text between them`()
    throws
  {
    let (first, one) = custom(30, 20, .leading())
    let (second, two) = custom(10, 10, .leading())
    let (third, three) = custom(40, 20, .trailing(), in: 60)
    let (fourth, four) = custom(20, 60, .trailing())
    let (_, hidden) = custom(99, 99, .trailing(displayed: .whenEditing))
    let cell = try row { $0.accessories = [one, two, three, four, hidden] }
    // 16, 30, 16, 10, 16.
    #expect(sides(first, in: cell) == [16, 46] && sides(second, in: cell) == [62, 72])
    #expect(cell.contentView.frame.minX == 88)
    // A trailing place is before those that are there: 375 − 16 − 60, in whose middle 40 are, and 16 before it 20.
    #expect(sides(third, in: cell) == [309, 349] && sides(fourth, in: cell) == [263, 283])
    #expect(cell.contentView.frame.maxX == 263 && cell.bounds.width == 375)
    for view in [first, second, third, fourth] {
      let frame = view.convert(view.bounds, to: cell)
      #expect(abs(frame.midY - cell.bounds.midY) < 0.4)
    }
  }

  @Test func `a row is indented with its accessories or without them`() throws {
    func places(_ level: Int, hasImage: Bool, indents: Bool = true) throws -> [CGFloat] {
      let (view, accessory) = custom(30, 20, .leading())
      let cell = try row {
        if hasImage { $0.accessories = [accessory] }
        ($0.indentationLevel, $0.indentationWidth, $0.indentsAccessories) = (level, 12, indents)
      }
      return try hasImage
        ? [sides(view, in: cell)[0], cell.contentView.frame.minX] : [sides(text(cell), in: cell)[0]]
    }
    #expect(try places(0, hasImage: false) == [16] && places(2, hasImage: false) == [40])
    // 16, 30 and 16 before the content; 24 of indentation before or after the accessory.
    #expect(try places(0, hasImage: true) == [16, 62] && places(2, hasImage: true) == [40, 86])
    #expect(try places(2, hasImage: true, indents: false) == [16, 86])
  }

  @Test func `standard accessories have their colours, and a label its text`() throws {
    let cell = try row {
      $0.accessories = [
        .label(text: "7", options: .init(tintColor: .systemRed, font: .systemFont(ofSize: 20))),
        .checkmark(options: .init(tintColor: .systemGreen)), .disclosureIndicator(),
        .checkmark(options: .init(isHidden: true)),
        .delete(), .reorder(),
      ]
    }
    let label = try #require(cell.first(UILabel.self) { $0.text == "7" })
    #expect(label.textColor == .systemRed && label.font.pointSize == 20)
    var marks: [AccessoryMark] = []
    cell.forEachView { if let mark = $0 as? AccessoryMark { marks.append(mark) } }
    #expect(marks.count == 2 && marks.contains { $0.tintColor == .systemGreen })
    // The last is at the margin; a chevron is 8.5 wide.
    #expect(
      marks.map { sides($0, in: cell)[1] }.max() == 359 && marks.contains { abs($0.bounds.width - 8.5) < 0.2 }
    )
    #expect(
      try row { $0.accessories = [.label(text: "8")] }.first(UILabel.self) { $0.text == "8" }?.textColor
        == .secondaryLabel)
  }

  /// UIListSeparatorConfiguration: the line begins at the text unless insets are set, which are the cell's.
  @Test func `separators begin at the text and end at the edge, or as far inside as they are told`() throws {
    func line(_ cell: UICollectionViewListCell) -> [CGFloat] {
      let guide = cell.separatorLayoutGuide.layoutFrame
      return [guide.minX, guide.maxX, guide.minY > 20 ? 1 : 0]
    }
    #expect(try line(row(of: 2)) == [16, 375, 1])
    #expect(try line(row(of: 2) { $0.indentationLevel = 3 }) == [46, 375, 1])
    let own = try row(
      of: 2,
      list: { configuration in
        configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 5, bottom: 0, trailing: 7)
      })
    #expect(line(own) == [5, 368, 1])
    let upper = try row(
      of: 2,
      list: { configuration in
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
        configuration.separatorConfiguration.color = .systemRed
      })
    #expect(line(upper) == [16, 375, 0])
    #expect(upper.first(Hairline.self)?.frame.height == 1 / 3.0)
    // The last of a grouped section has a line of full width.
    #expect(try line(row(.grouped, item: 1, of: 2)) == [0, 375, 1])
    #expect(try row(.sidebar, of: 2).first(Hairline.self) == nil)
  }

  @Test func `rows are as wide as their list's sections, and as high as their text asks`() throws {
    let plain = try row(of: 2)
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    let card = try row(.insetGrouped, item: 1, of: 2)
    // 35 above and 17.5 below, as in a table.
    #expect(
      try card.frame == CGRect(x: 16, y: 79, width: 343, height: 44) && sides(text(card), in: card)[0] == 16)
    let list = try #require(card.collectionView)
    #expect(list.backgroundColor == .systemGroupedBackground && list.contentSize.height == 140.5)
    // Three lines, of 20⅓ and twice 22, and 11 above and below.
    let tall = try row { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "One\nTwo\nThree"
      cell.contentConfiguration = content
    }
    #expect(abs(tall.frame.height - 86 - 1 / 3.0) < 0.4)
    #expect(
      try row(.plain, list: { $0.backgroundColor = .systemRed }).collectionView?.backgroundColor == .systemRed
    )
  }

  /// developer.apple.com/documentation/uikit/uibackgroundconfiguration
  @Test func `a background has its insets, corners and stroke, and the view of one's own in it`() throws {
    let own = UIView()
    var background = UIBackgroundConfiguration.clear()
    (background.backgroundColor, background.cornerRadius) = (.systemRed, 9)
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 5, bottom: 3, trailing: 7)
    (background.strokeColor, background.strokeWidth, background.customView) = (.systemBlue, 2, own)
    let cell = try row { [background] in $0.backgroundConfiguration = background }
    let plate = try #require(cell.first(UIView.self) { $0.backgroundColor == .systemRed })
    #expect(plate.convert(plate.bounds, to: cell) == CGRect(x: 5, y: 2, width: 363, height: 39))
    #expect(plate.layer.cornerRadius == 9 && plate.layer.borderWidth == 2 && plate.clipsToBounds)
    #expect(plate.layer.borderColor == UIColor.systemBlue.cgColor && own.superview === plate)
    #expect(own.frame == CGRect(x: 0, y: 0, width: 363, height: 39))
    #expect(
      cell.subviews.first.map(plate.isDescendant) == true
        && plate.superview?.isUserInteractionEnabled == false)
    background.customView = nil
    background.backgroundColor = .systemGreen
    cell.backgroundConfiguration = background
    #expect(own.superview == nil && plate.backgroundColor == .systemGreen)
    let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    plain.backgroundConfiguration = background
    #expect(plain.subviews.count == 2 && plain.subviews[0].frame == plain.bounds)
    plain.backgroundConfiguration = nil
    #expect(plain.subviews == [plain.contentView])
  }

  /// …/uicollectionviewcell/configurationupdatehandler: called before the cell is shown, and whenever its state changes.
  @Test func `a cell's configuration follows its state`() throws {
    var states: [Bool] = []
    let cell = try row {
      $0.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        cell.backgroundConfiguration?.cornerRadius = state.isSelected ? 8 : 0
      }
    }
    #expect(states.allSatisfy { !$0 } && !states.isEmpty)
    states = []
    cell.isSelected = true
    cell.isSelected = true
    cell.window?.layoutIfNeeded()
    #expect(states == [true] && cell.first(UIView.self) { $0.backgroundColor == .systemGray4 } != nil)
    cell.setNeedsUpdateConfiguration()
    cell.window?.layoutIfNeeded()
    #expect(states == [true, true])
    cell.isSelected = false
    cell.isHighlighted = true
    cell.window?.layoutIfNeeded()
    #expect(states.last == false && cell.first(UIView.self) { $0.backgroundColor == .systemGray4 } != nil)
  }
}
