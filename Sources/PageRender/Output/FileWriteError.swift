/// Why a file was not written. What stood under its name before still does.
public struct FileWriteError: Error, Hashable, Sendable {
  public var operation: Operation
  /// The operating system's error number, such as `ENOSPC` for a full disk.
  public var errno: Int32
  /// The file that was to be written, or the folder that could not be made.
  public var path: String

  public enum Operation: String, Hashable, Sendable {
    case createDirectory, create, write, sync, close, rename
  }

  public init(_ operation: Operation, errno: Int32, path: String) {
    self.operation = operation
    self.errno = errno
    self.path = path
  }
}
