internal import Synchronization

/// Values on their way from tasks that make them to tasks that take them; a few at a time, each taken by one.
///
/// Under a lock instead of an actor's turn: while all threads are at work a turn would have to wait for one of them.
final class Pipe<Item: Sendable>: Sendable {
  private let capacity: Int
  private let state: Mutex<State>

  private struct State {
    var items: [Item] = []
    /// How many may still send.
    var senderCount: Int
    var isCancelled = false
    var waitingSenders: [CheckedContinuation<Void, Never>] = []
    var waitingReceivers: [CheckedContinuation<Void, Never>] = []

    /// All who wait, to look again.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      defer { (waitingSenders, waitingReceivers) = ([], []) }
      return waitingSenders + waitingReceivers
    }
  }

  /// - Parameter senders: How many tasks send, each of which says when it is done.
  init(capacity: Int, senders: Int = 1) {
    self.capacity = capacity
    state = Mutex(State(senderCount: senders))
  }

  /// Waits until there is room.
  ///
  /// - Returns: `false` where nobody receives any more.
  func send(_ item: Item) async -> Bool {
    while true {
      let isSent: Bool? = change { state in
        if state.isCancelled { return false }
        guard state.items.count < capacity else { return nil }
        state.items.append(item)
        return true
      }
      if let isSent { return isSent }
      await withCheckedContinuation { continuation in
        let hasRoom = state.withLock { state in
          let hasRoom = state.items.count < capacity || state.isCancelled
          if !hasRoom { state.waitingSenders.append(continuation) }
          return hasRoom
        }
        if hasRoom { continuation.resume() }
      }
    }
  }

  /// One of the senders is done.
  func close() { _ = change { $0.senderCount -= 1 } }

  /// No more will be received.
  func cancel() { _ = change { $0.isCancelled = true } }

  /// The next; `nil` after the last.
  func receive() async -> Item? {
    while true {
      let next: Item?? = change { state in
        if !state.items.isEmpty { return .some(state.items.removeFirst()) }
        return state.senderCount <= 0 ? .some(nil) : nil
      }
      if let next { return next }
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          let isReady = !state.items.isEmpty || state.senderCount <= 0
          if !isReady { state.waitingReceivers.append(continuation) }
          return isReady
        }
        if isReady { continuation.resume() }
      }
    }
  }

  /// Changes the state, and has those look again who wait for a change; `nil` where nothing changed.
  private func change<Answer>(_ body: (inout State) -> Answer?) -> Answer? {
    let (answer, waiting) = state.withLock { state in
      let answer = body(&state)
      return (answer, answer == nil ? [] : state.takeWaiting())
    }
    for continuation in waiting { continuation.resume() }
    return answer
  }
}
