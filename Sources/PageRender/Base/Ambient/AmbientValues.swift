internal import Synchronization

/// The ambient values of one task, by their keys.
package struct AmbientValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  @TaskLocal static var ofTask = AmbientValues()

  /// The values of the task that waits for blocks and timers; `nil` while none waits.
  private static let ofLaterCode = Mutex<AmbientValues?>(nil)

  static func value(of key: ObjectIdentifier) -> (any Sendable)? {
    if let own = ofTask.values[key] { return own }
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return nil }
    return ofLaterCode.withLock { $0?.values[key] }
  }

  func setting(_ key: ObjectIdentifier, to value: any Sendable) -> AmbientValues {
    var copy = self
    copy.values[key] = value
    return copy
  }

  /// Makes a block read the values that are readable here, whoever runs the block and whenever.
  package static func keeping(_ block: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let isOutsideOfTasks = withUnsafeCurrentTask { $0 == nil }
    let values =
      isOutsideOfTasks && ofTask.values.isEmpty ? ofLaterCode.withLock { $0 } ?? ofTask : ofTask
    return { $ofTask.withValue(values) { block() } }
  }

  /// Calls `body`, during which code that belongs to no task reads the caller's ambient values.
  @MainActor
  package static func whileWaiting(_ body: @MainActor () async -> Void) async {
    let own = ofTask
    let former = ofLaterCode.withLock { values in
      defer { values = own }
      return values
    }
    await body()
    ofLaterCode.withLock { $0 = former }
  }
}
