import Glibc

@testable import PageBase

extension FilePath {
  /// Returns true if a regular file is at the path; a symbolic link to one is none.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
