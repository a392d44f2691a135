/// Makes the cells, headers and footers of one reuse identifier. The last registration of an identifier counts, as in UIKit.
enum ReusableOrigin {
  case type(AnyClass)
  /// A xib's first view, or a prototype of a document; `nil` where the document has none.
  case document(() -> UIView?)

  init?(_ type: AnyClass?) {
    guard let type else { return nil }
    self = .type(type)
  }

  @MainActor
  init?(_ nib: UINib?) {
    guard let nib else { return nil }
    self = .document { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
  }
}
