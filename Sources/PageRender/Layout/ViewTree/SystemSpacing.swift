/// The default distances that UIKit leaves between views.
package enum SystemSpacing {
  /// The distance between the edges of two views, in points (Interface Builder's standard value).
  package static let edges = 8.0
}
