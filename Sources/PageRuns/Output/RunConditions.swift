internal import PageRender

/// The protections of a run from its environment and its inputs, as `--version --verbose` prints them.
package enum RunConditions {
  /// The conditions, a line each.
  package static var text: String { [origin, environment, isolation].map { $0 + "\n" }.joined() }

  /// The origin of the libraries and fonts: a release's own, or the machine's.
  private static var origin: String {
    PackedRelease.current.map {
      "release: \($0.version), with libraries and fonts of its own in \($0.folder)"
    }
      ?? "release: none; libraries and fonts are the machine's"
  }

  private static var environment: String {
    let cleared = LibraryVariables.cleared
    return
      "environment: \(cleared.isEmpty ? "nothing to clear" : "cleared \(cleared.joined(separator: ", "))")"
  }

  private static var isolation: String {
    guard let path = IsolatedWorker.path, let lock = IsolatedWorker.lock else {
      return "isolation: not isolated: \(IsolatedWorker.lack?.message ?? "no worker gets ready")"
    }
    let files = lock.landlock > 0 ? "Landlock \(lock.landlock)" : "no Landlock"
    return lock.filtersCalls
      ? "isolation: \(path), \(files), seccomp"
      : "isolation: not isolated: \(path) is a process of its own, but the kernel has no seccomp (\(files))"
  }
}
