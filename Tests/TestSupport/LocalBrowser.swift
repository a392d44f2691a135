import Foundation
@preconcurrency import Glibc

/// A connection to a server of this machine, which waits at most five seconds for an answer.
package final class LocalBrowser: Sendable {
  private let socket: Int32

  /// - Returns: `nil` if nobody listens.
  package init?(port: UInt16) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    _ = inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return nil }
  }

  deinit { close(socket) }

  /// Sends a text; false if the server has gone.
  @discardableResult package func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Receives until the text ends in some words, and holds others.
  package func receive(until end: String, atLeast part: String = "") -> String {
    let (end, part) = (Data(end.utf8), Data(part.utf8))
    return receive { $0.suffix(end.count) == end && (part.isEmpty || $0.range(of: part) != nil) }
  }

  /// Receives until the server ends the connection.
  package func receiveAll() -> String { receive { _ in false } }

  private func receive(_ isWhole: (Data) -> Bool) -> String {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      bytes += buffer.prefix(max(count, 0))
      if count <= 0 || isWhole(bytes) { return String(decoding: bytes, as: UTF8.self) }
    }
  }
}
