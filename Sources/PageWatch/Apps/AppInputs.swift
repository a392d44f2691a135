internal import PageRender
internal import PageRuns

/// The folders of an app whose files are watched.
enum AppInputs {
  /// Folders of tools, and of what renderpages writes.
  private static let foreign: Set<String> = [
    "build", "DerivedData", "node_modules", "out", "report", "Snapshots",
  ]
  private static let maximumFolders = 5000

  /// True if a path is an app's for `renderpages app`, and no deck: a project, a package, or a folder with
  /// either or with Swift files, itself or in one of its folders.
  static func isApp(_ path: String) -> Bool {
    let path = FilePath.withoutSlashes(path)
    if isProject(FilePath.lastComponent(path)) { return true }
    guard FilePath.isFolder(path), !FilePath.isAnything("\(path)/deck.json") else { return false }
    let names = FilePath.names(in: path)
    if names.contains(where: { isProject($0) || $0.hasSuffix(".swift") }) { return true }
    let inner = names.map { FilePath.names(in: "\(path)/\($0)") }
    // A folder of decks may hold programs of pages, too.
    return !inner.contains { $0.contains("deck.json") }
      && inner.contains { $0.contains { $0.hasSuffix(".swift") } }
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// The files of an app, and its folders, where new files may come.
  static func inputs(of app: String) -> LiveInputs {
    let folders = folders(of: app)
    let files = folders.flatMap { folder in FilePath.names(in: folder).map { "\(folder)/\($0)" } }
    return LiveInputs(files: Set(files), folders: Set(folders))
  }

  /// The folder of the app and those below it, without hidden ones; links are not followed.
  static func folders(of app: String) -> [String] {
    let path = FilePath.withoutSlashes(app)
    var open = [
      FilePath.isFolder(path) && !isProject(FilePath.lastComponent(path)) ? path : FilePath.folder(of: path)
    ]
    var folders: [String] = []
    while let folder = open.popLast(), folders.count < maximumFolders {
      folders.append(folder)
      let inner = FilePath.names(in: folder).filter { !foreign.contains($0) }.map { "\(folder)/\($0)" }
      open += inner.filter(FilePath.isFolderItself)
    }
    return folders
  }
}
