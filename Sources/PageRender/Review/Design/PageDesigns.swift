internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The comparisons of a page's screens with their artboards.
struct PageDesigns: Sendable {
  /// The comparisons, in the order of the screens.
  var found: [ScreenDesign] = []
  /// The names of screens without an artboard.
  var missing: [String] = []
  var faults: [Diagnostic] = []
}

extension DesignFinder {
  /// Compares a page of a source on all its screens.
  func designs(ofPage place: Int, of source: ReviewSource, at index: Int, with design: ReviewDesign)
    -> PageDesigns
  {
    var designs = PageDesigns()
    let (entry, folder) = (source.entries[place], ArtboardFolder(design: design))
    for environment in source.environments {
      guard let prepared = source.variants[place].page(for: environment) else { continue }
      guard let file = folder.file(entry, environment) else {
        designs.missing.append(design.name(entry, environment))
        continue
      }
      let screen = ReviewScreen(prepared, in: environment, source: index, words: words)
      guard let (made, fault) = self.design(of: screen, in: file) else { continue }
      designs.found.append(made)
      if let fault { designs.faults.append(fault) }
    }
    return designs
  }
}
