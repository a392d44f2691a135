internal import PageRender

/// The output of a run of `render`: the paths of the pictures, or on a terminal their number.
struct RenderListing {
  private let result: RenderResult
  private let seconds: Double

  init(_ result: RenderResult, seconds: Double) {
    self.result = result
    self.seconds = seconds
  }

  func print(_ options: RenderOptions, _ runOptions: RunOptions) -> ExitCode {
    var results = ResultWriter()
    let paths = result.standing.map { "\(result.folder)/\($0)" }
    if runOptions.printsJSON {
      results.json(.object([("files", .array(paths.map { .string($0) }))]))
    } else if !runOptions.isQuiet {
      if options.lists || !Terminal.isOutputTerminal {
        for path in paths { results.line(path) }
      }
      if Terminal.isOutputTerminal { results.line(total) }
    }
    return results.flush()
  }

  /// The total: `14,400 pictures in out, 480 drawn, 2,126.0 MB, 6.1 s`.
  var total: String {
    let count = result.standing.count
    return "\(Counting.grouped(count)) \(Wording.form(count, "picture")) in \(result.folder), "
      + "\(Counting.grouped(result.drawnCount)) drawn, \(Counting.megabytes(result.byteCount)), "
      + "\(Counting.tenths(seconds)) s"
  }
}
