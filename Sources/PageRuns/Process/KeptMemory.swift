internal import CThreads

/// Memory that the process keeps for its next pictures.
enum KeptMemory {
  /// Well above the memory of several pictures; the largest screens have 24 MB.
  private static let bytes: Int32 = 256 << 20

  /// Keeps freed memory of pictures' size in the process. Otherwise glibc returns it to the kernel, which clears
  /// each page of the next picture: a tenth of the time of a run whose pictures all changed.
  static func begin() { cthreads_keep_memory(bytes) }
}
