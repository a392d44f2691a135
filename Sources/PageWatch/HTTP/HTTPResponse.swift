/// A status of an answer.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case lengthRequired = 411
  case bodyTooLong = 413
  case headTooLong = 431
  case unavailable = 503
  case versionNotSupported = 505

  var reason: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .bodyTooLong: "Content Too Large"
    case .headTooLong: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// An answer to a request.
struct HTTPResponse: Sendable {
  var status = HTTPStatus.ok
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  /// True if the body's address will never have another body.
  var isForever = false
  /// True if the connection stays open for events, which follow `body`.
  var isStream = false

  /// A refusal in one line.
  static func refusal(_ status: HTTPStatus, _ reason: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Array("\(reason)\n".utf8))
  }

  /// The word by which browsers know the page's own style and script.
  static let nonce = HTTPGate.newToken()

  /// The rules of the page: nothing from elsewhere, no frame around it, no address of it to others.
  private static let protection = """
    Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
    X-Content-Type-Options: nosniff\r
    Referrer-Policy: no-referrer\r
    Cross-Origin-Resource-Policy: same-origin\r
    Cross-Origin-Opener-Policy: same-origin\r

    """

  /// The bytes of the answer.
  ///
  /// - Parameter keepsConnection: True if another request may follow.
  func bytes(keepsConnection: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n\(Self.protection)"
    if status != .noContent { head += "Content-Type: \(type)\r\n" }
    head += "Cache-Control: \(isForever ? "private, max-age=31536000, immutable" : "no-store")\r\n"
    if isStream {
      head += "Connection: keep-alive\r\nX-Accel-Buffering: no\r\n"
    } else {
      if status != .noContent { head += "Content-Length: \(body.count)\r\n" }
      head += "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n"
    }
    return Array((head + "\r\n").utf8) + body
  }
}
