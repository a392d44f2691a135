internal import Foundation
package import PageRender

/// A commit whose pictures take the place of recorded ones. It is checked out into a worktree of its own, and
/// drawn by this program with the same fonts.
package struct ReferenceCommit {
  /// The commit as messages name it: `origin/main (8e84c31)`.
  package let name: String
  private let hash: String
  /// The repository's folder, and the path of the working directory below it, with a slash at its end.
  private let (root, prefix): (String, String)
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
          "--against-ref needs a git repository, and this folder is in none; run verify in a checkout",
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

  /// Finds the commit that `ref` names in the repository of the working directory.
  package init(_ ref: String, report: String) throws(Fault) {
    let answer = try Self.git(["rev-parse", "--show-toplevel", "--show-prefix"])
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard answer.status == 0, lines.count >= 2, !lines[0].isEmpty else { throw .noRepository }
    (root, prefix) = (lines[0], lines[1])
    let found = try Self.git(["rev-parse", "--verify", "--quiet", "\(ref)^{commit}"])
    let hash = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !ref.hasPrefix("-"), found.status == 0, hash.count >= 40, hash.allSatisfy(\.isHexDigit) else {
      throw .noCommit(ref)
    }
    self.hash = hash
    name = hash.hasPrefix(ref) ? String(hash.prefix(7)) : "\(ref) (\(hash.prefix(7)))"
    do {
      folder = try RunFolder("\(report)/against")
    } catch {
      throw .folder(error, "\(report)/against")
    }
  }

  /// Draws the commit's pictures, and returns their folder.
  package func draw(_ arguments: Arguments) throws(Fault) -> String {
    let files = FileManager.default
    let (tree, snapshots) = ("\(folder.path)/tree", "\(folder.path)/snapshots")
    func removeTree() {
      _ = try? Self.git(["worktree", "remove", "--force", tree])
      try? files.removeItem(atPath: tree)
      _ = try? Self.git(["worktree", "prune"])
    }
    removeTree()
    try? files.removeItem(atPath: snapshots)
    // A checkout runs no hook of the repository.
    let made = try Self.git(
      ["-c", "core.hooksPath=/dev/null", "worktree", "add", "--detach", "--force", "--quiet", tree, hash])
    defer { removeTree() }
    guard made.status == 0 else {
      throw .worktree(
        name, made.errors.split(separator: "\n").last.map(String.init) ?? "status \(made.status)")
    }
    let (there, here) = (FilePath.absoluteFolder(tree), "\(FilePath.absoluteFolder(tree))/\(prefix)")
    var operands: [String] = []
    for operand in arguments.operands {
      let path = try Self.path(of: operand, below: root, in: there)
      // A deck that the commit does not have yet has no pictures there.
      if files.fileExists(atPath: path) { operands.append(path) }
    }
    guard !operands.isEmpty else { return snapshots }
    var words = ["record"] + operands
    for (name, value) in arguments.options {
      guard
        AxisOptions.names.contains(name) || RunOptions.inputNames.contains(name) || Self.kept.contains(name)
      else { continue }
      words.append("--\(name)")
      guard let value else { continue }
      // Fonts and devices are those of this run, assets those of the commit.
      words.append(["fonts", "devices-file"].contains(name) ? FilePath.absolute(value) ?? value : value)
    }
    let absolute = FilePath.absoluteFolder(folder.path)
    words += ["--fast", "--quiet", "--no-progress", "--snapshots", "\(absolute)/snapshots"]
    words += ["--report", "\(absolute)/record"]
    let isThere = files.fileExists(atPath: here)
    let drawn = try Self.run(Self.program, words, in: isThere ? here : there, printsErrors: true)
    try? files.removeItem(atPath: "\(absolute)/record")
    // Pages that cannot be drawn there are told, and have no pictures to compare with.
    guard drawn.status == 0 || files.fileExists(atPath: snapshots) else {
      throw .notDrawn(name, status: drawn.status)
    }
    return snapshots
  }

  /// Further options that `record` takes over.
  private static let kept = ["grep", "jobs", "follow-links", "strict"]

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

  private static func git(_ words: [String]) throws(Fault) -> (status: Int32, output: String, errors: String)
  {
    try run("/usr/bin/env", ["git"] + words, in: nil, printsErrors: false)
  }

  private static func run(
    _ program: String, _ words: [String], in folder: String?, printsErrors: Bool
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
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    if printsErrors { try? errors.fileHandleForWriting.close() }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, told, said)
  }
}
