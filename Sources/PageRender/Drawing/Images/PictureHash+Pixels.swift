extension PictureHash {
  /// The hash of a picture's size and pixels.
  ///
  /// The hashed bytes are the width and height, 32 bits each, then the pixels row by row from the top left. A
  /// pixel's bytes are its blue, green, red and alpha, premultiplied; alpha is 255 in opaque pictures.
  /// Numbers are little-endian.
  package init(of rows: PixelRows) {
    var hasher = PictureHasher()
    let size = [UInt32(truncatingIfNeeded: rows.size.width), UInt32(truncatingIfNeeded: rows.size.height)]
    size.map(\.littleEndian).withUnsafeBytes { hasher.update($0) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(rows.size.width, 1)) { buffer in
      for y in 0..<rows.size.height { hasher.update(rows.littleEndianRow(y, in: buffer)) }
    }
    self = hasher.finish()
  }
}
