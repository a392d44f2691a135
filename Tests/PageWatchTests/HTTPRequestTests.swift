import Testing

@testable import PageWatch

/// Requests as browsers send them, and as others do.
struct HTTPRequestTests {
  private static let get = "GET /abc/views?screen=lesson%2D1%2Fx HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n"

  private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

  @Test func `a request is its method, its target and its fields`() throws {
    guard case .whole(let request, let count) = read(Self.get + "GET ") else {
      Issue.record("no request")
      return
    }
    #expect(count == Self.get.utf8.count)
    #expect(request.method == "GET" && request["host"] == "127.0.0.1:80" && request.body.isEmpty)
    let address = try #require(request.address)
    #expect(address.path == ["abc", "views"] && address.query == ["screen": "lesson-1/x"])
    #expect(request.keepsConnection)
  }

  /// The URL standard, application/x-www-form-urlencoded parsing: the first "=" parts name and value. Percent encoding by RFC 3986.
  @Test(arguments: [
    ("/?a=b=c&d&e=&=f", [], ["a": "b=c", "d": "", "e": "", "": "f"]), ("//a//b/?", ["a", "b"], [:]),
    ("/%C3%BC%2f?x=%3D%26?", ["ü/"], ["x": "=&?"]), ("/a?b=1&b=2", ["a"], ["b": "2"]),
  ])
  func `an address is its path's parts and its query's values`(
    target: String, path: [String], query: [String: String]
  ) {
    let address = HTTPRequest(method: "GET", target: target, fields: []).address
    #expect(address?.path == path && address?.query == query)
  }

  @Test(arguments: ["/%", "/%4", "/%zz", "/%C3", "/?a=%", "/?%=a", "/?%FF"])
  func `an address with a wrong escape is none`(target: String) {
    #expect(HTTPRequest(method: "GET", target: target, fields: []).address == nil)
  }

  @Test func `a request is incomplete until its last byte`() {
    let text = "POST /choose HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody"
    for length in 0..<text.utf8.count {
      #expect(HTTPRequest.read(Array(text.utf8.prefix(length))) == .incomplete, "\(length)")
    }
    guard case .whole(let request, _) = read(text) else {
      Issue.record("no request")
      return
    }
    #expect(request.body == Array("body".utf8))
  }

  @Test func `a field that is there twice is none`() {
    guard case .whole(let request, _) = read("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n") else {
      Issue.record("no request")
      return
    }
    #expect(request["host"] == nil)
  }

  @Test(arguments: [
    ("GET\r\n\r\n", HTTPStatus.badRequest), ("GET / HTTP/1.1 x\r\n\r\n", .badRequest),
    ("GET http://a/ HTTP/1.1\r\n\r\n", .badRequest), ("GET / HTTP/2.0\r\n\r\n", .versionNotSupported),
    ("G(T / HTTP/1.1\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\n more\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .lengthRequired),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", .bodyTooLong),
  ])
  func `other requests are refused`(text: String, status: HTTPStatus) {
    #expect(read(text) == .bad(status))
  }

  @Test func `a head of more than 16 KiB is refused, complete or not`() {
    let long = "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 20_000)
    #expect(read(long) == .bad(.headTooLong))
    #expect(read(long + "\r\n\r\n") == .bad(.headTooLong))
  }

  @Test(arguments: ["%", "%2", "%zz", "%+1", "%ff"])
  func `a wrong escape is no text`(text: String) {
    #expect(HTTPRequest.decoded(text[...]) == nil)
  }
}
