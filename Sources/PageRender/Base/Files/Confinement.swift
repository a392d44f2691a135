internal import CBox
@preconcurrency internal import Glibc
internal import Synchronization

/// The part of a box that the boxed program itself sees. `BoxedProgram` makes boxes.
package enum Confinement {
  /// The limit on a process's address space, in bytes; a screen needs some hundred million.
  package static let memoryLimit: UInt = 6 << 30
  /// The limit on the time that a page's code runs for one environment, in seconds.
  package static let timeLimit = 30

  /// Sends what the process may not do itself, in a box, through the socket that it was started with.
  package static func useServer() { cbox_use(Int32(CBOX_REQUESTS)) }

  /// The running code and its environment, in words, and the second of the monotonic clock at which the code
  /// began; `nil` while no page's code runs.
  private static let running = Mutex<(code: String, environment: String, began: Int)?>(nil)

  /// - Parameter code: The code that begins, in words, such as `the code of page "feed" (Pages.swift:12)`.
  package static func codeBegins(_ code: String, on environment: String) {
    running.withLock { $0 = (code, environment, now) }
  }
  package static func codeEnds() { running.withLock { $0 = nil } }

  /// Ends the process when a page's code runs for longer than `timeLimit`.
  package static func watchTime() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        while true {
          sleep(1)
          guard let (code, environment, began) = Confinement.running.withLock({ $0 }),
            Confinement.now - began > Confinement.timeLimit
          else { continue }
          let line =
            "error: \(code) did not return within \(Confinement.timeLimit) s on \(environment)\n"
          _ = write(STDERR_FILENO, line, line.utf8.count)
          _exit(124)
        }
      }, nil)
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return max(time.tv_sec, 1)
  }
}
