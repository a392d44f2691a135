@preconcurrency internal import Glibc

/// A browser's connection.
struct HTTPConnection {
  let socket: Descriptor
  /// The bytes that were received and not yet read as a request.
  private var input: [UInt8] = []
  /// The pieces that wait to be sent; of the first, `sent` bytes were sent.
  private var output: [[UInt8]] = []
  private var sent = 0
  /// True while a request waits for its answer: the next one is read after it.
  private(set) var isAwaited = false
  private var keepsConnection = true
  /// True if events follow the answer.
  private(set) var isStream = false
  private(set) var isOver = false
  /// The monotonic time at which the connection ends unless something happens, in milliseconds; `nil` for
  /// never.
  private(set) var deadline: Int?

  /// The time for the whole of a request, and between two of them, in milliseconds.
  private static let patience = 30_000

  init(_ socket: Descriptor, at now: Int) {
    self.socket = socket
    deadline = now + Self.patience
  }

  var hasOutput: Bool { !output.isEmpty }
  /// True if the connection can be closed: all is sent, or nobody is there.
  var isDone: Bool { isOver && (output.isEmpty || isGone) }
  private var isGone = false

  /// Receives what is there, and returns the next whole request; `nil` if there is none yet.
  mutating func receive(at now: Int) -> HTTPRequest? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = recv(socket.number, &buffer, buffer.count, 0)
      if count > 0 {
        // A browser that waits for events has nothing more to say.
        if isStream { continue }
        input += buffer.prefix(count)
        // A browser that sends more than a request before the answer waits in the kernel's buffer.
        if input.count > HTTPRequest.longestHead + HTTPRequest.longestBody { break }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        break
      } else {
        (isOver, isGone) = (true, true)
        return nil
      }
    }
    return next(at: now)
  }

  /// Returns the next whole request among the received bytes, unless one is awaited.
  mutating func next(at now: Int) -> HTTPRequest? {
    guard !isAwaited, !isStream, !isOver, !input.isEmpty else { return nil }
    switch HTTPRequest.read(input) {
    case .incomplete: return nil
    case .bad(let status):
      keepsConnection = false
      answer(.refusal(status, "this is no request that the live view understands"), at: now)
      return nil
    case .whole(let request, let count):
      input.removeFirst(count)
      isAwaited = true
      keepsConnection = request.keepsConnection
      deadline = nil
      return request
    }
  }

  mutating func answer(_ response: HTTPResponse, at now: Int) {
    isAwaited = false
    isStream = response.isStream
    output.append(response.bytes(keepsConnection: keepsConnection))
    if !keepsConnection, !isStream { isOver = true }
    deadline = isStream ? nil : now + Self.patience
    send()
  }

  /// Sends an event, in place of those that a slow browser has not begun to receive: each has the whole
  /// state.
  mutating func send(event: [UInt8]) {
    guard isStream, !isOver, !event.isEmpty else { return }
    if output.count > 1 { output.removeLast(output.count - 1) }
    output.append(event)
    send()
  }

  /// Sends as much as the browser takes.
  mutating func send() {
    while let first = output.first {
      let count = first.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Glibc.send(socket.number, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        sent += count
        guard sent == first.count else { continue }
        output.removeFirst()
        sent = 0
      } else if errno == EINTR {
        continue
      } else {
        if errno != EAGAIN, errno != EWOULDBLOCK { (isOver, isGone) = (true, true) }
        return
      }
    }
  }

  /// Ends the connection if its time is over.
  mutating func check(at now: Int) {
    if let deadline, now >= deadline { (isOver, isGone) = (true, true) }
  }
}
