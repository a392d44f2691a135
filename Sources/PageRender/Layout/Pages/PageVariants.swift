public import PageBase

/// One page of a source, built once for each set of traits that it is shown in.
public struct PageVariants: Sendable {
  /// The aspects of an environment that the page depends on.
  private let aspects: PageTraits.Aspects
  /// The variants in the order they were added, each with its traits reduced to the aspects.
  private var variants: [(traits: PageTraits, page: PreparedPage?, faults: [Diagnostic])] = []

  /// True if the page could not even be read.
  package let isLeftOut: Bool

  package init(dependingOn aspects: PageTraits.Aspects = []) {
    self.aspects = aspects
    isLeftOut = false
  }

  /// A page that cannot be read.
  public init(of page: LeftOutPage) {
    aspects = []
    isLeftOut = true
    add(nil, for: PageTraits().reduced(to: []), faults: page.faults)
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

  /// Why the page could not be built for an environment; empty where it could, and where nobody knows.
  public func faults(in environment: PageEnvironment) -> [Diagnostic] {
    variant(for: environment).map { variants[$0].faults } ?? []
  }

  /// Returns true if a fault is why the page cannot be drawn.
  package func isKept(by fault: Diagnostic) -> Bool {
    variants.contains { variant in
      variant.faults.contains {
        $0.message == fault.message && $0.position == fault.position && $0.file == fault.file
      }
    }
  }

  /// - Parameter faults: Why there is no page.
  package mutating func add(_ page: PreparedPage?, for traits: PageTraits, faults: [Diagnostic] = []) {
    variants.append((traits, page, faults))
  }
}

extension [Diagnostic] {
  /// Why a page could not be built: what is said of it, else the errors that are of no page.
  package func faults(ofPage id: String) -> [Diagnostic] {
    let own = filter { $0.page == id }
    return own.isEmpty ? filter { $0.page == nil && $0.severity == .error } : own
  }

  /// The diagnostics as faults that keep a page from being drawn.
  package func keeping(page id: String) -> [Diagnostic] {
    map { fault in
      guard fault.severity != .warning else { return fault }
      var fault = fault
      fault.page = id
      return fault
    }
  }
}
