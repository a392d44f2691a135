import Dispatch
import Foundation
import Synchronization
import Testing

@testable import PageBase
@testable import UIKitCore

/// The clock of a page, on which no time passes but what it is advanced by.
@MainActor
struct PageClockTests {
  private final class Record: Sendable {
    private let entries = Mutex<[String]>([])
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
    var all: [String] { entries.withLock { $0 } }
  }

  private let clock = LaterClock()
  private let record = Record()

  private func add(_ name: String, after delay: Double) {
    clock.after(delay) { [record] in record.add(name) }
  }

  @Test func `what is due runs in the order of its times, and at one time in that of its calls`() {
    add("late", after: 2)
    add("first", after: 1)
    add("second", after: 1)
    add("soon", after: 0.5)
    #expect(clock.nextDue == 0.5 && clock.now == 0)
    clock.advance(to: 0.499)
    #expect(record.all == [] && clock.now == 0.499)
    clock.advance(to: 1)
    #expect(record.all == ["soon", "first", "second"] && clock.nextDue == 2)
    clock.advance(to: 1)
    clock.advance(to: 2)
    #expect(record.all == ["soon", "first", "second", "late"] && clock.nextDue == nil)
  }

  @Test func `the clock never goes back`() {
    clock.advance(to: 3)
    clock.advance(to: 1)
    #expect(clock.now == 3)
    add("later", after: 1)
    #expect(clock.nextDue == 4)
  }

  @Test(
    arguments: [
      (0.0004, 0), (0.0006, 0.001), (1.2346, 1.235), (-1, 0), (.infinity, .infinity), (.nan, .infinity),
      (-.infinity, .infinity),
    ])
  func `a delay is in thousandths, not below 0, and without end if it is no number`(
    delay: Double, due: Double
  ) {
    add("one", after: delay)
    #expect(clock.nextDue == due)
  }

  @Test func `what is cancelled does not run, and only once`() {
    let number = clock.after(1) { [record] in record.add("cancelled") }
    add("other", after: 1)
    #expect(clock.cancel(number) && !clock.cancel(number))
    clock.advance(to: 1)
    #expect(record.all == ["other"] && !clock.cancel(number))
  }

  @Test func `a sleeper wakes when its time has come`() async throws {
    let clock = clock
    let sleeper = Task { try await clock.sleep(5) }
    while clock.nextDue == nil { await Task.yield() }
    #expect(clock.nextDue == 5)
    clock.advance(to: 5)
    try await sleeper.value
  }

  @Test func `a cancelled sleeper is thrown out at once`() async {
    let clock = clock
    let sleeper = Task { try await clock.sleep(5) }
    while clock.nextDue == nil { await Task.yield() }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.nextDue == nil)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(5)
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.nextDue == nil)
  }

  // MARK: Delays of code

  @Test func `a page's delays are on its clock`() async throws {
    #expect(LaterClock.current == nil)
    let record = record
    await LaterClock.withNew {
      guard let clock = LaterClock.current else {
        Issue.record("a page has no clock")
        return
      }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { record.add("never") }
      #expect(clock.nextDue == nil)
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { record.add("past") }
      #expect(clock.nextDue == 0)
      clock.advance(to: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { record.add("minute") }
      let due = clock.nextDue ?? 0
      #expect(due > 59 && due <= 60)
      clock.advance(to: due)
      while record.all.count < 2 { await Task.yield() }
      #expect(record.all == ["past", "minute"])
    }
  }

  @Test(arguments: [true, false])
  func `a page's tasks sleep on its clock`(countsNanoseconds: Bool) async {
    await LaterClock.withNew {
      await withKnownClock { clock in
        let sleeper = Task {
          if countsNanoseconds {
            try await Task.sleep(nanoseconds: 90_500_000_000)
          } else {
            try await Task.sleep(for: .milliseconds(90_500))
          }
        }
        while clock.nextDue == nil { await Task.yield() }
        #expect(clock.nextDue == 90.5)
        clock.advance(to: 90.5)
        _ = try? await sleeper.value
        #expect(clock.nextDue == nil)
      }
    }
  }

  private func withKnownClock(_ body: @MainActor (LaterClock) async -> Void) async {
    guard let clock = LaterClock.current else {
      Issue.record("a page has no clock")
      return
    }
    await body(clock)
  }
}
