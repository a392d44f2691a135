internal import Synchronization

/// Faults in calls of a page's code that belong to no view on the page, such as a call that loads a missing
/// document.
package final class CodeFaults: Sendable {
  private let found = Mutex<[Diagnostic]>([])

  private static let ambient = Ambient<CodeFaults>()

  /// The faults of the page whose code is running; `nil` while no page's code runs.
  package static var current: CodeFaults? { ambient.value }

  /// Runs code of a page.
  /// - Returns: The result of `body`, and the faults of its calls, each once.
  @MainActor
  package static func collecting<Result>(
    _ body: @MainActor () async -> Result
  ) async -> (result: Result, faults: [Diagnostic]) {
    let faults = CodeFaults()
    let result = await ambient.with(faults) { await body() }
    return (result, faults.found.withLock { $0 })
  }

  package func append(_ fault: Diagnostic) {
    found.withLock { found in
      if !found.contains(fault) { found.append(fault) }
    }
  }
}
