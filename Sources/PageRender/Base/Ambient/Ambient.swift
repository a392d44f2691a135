/// A value that code reads without a parameter for it, for the duration of a call: in the call's task and in
/// the tasks that this task makes.
///
/// Blocks of libdispatch and timers belong to no task; they read the values of the task that waits for them
/// (`AmbientValues.whileWaiting`). Each ambient value is one `static let` of this type.
package struct Ambient<Value: Sendable>: Sendable {
  /// The identity of an ambient value.
  private final class Key: Sendable {}

  private let key = Key()

  package init() {}

  /// The value of the innermost running call of `with`; `nil` outside of such calls.
  package var value: Value? { AmbientValues.value(of: ObjectIdentifier(key)) as? Value }

  /// Calls `body`, during which the ambient value is `value`.
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

  /// Calls the asynchronous `body` on the caller's actor; during the call the ambient value is `value`.
  package func with<Result>(
    _ value: Value, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientValues.$ofTask.withValue(
      AmbientValues.ofTask.setting(ObjectIdentifier(key), to: value), operation: body, isolation: isolation)
  }
}
