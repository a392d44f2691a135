internal import LayoutEngine

/// Which parts of a picture show nothing that a number over them would hide: those of one lightness.
struct FreeRoom: Sendable {
  private let columns: Int
  private let rows: Int
  private let isBusy: [Bool]

  /// Of a part, in points.
  private static let side = 4.0
  /// Lightness that differs by no more is the same.
  private static let tolerance: UInt8 = 16

  init(_ picture: Lightness, pixelsPerPoint: Double) {
    let side = Self.side * pixelsPerPoint
    func count(_ pixels: Int) -> Int { max(1, Int((Double(pixels) / side).rounded(.up))) }
    func range(_ place: Int, _ limit: Int) -> Range<Int> {
      min(Int(Double(place) * side), limit)..<min(Int(Double(place + 1) * side) + 1, limit)
    }
    (columns, rows) = (count(picture.width), count(picture.height))
    var isBusy: [Bool] = []
    isBusy.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var (darkest, lightest) = (UInt8.max, UInt8.min)
        for y in range(row, picture.height) {
          for x in range(column, picture.width) {
            let value = picture.values[y * picture.width + x]
            (darkest, lightest) = (min(darkest, value), max(lightest, value))
          }
        }
        isBusy.append(lightest > darkest && lightest - darkest > Self.tolerance)
      }
    }
    self.isBusy = isBusy
  }

  /// Whether a rectangle, in points, hides nothing. Beyond the picture there is nothing to hide.
  func holds(_ area: Rect) -> Bool {
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      func place(_ value: Double) -> Int { Int(min(max(value / Self.side, 0), Double(limit))) }
      return place(low)..<max(place(low), place(high + Self.side))
    }
    return range(area.minY, area.maxY, rows).allSatisfy { row in
      range(area.minX, area.maxX, columns).allSatisfy { !isBusy[row * columns + $0] }
    }
  }
}
