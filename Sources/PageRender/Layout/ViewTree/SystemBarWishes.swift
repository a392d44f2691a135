/// The wishes of a page's controllers, or of its deck, about the bars that the system draws over it.
package struct SystemBarWishes: Hashable, Sendable {
  /// `nil` as the appearance wants it.
  package var statusBarContent: Content?
  package var isStatusBarHidden = false
  package var isHomeIndicatorHidden = false
  /// True if the page is a screen, with a controller or of a deck; views alone may be shown anywhere, and below no bar.
  package var isOfScreen = false

  package init() {}

  package enum Content: Hashable, Sendable {
    case light, dark
    /// As the appearance wants it where that can be read on the page, else the one that contrasts more.
    case readable
  }
}
