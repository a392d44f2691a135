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

  /// True if screens run with the parts of a box that the kernel has.
  var isTrusted: Bool { arguments.contains("trust") }
  /// True if artwork is drawn by isolated programs or not at all.
  var isUntrusted: Bool { arguments.contains("untrusted") }

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
    let boxes = chosen.map { screen in
      AppBox(
        screen.id, command: isRender ? "render" : "layout", options: isRender ? options : [],
        pages: [screen.id], of: self)
    }
    let outcomes: [BoxedProgram.Outcome]
    switch Self.drawEach(boxes) {
    case .success(let all): outcomes = all
    case .failure(let fault):
      Terminal.tell(fault.diagnostic)
      return fault.exitCode.rawValue
    }
    var status: Int32 = 0
    var drawn: [AppScreen] = []
    var reached: [String: Int] = [:]
    var taken: Set<String> = []
    for ((screen, box), outcome) in zip(zip(chosen, boxes), outcomes) {
      let problem = Self.problem(outcome)
      let (output, places) = LeftOutCode.split(outcome.errors)
      for place in places { reached["\(place.file):\(place.line)", default: 0] += 1 }
      if isRender || problem != nil || outcome.status > 1 {
        _ = Terminal.write(output + (isRender ? outcome.output : ""), to: STDERR_FILENO)
      }
      let others = Set(result.screens.map(\.id)).subtracting([screen.id])
      for fault in box.takeResults(others: others, taken: &taken) {
        Terminal.tell(fault)
        status = max(status, (fault.exitCode ?? .internalError).rawValue)
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
      status = max(status, runCommand(on: drawn))
    }
    let lost = arguments.contains("screen") ? 0 : result.lost.count
    return conclude(drawn.count, of: chosen.count + lost, status)
  }

  /// Runs the command once for all screens that could be laid out.
  private func runCommand(on drawn: [AppScreen]) -> Int32 {
    let box = AppBox(command, command: command, options: options, pages: drawn.map(\.id), of: self)
    let outcome: BoxedProgram.Outcome
    do throws(AppFault) {
      outcome = try box.run()
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
    _ = Terminal.write(LeftOutCode.split(outcome.errors).rest, to: STDERR_FILENO)
    _ = Terminal.write(outcome.output, to: STDOUT_FILENO)
    var taken: Set<String> = []
    let faults = box.takeResults(others: [], taken: &taken)
    for fault in faults { Terminal.tell(fault) }
    guard let problem = Self.problem(outcome) else {
      return max(outcome.status, faults.map { ($0.exitCode ?? .internalError).rawValue }.max() ?? 0)
    }
    Terminal.tell(AppFault("\(command) \(problem)").diagnostic)
    return ExitCode.badInput.rawValue
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
  private var options: [(name: String, value: String?)] {
    let own: Set<String> = [
      "screen", "list", "target", "work", "pagerender", "quiet", "trust", "untrusted",
    ]
    return arguments.options.filter { !own.contains($0.name) }
      + (command == "render" ? [("no-progress", nil)] : [])
  }

  // MARK: Processes

  /// Runs as many processes at a time as there are cores.
  nonisolated private static func drawEach(_ boxes: [AppBox]) -> Result<[BoxedProgram.Outcome], AppFault> {
    let outcomes = Mutex([Result<BoxedProgram.Outcome, AppFault>?](repeating: nil, count: boxes.count))
    DispatchQueue.concurrentPerform(iterations: boxes.count) { index in
      let outcome = Result { () throws(AppFault) in try boxes[index].run() }
      outcomes.withLock { $0[index] = outcome }
    }
    return Result { () throws(AppFault) in
      var all: [BoxedProgram.Outcome] = []
      for outcome in outcomes.withLock({ $0 }) {
        if let outcome { all.append(try outcome.get()) }
      }
      return all
    }
  }

  /// Returns the reason why the process ended early, in words that follow the screen's name; `nil` if it
  /// ended by itself.
  private static func problem(_ outcome: BoxedProgram.Outcome) -> String? {
    let limits = AppBox.limits
    switch outcome.excess {
    case .seconds: return "took longer than \(Int(limits.seconds)) s and was ended"
    case .threads: return "started more than \(limits.threads) threads and was ended"
    case .files: return "wrote more than \(limits.files) files and was ended"
    case .bytes: return "wrote more than \(limits.bytes >> 20) MiB and was ended"
    case .outputBytes: return "printed more than \(limits.outputBytes >> 20) MiB and was ended"
    case nil: break
    }
    switch outcome.status {
    case -SIGKILL: return "took more memory than there is, and was ended"
    case -SIGXFSZ: return "wrote a file of more than \(limits.fileBytes >> 20) MiB and was ended"
    case 124: return "did not return within \(Confinement.timeLimit) s and was ended"
    case -SIGILL, -SIGTRAP, -SIGABRT, -SIGSEGV, -SIGBUS, -SIGFPE: return "crashed"
    case 4: return "exceeded the limit named above"
    case ..<0: return "was ended by signal \(-outcome.status)"
    default: return nil
    }
  }
}
