internal import Foundation

/// The sections and items of a data source, in order; each identifier occurs once.
///
/// An invalid change, such as an item named twice in one call, is skipped; the view that the snapshot is
/// applied to reports it. Inserting an item that the snapshot has moves the item with a warning, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [Section] = []
  /// The section of each item; read by key, never iterated.
  private var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The faults of invalid changes, each with the call that made it.
  private(set) var faults: [Fault] = []
  /// The items to reload, in the order of the calls that named them.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  fileprivate struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  struct Fault: Hashable {
    var call: String
    var problem: String
    var isError = true
  }

  public init() {}

  // MARK: Counts and look-ups

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    indexOfSection(identifier).map { sections[$0].items.count } ?? 0
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsOfItems[identifier]
  }

  /// The index of an item among the items of all sections; `nil` if it is unknown.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, item) = place(of: identifier) else { return nil }
    return sections[..<section].reduce(0) { $0 + $1.items.count } + item
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionsOfItems[identifier].flatMap(indexOfSection),
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return (section, item)
  }

  /// The items of each section.
  var itemsBySection: [[ItemIdentifierType]] { sections.map(\.items) }

  // MARK: Items

  /// Appends items to a section; `nil` is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard let section = section(sectionIdentifier, call) else { return }
    insert(identifiers, at: (section, sections[section].items.count), call)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let call = "insertItems(_:beforeItem:)"
    guard let place = known(beforeIdentifier, call) else { return }
    insert(identifiers, at: place, call)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let call = "insertItems(_:afterItem:)"
    guard let place = known(afterIdentifier, call) else { return }
    insert(identifiers, at: (place.section, place.item + 1), call)
  }

  /// Removes items and ignores unknown identifiers.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: leaving.contains) }
    for identifier in identifiers { sectionsOfItems[identifier] = nil }
  }

  public mutating func deleteAllItems() {
    sections = []
    sectionsOfItems = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, besides: toIdentifier, by: 0, "moveItem(_:beforeItem:)")
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, besides: toIdentifier, by: 1, "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells are to be replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { known($0, "reloadItems(_:)") != nil }
  }

  /// Marks items whose existing cells are to be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { known($0, "reconfigureItems(_:)") != nil }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count, "appendSections(_:)")
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:beforeSection:)"
    if let index = known(toIdentifier, call) { insert(identifiers, at: index, call) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:afterSection:)"
    if let index = known(toIdentifier, call) { insert(identifiers, at: index + 1, call) }
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let leaving = Set(identifiers)
    for section in sections where leaving.contains(section.identifier) {
      for item in section.items { sectionsOfItems[item] = nil }
    }
    sections.removeAll { leaving.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besides: toIdentifier, by: 0, "moveSection(_:beforeSection:)")
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besides: toIdentifier, by: 1, "moveSection(_:afterSection:)")
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { known($0, "reloadSections(_:)") != nil }
  }

  // MARK: Checks

  private mutating func fail(_ call: String, _ problem: String, isError: Bool = true) {
    let fault = Fault(call: call, problem: problem, isError: isError)
    if !faults.contains(fault) { faults.append(fault) }
  }

  private mutating func section(_ identifier: SectionIdentifierType?, _ call: String) -> Int? {
    if let identifier { return known(identifier, call) }
    if sections.isEmpty {
      fail(call, "has no section to append to; call appendSections(_:) first")
      return nil
    }
    return sections.count - 1
  }

  private mutating func known(_ identifier: SectionIdentifierType, _ call: String) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil { fail(call, "names the section \(identifier), which the snapshot does not have") }
    return index
  }

  private mutating func known(
    _ identifier: ItemIdentifierType, _ call: String
  ) -> (section: Int, item: Int)? {
    let place = place(of: identifier)
    if place == nil { fail(call, "names the item \(identifier), which the snapshot does not have") }
    return place
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int), _ call: String
  ) {
    var place = place
    var named: Set<ItemIdentifierType> = []
    var new: [ItemIdentifierType] = []
    new.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      guard named.insert(identifier).inserted else {
        fail(call, "is given the item \(identifier) twice; identifiers of items are unique")
        continue
      }
      if let former = self.place(of: identifier) {
        fail(
          call, "is given the item \(identifier), which the snapshot has already; it is moved there",
          isError: false)
        sections[former.section].items.remove(at: former.item)
        if former.section == place.section, former.item < place.item { place.item -= 1 }
      }
      sectionsOfItems[identifier] = sections[place.section].identifier
      new.append(identifier)
    }
    sections[place.section].items.insert(contentsOf: new, at: place.item)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int, _ call: String) {
    var place = index
    for identifier in identifiers {
      guard indexOfSection(identifier) == nil else {
        fail(call, "is given the section \(identifier) a second time; identifiers of sections are unique")
        continue
      }
      sections.insert(Section(identifier: identifier), at: place)
      place += 1
    }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, besides other: ItemIdentifierType, by offset: Int, _ call: String
  ) {
    guard let from = known(identifier, call), known(other, call) != nil else { return }
    guard identifier != other else { return fail(call, "moves the item \(identifier) beside itself") }
    sections[from.section].items.remove(at: from.item)
    guard let to = place(of: other) else { return }
    sections[to.section].items.insert(identifier, at: to.item + offset)
    sectionsOfItems[identifier] = sections[to.section].identifier
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, besides other: SectionIdentifierType, by offset: Int, _ call: String
  ) {
    guard let from = known(identifier, call), known(other, call) != nil else { return }
    guard identifier != other else { return fail(call, "moves the section \(identifier) beside itself") }
    let section = sections.remove(at: from)
    guard let to = indexOfSection(other) else { return }
    sections.insert(section, at: to + offset)
  }

  // MARK: Applying

  /// Replaces the items of a section; appends the section if it is missing.
  mutating func replaceItems(
    of identifier: SectionIdentifierType, with items: [ItemIdentifierType], _ call: String
  ) {
    if indexOfSection(identifier) == nil { appendSections([identifier]) }
    guard let section = indexOfSection(identifier) else { return }
    for item in sections[section].items { sectionsOfItems[item] = nil }
    sections[section].items = []
    insert(items, at: (section, 0), call)
  }

  /// The snapshot as a data source stores it: without faults and marks for reloading and reconfiguring.
  var settled: Self {
    var settled = self
    settled.faults = []
    (settled.reloadedItemIdentifiers, settled.reconfiguredItemIdentifiers) = ([], [])
    settled.reloadedSectionIdentifiers = []
    return settled
  }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
