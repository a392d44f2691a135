/// Lets the code of only one page run at a time, so that blocks on the main queue belong to that page.
@MainActor
enum PageTurn {
  private static var isTaken = false
  /// The continuations of waiting pages, in the order of arrival.
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other page's code runs. `end` must be called afterwards.
  static func begin() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
