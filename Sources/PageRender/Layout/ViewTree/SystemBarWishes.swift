/// What a page's controllers want of the bars that the system draws over it.
struct SystemBarWishes: Hashable, Sendable {
  /// `nil` as the appearance wants it.
  var statusBarContent: Content?
  var isStatusBarHidden = false
  var isHomeIndicatorHidden = false

  enum Content: Hashable, Sendable {
    case light, dark
  }
}
