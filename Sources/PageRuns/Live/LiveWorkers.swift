internal import Synchronization

/// The workers of a live view, which keep fonts, shaped texts and glyphs from turn to turn.
final class LiveWorkers: Sendable {
  /// A worker, which one task at a time gets.
  private struct Kept: @unchecked Sendable {
    let worker: PageWorker
  }

  private struct State {
    var all: [Kept] = []
    var lent = 0
  }

  private let state = Mutex(State())

  /// Takes all workers back, once their tasks have ended. They keep the texts of the turn that ended: each turn
  /// draws all pages, and texts that were edited away do not come back.
  func rewind() {
    state.withLock { state in
      state.lent = 0
      for kept in state.all { kept.worker.dropUnusedTexts() }
    }
  }

  /// Returns a worker that nobody else has until `rewind`.
  func next(_ make: () -> PageWorker) -> PageWorker {
    state.withLock { state -> Kept in
      if state.lent == state.all.count { state.all.append(Kept(worker: make())) }
      state.lent += 1
      return state.all[state.lent - 1]
    }.worker
  }
}
