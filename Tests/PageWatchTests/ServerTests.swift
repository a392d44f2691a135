import Foundation
import PageRuns
import TestSupport
import Testing

@testable import PageWatch

/// The server, over the loopback.
struct ServerTests {
  /// A server that answers every request with its path, and `/events` with events.
  private final class Echo {
    let socket: ListeningSocket
    let server: HTTPServer

    init() throws {
      socket = try ListeningSocket("127.0.0.1:0")
      server = try #require(
        HTTPServer(socket) { request, reply in
          let isStream = request.target == "/events"
          reply(
            HTTPResponse(
              type: "text/plain", body: Array((isStream ? "" : request.target).utf8), isStream: isStream))
        })
      server.start()
    }

    deinit { server.stop() }
  }

  @Test func `a connection answers one request after the other`() throws {
    let echo = try Echo()
    let browser = try #require(LocalBrowser(port: echo.socket.port))
    browser.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(browser.receive(until: "/b").components(separatedBy: "HTTP/1.1 200 OK").count == 3)
    browser.send("GET /c HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    #expect(browser.receiveAll().hasSuffix("/c"))
  }

  @Test func `ten browsers each get every event, and one that comes late the last one`() throws {
    let echo = try Echo()
    let browsers = try (0..<10).map { _ in try #require(LocalBrowser(port: echo.socket.port)) }
    for browser in browsers {
      browser.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = browser.receive(until: "\r\n\r\n")
    }
    echo.server.send(event: Array("data: 1\n\n".utf8))
    for browser in browsers { #expect(browser.receive(until: "data: 1\n\n").hasSuffix("data: 1\n\n")) }
    echo.server.send(event: Array("data: 2\n\n".utf8))
    for browser in browsers { #expect(browser.receive(until: "data: 2\n\n").hasSuffix("data: 2\n\n")) }
    let late = try #require(LocalBrowser(port: echo.socket.port))
    late.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(late.receive(until: "data: 2\n\n").hasSuffix("data: 2\n\n"))
  }

  @Test func `a browser that goes away leaves the others alone`() throws {
    let echo = try Echo()
    let stays = try #require(LocalBrowser(port: echo.socket.port))
    stays.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = stays.receive(until: "\r\n\r\n")
    do {
      let goes = try #require(LocalBrowser(port: echo.socket.port))
      goes.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
      _ = goes.receive(until: "\r\n\r\n")
      let half = try #require(LocalBrowser(port: echo.socket.port))
      half.send("GET /never HTT")
    }
    for number in 0..<20 { echo.server.send(event: Array("data: \(number)\n\n".utf8)) }
    #expect(stays.receive(until: "data: 19\n\n").hasSuffix("data: 19\n\n"))
  }

  @Test func `a browser that does not read gets the newest event, and costs no memory`() throws {
    let echo = try Echo()
    let slow = try #require(LocalBrowser(port: echo.socket.port))
    slow.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = slow.receive(until: "\r\n\r\n")
    let large = String(repeating: "x", count: 256 << 10)
    for number in 0..<60 { echo.server.send(event: Array("data: \(number) \(large)\n\n".utf8)) }
    let text = slow.receive(until: "\(large)\n\n", atLeast: "data: 59 ")
    #expect(text.contains("data: 59 "))
    // The kernel takes the first ones; those that wait behind them are replaced by the last.
    #expect(text.utf8.count < 60 * large.utf8.count)
  }

  @Test func `a request that is none gets its status and the end`() throws {
    let echo = try Echo()
    let browser = try #require(LocalBrowser(port: echo.socket.port))
    browser.send("hello\r\n\r\n")
    #expect(browser.receiveAll().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test func `a port in use is told in one line`() throws {
    let first = try ListeningSocket("127.0.0.1:0")
    do throws(ListeningSocket.Failure) {
      _ = try ListeningSocket("127.0.0.1:\(first.port)")
      Issue.record("the port was to be had twice")
    } catch {
      #expect(
        error.message
          == "--listen 127.0.0.1:\(first.port): the port is in use; name another one, or leave it out for any free port"
      )
    }
  }

  @Test(arguments: ["", "example.com", "127.0.0.1:", "127.0.0.1:99999", "1:2:3", "300.0.0.1"])
  func `an address that is none is refused`(text: String) {
    #expect(throws: ListeningSocket.Failure.badAddress(text)) { _ = try ListeningSocket(text) }
  }

  @Test func `a port alone is one of this machine`() throws {
    let free = try ListeningSocket("0").port
    #expect(free > 0)
    #expect(try ListeningSocket("localhost").host == "127.0.0.1")
  }
}
