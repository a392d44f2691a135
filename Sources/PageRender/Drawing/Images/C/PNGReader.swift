internal import CPNG
internal import PageBase

/// A reader of one PNG file in memory; the bytes must outlive the reader.
struct PNGReader: ~Copyable {
  private let pointer: OpaquePointer

  /// Opens a PNG file and reads its header.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) {
    var pointer: OpaquePointer?
    var message = CodecMessage()
    let status = message.fill { cpng_reader_create(bytes.baseAddress, bytes.count, &pointer, $0) }
    guard let pointer else { throw Self.error(status, message.text) }
    self.pointer = pointer
  }

  deinit { cpng_reader_destroy(pointer) }

  /// The width, in pixels.
  var width: Int { Int(cpng_reader_width(pointer)) }
  var height: Int { Int(cpng_reader_height(pointer)) }

  /// Decodes into `height` rows of `bytesPerRow` bytes. Returns true if every pixel is opaque.
  consuming func read(
    into pixels: UnsafeMutableRawPointer, bytesPerRow: Int
  ) throws(ImageError) -> Bool {
    var isOpaque: Int32 = 0
    var message = CodecMessage()
    let status = message.fill { cpng_reader_read(pointer, pixels, bytesPerRow, &isOpaque, $0) }
    guard status == CPNG_OK else { throw Self.error(status, message.text) }
    return isOpaque != 0
  }

  private static func error(_ status: cpng_status, _ message: String) -> ImageError {
    switch status {
    case CPNG_NOT_PNG: .notAnImage
    case CPNG_TRUNCATED: .truncated
    case CPNG_OUT_OF_MEMORY: .outOfMemory
    default: .corrupt(message)
    }
  }
}
