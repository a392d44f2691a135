internal import Glibc

/// Checksums of a picture's squares of 8 × 8 pixels: they show which squares two pictures share, in less
/// than a tenth of the pixels' memory.
package struct PictureTiles: Hashable, Sendable {
  /// The side of a square, in pixels.
  static let side = 8

  /// The picture's width, in pixels.
  let width: Int
  let height: Int
  let columns: Int
  let rows: Int
  /// Two independent sums of 64 bits for each square, row by row; neighbours with equal sums, as on a flat
  /// ground, share them.
  private let sums: [SIMD2<UInt64>]
  /// The end of each sum's squares.
  private let ends: [Int32]

  /// - Parameter picture: An opaque picture; the top bytes of its pixels are ignored.
  package init(_ picture: PixelImage) {
    self = picture.withRows { Self($0) }
  }

  /// - Parameter picture: The rows of an opaque picture.
  package init(_ picture: PixelRows) {
    width = picture.size.width
    height = picture.size.height
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    var sums = Array(
      repeating: SIMD2<UInt64>(0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F), count: columns * rows)
    Self.add(picture, to: &sums, columns: columns)
    (self.sums, ends) = Self.runs(of: sums)
  }

  /// Returns the sums of runs of squares with equal sums, and where each run ends.
  private static func runs(of all: [SIMD2<UInt64>]) -> (sums: [SIMD2<UInt64>], ends: [Int32]) {
    let places = all.indices.filter { $0 + 1 == all.count || all[$0 + 1] != all[$0] }
    return (places.map { all[$0] }, places.map { Int32(truncatingIfNeeded: $0 + 1) })
  }

  /// Adds the pixels of each row to the sums of its squares.
  private static func add(_ picture: PixelRows, to sums: inout [SIMD2<UInt64>], columns: Int) {
    let whole = picture.size.width / side
    var products = [SIMD2<UInt64>](repeating: .zero, count: columns)
    for y in 0..<picture.size.height {
      let row = picture.row(y)
      // Most rows of a screen are as the row above, and have its products.
      if y == 0 || memcmp(row, picture.row(y - 1), 4 * picture.size.width) != 0 {
        for column in 0..<whole { products[column] = product(of: row + 4 * side * column) }
        if whole < columns {
          // The rest of the row, with clear pixels behind it.
          withUnsafeTemporaryAllocation(byteCount: 4 * side, alignment: 8) { rest in
            guard let start = rest.baseAddress else { return }
            rest.initializeMemory(as: UInt8.self, repeating: 0)
            start.copyMemory(from: row + 4 * side * whole, byteCount: 4 * (picture.size.width - side * whole))
            products[whole] = product(of: start)
          }
        }
      }
      let first = y / side * columns
      for column in 0..<columns { sums[first + column] = added(products[column], to: sums[first + column]) }
    }
  }

  /// Adds the product of a row to a sum, which is multiplied once more, so that the order of rows matters.
  @inline(__always)
  private static func added(_ product: SIMD2<UInt64>, to sum: SIMD2<UInt64>) -> SIMD2<UInt64> {
    SIMD2(
      turned((sum.x ^ product.x) &* 0x9FB2_1C65_1E98_DF25),
      turned((sum.y ^ product.y) &* 0xD6E8_FEB8_6659_FD93))
  }

  /// Two products of a row of eight pixels: two pixels at a time are multiplied by odd numbers of their own, those
  /// of xxHash and wyhash.
  @inline(__always)
  private static func product(of pixels: UnsafeRawPointer) -> SIMD2<UInt64> {
    func pair(_ place: Int) -> UInt64 {
      pixels.loadUnaligned(fromByteOffset: 8 * place, as: UInt64.self) & 0x00FF_FFFF_00FF_FFFF
    }
    let (a, b, c, d) = (pair(0), pair(1), pair(2), pair(3))
    let x =
      (a &* 0x9E37_79B1_85EB_CA87) ^ turned(b &* 0xC2B2_AE3D_27D4_EB4F)
      ^ (c &* 0x1656_67B1_9E37_79F9) &+ turned(d &* 0x85EB_CA77_C2B2_AE63)
    let y =
      (a &* 0xA076_1D64_78BD_642F) ^ turned(b &* 0xE703_7ED1_A0B4_28DB)
      ^ (c &* 0x8EBC_6AF0_9C88_C6E3) &+ turned(d &* 0x5899_65CC_7537_4CC3)
    return SIMD2(x, y)
  }

  private static func turned(_ number: UInt64) -> UInt64 { number << 37 | number >> 27 }

  /// The squares that a layer over another picture keeps; `nil` if the other picture has another size.
  package func changes(over base: PictureTiles) -> ChangedTiles? {
    guard width == base.width, height == base.height else { return nil }
    var (own, other) = (0, 0)
    return ChangedTiles(columns: columns, rows: rows) { place in
      // Squares are asked for in their order.
      while ends[own] <= place { own += 1 }
      while base.ends[other] <= place { other += 1 }
      return sums[own] != base.sums[other]
    }
  }
}

/// The squares of a picture that a layer keeps: the squares that differ from the base, and their neighbours.
///
/// In a layer that is shown smaller, pixels at its edges are mixed with pixels of the base. Down to an eighth
/// of the size, the neighbours make sure that both are equal; otherwise letters of the base would shine
/// through.
package struct ChangedTiles: Sendable {
  let columns: Int
  /// The squares of each row that are kept, as runs of columns.
  private let kept: [[Range<Int>]]
  /// The number of squares that are kept, including squares of a border of one square around the picture.
  package let count: Int

  /// True if a layer with these squares is smaller than a whole picture: if they are less than half of it.
  package func isLittle(of size: PixelSize) -> Bool {
    2 * count * PictureTiles.side * PictureTiles.side < size.width * size.height
  }

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
    count = kept.count { $0 }
    self.kept = (0..<rows).map { row in
      let first = (row + 1) * (columns + 2) + 1
      return Self.runs(of: kept[first..<first + columns])
    }
  }

  /// Returns the runs of kept squares in a row, counted from its first square.
  private static func runs(of row: ArraySlice<Bool>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (column, isKept) in row.enumerated() {
      if isKept {
        start = start ?? column
      } else if let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    if let start { runs.append(start..<row.count) }
    return runs
  }

  /// The squares of a picture in which pixels differ from the base.
  ///
  /// - Parameter runs: The differing pixels, as runs in rows inside the picture.
  package init(of size: PixelSize, runs: some Sequence<(x: Range<Int>, y: Int)>) {
    let side = PictureTiles.side
    let (columns, rows) = ((size.width + side - 1) / side, (size.height + side - 1) / side)
    var changed = Array(repeating: false, count: columns * rows)
    for run in runs where !run.x.isEmpty {
      for column in run.x.lowerBound / side...(run.x.upperBound - 1) / side {
        changed[run.y / side * columns + column] = true
      }
    }
    self.init(columns: columns, rows: rows) { changed[$0] }
  }

  /// The columns of pixels that are kept in row `y` of pixels, from left to right.
  ///
  /// - Parameter width: The picture's width, in pixels.
  func columns(inRow y: Int, width: Int) -> some Sequence<Range<Int>> {
    kept[y / PictureTiles.side].lazy.map { run in
      run.lowerBound * PictureTiles.side..<min(run.upperBound * PictureTiles.side, width)
    }
  }

  /// True if row `y` of pixels keeps some.
  func keepsPixels(inRow y: Int) -> Bool { !kept[y / PictureTiles.side].isEmpty }
}
