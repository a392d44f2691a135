internal import CCairo
internal import Glibc

/// Memory for pixels, reused from picture to picture: touching fresh memory costs more than drawing.
///
/// The memory is mapped, not allocated: when it grows, the system has the old one back at once.
package final class PixelMemory {
  /// The start of the memory, aligned for cairo; room for nothing before the first picture.
  private(set) var bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
  private var capacity = 64
  private var isMapped = false

  package init() {}

  /// Linux's large page on x86-64 and on arm64 with 4 KiB pages, in bytes.
  private static let hugePage = 2 << 20

  deinit { release() }

  private func release() {
    if isMapped {
      munmap(bytes, capacity)
    } else {
      bytes.deallocate()
    }
  }

  /// Makes room for `count` bytes. Returns false and keeps the old memory if there is none.
  func reserve(_ count: Int) -> Bool {
    guard count > capacity else { return true }
    // At least twice as much as before, so that growing pictures do not each touch fresh memory; memory that
    // is never touched costs nothing.
    let page = max(Int(sysconf(Int32(_SC_PAGESIZE))), 1)
    let grown = (max(count, 2 * capacity) + page - 1) / page * page
    guard let fresh = Self.map(grown) else { return false }
    // Large pages make the first drawing on fresh memory cheaper, above all with several tasks at once. A
    // system without large pages ignores the advice.
    madvise(fresh, grown, MADV_HUGEPAGE)
    release()
    (bytes, capacity, isMapped) = (fresh, grown, true)
    return true
  }

  /// Maps memory that begins at a large page; `nil` if there is none.
  ///
  /// - Parameter count: The size in bytes, of whole pages.
  private static func map(_ count: Int) -> UnsafeMutableRawPointer? {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let start = mmap(nil, count + hugePage, PROT_READ | PROT_WRITE, flags, -1, 0),
      start != MAP_FAILED
    else { return nil }
    let before = (hugePage - Int(bitPattern: start) % hugePage) % hugePage
    if before > 0 { munmap(start, before) }
    munmap(start + before + count, hugePage - before)
    return start + before
  }
}
