import Dispatch
import Foundation
import Synchronization
import Testing

@testable import PageBase

/// Values that code reads without a parameter, and the thread on which views are.
struct AmbientTests {
  private static let number = Ambient<Int>()
  private static let word = Ambient<String>()

  @Test func `a value is that of the innermost call`() {
    #expect(Self.number.value == nil)
    let result = Self.number.with(1) {
      #expect(Self.number.value == 1 && Self.word.value == nil)
      Self.number.with(2) { #expect(Self.number.value == 2) }
      Self.word.with("a") { #expect(Self.number.value == 1 && Self.word.value == "a") }
      return Self.number.value
    }
    #expect(result == 1 && Self.number.value == nil)
  }

  @Test func `a call that throws ends its value`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Self.number.with(1) { throw Failure() } }
    #expect(Self.number.value == nil)
  }

  @Test func `tasks of a task read its values`() async {
    await Self.number.with(3) {
      async let child = Self.number.value
      #expect(await child == 3)
      #expect(await Task { Self.number.value }.value == 3)
      #expect(await Task.detached { Self.number.value }.value == nil)
    }
  }

  @Test @MainActor func `a block may keep the values that were readable where it was made`() async {
    let read = Mutex<[Int?]>([])
    let block: @Sendable () -> Void = { read.withLock { $0.append(Self.number.value) } }
    let kept = Self.number.with(6) { AmbientValues.keeping(block) }
    let ofNone = AmbientValues.keeping(block)
    await Self.number.with(7) {
      kept()
      ofNone()
      await AmbientValues.whileWaiting {
        let made: @Sendable () -> Void = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: AmbientValues.keeping(block)) }
        }
        Self.number.with(8) { made() }
      }
    }
    #expect(read.withLock { $0 } == [6, nil, 7])
  }

  @Test func `code of the main actor knows that it is, and other code does not`() async {
    #expect(await MainActor.run { MainThread.isCurrent })
    let isOther = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: MainThread.isCurrent) }.start()
    }
    #expect(!isOther)
  }

  @Test func `code runs on the main actor from any thread`() async throws {
    struct Failure: Error {}
    #expect(await MainActor.run { MainThread.run { MainThread.isCurrent ? 1 : 2 } } == 1)
    let found = await withCheckedContinuation { continuation in
      Thread {
        let result = MainThread.run { MainThread.isCurrent ? 1 : 2 }
        let failure = Result { try MainThread.run { throw Failure() } }
        continuation.resume(returning: (result, (try? failure.get()) == nil))
      }.start()
    }
    #expect(found == (1, true))
  }
}
