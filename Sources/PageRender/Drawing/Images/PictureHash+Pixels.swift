extension PictureHash {
  /// The hash of a picture: its width and its height, each as 32 bits, then its pixels row by row from the
  /// top left, each the bytes blue, green, red and alpha, premultiplied. Alpha is 255 in opaque pictures.
  /// All numbers have their least byte first.
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
