extension Rect {
  /// The smallest rectangle that contains this rectangle and another.
  @inlinable package func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The intersection; `nil` if the two have no area in common.
  @inlinable package func intersection(_ other: Rect) -> Rect? {
    let common = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.width > 0 && common.height > 0 ? common : nil
  }

  /// Returns the largest distance by which the rectangle extends past an edge of another, in points; 0 if it stays inside.
  @inlinable package func reach(beyond other: Rect) -> Double {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY, 0)
  }

  /// Returns true if the rectangle contains all of another.
  @inlinable package func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  @inlinable package var area: Double { max(width, 0) * max(height, 0) }
}
