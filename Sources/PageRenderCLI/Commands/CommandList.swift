internal import PageRuns

/// The commands, in the order in which help lists them.
@MainActor
enum CommandList {
  static let all: [any Command.Type] = [
    RenderCommand.self, ReviewCommand.self, SheetCommand.self, StoreCommand.self, LayoutCommand.self,
    LintCommand.self, WatchCommand.self, RecordCommand.self, VerifyCommand.self, ApproveCommand.self,
    ReportCommand.self, UndoCommand.self, CleanCommand.self, PlanCommand.self, JoinCommand.self,
    DiffCommand.self, TruthCommand.self, DevicesCommand.self, InitCommand.self,
    AppCommand.self, CompletionsCommand.self, ManualCommand.self,
  ]

  /// Returns the commands that a program has.
  static func specs(of program: HostProgram) -> [CommandSpec] {
    all.compactMap { $0.spec.adapted(to: program) }
  }
}
