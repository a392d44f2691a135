internal import Foundation
internal import PageApps
internal import PageRender
internal import PageRenderCLI
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
  /// The folder of what processes write, which no other run uses meanwhile.
  let place: String

  /// True if screens run with the parts of a box that the kernel has.
  var isTrusted: Bool { arguments.contains("trust") }
  /// True if artwork is drawn by isolated programs or not at all.
  var isUntrusted: Bool { arguments.contains("untrusted") }

  /// The screens that a command is run on, and the process of each.
  private struct Plan {
    var request: AppRequest
    var processes: [(screen: AppScreen, box: AppBox)]
    /// Takes the screens' pictures; `nil` if the command takes none from them.
    var inbox: PictureInbox?
    /// True if no option chooses among the screens.
    var isWhole: Bool

    func pageCount(of screens: [AppScreen]) -> Int { pages(of: screens).count }
    func pages(of screens: [AppScreen]) -> [String] { screens.flatMap { request.ids(of: $0.id) } }
    var pages: [String] { pages(of: processes.map(\.screen)) }
  }

  /// The screens that were drawn, and what their processes told and wrote.
  private struct Drawing {
    var gallery: AppGallery
    var screens: [AppScreen] = []
    /// The number of screens that came to a piece of left out code, by its file and line.
    var reached: [FilePlace: Int] = [:]
    /// The paths of results that were moved out of containers.
    var taken: Set<String> = []
    var status: Int32 = 0
    /// Lines that several screens print alike.
    var told: Set<Substring> = []

    mutating func fail(_ diagnostic: Diagnostic) {
      Terminal.tell(diagnostic)
      status = max(status, (diagnostic.exitCode ?? .internalError).rawValue)
    }
  }

  func run() async -> Int32 {
    for diagnostic in result.diagnostics { Terminal.tell(diagnostic) }
    if arguments.contains("list") {
      tellCuts([:])
      return list()
    }
    do throws(AppFault) {
      if command == "look" { return try look() }
      let plan = try plan()
      if needsNoScreens || asksForPictures && plan.inbox == nil {
        // What lies in the report has no pages to choose from.
        return await runHere(on: needsNoScreens ? [] : plan.pages, plan.request, nil)
      }
      let outcomes = try Self.drawEach(plan.processes.map(\.box))
      var drawing = Drawing(
        gallery: AppGallery(title: build.app.name, folder: arguments.value("output") ?? "out"))
      for ((screen, box), outcome) in zip(plan.processes, outcomes) {
        let count = plan.inbox?.count(of: plan.request.ids(of: screen.id))
        judge(outcome, of: screen, in: box, count, &drawing)
      }
      await finish(&drawing, plan)
      let lostCount = plan.isWhole ? result.lost.count : 0
      return conclude(
        plan.pageCount(of: drawing.screens), of: plan.pageCount(of: plan.processes.map(\.screen)) + lostCount,
        drawing.status)
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
  }

  private var isRender: Bool { command == "render" }

  /// Commands other than `render` run once, for all screens that could be laid out: those are found here.
  private func plan() throws(AppFault) -> Plan {
    let chosen = try choose()
    let request = try self.request(for: chosen)
    let inbox = inbox(request, of: chosen)
    let asked = inbox.map(askingOptions) ?? (isRender ? options : [])
    let processes = chosen.map { screen in
      let pages = request.ids(of: screen.id)
      let box = AppBox(
        screen.id, command: isRender || inbox != nil ? "render" : "layout", options: asked, pages: pages,
        request: request, of: self, slot: inbox?.slot(for: pages))
      return (screen, box)
    }
    return Plan(
      request: request, processes: processes, inbox: inbox,
      isWhole: !arguments.contains("screen") && !arguments.contains("flow"))
  }

  /// Judges the end of a screen's process and takes its results.
  private func judge(
    _ outcome: BoxedProgram.Outcome, of screen: AppScreen, in box: AppBox,
    _ sent: (kept: Int, wanted: Int)?, _ drawing: inout Drawing
  ) {
    let verdict = AppVerdict(outcome, endWord: box.endWord)
    let (output, places) = LeftOutCode.split(verdict.errors)
    for place in places { drawing.reached[place, default: 0] += 1 }
    let others = Set(result.screens.map(\.id)).subtracting([screen.id])
    let results = box.takeResults(others: others, taken: &drawing.taken)
    for fault in results.faults { drawing.fail(fault) }
    let problem =
      box.slot?.refusal?.words ?? verdict.problem
      ?? (isRender || sent != nil
        ? verdict.lack(ofPictures: sent?.kept ?? results.pictureCount, of: sent?.wanted) : nil)
      ?? lostLayout(places)
    let isGood = problem == nil && verdict.status <= 1
    if !isGood, !isNeeded(screen) {
      tellListed(screen, problem ?? AppGallery.firstError(in: output) ?? "no picture was drawn")
      drawing.gallery.add(screen, pictures: outcome.output, errors: output, isGood: isGood, problem)
      return
    }
    if sent != nil {
      let lines = output.split(separator: "\n").filter { drawing.told.insert($0).inserted }
      _ = Terminal.write(lines.map { "\($0)\n" }.joined(), to: STDERR_FILENO)
    } else if isRender || verdict.problem != nil || verdict.status > 1 {
      _ = Terminal.write(output + (isRender ? outcome.output : ""), to: STDERR_FILENO)
    }
    if let problem {
      let place = SourcePosition(line: screen.line, column: 1)
      drawing.fail(
        Diagnostic(
          .error, file: AppFiles.shown(screen.file), position: place,
          "screen \(Wording.quoted(screen.id)) \(problem); the others are drawn", exitCode: .badInput))
    } else {
      // The app's program has reported the page's faults itself.
      drawing.status = max(drawing.status, verdict.status)
    }
    if isGood { drawing.screens.append(screen) }
    drawing.gallery.add(screen, pictures: outcome.output, errors: output, isGood: isGood, problem)
  }

  /// Tells what is not drawn, and writes the gallery or runs the command on the screens that are.
  private func finish(_ drawing: inout Drawing, _ plan: Plan) async {
    for lost in plan.isWhole ? result.lost : [] {
      drawing.gallery.add(lost.screen, reason: lost.reason)
      drawing.status = max(drawing.status, tell(lost))
    }
    tellCuts(drawing.reached)
    tellForeignPreviews()
    if isRender {
      if let fault = drawing.gallery.write() {
        Terminal.tell(fault)
        drawing.status = max(drawing.status, ExitCode.cannotWrite.rawValue)
      }
    } else if !drawing.screens.isEmpty {
      let pages = plan.pages(of: drawing.screens)
      let others = Set(plan.pages + result.lost.map(\.screen.id)).subtracting(pages)
      let status =
        plan.inbox != nil
        ? await runHere(
          on: pages, plan.request, plan.inbox, isWhole: plan.isWhole && !others.contains(where: hasSnapshots))
        : runCommand(on: pages, plan.request)
      drawing.status = max(drawing.status, status)
    }
  }

  /// Looks at one screen, and runs no other.
  private func look() throws(AppFault) -> Int32 {
    guard let screen = try choose().first else { return ExitCode.badInput.rawValue }
    let request = try self.request(for: [screen])
    let status = runCommand(on: request.ids(of: screen.id), request)
    let others = result.screens.map(\.id).filter { $0 != screen.id }
    guard !others.isEmpty, !arguments.contains("screen"), !arguments.contains("view") else { return status }
    var results = ResultWriter()
    results.line("other screens, for --screen: \(others.joined(separator: ", "))")
    return max(status, results.flush().rawValue)
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
    let (errors, places) = LeftOutCode.split(verdict.errors)
    _ = Terminal.write(errors, to: STDERR_FILENO)
    if command == "look" {
      tellCuts(Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +), onlyReached: true)
    }
    var output = ResultWriter()
    output.append(ofProgram: outcome.output)
    let told = output.flush()
    var taken: Set<String> = []
    let results = box.takeResults(others: [], taken: &taken)
    var faults = results.faults
    var status = verdict.status
    if let problem = verdict.problem ?? lostLayout(places) {
      faults.append(AppFault("\(command) did not end: one of the screens \(problem)").diagnostic)
      status = 0
    } else if status <= 1 {
      faults += results.missing
    }
    for fault in faults { Terminal.tell(fault) }
    return faults.map { ($0.exitCode ?? .internalError).rawValue }.reduce(max(status, told.rawValue), max)
  }

  // MARK: Choosing

  private func choose() throws(AppFault) -> [AppScreen] {
    guard !result.screens.isEmpty else {
      tellCuts([:])
      let line = Arguments.shellLine([
        arguments.program.name, "app", arguments.operands.first ?? "", "--list",
      ])
      let advice = result.asking.isEmpty ? "" : "; \(line) prints what its screens ask for"
      throw AppFault("\(build.app.name) has no screen that can be drawn\(advice)\(missing)")
    }
    guard let words = arguments.value("screen") else {
      // A flow belongs to a screen: to the first, unless another is named.
      return arguments.value("flow") == nil ? result.screens : Array(result.screens.prefix(1))
    }
    var chosen: [AppScreen] = []
    for word in words.split(separator: ",").map(\.trimmed) {
      let found = result.screens.filter { $0.id == word || $0.name == word }
      if found.isEmpty {
        let known = result.screens.map(\.id).joined(separator: ", ")
        let advice = Wording.didYouMean(
          NearMiss.closest(to: word, among: result.screens.map(\.id)), then: "there are \(known)")
        throw AppFault("there is no screen \(Wording.quoted(word))\(advice)", exitCode: .usage)
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen
  }

  /// The options that are passed to the app's own program.
  var options: [(name: String, value: String?)] {
    let own: Set<String> = [
      "screen", "list", "target", "work", "pagerender", "quiet", "trust", "untrusted", "flow",
      "pages", "packages",
    ]
    return arguments.options.filter { !own.contains($0.name) }
      + (isRender ? [("no-progress", nil)] : [])
  }

  /// The request to the app's program: a flow, or a picture of each page of its screens, which are counted first.
  private func request(for screens: [AppScreen]) throws(AppFault) -> AppRequest {
    var request = AppRequest()
    request.flow = try AppFlow.steps(arguments)
    if command == "record" || command == "verify" { request.code = build.inputs }
    guard arguments.contains("pages") else { return request }
    var asking = AppRequest()
    asking.countsPages = true
    let known = Set(AxisOptions.specs.map(\.long))
    let axes = options.filter { known.contains($0.name) }
    let boxes = screens.map {
      AppBox($0.id, command: "layout", options: axes, pages: [$0.id], request: asking, of: self)
    }
    for ((screen, box), outcome) in zip(zip(screens, boxes), try Self.drawEach(boxes)) {
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
  nonisolated private static func drawEach(_ boxes: [AppBox]) throws(AppFault) -> [BoxedProgram.Outcome] {
    let outcomes = Mutex([Result<BoxedProgram.Outcome, AppFault>?](repeating: nil, count: boxes.count))
    DispatchQueue.concurrentPerform(iterations: boxes.count) { index in
      let outcome = Result { () throws(AppFault) in try boxes[index].run() }
      outcomes.withLock { $0[index] = outcome }
    }
    var all: [BoxedProgram.Outcome] = []
    for outcome in outcomes.withLock({ $0 }) {
      if let outcome { all.append(try outcome.get()) }
    }
    return all
  }
}
