internal import PageRender

/// The fonts of each source of a run: those of the command line, and those that a deck brings. Sources with the same
/// fonts share one catalogue.
package struct RunFonts: Sendable {
  private(set) var catalogs: [FontCatalog] = []
  /// The index in `catalogs` of each source's catalogue.
  private(set) var places: [Int] = []
  private var paths: [[[String]]] = []
  /// The warnings about fonts that are skipped.
  private(set) var warnings: [Diagnostic] = []

  /// Opens the fonts, and throws their faults.
  init(directories: [String], sources: [any PageSource]) throws(FontProblems) {
    var diagnostics: [Diagnostic] = []
    for source in sources {
      let isOptional = source.areFontsOptional
      let wanted = [directories + (isOptional ? [] : source.fontPaths), isOptional ? source.fontPaths : []]
      if let known = paths.firstIndex(of: wanted) {
        places.append(known)
        continue
      }
      let (catalog, problems) =
        wanted == [[], []] ? (FontCatalog(), []) : FontCatalog.load(wanted[0], optional: wanted[1])
      diagnostics += problems.filter { !diagnostics.contains($0) }
      places.append(catalogs.count)
      catalogs.append(catalog)
      paths.append(wanted)
    }
    if diagnostics.contains(where: { $0.severity == .error }) { throw FontProblems(diagnostics: diagnostics) }
    warnings = diagnostics
  }

  /// Returns the catalogue of a source, by its index in the plan.
  subscript(source: Int) -> FontCatalog { catalogs[places[source]] }
}

/// Faults of a run's fonts.
struct FontProblems: Error {
  var diagnostics: [Diagnostic]
}
