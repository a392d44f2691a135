package import PageRender

/// The order in which pages are solved: pages that share a layout system follow each other. Moving a system
/// to the next environment costs a tenth of building it, and few systems are kept. A deck in many locales has
/// one system for each locale.
package struct WorkOrder {
  /// A page of a source in an environment; source and page are indices in the plan.
  package typealias Cell = (source: Int, page: Int, environment: PageEnvironment)

  private let pages: [[PageVariants]]

  package init(_ pages: [[PageVariants]]) {
    self.pages = pages
  }

  /// Returns the indices of cells in working order: by source, page and variant, else in the given order.
  package func indices(of cells: [Cell]) -> [Int] {
    let keys = cells.enumerated().map { place, cell in
      let variant = pages[cell.source][cell.page].variant(for: cell.environment) ?? 0
      return (cell.source, cell.page, variant, place)
    }
    return keys.sorted { $0 < $1 }.map { $0.3 }
  }
}
