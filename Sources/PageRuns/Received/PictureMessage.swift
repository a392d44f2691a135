@preconcurrency internal import Glibc
internal import LayoutEngine
package import PageRender
internal import Synchronization

/// A picture on its way out of the process that drew it.
///
/// A message is a mark, the number of the facts' bytes, the facts, and the pixels row by row as they lie in memory: both
/// processes run on one machine. Everything that is read may be a stranger's forgery.
package struct PictureMessage: Hashable, Sendable {
  /// The name of the picture's file in a plan without options about names.
  package var name: String
  package var width: Int
  package var height: Int
  /// The text of the frame tree.
  package var tree: [UInt8]
  package var areas: [ReceivedPicture.Area]

  private static let mark: UInt32 = 0x5057_5049
  private static let headBytes = 8
  /// More than the frame tree of any screen has: a thousand rows of a table take less than 1 MiB.
  static let maximumFacts = 16 << 20

  package init(
    name: String, width: Int, height: Int, tree: [UInt8] = [], areas: [ReceivedPicture.Area] = []
  ) {
    (self.name, self.width, self.height, self.tree, self.areas) = (name, width, height, tree, areas)
  }

  /// The bytes before the pixels.
  package var head: [UInt8] {
    var facts = ByteWriter()
    facts.add(name)
    facts.add(width)
    facts.add(height)
    facts.add(tree)
    facts.add(areas) { writer, area in
      writer.add(area.name)
      for number in [area.frame.minX, area.frame.minY, area.frame.width, area.frame.height] {
        writer.add(Int64(bitPattern: number.bitPattern))
      }
    }
    var writer = ByteWriter()
    writer.add(Self.mark)
    writer.add(UInt32(truncatingIfNeeded: facts.bytes.count))
    return writer.bytes + facts.bytes
  }

  /// Returns the message at the beginning of some bytes and the number of bytes before its pixels; `nil` if more bytes are needed.
  static func read(_ bytes: [UInt8]) throws(Refusal) -> (message: PictureMessage, count: Int)? {
    guard bytes.count >= headBytes else { return nil }
    var head = ByteReader(bytes[..<headBytes])
    guard head.uint32() == mark, let count = head.uint32().map(Int.init), count <= maximumFacts else {
      throw .noPicture
    }
    guard bytes.count >= headBytes + count else { return nil }
    var reader = ByteReader(bytes[headBytes..<headBytes + count])
    guard let message = PictureMessage(from: &reader), reader.isAtEnd else { throw .noPicture }
    return (message, headBytes + count)
  }

  private init?(from reader: inout ByteReader) {
    guard let name = reader.text(), let width = reader.int(), let height = reader.int(),
      let tree = reader.bytes(), let areas = reader.list({ Self.area(from: &$0) })
    else { return nil }
    self.init(name: name, width: width, height: height, tree: tree, areas: areas)
  }

  private static func area(from reader: inout ByteReader) -> ReceivedPicture.Area? {
    guard let name = reader.text() else { return nil }
    var numbers: [Double] = []
    for _ in 0..<4 {
      guard let number = reader.int64().map({ Double(bitPattern: UInt64(bitPattern: $0)) }), number.isFinite
      else { return nil }
      numbers.append(number)
    }
    guard numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return ReceivedPicture.Area(name: name, frame: frame)
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

/// Sends pictures to the process that started this one, instead of writing files.
package final class PictureSender: Sendable {
  private let descriptor: Int32
  private let lock = Mutex(())

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Sends the picture of a page that was drawn.
  func send(
    _ page: SolvedPage, in environment: PageEnvironment, as name: String, _ rows: PixelRows
  ) throws {
    let message = PictureMessage(
      name: name, width: rows.size.width, height: rows.size.height,
      tree: Array(page.frameTree(in: environment).text.utf8), areas: page.areasToIgnore)
    let head = message.head
    try lock.withLock { _ in
      try head.withUnsafeBytes { try write($0) }
      for y in 0..<rows.size.height {
        try write(UnsafeRawBufferPointer(start: rows.row(y), count: 4 * rows.size.width))
      }
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
