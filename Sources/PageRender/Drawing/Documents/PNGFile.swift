public import PageBase

/// Writes pictures as PNG files.
public enum PNGFile {
  /// Writes a picture, by default as fast as possible.
  ///
  /// - Parameters:
  ///   - isRecorded: True if the file includes a hash of its pixels, so that later runs need not decode it.
  ///   - isSmall: True if a recorded file is compressed well, in some ten times the time.
  /// - Throws: `PageError`.
  public static func write(
    _ picture: PixelImage, to path: String, with writer: AtomicFileWriter, isRecorded: Bool = false,
    isSmall: Bool = true
  ) throws(PageError) {
    let level: PNGEncoder.Level = isRecorded ? (isSmall ? .recorded : .fastSealed) : .fast
    do {
      var encoder = try PNGEncoder()
      try encoder.encode(picture, level: level) { try writer.write($0, to: path) }
    } catch {
      throw PageError(error)
    }
  }

  /// Writes the recorded file of a picture, with a hash of its pixels.
  package static func record(
    _ picture: PixelRows, to path: String, with writer: AtomicFileWriter, isSmall: Bool
  ) throws(PageError) {
    do {
      var encoder = try PNGEncoder()
      try encoder.encode(picture, level: isSmall ? .recorded : .fastSealed) { try writer.write($0, to: path) }
    } catch {
      throw PageError(error)
    }
  }
}
