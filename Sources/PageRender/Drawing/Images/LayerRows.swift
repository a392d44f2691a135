/// The rows of a layer: pixels of a picture where it differs from the base, and one colour elsewhere.
package struct LayerRows: MadePicture {
  /// The rows of an opaque picture, whose top bytes are ignored.
  let picture: PixelRows
  let tiles: ChangedTiles
  /// The colour of unchanged pixels, without alpha.
  let key: UInt32

  package var size: PixelSize { picture.size }

  private static let opaque: UInt32 = 0xFF00_0000

  /// True if a kept pixel has the key's colour.
  var keepsKey: Bool {
    (0..<size.height).contains { y in
      let row = picture.row(y)
      return tiles.columns(inRow: y, width: size.width).contains { holds($0, of: row) }
    }
  }

  /// Returns true if a pixel of some columns has the key's colour.
  private func holds(_ columns: Range<Int>, of row: UnsafeRawPointer) -> Bool {
    let keys = SIMD8<UInt32>(repeating: Self.opaque | key)
    var x = columns.lowerBound
    while x + 8 <= columns.upperBound {
      let pixels = row.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
      if any((pixels | SIMD8(repeating: Self.opaque)) .== keys) { return true }
      x += 8
    }
    while x < columns.upperBound {
      if row.load(fromByteOffset: 4 * x, as: UInt32.self) & 0xFF_FFFF == key { return true }
      x += 1
    }
    return false
  }

  package func makeRow(_ y: Int, in row: UnsafeMutableRawPointer) -> Bool {
    if y > 0, !tiles.keepsPixels(inRow: y), !tiles.keepsPixels(inRow: y - 1) { return false }
    let target = row.assumingMemoryBound(to: UInt32.self)
    target.update(repeating: Self.opaque | key, count: size.width)
    let own = picture.row(y).assumingMemoryBound(to: UInt32.self)
    for columns in tiles.columns(inRow: y, width: size.width) {
      for x in columns { target[x] = own[x] | Self.opaque }
    }
    return true
  }
}
