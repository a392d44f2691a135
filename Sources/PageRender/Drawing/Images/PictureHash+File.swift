extension PictureHash {
  /// The hash of the parts of a picture's file that its pixels come from: of a PNG file the critical chunks and
  /// the transparency, as two captures of one screen differ in their dates; of other files all bytes. `nil` for
  /// a file that cannot be read.
  package init?(ofPictureAt path: String) {
    guard let bytes = try? ImageFile.read(path) else { return nil }
    self = bytes.withUnsafeBytes { bytes in
      guard let file = PNGChunks(bytes) else { return PictureHash(of: bytes) }
      var hasher = PictureHasher()
      for chunk in file.chunks where chunk.isCritical || chunk.name == Array("tRNS".utf8) {
        hasher.update(UnsafeRawBufferPointer(rebasing: bytes[chunk.range]))
      }
      return hasher.finish()
    }
  }
}
