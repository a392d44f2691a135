internal import PageRender
internal import PageRuns

/// A server of the Model Context Protocol: versions with `initialize` (2024-11-05 to 2025-11-25), and 2026-07-28, in which
/// each request carries its version.
@MainActor
struct ModelContextServer {
  static let newestVersion = "2026-07-28"
  static let olderVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  private let stream = MessageStream()
  private var tools: ModelContextTools

  init(_ tools: ModelContextTools) { self.tools = tools }

  /// An error of JSON-RPC.
  struct Fault: Error {
    var code: Int
    var message: String
    var data: JSONOutput?

    static func invalidParameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
  }

  /// Answers until the input ends or nobody reads the answers.
  mutating func run() async {
    while let line = stream.next() {
      let answer: JSONOutput?
      switch line {
      case .tooLong:
        let limit = "a message has more than \(MessageStream.longestLine) bytes"
        answer = Self.answer(.null, error: Fault(code: -32600, message: limit))
      case .text(let bytes): answer = await self.answer(to: bytes)
      }
      if let answer, !stream.write(answer) { return }
    }
  }

  private mutating func answer(to line: [UInt8]) async -> JSONOutput? {
    let value: JSONValue
    do { value = try JSONReader.read(line) } catch {
      return Self.answer(.null, error: Fault(code: -32700, message: "the line is no JSON value"))
    }
    guard case .object(let request) = value.kind, request["jsonrpc"]?.string == "2.0" else {
      return Self.answer(.null, error: Fault(code: -32600, message: "the line is no JSON-RPC request"))
    }
    guard let id = request["id"] else { return nil }
    let told: JSONOutput
    switch id.kind {
    case .string(let text): told = .string(text)
    case .number(let number) where number == number.rounded(): told = .exactNumber(number)
    default:
      return Self.answer(.null, error: Fault(code: -32600, message: "an id is a text or a whole number"))
    }
    // An answer to a question that the server never asked.
    guard let method = request["method"]?.string else {
      if request["result"] != nil || request["error"] != nil { return nil }
      return Self.answer(told, error: Fault(code: -32600, message: "the request names no method"))
    }
    do throws(Fault) {
      return .object([
        ("jsonrpc", .string("2.0")), ("id", told), ("result", try await result(method, request["params"])),
      ])
    } catch {
      return Self.answer(told, error: error)
    }
  }

  private mutating func result(_ method: String, _ parameters: JSONValue?) async throws(Fault) -> JSONOutput {
    let parameters = try Self.object(parameters)
    let version = try Self.object(parameters?["_meta"])?[Self.versionKey]
    if let asked = version?.string, asked != Self.newestVersion {
      throw Fault(
        code: -32022,
        message: "version \(Wording.quoted(asked)) of the protocol is not supported in requests",
        data: .object([
          ("supported", .array(([Self.newestVersion] + Self.olderVersions).map { .string($0) })),
          ("requested", .string(asked)),
        ]))
    }
    let isNew = version != nil
    switch method {
    case "initialize": return try initialized(parameters)
    case "server/discover":
      return Self.complete(
        [
          ("supportedVersions", .array(([Self.newestVersion] + Self.olderVersions).map { .string($0) })),
          ("capabilities", Self.capabilities), ("instructions", .string(ModelContextTools.instructions)),
          ("_meta", .object([("io.modelcontextprotocol/serverInfo", Self.information)])),
        ], isNew: true, isList: true)
    case "ping": return .object([])
    case "tools/list":
      return Self.complete([("tools", .array(ModelContextTools.list))], isNew: isNew, isList: true)
    case "tools/call":
      guard let name = parameters?["name"]?.string else {
        throw .invalidParameters("tools/call names no tool")
      }
      let given = try Self.object(parameters?["arguments"])
      return Self.complete(try await tools.call(name, given), isNew: isNew)
    default: throw Fault(code: -32601, message: "there is no method \(Wording.quoted(method))")
    }
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
    return .object(members + [("resultType", .string("complete"))] + kept)
  }

  /// - Returns: `nil` without a value.
  private static func object(_ value: JSONValue?) throws(Fault) -> JSONObject? {
    guard let value else { return nil }
    guard case .object(let object) = value.kind else { throw .invalidParameters("parameters are no object") }
    return object
  }

  private static func answer(_ id: JSONOutput, error: Fault) -> JSONOutput {
    let members: [(String, JSONOutput)] =
      [("code", .number(Double(error.code))), ("message", .string(error.message))]
      + (error.data.map { [("data", $0)] } ?? [])
    return .object([("jsonrpc", .string("2.0")), ("id", id), ("error", .object(members))])
  }
}

extension JSONValue {
  var string: String? { if case .string(let text) = kind { text } else { nil } }
}
