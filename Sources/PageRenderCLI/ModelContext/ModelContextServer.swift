internal import PageRender
internal import PageRuns

/// A server of the Model Context Protocol: versions with `initialize` (2024-11-05 to 2025-11-25), and 2026-07-28, in which
/// each request carries its version.
@MainActor
final class ModelContextServer {
  static let newestVersion = "2026-07-28"
  static let olderVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  private static let keys = "io.modelcontextprotocol/"

  private let stream = MessageStream()
  private let tools: ModelContextTools
  /// Lines that came while a call ran.
  private var waiting: [JSONValue] = []
  /// The most lines that are kept so; more stay unread.
  private static let maximumWaiting = 100
  /// The id of the running call; `nil` once it is cancelled.
  private var running: JSONOutput?

  init(_ tools: ModelContextTools) { self.tools = tools }

  /// An error of JSON-RPC.
  struct Fault: Error {
    var code: Int
    var message: String
    var data: JSONOutput?

    static func invalidParameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
    static func invalidRequest(_ message: String) -> Fault { Fault(code: -32600, message: message) }
  }

  /// Answers until the input ends or nobody reads the answers.
  func run() async {
    while !stream.isAlone {
      let next: JSONValue
      if waiting.isEmpty {
        guard let line = stream.next() else { return }
        guard let read = value(of: line) else { continue }
        next = read
      } else {
        next = waiting.removeFirst()
      }
      if let answer = await answer(to: next), !stream.write(answer) { return }
    }
  }

  /// The value of a line; `nil` for a line that was answered with an error.
  private func value(of line: MessageStream.Line) -> JSONValue? {
    let fault: Fault
    switch line {
    case .tooLong: fault = .invalidRequest("a message has more than \(MessageStream.longestLine) bytes")
    case .text(let bytes):
      if let value = try? JSONReader.read(bytes) { return value }
      fault = Fault(code: -32700, message: "the line is no JSON value")
    }
    stream.write(Self.answer(nil, error: fault))
    return nil
  }

  /// The answer to a request, or to several in an array as in version 2025-03-26.
  private func answer(to value: JSONValue) async -> JSONOutput? {
    guard case .array(let requests) = value.kind, !requests.isEmpty else {
      return await answer(toOne: value)
    }
    var answers: [JSONOutput] = []
    for request in requests {
      if let answer = await answer(toOne: request) { answers.append(answer) }
    }
    return answers.isEmpty ? nil : .array(answers)
  }

  private func answer(toOne value: JSONValue) async -> JSONOutput? {
    guard case .object(let request) = value.kind, request["jsonrpc"]?.string == "2.0" else {
      return Self.answer(nil, error: .invalidRequest("the line is no JSON-RPC request"))
    }
    guard let given = request["id"] else { return nil }
    guard let id = given.identifier else {
      return Self.answer(nil, error: .invalidRequest("an id is a text or a whole number"))
    }
    // An answer to a question that the server never asked.
    guard let method = request["method"]?.string else {
      if request["result"] != nil || request["error"] != nil { return nil }
      return Self.answer(id, error: .invalidRequest("the request names no method"))
    }
    do throws(Fault) {
      running = id
      let result = try await result(method, request["params"])
      readAhead()
      return running == nil
        ? nil : .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
    } catch {
      return Self.answer(id, error: error)
    }
  }

  private func result(_ method: String, _ parameters: JSONValue?) async throws(Fault) -> JSONOutput {
    let parameters = try Self.object(parameters)
    let meta = try Self.object(parameters?["_meta"])
    let isNew = try isNew(meta)
    switch method {
    case "initialize": return try initialized(parameters)
    case "server/discover":
      let versions = JSONOutput.array(([Self.newestVersion] + Self.olderVersions).map { .string($0) })
      return Self.complete(
        [
          ("supportedVersions", versions), ("capabilities", Self.capabilities),
          ("instructions", .string(ModelContextTools.instructions)),
        ], isNew: true, isList: true)
    case "ping": return .object([])
    case "tools/list":
      return Self.complete([("tools", .array(ModelContextTools.list))], isNew: isNew, isList: true)
    case "tools/call":
      guard let name = parameters?["name"]?.string else {
        throw .invalidParameters("tools/call names no tool")
      }
      let given = try Self.object(parameters?["arguments"])
      let watch = watch(token: meta?["progressToken"]?.identifier)
      return Self.complete(try await tools.call(name, given, watch), isNew: isNew)
    default: throw Fault(code: -32601, message: "there is no method \(Wording.quoted(method))")
    }
  }

  /// True if a request carries its version, as those of the newest version do.
  private func isNew(_ meta: JSONObject?) throws(Fault) -> Bool {
    guard let version = meta?[Self.keys + "protocolVersion"] else { return false }
    guard let asked = version.string else { throw .invalidParameters("protocolVersion is no text") }
    guard asked == Self.newestVersion else {
      throw Fault(
        code: -32022,
        message: "version \(Wording.quoted(asked)) of the protocol is not supported in requests",
        data: .object([
          ("supported", .array(([Self.newestVersion] + Self.olderVersions).map { .string($0) })),
          ("requested", .string(asked)),
        ]))
    }
    guard case .object = meta?[Self.keys + "clientCapabilities"]?.kind else {
      throw .invalidParameters("_meta has no clientCapabilities")
    }
    return true
  }

  private func initialized(_ parameters: JSONObject?) throws(Fault) -> JSONOutput {
    guard let asked = parameters?["protocolVersion"]?.string else {
      throw .invalidParameters("initialize names no protocolVersion")
    }
    let version = Self.olderVersions.contains(asked) ? asked : Self.olderVersions[0]
    return .object([
      ("protocolVersion", .string(version)), ("capabilities", Self.capabilities),
      ("serverInfo", Self.information), ("instructions", .string(ModelContextTools.instructions)),
    ])
  }

  // MARK: Running calls

  private func watch(token: JSONOutput?) -> CallWatch {
    var count = 0
    return CallWatch(
      tell: { [stream] words in
        guard let token else { return }
        count += 1
        let step: [(String, JSONOutput)] = [
          ("progressToken", token), ("progress", .number(Double(count))), ("message", .string(words)),
        ]
        stream.write(
          .object([
            ("jsonrpc", .string("2.0")), ("method", .string("notifications/progress")),
            ("params", .object(step)),
          ]))
      },
      isOver: { [self] in
        readAhead()
        return running == nil || stream.isAlone || Interruption.isRequested
      })
  }

  /// Reads the lines that have come: cancels the calls that they name, and answers pings.
  private func readAhead() {
    while waiting.count < Self.maximumWaiting, let line = stream.next(isWaiting: false) {
      guard let value = value(of: line) else { continue }
      guard case .object(let message) = value.kind else {
        waiting.append(value)
        continue
      }
      switch message["method"]?.string {
      case "notifications/cancelled": cancel(message["params"])
      case "ping":
        guard let id = message["id"]?.identifier else { continue }
        stream.write(.object([("jsonrpc", .string("2.0")), ("id", id), ("result", .object([]))]))
      default: waiting.append(value)
      }
    }
  }

  private func cancel(_ parameters: JSONValue?) {
    guard case .object(let object) = parameters?.kind, let id = object["requestId"]?.identifier?.compactText
    else { return }
    if running?.compactText == id { running = nil }
    waiting.removeAll { value in
      guard case .object(let request) = value.kind else { return false }
      return request["id"]?.identifier?.compactText == id
    }
  }

  // MARK: Parts of messages

  private static let capabilities = JSONOutput.object([("tools", .object([]))])
  private static let information = JSONOutput.object([
    ("name", .string("renderpages")), ("version", .string(HostProgram.version)),
  ])

  /// A result with what the newest version asks for.
  private static func complete(
    _ members: [(String, JSONOutput)], isNew: Bool, isList: Bool = false
  ) -> JSONOutput {
    guard isNew else { return .object(members) }
    let kept: [(String, JSONOutput)] =
      isList ? [("ttlMs", .number(3_600_000)), ("cacheScope", .string("public"))] : []
    let meta = JSONOutput.object([(keys + "serverInfo", information)])
    return .object(members + [("resultType", .string("complete")), ("_meta", meta)] + kept)
  }

  /// - Returns: `nil` without a value.
  private static func object(_ value: JSONValue?) throws(Fault) -> JSONObject? {
    guard let value else { return nil }
    guard case .object(let object) = value.kind else { throw .invalidParameters("parameters are no object") }
    return object
  }

  /// - Parameter id: `nil` for a request whose id cannot be read; the newest versions leave it out then.
  private static func answer(_ id: JSONOutput?, error: Fault) -> JSONOutput {
    let members: [(String, JSONOutput)] =
      [("code", .number(Double(error.code))), ("message", .string(error.message))]
      + (error.data.map { [("data", $0)] } ?? [])
    return .object(
      [("jsonrpc", .string("2.0"))] + (id.map { [("id", $0)] } ?? []) + [("error", .object(members))])
  }
}

extension JSONValue {
  var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// The value as the id of a request or of its progress; `nil` if it is neither a text nor a whole number.
  fileprivate var identifier: JSONOutput? {
    switch kind {
    case .string(let text): .string(text)
    case .number(let number) where number == number.rounded(): .exactNumber(number)
    default: nil
    }
  }
}
