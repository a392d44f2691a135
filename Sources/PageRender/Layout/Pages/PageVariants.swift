public import PageBase

/// One page of a source, built once for each set of traits that it is shown in.
public struct PageVariants: Sendable {
  /// The aspects of an environment that the page depends on.
  private let aspects: PageTraits.Aspects
  /// The variants in the order they were added, each with its traits reduced to the aspects.
  private var variants: [(traits: PageTraits, page: PreparedPage?, faults: [Diagnostic])] = []
  /// The faults that keep the page from being built for any environment.
  private var unbuilt: [Diagnostic] = []

  /// True if the page was left out because its description has faults.
  package let isLeftOut: Bool

  package init(dependingOn aspects: PageTraits.Aspects = []) {
    self.aspects = aspects
    isLeftOut = false
  }

  /// Creates the variants of a page that cannot be built for any environment.
  package init(unbuiltBecause faults: [Diagnostic]) {
    self.init()
    unbuilt = faults
  }

  /// Creates the variants of a left out page: its faults and no page.
  public init(of page: LeftOutPage) {
    aspects = []
    isLeftOut = true
    unbuilt = page.faults
  }

  /// The page as built for an environment; `nil` if it could not be built.
  public func page(for environment: PageEnvironment) -> PreparedPage? {
    variant(for: environment).flatMap { variants[$0].page }
  }

  /// The index of the variant shown in an environment; `nil` if there is none. Environments with one index
  /// share a layout system, which is updated, not rebuilt, when they are drawn in succession.
  public func variant(for environment: PageEnvironment) -> Int? {
    let traits = environment.traits.reduced(to: aspects)
    // A variant is large; by index none is copied.
    return variants.indices.first { variants[$0].traits == traits }
  }

  /// Every variant that could be built.
  public var pages: [PreparedPage] { variants.compactMap(\.page) }

  /// The faults that kept the page from being built for an environment; empty if it was built, or if they are
  /// unknown.
  public func faults(in environment: PageEnvironment) -> [Diagnostic] {
    variant(for: environment).map { variants[$0].faults } ?? unbuilt
  }

  /// Returns true if a fault is one of those that keep the page from being drawn.
  package func isKept(by fault: Diagnostic) -> Bool {
    (variants.flatMap(\.faults) + unbuilt).contains {
      $0.message == fault.message && $0.position == fault.position && $0.file == fault.file
    }
  }

  /// - Parameter faults: The faults that kept the page from being built, if `page` is `nil`.
  package mutating func add(_ page: PreparedPage?, for traits: PageTraits, faults: [Diagnostic] = []) {
    variants.append((traits, page, faults))
  }
}

extension [Diagnostic] {
  /// The faults that kept a page from being built: its own diagnostics, else the errors that belong to no
  /// page.
  package func faults(ofPage id: String) -> [Diagnostic] {
    let own = filter { $0.page == id }
    return own.isEmpty ? filter { $0.page == nil && $0.severity == .error } : own
  }

  /// The diagnostics, in which each fault that is no warning is assigned to the page that it keeps from being
  /// drawn.
  package func keeping(page id: String) -> [Diagnostic] {
    map { fault in
      guard fault.severity != .warning else { return fault }
      var fault = fault
      fault.page = id
      return fault
    }
  }
}
