internal import CSandbox
@preconcurrency internal import Glibc
internal import Synchronization

/// Locks the process in, as far as the kernel can, before code of an app runs in it. Nothing of it can be undone.
package enum Confinement {
  /// Memory that a process may have, in bytes of address space: a screen takes some hundred million.
  package static let memoryLimit: UInt = 6 << 30
  /// How long a page's code may run for one environment, in seconds.
  package static let timeLimit = 30

  /// Forbids the network, to this process and all that it starts.
  package static func forbidNetwork() { _ = csandbox_forbid_network() }

  /// Forbids the network, files outside of some folders, and memory without end.
  ///
  /// - Parameters:
  ///   - readable: Folders and files, beside those of the system.
  ///   - writable: Folders.
  package static func enter(readable: [String], writable: [String]) {
    var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    let read = (system + readable).map { strdup($0) }
    let write = writable.map { strdup($0) }
    defer { for text in read + write { free(text) } }
    _ = (read.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { read in
      (write.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { write in
        csandbox_confine_files(read.baseAddress!, write.baseAddress!, 1000)
      }
    }
    forbidNetwork()
  }

  /// Programs, libraries, fonts, time zones, and what the system says of itself.
  private static let system = [
    "/bin", "/sbin", "/usr", "/lib", "/lib64", "/etc", "/opt", "/proc", "/sys", "/nix/store", "/dev/null",
    "/dev/zero",
    "/dev/urandom", "/dev/random", "/dev/tty",
  ]

  /// The code that runs, in words, and the second of the monotonic clock at which it began.
  private static let running = Mutex<(code: String, environment: String, began: Int)?>(nil)

  /// - Parameter code: Which code begins, such as `the code of page "feed" (Pages.swift:12)`.
  package static func codeBegins(_ code: String, on environment: String) {
    running.withLock { $0 = (code, environment, now) }
  }
  package static func codeEnds() { running.withLock { $0 = nil } }

  /// Ends the process when a page's code runs for longer than the limit.
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
