internal import Foundation
@preconcurrency internal import Glibc
internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// The box of one process that draws an app's screens: a container of its own, which is all that it writes, and the app's folder
/// to read.
///
/// Pictures that are recorded or compared come through a pipe. Other results are made in the container and moved out of it
/// later, so that a screen can change no other's.
struct AppBox: Sendable {
  /// The name of the screen, or of the command.
  let name: String
  /// The word that the program ends with, unless code of the app ends it.
  let endWord: String
  private let container: String
  private let outputs: [Output]
  /// Takes the process's pictures; `nil` if it sends none.
  let slot: PictureInbox.Slot?
  private var program: BoxedProgram

  /// A file or folder of results.
  private struct Output: Sendable {
    /// The path in the container.
    var inner: String
    /// The path that the command line names.
    var outer: String
    var isFolder: Bool
  }

  /// The options whose values are results of a command, and the values if the command line has none.
  private static let outputs: [String: [(option: String, standard: String?, isFolder: Bool)]] = [
    "render": [("output", "out", true)], "review": [("output", "review.pdf", false)],
    "sheet": [("output", "sheet.png", false)],
    "lint": [("pictures", nil, true), ("baseline", nil, false)],
    "look": [("output", "look.png", false)],
  ]
  /// - Parameters:
  ///   - options: The options of the app's program.
  ///   - pages: The ids of the screens; empty for all.
  ///   - request: What the program is asked for besides its command line.
  ///   - slot: Takes the pictures of the program, which then has no other results.
  @MainActor init(
    _ name: String, command: String, options: [(name: String, value: String?)], pages: [String],
    request: AppRequest, of run: AppRun, slot: PictureInbox.Slot? = nil
  ) {
    self.name = name
    self.slot = slot
    var request = request
    request.sendsPictures = slot != nil
    endWord = String(UInt64.random(in: .min ... .max), radix: 16)
    request.endWord = endWord
    let build = run.build
    // A screen's name is the app's own and may hold anything.
    let number = run.result.screens.firstIndex { $0.id == name }.map(String.init) ?? "command"
    container = "\(run.place)/containers/\(number)"
    Self.makeContainer(container)
    var directed = Directed(options: options)
    directed.moveOutputs(of: command, into: container)
    outputs = slot == nil ? directed.outputs : []
    program = BoxedProgram(
      run.result.program, Self.words(command, directed.options, pages),
      environment: Self.environment(container, run.isUntrusted).merging(
        [AppRequest.variable: request.text], uniquingKeysWith: { $1 }), kind: .screen,
      readable: [build.project.root, build.folder, build.toolchain.folder, build.library.products]
        + directed.namedPaths
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
    for folder in ["tmp", "Documents", "Library", "results"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
  }

  /// A command's options, of which those that name results lead into a container.
  private struct Directed {
    var options: [(name: String, value: String?)]
    private(set) var outputs: [Output] = []
    init(options: [(name: String, value: String?)]) { self.options = options }

    private func value(_ option: String) -> String? { options.last { $0.name == option }?.value }

    mutating func moveOutputs(of command: String, into container: String) {
      for (option, standard, isFolder) in AppBox.outputs[command, default: []] {
        guard let outer = value(option) ?? standard else { continue }
        // A baseline is read unless it is updated.
        if option == "baseline", !options.contains(where: { $0.name == "update-baseline" }) { continue }
        let inner = "\(container)/results/\(isFolder ? option : FilePath.lastComponent(outer))"
        options.removeAll { $0.name == option }
        options.append((option, inner))
        outputs.append(Output(inner: inner, outer: FilePath.withoutSlashes(outer), isFolder: isFolder))
      }
      if command == "look" { addViews() }
    }

    /// Adds the file of views that a look keeps beside its picture, if it draws one.
    private mutating func addViews() {
      guard let picture = outputs.first, !options.contains(where: { $0.name == "no-picture" }) else {
        return outputs = []
      }
      func file(_ path: String) -> String { Look.file(".views.json", beside: path) }
      outputs.append(Output(inner: file(picture.inner), outer: file(picture.outer), isFolder: false))
    }

    /// The files and folders that the command line names.
    var namedPaths: [String] {
      options.compactMap(\.value).flatMap { [$0] + $0.split(separator: ",").map(String.init) }
        .flatMap { [$0, Look.file(".views.json", beside: $0)] }
        .filter { FilePath.isAnything($0) }.map(FilePath.absoluteFolder)
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

  /// Runs the process. The paths of results in its texts are those outside of the container.
  func run() throws(AppFault) -> BoxedProgram.Outcome {
    do {
      var outcome = try program.run()
      outcome.output = shown(outcome.output)
      outcome.errors = shown(outcome.errors)
      return outcome
    } catch {
      throw AppFault(error, of: program.path)
    }
  }

  private func shown(_ text: String) -> String {
    // The picture of a change lies beside a look's own.
    func change(_ path: String) -> String { Look.file(".since.png", beside: path) }
    return outputs.reduce(text) {
      $0.replacing($1.inner, with: $1.outer).replacing(change($1.inner), with: change($1.outer))
    }
  }

  /// The greatest number of files that are moved for one process.
  private static let maximumFiles = 10_000
  private static let maximumFileBytes = 256 << 20

  /// Moves the results out of the container, and removes it.
  ///
  /// - Parameters:
  ///   - others: The ids of other screens, whose pictures are left behind.
  ///   - taken: The paths of results that were moved already.
  /// - Returns: Errors of files that could not be moved and of files that were not made, and the number of pictures that
  ///   were moved.
  func takeResults(
    others: Set<String>, taken: inout Set<String>
  ) -> (faults: [Diagnostic], missing: [Diagnostic], pictureCount: Int) {
    defer { try? FileManager.default.removeItem(atPath: container) }
    let writer = AtomicFileWriter()
    var (faults, missing): ([Diagnostic], [Diagnostic]) = ([], [])
    var pictureCount = 0
    for output in outputs {
      let files = output.isFolder ? Self.files(in: output.inner) : Self.parts(of: output.inner)
      if !output.isFolder, files.isEmpty {
        missing.append(Diagnostic(.error, file: output.outer, "was not made", exitCode: .badInput))
      }
      for path in files {
        let inner = output.isFolder ? "\(output.inner)/\(path)" : Self.path(path, beside: output.inner)
        let outer = output.isFolder ? "\(output.outer)/\(path)" : Self.path(path, beside: output.outer)
        let isForeign = path.split(separator: "/").first.map { others.contains(Self.stem($0)) } ?? false
        guard !isForeign, taken.insert(outer).inserted else {
          faults.append(
            Diagnostic(
              .error, file: outer,
              "is not written: the code of screen \(Wording.quoted(name)) made a picture of another screen",
              exitCode: .badInput))
          continue
        }
        if let fault = Self.move(inner, to: outer, with: writer) {
          faults.append(fault)
        } else if PageFormat.allCases.contains(where: { outer.hasSuffix(".\($0.rawValue)") }) {
          pictureCount += 1
        }
      }
    }
    return (faults, missing, pictureCount)
  }

  private static func move(_ inner: String, to outer: String, with writer: AtomicFileWriter) -> Diagnostic? {
    guard let bytes = try? InputFile.read(inner, limit: maximumFileBytes) else {
      return Diagnostic(.error, file: outer, "is not written: it cannot be read", exitCode: .cannotWrite)
    }
    // An unchanged file keeps its time.
    if (try? InputFile.read(outer, limit: maximumFileBytes)) == bytes { return nil }
    do throws(FileWriteError) {
      try writer.write(bytes, to: outer)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  private static func path(_ name: String, beside file: String) -> String {
    file.lastIndex(of: "/").map { file[...$0] + name } ?? name
  }

  /// The names of a file and of the files that a command writes instead of it: `sheet.de.png` for `sheet.png`.
  private static func parts(of file: String) -> [String] {
    let name = FilePath.lastComponent(file)
    let ends = name.split(separator: ".")
    guard let first = ends.first, let last = ends.last else { return [] }
    return FilePath.names(in: path("", beside: file)).sorted().filter {
      ($0 == name || $0.hasPrefix("\(first).") && $0.hasSuffix(".\(last)"))
        && FilePath.isRegularFile(path($0, beside: file))
    }
  }

  /// The name of a folder, or that of a file up to its first point.
  private static func stem(_ name: Substring) -> String { String(name.prefix { $0 != "." }) }

  /// The regular files below a folder, relative to it and sorted, without hidden ones. Symbolic links are
  /// left out.
  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var open = [""]
    while let next = open.popLast(), found.count < maximumFiles {
      for name in FilePath.names(in: next.isEmpty ? folder : "\(folder)/\(next)").sorted()
      where !name.hasPrefix(".") {
        let path = next.isEmpty ? name : "\(next)/\(name)"
        if FilePath.isRegularFile("\(folder)/\(path)") {
          found.append(path)
        } else if FilePath.isFolderItself("\(folder)/\(path)"), path.count < 1000 {
          open.append(path)
        }
      }
    }
    return found.sorted()
  }
}
