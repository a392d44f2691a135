internal import Glibc

/// Temporary files of runs that were killed.
enum Leftovers {
  /// Younger files may belong to a run that has made them and is about to lock them. In seconds.
  static let minimumAge = 60

  /// Removes those in `folder`. One that cannot be removed stays; it is in nobody's way.
  static func remove(in folder: String) {
    for (name, _) in FolderStream.entries(in: folder) ?? []
    where name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix) {
      removeIfAbandoned("\(folder)/\(name)")
    }
  }

  /// A lock that can be had is one whose writer is dead, in whichever container it ran.
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
