public import PageLayout

extension PreparedPage {
  /// The names by which exceptions select views: identifiers, and the names of parts of texts.
  public var viewNames: [String] {
    tree.views.flatMap { [$0.identifier].compactMap(\.self) + $0.partNames }
  }
}
