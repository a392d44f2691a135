internal import PageRender

/// A call that runs: its progress is told, and it may be given up.
@MainActor
struct CallWatch {
  /// Tells the client a step in words.
  let tell: (String) -> Void
  /// True if nobody waits for the answer any more.
  let isOver: () -> Bool
}
