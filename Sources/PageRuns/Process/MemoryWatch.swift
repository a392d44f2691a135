@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

/// The limits of the process's address space and data, in bytes; 0 for no limit. Global because a C handler
/// can capture nothing.
private let addressLimit = Atomic<Int>(0)
private let dataLimit = Atomic<Int>(0)

/// Prints a message, which names the largest picture, if a process crashes for lack of memory: Swift and the libraries trap when an allocation
/// fails.
enum MemoryWatch {
  /// Installs the handlers and reads the system's limits; a crash with another cause stays a crash.
  static func start() {
    addressLimit.store(limit(RLIMIT_AS), ordering: .relaxed)
    dataLimit.store(limit(RLIMIT_DATA), ordering: .relaxed)
    // The memory of the words exists before a handler reads them.
    LargestPicture.withWords { _ in }
    for number in [SIGABRT, SIGBUS, SIGILL, SIGSEGV, SIGTRAP] {
      signal(number) { received in
        if MemoryWatch.isMemoryShort {
          MemoryWatch.print("renderpages: error: out of memory")
          LargestPicture.withWords { words in
            guard words.count > 0 else { return }
            MemoryWatch.print("; the largest picture is ")
            write(STDERR_FILENO, words.baseAddress, words.count)
          }
          MemoryWatch.print(
            "; allow more than the system's limit (ulimit -v, -d), make large pictures smaller, or draw fewer pages at a time (-j)\n"
          )
          _exit(4)
        }
        signal(received, SIG_DFL)
        raise(received)
      }
    }
  }

  fileprivate static func print(_ words: StaticString) {
    write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  }

  private static func limit(_ resource: __rlimit_resource) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return 0 }
    return Int(exactly: limit.rlim_cur) ?? 0
  }

  /// True if more than half of the allowed memory is in use: one large allocation may not have fitted into
  /// the rest.
  ///
  /// Makes only calls that are safe in a signal handler, and no value that needs memory.
  fileprivate static var isMemoryShort: Bool {
    var (addresses, data, field, value) = (0, 0, 0, 0)
    let file = open("/proc/self/statm", O_RDONLY)
    var byte: UInt8 = 0
    // Pages: all, resident, shared, code, 0, and data with stacks.
    while read(file, &byte, 1) == 1 {
      if byte >= 48, byte <= 57 {
        value = value &* 10 &+ Int(byte &- 48)
        continue
      }
      if field == 0 { addresses = value }
      if field == 5 { data = value }
      field &+= 1
      value = 0
    }
    let page = sysconf(Int32(_SC_PAGESIZE))
    let limits = (addressLimit.load(ordering: .relaxed), dataLimit.load(ordering: .relaxed))
    return limits.0 > 0 && addresses &* page > limits.0 / 2 || limits.1 > 0 && data &* page > limits.1 / 2
  }
}
