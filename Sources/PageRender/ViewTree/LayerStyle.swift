internal import LayoutEngine

/// What a view's layer adds to its look, as a value.
struct LayerStyle: Sendable {
  var corners = Corners()
  /// In points, inside the view's edge.
  var borderWidth = 0.0
  var borderColor = Color.Dynamic(.black)
  /// `nil` where the view casts no shadow.
  var shadow: ShadowStyle?

  struct ShadowStyle: Sendable {
    var color: Color.Dynamic
    /// 0…1.
    var opacity: Double
    /// In points, to the right and downwards.
    var offset: Point
    /// In points.
    var radius: Double
  }
}
