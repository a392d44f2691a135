/// A value that code finds without being handed it, for the time of a call: in its task and in the tasks that it makes.
///
/// Blocks of libdispatch and timers belong to no task; they find the values of the task that waits for them
/// (`AmbientValues.whileWaiting`). Each thing that is ambient is one `static let` of this type.
package struct Ambient<Value: Sendable>: Sendable {
  /// Tells the thing from all others.
  private final class Key: Sendable {}

  private let key = Key()

  package init() {}

  /// The value of the innermost call of `with` that is under way; `nil` outside of any.
  package var value: Value? { AmbientValues.value(of: ObjectIdentifier(key)) as? Value }

  /// Calls `body`, in which `value` is the given one.
  package func with<Result, Failure: Error>(
    _ value: Value, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = AmbientValues.$ofTask.withValue(
      AmbientValues.ofTask.setting(ObjectIdentifier(key), to: value)
    ) {
      Swift.Result<Result, Failure> { () throws(Failure) -> Result in try body() }
    }
    return try outcome.get()
  }

  /// Calls `body`, which may wait, on the caller's actor.
  package func with<Result>(
    _ value: Value, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientValues.$ofTask.withValue(
      AmbientValues.ofTask.setting(ObjectIdentifier(key), to: value), operation: body, isolation: isolation)
  }
}
