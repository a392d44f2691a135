@preconcurrency internal import Glibc

/// The line that a process prints when it traps: it names the page whose code was running.
///
/// Swift's own report names a file and a line of the app, or neither in a release build, but no page.
@MainActor
package enum TrapNotice {
  /// The size of the line's buffer, in bytes. It is allocated once, as a signal handler may not allocate
  /// memory.
  private nonisolated static let capacity = 512
  // The line and its length are written on the main actor, where pages' code runs, and read by the signal
  // handler when nothing else runs.
  private nonisolated(unsafe) static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private nonisolated(unsafe) static var length = 0

  private nonisolated static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Installs signal handlers that write the line to standard error when the process traps, and then leave
  /// the signal to the system. Call it once, on the main thread.
  package static func install() {
    line.initialize(repeating: 0, count: capacity)
    // A stack that has overflowed has no room for a handler.
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        TrapNotice.write()
        // The signal is raised again with the system's default action.
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// - Parameter context: The text after "the program crashed", such as the code that is running.
  package static func set(_ context: String) {
    let bytes = Array(
      RunnerLog.guarded("error: the program crashed \(context)\n").utf8.prefix(capacity))
    length = 0
    for (place, byte) in bytes.enumerated() { line[place] = byte }
    length = bytes.count
  }

  package static func clear() { length = 0 }

  private nonisolated static func write() {
    if length > 0 { _ = Glibc.write(STDERR_FILENO, line, length) }
  }
}
