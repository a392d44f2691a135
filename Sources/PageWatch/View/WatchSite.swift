internal import PageRender
internal import PageRuns
internal import Synchronization

/// The addresses of the live view: its page, its pictures, and its questions.
final class WatchSite: Sendable {
  private let gate: HTTPGate
  private let pictures: LivePictures
  private let inbox: WatchInbox

  /// The paths of the recorded pictures on the view, by address.
  private let snapshots = Mutex<[String: String]>([:])

  private static let page = Array(
    Gallery(title: "renderpages watch", command: "watch", pictures: []).live(nonce: HTTPResponse.nonce).utf8)

  init(gate: HTTPGate, pictures: LivePictures, inbox: WatchInbox) {
    self.gate = gate
    self.pictures = pictures
    self.inbox = inbox
  }

  /// Takes the recorded pictures of a new state.
  func show(_ wall: LiveWall) {
    let shown = wall.screens.compactMap(\.snapshot).map { ($0.address, $0.path) }
    snapshots.withLock { $0 = Dictionary(shown) { first, _ in first } }
  }

  /// Answers a request, at once or by way of the inbox.
  func respond(to request: HTTPRequest, _ reply: HTTPServer.Reply) {
    switch gate.check(request) {
    case .failure(let refusal): reply(.refusal(refusal.status, refusal.reason))
    case .success(let (path, query)):
      switch request.method {
      case "GET":
        if let response = get(path, query, request, reply) { reply(response) }
      case "POST": post(path, request, reply)
      default: reply(.refusal(.methodNotAllowed, "the live view is read with GET"))
      }
    }
  }

  /// Returns the response; `nil` if the inbox will answer.
  private func get(
    _ path: [String], _ query: [String: String], _ request: HTTPRequest, _ reply: HTTPServer.Reply
  ) -> HTTPResponse? {
    switch (path.first, path.count) {
    case (nil, _) where request.target.split(separator: "?").first?.hasSuffix("/") == true:
      return HTTPResponse(type: "text/html; charset=utf-8", body: Self.page)
    case ("events", 1):
      return HTTPResponse(type: "text/event-stream", body: Array("retry: 500\n\n".utf8), isStream: true)
    case ("pictures", 3): return png(pictures.file(at: path[1]))
    case ("snapshots", 3):
      let file = snapshots.withLock { $0[path[1]] }
      return png(file.flatMap { try? StoredPicture(contentsOf: $0).bytes })
    case ("views", 1):
      inbox.add(.views(screen: query["screen"] ?? ""), reply)
      return nil
    case ("why", 1):
      inbox.add(.why(screen: query["screen"] ?? "", view: query["view"].flatMap { Int($0) } ?? -1), reply)
      return nil
    default: return .refusal(.notFound, "there is nothing here; the live view ends in a slash")
    }
  }

  private func post(_ path: [String], _ request: HTTPRequest, _ reply: HTTPServer.Reply) {
    guard path == ["choose"] else {
      reply(.refusal(.notFound, "there is nothing here to change"))
      return
    }
    // A page of another site could send a form, but neither this type nor this origin.
    guard request["origin"] != nil, request["content-type"] == "application/json",
      let value = try? JSONReader.read(request.body), case .object(let object) = value.kind,
      case .string(let axis)? = object["axis"]?.kind, case .string(let values)? = object["values"]?.kind
    else {
      reply(
        .refusal(.badRequest, "send {\"axis\": \"device\", \"values\": \"iphone-x\"} as application/json"))
      return
    }
    inbox.add(.choose(axis: axis, values: values), reply)
  }

  private func png(_ file: [UInt8]?) -> HTTPResponse {
    guard let file else { return .refusal(.notFound, "the picture is gone; load the page again") }
    return HTTPResponse(type: "image/png", body: file, isForever: true)
  }

  func json(_ text: String) -> HTTPResponse { HTTPResponse(type: "application/json", body: Array(text.utf8)) }
}
