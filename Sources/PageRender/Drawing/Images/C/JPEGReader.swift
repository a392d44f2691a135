internal import CJPEG
internal import PageBase

/// One JPEG file in memory being read; the bytes outlive the reader.
struct JPEGReader: ~Copyable {
  private let pointer: OpaquePointer

  /// Reads the header.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) {
    var pointer: OpaquePointer?
    var message = CodecMessage()
    let status = message.fill { cjpeg_reader_create(bytes.baseAddress, bytes.count, &pointer, $0) }
    guard let pointer else { throw Self.error(status, message.text) }
    self.pointer = pointer
  }

  deinit { cjpeg_reader_destroy(pointer) }

  /// The width of the upright picture, in pixels.
  var width: Int { Int(cjpeg_reader_width(pointer)) }
  var height: Int { Int(cjpeg_reader_height(pointer)) }

  /// True if the file says the same to every reader: upright, grey or in colours that need no guess, and of a kind that
  /// documents may hold (ISO 32000-1, 7.4.8: baseline or progressive, 8 bits).
  var isPlain: Bool { cjpeg_reader_is_plain(pointer) != 0 }

  /// True if the file has one channel, of greys.
  var isGray: Bool { cjpeg_reader_is_gray(pointer) != 0 }

  /// Decodes into `height` rows of `bytesPerRow` bytes.
  consuming func read(into pixels: UnsafeMutableRawPointer, bytesPerRow: Int) throws(ImageError) {
    var message = CodecMessage()
    let status = message.fill { cjpeg_reader_read(pointer, pixels, bytesPerRow, $0) }
    guard status == CJPEG_OK else { throw Self.error(status, message.text) }
  }

  private static func error(_ status: cjpeg_status, _ message: String) -> ImageError {
    switch status {
    case CJPEG_NOT_JPEG: .notAnImage
    case CJPEG_TRUNCATED: .truncated
    case CJPEG_OUT_OF_MEMORY: .outOfMemory
    default: .corrupt(message)
    }
  }
}
