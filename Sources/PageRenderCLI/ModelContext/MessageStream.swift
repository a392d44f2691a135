@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// Messages of the Model Context Protocol over standard input and output: one JSON value a line.
@MainActor
final class MessageStream {
  /// The longest line that is read, in bytes.
  static let longestLine = 4 << 20

  enum Line {
    case text([UInt8])
    /// A line longer than `longestLine`, which was passed over.
    case tooLong
  }

  private var buffer: [UInt8] = []
  /// The bytes of `buffer` that hold no line break.
  private var searched = 0
  private var isPassing = false
  private var isAtEnd = false
  /// Standard output as the process got it; what code prints goes to standard error.
  private let output: Int32

  init() {
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// The next line that is not empty; `nil` at the end of the input, or if no whole line has come and none is waited for.
  func next(isWaiting: Bool = true) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        if isPassing {
          isPassing = false
          return .tooLong
        }
        if line.contains(where: { $0 > 0x20 }) { return .text(line) }
        continue
      }
      if buffer.count > Self.longestLine {
        isPassing = true
        buffer.removeAll(keepingCapacity: true)
      }
      searched = buffer.count
      guard !isAtEnd, isWaiting || events(of: STDIN_FILENO, POLLIN) != 0 else { return nil }
      isAtEnd = !read()
    }
  }

  /// True if nobody reads the answers any more.
  var isAlone: Bool { events(of: output, 0) & Int32(POLLERR | POLLNVAL) != 0 }

  private func events(of file: Int32, _ wanted: Int32) -> Int32 {
    var one = pollfd(fd: file, events: Int16(wanted), revents: 0)
    return poll(&one, 1, 0) > 0 ? Int32(one.revents) : 0
  }

  /// Reads more bytes; returns false at the end.
  private func read() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(STDIN_FILENO, &piece, piece.count)
      if count > 0 {
        buffer += piece[..<count]
        return true
      }
      guard count < 0, errno == EINTR, !Interruption.isRequested else { return false }
    }
  }

  /// Writes a message; returns false if nobody reads any more.
  @discardableResult func write(_ message: JSONOutput) -> Bool {
    let bytes = Array((message.compactText + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 { start += count } else if errno != EINTR { return false }
    }
    return true
  }
}
