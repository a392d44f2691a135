public import PageBase

/// Writes pictures as PNG files.
public enum PNGFile {
  /// Writes a picture quickly, or small for one that is kept in version control.
  ///
  /// - Parameters:
  ///   - isRecorded: Whether the file says what its pixels are, so that later runs need not decode it.
  ///   - isSmall: Whether a recorded file is as small as can be, which takes some hundred times as long.
  /// - Throws: `PageError`.
  public static func write(
    _ picture: PixelImage, to path: String, with writer: AtomicFileWriter, isRecorded: Bool = false,
    isSmall: Bool = true
  ) throws(PageError) {
    let level: PNGEncoder.Level = isRecorded ? (isSmall ? .small : .fastSealed) : .fast
    do {
      var encoder = try PNGEncoder()
      try encoder.encode(picture, level: level) { try writer.write($0, to: path) }
    } catch {
      throw PageError(error)
    }
  }
}
