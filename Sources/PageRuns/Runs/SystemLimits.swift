internal import CThreads
@preconcurrency internal import Glibc
internal import PageRender

/// The limits of the system that a process needs, so that it ends with a sentence instead of a trap or an endless wait.
package enum SystemLimits {
  /// The least limit of open files: libraries, fonts, pictures and workers, for several tasks at a time.
  static let openFiles = 32
  /// The least limit of address space or data, in MiB: the libraries that are mapped first, and a review of some pages.
  static let memory = 512
  /// The least limit of each thread's stack, in KiB: twice the need of the deepest allowed nesting of views.
  static let stack = 2048
  /// The number of threads and processes besides the main thread and the drawing threads, which are as many
  /// as processors: two of the system's queues, a worker, and one to spare. A queue that gets no thread waits
  /// for ever.
  private static let companions = 4

  /// The first limit that is too low; `nil` if none is.
  package static var fault: UsageError? {
    if let files = limit(RLIMIT_NOFILE), files < openFiles {
      return UsageError(
        message: "only \(files) files may be open at a time; allow \(openFiles) (ulimit -n)", exitCode: .limit
      )
    }
    if let bytes = limit(RLIMIT_STACK), bytes < stack << 10 {
      return UsageError(
        message: "only \(bytes >> 10) KiB of stack may be used; allow \(stack) (ulimit -s)", exitCode: .limit)
    }
    for (resource, option) in [(RLIMIT_AS, "-v"), (RLIMIT_DATA, "-d")] {
      guard let bytes = limit(resource) else { continue }
      guard bytes >= memory << 20 else {
        return UsageError(
          message: "only \(bytes >> 20) MiB of memory may be used; allow \(memory) (ulimit \(option))",
          exitCode: .limit)
      }
      MemoryWatch.start()
    }
    return fitThreads()
  }

  /// Returns a limit of the system; `nil` if there is none.
  private static func limit(_ resource: __rlimit_resource) -> Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }

  /// Restarts the program on fewer processors if the system has no threads for all of them.
  private static func fitThreads() -> UsageError? {
    let wanted = Int(cthreads_processors()) + companions
    let startable = Int(cthreads_startable(Int32(wanted)))
    guard startable < wanted else { return nil }
    guard startable > companions else {
      return UsageError(
        message: "only \(startable) threads can be started; allow \(companions + 1) and the program's own "
          + "(ulimit -u, or the container's limit of processes)",
        exitCode: .limit)
    }
    cthreads_restart_on(Int32(startable - companions), CommandLine.unsafeArgv)
    return nil
  }
}
