import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageWatch

/// A connection between two ends of a pair of sockets.
struct HTTPConnectionTests {
  /// The browser's end.
  private let browser: Descriptor
  private let server: Descriptor

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    browser = try #require(Descriptor(ends[0])).prepare()
    server = try #require(Descriptor(ends[1])).prepare()
  }

  private func type(_ text: String) { _ = text.withCString { write(browser.number, $0, text.utf8.count) } }

  private func seen() -> String {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 20))
    while case let count = read(browser.number, &buffer, buffer.count), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let request = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

  @Test func `a request is whole once all of it is there, and is answered`() {
    var connection = HTTPConnection(server, at: 1000)
    #expect(connection.receive(at: 1000) == nil && !connection.isOver && connection.deadline == 31_000)
    type(String(request.prefix(10)))
    #expect(connection.receive(at: 2000) == nil && !connection.isAwaited && connection.deadline == 31_000)
    type(String(request.dropFirst(10)))
    #expect(connection.receive(at: 3000)?.target == "/a")
    #expect(connection.isAwaited && connection.deadline == nil && !connection.hasOutput)
    connection.answer(HTTPResponse(body: Array("hello".utf8)), at: 4000)
    #expect(!connection.isAwaited && connection.deadline == 34_000 && !connection.isOver)
    #expect(seen().hasSuffix("Connection: keep-alive\r\n\r\nhello"))
  }

  @Test func `the next request is read after the answer`() {
    var connection = HTTPConnection(server, at: 0)
    type(request + request.replacing("/a", with: "/b"))
    #expect(connection.receive(at: 0)?.target == "/a")
    #expect(connection.next(at: 0) == nil && connection.receive(at: 0) == nil)
    connection.answer(HTTPResponse(), at: 0)
    #expect(connection.next(at: 0)?.target == "/b")
    connection.answer(HTTPResponse(), at: 0)
    #expect(connection.next(at: 0) == nil)
  }

  @Test func `a connection ends after a request that says so, or that is none`() {
    var connection = HTTPConnection(server, at: 0)
    type("GET /a HTTP/1.1\r\nConnection: Close\r\n\r\n" + request)
    #expect(connection.receive(at: 0) != nil)
    connection.answer(HTTPResponse(), at: 0)
    #expect(connection.isOver && connection.isDone && connection.next(at: 0) == nil)
    #expect(seen().contains("Connection: close\r\n"))
    var other = HTTPConnection(server, at: 0)
    type("hello\r\n\r\n")
    #expect(other.receive(at: 0) == nil && other.isOver)
    #expect(seen().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test func `a browser that goes away ends its connection, whatever waits for it`() throws {
    var connection = HTTPConnection(server, at: 0)
    type(request)
    #expect(connection.receive(at: 0) != nil)
    shutdown(browser.number, Int32(SHUT_WR))
    #expect(connection.receive(at: 0) == nil && connection.isOver && connection.isDone)
    var late = HTTPConnection(server, at: 0)
    shutdown(browser.number, Int32(SHUT_RD))
    late.answer(HTTPResponse(body: [UInt8](repeating: 1, count: 100)), at: 0)
    #expect(late.hasOutput && late.isOver && late.isDone)
  }

  /// A browser that is closed with unread bytes resets the connection.
  @Test func `a reset ends a connection`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    var connection = HTTPConnection(try #require(Descriptor(ends[0])).prepare(), at: 0)
    connection.answer(HTTPResponse(), at: 0)
    close(ends[1])
    #expect(connection.receive(at: 0) == nil && connection.isOver && connection.isDone)
  }

  @Test func `time ends a connection that says nothing`() {
    var connection = HTTPConnection(server, at: 1000)
    connection.check(at: 30_999)
    #expect(!connection.isOver && !connection.isDone)
    connection.check(at: 31_000)
    #expect(connection.isOver && connection.isDone)
    var stream = HTTPConnection(server, at: 0)
    stream.answer(HTTPResponse(isStream: true), at: 0)
    #expect(stream.deadline == nil && stream.isStream)
    stream.check(at: .max)
    #expect(!stream.isOver)
  }

  @Test func `events go to browsers that wait for them`() {
    var connection = HTTPConnection(server, at: 0)
    connection.send(event: Array("data: 0\n\n".utf8))
    #expect(seen().isEmpty)
    type("GET /events HTTP/1.1\r\nConnection: close\r\n\r\n")
    #expect(connection.receive(at: 0) != nil)
    connection.answer(HTTPResponse(isStream: true), at: 0)
    #expect(!connection.isOver && seen().contains("X-Accel-Buffering: no\r\n"))
    connection.send(event: [])
    connection.send(event: Array("data: 1\n\n".utf8))
    #expect(seen() == "data: 1\n\n" && !connection.hasOutput)
    // What it says meanwhile does not matter.
    type(request)
    #expect(connection.receive(at: 0) == nil && connection.next(at: 0) == nil && !connection.isOver)
  }

  @Test func `of events that wait, a slow browser gets the one it has begun and the last`() {
    var connection = HTTPConnection(server, at: 0)
    connection.answer(HTTPResponse(isStream: true), at: 0)
    _ = seen()
    let large = String(repeating: "x", count: 4 << 20)
    for number in 1...4 { connection.send(event: Array("\(number)\(large)".utf8)) }
    #expect(connection.hasOutput && !connection.isDone)
    var text = ""
    for _ in 0..<1000 where connection.hasOutput {
      text += seen()
      connection.send()
    }
    text += seen()
    #expect(text == "1\(large)4\(large)")
  }

  @Test func `an answer is its status, its rules and its body`() {
    func text(_ response: HTTPResponse, keeps: Bool = true) -> String {
      String(decoding: response.bytes(keepsConnection: keeps), as: UTF8.self)
    }
    let whole = text(HTTPResponse(type: "image/png", body: Array("body".utf8), isForever: true))
    #expect(whole.hasPrefix("HTTP/1.1 200 OK\r\nContent-Security-Policy: default-src 'none'; "))
    #expect(
      whole.hasSuffix(
        "Content-Type: image/png\r\nCache-Control: private, max-age=31536000, immutable\r\nContent-Length: 4\r\n"
          + "Connection: keep-alive\r\n\r\nbody"))
    let empty = text(HTTPResponse(status: .noContent), keeps: false)
    #expect(empty.hasPrefix("HTTP/1.1 204 No Content\r\n") && !empty.contains("Content-Type:"))
    #expect(
      empty.hasSuffix("Cache-Control: no-store\r\nConnection: close\r\n\r\n") && !empty.contains("Length"))
    let stream = text(HTTPResponse(type: "text/event-stream", isStream: true), keeps: false)
    #expect(
      stream.hasSuffix("Connection: keep-alive\r\nX-Accel-Buffering: no\r\n\r\n")
        && !stream.contains("Length"))
    let refusal = HTTPResponse.refusal(.notFound, "nothing")
    #expect(refusal.status == .notFound && refusal.body == Array("nothing\n".utf8))
    #expect(text(refusal).contains("Content-Type: text/plain; charset=utf-8\r\n"))
  }

  /// RFC 9110, section 15, and RFC 6585.
  @Test func `a status has its registered words`() {
    let statuses: [(HTTPStatus, String)] = [
      (.ok, "200 OK"), (.noContent, "204 No Content"), (.badRequest, "400 Bad Request"),
      (.forbidden, "403 Forbidden"),
      (.notFound, "404 Not Found"), (.methodNotAllowed, "405 Method Not Allowed"),
      (.timeout, "408 Request Timeout"),
      (.lengthRequired, "411 Length Required"), (.bodyTooLong, "413 Content Too Large"),
      (.headTooLong, "431 Request Header Fields Too Large"), (.unavailable, "503 Service Unavailable"),
      (.versionNotSupported, "505 HTTP Version Not Supported"),
    ]
    for (status, words) in statuses { #expect("\(status.rawValue) \(status.reason)" == words) }
  }

  @Test func `a bell wakes a thread until it is quiet`() throws {
    let bell = try #require(WakingBell())
    func isRinging() -> Bool {
      var wait = pollfd(fd: bell.descriptor.number, events: Int16(POLLIN), revents: 0)
      return poll(&wait, 1, 0) == 1
    }
    #expect(!isRinging())
    for _ in 0..<3000 { bell.ring() }
    #expect(isRinging())
    bell.quiet()
    #expect(!isRinging())
    bell.ring()
    #expect(isRinging())
    #expect(Descriptor(-1) == nil)
  }

  @Test func `a descriptor is closed with its owner, and in programs that are started`() throws {
    let number = browser.number
    #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0 && fcntl(number, F_GETFL) & O_NONBLOCK != 0)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let reader = try #require(Descriptor(ends[0])).prepare()
    var byte: UInt8 = 0
    do {
      let writer = Descriptor(ends[1])
      withExtendedLifetime(writer) {}
    }
    // Without a writer the pipe is at its end.
    #expect(read(reader.number, &byte, 1) == 0)
  }

  @Test func `addresses are decoded part by part`() throws {
    func address(_ target: String) -> (path: [String], query: [String: String])? {
      HTTPRequest(method: "GET", target: target, fields: []).address
    }
    let one = try #require(address("/a%20b//c?x=1%3D&y&z=?&x=2"))
    #expect(one.path == ["a b", "c"] && one.query == ["x": "2", "y": "", "z": "?"])
    #expect(address("/") ?? (["x"], [:]) == ([], [:]))
    #expect(address("/%zz") == nil && address("/?%zz") == nil && address("/?a=%zz") == nil)
    #expect(HTTPRequest.decoded("a%2Fb%41c") == "a/bAc" && HTTPRequest.decoded("%-1") == nil)
  }

  @Test func `a version before 1.1 closes, and a body may be as long as it may`() throws {
    func whole(_ text: String) -> HTTPRequest? {
      if case .whole(let request, let count) = HTTPRequest.read(Array(text.utf8)), count == text.utf8.count {
        request
      } else {
        nil
      }
    }
    #expect(whole("GET / HTTP/1.0\r\n\r\n")?.keepsConnection == false)
    #expect(whole("GET / HTTP/1.1\r\nX: \t a b \t\r\n\r\n")?["x"] == "a b")
    let longest = String(repeating: "b", count: 64 << 10)
    #expect(whole("POST / HTTP/1.1\r\nContent-Length: 65536\r\n\r\n\(longest)")?.body.count == 65_536)
    // The first line takes 16 bytes and "X: " three, of 16 KiB.
    let head = "GET / HTTP/1.1\r\nX: "
    #expect(whole(head + String(repeating: "a", count: 16_384 - 19) + "\r\n\r\n") != nil)
    #expect(
      HTTPRequest.read(Array((head + String(repeating: "a", count: 16_384 - 18) + "\r\n\r\n").utf8))
        == .bad(.headTooLong))
    #expect(HTTPRequest.read(Array("GET / HTTP/1.1\r\nX: a\u{0}b\r\n\r\n".utf8)) == .bad(.badRequest))
    #expect(HTTPRequest.read(Array("GET / HTTP/1.1\r\n: a\r\n\r\n".utf8)) == .bad(.badRequest))
  }
}
