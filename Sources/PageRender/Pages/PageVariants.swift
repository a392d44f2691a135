/// One page of a source, built once for each set of traits that it is shown in.
public struct PageVariants: Sendable {
  /// What of an environment the page depends on.
  private let aspects: PageTraits.Aspects
  /// In the order in which they were asked for, by traits reduced to the aspects.
  private var variants: [(traits: PageTraits, page: PreparedPage?)] = []

  init(dependingOn aspects: PageTraits.Aspects = []) {
    self.aspects = aspects
  }

  /// The page as it looks in an environment; `nil` where it could not be built.
  public func page(for environment: PageEnvironment) -> PreparedPage? {
    variant(for: environment).flatMap { variants[$0].page }
  }

  /// Which of the page's variants is shown in an environment. Environments of one number share a layout system, so
  /// that drawing them one after another only moves it.
  public func variant(for environment: PageEnvironment) -> Int? {
    let traits = environment.traits.reduced(to: aspects)
    return variants.firstIndex { $0.traits == traits }
  }

  /// Every variant that could be built.
  public var pages: [PreparedPage] { variants.compactMap(\.page) }

  mutating func add(_ page: PreparedPage?, for traits: PageTraits) {
    variants.append((traits, page))
  }
}

extension PageSource {
  /// The views of the chosen pages in all that they will be shown in.
  ///
  /// Pages are built once for each distinct set of the traits that the source depends on, however many devices there
  /// are.
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
      let (built, problems) = await UITraitCollection.withCurrent(UITraitCollection(traits)) {
        await preparePages(images: images, only: chosen, traits: traits)
      }
      diagnostics += problems
      for (place, page) in zip(pages.indices, built) { pages[place].add(page, for: traits) }
    }
    return (pages, diagnostics)
  }

  /// Each once, in order.
  private static func distinct(_ all: [PageTraits]) -> [PageTraits] {
    var distinct: [PageTraits] = []
    // A deck has few, and mostly one after another: no need to hash.
    for traits in all where distinct.last != traits && !distinct.contains(traits) { distinct.append(traits) }
    return distinct
  }
}
