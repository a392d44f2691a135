/// A JPEG file whose pixels are exactly those of a picture, so that a document can take it as it is.
final class EncodedPicture: @unchecked Sendable {
  // Unchecked, for the bytes never change.
  let start: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    start = .allocate(capacity: max(bytes.count, 1))
    if let from = bytes.baseAddress { start.update(from: from, count: count) }
  }

  deinit { start.deallocate() }
}
