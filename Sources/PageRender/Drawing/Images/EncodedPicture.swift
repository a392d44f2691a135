/// A JPEG file whose pixels are exactly those of a picture, so that a document can embed the file as it is.
package final class EncodedPicture: @unchecked Sendable {
  // Unchecked, because the bytes never change.
  package let start: UnsafeMutablePointer<UInt8>
  package let count: Int
  /// True if the file has one grey channel instead of three colour channels.
  let isGray: Bool
  /// The hash of the file.
  let contentHash: PictureHash

  init(_ bytes: UnsafeBufferPointer<UInt8>, isGray: Bool) {
    count = bytes.count
    self.isGray = isGray
    contentHash = PictureHash(of: UnsafeRawBufferPointer(bytes))
    start = .allocate(capacity: max(bytes.count, 1))
    if let from = bytes.baseAddress { start.update(from: from, count: count) }
  }

  deinit { start.deallocate() }
}
