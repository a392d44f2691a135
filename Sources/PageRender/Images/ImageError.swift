/// Why a file did not become a picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The file cannot be read; the operating system's error number. A folder is `EISDIR`.
  case unreadable(errno: Int32)
  /// The bytes begin as neither a PNG nor a JPEG does.
  case notAnImage
  /// An image of a kind that is not read, such as GIF.
  case unsupported(format: String)
  /// The file ends before the picture does.
  case truncated
  /// More pixels than `limit`. In pixels.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A side of more pixels than `limit`, the longest cairo draws.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// More bytes in the file than `limit`.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The decoder's words for what is wrong inside.
  case corrupt(String)
  case outOfMemory
}
