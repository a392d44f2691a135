/// Values on their way from one task that makes them to one that takes them; a few at a time.
actor Pipe<Item: Sendable> {
  private let capacity: Int
  private var items: [Item] = []
  private var isClosed = false
  private var isCancelled = false
  private var sender: CheckedContinuation<Void, Never>?
  private var receiver: CheckedContinuation<Void, Never>?

  init(capacity: Int) { self.capacity = capacity }

  /// Waits until there is room.
  ///
  /// - Returns: `false` where nobody receives any more.
  func send(_ item: Item) async -> Bool {
    while items.count >= capacity, !isCancelled { await withCheckedContinuation { sender = $0 } }
    guard !isCancelled else { return false }
    items.append(item)
    wake(&receiver)
    return true
  }

  /// No more will come.
  func close() {
    isClosed = true
    wake(&receiver)
  }

  /// No more will be received.
  func cancel() {
    isCancelled = true
    wake(&sender)
  }

  /// The next; `nil` after the last.
  func receive() async -> Item? {
    while items.isEmpty, !isClosed { await withCheckedContinuation { receiver = $0 } }
    guard !items.isEmpty else { return nil }
    defer { wake(&sender) }
    return items.removeFirst()
  }

  private func wake(_ waiting: inout CheckedContinuation<Void, Never>?) {
    waiting?.resume()
    waiting = nil
  }
}
