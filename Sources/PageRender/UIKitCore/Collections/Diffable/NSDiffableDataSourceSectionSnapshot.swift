internal import Foundation

/// The items of one section as a tree; items below a collapsed item are hidden.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The nodes in depth-first order: each parent before its children.
  private var nodes: [Node] = []
  private(set) var faults: [NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>.Fault] = []

  fileprivate struct Node {
    var item: ItemIdentifierType
    /// The depth in the tree; 0 for a root item.
    var level: Int
    var isExpanded = false
  }

  public init() {}

  // MARK: Look-ups

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var hiddenBelow = Int.max
    for node in nodes {
      if node.level > hiddenBelow { continue }
      hiddenBelow = node.isExpanded ? .max : node.level
      found.append(node.item)
    }
    return found
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }
  /// The depth of an item in the tree; 0 for a root item and for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { nodes[$0].level } ?? 0 }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child), nodes[index].level > 0 else { return nil }
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// The subtree below an item; empty if the item is unknown.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var found = Self()
    guard let range = range(below: parent) else { return found }
    let nodes = nodes[(includingParent ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound]
    let level = nodes.first?.level ?? 0
    found.nodes = nodes.map { Node(item: $0.item, level: $0.level - level, isExpanded: $0.isExpanded) }
    return found
  }

  private func range(below item: ItemIdentifierType) -> Range<Int>? {
    guard let index = index(of: item) else { return nil }
    let end = nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    return index + 1..<end
  }

  // MARK: Changes

  /// Appends items to the root items, or to the children of `parent`.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let call = "append(_:to:)"
    guard let parent else { return insert(items, level: 0, at: nodes.count, call) }
    guard let range = range(below: parent), let index = index(of: parent) else {
      return fail(call, "names the item \(parent), which the snapshot does not have")
    }
    insert(items, level: nodes[index].level + 1, at: range.upperBound, call)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let call = "insert(_:before:)"
    guard let index = index(of: item) else {
      return fail(call, "names the item \(item), which the snapshot does not have")
    }
    insert(items, level: nodes[index].level, at: index, call)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let call = "insert(_:after:)"
    guard let index = index(of: item), let range = range(below: item) else {
      return fail(call, "names the item \(item), which the snapshot does not have")
    }
    insert(items, level: nodes[index].level, at: range.upperBound, call)
  }

  /// Removes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let range = range(below: item) else { continue }
      nodes.removeSubrange(range.lowerBound - 1..<range.upperBound)
    }
  }

  public mutating func deleteAll() { nodes = [] }

  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true, "expand(_:)") }
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    set(items, isExpanded: false, "collapse(_:)")
  }

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool, _ call: String) {
    for item in items {
      guard let index = index(of: item) else {
        fail(call, "names the item \(item), which the snapshot does not have")
        continue
      }
      nodes[index].isExpanded = isExpanded
    }
  }

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at index: Int, _ call: String) {
    var known = Set(nodes.map(\.item))
    var new: [Node] = []
    for item in items {
      guard known.insert(item).inserted else {
        fail(call, "is given the item \(item) a second time; identifiers of items are unique")
        continue
      }
      new.append(Node(item: item, level: level))
    }
    nodes.insert(contentsOf: new, at: index)
  }

  private mutating func fail(_ call: String, _ problem: String) {
    faults.append(.init(call: call, problem: problem))
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
