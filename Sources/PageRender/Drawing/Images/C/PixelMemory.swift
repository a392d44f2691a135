internal import CCairo
internal import Glibc

/// Memory for pixels, reused from picture to picture: touching fresh memory costs more than drawing.
package final class PixelMemory {
  private(set) var bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
  private var capacity = 64

  package init() {}

  /// Linux's large page on x86-64 and on arm64 with 4 KiB pages, in bytes.
  private static let hugePage = 2 << 20

  deinit { free(bytes) }

  /// Makes room for `count` bytes. Returns false and keeps the old memory if there is none.
  func reserve(_ count: Int) -> Bool {
    guard count > capacity else { return true }
    // At least twice as much as before, so that growing pictures do not each touch fresh memory; memory that
    // is never touched costs nothing.
    let grown = max(count, 2 * capacity)
    var fresh: UnsafeMutableRawPointer?
    guard posix_memalign(&fresh, Self.hugePage, grown) == 0, let fresh else { return false }
    // Large pages make the first drawing on fresh memory cheaper, above all with several tasks at once. A
    // system without large pages ignores the advice.
    madvise(fresh, grown, MADV_HUGEPAGE)
    free(bytes)
    (bytes, capacity) = (fresh, grown)
    return true
  }
}
