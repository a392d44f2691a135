internal import Foundation
@preconcurrency internal import Glibc
internal import Synchronization

/// A server of HTTP/1.1 in one thread of its own, which waits for sockets and takes no time otherwise.
///
/// `respond` gets each request, and answers it at once or later, from any thread.
final class HTTPServer: Sendable {
  private let socket: ListeningSocket
  private let mail: Mail
  private let respond: @Sendable (HTTPRequest, Reply) -> Void

  /// The most connections: ten browsers with six each, and events.
  static let maximumConnections = 256

  /// - Returns: `nil` if the system has no descriptor left.
  init?(_ socket: ListeningSocket, respond: @escaping @Sendable (HTTPRequest, Reply) -> Void) {
    guard let bell = WakingBell() else { return nil }
    self.socket = socket
    self.respond = respond
    mail = Mail(bell: bell)
  }

  /// The answer of one request.
  struct Reply: Sendable {
    fileprivate let connection: Int
    fileprivate let mail: Mail

    func callAsFunction(_ response: HTTPResponse) { mail.add(.answer(response, connection)) }
  }

  /// The answers and events that other threads have for the server's thread.
  fileprivate final class Mail: Sendable {
    enum Letter: Sendable {
      case answer(HTTPResponse, Int)
      case event([UInt8])
      case stop
    }

    let bell: WakingBell
    private let letters = Mutex<[Letter]>([])

    init(bell: WakingBell) { self.bell = bell }

    func add(_ letter: Letter) {
      letters.withLock { $0.append(letter) }
      bell.ring()
    }

    func take() -> [Letter] {
      bell.quiet()
      return letters.withLock { letters in
        defer { letters = [] }
        return letters
      }
    }
  }

  /// Sends an event to all browsers that wait for events, and to those that come before the next event.
  func send(event: [UInt8]) { mail.add(.event(event)) }

  /// Ends the thread and all connections.
  func stop() { mail.add(.stop) }

  func start() {
    let thread = Thread { [self] in run() }
    thread.name = "renderpages.server"
    thread.start()
  }

  private func run() {
    var connections: [Int: HTTPConnection] = [:]
    var count = 0
    var lastEvent: [UInt8] = []
    while true {
      let ids = connections.keys.sorted()
      var waits = [
        pollfd(fd: mail.bell.descriptor.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: socket.descriptor.number, events: Int16(POLLIN), revents: 0),
      ]
      for id in ids {
        guard let connection = connections[id] else { continue }
        let events = (connection.isAwaited ? 0 : POLLIN) | (connection.hasOutput ? POLLOUT : 0)
        waits.append(pollfd(fd: connection.socket.number, events: Int16(events), revents: 0))
      }
      let deadline = connections.values.compactMap(\.deadline).min()
      let timeout = deadline.map { Int32(clamping: max($0 - Self.now, 0)) } ?? -1
      guard poll(&waits, nfds_t(waits.count), timeout) >= 0 || errno == EINTR else { return }
      for (id, wait) in zip(ids, waits.dropFirst(2)) where wait.revents != 0 {
        serve(id, wait.revents, in: &connections)
      }
      if waits[0].revents != 0, !deliver(mail.take(), to: &connections, &lastEvent) {
        return
      }
      if waits[1].revents != 0 { accept(into: &connections, &count) }
      let now = Self.now
      for id in ids { connections[id]?.check(at: now) }
      for (id, connection) in connections where connection.isDone { connections[id] = nil }
    }
  }

  private func serve(_ id: Int, _ events: Int16, in connections: inout [Int: HTTPConnection]) {
    if Int32(events) & POLLOUT != 0 { connections[id]?.send() }
    if Int32(events) & (POLLIN | POLLHUP | POLLERR) != 0, let request = connections[id]?.receive(at: Self.now)
    {
      respond(request, Reply(connection: id, mail: mail))
    }
  }

  /// Returns false if the server is to stop.
  private func deliver(
    _ letters: [Mail.Letter], to connections: inout [Int: HTTPConnection], _ lastEvent: inout [UInt8]
  ) -> Bool {
    for letter in letters {
      switch letter {
      case .stop: return false
      case .event(let bytes):
        lastEvent = bytes
        for id in connections.keys { connections[id]?.send(event: bytes) }
      case .answer(let response, let id):
        connections[id]?.answer(response, at: Self.now)
        if response.isStream { connections[id]?.send(event: lastEvent) }
        if let request = connections[id]?.next(at: Self.now) {
          respond(request, Reply(connection: id, mail: mail))
        }
      }
    }
    return true
  }

  private func accept(into connections: inout [Int: HTTPConnection], _ count: inout Int) {
    while let socket = socket.accept() {
      var connection = HTTPConnection(socket, at: Self.now)
      if connections.count >= Self.maximumConnections {
        connection.answer(.refusal(.unavailable, "too many browsers; close one"), at: Self.now)
        continue
      }
      var yes: Int32 = 1
      setsockopt(socket.number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
      connections[count] = connection
      count += 1
    }
  }

  /// The monotonic clock, in milliseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec &* 1000 &+ time.tv_nsec / 1_000_000
  }
}
