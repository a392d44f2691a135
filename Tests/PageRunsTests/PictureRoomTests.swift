import Foundation
import PageRender
import Synchronization
import Testing

@testable import PageRuns

/// Room for ten bytes. Pictures are threads of their own, which the test joins.
struct PictureRoomTests {
  private let room = PictureRoom(limit: 10)

  /// A number that several threads change.
  private final class Count: Sendable {
    let value = Atomic(0)

    @discardableResult
    func add(_ number: Int) -> Int { value.wrappingAdd(number, ordering: .relaxed).newValue }
  }

  /// Runs bodies on threads of their own until all have ended.
  private func runTogether(_ bodies: [@Sendable () -> Void]) {
    let group = DispatchGroup()
    for body in bodies {
      group.enter()
      Thread {
        body()
        group.leave()
      }.start()
    }
    group.wait()
  }

  @Test(arguments: [6, 10, 11, 1000])
  func `pictures that do not fit together are compared one after the other`(bytes: Int) {
    let (inside, most) = (Count(), Count())
    let compare: @Sendable () -> Void = { [room] in
      for _ in 0..<50 {
        room.using(bytes) {
          most.value.max(inside.add(1), ordering: .relaxed)
          usleep(10)
          inside.add(-1)
        }
      }
    }
    runTogether([compare, compare, compare])
    #expect(most.value.load(ordering: .relaxed) == 1)
  }

  /// Each waits inside for the other, up to ten seconds.
  @Test func `two that fit are compared at a time`() {
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let met = Count()
    let bodies = [0, 1].map { own -> @Sendable () -> Void in
      { [room] in
        room.using(5) {
          arrivals[own].signal()
          if arrivals[1 - own].wait(timeout: .now() + 10) == .success { met.add(1) }
        }
      }
    }
    runTogether(bodies)
    #expect(met.value.load(ordering: .relaxed) == 2)
  }

  @Test func `the room is free again after each picture, and the result is the body's`() {
    #expect((0..<3).map { number in room.using(10) { number } } == [0, 1, 2])
  }

  /// An iPhone SE has 375 × 667 points at 2×: 750 × 1334 pixels of four bytes, as drawn and as recorded.
  @Test func `a picture counts as drawn and as recorded`() throws {
    let phone = try DeviceCatalog.builtin.device("iphone-se-3")
    let bytes = 8 * 750 * 1334
    #expect(PictureRoom.bytes(of: PageEnvironment(device: phone)) == bytes)
    #expect(PictureRoom.bytes(of: PageEnvironment(device: phone, orientation: .landscape)) == bytes)
  }
}
