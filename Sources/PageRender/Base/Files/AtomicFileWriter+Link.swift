internal import Glibc

extension AtomicFileWriter {
  /// Makes `path` a hard link to the file at `source`, replacing any file at `path`. Writes a copy if the
  /// file system has no hard links, or the paths are on different file systems.
  package func link(_ source: String, to path: String) throws(FileWriteError) {
    let folder = try HeldFolder(ofFile: path)
    let temporary =
      "\(TemporaryFile.prefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(TemporaryFile.suffix)"
    if linkat(AT_FDCWD, source, folder.descriptor, temporary, 0) == 0 {
      // If `path` is already a link to the file, renaming leaves the temporary name.
      defer { unlinkat(folder.descriptor, temporary, 0) }
      guard renameat(folder.descriptor, temporary, folder.descriptor, HeldFolder.fileName(path)) == 0 else {
        throw FileWriteError(.rename, errno: errno, path: path)
      }
      return
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
