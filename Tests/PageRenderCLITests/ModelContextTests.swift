import Foundation
import TestSupport
import Testing

/// Requests and answers as the specification of the Model Context Protocol has them (modelcontextprotocol.io), versions
/// 2025-11-25 and 2026-07-28.
struct ModelContextTests {
  private let work: Workspace

  init() throws { work = try Workspace() }

  private static let newest =
    #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  /// The answers to lines, each an object.
  private func answers(_ lines: String...) throws -> [[String: Any]] {
    let outcome = try Renderpages.run(
      ["mcp"], in: work.folder, input: lines.joined(separator: "\n") + "\n")
    try #require(outcome.status == 0, "\(outcome)")
    return try outcome.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func call(_ name: String, _ arguments: String, meta: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments),"#
      + #""_meta":\#(meta)}}"#
  }

  private func texts(_ answer: [String: Any]) throws -> [String] {
    let result = try #require(answer["result"] as? [String: Any])
    let content = try #require(result["content"] as? [[String: Any]])
    return content.compactMap { $0["text"] as? String }
  }

  @Test func `a client of 2025 initializes, lists the tools and looks`() throws {
    let told = try answers(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"#
        + #""clientInfo":{"name":"c","version":"1"}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"two","method":"tools/list"}"#,
      call("look", #"{"path":"deck","device":"iphone-x"}"#, id: 3))
    #expect(told.count == 3)
    let start = try #require(told[0]["result"] as? [String: Any])
    #expect(start["protocolVersion"] as? String == "2025-06-18")
    #expect((start["serverInfo"] as? [String: Any])?["name"] as? String == "renderpages")
    #expect(told[1]["id"] as? String == "two")
    let tools = try #require((told[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == ["look", "explain", "changed", "lint", "screens"])
    let look = try #require(told[2]["result"] as? [String: Any])
    let content = try #require(look["content"] as? [[String: Any]])
    #expect(content.map { $0["type"] as? String } == ["text", "image"])
    // A PNG file's first eight bytes in Base64.
    #expect((content[1]["data"] as? String)?.hasPrefix("iVBORw0KGgo") == true)
    let lines = try #require((look["structuredContent"] as? [String: Any])?["lines"] as? [String])
    #expect(lines.first == "[v0] View view 0,0 375×812")
    #expect(try texts(told[2])[0].contains("[v0] View view 0,0 375×812"))
    #expect(look["resultType"] == nil)
  }

  @Test func `a client of 2026 says its version with each request`() throws {
    let told = try answers(
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":\#(Self.newest)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":\#(Self.newest)}}"#,
      call("screens", #"{"path":"deck"}"#, meta: Self.newest, id: 3),
      #"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":"#
        + #"{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/list","params":{"_meta":"#
        + #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#)
    let results = told.prefix(3).compactMap { $0["result"] as? [String: Any] }
    #expect(results.map { $0["resultType"] as? String } == ["complete", "complete", "complete"])
    #expect((results[0]["supportedVersions"] as? [String])?.first == "2026-07-28")
    #expect(results[1]["cacheScope"] as? String == "public" && results[1]["ttlMs"] is Int)
    let screens = (results[2]["structuredContent"] as? [String: Any])?["screens"] as? [String]
    #expect(screens == ["welcome", "every-device"])
    // An unsupported version; a request without its client's capabilities.
    #expect(
      told.suffix(2).map { ($0["error"] as? [String: Any])?["code"] as? Int } == [-32022, -32602])
  }

  @Test func `what changed since the last look is told`() throws {
    let look = call("look", #"{"path":"deck","device":"iphone-x"}"#)
    let told = try answers(
      call("changed", #"{"path":"deck","device":"iphone-x"}"#), look,
      call("changed", #"{"path":"deck","device":"iphone-x"}"#))
    #expect(try texts(told[0])[0].contains("no earlier look"))
    #expect(try texts(told[2])[0].contains("changes: none"))
  }

  @Test func `a cancelled call has no answer, and several requests in an array have several`() throws {
    let outcome = try Renderpages.run(
      ["mcp"], in: work.folder,
      input: [
        call("look", #"{"path":"deck"}"#, id: 1),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        "[\(call("screens", #"{"path":"deck"}"#, id: 2)),"
          + #"{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","id":3,"method":"ping"}]"#,
      ].joined(separator: "\n") + "\n")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect((value as? [[String: Any]])?.map { $0["id"] as? Int } == [2, 3])
  }

  @Test func `wrong requests have the protocol's errors, and the next one is answered`() throws {
    let told = try answers(
      "{", "[]", #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"draw"}}"#,
      #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":7}"#,
      String(repeating: "x", count: 5 << 20), #"{"jsonrpc":"2.0","id":5,"method":"ping"}"#)
    #expect(
      told.map { ($0["error"] as? [String: Any])?["code"] as? Int } == [
        -32700, -32600, -32600, -32601, -32602, -32600, -32602, -32600, nil,
      ])
    #expect(told.last?["id"] as? Int == 5)
  }

  @Test func `no mutated line stops the server`() throws {
    let lines = [
      call("look", #"{"path":"deck","device":"iphone-x"}"#, meta: Self.newest),
      call("screens", #"{"path":"deck"}"#, meta: #"{"progressToken":7}"#),
      #"{"jsonrpc":"2.0","id":"a","method":"server/discover","params":{"_meta":\#(Self.newest)}}"#,
      #"[{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]"#,
    ]
    var mutator = Mutator(seed: Fuzzing.seed)
    let input = (0..<300).flatMap { number -> [UInt8] in
      let line = mutator.mutated(Array(lines[number % lines.count].utf8), as: .text)
      let asking = #"{"jsonrpc":"2.0","id":"p\#(number)","method":"tools/list"}"#
      return line.filter { $0 != 10 } + Array("\n\(asking)\n".utf8)
    }
    let outcome = try Renderpages.run(
      ["mcp"], in: work.folder, input: String(decoding: input, as: UTF8.self))
    #expect(outcome.status == 0, "FUZZ_SEED=\(Fuzzing.seed)")
    let unanswered = (0..<300).filter { !outcome.output.contains("\"id\":\"p\($0)\"") }
    #expect(unanswered == [], "FUZZ_SEED=\(Fuzzing.seed)")
  }

  @Test func `paths stay in the folder, and faults of a call are its result`() throws {
    try FileManager.default.createSymbolicLink(
      at: work.folder.appendingPathComponent("out"), withDestinationURL: URL(filePath: "/etc"))
    let told = try answers(
      call("look", #"{"path":"/etc/passwd"}"#), call("look", #"{"path":"out/passwd"}"#),
      call("look", #"{"path":"../"}"#), call("look", #"{"path":"deck","color":"red"}"#),
      call("explain", #"{"path":"deck","view":"v999"}"#),
      call("look", #"{"path":"deck","device":"iphone-0"}"#))
    #expect(told.allSatisfy { ($0["result"] as? [String: Any])?["isError"] as? Bool == true })
    for index in 0..<3 { #expect(try texts(told[index])[0].contains("is outside of")) }
    #expect(try texts(told[3])[0] == #"look has no argument "color""#)
  }
}
