import Foundation
@preconcurrency import Glibc
import Testing

@testable import PageWatch

/// A connection to a server of this machine, which waits at most five seconds for an answer.
struct Browser {
  private let socket: Descriptor

  init(port: UInt16) throws {
    socket = try #require(Descriptor(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)))
    var time = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket.number, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    _ = inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket.number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(Glibc.send(socket.number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
  }

  /// Receives until the text ends in some words, and holds others.
  func receive(until end: String, atLeast part: String = "") -> String {
    let (end, part) = (Data(end.utf8), Data(part.utf8))
    return receive { $0.suffix(end.count) == end && (part.isEmpty || $0.range(of: part) != nil) }
  }

  /// Receives until the server ends the connection.
  func receiveAll() -> String { receive { _ in false } }

  private func receive(_ isWhole: (Data) -> Bool) -> String {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = recv(socket.number, &buffer, buffer.count, 0)
      bytes += buffer.prefix(max(count, 0))
      if count <= 0 || isWhole(bytes) { return String(decoding: bytes, as: UTF8.self) }
    }
  }
}
