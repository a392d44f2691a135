@preconcurrency internal import Glibc
internal import Foundation
internal import PageRender

/// A lock that keeps other runs from building in the same folder.
package struct AppLock {
  private let file: Int32

  /// Takes the lock, and tells for whom it waits if another run has it.
  ///
  /// - Parameter purpose: The name of what is built, which is told to those that wait.
  init(_ path: String, purpose: String, _ tell: (String) -> Void) {
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      let holder = AppFiles.text(of: path).flatMap { $0.isEmpty ? nil : $0 } ?? "another run"
      tell("waiting for \(holder)")
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    let words = Array("process \(getpid()), which builds \(purpose)".utf8)
    ftruncate(file, 0)
    pwrite(file, words, words.count, 0)
  }

  /// Takes the first of a folder's numbered folders that no other run has, so that a run alone always has the same.
  package static func ownFolder(in folder: String) -> (path: String, lock: AppLock) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var number = 0
    while true {
      let path = "\(folder)/\(number)"
      let file = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      if file < 0 || flock(file, LOCK_EX | LOCK_NB) == 0 { return (path, AppLock(file: file)) }
      close(file)
      number += 1
    }
  }

  private init(file: Int32) { self.file = file }

  package func release() { if file >= 0 { FileLock.release(file) } }
}
