/// The origin of the cells, headers or footers of a reuse identifier. As in UIKit, an identifier's last
/// registration counts.
enum ReusableOrigin {
  case type(AnyClass)
  /// A closure that makes a xib's first view or a document's prototype; it returns `nil` if there is none.
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
