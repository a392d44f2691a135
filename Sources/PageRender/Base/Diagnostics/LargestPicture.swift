internal import Synchronization

/// The largest picture that the process has made room for, in words: the likely cause of a lack of memory.
///
/// The words lie in memory that a signal handler can read.
package enum LargestPicture {
  private static let capacity = 256
  // The bytes behind the pointer are written under the lock only. A handler that reads them meanwhile may see
  // parts of two descriptions.
  nonisolated(unsafe) private static let words = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static let count = Atomic(0)
  private static let largest = Mutex(0)

  /// Notes a picture for which memory is about to be reserved.
  ///
  /// - Parameters:
  ///   - name: The picture's file; `nil` for a drawn page.
  ///   - width: The width, in pixels; `height` is in pixels too.
  package static func note(_ name: String?, width: Int, height: Int) {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area > 0, area < Int.max / 4 else { return }
    largest.withLock { largest in
      guard area > largest else { return }
      largest = area
      let thing = name.map { "the image \(Wording.quoted($0))" } ?? "a page"
      // A pixel has four bytes.
      let text = "\(thing) of \(width) × \(height) pixels (\((area + 1 << 18 - 1) >> 18) MiB)"
      var used = 0
      for byte in RunnerLog.guarded(text).utf8.prefix(capacity) {
        words[used] = byte
        used += 1
      }
      count.store(used, ordering: .releasing)
    }
  }

  /// The words as a remark behind a sentence; empty if there is no picture.
  package static var remark: String {
    var text = ""
    withWords { words in
      if words.count > 0 { text = "; the largest so far is \(String(decoding: words, as: UTF8.self))" }
    }
    return text
  }

  /// Calls `body` with the words, or with none if there is no picture. Allocates no memory after the first
  /// call.
  package static func withWords(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    body(UnsafeBufferPointer(start: words, count: count.load(ordering: .acquiring)))
  }
}
