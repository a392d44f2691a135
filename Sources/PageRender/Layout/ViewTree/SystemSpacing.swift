/// The distances UIKit leaves between things unless told otherwise.
enum SystemSpacing {
  /// Between the edges of two views, in points (Interface Builder's standard value).
  static let edges = 8.0
}
