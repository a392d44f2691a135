internal import PageRender

/// The fonts of each source of a run: those of the command line, and those that a deck brings. Sources with the same
/// fonts share one catalogue.
package struct RunFonts: Sendable {
  private(set) var catalogs: [FontCatalog] = []
  /// The index in `catalogs` of each source's catalogue.
  private(set) var places: [Int] = []
  private var paths: [[[String]]] = []
  /// The errors of each catalogue.
  private var errors: [[Diagnostic]] = []
  /// The warnings about fonts that are skipped.
  private(set) var warnings: [Diagnostic] = []
  /// The faults of each source's fonts, with which none of its pages is drawn; empty for usable fonts.
  private(set) var faults: [[Diagnostic]] = []

  /// Opens the fonts. A fault of one source's fonts leaves other sources alone.
  init(directories: [String], sources: [any PageSource]) {
    for source in sources {
      let isOptional = source.areFontsOptional
      let wanted = [directories + (isOptional ? [] : source.fontPaths), isOptional ? source.fontPaths : []]
      let place: Int
      if let known = paths.firstIndex(of: wanted) {
        place = known
      } else {
        let (catalog, problems) =
          wanted == [[], []] ? (FontCatalog(), []) : FontCatalog.load(wanted[0], optional: wanted[1])
        warnings += problems.filter { $0.severity != .error && !warnings.contains($0) }
        place = catalogs.count
        catalogs.append(catalog)
        errors.append(problems.filter { $0.severity == .error })
        paths.append(wanted)
      }
      places.append(place)
      let unknown =
        errors[place].isEmpty
        ? source.unknownFamilies(in: catalogs[place]).map { Self.mentioning(catalogs[place].skipped, $0) }
        : []
      faults.append(errors[place] + unknown)
    }
  }

  /// Adds the font files that could not be read to the error about a missing family, which one of them may
  /// have.
  private static func mentioning(_ skipped: [SkippedFont], _ unknown: Diagnostic) -> Diagnostic {
    guard let first = skipped.first else { return unknown }
    var unknown = unknown
    let more = skipped.count > 1 ? " and \(skipped.count - 1) more" : ""
    unknown.message += " (or mend \(first.path)\(more), which was passed over)"
    return unknown
  }

  /// Drops the shaped runs that no task used since the last drop.
  func dropUnusedRuns() {
    for catalog in catalogs { catalog.dropUnusedRuns() }
  }

  /// Returns the catalogue of a source, by its index in the plan.
  subscript(source: Int) -> FontCatalog { catalogs[places[source]] }
}
