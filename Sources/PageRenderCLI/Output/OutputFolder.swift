@preconcurrency internal import Glibc
internal import PageRender

/// The folder that pictures go to.
enum OutputFolder {
  /// Makes the folder, and says why no file can be written there: one line, before anything is drawn; `nil` where all is well.
  static func fault(of folder: String, isNeeded: Bool) -> Diagnostic? {
    guard isNeeded else { return nil }
    do {
      try AtomicFileWriter.makeFolder(folder)
    } catch {
      return error.diagnostic
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      return FileWriteError(.create, errno: errno, path: folder).diagnostic
    }
    return nil
  }
}
