internal import PageRuns

/// `renderpages merge-reports`: the older name of `join`, for older scripts.
@MainActor
enum MergeReportsCommand: Command {
  static let spec = {
    var older = JoinCommand.spec
    older.name = "merge-reports"
    older.summary = "The older name of join."
    older.examples = ["renderpages merge-reports shards/* -o report"]
    older.forCatalogs?.examples = older.examples
    return older
  }()

  static func run(_ arguments: Arguments, coreCount: Int) throws(UsageError) -> Int32 {
    try JoinCommand.run(arguments, coreCount: coreCount)
  }
}
