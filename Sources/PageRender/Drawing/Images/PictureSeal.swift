/// The chunk of a recorded PNG file by which an unchanged picture is recognised without decoding.
///
/// It is a private ancillary chunk `prPH` of one byte for its format, 1, and two hashes of 16 bytes each. The
/// first hash is that of the decoded pixels (`PictureHash.init(of:)`). The second is that of the chunks that
/// the pixels depend on, from each chunk's length to its checksum. It exposes a program that changes the
/// picture and keeps the chunk. The chunk's last letter is a capital, which tells such programs not to keep
/// it (PNG specification, section 5.4).
package struct PictureSeal: Equatable {
  package var pixels: PictureHash
  var chunks: PictureHash

  static let name = Array("prPH".utf8)
  private static let format: UInt8 = 1

  /// Reads the seal of a file; `nil` if the file has none, or was changed after it was sealed.
  package init?(of file: UnsafeRawBufferPointer) {
    guard let chunks = PNGChunks(file), let chunk = chunks.chunks.first(where: { $0.name == Self.name })
    else { return nil }
    let data = file[chunk.data]
    guard data.count == 33, data.first == Self.format,
      let pixels = PictureHash(canonicalBytes: data.dropFirst().prefix(16)),
      let sum = PictureHash(canonicalBytes: data.dropFirst(17)), sum == Self.hash(of: chunks, in: file)
    else { return nil }
    self.init(pixels: pixels, chunks: sum)
  }

  private init(pixels: PictureHash, chunks: PictureHash) {
    self.pixels = pixels
    self.chunks = chunks
  }

  /// The file with a new seal before its last chunk, which replaces an older seal; unchanged if the file is
  /// no PNG.
  ///
  /// - Parameter pixels: The hash of the file's decoded pixels.
  static func sealed(_ file: UnsafeRawBufferPointer, pixels: PictureHash) -> [UInt8] {
    guard let chunks = PNGChunks(file) else { return Array(file) }
    let seal = PictureSeal(pixels: pixels, chunks: hash(of: chunks, in: file))
    var sealed: [UInt8] = Array(file.prefix(8))
    sealed.reserveCapacity(file.count + 64)
    for chunk in chunks.chunks where chunk.name != name {
      if chunk.range.upperBound == file.count { sealed += seal.chunk }
      sealed += file[chunk.range]
    }
    return sealed
  }

  private var chunk: [UInt8] {
    PNGChunks.chunk("prPH", [Self.format] + pixels.canonicalBytes + chunks.canonicalBytes)
  }

  /// The hash of the critical chunks, and of `tRNS`, the one ancillary chunk that changes decoded pixels.
  private static func hash(of chunks: PNGChunks, in file: UnsafeRawBufferPointer) -> PictureHash {
    var hasher = PictureHasher()
    for chunk in chunks.chunks where chunk.isCritical || chunk.name == Array("tRNS".utf8) {
      hasher.update(UnsafeRawBufferPointer(rebasing: file[chunk.range]))
    }
    return hasher.finish()
  }
}
