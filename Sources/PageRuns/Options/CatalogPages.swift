package import PageRender

/// The pages of a program that has its own, and what comes along with them.
package struct CatalogPages: Sendable {
  package var name: String
  package var pages: [Page]
  package var matrix: CatalogMatrix
  package var resources: SwiftPageSource.Resources
  package var lint: [LintException]

  package init(
    name: String, pages: [Page], matrix: CatalogMatrix, resources: SwiftPageSource.Resources,
    lint: [LintException]
  ) {
    self.name = name
    self.pages = pages
    self.matrix = matrix
    self.resources = resources
    self.lint = lint
  }

  /// The pages that can be drawn, and what is wrong with the others and with what comes along.
  package func load(devices: DeviceCatalog) -> (source: SwiftPageSource?, diagnostics: [Diagnostic]) {
    var (source, diagnostics) = SwiftPageSource.load(pages, name: name, resources: resources)
    guard let file = source?.file else { return (nil, diagnostics) }
    let (matrix, faults) = matrix.resolved(devices: devices, translated: source?.locales ?? [], file: file)
    source?.matrix = matrix
    source?.lintExceptions = lint
    diagnostics += faults
    return (source, diagnostics)
  }
}
