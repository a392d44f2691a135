extension Rect {
  /// The rectangle with each edge moved inwards by the same distance.
  @inlinable package func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// The rectangle with its left and right edges moved inwards by `x`, and its top and bottom edges by `y`.
  @inlinable package func inset(x: Double, y: Double) -> Rect {
    inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }

  /// A square around a point.
  @inlinable package init(center: Point, side: Double) {
    self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}
