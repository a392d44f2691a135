@preconcurrency internal import Glibc
internal import Synchronization

/// The number of the last signal, 0 before the first. Global because a C handler can capture nothing.
private let signalNumber = Atomic<Int32>(0)

/// Remembers that the user or the system asked the process to stop: pictures being written are finished, and
/// no others begun. The process ends after a second in any case, and at once with a second signal.
package enum Interruption {
  /// Installs the handlers for Ctrl-C and `kill`.
  package static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { received in
        signalNumber.store(received, ordering: .relaxed)
        signal(received, SIG_DFL)
        // All calls of these handlers are safe in a signal handler.
        signal(SIGALRM) { _ in _exit(128 + signalNumber.load(ordering: .relaxed)) }
        alarm(1)
      }
    }
    // A closed pipe or a full file is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package static var isRequested: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  /// The exit status, 130 or 143, as shells count it for a signal; `nil` if there was no signal.
  static var exitStatus: Int32? {
    let number = signalNumber.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }
}
