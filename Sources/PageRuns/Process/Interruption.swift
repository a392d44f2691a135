@preconcurrency internal import Glibc
internal import Synchronization

/// The signal that came last, 0 while none did. Global because a C handler sees nothing else.
private let signalNumber = Atomic<Int32>(0)

/// Remembers that the user or the system asked the process to stop, so that pictures being written are
/// finished and no others begun. The process ends after a second whatever it does, and with a second signal at once.
package enum Interruption {
  /// Installs the handlers for Ctrl-C and `kill`.
  package static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { received in
        signalNumber.store(received, ordering: .relaxed)
        signal(received, SIG_DFL)
        // Of the handlers' own calls all are safe in one.
        signal(SIGALRM) { _ in _exit(128 + signalNumber.load(ordering: .relaxed)) }
        alarm(1)
      }
    }
    // A closed pipe or a full file is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package static var isRequested: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  /// 130 or 143, as shells count processes that a signal ended; `nil` where none came.
  static var exitStatus: Int32? {
    let number = signalNumber.load(ordering: .relaxed)
    return number == 0 ? nil : 128 + number
  }
}
