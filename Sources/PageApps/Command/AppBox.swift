internal import Foundation
@preconcurrency internal import Glibc
internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// The box of one process that draws an app's screens: a container of its own, which is all that it writes, and the app's folder
/// to read.
///
/// Its pages come through a pipe, with their pictures and facts. Nothing that it writes or prints is a result.
struct AppBox: Sendable {
  /// The word that the program ends with, unless code of the app ends it.
  let endWord: String
  private let container: String
  /// Takes the process's pages; `nil` if it sends none.
  let slot: PictureInbox.Slot?
  private var program: BoxedProgram

  /// - Parameters:
  ///   - screen: The id of the screen.
  ///   - options: The options of the app's program.
  ///   - pages: The ids of the screen's pages.
  ///   - request: What the program is asked for besides its command line.
  ///   - slot: Takes the pages of the program.
  @MainActor init(
    _ screen: String, command: String, options: [(name: String, value: String?)], pages: [String],
    request: AppRequest, of run: AppRun, slot: PictureInbox.Slot? = nil
  ) {
    self.slot = slot
    var request = request
    request.sendsPages = slot != nil
    endWord = String(UInt64.random(in: .min ... .max), radix: 16)
    request.endWord = endWord
    let build = run.build
    // A screen's name is the app's own and may hold anything.
    let number = run.result.screens.firstIndex { $0.id == screen } ?? 0
    container = "\(run.place)/containers/\(number)"
    Self.makeContainer(container)
    program = BoxedProgram(
      run.result.program, Self.words(command, options, pages),
      environment: Self.environment(container, run.isUntrusted).merging(
        [AppRequest.variable: request.text], uniquingKeysWith: { $1 }), kind: .screen,
      readable: [build.project.root, build.folder, build.toolchain.folder, build.library.products]
        + options.compactMap(\.value).filter { FilePath.isAnything($0) }.map(FilePath.absoluteFolder)
        + run.result.distantResources + [PackedRelease.current?.folder].compactMap(\.self),
      writable: [container])
    if let slot { program.take = { slot.take($0) } }
    program.isTrusted = run.isTrusted
    let scratch = "\(run.place)/artwork"
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    program.scratch = scratch
  }

  /// The words of a command line.
  static func words(
    _ command: String, _ options: [(name: String, value: String?)], _ pages: [String]
  ) -> [String] {
    let words = [command] + options.flatMap { ["--\($0.name)"] + ($0.value.map { [$0] } ?? []) }
    return pages.isEmpty ? words : words + ["--page", pages.joined(separator: ",")]
  }

  private static func makeContainer(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    for folder in ["tmp", "Documents", "Library"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
  }

  /// The variables that results depend on, which say nothing about the user.
  private static let inherited = [
    "CI", "GITHUB_ACTIONS", "RENDERPAGES_RECORD", "SNAPSHOT_TESTING_RECORD", "SOURCE_DATE_EPOCH",
    "LD_LIBRARY_PATH",
  ]

  private static func environment(_ container: String, _ isUntrusted: Bool) -> [String: String] {
    var variables = [
      "HOME": container,
      // NSHomeDirectory() and the folders below it follow this one.
      "CFFIXED_USER_HOME": container,
      "TMPDIR": "\(container)/tmp", "LANG": "C.UTF-8", "USER": "mobile", "LOGNAME": "mobile",
      "PATH": (PackedRelease.current.map { "\($0.programs):" } ?? "") + "/usr/local/bin:/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
      AppConfinement.variable: isUntrusted ? AppConfinement.isolated : "box",
    ]
    // The worker lies beside this program, not beside the app's.
    if let worker = IsolatedWorker.path { variables["RENDERPAGES_WORKER"] = worker }
    let known = ProcessInfo.processInfo.environment
    for name in inherited { variables[name] = known[name] }
    return variables
  }

  /// The limits of a screen's process.
  static let limits = BoxedProgram.Limits()

  /// Runs the process, and removes its container.
  func run() throws(AppFault) -> BoxedProgram.Outcome {
    defer { try? FileManager.default.removeItem(atPath: container) }
    do {
      return try program.run()
    } catch {
      throw AppFault(error, of: program.path)
    }
  }
}
