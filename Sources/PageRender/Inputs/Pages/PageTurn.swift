/// Lets the code of one page run at a time: blocks on the main queue belong to the page that is being waited for, and there
/// has to be only one.
@MainActor
enum PageTurn {
  private static var isTaken = false
  /// The continuations of waiting pages, in the order of arrival.
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Returns when no other page's code runs; `end` is to be called then.
  static func begin() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
