extension LayoutInput {
  /// The index, for each item, of its nearest ancestor (or the item itself) that changes the safe area for
  /// its descendants; -1 if none does. The array is empty if no view changes the safe area.
  func safeAreaSources() -> ContiguousArray<Int> {
    guard items.indices.contains(where: { items[$0].changesSafeArea }) else { return [] }
    var sources = ContiguousArray<Int>()
    sources.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      sources.append(item.changesSafeArea ? index : item.parent.map { sources[$0] } ?? -1)
    }
    return sources
  }
}

extension LayoutItem {
  fileprivate var changesSafeArea: Bool {
    if additionalSafeArea != .zero { return true }
    if case .scroll(let scroll) = arrangement { return scroll.adjustment != .never }
    return false
  }
}
