internal import PageRuns

/// The commands, in the order in which help lists them.
@MainActor
package enum CommandList {
  /// The command `app`, which lies above this target, as nothing that draws decks or documents needs it; `nil` in programs
  /// without it.
  package static var app: (any Command.Type)?

  static var all: [any Command.Type] {
    drawing + [app].compactMap(\.self) + [CompletionsCommand.self, ManualCommand.self]
  }

  private static let drawing: [any Command.Type] = [
    RenderCommand.self, ReviewCommand.self, SheetCommand.self, StoreCommand.self, LayoutCommand.self,
    LookCommand.self,
    LintCommand.self, WatchCommand.self, RecordCommand.self, VerifyCommand.self, ApproveCommand.self,
    ReportCommand.self, UndoCommand.self, CleanCommand.self, PlanCommand.self, JoinCommand.self,
    DiffCommand.self, TruthCommand.self, DevicesCommand.self, InitCommand.self, McpCommand.self,
  ]

  /// The options of lint, verify and record in programs with pages of their own, each once.
  package static let judging = [LintCommand.spec, VerifyCommand.spec, RecordCommand.spec].map { spec in
    let absent = Set(spec.forCatalogs?.withoutOptions ?? []).union(["explain"])
    return (command: spec.name, options: spec.options.filter { !absent.contains($0.long) })
  }

  /// Returns the commands that a program has.
  static func specs(of program: HostProgram) -> [CommandSpec] {
    all.compactMap { $0.spec.adapted(to: program) }
  }
}
