internal import PageBase
internal import PageLayout

extension Review {
  /// The id of the page that a fault keeps from being drawn, among those that are compared with.
  func formerPage(keptBy fault: Diagnostic) -> String? {
    for case .pages(let old, _) in sources.compactMap(\.baseline) {
      if let place = old.variants.firstIndex(where: { $0.isKept(by: fault) }) { return old.entries[place].id }
    }
    return nil
  }

  /// A page's title on sheets: its title, else its id, the step of a flow after it.
  ///
  /// - Parameter variants: What the page is built as; it may be one that the source has no longer.
  func title(of entry: PageEntry, _ variants: PageVariants, in source: Int) -> String {
    let step = entry.step.map { "  ›  \($0)" } ?? ""
    return title((variants.pages.first?.title ?? entry.id) + step, in: source)
  }

  /// The title of a page of which only its name is known: after the source's where there are several.
  func title(_ name: String, in source: Int) -> String {
    sources.count > 1 ? "\(sources[source].name)  ›  \(name)" : name
  }
}
