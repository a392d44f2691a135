internal import PageRender

/// What protects a run from its environment and its inputs, as `--version --verbose` tells it.
enum RunConditions {
  /// A line each.
  static var text: String {
    let cleared = LibraryVariables.cleared
    return
      "environment: \(cleared.isEmpty ? "nothing to clear" : "cleared \(cleared.joined(separator: ", "))")\n"
  }
}
