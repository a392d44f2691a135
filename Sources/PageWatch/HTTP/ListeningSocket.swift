@preconcurrency internal import Glibc

/// A socket that waits for browsers.
struct ListeningSocket: Sendable {
  let descriptor: Descriptor
  /// The address that was listened to, such as `127.0.0.1`.
  let host: String
  let port: UInt16

  /// The error of a socket that cannot be had.
  enum Failure: Error, Equatable {
    /// The text is no address of the form `ADDRESS`, `ADDRESS:PORT` or `PORT`.
    case badAddress(String)
    case inUse(String)
    case system(String, reason: String)

    var message: String {
      switch self {
      case .badAddress(let text):
        "--listen \(text) is no address; write one such as 127.0.0.1, 127.0.0.1:8080 or 0.0.0.0:8080"
      case .inUse(let text):
        "--listen \(text): the port is in use; name another one, or leave it out for any free port"
      case .system(let text, let reason): "--listen \(text): \(reason)"
      }
    }
  }

  /// - Parameter text: An IPv4 address, a port, or both with a colon between; port 0 is any free one.
  init(_ text: String) throws(Failure) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1 { parts = UInt16(parts[0]) == nil ? [parts[0], "0"] : ["127.0.0.1", parts[0]] }
    let name = parts[0] == "localhost" ? "127.0.0.1" : String(parts[0])
    var address = sockaddr_in()
    guard parts.count == 2, let port = UInt16(parts[1]), inet_pton(AF_INET, name, &address.sin_addr) == 1
    else {
      throw .badAddress(text)
    }
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    guard
      let descriptor = Descriptor(
        socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0))
    else { throw .system(text, reason: String(cString: strerror(errno))) }
    var yes: Int32 = 1
    setsockopt(descriptor.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor.number, $0, size) }
    }
    guard bound == 0, listen(descriptor.number, 64) == 0 else {
      if errno == EADDRINUSE { throw .inUse(text) }
      throw .system(text, reason: String(cString: strerror(errno)))
    }
    var length = size
    let named = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor.number, $0, &length)
      }
    }
    guard named == 0 else { throw .system(text, reason: String(cString: strerror(errno))) }
    self.descriptor = descriptor
    host = name
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// The next browser's connection; `nil` if none waits.
  func accept() -> Descriptor? {
    Descriptor(Glibc.accept(descriptor.number, nil, nil))?.prepare()
  }
}
