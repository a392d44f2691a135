/// Decides which requests are answered: those with the token, to the server's own address, from its own
/// pages.
///
/// A page of another site can make a browser send requests to 127.0.0.1, under a name that leads there (DNS
/// rebinding). It knows no token, and the browser names its site in `Host`, `Origin` or `Sec-Fetch-Site`.
struct HTTPGate: Sendable {
  /// The first component of all paths.
  let token: String
  /// The hosts that a browser may name, such as `127.0.0.1:8080`; `nil` for every address that is no name,
  /// and `localhost`.
  let hosts: Set<String>?

  /// 128 random bits of the system, in hexadecimal digits.
  static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return [random.next(), random.next()].map { (half: UInt64) in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The request's path behind the token, and its query; or the refusal.
  func check(_ request: HTTPRequest) -> Result<(path: [String], query: [String: String]), Refusal> {
    guard let host = request["host"], isKnown(host) else {
      return .failure(
        Refusal(.forbidden, "this address is not the live view's; use the one that renderpages printed"))
    }
    if request.fields.contains(where: { $0.name == "origin" }), request["origin"] != "http://\(host)" {
      return .failure(Refusal(.forbidden, "requests of other pages are refused"))
    }
    if let site = request["sec-fetch-site"], site != "same-origin", site != "none" {
      return .failure(Refusal(.forbidden, "requests of other pages are refused"))
    }
    guard let address = request.address else {
      return .failure(Refusal(.badRequest, "the address has a wrong escape"))
    }
    guard let first = address.path.first, isToken(first) else {
      return .failure(
        Refusal(
          .forbidden, "the token is missing or of an earlier run; use the address that renderpages printed"))
    }
    return .success((Array(address.path.dropFirst()), address.query))
  }

  /// A refused request: the status, and the reason in one line.
  struct Refusal: Error, Equatable {
    var status: HTTPStatus
    var reason: String

    init(_ status: HTTPStatus, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  /// Compares all bytes, however many are right, so that the time tells nothing.
  private func isToken(_ word: String) -> Bool {
    let (a, b) = (Array(word.utf8), Array(token.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func isKnown(_ host: String) -> Bool {
    if let hosts { return hosts.contains(host.lowercased()) }
    let name: Substring
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      name = host[host.index(after: host.startIndex)..<end]
      return name.contains(":") && name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    name = host.split(separator: ":", omittingEmptySubsequences: false)[0]
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return name.lowercased() == "localhost"
      || parts.count == 4 && parts.allSatisfy { $0.count <= 3 && UInt8($0) != nil }
  }
}
