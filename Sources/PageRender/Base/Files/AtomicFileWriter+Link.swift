internal import Glibc

extension AtomicFileWriter {
  /// Gives the file at `source` a second name, replacing what was there; where the file system cannot, or the two
  /// lie on different ones, writes a copy.
  package func link(_ source: String, to path: String) throws(FileWriteError) {
    let folder = try HeldFolder(ofFile: path)
    let temporary =
      "\(TemporaryFile.prefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(TemporaryFile.suffix)"
    if linkat(AT_FDCWD, source, folder.descriptor, temporary, 0) == 0 {
      // Where both names are of one file already, renaming leaves the first.
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
