internal import Foundation
internal import PageRender
internal import Synchronization

/// Notes the snapshots that the process's tests assert, for `renderpages clean --tests`. They are written when
/// the process exits.
enum AssertionNotes {
  /// The notes by the folder of the tests' package.
  private static let notes = Mutex<[String: AssertedSnapshots]>([:])

  static func add(_ files: SnapshotFiles, source: String, testName: String) {
    guard let package = AssertedSnapshots.package(ofSource: source) else { return }
    let folder =
      files.folder.hasPrefix(package + "/")
      ? String(files.folder.dropFirst(package.count + 1)) : files.folder
    let test = AssertedSnapshots.Test(folder: folder, name: SnapshotFiles.sanitized(testName))
    let isFirst = notes.withLock { notes in
      defer { notes[package, default: AssertedSnapshots()].add(FilePath.lastComponent(files.path), of: test) }
      return notes.isEmpty
    }
    if isFirst { atexit { AssertionNotes.write() } }
  }

  private static func write() {
    // A folder that cannot be written has no notes, which clean says.
    for (package, asserted) in notes.withLock({ $0 }) { try? asserted.note(in: package) }
  }
}
