internal import PageRender
internal import PageRuns

/// `renderpages undo`: restores the snapshots that the last approval replaced.
@MainActor
enum UndoCommand: Command {
  static let spec = CommandSpec(
    name: "undo", operands: "[DECK…] [options]",
    summary: "Takes the last approval back, of all decks or of those named.",
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
    examples: ["renderpages undo", "renderpages undo MyDeck"], words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(examples: ["renderpages undo"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let report = try SnapshotOptions.folder(arguments, "report") ?? "report"
    var session = CommandSession(arguments)
    guard FilePath.isFolder(report) else { throw LastRun.missing(report) }
    let undoing: DeckUndoing? =
      arguments.operands.isEmpty ? nil : try DeckUndoing(arguments.operands, report: report)
    do {
      let folder = try RunFolder(report)
      let journal = ApprovalJournal(report: folder.path)
      let undone =
        if let undoing { try undoing.undo(journal) } else { try journal.undo() }
      guard let restored = undone else {
        session.line(
          undoing == nil
            ? "nothing to undo: no approval is kept in \(report)"
            : "nothing to undo: the last approval in \(report) has no picture of \(arguments.operands.joined(separator: ", "))"
        )
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
