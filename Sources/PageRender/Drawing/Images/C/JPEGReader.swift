internal import CJPEG
internal import PageBase

/// A reader of one JPEG file in memory; the bytes must outlive the reader.
struct JPEGReader: ~Copyable {
  private let pointer: OpaquePointer

  /// Opens a JPEG file and reads its header.
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

  /// True if every reader decodes the file alike, and documents may embed it.
  ///
  /// The picture is upright, and grey or in colours that need no guess; the file is baseline or progressive
  /// with 8 bits (ISO 32000-1, 7.4.8).
  var isPlain: Bool { cjpeg_reader_is_plain(pointer) != 0 }

  /// True if the file has one grey channel.
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
