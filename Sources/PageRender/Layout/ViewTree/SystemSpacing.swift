/// The distances UIKit leaves between things unless told otherwise.
package enum SystemSpacing {
  /// Between the edges of two views, in points (Interface Builder's standard value).
  package static let edges = 8.0
}
