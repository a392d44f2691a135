internal import LayoutEngine

/// Every screen of a review that has an artboard, compared with it.
struct DesignSurvey {
  /// By source and by the place of the page among the source's.
  private(set) var designs: [[[ScreenDesign]]] = []
  /// What is wrong with artboards, and which are missing.
  private(set) var faults: [Diagnostic] = []

  init(_ review: Review, renderers: SheetRenderers) {
    let finder = DesignFinder(renderers: renderers)
    for (index, source) in review.sources.enumerated() {
      guard let design = source.design else {
        designs.append(source.entries.map { _ in [] })
        continue
      }
      let folder = ArtboardFolder(design: design)
      var missing: [String] = []
      let found = zip(source.entries, source.variants).map { entry, variants in
        source.environments.compactMap { environment -> ScreenDesign? in
          guard let prepared = variants.page(for: environment) else { return nil }
          guard let file = folder.file(entry, environment) else {
            missing.append(design.name(entry, environment))
            return nil
          }
          let screen = ReviewScreen(prepared, in: environment, source: index)
          guard let (made, fault) = finder.design(of: screen, in: file) else { return nil }
          if let fault, !faults.contains(fault) { faults.append(fault) }
          return made
        }
      }
      designs.append(found)
      if !missing.isEmpty { faults.append(folder.missing(missing)) }
    }
  }

  /// Those of a page; none where nobody compares.
  subscript(source: Int, place: Int) -> [ScreenDesign] {
    designs.indices.contains(source) && designs[source].indices.contains(place) ? designs[source][place] : []
  }
}
