@preconcurrency internal import Glibc
internal import PageRender

/// The `.gitignore` that keeps the folders which runs write out of Git. Runs write them into the working
/// directory, which may be the deck's folder or one above.
enum IgnoreFile {
  private static let folders = ["out/", "report/"]

  static var text: String { folders.map { $0 + "\n" }.joined() }

  /// Writes the file into a deck's folder, and into the working directory if that is the top of a Git
  /// repository. A file that exists stays.
  ///
  /// - Returns: The paths of the files that were written.
  static func write(in folder: String, with writer: AtomicFileWriter) throws(PageError) -> [String] {
    let files = places(folder).map(file).filter { !FilePath.isAnything($0) }
    for file in files { try StarterFile.write(text, to: file, with: writer) }
    return files
  }

  private static func file(in folder: String) -> String {
    folder == "." ? ".gitignore" : "\(folder)/.gitignore"
  }

  /// Returns a line for each file that does not name all the folders.
  static func advice(in folder: String) -> [String] {
    places(folder).compactMap { folder in
      let file = file(in: folder)
      guard let bytes = try? InputFile.read(file, limit: 1 << 20) else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      let named = lines.map { $0.filter { $0 != "/" && $0 != " " } }
      let missing = folders.filter { !named.contains(String($0.dropLast())) }
      return missing.isEmpty
        ? nil : "Add \(missing.joined(separator: " and ")), which runs write, to \(file)."
    }
  }

  private static func places(_ folder: String) -> [String] {
    FilePath.isSame(folder, ".") || !FilePath.isAnything(".git") ? [folder] : [folder, "."]
  }
}
