package import PageRender

/// Reports the files that a command wrote.
package enum ReviewListing {
  /// Prints the paths, one a line or as JSON.
  package static func print(_ paths: [String], _ options: RunOptions) -> ExitCode {
    var results = ResultWriter()
    if options.printsJSON {
      results.json(.object([("files", .array(paths.map { .string($0) }))]))
    } else if !options.isQuiet {
      for path in paths { results.line(path) }
    }
    return results.flush()
  }
}
