internal import PageDrawing

/// Rectangles of pixels as places of things that are looked for elsewhere.
extension PixelRectangle {
  func contains(_ column: Int, _ row: Int) -> Bool { x.contains(column) && y.contains(row) }

  /// Returns true if another lies in it.
  func holds(_ other: PixelRectangle) -> Bool {
    x.lowerBound <= other.x.lowerBound && x.upperBound >= other.x.upperBound
      && y.lowerBound <= other.y.lowerBound && y.upperBound >= other.y.upperBound
  }

  /// The part inside another that it overlaps.
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

  /// The four parts around a rectangle inside.
  func around(_ inner: PixelRectangle) -> [PixelRectangle] {
    [
      PixelRectangle(x: x, y: y.lowerBound..<inner.y.lowerBound),
      PixelRectangle(x: x, y: inner.y.upperBound..<y.upperBound),
      PixelRectangle(x: x.lowerBound..<inner.x.lowerBound, y: y),
      PixelRectangle(x: inner.x.upperBound..<x.upperBound, y: y),
    ]
  }

  /// Every pixel, or about so many that lie in all rows and columns, in the order of reading.
  func forEachPixel(about most: Int, _ body: (Int, Int) -> Void) {
    let count = width * height
    guard count > 0 else { return }
    var step = max(1, count / max(most, 1))
    // A step that is no divisor of the width runs through all columns.
    if step > 1, width % step == 0 { step += 1 }
    var index = 0
    while index < count {
      body(x.lowerBound + index % width, y.lowerBound + index / width)
      index += step
    }
  }
}
