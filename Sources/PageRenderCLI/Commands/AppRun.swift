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
    let request: AppRequest
    do throws(AppFault) {
      request = try self.request(for: chosen)
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
    let isRender = command == "render"
    // Other commands run once, for all screens that could be laid out.
    let boxes = chosen.map { screen in
      AppBox(
        screen.id, command: isRender ? "render" : "layout", options: isRender ? options : [],
        pages: request.ids(of: screen.id), request: request, of: self)
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
    var reached: [FilePlace: Int] = [:]
    var taken: Set<String> = []
    var gallery = AppGallery(title: build.app.name, folder: arguments.value("output") ?? "out")
    for ((screen, box), outcome) in zip(zip(chosen, boxes), outcomes) {
      let verdict = AppVerdict(outcome, endWord: box.endWord)
      let (output, places) = LeftOutCode.split(verdict.errors)
      for place in places { reached[place, default: 0] += 1 }
      if isRender || verdict.problem != nil || verdict.status > 1 {
        _ = Terminal.write(output + (isRender ? outcome.output : ""), to: STDERR_FILENO)
      }
      let others = Set(result.screens.map(\.id)).subtracting([screen.id])
      let results = box.takeResults(others: others, taken: &taken)
      for fault in results.faults {
        Terminal.tell(fault)
        status = max(status, (fault.exitCode ?? .internalError).rawValue)
      }
      let problem = verdict.problem ?? (isRender ? verdict.lack(ofPictures: results.pictureCount) : nil)
      let isGood = problem == nil && verdict.status <= 1
      if let problem {
        let place = SourcePosition(line: screen.line, column: 1)
        Terminal.tell(
          Diagnostic(
            .error, file: AppFiles.shown(screen.file), position: place,
            "screen \(Wording.quoted(screen.id)) \(problem); the others are drawn", exitCode: .badInput))
        status = max(status, ExitCode.badInput.rawValue)
      } else {
        // The app's program has reported the page's faults itself.
        status = max(status, verdict.status)
      }
      if isGood { drawn.append(screen) }
      gallery.add(screen, pictures: outcome.output, errors: output, isGood: isGood, problem)
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
      status = max(status, runCommand(on: drawn.flatMap { request.ids(of: $0.id) }, request))
    }
    func count(_ screens: [AppScreen]) -> Int { screens.reduce(0) { $0 + request.ids(of: $1.id).count } }
    return conclude(count(drawn), of: count(chosen) + (isWhole ? result.lost.count : 0), status)
  }

  /// Runs the command once for all screens that could be laid out.
  private func runCommand(on pages: [String], _ request: AppRequest) -> Int32 {
    let box = AppBox(
      command, command: command, options: options, pages: pages, request: request, of: self)
    let outcome: BoxedProgram.Outcome
    do throws(AppFault) {
      outcome = try box.run()
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
    let verdict = AppVerdict(outcome, endWord: box.endWord)
    _ = Terminal.write(LeftOutCode.split(verdict.errors).rest, to: STDERR_FILENO)
    var output = ResultWriter()
    output.append(ofProgram: outcome.output)
    let told = output.flush()
    var taken: Set<String> = []
    let results = box.takeResults(others: [], taken: &taken)
    var faults = results.faults
    var status = verdict.status
    if let problem = verdict.problem {
      faults.append(AppFault("\(command) did not end: one of the screens \(problem)").diagnostic)
      status = 0
    } else if command == "record" || command == "verify" {
      let report = arguments.value("report") ?? SnapshotOptions.standardReport
      let (judged, fault) = verdict.judged(by: RunFolder.lastRun(in: report), command)
      status = judged
      if let fault { faults.append(fault) }
    } else if status <= 1 {
      faults += results.missing
    }
    for fault in faults { Terminal.tell(fault) }
    return faults.map { ($0.exitCode ?? .internalError).rawValue }.reduce(max(status, told.rawValue), max)
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
  private var options: [(name: String, value: String?)] {
    let own: Set<String> = [
      "screen", "list", "target", "work", "pagerender", "quiet", "trust", "untrusted", "flow",
      "pages",
    ]
    return arguments.options.filter { !own.contains($0.name) }
      + (command == "render" ? [("no-progress", nil)] : [])
  }

  /// The request to the app's program: a flow, or a picture of each page of its screens, which are counted first.
  private func request(for screens: [AppScreen]) throws(AppFault) -> AppRequest {
    var request = AppRequest()
    request.flow = try AppFlow.steps(arguments)
    guard arguments.contains("pages") else { return request }
    var asking = AppRequest()
    asking.countsPages = true
    let known = Set(AxisOptions.specs.map(\.long))
    let axes = options.filter { known.contains($0.name) }
    let boxes = screens.map {
      AppBox($0.id, command: "layout", options: axes, pages: [$0.id], request: asking, of: self)
    }
    for ((screen, box), outcome) in zip(zip(screens, boxes), try Self.drawEach(boxes).get()) {
      let verdict = AppVerdict(outcome, endWord: box.endWord)
      var taken: Set<String> = []
      _ = box.takeResults(others: [], taken: &taken)
      if let problem = verdict.problem { tellUncounted(screen, problem) }
      for case .pages(of: screen.id, let count) in verdict.messages {
        let known = request.pages[screen.id] ?? AppRequest.PageCount(before: 0, after: 0)
        request.pages[screen.id] = AppRequest.PageCount(
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
}
