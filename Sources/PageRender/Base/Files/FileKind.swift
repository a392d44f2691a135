internal import Glibc
internal import Synchronization

/// The kind of file at the end of a path.
enum FileKind: Hashable {
  case regular, folder, other
  /// There is no file; the value is the `errno` of the call that failed.
  case none(Int32)

  /// The kind's name in a log.
  var text: String {
    switch self {
    case .regular: "regular"
    case .folder: "folder"
    case .other: "other"
    case .none(let code): "none \(code)"
    }
  }

  /// Creates the kind of the file at a path; symbolic links are followed.
  init(following path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .none(errno)
      return
    }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
