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
    /// The ids of the chosen screens' pages.
    var pages: [String]
    var processes: [(screen: AppScreen, box: AppBox)]
    /// Takes the screens' pages; `nil` if the command line asks for none.
    var inbox: PictureInbox?
    /// True if no option chooses among the screens.
    var isWhole: Bool

    func pages(of screens: [AppScreen]) -> [String] { screens.flatMap { request.ids(of: $0.id) } }
  }

  /// The screens that were drawn, and what their processes told and wrote.
  private struct Drawing {
    /// The pictures of the gallery.
    var gallery: [Gallery.Picture] = []
    var screens: [AppScreen] = []
    /// The number of screens that came to a piece of left out code, by its file and line.
    var reached: [FilePlace: Int] = [:]
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
      let plan = try plan()
      guard let inbox = plan.inbox, !plan.processes.isEmpty else {
        // What lies in the report has no pages to choose from.
        return await runHere(on: needsNoScreens ? [] : plan.pages, plan.request, nil)
      }
      let outcomes = try Self.drawEach(plan.processes.map(\.box))
      var drawing = Drawing()
      for ((screen, box), outcome) in zip(plan.processes, outcomes) {
        judge(outcome, of: screen, in: box, inbox, plan.request.ids(of: screen.id), &drawing)
      }
      await finish(&drawing, plan, inbox)
      if command == "look" { return drawing.status }
      let lostCount = plan.isWhole ? result.lost.count : 0
      return conclude(
        plan.pages(of: drawing.screens).count,
        of: plan.pages(of: plan.processes.map(\.screen)).count + lostCount, drawing.reached,
        drawing.status)
    } catch {
      Terminal.tell(error.diagnostic)
      return error.exitCode.rawValue
    }
  }

  var isRender: Bool { command == "render" }

  private func plan() throws(AppFault) -> Plan {
    // A look is at one screen.
    let chosen = command == "look" ? Array(try choose().prefix(1)) : try choose()
    let request = try self.request(for: chosen)
    let inbox = inbox(request, of: chosen)
    let processes = chosen.compactMap { screen -> (screen: AppScreen, box: AppBox)? in
      let pages = request.ids(of: screen.id)
      // Not every screen has a recording.
      guard let inbox, inbox.count(of: pages).wanted > 0 else { return nil }
      let box = AppBox(
        screen.id, command: askedCommand, options: askingOptions(inbox), pages: pages, request: request,
        of: self, slot: inbox.slot(for: pages))
      return (screen, box)
    }
    return Plan(
      request: request, pages: chosen.flatMap { request.ids(of: $0.id) }, processes: processes, inbox: inbox,
      isWhole: !arguments.contains("screen") && !arguments.contains("flow"))
  }

  /// Judges the end of a screen's process, and what it has sent.
  private func judge(
    _ outcome: BoxedProgram.Outcome, of screen: AppScreen, in box: AppBox, _ inbox: PictureInbox,
    _ pages: [String], _ drawing: inout Drawing
  ) {
    let verdict = AppVerdict(outcome, endWord: box.endWord)
    let (output, places) = LeftOutCode.split(verdict.errors)
    for place in places { drawing.reached[place, default: 0] += 1 }
    let sent = inbox.count(of: pages)
    let problem =
      box.slot?.refusal?.words ?? verdict.problem ?? verdict.lack(ofPictures: sent.kept, of: sent.wanted)
      ?? lostLayout(places) ?? strictFault(places)
    let isGood = problem == nil && verdict.status <= 1
    let reason = isGood ? nil : problem ?? Self.firstError(in: output) ?? "no picture was drawn"
    drawing.gallery += pictures(of: screen, inbox.output(of: pages), reason)
    if let reason, !isNeeded(screen) { return tellListed(screen, reason) }
    let lines = output.split(separator: "\n").filter { drawing.told.insert($0).inserted }
    for line in lines { Terminal.tell(String(line)) }
    if let problem {
      let place = SourcePosition(line: screen.line, column: 1)
      drawing.fail(
        Diagnostic(
          .error, file: AppFiles.shown(screen.file), position: place,
          "screen \(Wording.quoted(screen.id)) \(problem)\(result.screens.count > 1 ? "; the others are drawn" : "")",
          exitCode: .badInput))
    } else {
      // The app's program has reported the page's faults itself.
      drawing.status = max(drawing.status, verdict.status)
    }
    if isGood { drawing.screens.append(screen) }
  }

  /// Tells what is not drawn, and runs the command on the screens that are.
  private func finish(_ drawing: inout Drawing, _ plan: Plan, _ inbox: PictureInbox) async {
    for lost in plan.isWhole ? result.lost : [] {
      drawing.gallery += pictures(of: lost.screen, [], lost.reason)
      drawing.status = max(drawing.status, tell(lost))
    }
    tellCuts(drawing.reached, onlyReached: command == "look")
    // The gallery also shows pictures that are not the app's, with the reason.
    let screens =
      isRender
      ? plan.processes.map(\.screen).filter { inbox.count(of: plan.request.ids(of: $0.id)).kept > 0 }
      : drawing.screens
    if !screens.isEmpty {
      let pages = plan.pages(of: screens)
      let others = Set(plan.pages + result.lost.map(\.screen.id)).subtracting(pages)
      let isWhole = comparesSnapshots && plan.isWhole && !others.contains(where: hasSnapshots)
      drawing.status = max(
        drawing.status, await runHere(on: pages, plan.request, inbox, isWhole: isWhole))
    }
    if isRender { writeGallery(&drawing) }
    if command == "look" { tellOthers() }
  }

  // MARK: The gallery

  /// The pictures of a screen, one without a file if there are none, each with the reason why it is no success.
  private func pictures(
    of screen: AppScreen, _ drawn: [Gallery.Picture], _ reason: String?
  ) -> [Gallery.Picture] {
    let none = PictureResult.Axes(
      page: screen.id, step: nil, device: "", deviceName: "", orientation: "portrait", appearance: "light",
      locale: "en", contentSize: "large", direction: "ltr")
    return (drawn.isEmpty ? [Gallery.Picture(path: nil, group: "", axes: none)] : drawn).map {
      var picture = $0
      picture.group = "\(screen.id) · \(screen.name) · \(AppFiles.shown(screen.file)):\(screen.line)"
      picture.fault = reason
      return picture
    }
  }

  /// Writes the gallery beside the pictures, unless another file of its name is there.
  private func writeGallery(_ drawing: inout Drawing) {
    let folder = FilePath.withoutSlashes(arguments.value("output") ?? "out")
    for index in drawing.gallery.indices {
      if let path = drawing.gallery[index].path, !FilePath.isReadable("\(folder)/\(path)") {
        drawing.gallery[index].path = nil
      }
    }
    let gallery = Gallery(title: build.app.name, command: "app", pictures: drawing.gallery)
    if case .failed(let error) = gallery.write(into: folder) { drawing.fail(error.diagnostic) }
  }

  /// The first error among the lines of a process.
  private static func firstError(in lines: String) -> String? {
    lines.split(separator: "\n").lazy.compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }.first
  }

  /// Prints the screens that a look does not show.
  private func tellOthers() {
    let others = result.screens.map(\.id).dropFirst()
    guard !others.isEmpty, !arguments.contains("screen"), !arguments.contains("view") else { return }
    var results = ResultWriter()
    results.line("other screens, for --screen: \(others.joined(separator: ", "))")
    _ = results.flush()
  }

  // MARK: Choosing

  private func choose() throws(AppFault) -> [AppScreen] {
    guard !result.screens.isEmpty else {
      tellCuts([:])
      let line = Arguments.shellLine([
        arguments.program.name, "app", arguments.operands.first ?? "", "--list",
      ])
      let advice = result.asking.isEmpty ? "" : "; \(line) prints what its screens ask for"
      throw AppFault("\(build.app.name) has no screen that can be drawn\(advice)\(missing([:]))")
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

  /// The options of the command.
  var options: [(name: String, value: String?)] {
    let own: Set<String> = [
      "screen", "list", "target", "work", "pagerender", "quiet", "trust", "untrusted", "flow",
      "pages", "packages",
    ]
    // Other commands draw no bar.
    let hasBar = comparesSnapshots || command == "lint" || command == "review"
    return arguments.options.filter { !own.contains($0.name) && (hasBar || $0.name != "no-progress") }
      + (isRender ? [("no-progress", nil)] : [])
  }

  /// The request to the app's program: a flow, or a picture of each page of its screens, which are counted first.
  private func request(for screens: [AppScreen]) throws(AppFault) -> AppRequest {
    var request = AppRequest()
    request.flow = try AppFlow.steps(arguments)
    request.sendsPixels = needsPixels
    if comparesSnapshots { request.code = build.inputs }
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
