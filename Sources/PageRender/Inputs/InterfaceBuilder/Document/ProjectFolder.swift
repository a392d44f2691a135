internal import Foundation
internal import PageBase

/// The folder of the nearest Xcode project above a document, which holds the app's sources and pictures.
struct ProjectFolder: Sendable {
  let path: String
  /// The names of the projects in the folder, in byte order; else of the files that XcodeGen
  /// (github.com/yonaskolb/XcodeGen) or Tuist (github.com/tuist/tuist) make one from.
  let projects: [String]

  /// The number of folders above a document's own that are searched.
  private static let height = 8
  /// The greatest depth and number of entries of a walk.
  private static let limits = (depth: 16, entries: 200_000)
  /// Folders of other people's code and of what builds leave.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]
  private static let descriptions = ["project.yml", "project.yaml", "Project.swift"]
  private static let closed = [".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".app"]

  /// Returns `nil` if no project is near.
  ///
  /// - Parameter document: The document's path.
  init?(near document: String) {
    var folder = URL(filePath: document).standardizedFileURL.deletingLastPathComponent()
    for _ in 0...Self.height {
      var projects = InputFile.names(inFolder: folder.path, endingIn: [".xcodeproj"]).sorted()
      if projects.isEmpty {
        projects = Self.descriptions.filter { InputFile.exists(folder.appending(path: $0).path) }
      }
      if !projects.isEmpty {
        (path, self.projects) = (folder.path, projects)
        return
      }
      if InputFile.exists(folder.appending(path: ".git").path) { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The paths in the folder whose names end in any of `endings`, in the order of a walk; `nil` if the folder has
  /// more entries than are looked at, or has a link to a folder elsewhere and all paths are asked for. A folder
  /// with such a name is not entered.
  ///
  /// - Parameter isOwn: True to leave out the folders of packages that others wrote.
  func paths(endingIn endings: [String], isOwn: Bool) -> [String]? {
    var (found, count): ([String], Int) = ([], 0)
    func walk(_ folder: String, _ depth: Int) -> Bool {
      guard depth <= Self.limits.depth else { return false }
      for entry in FolderEntry.all(in: folder) {
        count += 1
        guard count <= Self.limits.entries else { return false }
        let (name, path) = (entry.name.lowercased(), folder + "/" + entry.name)
        if endings.contains(where: name.hasSuffix) {
          found.append(path)
        } else if entry.kind == .folder, !Self.closed.contains(where: name.hasSuffix),
          !isOwn || !Self.foreign.contains(entry.name), !walk(path, depth + 1)
        {
          return false
        } else if entry.kind == .link, !isOwn, !Self.closed.contains(where: name.hasSuffix),
          InputFile.isFolder(path), !isInside(path)
        {
          return false
        }
      }
      return true
    }
    return walk(path, 0) ? found : nil
  }

  /// Returns true for a link into the folder itself, which the walk reaches without it.
  private func isInside(_ link: String) -> Bool {
    guard let target = try? InputFile.resolved(link), let own = try? InputFile.resolved(path) else {
      return false
    }
    return target.hasPrefix(own + "/")
  }
}
