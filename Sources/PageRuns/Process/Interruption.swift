@preconcurrency internal import Glibc
internal import Synchronization

/// The number of the first signal, 0 before it. Global because a C handler can capture nothing.
private let signalNumber = Atomic<Int32>(0)
/// The kinds of signals that came so far, a bit each.
private let seenKinds = Atomic<UInt64>(0)
/// The monotonic time of the first signal, in milliseconds.
private let signalTime = Atomic<Int>(0)
/// The seconds from the first signal to the end of the process.
private let graceSeconds = Atomic<UInt32>(1)

/// Remembers that the user or the system asked the process to stop: pictures being written are finished, and
/// no others begun.
///
/// The process ends after a grace period in any case, and at once when a signal comes that came before. A
/// signal of another kind changes nothing: CI services send SIGTERM after SIGINT.
package enum Interruption {
  /// Installs the handlers for Ctrl-C and `kill`.
  package static func watch() {
    for number in [SIGINT, SIGTERM] {
      // All calls of these handlers are safe in a signal handler.
      signal(number) { received in
        let kind = UInt64(1) << UInt64(received & 63)
        let before = seenKinds.bitwiseOr(kind, ordering: .relaxed).oldValue
        if before & kind != 0 { _exit(128 + received) }
        guard before == 0 else { return }
        signalTime.store(Interruption.milliseconds, ordering: .relaxed)
        signalNumber.store(received, ordering: .releasing)
        signal(SIGALRM) { _ in _exit(128 + signalNumber.load(ordering: .relaxed)) }
        alarm(graceSeconds.load(ordering: .relaxed))
      }
    }
    // A closed pipe or a full file is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package static var isRequested: Bool { signalNumber.load(ordering: .acquiring) != 0 }

  /// True once pictures that are being drawn are given up: 0.7 s after the first signal, so that drawing has
  /// stopped within a second.
  static var isDrawingOver: Bool {
    isRequested && milliseconds - signalTime.load(ordering: .relaxed) >= 700
  }

  /// Makes the grace period 7 s instead of 1 s, for runs that leave results. GitHub sends the second signal
  /// 7.5 s after the first.
  static func leaveTimeForResults() { graceSeconds.store(7, ordering: .relaxed) }

  /// The exit status, 130 or 143, as shells count it for a signal; `nil` if there was no signal.
  package static var exitStatus: Int32? {
    let number = signalNumber.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }

  /// The monotonic clock's time.
  fileprivate static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec &* 1000 &+ time.tv_nsec / 1_000_000
  }
}
