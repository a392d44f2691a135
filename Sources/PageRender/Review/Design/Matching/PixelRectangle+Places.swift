internal import PageDrawing

/// Operations on the pixel rectangles of elements that are compared.
extension PixelRectangle {
  func contains(_ column: Int, _ row: Int) -> Bool { x.contains(column) && y.contains(row) }

  /// Returns true if another rectangle is inside this one.
  func holds(_ other: PixelRectangle) -> Bool {
    x.lowerBound <= other.x.lowerBound && x.upperBound >= other.x.upperBound
      && y.lowerBound <= other.y.lowerBound && y.upperBound >= other.y.upperBound
  }

  /// Returns the rectangle clamped to another one.
  func clamped(to other: PixelRectangle) -> PixelRectangle {
    PixelRectangle(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
  }

  func grown(by margin: Int) -> PixelRectangle {
    PixelRectangle(
      x: x.lowerBound - margin..<x.upperBound + margin, y: y.lowerBound - margin..<y.upperBound + margin)
  }

  /// A copy with its edges moved inwards; `nil` if nothing is left.
  func shrunk(by margin: Int) -> PixelRectangle? {
    width > 2 * margin && height > 2 * margin ? grown(by: -margin) : nil
  }

  func moved(x dx: Int, y dy: Int) -> PixelRectangle {
    PixelRectangle(
      x: x.lowerBound + dx..<x.upperBound + dx, y: y.lowerBound + dy..<y.upperBound + dy)
  }

  /// Returns the four parts of the rectangle around an inner one.
  func around(_ inner: PixelRectangle) -> [PixelRectangle] {
    [
      PixelRectangle(x: x, y: y.lowerBound..<inner.y.lowerBound),
      PixelRectangle(x: x, y: inner.y.upperBound..<y.upperBound),
      PixelRectangle(x: x.lowerBound..<inner.x.lowerBound, y: y),
      PixelRectangle(x: inner.x.upperBound..<x.upperBound, y: y),
    ]
  }

  /// Visits every pixel, or about `most` of them spread over all rows and columns, in the order of reading.
  func forEachPixel(about most: Int, _ body: (Int, Int) -> Void) {
    let count = width * height
    guard count > 0 else { return }
    var step = max(1, count / max(most, 1))
    // A step that does not divide the width reaches all columns.
    if step > 1, width % step == 0 { step += 1 }
    var index = 0
    while index < count {
      body(x.lowerBound + index % width, y.lowerBound + index / width)
      index += step
    }
  }
}
