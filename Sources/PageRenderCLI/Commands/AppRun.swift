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
    var request = AppRequest()
    do throws(AppFault) {
      request = try self.request(for: chosen)
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
    let isRender = command == "render"
    // Other commands run once, for all screens that could be laid out.
    let lines = chosen.map { screen in
      let pages = ["--page", request.ids(of: screen.id).joined(separator: ",")]
      return isRender ? ["render"] + options + pages : ["layout"] + pages
    }
    let outcomes = drawEach(lines, request)
    var status: Int32 = 0
    var drawn: [AppScreen] = []
    var reached: [String: Int] = [:]
    var gallery = AppGallery(title: build.app.name, folder: arguments.value("output") ?? "out")
    for (screen, outcome) in zip(chosen, outcomes) {
      let (output, places) = LeftOutCode.split(outcome.output)
      for place in places { reached["\(place.file):\(place.line)", default: 0] += 1 }
      if isRender || outcome.problem != nil {
        _ = Terminal.write(output, to: STDERR_FILENO)
      } else if outcome.status > 1 {
        // The screen's frames in JSON are of no use here.
        let faults = output.split(separator: "\n").filter {
          $0.contains(": error: ") || $0.hasPrefix("error: ")
        }
        _ = Terminal.write(faults.map { $0 + "\n" }.joined(), to: STDERR_FILENO)
      }
      if let problem = outcome.problem {
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
      gallery.add(
        screen, output: output, isGood: outcome.problem == nil && outcome.status <= 1, outcome.problem)
    }
    let isWhole = !arguments.contains("screen") && !arguments.contains("flow")
    for lost in isWhole ? result.lost : [] {
      gallery.add(lost.screen, reason: lost.reason)
      status = max(status, tell(lost))
    }
    tellCuts(reached)
    tellForeignPreviews()
    if isRender {
      if let fault = gallery.write() {
        Terminal.tell(fault)
        status = max(status, ExitCode.cannotWrite.rawValue)
      }
    } else if !drawn.isEmpty {
      let pages = drawn.flatMap { request.ids(of: $0.id) }.joined(separator: ",")
      let outcome = draw([command] + options + ["--page", pages], request)
      _ = Terminal.write(LeftOutCode.split(outcome.output).rest, to: STDOUT_FILENO)
      if let problem = outcome.problem {
        Terminal.tell(
          AppFault("\(command) did not end: one of the screens \(problem)").diagnostic)
        status = max(status, ExitCode.badInput.rawValue)
      }
      status = max(status, outcome.problem == nil ? outcome.status : 0)
    }
    let lost = isWhole ? result.lost.count : 0
    func count(_ screens: [AppScreen]) -> Int { screens.reduce(0) { $0 + request.ids(of: $1.id).count } }
    return conclude(count(drawn), of: count(chosen) + lost, status)
  }

  // MARK: Choosing

  private func choose() -> Result<[AppScreen], AppFault> {
    guard let words = arguments.value("screen") else {
      // A flow belongs to a screen: to the first, unless another is named.
      return .success(arguments.value("flow") == nil ? result.screens : Array(result.screens.prefix(1)))
    }
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
    let own: Set<String> = ["screen", "list", "target", "work", "pagerender", "quiet", "flow", "pages"]
    return words { !own.contains($0) } + (command == "render" ? ["--no-progress"] : [])
  }

  /// The options that choose environments.
  private var axes: [String] {
    let known = Set(AxisOptions.specs.map(\.long))
    return words { known.contains($0) }
  }

  private func words(_ isWanted: (String) -> Bool) -> [String] {
    arguments.options.filter { isWanted($0.name) }.flatMap { option in
      ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
    }
  }

  /// What the app's program is asked for: a flow, or a picture of each page of its screens, which are counted first.
  private func request(for screens: [AppScreen]) throws(AppFault) -> AppRequest {
    var request = AppRequest()
    request.flow = try AppFlow.steps(arguments)
    guard arguments.contains("pages") else { return request }
    var asking = AppRequest()
    asking.countsPages = true
    let outcomes = drawEach(screens.map { ["layout"] + axes + ["--page", $0.id] }, asking)
    for (screen, outcome) in zip(screens, outcomes) {
      if let problem = outcome.problem {
        Terminal.tell(
          Diagnostic(
            .warning, file: AppFiles.shown(screen.file),
            position: SourcePosition(line: screen.line, column: 1),
            "screen \(Wording.quoted(screen.id)) \(problem) while its pages were counted; it is drawn as it first shows"
          ))
      }
      for case .pages(let id, let count) in outcome.messages {
        let known = request.pages[id] ?? AppRequest.PageCount(before: 0, after: 0)
        request.pages[id] = AppRequest.PageCount(
          before: max(known.before, count.before), after: max(known.after, count.after))
      }
    }
    request.pages = request.pages.filter { $0.value.total > 1 }
    guard !request.pages.isEmpty else {
      throw AppFault(
        "no screen has pages: --pages looks for a page view controller, a scroll view with isPagingEnabled and a page "
          + "control; name the steps to other screens with --flow", exitCode: .badInput)
    }
    return request
  }

  // MARK: Processes

  /// How a process of the app's program ended.
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var messages: [AppMessage]
    /// The reason why the process ended early; `nil` if it ended by itself.
    var problem: String?
  }

  private func draw(_ words: [String], _ request: AppRequest) -> Outcome {
    Self.draw(result.program, words, environment, request)
  }

  nonisolated private static func draw(
    _ program: String, _ words: [String], _ environment: [String: String], _ request: AppRequest
  ) -> Outcome {
    var request = request
    request.endWord = String(UInt64.random(in: .min ... .max), radix: 16)
    let (status, output) = AppProcess.run(
      program, words, limit: timeLimit,
      environment: environment.merging([AppRequest.variable: request.text]) { $1 })
    let (rest, messages) = AppMessage.split(output)
    return Outcome(
      status: status, output: rest, messages: messages,
      problem: problem(status, hasEnded: messages.contains(.end(request.endWord))))
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

  private func drawEach(_ lines: [[String]], _ request: AppRequest) -> [Outcome] {
    Self.drawEach(lines, result.program, environment, request)
  }

  /// Runs the program with each of some command lines, as many at a time as there are cores.
  nonisolated private static func drawEach(
    _ lines: [[String]], _ program: String, _ environment: [String: String], _ request: AppRequest
  ) -> [Outcome] {
    let outcomes = Mutex([Outcome?](repeating: nil, count: lines.count))
    DispatchQueue.concurrentPerform(iterations: lines.count) { index in
      let outcome = draw(program, lines[index], environment, request)
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  /// Returns the reason why the process ended early, in words that follow the screen's name; `nil` if it
  /// ended by itself.
  nonisolated private static func problem(_ status: Int32, hasEnded: Bool) -> String? {
    switch status {
    case -SIGKILL: "took longer than \(Int(timeLimit)) s, or more memory than there is, and was ended"
    case 124: "did not return within \(Confinement.timeLimit) s and was ended"
    case -SIGILL, -SIGTRAP, -SIGABRT, -SIGSEGV, -SIGBUS, -SIGFPE: "crashed"
    case 4: "exceeded the limit named above"
    case ..<0: "was ended by signal \(-status)"
    default: hasEnded ? nil : "called exit(\(status)), so that it shows nothing"
    }
  }
}
