internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// The program: reads its command line, runs a command, and says how it ended.
///
/// ```swift
/// // Draws a deck as `renderpages render Onboarding -d all` does, and ends as that does.
/// let status = await Program.run(["render", "Onboarding", "-d", "all"])
/// exit(status)
/// ```
@MainActor
public enum Program {
  /// - Parameter words: The command line without the program's name.
  /// - Returns: The process's exit status.
  public static func run(_ words: [String]) async -> Int32 {
    await run(words, as: HostProgram())
  }

  package static func run(_ words: [String], as program: HostProgram) async -> Int32 {
    Interruption.watch()
    do {
      let status = try await dispatch(words, program)
      if Interruption.isRequested {
        // Threads that still draw would use what `exit` destroys.
        fflush(nil)
        _exit(status)
      }
      return status
    } catch {
      Terminal.tell(error.diagnostic, program: program.name)
      return error.exitCode.rawValue
    }
  }

  private static func dispatch(
    _ words: [String], _ program: HostProgram
  ) async throws(UsageError) -> Int32 {
    let commands = CommandList.specs(of: program)
    guard let name = words.first else {
      throw UsageError(message: "name a command: \(names(commands)); see \(program.name) --help")
    }
    switch name {
    case "-h", "--help": return print(overview(of: program))
    case "--version":
      let isVerbose = words.dropFirst().contains { $0 == "--verbose" || $0 == "-v" }
      return print(versionText(of: program) + (isVerbose ? RunConditions.text : ""))
    case "help": return try help(words.dropFirst().first, program)
    default: break
    }
    guard let spec = commands.first(where: { $0.name == name }),
      let command = CommandList.all.first(where: { $0.spec.name == name })
    else {
      throw unknown(name, among: commands)
    }
    let arguments = try readArguments(Array(words.dropFirst()), of: spec, program: program)
    if arguments.contains("help") { return print(spec.helpText(of: program)) }
    if !arguments.contains("follow-links") {
      HeldFolder.stayInside(arguments.operands + arguments.options.compactMap(\.value))
    }
    if let fault = SystemLimits.fault { throw fault }
    return try await command.run(arguments, coreCount: ProcessInfo.processInfo.activeProcessorCount)
  }

  private static func help(_ name: String?, _ program: HostProgram) throws(UsageError) -> Int32 {
    guard let name, name != "help" else { return print(overview(of: program)) }
    let commands = CommandList.specs(of: program)
    guard let spec = commands.first(where: { $0.name == name }) else {
      throw unknown(name, among: commands)
    }
    return print(spec.helpText(of: program))
  }

  private static func unknown(_ name: String, among commands: [CommandSpec]) -> UsageError {
    let near = NearMiss.closest(to: name, among: commands.map(\.name))
    return UsageError(
      message: "unknown command \(Wording.escaped(name))"
        + Wording.didYouMean(near, then: "use \(names(commands))"))
  }

  private static func print(_ text: String) -> Int32 {
    var results = ResultWriter()
    results.append(text)
    return results.flush().rawValue
  }

  private static func names(_ commands: [CommandSpec]) -> String {
    commands.map(\.name).joined(separator: ", ")
  }

  private static func versionText(of program: HostProgram) -> String {
    program.catalog == nil
      ? "renderpages \(HostProgram.version)\n" : "\(program.name) (PageRender \(HostProgram.version))\n"
  }

  private static func overview(of program: HostProgram) -> String {
    let commands = CommandList.specs(of: program)
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let lines = commands.map {
      "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))\($0.summary)\n"
    }
    let pages =
      program.catalog.map { "The pages: \($0.pages.map(\.id).joined(separator: ", "))" }
      ?? "Draws the pages of an iOS paging screen: a tutorial, an onboarding flow, a photo preview."
    return program.naming(
      """
      Usage: renderpages COMMAND [options]

      \(pages)

      Commands:
      \(lines.joined())
      "renderpages help COMMAND" explains one. --version prints the version, with --verbose
      what protects a run as well.

      Exit codes: \(exitCodeText)

      """)
  }
  /// The exit codes as a sentence, on lines of at most 100 characters.
  private static var exitCodeText: String {
    let words =
      (HostProgram.exitCodes.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + ". The highest wins.")
      .split(separator: " ")
    var lines = [""]
    for word in words {
      // The first line begins behind its heading.
      let room = lines.count == 1 ? 88 : 100
      if lines[lines.count - 1].count + word.count + 1 > room { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n")
  }
}
