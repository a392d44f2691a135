@preconcurrency internal import Glibc
internal import PageRender

/// A file that says which pictures a shard of `render` is drawing, so that shards of another run into the same folder
/// do not overwrite them. A killed shard leaves the file, which the repeated shard replaces.
@MainActor
struct PartClaim {
  private let part: DrawnPart
  private let output: String

  /// The folder of claims, inside `Journal.folderName`.
  private static let folderName = "begun"

  /// - Parameter part: The shard's record, with its pictures.
  init(_ part: DrawnPart, in output: String) {
    (self.part, self.output) = (part, output)
  }

  private var folder: String { "\(output)/\(Journal.folderName)/\(Self.folderName)" }
  private var file: String { "\(folder)/\(part.fileName)" }

  /// Writes the claim. Returns the error that shards of another run have drawn or are drawing some of the pictures;
  /// `nil` if there are none.
  ///
  /// If the folder cannot be written, the pictures say so.
  func take() -> Diagnostic? {
    do throws(FileWriteError) {
      try AtomicFileWriter().write(part.file, to: file)
    } catch {
      return nil
    }
    guard let fault else { return nil }
    release()
    return fault
  }

  func release() { unlink(file) }

  private var fault: Diagnostic? {
    let own = Set(part.pictures.map(\.name))
    let records = DrawnPart.folder(in: output)
    for folder in [records, folder] {
      // The name has the run's hash, so that records of this run are not read.
      let others = FilePath.names(in: folder).filter { !DrawnPart.isOfSameRun($0, as: part.fileName) }
      for name in others.sorted() {
        guard let other = FileContents.bytes(ofFile: "\(folder)/\(name)").flatMap({ DrawnPart($0) }),
          let picture = other.pictures.first(where: { own.contains($0.name) })
        else { continue }
        let isDrawn = folder == records
        let runs = "\(records)/\(DrawnPart.pattern(ofRun: name))"
        return Diagnostic(
          .error, file: output,
          "shard \(other.shard) of another run \(isDrawn ? "has drawn" : "draws, or was killed when it drew,") \(picture.name) here; name another folder "
            + "with -o, or if that run is no longer wanted, remove \(isDrawn ? runs : "\(folder)/\(name)")",
          exitCode: .badInput)
      }
    }
    return nil
  }
}
