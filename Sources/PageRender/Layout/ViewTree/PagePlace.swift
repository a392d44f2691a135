/// The place in which an app shows a page.
package enum PagePlace: Hashable, Sendable {
  /// The whole screen, with the bars that are drawn.
  case screen
  /// A place that only code decides: the page, by its name, may be a screen, a sheet or a child.
  case unknown(String)
  /// A part of another page, such as a row or the content of a container view. Edges of the screen are not
  /// its own.
  case part
  /// A picture that no device shows, such as one for the App Store: no bars or cutouts cover it.
  case picture
}
