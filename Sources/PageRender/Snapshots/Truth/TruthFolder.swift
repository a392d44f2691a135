package import PageBase

/// The recordings below a folder: files of recordings, and pictures in `__Snapshots__` that none of them names.
package struct TruthFolder: Sendable {
  package private(set) var recordings: [TruthRecording] = []
  /// The paths of pictures in `__Snapshots__` without a recording.
  package private(set) var pictures: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []

  private static let deepestFolder = 32
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
    pictures.removeAll { named.contains(FilePath.absolute($0) ?? $0) }
    if !isFile, pictures.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, file: path,
          "has no recordings (NAME\(TruthReader.suffix)) and no pictures in __Snapshots__; "
            + "Tools/PageRenderTruth.swift records screens on a Mac", exitCode: .badInput))
    }
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
        pictures.append(path)
      }
    }
  }
}
