@preconcurrency internal import Glibc

/// A line for a process that dies: which page's code was running when it trapped.
///
/// Swift's own report names a file and a line of the app, or none in a release build, but no page.
@MainActor
package enum TrapNotice {
  /// A handler may read nothing but memory that is there for good: so many bytes, and how many of them count.
  private nonisolated static let capacity = 512
  // Written on the main actor, where pages' code runs, and read by a handler when nothing runs any more.
  private nonisolated(unsafe) static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private nonisolated(unsafe) static var length = 0

  private nonisolated static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Has the line written to standard error when the process traps, and then what the system does with the signal. To be
  /// called on the main thread, once.
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
        // The instruction is run again, or the process aborts again, and the system has its way.
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// - Parameter context: To be read after "the program crashed".
  package static func set(_ context: String) {
    let bytes = Array("error: the program crashed \(context)\n".utf8.prefix(capacity))
    length = 0
    for (place, byte) in bytes.enumerated() { line[place] = byte }
    length = bytes.count
  }

  package static func clear() { length = 0 }

  private nonisolated static func write() {
    if length > 0 { _ = Glibc.write(STDERR_FILENO, line, length) }
  }
}
