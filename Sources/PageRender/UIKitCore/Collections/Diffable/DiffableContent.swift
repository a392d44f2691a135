internal import Foundation
internal import PageBase

/// The snapshot that a diffable data source shows, with the index path of each item.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var sections: [Section] = []
  private var items: [[Item]] = []
  /// The index path of each item, computed at the first look-up; read by key, never iterated.
  private var paths: [Item: IndexPath]?

  init() {}

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot.settled
    sections = snapshot.sectionIdentifiers
    items = snapshot.itemsBySection
  }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int {
    items.indices.contains(section) ? items[section].count : 0
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path[0]), items[path[0]].indices.contains(path[1]) else {
      return nil
    }
    return items[path[0]][path[1]]
  }

  func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  func index(of section: Section) -> Int? { sections.firstIndex(of: section) }

  mutating func path(of item: Item) -> IndexPath? {
    if let paths { return paths[item] }
    var found: [Item: IndexPath] = [:]
    for (section, members) in items.enumerated() {
      for (index, member) in members.enumerated() { found[member] = IndexPath(indexes: [section, index]) }
    }
    paths = found
    return found[item]
  }
}

extension UIView {
  /// Reports the faults of a snapshot's changes.
  func report<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    for fault in snapshot.faults {
      guard !fault.isError else {
        report(fault.call, fault.problem)
        continue
      }
      let warning = Diagnostic(.warning, "\(diagnosticName): \(fault.call) \(fault.problem)")
      if !faults.contains(warning) { faults.append(warning) }
    }
  }
}
