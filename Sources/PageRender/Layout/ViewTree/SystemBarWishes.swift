/// What a page's controllers want of the bars that the system draws over it.
package struct SystemBarWishes: Hashable, Sendable {
  /// `nil` as the appearance wants it.
  package var statusBarContent: Content?
  package var isStatusBarHidden = false
  package var isHomeIndicatorHidden = false

  package init() {}

  package enum Content: Hashable, Sendable {
    case light, dark
  }
}
