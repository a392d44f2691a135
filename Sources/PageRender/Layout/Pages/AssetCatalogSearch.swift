public import PageBase

/// Finds asset catalogues: folders whose names end in `.xcassets`.
public enum AssetCatalogSearch {
  /// The most parent folders that are searched above a document's folder. A localised document lies in
  /// `Base.lproj`, its app's catalogue one or two folders above.
  static let maximumParents = 3
  private static let ending = ".xcassets"

  /// The catalogues in a file's folder and its parent folders, the nearest folder first, sorted by name
  /// within a folder.
  ///
  /// The search ends at a folder with a `.git`, the top of a project. Paths are relative if `file` is.
  public static func catalogs(near file: String) -> [String] {
    var folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    if folder.isEmpty { folder = "/" }
    var catalogs = self.catalogs(in: folder)
    for _ in 0..<maximumParents {
      guard !isTopOfProject(folder), let parent = parent(of: folder) else { break }
      folder = parent
      catalogs += self.catalogs(in: folder)
    }
    return catalogs
  }

  /// The catalogues at `paths`, each of which is a catalogue or a folder with some.
  public static func catalogs(named paths: [String]) -> (catalogs: [String], diagnostics: [Diagnostic]) {
    var found: [String] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let trimmed = withoutSlashes(path)
      let catalogs = isCatalog(trimmed) ? [trimmed] : self.catalogs(in: trimmed)
      found += catalogs.filter { !found.contains($0) }
      guard catalogs.isEmpty else { continue }
      let fault =
        if !InputFile.exists(path) { "does not exist" } else if InputFile.isFolder(path) {
          "is no asset catalogue and has none; name a folder that ends in .xcassets"
        } else {
          "is no folder; name an asset catalogue, a folder that ends in .xcassets"
        }
      diagnostics.append(
        Diagnostic(.error, "--assets \(Wording.quoted(path)) \(fault)", exitCode: .badInput))
    }
    return (found, diagnostics)
  }

  private static func catalogs(in folder: String) -> [String] {
    InputFile.names(inFolder: folder, endingIn: [ending]).map { join(folder, $0) }.filter(isCatalog)
  }

  private static func isCatalog(_ path: String) -> Bool {
    path.lowercased().hasSuffix(ending) && InputFile.isFolder(path)
  }

  /// Returns true if the folder holds `.git`, which is a file in a linked work tree.
  private static func isTopOfProject(_ folder: String) -> Bool {
    InputFile.exists(join(folder, ".git"))
  }

  /// The parent folder, spelt as the user would; `nil` for the root and for a folder that does not exist.
  private static func parent(of folder: String) -> String? {
    guard let above = try? InputFile.resolved(join(folder, "..")),
      let here = try? InputFile.resolved(folder), above != here
    else { return nil }
    let last = folder.split(separator: "/").last
    if let last, last != "." && last != ".." {
      let spelt = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
      let shorter = spelt.isEmpty ? "/" : spelt
      // The shorter path leads to another folder if the last component is a symbolic link.
      if (try? InputFile.resolved(shorter)) == above { return shorter }
    }
    return join(folder, "..")
  }

  private static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: folder + "/" + name
    }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path = path.dropLast() }
    return String(path)
  }
}
