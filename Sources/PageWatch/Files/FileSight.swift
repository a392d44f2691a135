@preconcurrency internal import Glibc

/// The facts of some files that a change changes, for file systems that send no events.
struct FileSight: Equatable {
  /// The device, number, size, and times of change of each file that there is.
  private var seen: [String: [Int]] = [:]

  /// - Parameter paths: Paths of files and folders; links are followed.
  init(_ paths: [String]) {
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      seen[path] = [
        Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
        Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim),
      ]
    }
  }

  /// The paths that another look sees otherwise, sorted.
  func changes(to later: FileSight) -> [String] {
    Set(seen.keys).union(later.seen.keys).filter { seen[$0] != later.seen[$0] }.sorted()
  }

  /// The paths of files that changed at a time or later, sorted.
  ///
  /// - Parameter time: In nanoseconds since 1970. Files of the tick of the file system's clock before it
  ///   count.
  func changed(since time: Int) -> [String] {
    seen.filter { ($0.value.last ?? 0) >= time - Self.tick }.keys.sorted()
  }

  /// The longest tick of Linux's clock for files, at 100 Hz, in nanoseconds.
  private static let tick = 10_000_000

  /// The present time, in nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
