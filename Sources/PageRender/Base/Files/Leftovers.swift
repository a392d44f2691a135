internal import Glibc

/// Temporary files of runs that were killed.
package enum Leftovers {
  /// The greatest depth of folders that are searched.
  private static let deepestFolder = 32

  /// Removes the temporary files of killed runs in `folder`. A file that cannot be removed stays, which does
  /// no harm.
  package static func remove(in folder: String) {
    for (name, _) in FolderStream.entries(in: folder) ?? [] where isTemporary(name) {
      removeIfAbandoned("\(folder)/\(name)")
    }
  }

  /// Removes the temporary files of killed runs in `folder` and in the folders below. Links are not followed.
  package static func remove(below folder: String) { remove(below: folder, depth: 0) }

  private static func remove(below folder: String, depth: Int) {
    guard depth < deepestFolder else { return }
    for (name, type) in FolderStream.entries(in: folder) ?? [] where name != "." && name != ".." {
      let path = "\(folder)/\(name)"
      if isTemporary(name) {
        removeIfAbandoned(path)
      } else if FolderEntry.kind(of: type, at: path) == .folder {
        remove(below: path, depth: depth + 1)
      }
    }
  }

  private static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix)
  }

  /// Removes a file if it can be locked: the writer of such a file is dead, in whichever container it ran. A
  /// writer that has not locked its new file yet notices that the file is gone.
  private static func removeIfAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }
}
