internal import CRSVG
internal import CWorker
internal import LayoutEngine
internal import PageBase

/// Measures and draws SVG files in memory with librsvg, in a worker process.
///
/// A file cannot refer to anything outside itself, and librsvg is stopped after a time limit.
package enum SVGRenderer {
  /// The limit of processor time for measuring a file, in milliseconds: many times what apps' artwork takes.
  /// This limit and `drawingLimit` together are below a second.
  static let measuringLimit: Int32 = 300
  static let drawingLimit: Int32 = 600

  /// The size that the file states, in CSS pixels, which are points.
  static func size(of bytes: [UInt8]) throws(ImageError) -> Size {
    if let reply = try ask(WORKER_MEASURE_SVG, bytes, milliseconds: measuringLimit) {
      guard reply.width.isFinite, reply.height.isFinite, reply.width > 0, reply.height > 0 else {
        throw .noSize
      }
      return Size(width: reply.width, height: reply.height)
    }
    var (width, height) = (0.0, 0.0)
    var message = CodecMessage()
    let status = message.fill { crsvg_measure(bytes, bytes.count, measuringLimit, &width, &height, $0) }
    guard status == CRSVG_OK else { throw error(status, message.text, measuringLimit) }
    return Size(width: width, height: height)
  }

  /// Draws the whole picture over `width` × `height` pixels, both at least 1.
  ///
  /// - Parameter isTrusted: True for a picture that came with the system: this process draws it if no worker
  ///   can be used.
  package static func image(
    of bytes: [UInt8], width: Int, height: Int, isTrusted: Bool = false
  ) throws(ImageError) -> PixelImage {
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else {
      throw .sideTooLong(width: width, height: height, limit: PixelBuffer.sideLimit)
    }
    ArtworkLibraries.note(.librsvg)
    let pixels = try pixels(of: bytes, columns: columns, rows: rows, isTrusted: isTrusted)
    return PixelImage(
      width: width, height: height, bytesPerRow: 4 * width, isOpaque: false,
      owning: UnsafeMutableRawPointer(pixels))
  }

  private static func pixels(
    of bytes: [UInt8], columns: Int32, rows: Int32, isTrusted: Bool
  ) throws(ImageError) -> UnsafeMutablePointer<UInt8> {
    if let reply = try ask(
      WORKER_DRAW_SVG, bytes, milliseconds: drawingLimit, width: columns, height: rows, isTrusted: isTrusted)
    {
      guard let pixels = reply.bytes else { throw .outOfMemory }
      return pixels
    }
    var pixels: UnsafeMutablePointer<UInt8>?
    var message = CodecMessage()
    let status = message.fill { crsvg_draw(bytes, bytes.count, drawingLimit, columns, rows, &pixels, $0) }
    guard status == CRSVG_OK, let pixels else { throw error(status, message.text, drawingLimit) }
    return pixels
  }

  /// Asks a worker to measure or draw a file; `nil` if there is no worker and this process may do it itself.
  private static func ask(
    _ kind: worker_kind, _ bytes: [UInt8], milliseconds: Int32, width: Int32 = 0, height: Int32 = 0,
    isTrusted: Bool = false
  ) throws(ImageError) -> IsolatedWorker.Reply? {
    let reply: IsolatedWorker.Reply?
    do throws(IsolatedWorker.Failure) {
      reply = try IsolatedWorker.run(
        kind.rawValue, bytes, milliseconds: milliseconds, width: width, height: height)
    } catch {
      if error == .noWorker, isTrusted { return nil }
      throw ImageError(error, drawing: "librsvg", milliseconds: Int(milliseconds))
    }
    guard let reply, reply.status != 0 else { return reply }
    guard let status = crsvg_status(exactly: reply.status) else { throw .drawerFailed("librsvg", signal: 0) }
    throw error(status, reply.message, milliseconds)
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

extension crsvg_status {
  /// The status of a number; `nil` if there is no such status.
  fileprivate init?(exactly status: Int32) {
    guard let raw = UInt32(exactly: status), raw <= CRSVG_NOT_INSTALLED.rawValue else { return nil }
    self.init(rawValue: raw)
  }
}

extension ImageError {
  /// - Parameter library: The library that draws the file.
  init(_ failure: IsolatedWorker.Failure, drawing library: String, milliseconds: Int) {
    switch failure {
    case .tooSlow: self = .tooSlow(milliseconds: milliseconds)
    case .tooLarge, .outOfMemory: self = .outOfMemory
    case .died(let signal): self = .drawerFailed(library, signal: signal)
    case .lied: self = .drawerFailed(library, signal: 0)
    case .notStarted(let code): self = .programNotStarted(IsolatedWorker.programName, errno: code)
    case .notIsolated: self = .notIsolated
    case .noWorker: self = .noWorker
    }
  }
}
