@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// `renderpages mcp`: a server of the Model Context Protocol for coding agents.
@MainActor
enum McpCommand: Command {
  static let spec = CommandSpec(
    name: "mcp", operands: "[options]",
    summary: "Serves look, explain, changed, lint and screens to coding agents (Model Context Protocol).",
    details: """
      Reads requests from standard input and answers on standard output, a JSON value a line, until the input ends. Serves
      versions 2024-11-05 to 2025-11-25 and 2026-07-28 of the protocol. Paths stay inside the folder that it is started
      in; nothing is written. docs/look.md has the lines that clients' configurations need.
      """,
    options: AppOptions.building
      + RunOptions.specs.filter { !["no-progress", "json", "quiet", "jobs"].contains($0.long) },
    examples: ["renderpages mcp"])

  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32 {
    if let first = arguments.operands.first {
      throw UsageError(
        message: "mcp takes no operand such as \(Wording.quoted(first)); each request names its file")
    }
    _ = try RunOptions(arguments, coreCount: coreCount)
    signal(SIGPIPE, SIG_IGN)
    let folder: String
    do { folder = try InputFile.resolved(".") } catch {
      throw UsageError(message: "the current folder cannot be read", exitCode: .badInput)
    }
    let server = ModelContextServer(ModelContextTools(arguments, coreCount: coreCount, folder: folder))
    await server.run()
    return 0
  }
}
