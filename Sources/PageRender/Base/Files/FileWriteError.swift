internal import Glibc

/// The error of a file that was not written. A former file at the path is unchanged.
public struct FileWriteError: Error, Hashable, Sendable {
  public var operation: Operation
  /// The operating system's error number, such as `ENOSPC` for a full disk.
  public var errno: Int32
  /// The file that was to be written, or the folder that could not be made.
  public var path: String

  public enum Operation: String, Hashable, Sendable {
    case createDirectory, create, write, sync, close, rename
    /// A folder below those that the command line names is a symbolic link.
    case followLink
  }

  public init(_ operation: Operation, errno: Int32, path: String) {
    self.operation = operation
    self.errno = errno
    self.path = path
  }
}

extension FileWriteError {
  /// The message: the path, the fault and the remedy.
  public var message: String {
    operation == .followLink
      ? "cannot write below \(Wording.quoted(path)): \(reason)"
      : "cannot write \(Wording.quoted(path)): \(reason)"
  }

  /// The fault and the remedy.
  package var reason: String {
    if operation == .followLink {
      return "it is a link; name the folder that it leads to, or give --follow-links"
    }
    if errno == ENOENT { return "no file can be made there; choose another folder" }
    let hint =
      switch errno {
      case ENOSPC, EDQUOT: "; free some space or choose another folder"
      case EACCES, EPERM, EROFS: "; choose a folder you may write to"
      case EISDIR, ENOTDIR: "; something else has that name: move it or choose another folder"
      default: ""
      }
    return String(cString: strerror(errno)) + hint
  }

  /// The failure as one line that ends a command with `ExitCode.cannotWrite`.
  public var diagnostic: Diagnostic { Diagnostic(.error, message, exitCode: .cannotWrite) }
}
