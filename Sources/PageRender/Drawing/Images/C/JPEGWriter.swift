internal import CJPEG
internal import Glibc

/// Writes JPEG files in memory.
enum JPEGWriter {
  /// The file of a picture; `nil` if memory runs out, or a side is 0 or larger than 65,500 pixels.
  ///
  /// Equal pixels give equal files on every machine with the same libjpeg-turbo.
  ///
  /// - Parameters:
  ///   - colors: The red, green and blue of each pixel, row by row.
  ///   - quality: 1…100.
  static func file(of colors: [UInt8], width: Int, height: Int, quality: Int32) -> [UInt8]? {
    guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height),
      colors.count == 3 * width * height
    else { return nil }
    var (start, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    guard cjpeg_write(colors, columns, rows, quality, &start, &count) == CJPEG_OK, let start else {
      return nil
    }
    defer { free(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
