internal import LayoutEngine

/// The squares of a picture on which a number hides nothing: those of one lightness, and less strictly those
/// with at most the edge of a plain area.
struct FreeRoom: Sendable {
  private let columns: Int
  private let rows: Int
  private let contents: [Content]
  /// The picture's size, in points.
  let size: Size

  /// The content of a square, from the most to the least important to keep visible.
  enum Content: Int, Comparable {
    case ink, edge, nothing

    static func < (a: Content, b: Content) -> Bool { a.rawValue < b.rawValue }
  }

  /// The side of a square, in points.
  private static let side = 4.0
  /// The largest difference in lightness that counts as equal.
  private static let tolerance = 16

  init(_ picture: Lightness, pixelsPerPoint: Double) {
    size = Size(
      width: Double(picture.width) / pixelsPerPoint, height: Double(picture.height) / pixelsPerPoint)
    let side = Self.side * pixelsPerPoint
    func count(_ pixels: Int) -> Int { max(1, Int((Double(pixels) / side).rounded(.up))) }
    func range(_ place: Int, _ limit: Int) -> Range<Int> {
      min(Int(Double(place) * side), limit)..<min(Int(Double(place + 1) * side) + 1, limit)
    }
    (columns, rows) = (count(picture.width), count(picture.height))
    var contents: [Content] = []
    contents.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        contents.append(Self.content(of: picture, range(column, picture.width), range(row, picture.height)))
      }
    }
    self.contents = contents
  }

  /// Classifies a square. Each of its rows crosses an edge once, and the strokes of letters twice.
  private static func content(of picture: Lightness, _ columns: Range<Int>, _ rows: Range<Int>) -> Content {
    var (darkest, lightest, across, down) = (Int.max, 0, 0, 0)
    for y in rows {
      for x in columns {
        let place = y * picture.width + x
        let value = Int(picture.values[place])
        (darkest, lightest) = (min(darkest, value), max(lightest, value))
        if x > columns.lowerBound { across += abs(value - Int(picture.values[place - 1])) }
        if y > rows.lowerBound { down += abs(value - Int(picture.values[place - picture.width])) }
      }
    }
    let range = lightest - darkest
    guard range > tolerance else { return .nothing }
    // The margin of an eighth allows for edges that are not quite smooth.
    return max(across - rows.count * range, down - columns.count * range) * 8 > range ? .ink : .edge
  }

  /// Returns true if a rectangle, in points, hides nothing more important than `least`. Beyond the picture
  /// nothing is hidden.
  func holds(_ area: Rect, hiding least: Content = .nothing) -> Bool {
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      func place(_ value: Double) -> Int { Int(min(max(value / Self.side, 0), Double(limit))) }
      return place(low)..<max(place(low), place(high + Self.side))
    }
    return range(area.minY, area.maxY, rows).allSatisfy { row in
      range(area.minX, area.maxX, columns).allSatisfy { contents[row * columns + $0] >= least }
    }
  }
}
