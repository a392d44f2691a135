internal import Synchronization

/// A bounded queue of values between tasks; each value is received once.
///
/// The queue uses a lock instead of an actor, because an actor's job would wait for a free thread while all
/// threads are busy.
final class Pipe<Item: Sendable>: Sendable {
  private let capacity: Int
  private let state: Mutex<State>

  private struct State {
    var items: [Item] = []
    /// The number of tasks that may still send.
    var senderCount: Int
    var isCancelled = false
    var waitingSenders: [CheckedContinuation<Void, Never>] = []
    var waitingReceivers: [CheckedContinuation<Void, Never>] = []

    /// Removes and returns all waiting continuations, which then check the state again.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      defer { (waitingSenders, waitingReceivers) = ([], []) }
      return waitingSenders + waitingReceivers
    }
  }

  /// - Parameter senders: The number of tasks that send, each of which calls `close` at its end.
  init(capacity: Int, senders: Int = 1) {
    self.capacity = capacity
    state = Mutex(State(senderCount: senders))
  }

  /// Sends a value; waits until there is room.
  ///
  /// - Returns: False if the queue is cancelled.
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

  /// Ends one of the senders.
  func close() { _ = change { $0.senderCount -= 1 } }

  /// Ends receiving: no further value can be sent.
  func cancel() { _ = change { $0.isCancelled = true } }

  /// Receives the next value; `nil` after the last one.
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

  /// Changes the state and resumes all waiting tasks; `nil` if `body` changed nothing.
  private func change<Answer>(_ body: (inout State) -> Answer?) -> Answer? {
    let (answer, waiting) = state.withLock { state in
      let answer = body(&state)
      return (answer, answer == nil ? [] : state.takeWaiting())
    }
    for continuation in waiting { continuation.resume() }
    return answer
  }
}
