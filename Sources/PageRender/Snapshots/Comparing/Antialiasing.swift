internal import PageDrawing

/// Tells the smoothed edges of shapes from changes, as pixelmatch 7.2.0 does (ISC licence, Mapbox), after
/// Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
///
/// A pixel is on a smoothed edge if it has darker and brighter neighbours, at most two neighbours as bright
/// as itself, and if its darkest or its brightest neighbour lies in an area of one colour in both pictures.
enum Antialiasing {
  /// Returns true if the pixel of `picture` is on a smoothed edge; `other` has the same size.
  static func isEdge(x: Int, y: Int, in picture: PixelRows, and other: PixelRows, size: PixelSize) -> Bool {
    let (columns, rows) = neighbours(x, y, size)
    var equal = isAtBorder(x, y, size) ? 1 : 0
    var darkest = (brightness: 0.0, x: 0, y: 0)
    var brightest = darkest
    let pixel = picture.pixel(x, y)
    // As in pixelmatch: column by column, and the first of several equally dark or bright neighbours counts.
    for column in columns {
      for row in rows where column != x || row != y {
        let difference = ColorDistance.brightness(
          pixel, picture.pixel(column, row), at: y * size.width + x)
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest.brightness {
          darkest = (difference, column, row)
        } else if difference > brightest.brightness {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.brightness < 0, brightest.brightness > 0 else { return false }
    func isInArea(_ x: Int, _ y: Int) -> Bool {
      hasEqualNeighbours(x, y, in: picture, size) && hasEqualNeighbours(x, y, in: other, size)
    }
    return isInArea(darkest.x, darkest.y) || isInArea(brightest.x, brightest.y)
  }

  /// Returns true if at least three neighbours have the pixel's colour. The picture's border counts as one
  /// such neighbour.
  private static func hasEqualNeighbours(_ x: Int, _ y: Int, in picture: PixelRows, _ size: PixelSize) -> Bool
  {
    let (columns, rows) = neighbours(x, y, size)
    var equal = isAtBorder(x, y, size) ? 1 : 0
    let pixel = picture.pixel(x, y)
    for column in columns {
      for row in rows where column != x || row != y {
        if picture.pixel(column, row) == pixel { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  private static func isAtBorder(_ x: Int, _ y: Int, _ size: PixelSize) -> Bool {
    x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1
  }

  private static func neighbours(
    _ x: Int, _ y: Int, _ size: PixelSize
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, size.width - 1), max(y - 1, 0)...min(y + 1, size.height - 1))
  }
}
