extension Collection {
  /// The collection's only element; `nil` if it is empty or has several.
  @inlinable package var only: Element? { count == 1 ? first : nil }
}
