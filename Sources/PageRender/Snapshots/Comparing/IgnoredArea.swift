internal import PageDrawing

/// The rectangles that are left out of a comparison, which may overlap.
struct IgnoredArea {
  private let rectangles: [PixelRectangle]

  /// Makes the area from rectangles; parts outside `size` are dropped.
  init(_ rectangles: [PixelRectangle], in size: PixelSize) {
    self.rectangles = rectangles.map { $0.clipped(to: size) }.filter { !$0.isEmpty }
  }

  var isEmpty: Bool { rectangles.isEmpty }

  @inline(__always)
  func contains(_ x: Int, _ y: Int) -> Bool {
    rectangles.contains { $0.x.contains(x) && $0.y.contains(y) }
  }

  /// The number of pixels in the union of the rectangles.
  var pixelCount: Int {
    // Between two neighbouring edges all rows have the same covered width.
    let edges = rectangles.flatMap { [$0.y.lowerBound, $0.y.upperBound] }.sorted()
    return zip(edges, edges.dropFirst()).reduce(0) { count, band in
      band.0 == band.1 ? count : count + (band.1 - band.0) * width(inRow: band.0)
    }
  }

  private func width(inRow y: Int) -> Int {
    var (width, end) = (0, 0)
    let spans = rectangles.filter { $0.y.contains(y) }.map(\.x).sorted { $0.lowerBound < $1.lowerBound }
    for span in spans where span.upperBound > end {
      width += span.upperBound - max(span.lowerBound, end)
      end = span.upperBound
    }
    return width
  }
}
