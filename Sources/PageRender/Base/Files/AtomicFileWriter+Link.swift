internal import Glibc

extension AtomicFileWriter {
  private static let linkTries = 10

  /// Makes `path` a hard link to the file at `source`, replacing any file at `path`. Writes a copy if the
  /// file system has no hard links, or the paths are on different file systems.
  package func link(_ source: String, to path: String) throws(FileWriteError) {
    let folder = try HeldFolder(ofFile: path)
    for _ in 0..<Self.linkTries {
      let temporary = TemporaryFile.newName()
      guard linkat(AT_FDCWD, source, folder.descriptor, temporary, 0) == 0 else { break }
      // If `path` is already a link to the file, renaming leaves the temporary name.
      defer { unlinkat(folder.descriptor, temporary, 0) }
      if renameat(folder.descriptor, temporary, folder.descriptor, HeldFolder.fileName(path)) == 0 { return }
      // Another run may have taken the new name, which is not locked, for a leftover.
      guard errno == ENOENT else { throw FileWriteError(.rename, errno: errno, path: path) }
    }
    do {
      try write(try InputFile.read(source, limit: Int.max - 1), to: path)
    } catch let error as FileWriteError {
      throw error
    } catch {
      throw FileWriteError(.create, errno: EIO, path: path)
    }
  }
}
