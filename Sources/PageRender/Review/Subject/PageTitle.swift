internal import PageBase
internal import PageLayout

extension Review {
  /// The id of the baseline's page that a fault prevents from being drawn; `nil` if there is none.
  func formerPage(keptBy fault: Diagnostic) -> String? {
    for case .pages(let old, _) in sources.compactMap(\.baseline) {
      if let place = old.variants.firstIndex(where: { $0.isKept(by: fault) }) { return old.entries[place].id }
    }
    return nil
  }

  /// A page's title on sheets: its title, else its id, followed by the step of its flow.
  ///
  /// - Parameter variants: The page's variants; the page may be one that the source no longer has.
  func title(of entry: PageEntry, _ variants: PageVariants, in source: Int) -> String {
    let step = entry.step.map { "  ›  \($0)" } ?? ""
    return title((variants.pages.first?.title ?? entry.id) + step, in: source)
  }

  /// The title of a page from its name, preceded by the source's name if there are several sources.
  func title(_ name: String, in source: Int) -> String {
    namesSources ? "\(sources[source].name)  ›  \(name)" : name
  }
}
