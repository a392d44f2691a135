import Testing

@testable import PageWatch

/// Who is let in: the browser of the person who was given the address.
struct HTTPGateTests {
  private static let host = "127.0.0.1:8080"
  private static let token = "0123456789abcdef"

  private func status(
    _ fields: [(String, String)], _ target: String = "/\(token)/state", hosts: Set<String>? = [host]
  ) -> HTTPStatus? {
    let request = HTTPRequest(
      method: "GET", target: target, fields: fields.map { HTTPRequest.Field(name: $0.0, value: $0.1) })
    switch HTTPGate(token: Self.token, hosts: hosts).check(request) {
    case .success: return nil
    case .failure(let refusal):
      #expect(!refusal.reason.isEmpty && !refusal.reason.contains("\n"))
      return refusal.status
    }
  }

  @Test func `the printed address is let in, from the page itself too`() {
    #expect(status([("host", Self.host)]) == nil)
    #expect(
      status([("host", Self.host), ("origin", "http://\(Self.host)"), ("sec-fetch-site", "same-origin")])
        == nil)
    #expect(status([("host", Self.host), ("sec-fetch-site", "none")]) == nil)
  }

  @Test(arguments: [
    "/", "/state", "/0123456789abcdee/state", "/0123456789abcdef0/state", "//state", "/%00/state",
  ])
  func `a request without the token is refused`(target: String) {
    #expect(status([("host", Self.host)], target) == .forbidden)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:81", "", "127.0.0.1:8080.evil",
  ])
  func `another host is refused, as of a name that leads here`(host: String) {
    #expect(status([("host", host)]) == .forbidden)
  }

  @Test func `a request without a host, or with two, is refused`() {
    #expect(status([]) == .forbidden)
    #expect(status([("host", Self.host), ("host", Self.host)]) == .forbidden)
  }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:8081"])
  func `another origin is refused`(origin: String) {
    #expect(status([("host", Self.host), ("origin", origin)]) == .forbidden)
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `a request that another site's page causes is refused`(site: String) {
    #expect(status([("host", Self.host), ("sec-fetch-site", site)]) == .forbidden)
  }

  @Test func `in a container every address is let in, and no name but localhost`() {
    for host in ["10.0.0.7:9000", "localhost:80", "192.168.1.2", "[::1]:8080"] {
      #expect(status([("host", host)], hosts: nil) == nil, "\(host)")
    }
    for host in ["evil.example", "1.2.3", "1.2.3.4.evil", "999.1.1.1", "localhost.evil:80", "[evil]:80", ""] {
      #expect(status([("host", host)], hosts: nil) == .forbidden, "\(host)")
    }
  }
}
