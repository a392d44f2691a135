package import PageRender

/// The pages of a program with pages of its own, and their environments, resources and lint exceptions.
package struct CatalogPages: Sendable {
  package var name: String
  package var pages: [Page]
  package var matrix: CatalogMatrix
  package var resources: SwiftPageSource.Resources
  package var lint: [LintException]
  /// True if the pages look on iOS 26 as on iOS 18.
  package var requiresCompatibility = false
  /// The hash of an app's code and resources; `nil` for a package's program.
  package var code: String?
  /// Returns the pictures of an app's pages, which processes of their own have drawn; `nil` builds pages here.
  package var receive: SwiftPageSource.Receiving?

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

  /// Returns the pages that can be drawn, and the faults of other pages and of the rest of the catalogue.
  ///
  /// - Parameter standard: The version of iOS of a matrix that names none.
  package func load(
    devices: DeviceCatalog, standard: SystemVersion = .standard
  ) -> (source: SwiftPageSource?, diagnostics: [Diagnostic]) {
    var (source, diagnostics) = SwiftPageSource.load(pages, name: name, resources: resources)
    guard let file = source?.file else { return (nil, diagnostics) }
    let (matrix, faults) = matrix.resolved(
      devices: devices, translated: source?.locales ?? [], file: file, standard: standard)
    source?.matrix = matrix
    source?.lintExceptions = lint
    source?.requiresCompatibility = requiresCompatibility
    source?.code = code
    source?.receive = receive
    diagnostics += faults
    return (source, diagnostics)
  }
}
