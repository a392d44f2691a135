@preconcurrency internal import Glibc

/// A file descriptor, closed with its last owner.
final class Descriptor: Sendable {
  let number: Int32

  /// - Parameter number: The result of the call that opened it; `nil` if the call failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }
}

extension Descriptor {
  /// Makes reads and writes return at once, and closes the descriptor in programs that this one starts.
  func prepare() -> Descriptor {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    return self
  }
}

/// A pipe that wakes a thread that waits in `poll`.
struct WakingBell: Sendable {
  /// The end to wait for.
  let descriptor: Descriptor
  private let other: Descriptor

  /// - Returns: `nil` if the system has no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let descriptor = Descriptor(ends[0]), let other = Descriptor(ends[1]) else {
      return nil
    }
    self.descriptor = descriptor.prepare()
    self.other = other.prepare()
  }

  /// Wakes the thread; a pipe that is full has woken it already.
  func ring() {
    var one: UInt8 = 1
    _ = write(other.number, &one, 1)
  }

  /// Takes all rings so far.
  func quiet() {
    var rings = [UInt8](repeating: 0, count: 1024)
    while read(descriptor.number, &rings, rings.count) == rings.count {}
  }
}
