internal import Glibc

/// Locks of open files, as `flock` sets them.
package enum FileLock {
  /// Gives up the lock of a descriptor and closes it.
  ///
  /// A descriptor that is only closed stays locked while a child process has a copy of it: from its fork to its exec.
  package static func release(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
