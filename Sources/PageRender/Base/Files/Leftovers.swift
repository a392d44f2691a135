internal import Glibc

/// Temporary files of runs that were killed.
enum Leftovers {
  /// The minimum age of the files that are removed, in seconds: a younger file may belong to a run that is
  /// about to lock it.
  static let minimumAge = 60

  /// Removes the temporary files of killed runs in `folder`. A file that cannot be removed stays, which does
  /// no harm.
  static func remove(in folder: String) {
    for (name, _) in FolderStream.entries(in: folder) ?? []
    where name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix) {
      removeIfAbandoned("\(folder)/\(name)")
    }
  }

  /// Removes a file if it can be locked: the writer of such a file is dead, in whichever container it ran.
  private static func removeIfAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      time(nil) - status.st_mtim.tv_sec >= minimumAge,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }
}
