package import PageRuns

/// A command of the program, listed in `CommandList`.
@MainActor
package protocol Command {
  /// The command's name, options and help.
  static var spec: CommandSpec { get }

  /// Runs the command.
  ///
  /// - Parameter coreCount: The number of the machine's processors.
  /// - Returns: The process's exit status.
  static func run(_ arguments: Arguments, coreCount: Int) async throws(UsageError) -> Int32
}
