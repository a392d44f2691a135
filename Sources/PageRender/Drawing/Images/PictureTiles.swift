/// Checksums of a picture's squares of 8 × 8 pixels: they show which squares two pictures share, in a
/// sixteenth of the pixels' memory.
package struct PictureTiles: Hashable, Sendable {
  /// The side of a square, in pixels.
  static let side = 8

  /// The picture's width, in pixels.
  let width: Int
  let height: Int
  let columns: Int
  let rows: Int
  /// Two independent sums of 64 bits for each square, row by row.
  private let sums: [SIMD2<UInt64>]

  /// - Parameter picture: An opaque picture; the top bytes of its pixels are ignored.
  package init(_ picture: PixelImage) {
    width = picture.width
    height = picture.height
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    var sums = Array(
      repeating: SIMD2<UInt64>(0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F), count: columns * rows)
    let columns = columns
    picture.withRows { Self.add($0, to: &sums, columns: columns) }
    self.sums = sums
  }

  /// Adds the pixels of each row to the sums of its squares.
  private static func add(_ picture: PixelRows, to sums: inout [SIMD2<UInt64>], columns: Int) {
    for y in 0..<picture.size.height {
      let row = picture.row(y).assumingMemoryBound(to: UInt32.self)
      let first = y / side * columns
      for column in 0..<columns {
        var sum = sums[first + column]
        for x in pixels(column, width: picture.size.width) {
          // Multiplying by odd numbers loses nothing, and rotating brings the upper bits down (as in xxHash
          // and wyhash).
          let pixel = UInt64(row[x] & 0xFF_FFFF)
          sum.x = turned((sum.x ^ pixel) &* 0x9FB2_1C65_1E98_DF25)
          sum.y = turned((sum.y ^ pixel) &* 0xD6E8_FEB8_6659_FD93)
        }
        sums[first + column] = sum
      }
    }
  }

  private static func turned(_ number: UInt64) -> UInt64 { number << 37 | number >> 27 }

  /// The range of a row's pixels in a column of squares.
  static func pixels(_ column: Int, width: Int) -> Range<Int> {
    column * side..<min((column + 1) * side, width)
  }

  /// The squares that a layer over another picture keeps; `nil` if the other picture has another size.
  package func changes(over base: PictureTiles) -> ChangedTiles? {
    guard width == base.width, height == base.height else { return nil }
    return ChangedTiles(columns: columns, rows: rows) { sums[$0] != base.sums[$0] }
  }
}

/// The squares of a picture that a layer keeps: the squares that differ from the base, and their neighbours.
///
/// In a layer that is shown smaller, pixels at its edges are mixed with pixels of the base. Down to an eighth
/// of the size, the neighbours make sure that both are equal; otherwise letters of the base would shine
/// through.
package struct ChangedTiles: Sendable {
  let columns: Int
  /// True for each square that is kept, row by row, with a border of one square around the picture.
  private let kept: [Bool]
  /// The number of squares that are kept, including squares of the border.
  package let count: Int

  fileprivate init(columns: Int, rows: Int, isChanged: (Int) -> Bool) {
    self.columns = columns
    var kept = Array(repeating: false, count: (columns + 2) * (rows + 2))
    for row in 0..<rows {
      for column in 0..<columns where isChanged(row * columns + column) {
        for above in row...row + 2 {
          for place in column...column + 2 { kept[above * (columns + 2) + place] = true }
        }
      }
    }
    self.kept = kept
    count = kept.count { $0 }
  }

  func isKept(_ column: Int, _ row: Int) -> Bool { kept[(row + 1) * (columns + 2) + column + 1] }
}
