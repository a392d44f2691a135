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
  /// An SVG file that says no width and height, or a PDF page without any.
  case noSize
  /// Shapes of a size, in points, that takes too many pixels.
  case shapesTooLarge(width: Double, height: Double)
  /// An SVG file with something that is not drawn.
  case refused(Refusal)
  /// Drawing shapes took more than this.
  case tooSlow(milliseconds: Int)
  /// A program that draws shapes is not installed, and the Debian package that has it.
  case programMissing(String, package: String)
  /// A library that draws SVG files, and the package it is in.
  case libraryMissing(String, package: String)
  /// The operating system's error number.
  case programNotStarted(String, errno: Int32)
  case outOfMemory
}

extension ImageError {
  /// Why an SVG file is not drawn although it may be a good one.
  public enum Refusal: Hashable, Sendable {
    /// Text would need fonts that differ between machines.
    case text
    /// An element that brings in another picture or document.
    case embedded(String)
    /// Entities that hold markup, other entities or files.
    case entities
    case encoding
    case depth(limit: Int)
    case elements(limit: Int)
  }
}
