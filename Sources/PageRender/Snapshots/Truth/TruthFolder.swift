package import PageBase

/// The recordings below a folder: files of recordings, and snapshots in `__Snapshots__` that none of them names.
package struct TruthFolder: Sendable {
  package private(set) var recordings: [TruthRecording] = []
  /// The pictures and descriptions of views in `__Snapshots__` without a recording.
  package private(set) var snapshots: [Snapshot] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// A file of swift-snapshot-testing.
  package struct Snapshot: Sendable {
    package var path: String
    /// The views of a description (`recursiveDescription`); `nil` for a picture.
    package var views: [TruthView]?
  }

  private static let deepestFolder = 32
  /// The longest description that is read, in bytes.
  private static let maximumText = 4 << 20
  /// The names of folders with other people's files.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  package init(_ path: String) {
    let path = FilePath.withoutSlashes(path)
    guard InputFile.isFolder(path) else {
      let what = InputFile.exists(path) ? "is a file; name the folder of the recordings" : "does not exist"
      diagnostics = [Diagnostic(.error, file: path, what, exitCode: .badInput)]
      return
    }
    var isFile = false
    search(path, depth: 0, inSnapshots: path.split(separator: "/").contains("__Snapshots__"), &isFile)
    let named = Set(recordings.compactMap { $0.picture.flatMap(FilePath.absolute) })
    snapshots.removeAll { named.contains(FilePath.absolute($0.path) ?? $0.path) }
    if !isFile, snapshots.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, file: path,
          "has no recordings (NAME\(TruthReader.suffix)) and no snapshots in __Snapshots__; "
            + "Tools/PageRenderTruth.swift records screens on a Mac", exitCode: .badInput))
    }
  }

  /// The views of a file with a description; `nil` for another text.
  private static func description(_ path: String) -> [TruthView]? {
    guard let bytes = try? InputFile.read(path, limit: maximumText) else { return nil }
    return ViewDescriptionReader.views(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func search(_ folder: String, depth: Int, inSnapshots: Bool, _ isFile: inout Bool) {
    for entry in FolderEntry.all(in: folder) {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder {
        guard depth < Self.deepestFolder, !Self.skipped.contains(entry.name) else { continue }
        search(path, depth: depth + 1, inSnapshots: inSnapshots || entry.name == "__Snapshots__", &isFile)
      } else if entry.name.hasSuffix(TruthReader.suffix) {
        isFile = true
        let (recording, faults) = TruthReader.read(path)
        diagnostics += faults
        if let recording { recordings.append(recording) }
      } else if inSnapshots, entry.name.hasSuffix(".png") {
        snapshots.append(Snapshot(path: path))
      } else if inSnapshots, entry.name.hasSuffix(".txt"), let views = Self.description(path) {
        snapshots.append(Snapshot(path: path, views: views))
      }
    }
  }
}
