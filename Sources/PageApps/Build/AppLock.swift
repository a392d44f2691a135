internal import PageRender
internal import Foundation
@preconcurrency internal import Glibc

/// A lock that keeps other runs from building in the same folder.
package struct AppLock {
  private let file: Int32

  init(_ path: String) {
    try? FileManager.default.createDirectory(
      atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
  }

  func release() { if file >= 0 { close(file) } }
}
