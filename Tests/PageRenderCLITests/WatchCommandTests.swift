import Foundation
import TestSupport
import Testing

/// `renderpages watch`, as the built program.
struct WatchCommandTests {
  private let folder = TemporaryFolder()

  /// A running live view of a copy of the tutorial's first page, ended with the value.
  private final class Running {
    let process = Process()
    let host: String
    let port: UInt16
    let token: String

    init(_ deck: String, _ words: String...) throws {
      let output = Pipe()
      process.executableURL = Renderpages.program
      process.arguments = ["watch", deck, "--page", "1", "-d", "iphone-x", "--locale", "ja"] + words
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let address = try #require(line.firstMatch(of: #/^http://(127\.0\.0\.1:(\d+))/([0-9a-f]{32})/\n$/#))
      host = String(address.1)
      port = try #require(UInt16(address.2))
      token = String(address.3)
    }

    deinit { process.terminate() }

    /// The answer to a request of a path behind the token.
    func get(_ path: String, host: String? = nil, token: String? = nil, fields: String = "") throws -> String
    {
      let browser = try #require(LocalBrowser(port: port))
      browser.send(
        "GET /\(token ?? self.token)/\(path) HTTP/1.1\r\nHost: \(host ?? self.host)\r\n\(fields)Connection: close\r\n\r\n"
      )
      return browser.receiveAll()
    }
  }

  private func deck() throws -> String {
    let copy = folder.path("deck")
    try FileManager.default.copyItem(atPath: Project.path("Examples/tutorial"), toPath: copy)
    return copy
  }

  @Test func `the page, its pictures and its events are served to who has the token`() throws {
    let view = try Running(try deck())
    let page = try view.get("")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("content=\"renderpages watch\""))
    #expect(page.contains("frame-ancestors 'none'") && !page.contains(folder.path("")))
    let events = try #require(LocalBrowser(port: view.port))
    events.send("GET /\(view.token)/events HTTP/1.1\r\nHost: \(view.host)\r\n\r\n")
    let first = events.receive(until: "\n\n", atLeast: "\"actual\"")
    let picture = try #require(first.firstMatch(of: #/"pictures/([0-9a-f]{32})/#)).1
    #expect(try view.get("pictures/\(picture)/a.png").contains("Content-Type: image/png"))
    #expect(try view.get("pictures/nothing/a.png").hasPrefix("HTTP/1.1 404"))
    #expect(try view.get("../../etc/passwd").hasPrefix("HTTP/1.1 404"))
  }

  @Test(arguments: [
    (["deck", "-d", "iphone-99"], 2, "error: unknown device \"iphone-99\""),
    (["nowhere"], 3, "error: deck \"nowhere\" does not exist"),
  ])
  func `a wrong command line ends the view before there is an address`(
    words: [String], status: Int32, told: String
  ) throws {
    let work = try Workspace()
    let outcome = try Renderpages.run(["watch"] + words, in: work.folder)
    #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains(told), "\(outcome)")
  }

  @Test func `without the token, with another host or from another page there is nothing`() throws {
    let view = try Running(try deck())
    #expect(try view.get("", token: "0").hasPrefix("HTTP/1.1 403"))
    #expect(try view.get("", host: "evil.example").hasPrefix("HTTP/1.1 403"))
    #expect(try view.get("", fields: "Origin: http://evil.example\r\n").hasPrefix("HTTP/1.1 403"))
  }

  @Test func `a save brings another picture to the browser`() throws {
    let deck = try deck()
    let view = try Running(deck)
    let events = try #require(LocalBrowser(port: view.port))
    events.send("GET /\(view.token)/events HTTP/1.1\r\nHost: \(view.host)\r\n\r\n")
    let first = events.receive(until: "\n\n", atLeast: "\"actual\"")
    let picture = try #require(first.firstMatch(of: #/"pictures/([0-9a-f]{32})/#)).1
    let file = deck + "/deck.json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let other = text.replacing(#/"summary":\s*"[^"]+"/#, with: "\"summary\": \"changed\"", maxReplacements: 1)
    try other.write(toFile: file, atomically: true, encoding: .utf8)
    var next = ""
    while !next.contains("\"actual\"") || next.contains(picture) {
      next = events.receive(until: "\n\n")
      try #require(!next.isEmpty)
    }
  }

  @Test func `a port in use ends with exit code 5, a wrong address with 2`() throws {
    let deck = try deck()
    let view = try Running(deck)
    let second = try Renderpages.run(["watch", deck, "--listen", view.host])
    #expect(second.status == 5 && second.output.isEmpty)
    #expect(
      second.errors
        == "renderpages: error: --listen \(view.host): the port is in use; name another one, or leave it out for any free port\n"
    )
    #expect(try Renderpages.run(["watch", deck, "--listen", "nowhere"]).status == 2)
    #expect(try Renderpages.run(["watch"]).status == 2)
    #expect(try Renderpages.run(["watch", deck, "--protocol", "kitty"]).status == 2)
    #expect(try Renderpages.run(["watch", deck, "--editor", "vim"]).status == 2)
    #expect(try Renderpages.run(["watch", deck, "--screen", "a"]).status == 2)
  }

  @Test func `Ctrl-C ends it`() throws {
    let view = try Running(try deck())
    view.process.interrupt()
    view.process.waitUntilExit()
    #expect(view.process.terminationStatus == 130 && view.process.terminationReason == .exit)
  }
}
