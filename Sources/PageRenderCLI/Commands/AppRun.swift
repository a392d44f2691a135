internal import Foundation
internal import PageApps
internal import PageRender
internal import PageRuns
internal import Synchronization

/// Draws the screens of an app that was built, each in a process of its own.
@MainActor
struct AppRun {
  let build: AppBuild
  let result: AppBuild.Result
  let arguments: Arguments
  let command: String
  let coreCount: Int

  /// The time limit of a process for a screen, in seconds: the program itself ends code that runs for 30 s.
  nonisolated private static let timeLimit = 600.0

  func run() -> Int32 {
    for diagnostic in result.diagnostics { Terminal.tell(diagnostic) }
    if arguments.contains("list") {
      tellCuts([:])
      return list()
    }
    let chosen: [AppScreen]
    switch choose() {
    case .success(let screens): chosen = screens
    case .failure(let fault):
      Terminal.tell(fault.diagnostic)
      return fault.exitCode.rawValue
    }
    guard !chosen.isEmpty else {
      tellCuts([:])
      let line = Arguments.shellLine([
        arguments.program.name, "app", arguments.operands.first ?? "", "--list",
      ])
      let advice = result.asking.isEmpty ? "" : "; \(line) prints what its screens ask for"
      Terminal.tell(
        AppFault("\(build.app.name) has no screen that can be drawn\(advice)\(missing)").diagnostic)
      return ExitCode.badInput.rawValue
    }
    let isRender = command == "render"
    // Other commands run once, for all screens that could be laid out.
    let lines = chosen.map { screen in
      isRender ? ["render"] + options + ["--page", screen.id] : ["layout", "--page", screen.id]
    }
    let outcomes = Self.drawEach(lines, result.program, environment)
    var status: Int32 = 0
    var drawn: [AppScreen] = []
    var reached: [String: Int] = [:]
    for (screen, outcome) in zip(chosen, outcomes) {
      let problem = Self.problem(outcome.status)
      let (output, places) = LeftOutCode.split(outcome.output)
      for place in places { reached["\(place.file):\(place.line)", default: 0] += 1 }
      if isRender || problem != nil || outcome.status > 1 {
        _ = Terminal.write(output, to: STDERR_FILENO)
      }
      if let problem {
        let place = SourcePosition(line: screen.line, column: 1)
        Terminal.tell(
          Diagnostic(
            .error, file: AppFiles.shown(screen.file), position: place,
            "screen \(Wording.quoted(screen.id)) \(problem); the others are drawn", exitCode: .badInput))
        status = max(status, ExitCode.badInput.rawValue)
      } else {
        // The app's program has reported the page's faults itself.
        if outcome.status <= 1 { drawn.append(screen) }
        status = max(status, outcome.status)
      }
    }
    tellCuts(reached)
    if !isRender, !drawn.isEmpty {
      let outcome = draw([command] + options + ["--page", drawn.map(\.id).joined(separator: ",")])
      _ = Terminal.write(LeftOutCode.split(outcome.output).rest, to: STDOUT_FILENO)
      status = max(
        status, Self.problem(outcome.status) == nil ? outcome.status : ExitCode.internalError.rawValue)
    }
    let lost = arguments.contains("screen") ? 0 : result.lost.count
    return conclude(drawn.count, of: chosen.count + lost, status)
  }

  /// Prints each piece of code that is left out, with the number of screens that came to it.
  private func tellCuts(_ reached: [String: Int]) {
    for cut in result.cuts {
      let count = reached["\(cut.file):\(cut.line)"] ?? 0
      let words = count == 0 ? "" : " (\(count) \(count == 1 ? "screen comes" : "screens come") to it)"
      Terminal.tell(
        Diagnostic(
          .warning, file: AppFiles.shown(cut.file), position: SourcePosition(line: cut.line, column: 1),
          "this \(cut.kind) is left out, as it does not compile here: \(cut.message)\(words)"))
    }
  }

  /// Prints `drew 12 of 15 screens; …`, where a command is not quiet.
  private func conclude(_ drawn: Int, of all: Int, _ status: Int32) -> Int32 {
    guard !arguments.contains("quiet") else { return status }
    var results = ResultWriter()
    results.line("\(command == "render" ? "drew" : "laid out") \(drawn) of \(all) screens\(missing)")
    return max(status, results.flush().rawValue)
  }

  private var missing: String {
    var parts: [String] = []
    if result.leftOut > 0 {
      parts.append(
        "\(result.leftOut) of \(result.fileCount) \(result.fileCount == 1 ? "file" : "files")")
    }
    if !result.cuts.isEmpty {
      let files = Set(result.cuts.map(\.file)).count
      parts.append(
        "\(result.cuts.count) \(result.cuts.count == 1 ? "piece" : "pieces") of code in "
          + (files == 1 ? "1 file" : "\(files) files"))
    }
    guard !parts.isEmpty else { return "" }
    let names = result.missing.prefix(20).map {
      "\($0.name) (\($0.files) \($0.files == 1 ? "file" : "files"))"
    }
    let list =
      names.isEmpty
      ? "" : "; missing here: " + names.joined(separator: ", ") + (result.missing.count > 20 ? ", …" : "")
    return "; left out, as it does not compile here: " + parts.joined(separator: " and ") + list
  }

  private func list() -> Int32 {
    var results = ResultWriter()
    for screen in result.screens {
      results.line("\(screen.id)\t\(screen.name)\t\(AppFiles.shown(screen.file)):\(screen.line)")
    }
    for one in result.asking { results.line("-\t\(one.call)\t\(AppFiles.shown(one.file)):\(one.line)") }
    return results.flush().rawValue
  }

  // MARK: Choosing

  private func choose() -> Result<[AppScreen], AppFault> {
    guard let words = arguments.value("screen") else { return .success(result.screens) }
    var chosen: [AppScreen] = []
    for word in words.split(separator: ",").map(\.trimmed) {
      let found = result.screens.filter { $0.id == word || $0.name == word }
      if found.isEmpty {
        let known = result.screens.map(\.id).joined(separator: ", ")
        let advice = Wording.didYouMean(
          NearMiss.closest(to: word, among: result.screens.map(\.id)), then: "there are \(known)")
        return .failure(AppFault("there is no screen \(Wording.quoted(word))\(advice)", exitCode: .usage))
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return .success(chosen)
  }

  /// The options that are passed to the app's own program.
  private var options: [String] {
    let own: Set<String> = ["screen", "list", "target", "work", "pagerender", "quiet"]
    return arguments.options.filter { !own.contains($0.name) }.flatMap { option in
      ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
    } + (command == "render" ? ["--no-progress"] : [])
  }

  // MARK: Processes

  private func draw(_ words: [String]) -> (status: Int32, output: String) {
    Self.draw(result.program, words, environment)
  }

  nonisolated private static func draw(
    _ program: String, _ words: [String], _ environment: [String: String]
  ) -> (status: Int32, output: String) {
    AppProcess.run(program, words, limit: timeLimit, environment: environment)
  }

  /// The environment variables of the app's program. Its code may read its own folder, and write a container
  /// that lives as long as the run, and the folder of pictures.
  private var environment: [String: String] {
    let container = "\(build.folder)/container"
    let manager = FileManager.default
    try? manager.removeItem(atPath: container)
    for folder in ["tmp", "Documents", "Library"] {
      try? manager.createDirectory(atPath: "\(container)/\(folder)", withIntermediateDirectories: true)
    }
    let here = manager.currentDirectoryPath
    var writable = [container]
    if command == "render" {
      let output = FilePath.absoluteFolder(arguments.value("output") ?? "out")
      try? manager.createDirectory(atPath: output, withIntermediateDirectories: true)
      writable.append(output)
    } else {
      writable.append(here)
    }
    let readable =
      [
        build.project.root, build.folder, build.toolchain.scratch, build.toolchain.library, here,
      ] + result.distantResources + [IsolatedWorker.path].compactMap(\.self)
    return [
      AppConfinement.readable: readable.joined(separator: ":"),
      AppConfinement.writable: writable.joined(separator: ":"), "HOME": container,
      // NSHomeDirectory() and the folders below it follow this one.
      "CFFIXED_USER_HOME": container,
      "TMPDIR": "\(container)/tmp",
      "SWIFT_BACKTRACE": "enable=no",
      // The worker lies beside this program, not beside the app's.
      "RENDERPAGES_WORKER": IsolatedWorker.path ?? "",
    ]
  }

  /// Runs the program with each of some command lines, as many at a time as there are cores.
  nonisolated private static func drawEach(
    _ lines: [[String]], _ program: String, _ environment: [String: String]
  ) -> [(status: Int32, output: String)] {
    let outcomes = Mutex([(status: Int32, output: String)?](repeating: nil, count: lines.count))
    DispatchQueue.concurrentPerform(iterations: lines.count) { index in
      let outcome = draw(program, lines[index], environment)
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  /// Returns the reason why the process ended early, in words that follow the screen's name; `nil` if it
  /// ended by itself.
  private static func problem(_ status: Int32) -> String? {
    switch status {
    case -SIGKILL: "took longer than \(Int(timeLimit)) s, or more memory than there is, and was ended"
    case 124: "did not return within \(Confinement.timeLimit) s and was ended"
    case -SIGILL, -SIGTRAP, -SIGABRT, -SIGSEGV, -SIGBUS, -SIGFPE: "crashed"
    case 4: "exceeded the limit named above"
    case ..<0: "was ended by signal \(-status)"
    default: nil
    }
  }

}
