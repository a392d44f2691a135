/// One page of a source, built once for each set of traits that it is shown in.
public struct PageVariants: Sendable {
  /// In the order in which they were asked for; `nil` traits stand for all.
  private var variants: [(traits: PageTraits?, page: PreparedPage?)] = []

  /// The page as it looks in an environment; `nil` where it could not be built.
  public func page(for environment: PageEnvironment) -> PreparedPage? {
    let traits = environment.traits
    return variants.first { $0.traits == nil || $0.traits == traits }?.page
  }

  /// Every variant that could be built.
  public var pages: [PreparedPage] { variants.compactMap(\.page) }

  mutating func add(_ page: PreparedPage?, for traits: PageTraits?) {
    variants.append((traits, page))
  }
}

extension PageSource {
  /// The views of the chosen pages in all that they will be shown in.
  ///
  /// Pages are built once for each distinct set of traits, or once altogether where the source does not depend on
  /// traits, however many devices there are.
  ///
  /// - Returns: The variants of each page of `chosen`.
  @MainActor
  public func prepareVariants(
    images: ImageStore, only chosen: [Int], for environments: [PageEnvironment]
  ) -> (pages: [PageVariants], diagnostics: [Diagnostic]) {
    var pages = [PageVariants](repeating: PageVariants(), count: chosen.count)
    var diagnostics: [Diagnostic] = []
    for traits in Self.distinctTraits(of: environments).prefix(dependsOnTraits ? .max : 1) {
      let (built, problems) = UITraitCollection.withCurrent(UITraitCollection(traits)) {
        preparePages(images: images, only: chosen, traits: traits)
      }
      diagnostics += problems
      for (place, page) in zip(pages.indices, built) {
        pages[place].add(page, for: dependsOnTraits ? traits : nil)
      }
    }
    return (pages, diagnostics)
  }

  /// Each once, in the order of the environments; there are never more than a handful.
  private static func distinctTraits(of environments: [PageEnvironment]) -> [PageTraits] {
    var distinct: [PageTraits] = []
    for traits in environments.map(\.traits) where !distinct.contains(traits) { distinct.append(traits) }
    return distinct
  }
}
