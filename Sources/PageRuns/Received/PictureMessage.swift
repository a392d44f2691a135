internal import Foundation
@preconcurrency internal import Glibc
internal import LayoutEngine
package import PageRender
internal import Synchronization

/// A page on its way out of the process that drew it.
///
/// A message is a mark, the number of the facts' bytes, the facts as JSON, and the pixels row by row as they lie in memory: both
/// processes run on one machine. Everything that is read may be a stranger's forgery.
package struct PictureMessage: Codable, Sendable {
  /// The name of the picture's file in a plan without options about names.
  package var name: String
  /// The width in pixels; 0 for a page without a picture, likewise `height`.
  package var width: Int
  package var height: Int
  /// The text of the frame tree.
  package var tree = ""
  package var areas: [ReceivedPicture.Area] = []
  package var notes = PageNotes()

  private static let mark: UInt32 = 0x5057_5049
  private static let headBytes = 8
  /// More than the frame tree of any screen has: a thousand rows of a table take less than 1 MiB.
  static let maximumFacts = 16 << 20

  /// The bytes before the pixels.
  package var head: [UInt8] {
    get throws {
      let facts = try JSONEncoder().encode(self)
      var writer = ByteWriter()
      writer.add(Self.mark)
      writer.add(UInt32(truncatingIfNeeded: facts.count))
      return writer.bytes + facts
    }
  }

  /// Returns the message at the beginning of some bytes and the number of bytes before its pixels; `nil` if more bytes are needed.
  static func read(_ bytes: [UInt8]) throws(Refusal) -> (message: PictureMessage, count: Int)? {
    guard bytes.count >= headBytes else { return nil }
    var head = ByteReader(bytes[..<headBytes])
    guard head.uint32() == mark, let count = head.uint32().map(Int.init), count <= maximumFacts else {
      throw .noPicture
    }
    guard bytes.count >= headBytes + count else { return nil }
    let facts = Data(bytes[headBytes..<headBytes + count])
    guard var message = try? JSONDecoder().decode(PictureMessage.self, from: facts) else { throw .noPicture }
    message.areas.removeAll { !PageNotes.isPossible($0.frame) }
    message.notes.check()
    return (message, headBytes + count)
  }

  /// The reason why nothing more is taken from a process.
  package enum Refusal: Error, Hashable {
    /// The bytes are no message.
    case noPicture
    /// The name is not of a picture that the process was asked for, or has come already.
    case foreignName(String)
    case wrongSize(String, width: Int, height: Int)
    /// The picture could not be kept.
    case notKept(String)

    /// The refusal in words that follow the screen's name.
    package var words: String {
      switch self {
      case .noPicture: "sent what is no picture and was ended"
      case .foreignName(let name):
        "sent \(Wording.quoted(name)), which is no picture of it or came twice, and was ended"
      case .wrongSize(let name, let width, let height):
        "sent \(Wording.quoted(name)) of \(width) × \(height) pixels, another size than was asked for, and was ended"
      case .notKept(let reason): "sent a picture that cannot be kept: \(reason)"
      }
    }
  }
}

/// Sends pages to the process that started this one, instead of writing files and printing.
package final class PictureSender: Sendable {
  private let descriptor: Int32
  private let hasPixels: Bool
  private let lock = Mutex(())

  /// - Parameter hasPixels: False to send pages without their pictures.
  package init(_ descriptor: Int32, hasPixels: Bool) {
    self.descriptor = descriptor
    self.hasPixels = hasPixels
  }

  /// Sends a page that was solved, and its picture if it is asked for.
  func send(
    _ page: SolvedPage, in environment: PageEnvironment, as name: String, _ notes: PageNotes,
    by renderer: PageRenderer
  ) throws {
    var message = PictureMessage(
      name: name, width: 0, height: 0, tree: page.frameTree(in: environment).text,
      areas: page.areasToIgnore, notes: notes)
    guard hasPixels else { return try send(try message.head) {} }
    try renderer.withRows(of: page.scene) { rows in
      (message.width, message.height) = (rows.size.width, rows.size.height)
      try send(try message.head) {
        for y in 0..<rows.size.height {
          try write(UnsafeRawBufferPointer(start: rows.row(y), count: 4 * rows.size.width))
        }
      }
    }
  }

  /// Sends a message's head, and its pixels behind it.
  private func send(_ head: [UInt8], pixels: () throws -> Void) throws {
    try lock.withLock { _ in
      try head.withUnsafeBytes { try write($0) }
      try pixels()
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw FileWriteError(.write, errno: errno, path: "the pipe of pictures")
      }
    }
  }
}
