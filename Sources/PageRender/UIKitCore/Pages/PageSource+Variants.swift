public import PageBase
public import PageDrawing
public import PageLayout

extension PageSource {
  /// Builds the variants of the chosen pages for the environments in which they will be shown.
  ///
  /// Pages are built once for each distinct set of traits that the source depends on, not for each device.
  ///
  /// - Returns: The variants of each page of `chosen`.
  @MainActor
  public func prepareVariants(
    images: ImageStore, only chosen: [Int], for environments: [PageEnvironment]
  ) async -> (pages: [PageVariants], diagnostics: [Diagnostic]) {
    let aspects = traitDependence
    var pages = [PageVariants](repeating: PageVariants(dependingOn: aspects), count: chosen.count)
    var diagnostics: [Diagnostic] = []
    for traits in Self.distinct(environments.map { $0.traits.reduced(to: aspects) }) {
      // Bars measure their items while they are built.
      let (built, problems) = await UIView.ambientFittingTraits.with(FittingTraits(traits)) {
        await UITraitCollection.withCurrent(UITraitCollection(traits)) {
          await preparePages(images: images, only: chosen, traits: traits)
        }
      }
      diagnostics += problems
      for (place, page) in zip(pages.indices, built) {
        let faults = page == nil ? problems.faults(ofPage: entries[chosen[place]].id) : []
        pages[place].add(page, for: traits, faults: faults)
      }
    }
    return (pages, diagnostics)
  }

  /// The distinct traits, in the order of their first occurrence.
  private static func distinct(_ all: [PageTraits]) -> [PageTraits] {
    var distinct: [PageTraits] = []
    // A deck has few distinct traits, and equal ones are mostly adjacent, so hashing is not needed.
    for traits in all where distinct.last != traits && !distinct.contains(traits) { distinct.append(traits) }
    return distinct
  }
}

extension FittingTraits {
  /// The traits of pages that are built for all screens with `traits`.
  fileprivate init(_ traits: PageTraits) {
    self.init()
    (direction, language) = (traits.direction, traits.locale)
    (horizontalSizeClass, verticalSizeClass) = (traits.horizontal, traits.vertical)
  }
}
