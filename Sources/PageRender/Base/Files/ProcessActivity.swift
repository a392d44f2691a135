@preconcurrency internal import Glibc

/// The activity of other threads, from Linux's `/proc/self`, as libdispatch does not tell whether its queues
/// are busy. Without `/proc`, no thread counts as busy.
package enum ProcessActivity {
  /// The number of threads, without the calling one, that are running or waiting for a disk.
  package static var busyThreads: Int {
    let running = FilePath.names(in: "/proc/self/task").filter { name in
      guard let text = text(of: "/proc/self/task/\(name)/stat") else { return false }
      // "id (name) state …"; a name may have parentheses of its own.
      guard let end = text.lastIndex(of: ")") else { return false }
      let state = text[end...].dropFirst(2).first
      return state == "R" || state == "D"
    }
    // The calling thread runs.
    return max(running.count - 1, 0)
  }

  /// The first 2048 bytes of a file, which is enough for a thread's `stat`; `nil` if the file cannot be read.
  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 2048)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
