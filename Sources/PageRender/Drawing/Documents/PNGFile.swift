public import PageBase

/// Writes pictures as PNG files.
public enum PNGFile {
  /// Writes a picture quickly, or small for one that is kept in version control.
  ///
  /// - Throws: `PageError`.
  public static func write(
    _ picture: PixelImage, to path: String, with writer: AtomicFileWriter, isRecorded: Bool = false
  ) throws(PageError) {
    do {
      var encoder = try PNGEncoder()
      try encoder.encode(picture, level: isRecorded ? .small : .fast) { try writer.write($0, to: path) }
    } catch {
      throw PageError(error)
    }
  }
}
