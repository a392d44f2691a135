@preconcurrency internal import Glibc
package import PageRender

/// The files that approving a picture writes.
package enum ApprovedPicture {
  package enum Fault: Error {
    case picture(String, StoredPictureError)
    case tree(String)
    /// The results name a file that a run does not leave.
    case foreign(String)
    /// The snapshot is gone, or the run was started in another folder.
    case gone(String)
  }

  /// Returns the files of the snapshot and its frame tree.
  package static func files(
    of picture: PictureResult, report: String
  ) throws(Fault) -> [(path: String, bytes: [UInt8])] {
    let folder = try snapshotFolder(of: picture, report: report)
    let isThere =
      picture.status == .missing
      ? FilePath.isFolder(folder)
        || FilePath.isFolder(FilePath.folder(of: folder))
      : FilePath.isReadable(picture.snapshot)
    guard isThere else { throw .gone(picture.snapshot) }
    let actual = "\(report)/\(picture.actual ?? "")"
    let tree = "\(actual.dropLast(4)).json"
    let bytes: [UInt8]
    let whole = try image(of: picture, report: report)
    do throws(StoredPictureError) {
      bytes = try whole.snapshotBytes()
    } catch {
      throw .picture(actual, error)
    }
    guard let text = FrameTree(contentsOf: tree)?.text else { throw .tree(tree) }
    let snapshot = picture.snapshot
    return [(snapshot, bytes), ("\(snapshot.dropLast(4)).json", Array(text.utf8))]
  }

  /// Returns the picture that the run drew.
  package static func image(of picture: PictureResult, report: String) throws(Fault) -> PixelImage {
    _ = try snapshotFolder(of: picture, report: report)
    return try joined(picture.actualLayers, report: report)
  }

  /// Returns the picture that layers of a report give, the lowest first.
  ///
  /// - Throws: `foreign` if a layer lies outside of the report's pictures.
  static func joined(_ layers: [String], report: String) throws(Fault) -> PixelImage {
    guard layers.allSatisfy(isInReport) else { throw .foreign("\(report)/\(RunFolder.results)") }
    var pictures: [PixelImage] = []
    for layer in layers.map({ "\(report)/\($0)" }) {
      do throws(StoredPictureError) {
        pictures.append(try StoredPicture(contentsOf: layer).decode())
      } catch {
        throw .picture(layer, error)
      }
    }
    guard let whole = PixelImage.joining(pictures) else {
      throw .picture("\(report)/\(layers.last ?? "")", .damaged("its parts do not fit together"))
    }
    return whole
  }

  private static func isInReport(_ path: String) -> Bool {
    path.hasPrefix("pictures/") && !path.split(separator: "/").contains("..")
  }

  /// Returns the folder of a picture's snapshot.
  ///
  /// - Throws: `foreign` if a path leaves the report or the folder.
  private static func snapshotFolder(
    of picture: PictureResult, report: String
  ) throws(Fault) -> String {
    guard
      picture.actualLayers.allSatisfy(isInReport),
      picture.snapshot.hasSuffix("/\(picture.name).png"), !picture.name.split(separator: "/").contains("..")
    else { throw .foreign("\(report)/\(RunFolder.results)") }
    return String(picture.snapshot.dropLast(picture.name.count + 5))
  }
}

extension ApprovedPicture.Fault {
  package var diagnostic: Diagnostic {
    switch self {
    case .picture(let path, let error):
      Diagnostic(.error, file: path, "\(error.faultInReport); run verify again", exitCode: .badInput)
    case .tree(let path):
      Diagnostic(
        .error, file: path, "the list of views is missing or unreadable; run verify again",
        exitCode: .badInput)
    case .foreign(let path):
      Diagnostic(
        .error, file: path, "names files that verify does not write; run verify again", exitCode: .badInput)
    case .gone(let path):
      Diagnostic(
        .error, file: path,
        "the snapshot does not exist; run approve in the folder in which verify ran, or run verify again",
        exitCode: .badInput)
    }
  }
}

extension StoredPictureError {
  /// The fault without a remedy, for pictures of a report: these are not restored, but made again by
  /// `verify`.
  fileprivate var faultInReport: String {
    switch self {
    case .folder: "is a folder"
    case .empty: "is empty"
    case .truncated: "ends before the picture does"
    case .damaged(let reason): "is damaged: \(reason)"
    default: message
    }
  }
}

/// A snapshot that belongs to no page.
package enum StaleSnapshot {
  /// Removes the picture, its frame tree, and folders that become empty. Returns the error, if any.
  package static func delete(_ path: String) -> FileWriteError? {
    let tree = "\(path.dropLast(4)).json"
    do throws(FileWriteError) {
      if FrameTree(contentsOf: tree) != nil { try HeldFolder.remove(tree) }
      try HeldFolder.remove(path)
    } catch {
      return error
    }
    var folder = path
    // Folders that hold anything stay: rmdir refuses them.
    while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      folder = String(folder[..<slash])
      guard rmdir(folder) == 0 else { break }
    }
    return nil
  }
}
