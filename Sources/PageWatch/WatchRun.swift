internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender
package import PageRuns

/// A live view: draws pages, serves them to browsers and terminals, and draws them again when their files
/// change.
@MainActor
package struct WatchRun {
  /// Reads the axes of the command line, with some values replaced: option names and values.
  package typealias Axes = ([(name: String, value: String)]) throws(UsageError) -> AxisOptions

  /// The browsers and the terminal that show the pages.
  private typealias Viewers = (site: WatchSite, server: HTTPServer, screen: TerminalView?)

  private let options: WatchOptions
  private let program: HostProgram
  private let source: any LiveSource
  private let pictures: LivePictures
  private let axes: Axes
  private let inbox = WatchInbox()
  private var chosen: [String: String] = [:]
  private var turn = 0

  /// True if a path is an app's, whose screens are drawn.
  package static func isApp(_ path: String) -> Bool { AppInputs.isApp(path) }

  /// A view of decks and documents, or of an app.
  package init(
    _ operands: [String], options: WatchOptions, runOptions: RunOptions, program: HostProgram,
    axes: @escaping Axes
  ) {
    self.options = options
    self.program = program
    self.axes = axes
    if let app = operands.first, operands.count == 1, Self.isApp(app) {
      pictures = LivePictures()
      var devices = DeviceCatalog.builtin
      for file in runOptions.deviceFiles { _ = devices.add(file: file) }
      source = AppPictures(app, options: options.appOptions, devices: devices, pictures: pictures)
      return
    }
    let run = LiveRun(operands, options: runOptions, program: program, snapshots: options.snapshots)
    (source, pictures) = (run, run.pictures)
  }

  /// Serves until the user ends the view.
  ///
  /// - Returns: The process's exit status.
  package mutating func run() async throws(UsageError) -> Int32 {
    let axes = try self.axes([])
    let faults = source.startingFaults(axes)
    for fault in faults { Terminal.tell(fault, program: program.name) }
    if faults.contains(where: \.isFinal) { return DiagnosticList(faults).exitCode.rawValue }
    let socket: ListeningSocket
    do throws(ListeningSocket.Failure) {
      socket = try ListeningSocket(options.listen)
    } catch {
      throw UsageError(message: error.message, exitCode: error.exitCode)
    }
    let token = HTTPGate.newToken()
    let site = WatchSite(
      gate: HTTPGate(token: token, hosts: socket.hosts), pictures: pictures, inbox: inbox)
    let inbox = inbox
    guard let server = HTTPServer(socket, respond: { site.respond(to: $0, $1) }),
      let files = FileWatch(tell: { inbox.add(changed: $0) })
    else { throw UsageError(message: "the system has no file descriptor left", exitCode: .limit) }
    server.start()
    files.start()
    let screen = options.terminal.map { TerminalView($0, pictures: pictures) }
    if screen == nil || options.listen != WatchOptions().listen {
      tell("http://\(socket.address)/\(token)/\n")
    }
    let signals = SignalWatch { inbox.end() }
    defer {
      signals.stop()
      files.stop()
      server.stop()
      source.stop()
    }
    await serve(axes, to: (site, server, screen), watching: files)
    return Interruption.exitStatus ?? ExitCode.success.rawValue
  }

  /// Shows the pages, again after each change of their files or axes, and answers questions until the view ends.
  private mutating func serve(_ axes: AxisOptions, to viewers: Viewers, watching files: FileWatch) async {
    let inbox = inbox
    var axes = axes
    var changed: Set<String>? = []
    while true {
      if let paths = changed {
        let time = FileSight.now
        if let waiting = source.waiting { show(waiting, viewers) }
        show(await source.draw(axes, changed: paths), viewers)
        files.watch(source.inputs, since: time)
      }
      if changed != nil, let judged = await source.judge(isOver: { inbox.isPressing }) {
        show(judged, viewers)
      }
      let news = await next()
      if news.isOver { return }
      changed = news.changed.isEmpty ? nil : news.changed
      for (question, reply) in news.questions {
        guard case .choose(let axis, let values) = question else {
          reply(answer(question, viewers.site))
          continue
        }
        do throws(UsageError) {
          axes = try choose(axis, values)
          changed = changed ?? []
          reply(HTTPResponse(status: .noContent))
        } catch {
          reply(.refusal(.badRequest, error.message))
        }
      }
    }
  }

  /// Waits for news.
  private func next() async -> WatchInbox.News {
    var signals = inbox.signals.makeAsyncIterator()
    while true {
      let news = inbox.take()
      if !news.isEmpty { return news }
      if await signals.next() == nil { return WatchInbox.News(isOver: true) }
    }
  }

  private mutating func show(_ wall: LiveWall, _ viewers: Viewers) {
    turn += 1
    let text = wall.text(turn: turn, chosen: chosen, editor: options.editor, program: program.name)
    viewers.site.show(wall)
    viewers.server.send(event: Array("data: \(text)\n\n".utf8))
    viewers.screen?.show(wall)
  }

  private func answer(_ question: WatchInbox.Question, _ site: WatchSite) -> HTTPResponse {
    let answer: JSONOutput? =
      switch question {
      case .choose: nil
      case .views(let screen): source.views(of: screen)
      case .why(let screen, let view):
        source.explanation(of: screen, view: view).map { .array($0.map { .string($0) }) }
      }
    return answer.map { site.json($0.compactText) } ?? .refusal(.notFound, "the page cannot be laid out now")
  }

  /// Replaces an axis's values; the choice stays as it was if they are wrong.
  private mutating func choose(_ axis: String, _ values: String) throws(UsageError) -> AxisOptions {
    guard AxisOptions.names.contains(axis) else {
      throw UsageError(message: "there is no axis \(Wording.quoted(axis))")
    }
    var wanted = chosen
    wanted[axis] = values.isEmpty ? nil : values
    let axes = try axes(wanted.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
    chosen = wanted
    return axes
  }

  private func tell(_ text: String) { _ = Terminal.write(text, to: STDOUT_FILENO) }
}

extension Diagnostic {
  /// True if no saved file can mend it while the view goes on: it is of the command line, or of a file that is not there.
  fileprivate var isFinal: Bool { file.map { !InputFile.exists($0) } ?? true }
}

extension ListeningSocket {
  fileprivate var isOfThisMachine: Bool { host.hasPrefix("127.") }
  /// The address for browsers; that of this machine where all addresses are listened to.
  fileprivate var address: String { "\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)" }

  /// The hosts that browsers may name. A container's address and port are others outside of it.
  fileprivate var hosts: Set<String>? { isOfThisMachine ? ["\(host):\(port)", "localhost:\(port)"] : nil }
}

extension ListeningSocket.Failure {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .badAddress: .usage
    case .inUse, .system: .cannotWrite
    }
  }
}

/// Looks for the signal that ends the program, four times a second: handlers of signals may do no more than
/// note it.
private struct SignalWatch {
  private let timer: any DispatchSourceTimer

  init(_ end: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "renderpages.signals"))
    timer.setEventHandler { if Interruption.isRequested { end() } }
    timer.schedule(deadline: .now(), repeating: .milliseconds(250), leeway: .milliseconds(100))
    timer.resume()
  }

  func stop() { timer.cancel() }
}
