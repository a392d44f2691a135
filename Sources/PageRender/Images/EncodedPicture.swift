/// A JPEG file whose pixels are exactly those of a picture, so that a document can take it as it is.
final class EncodedPicture: @unchecked Sendable {
  // Unchecked, for the bytes never change.
  let start: UnsafeMutablePointer<UInt8>
  let count: Int
  /// Whether it has one channel instead of three.
  let isGray: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, isGray: Bool) {
    count = bytes.count
    self.isGray = isGray
    start = .allocate(capacity: max(bytes.count, 1))
    if let from = bytes.baseAddress { start.update(from: from, count: count) }
  }

  /// The hash of the file.
  var contentHash: PictureHash { PictureHash(of: UnsafeRawBufferPointer(start: start, count: count)) }

  deinit { start.deallocate() }
}
