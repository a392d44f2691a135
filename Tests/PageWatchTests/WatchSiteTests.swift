import PageRender
import TestSupport
import Testing

@testable import PageRuns
@testable import PageWatch

/// The addresses of the live view, over the loopback.
struct WatchSiteTests {
  private let temporary = TemporaryFolder()
  private let inbox = WatchInbox()
  private let pictures = LivePictures()
  private let socket: ListeningSocket
  private let server: HTTPServer
  private let site: WatchSite
  private let host: String

  init() throws {
    socket = try ListeningSocket("127.0.0.1:0")
    host = "127.0.0.1:\(socket.port)"
    let site = WatchSite(gate: HTTPGate(token: "token", hosts: [host]), pictures: pictures, inbox: inbox)
    self.site = site
    let inbox = inbox
    server = try #require(
      HTTPServer(socket) { request, reply in
        site.respond(to: request, reply)
        // Questions are answered by the view, here with their words.
        for (question, reply) in inbox.take().questions { reply(site.json("\(question)")) }
      })
    server.start()
  }

  private func ask(_ line: String, _ fields: String = "", body: String = "") throws -> String {
    let browser = try #require(LocalBrowser(port: socket.port))
    browser.send(
      "\(line) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\(fields)\r\n\(body)"
    )
    let answer = browser.receiveAll()
    return answer
  }

  private func status(_ line: String, _ fields: String = "", body: String = "") throws -> String {
    String(try ask(line, fields, body: body).dropFirst("HTTP/1.1 ".count).prefix(3))
  }

  @Test func `the page is served, with its own style and script and no others, and events`() throws {
    defer { server.stop() }
    let page = try ask("GET /token/")
    #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
    let nonce = HTTPResponse.nonce
    #expect(page.contains("script-src 'nonce-\(nonce)'") && page.contains("style-src 'nonce-\(nonce)'"))
    #expect(page.matches(of: /<(?:script|style)>/).isEmpty && page.contains("connect-src 'self'\""))
    #expect(page.split(separator: " nonce=\"\(nonce)\">").count == 3 && page.contains("EventSource"))
    for path in ["token", "token/none", "token/events/x", "token/pictures/a"] {
      #expect(try status("GET /\(path)") == "404", "\(path)")
    }
    #expect(try status("GET /other/") == "403" && status("PUT /token/events") == "405")
    let browser = try #require(LocalBrowser(port: socket.port))
    browser.send("GET /token/events HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    #expect(browser.receive(until: "retry: 500\n\n").contains("Content-Type: text/event-stream\r\n"))
  }

  @Test func `pictures are served by address, and recorded ones while they are on the view`() throws {
    defer { server.stop() }
    pictures.add(Array("drawn".utf8), as: "00ff")
    let drawn = try ask("GET /token/pictures/00ff/a.png")
    #expect(
      drawn.hasSuffix("drawn") && drawn.contains("Content-Type: image/png\r\n") && drawn.contains("immutable")
    )
    #expect(try status("GET /token/pictures/00fe/a.png") == "404")
    let path = temporary.path("a.png")
    let file = HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3]).bytes
    try AtomicFileWriter().write(file, to: path)
    var screen = LiveScreen(id: "a", page: "a", device: "d", file: "f")
    screen.snapshot = LiveSnapshot(path)
    let address = try #require(screen.snapshot?.address)
    #expect(try status("GET /token/snapshots/\(address)/a.png") == "404")
    var wall = LiveWall()
    wall.screens = [screen]
    site.show(wall)
    #expect(try status("GET /token/snapshots/\(address)/a.png") == "200")
    #expect(try status("GET /token/snapshots/\(address)") == "404")
  }

  @Test func `questions are handed on with what they ask for`() throws {
    defer { server.stop() }
    #expect(try ask("GET /token/views?screen=a%2Fb").hasSuffix("views(screen: \"a/b\")"))
    #expect(try ask("GET /token/views").hasSuffix("views(screen: \"\")"))
    #expect(try ask("GET /token/why?screen=a&view=3").hasSuffix("why(screen: \"a\", view: 3)"))
    #expect(try ask("GET /token/why?screen=a").hasSuffix("why(screen: \"a\", view: -1)"))
    let fields = "Origin: http://\(host)\r\nContent-Type: application/json\r\n"
    let body = #"{"axis": "device", "values": "iphone-x"}"#
    #expect(
      try ask("POST /token/choose", fields, body: body).hasSuffix(
        "choose(axis: \"device\", values: \"iphone-x\")"))
    #expect(try status("POST /token/other", fields, body: body) == "404")
    #expect(try status("POST /token/choose", "Origin: http://\(host)\r\n", body: body) == "400")
    #expect(try status("POST /token/choose", "Content-Type: application/json\r\n", body: body) == "400")
    for wrong in ["{", "[]", #"{"axis": "device"}"#, #"{"axis": 1, "values": ""}"#, #"{"values": "x"}"#] {
      #expect(try status("POST /token/choose", fields, body: wrong) == "400", "\(wrong)")
    }
  }

  @Test func `news are taken once, and press until then`() {
    defer { server.stop() }
    let inbox = WatchInbox()
    #expect(inbox.take().isEmpty && !inbox.isPressing)
    inbox.add(changed: ["a"])
    inbox.add(changed: ["b"])
    #expect(inbox.isPressing)
    let news = inbox.take()
    #expect(news.changed == ["a", "b"] && !news.isEmpty && !news.isOver && !inbox.isPressing)
    inbox.end()
    #expect(inbox.isPressing && inbox.take().isOver && inbox.take().isEmpty)
  }

  @Test func `the gate refuses an address with a wrong escape, and two origins`() {
    defer { server.stop() }
    func refusal(_ target: String, _ fields: (String, String)...) -> HTTPStatus? {
      let request = HTTPRequest(
        method: "GET", target: target,
        fields: ([("host", host)] + fields).map { HTTPRequest.Field(name: $0.0, value: $0.1) })
      guard case .failure(let refusal) = HTTPGate(token: "token", hosts: [host]).check(request) else {
        return nil
      }
      return refusal.status
    }
    #expect(refusal("/token/%zz") == .badRequest && refusal("/token/x") == nil)
    let own = ("origin", "http://\(host)")
    #expect(refusal("/token/x", own) == nil && refusal("/token/x", own, own) == .forbidden)
  }
}

/// The faults for which a live view does not begin to serve.
@MainActor
struct WatchRunTests {
  private let temporary = TemporaryFolder()

  private func run(_ operands: String..., listen: String) async throws(UsageError) -> Int32 {
    var (options, quiet) = (WatchOptions(), RunOptions(jobs: 1))
    options.listen = listen
    (quiet.isQuiet, quiet.showsProgress) = (true, false)
    var run = WatchRun(operands, options: options, runOptions: quiet, program: HostProgram()) { _ in
      AxisOptions()
    }
    return try await run.run()
  }

  @Test func `a deck that is not there ends the view before it begins`() async throws {
    #expect(try await run(temporary.path("none"), listen: "127.0.0.1") == ExitCode.badInput.rawValue)
  }

  /// An app is built before its first turn, and not looked for before.
  @Test func `one operand may be an app, of several none is`() async throws {
    let app = temporary.path("none/Package.swift")
    #expect(WatchRun.isApp(app))
    await #expect(throws: UsageError.self) { try await run(app, listen: "example.com") }
    #expect(try await run(app, app, listen: "example.com") == ExitCode.badInput.rawValue)
  }

  @Test func `an address that cannot be had is a fault of the command line, or of the system`() async throws {
    let deck = temporary.path("deck.json")
    try AtomicFileWriter().write("{", to: deck)
    func fault(_ listen: String) async -> UsageError? {
      do throws(UsageError) {
        _ = try await run(deck, listen: listen)
        return nil
      } catch {
        return error
      }
    }
    let wrong = await fault("example.com")
    #expect(
      wrong?.exitCode == .usage && wrong?.message.hasPrefix("--listen example.com is no address") == true)
    let taken = try ListeningSocket("127.0.0.1:0")
    #expect(await fault("127.0.0.1:\(taken.port)")?.exitCode == .cannotWrite)
    #expect(await fault("192.0.2.1")?.exitCode == .cannotWrite)
  }
}
