@preconcurrency internal import Glibc
internal import PageRender

/// Finds the records of parts in folders of pictures.
enum PartFolder {
  /// A part, and the folder of its pictures.
  struct Found {
    var part: DrawnPart
    var folder: String
    /// The names of the pictures whose files are as the shard drew them, by their hashes.
    private(set) var standing: Set<String> = []

    init(part: DrawnPart, folder: String) {
      (self.part, self.folder) = (part, folder)
      for picture in part.pictures {
        guard let contents = picture.contents,
          let stamp = FileStamp("\(folder)/\(picture.name)"), stamp.size == Int64(contents.byteCount),
          stamp == contents.stamp
            || FileContents.hash(ofFile: "\(folder)/\(picture.name)")?.contents == contents.hash
        else { continue }
        standing.insert(picture.name)
      }
    }
  }

  static func parts(in folders: [String]) -> (parts: [Found], faults: [Diagnostic]) {
    var parts: [Found] = []
    var faults: [Diagnostic] = []
    for folder in folders {
      let notes = DrawnPart.folder(in: folder)
      let names = FilePath.names(in: notes)
      if names.isEmpty {
        faults.append(
          Diagnostic(
            .error, file: folder,
            "the folder has no pictures that were drawn with --shard; draw into it with render --shard",
            exitCode: .badInput))
      }
      for name in names {
        if let part = FileContents.bytes(ofFile: "\(notes)/\(name)").flatMap({ DrawnPart($0) }) {
          parts.append(Found(part: part, folder: folder))
        } else {
          faults.append(
            Diagnostic(
              .error, file: "\(notes)/\(name)",
              "the shard's list of pictures is damaged or of another version; remove it, and draw the "
                + "shard again",
              exitCode: .badInput))
        }
      }
    }
    return (parts, faults)
  }
}
