extension Review {
  /// What sheets call a page: its title, else its id, the step of a flow after it.
  ///
  /// - Parameter variants: What the page is built as; it may be one that the source has no longer.
  func title(of entry: PageEntry, _ variants: PageVariants, in source: Int) -> String {
    let step = entry.step.map { "  ›  \($0)" } ?? ""
    return title((variants.pages.first?.title ?? entry.id) + step, in: source)
  }

  /// The same of a page that only its name is known of: after the source's where there are several.
  func title(_ name: String, in source: Int) -> String {
    sources.count > 1 ? "\(sources[source].name)  ›  \(name)" : name
  }
}
