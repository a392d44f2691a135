internal import CJPEG
internal import CPNG
internal import CRSVG

/// A buffer for the error message of a C library.
struct CodecMessage {
  private var bytes = [CChar](
    repeating: 0, count: max(CPNG_MESSAGE_CAPACITY, CJPEG_MESSAGE_CAPACITY, CRSVG_MESSAGE_CAPACITY))

  /// The message; empty if there is none.
  var text: String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Calls `operation` with the buffer as a C pointer.
  mutating func fill<Status>(_ operation: (UnsafeMutablePointer<CChar>?) -> Status) -> Status {
    bytes.withUnsafeMutableBufferPointer { operation($0.baseAddress) }
  }
}
