internal import PageRender
internal import PageRuns

/// `renderpages undo`: restores the snapshots that the last approval replaced.
@MainActor
enum UndoCommand: Command {
  static let spec = CommandSpec(
    name: "undo", operands: "[options]", summary: "Takes the last approval back.",
    details: """
      Snapshots that were changed since then are left alone.

      Exit codes: 0 taken back, or nothing to take back · 2 bad command line, or no such folder · 3 the list of what was
      replaced is damaged · 5 something cannot be written.
      """,
    options: [
      SnapshotOptions.reportSpec, OptionSpec("quiet", short: "q", "print nothing but errors and warnings"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: ["renderpages undo"], forCatalogs: CommandSpec.ForCatalogs(examples: ["renderpages undo"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let report = try SnapshotOptions.folder(arguments, "report") ?? "report"
    var session = CommandSession(arguments)
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "undo takes the whole last approval back; leave \(arguments.operands[0]) out")
    }
    guard FilePath.isFolder(report) else { throw LastRun.missing(report) }
    do {
      let folder = try RunFolder(report)
      guard let restored = try ApprovalJournal(report: folder.path).undo() else {
        session.line("nothing to undo: no approval is kept in \(report)")
        return session.finish()
      }
      for file in restored {
        switch file {
        case .restored(let path) where path.hasSuffix(".png"): session.line("restored \(path)")
        case .removed(let path) where path.hasSuffix(".png"): session.line("removed \(path), which was new")
        case .changedSince(let path) where !path.hasSuffix(RunFolder.results):
          session.report(
            Diagnostic(.warning, file: path, "was changed after it was approved; it stays as it is"))
        default: break
        }
      }
    } catch let fault as RunFolder.Fault {
      return session.finish(fault.diagnostic(report))
    } catch let fault as ApprovalJournal.Fault {
      return session.finish(fault.diagnostic)
    } catch {
      return session.finish(Diagnostic(.error, "\(error)", exitCode: .internalError))
    }
    return session.finish()
  }
}
