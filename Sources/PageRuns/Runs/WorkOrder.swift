package import PageRender

/// The order in which pages are solved: those that share a layout system one after another, for moving a system to the
/// next environment costs a tenth of building it, and few are kept. A deck in many locales has one for each of them.
package struct WorkOrder {
  /// A page of a source in an environment; both by their place in the plan.
  package typealias Cell = (source: Int, page: Int, environment: PageEnvironment)

  private let pages: [[PageVariants]]

  package init(_ pages: [[PageVariants]]) {
    self.pages = pages
  }

  /// The places of some cells: by source, page and variant, and otherwise as they are.
  package func indices(of cells: [Cell]) -> [Int] {
    let keys = cells.enumerated().map { place, cell in
      let variant = pages[cell.source][cell.page].variant(for: cell.environment) ?? 0
      return (cell.source, cell.page, variant, place)
    }
    return keys.sorted { $0 < $1 }.map { $0.3 }
  }
}
