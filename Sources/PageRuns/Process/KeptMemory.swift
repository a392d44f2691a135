internal import Glibc

/// Memory that the process keeps for its next pictures.
enum KeptMemory {
  /// Sizes in bytes. The largest screens have 24 MB, and glibc takes at most half of a thread's heap of 64 MB.
  private static let (mapped, trimmed): (Int32, Int32) = (32 << 20, 256 << 20)

  /// Keeps freed memory of pictures' size in the process. Otherwise glibc returns it to the kernel, which clears
  /// each page of the next picture: a sixth of the time of a run whose pictures all changed.
  static func begin() {
    mallopt(M_MMAP_THRESHOLD, mapped)
    mallopt(M_TRIM_THRESHOLD, trimmed)
  }
}
