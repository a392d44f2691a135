import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Snapshots, and the views that show them.
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ items: [Int] = [1, 2, 3], _ others: [Int] = [4, 5]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(items, toSection: "a")
    snapshot.appendItems(others)
    return snapshot
  }

  // MARK: Snapshots

  @Test func `items are appended to a section, or to the last`() {
    let snapshot = snapshot()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b" && snapshot.indexOfSection("b") == 1)
  }

  @Test func `items are inserted, moved and deleted`() {
    var snapshot = snapshot()
    snapshot.insertItems([6], beforeItem: 1)
    snapshot.insertItems([7, 8], afterItem: 1)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 1, 7, 8, 2, 3])
    snapshot.moveItem(6, afterItem: 5)
    snapshot.moveItem(3, beforeItem: 7)
    #expect(snapshot.itemIdentifiers == [1, 3, 7, 8, 2, 4, 5, 6])
    #expect(snapshot.sectionIdentifier(containingItem: 6) == "b")
    snapshot.deleteItems([7, 5])
    #expect(snapshot.itemIdentifiers == [1, 3, 8, 2, 4, 6])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `sections are inserted, moved and deleted`() {
    var snapshot = snapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("c", afterSection: "b")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func `a section snapshot hides what is below collapsed items`() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Nuts"])
    tree.append(["Apple", "Pear"], to: "Fruit")
    tree.append(["Cox"], to: "Apple")
    #expect(tree.items == ["Fruit", "Apple", "Cox", "Pear", "Nuts"])
    #expect(tree.visibleItems == ["Fruit", "Nuts"])
    tree.expand(["Fruit"])
    #expect(tree.visibleItems == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(
      tree.level(of: "Cox") == 2 && tree.parent(of: "Cox") == "Apple" && tree.rootItems == ["Fruit", "Nuts"])
    #expect(tree.snapshot(of: "Fruit").rootItems == ["Apple", "Pear"])
    tree.delete(["Apple"])
    #expect(tree.items == ["Fruit", "Pear", "Nuts"])
  }

  // MARK: Collection views

  final class NumberCell: UICollectionViewCell {
    static var made = 0
    var number = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Numbers: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<String, Int>!
    var asked: [Int] = []
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 50)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
        cell.number = number
      }
      source = .init(collectionView: collectionView) { [unowned self] view, path, number in
        asked.append(number)
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
    }
    var shown: [Int] { collectionView.visibleCells.compactMap { ($0 as? NumberCell)?.number } }
  }

  private func numbers(_ snapshot: Snapshot) throws -> (Numbers, UIWindow) {
    let numbers = Numbers()
    let window = try makeWindow(numbers)
    numbers.source.apply(snapshot)
    window.layoutIfNeeded()
    return (numbers, window)
  }

  @Test func `a collection view shows the items of a snapshot`() throws {
    let (numbers, _) = try numbers(snapshot())
    #expect(numbers.shown == [1, 2, 3, 4, 5])
    #expect(numbers.collectionView.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(numbers.source.itemIdentifier(for: [1, 0]) == 4)
    #expect(numbers.source.indexPath(for: 5) == [1, 1] && numbers.source.indexPath(for: 6) == nil)
    #expect(numbers.source.sectionIdentifier(for: 1) == "b" && numbers.source.index(for: "b") == 1)
    #expect(numbers.source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test func `cells of items that stay are kept`() throws {
    let (numbers, window) = try numbers(snapshot())
    let cells = numbers.collectionView.visibleCells
    numbers.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    var next = numbers.source.snapshot()
    next.moveItem(2, afterItem: 5)
    next.appendItems([6])
    var isDone = false
    numbers.source.apply(next, animatingDifferences: true) { isDone = true }
    window.layoutIfNeeded()
    #expect(isDone && numbers.shown == [1, 3, 4, 5, 2, 6])
    #expect(numbers.asked == [1, 2, 3, 4, 5, 6])
    #expect(numbers.collectionView.cellForItem(at: [1, 2]) === cells[1])
    #expect(numbers.collectionView.indexPathsForSelectedItems == [[1, 2]])
  }

  @Test func `reconfigured cells stay the same, reloaded ones are asked for anew`() throws {
    let (numbers, window) = try numbers(snapshot([1, 2], []))
    let cells = numbers.collectionView.visibleCells
    numbers.asked = []
    var next = numbers.source.snapshot()
    next.reconfigureItems([1])
    numbers.source.apply(next)
    window.layoutIfNeeded()
    #expect(numbers.asked == [1] && numbers.collectionView.visibleCells == cells)
    next = numbers.source.snapshot()
    next.reloadItems([2])
    numbers.source.apply(next)
    window.layoutIfNeeded()
    #expect(numbers.asked == [1, 2] && numbers.shown == [1, 2])
    numbers.source.applySnapshotUsingReloadData(numbers.source.snapshot())
    window.layoutIfNeeded()
    #expect(numbers.asked == [1, 2, 1, 2])
  }

  @Test func `a snapshot can be waited for`() async throws {
    let numbers = Numbers()
    let window = try makeWindow(numbers)
    await numbers.source.apply(snapshot(), animatingDifferences: true)
    window.layoutIfNeeded()
    #expect(numbers.shown == [1, 2, 3, 4, 5])
  }

  @Test func `the items of one section are applied by themselves`() throws {
    let (numbers, window) = try numbers(snapshot())
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([7, 8])
    numbers.source.apply(section, to: "a", animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(numbers.shown == [7, 8, 4, 5])
    #expect(numbers.source.snapshot(for: "b").items == [4, 5])
    let whole = numbers.source.snapshot()
    #expect(whole.sectionIdentifier(containingItem: 1) == nil && whole.indexOfItem(2) == nil)
    #expect(whole.sectionIdentifier(containingItem: 7) == "a" && whole.indexOfItem(8) == 1)
  }

  @Test func `ten thousand items cost those that show`() throws {
    let made = NumberCell.made
    let (numbers, window) = try numbers(snapshot(Array(0..<10_000), []))
    // 812 ÷ 50.
    #expect(numbers.asked.count == 17 && NumberCell.made - made == 17)
    var next = numbers.source.snapshot()
    next.deleteItems([0])
    numbers.source.apply(next)
    window.layoutIfNeeded()
    #expect(numbers.asked.count == 18 && NumberCell.made - made <= 18)
  }

  @Test func `what a snapshot cannot do is named`() throws {
    var wrong = snapshot([1, 1, 2], [])
    wrong.appendItems([3], toSection: "c")
    wrong.appendSections(["a"])
    wrong.deleteItems([9])
    wrong.moveItem(9, beforeItem: 1)
    let (numbers, window) = try numbers(wrong)
    #expect(numbers.shown == [1, 2])
    let unique = "identifiers of"
    #expect(
      window.preparedPage(id: "page").tree.diagnostics.map(\.message) == [
        "UICollectionView: appendItems(_:toSection:) is given the item 1 twice; \(unique) items are unique",
        "UICollectionView: appendItems(_:toSection:) names the section c, which the snapshot does not have",
        "UICollectionView: appendSections(_:) is given the section a a second time; \(unique) sections are unique",
        "UICollectionView: moveItem(_:beforeItem:) names the item 9, which the snapshot does not have",
      ])
  }

  @Test func `an item that is appended again is moved, with a warning`() throws {
    var again = snapshot()
    again.appendItems([1])
    let (numbers, window) = try numbers(again)
    #expect(numbers.shown == [2, 3, 4, 5, 1])
    let told = window.preparedPage(id: "page").tree.diagnostics
    #expect(told.map(\.severity) == [.warning] && told[0].message.contains("appendItems(_:toSection:)"))
  }

  @Test func `a snapshot without a section and a provider without a cell are named`() throws {
    let numbers = Numbers()
    let window = try makeWindow(numbers)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: numbers.collectionView) {
      _, _, _ in
      nil
    }
    var homeless = Snapshot()
    homeless.appendItems([1])
    source.apply(homeless)
    source.apply(snapshot([1], []))
    window.layoutIfNeeded()
    #expect(
      window.preparedPage(id: "page").tree.diagnostics.map(\.message) == [
        "UICollectionView: appendItems(_:toSection:) has no section to append to; call appendSections(_:) first",
        "UICollectionView: cellProvider returns no cell for the item 1",
      ])
  }

  // MARK: Tables

  @Test func `a table shows the rows of a snapshot`() throws {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
      }
    }
    let controller = UITableViewController(style: .plain)
    let window = try makeWindow(controller)
    let table = try #require(controller.tableView)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Titled(tableView: table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    source.apply(snapshot(), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4", "5"])
    #expect(source.itemIdentifier(for: [1, 1]) == 5 && source.indexPath(for: 4) == [1, 0])
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    var next = source.snapshot()
    next.moveItem(1, afterItem: 5)
    source.apply(next)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "3", "4", "5", "1"])
    #expect(table.indexPathForSelectedRow == [1, 2])
  }
}
