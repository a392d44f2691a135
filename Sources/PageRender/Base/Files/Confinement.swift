internal import CSandbox
@preconcurrency internal import Glibc
internal import Synchronization

/// Sandboxes the process, as far as the kernel can, before code of an app runs in it. No restriction can be
/// lifted again.
package enum Confinement {
  /// The limit on a process's address space, in bytes; a screen needs some hundred million.
  package static let memoryLimit: UInt = 6 << 30
  /// The limit on the time that a page's code runs for one environment, in seconds.
  package static let timeLimit = 30

  /// Forbids the network to this process and to all processes that it starts.
  package static func forbidNetwork() { _ = csandbox_forbid_network() }

  /// Forbids the network, files outside of the given folders, and memory beyond `memoryLimit`.
  ///
  /// - Parameters:
  ///   - readable: The folders and files that may be read, in addition to the system's.
  ///   - writable: The folders that may be read and written.
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

  /// The paths of programs, libraries, fonts, time zones and system information.
  private static let system = [
    "/bin", "/sbin", "/usr", "/lib", "/lib64", "/etc", "/opt", "/proc", "/sys", "/nix/store", "/dev/null",
    "/dev/zero",
    "/dev/urandom", "/dev/random", "/dev/tty",
  ]

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
