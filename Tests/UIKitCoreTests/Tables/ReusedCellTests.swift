import Foundation
import Testing

@testable import UIKitCore

/// Cells, headers and footers of an identifier: the last registration counts.
@MainActor
struct ReusedCellTests {
  final class RowCell: UITableViewCell {}
  final class Tile: UICollectionViewCell {}

  @Test func `a table makes cells of a prototype, each anew, with its identifier`() {
    let table = UITableView()
    table.register(prototype: "Row") { UITableViewCell() }
    let first = table.dequeueReusableCell(withIdentifier: "Row")
    let second = table.dequeueReusableCell(withIdentifier: "Row")
    #expect(first != nil && second != nil && first !== second)
    #expect(first?.reuseIdentifier == "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
  }

  @Test func `a class that is registered after a prototype wins, and a prototype after a class`() {
    let table = UITableView()
    table.register(prototype: "Row") { UITableViewCell() }
    table.register(RowCell.self, forCellReuseIdentifier: "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Row") is RowCell)
    table.register(prototype: "Row") { UITableViewCell() }
    #expect(!(table.dequeueReusableCell(withIdentifier: "Row") is RowCell))
  }

  @Test func `registering nil forgets what was registered`() {
    let table = UITableView()
    table.register(RowCell.self, forCellReuseIdentifier: "Row")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Row") == nil)
  }

  @Test func `a class wins over a collection's prototype that was registered before it`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(kind: nil, prototype: "Tile") { UICollectionViewCell() }
    collection.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "Tile", for: path) is Tile)
  }

  @Test func `a controller knows the storyboard that it comes from, and one that code makes has none`() {
    let storyboard = UIStoryboard(name: "Lessons", bundle: nil)
    let first = storyboard.instantiateInitialViewController() as? UINavigationController
    #expect(first?.topViewController?.storyboard?.name == "Lessons")
    #expect(UIViewController().storyboard == nil)
    #expect(UIViewController().nibName == nil)
  }

  @Test func `a font that nobody has is nil, and one of iOS is not`() {
    #expect(UIFont(name: "Nowhere-Bold", size: 12) == nil)
    #expect(UIFont(name: "AvenirNext-Medium", size: 12) != nil)
    #expect(UIFont(name: "PingFangSC-Regular", size: 12) != nil)
  }
}
