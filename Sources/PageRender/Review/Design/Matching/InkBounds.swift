internal import LayoutEngine
internal import PageDrawing

/// The bounds of ink in an area of a picture: of all pixels that differ from the most frequent colour along
/// the area's edge.
struct InkBounds {
  let bounds: PixelRectangle
  /// The number of ink pixels.
  let count: Int

  /// The largest difference of a channel at which a pixel is background.
  private static let contrast = 28

  /// Measures the ink; `nil` if there is none.
  ///
  /// - Parameter counts: Returns true for a pixel that may be ink.
  init?(
    in area: PixelRectangle, of image: PixelImage, where counts: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let area = area.clipped(to: PixelSize(width: image.width, height: image.height))
    let found = image.withRows { rows -> (PixelRectangle, Int)? in
      guard let ground = SampledColor.mostFrequent(of: rows.edge(of: area))?.color else { return nil }
      var (left, right, top, bottom, count) = (Int.max, Int.min, Int.max, Int.min, 0)
      for y in area.y {
        for x in area.x {
          let pixel = rows.pixel(x, y)
          guard SampledColor(pixel).distance(to: ground) > Self.contrast, counts(x, y) else { continue }
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
          count += 1
        }
      }
      return count == 0 ? nil : (PixelRectangle(x: left..<right + 1, y: top..<bottom + 1), count)
    }
    guard let found else { return nil }
    (bounds, count) = found
  }
}

extension PixelRows {
  /// The pixels at the inner edge of an area inside the picture.
  func edge(of area: PixelRectangle) -> [UInt32] {
    guard !area.isEmpty else { return [] }
    return area.x.flatMap { [pixel($0, area.y.lowerBound), pixel($0, area.y.upperBound - 1)] }
      + area.y.flatMap { [pixel(area.x.lowerBound, $0), pixel(area.x.upperBound - 1, $0)] }
  }
}
