internal import Foundation
package import PageRender

/// A commit whose pictures take the place of recorded ones. It is checked out into a worktree of its own, and
/// drawn by this program with the same fonts.
package struct ReferenceCommit {
  /// The commit as messages name it: `origin/main (8e84c31)`.
  package let name: String
  private let hash: String
  /// The repository's folder.
  private let root: String
  /// The folder of the worktree and the drawn pictures, in the report's.
  private let folder: RunFolder

  package enum Fault: Error {
    case noGit(String)
    case noRepository
    case noCommit(String)
    case outside(String)
    case worktree(String, String)
    case notDrawn(String, status: Int32)
    case folder(RunFolder.Fault, String)

    package var diagnostic: Diagnostic {
      switch self {
      case .noGit(let reason):
        Diagnostic(.error, "--against-ref needs git, which \(reason)", exitCode: .badInput)
      case .noRepository:
        Diagnostic(
          .error,
          "--against-ref needs a git repository, and the deck is in none; give a deck of a checkout",
          exitCode: .badInput)
      case .noCommit(let ref):
        Diagnostic(
          .error,
          "--against-ref \(Wording.quoted(ref)) is no commit of this repository; fetch it first, in CI with the whole "
            + "history", exitCode: .badInput)
      case .outside(let path):
        Diagnostic(
          .error, file: path, "lies outside of the repository, so --against-ref has no other version of it",
          exitCode: .badInput)
      case .worktree(let name, let reason):
        Diagnostic(.error, "git cannot check out \(name): \(reason)", exitCode: .cannotWrite)
      case .notDrawn(let name, let status):
        Diagnostic(
          .error, "\(name) cannot be drawn; the lines above say why",
          exitCode: ExitCode(rawValue: status) ?? .badInput)
      case .folder(let fault, let path): fault.diagnostic(path)
      }
    }
  }

  /// Finds the commit that `ref` names in the repository of the first operand, or of the working directory.
  package init(_ ref: String, operands: [String], report: String) throws(Fault) {
    let first = operands.first.map { FilePath.absolute($0) ?? FilePath.absoluteFolder($0) }
    let folder = first.map { FilePath.isFolder($0) ? $0 : FilePath.folder(of: $0) } ?? "."
    let answer = try Self.run(
      "/usr/bin/env", ["git", "rev-parse", "--show-toplevel"], in: FilePath.isFolder(folder) ? folder : nil,
      printsErrors: false)
    root = answer.output.trimmingCharacters(in: .newlines)
    guard answer.status == 0, !root.isEmpty else { throw .noRepository }
    let found = try Self.git(["rev-parse", "--verify", "--quiet", "\(ref)^{commit}"], in: root)
    let hash = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !ref.hasPrefix("-"), found.status == 0, hash.count >= 40, hash.allSatisfy(\.isHexDigit) else {
      throw .noCommit(ref)
    }
    self.hash = hash
    name = hash.hasPrefix(ref) ? String(hash.prefix(7)) : "\(ref) (\(hash.prefix(7)))"
    do {
      self.folder = try RunFolder("\(report)/against")
    } catch {
      throw .folder(error, "\(report)/against")
    }
  }

  /// Draws the commit's pictures, and returns their folder. After an interruption some or all are missing.
  package func draw(_ arguments: Arguments) throws(Fault) -> String {
    let files = FileManager.default
    let (tree, snapshots) = ("\(folder.path)/tree", "\(folder.path)/snapshots")
    let absoluteTree = "\(FilePath.absoluteFolder(folder.path))/tree"
    func removeTree() {
      _ = try? Self.git(["worktree", "remove", "--force", absoluteTree], in: root, isCleaning: true)
      try? files.removeItem(atPath: tree)
      _ = try? Self.git(["worktree", "prune"], in: root, isCleaning: true)
    }
    Interruption.leaveTimeForResults()
    removeTree()
    try? files.removeItem(atPath: snapshots)
    // A checkout runs no hook of the repository.
    let made = try Self.git(
      [
        "-c", "core.hooksPath=/dev/null", "worktree", "add", "--detach", "--force", "--quiet", absoluteTree,
        hash,
      ], in: root)
    defer { removeTree() }
    guard !Interruption.isRequested else { return snapshots }
    guard made.status == 0 else {
      throw .worktree(
        name, made.errors.split(separator: "\n").last.map(String.init) ?? "status \(made.status)")
    }
    let there = FilePath.absoluteFolder(tree)
    let here = (try? Self.path(of: ".", below: root, in: there)) ?? there
    var operands: [String] = []
    for operand in arguments.operands {
      let path = try Self.path(of: operand, below: root, in: there)
      // A deck that the commit does not have yet has no pictures there.
      if files.fileExists(atPath: path) { operands.append(path) }
    }
    guard !operands.isEmpty else { return snapshots }
    let words = recordingWords(operands, arguments, in: there)
    let isThere = files.fileExists(atPath: here)
    let drawn = try Self.run(Self.program, words, in: isThere ? here : there, printsErrors: true)
    try? files.removeItem(atPath: "\(folder.path)/record")
    // Pages that cannot be drawn there are told, and have no pictures to compare with.
    guard drawn.status == 0 || files.fileExists(atPath: snapshots) || Interruption.isRequested else {
      throw .notDrawn(name, status: drawn.status)
    }
    return snapshots
  }

  /// The command line that records the commit's pictures, of this run's options those that choose and draw pages.
  private func recordingWords(_ operands: [String], _ arguments: Arguments, in there: String) -> [String] {
    var words = ["record"] + operands
    for (name, value) in arguments.options {
      guard
        AxisOptions.names.contains(name) || RunOptions.inputNames.contains(name) || Self.kept.contains(name)
      else { continue }
      words.append("--\(name)")
      guard let value else { continue }
      // Fonts and devices are those of this run, assets those of the commit.
      let own = name == "assets" ? (try? Self.path(of: value, below: root, in: there)) : nil
      words.append(own ?? (RunOptions.inputNames.contains(name) ? FilePath.absolute(value) ?? value : value))
    }
    let absolute = FilePath.absoluteFolder(folder.path)
    words += ["--fast", "--quiet", "--no-progress", "--snapshots", "\(absolute)/snapshots"]
    words += ["--report", "\(absolute)/record"]
    return words
  }

  /// Further options that `record` takes over.
  private static let kept = ["grep", "jobs", "follow-links", "strict", "memory", "untrusted", "no-isolation"]

  /// Returns the path in the worktree of a path in the repository.
  private static func path(
    of operand: String, below root: String, in tree: String
  ) throws(Fault) -> String {
    let path = FilePath.absolute(operand) ?? FilePath.absoluteFolder(operand)
    let top = FilePath.absolute(root) ?? root
    guard path == top || path.hasPrefix(top + "/") else { throw .outside(operand) }
    return tree + path.dropFirst(top.count)
  }

  /// The program that runs, as it is started.
  private static var program: String {
    PackedRelease.current.map { "\($0.folder)/bin/\(HostProgram.tool)" } ?? FilePath.absolute(
      "/proc/self/exe")
      ?? HostProgram.tool
  }

  private static func git(_ words: [String], in root: String, isCleaning: Bool = false) throws(Fault) -> (
    status: Int32, output: String, errors: String
  ) {
    try run("/usr/bin/env", ["git"] + words, in: root, printsErrors: false, isCleaning: isCleaning)
  }

  /// - Parameter isCleaning: True if an interruption of this process leaves the program alone.
  private static func run(
    _ program: String, _ words: [String], in folder: String?, printsErrors: Bool, isCleaning: Bool = false
  ) throws(Fault) -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = printsErrors ? FileHandle.standardError : errors
    do {
      try process.run()
    } catch {
      throw .noGit("cannot be started")
    }
    // The pipes are read until the program ends, so that another thread looks for an interruption.
    let supervisor = DispatchSource.makeTimerSource(queue: .global())
    supervisor.schedule(deadline: .now(), repeating: .milliseconds(20))
    supervisor.setEventHandler {
      guard Interruption.isRequested, !isCleaning else { return }
      // A second signal would end the program without its results.
      supervisor.cancel()
      process.terminate()
    }
    supervisor.activate()
    defer { supervisor.cancel() }
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    if printsErrors { try? errors.fileHandleForWriting.close() }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, told, said)
  }
}
