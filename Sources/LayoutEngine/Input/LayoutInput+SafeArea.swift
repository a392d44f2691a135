extension LayoutInput {
  /// For each item the nearest view, itself included, that passes on another safe area than it has around it, or -1;
  /// empty where no view does.
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
