@preconcurrency internal import Glibc
internal import PageRender

/// Writes the files of `init`, which replace no file.
enum StarterFile {
  /// Returns the fault of the first file that exists already; `nil` if none does.
  static func taken(among paths: [String]) -> Diagnostic? {
    paths.first { access($0, F_OK) == 0 }.map {
      Diagnostic(
        .error, "\($0) is there, and init replaces no file; move it away, or name a new folder",
        exitCode: .cannotWrite)
    }
  }

  static func write(_ text: String, to path: String, with writer: AtomicFileWriter) throws(PageError) {
    do {
      try writer.write(text, to: path)
    } catch {
      throw .writing(error)
    }
  }
}
