internal import CRSVG
internal import LayoutEngine

/// Measures and draws SVG files in memory with librsvg.
///
/// A file can refer to nothing outside itself, and librsvg's work is given up after a time.
package enum SVGRenderer {
  /// Of processor time, in milliseconds: many times what artwork of apps takes, and less than a second together.
  static let measuringLimit: Int32 = 300
  static let drawingLimit: Int32 = 600

  /// The size the file states, in CSS pixels, which are points.
  static func size(of bytes: [UInt8]) throws(ImageError) -> Size {
    var (width, height) = (0.0, 0.0)
    var message = SVGMessage()
    let status = message.fill { crsvg_measure(bytes, bytes.count, measuringLimit, &width, &height, $0) }
    guard status == CRSVG_OK else { throw error(status, message.text, measuringLimit) }
    return Size(width: width, height: height)
  }

  /// The whole picture over `width` × `height` pixels, both at least 1.
  package static func image(of bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> PixelImage {
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else {
      throw .sideTooLong(width: width, height: height, limit: PixelBuffer.sideLimit)
    }
    ArtworkLibraries.note(.librsvg)
    var pixels: UnsafeMutablePointer<UInt8>?
    var message = SVGMessage()
    let status = message.fill {
      crsvg_draw(bytes, bytes.count, drawingLimit, columns, rows, &pixels, $0)
    }
    guard status == CRSVG_OK, let pixels else { throw error(status, message.text, drawingLimit) }
    return PixelImage(
      width: width, height: height, bytesPerRow: 4 * width, isOpaque: false,
      owning: UnsafeMutableRawPointer(pixels))
  }

  private static func error(_ status: crsvg_status, _ message: String, _ limit: Int32) -> ImageError {
    switch status {
    case CRSVG_NO_SIZE: .noSize
    case CRSVG_TOO_SLOW: .tooSlow(milliseconds: Int(limit))
    case CRSVG_OUT_OF_MEMORY: .outOfMemory
    case CRSVG_NOT_INSTALLED: .libraryMissing("librsvg", package: "librsvg2-2")
    default: .corrupt(message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "not drawable")
    }
  }
}

/// Room for librsvg's words.
private struct SVGMessage {
  private var bytes = [CChar](repeating: 0, count: CRSVG_MESSAGE_CAPACITY)

  var text: String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  mutating func fill<Status>(_ operation: (UnsafeMutablePointer<CChar>?) -> Status) -> Status {
    bytes.withUnsafeMutableBufferPointer { operation($0.baseAddress) }
  }
}
