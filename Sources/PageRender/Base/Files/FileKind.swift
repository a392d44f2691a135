internal import Glibc
internal import Synchronization

/// What a path leads to.
enum FileKind: Hashable {
  case regular, folder, other
  /// `errno` of the call that failed.
  case none(Int32)

  /// What a log notes.
  var text: String {
    switch self {
    case .regular: "regular"
    case .folder: "folder"
    case .other: "other"
    case .none(let code): "none \(code)"
    }
  }

  /// Follows symbolic links.
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
