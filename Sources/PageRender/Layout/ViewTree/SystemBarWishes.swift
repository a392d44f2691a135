/// The settings of a page's controllers, or of its deck, for the system bars over the page.
package struct SystemBarWishes: Hashable, Sendable {
  /// The colour of the status bar's content; `nil` for the default of the appearance, black in light and
  /// white in dark.
  package var statusBarContent: Content?
  package var isStatusBarHidden = false
  package var isHomeIndicatorHidden = false
  /// True if the page is a full screen, of a view controller or a deck. Views alone may be shown anywhere,
  /// without bars.
  package var isOfScreen = false

  package init() {}

  package enum Content: Hashable, Sendable {
    case light, dark
    /// The default of the appearance if it is readable on the page, else the colour with more contrast.
    case readable
  }
}
