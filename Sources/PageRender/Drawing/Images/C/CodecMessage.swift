internal import CJPEG
internal import CPNG

/// Room for the words of a C library's error.
struct CodecMessage {
  private var bytes = [CChar](
    repeating: 0, count: max(CPNG_MESSAGE_CAPACITY, CJPEG_MESSAGE_CAPACITY))

  /// The words; empty where there are none.
  var text: String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Calls `operation` with the room as C wants it.
  mutating func fill<Status>(_ operation: (UnsafeMutablePointer<CChar>?) -> Status) -> Status {
    bytes.withUnsafeMutableBufferPointer { operation($0.baseAddress) }
  }
}
