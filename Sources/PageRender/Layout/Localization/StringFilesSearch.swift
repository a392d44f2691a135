internal import PageBase

/// Finds the files of texts at a path.
package enum StringFilesSearch {
  package static let unknownFormat =
    "is no file of texts; name an .xcstrings, .strings, .stringsdict or .xliff file, or a folder with .lproj folders"

  /// The files of texts at a path. For a file in a `.lproj` folder these include the files of its name in the
  /// sibling `.lproj` folders; for a folder, the files in it and in its `.lproj` folders.
  ///
  /// - Parameter shown: The path as diagnostics show it.
  package static func files(at path: String, shownAs shown: String) -> [StringFile] {
    if InputFile.isFolder(path) {
      let here = LocalizedFolder.locale(ofFolder: lastComponent(path)) != nil || isBase(path)
      return files(inFolder: path, shown) + (here ? [] : filesOfLanguages(in: path, shown) { _ in true })
    }
    let folder = parent(path)
    let name = lastComponent(path)
    let isLocalized = LocalizedFolder.locale(ofFolder: lastComponent(folder)) != nil || isBase(folder)
    guard isLocalized, [.strings, .dictionary].contains(StringFile.format(of: name)) else {
      return [StringFile(path: path, shownPath: shown)]
    }
    return filesOfLanguages(in: parent(folder), parent(parent(shown))) { $0 == name }
  }

  /// The files in the `.lproj` folders of a folder, sorted by the folders' names.
  package static func filesOfLanguages(
    in folder: String, _ shown: String, where isWanted: (String) -> Bool
  ) -> [StringFile] {
    InputFile.names(inFolder: folder, endingIn: [LocalizedFolder.ending]).filter(LocalizedFolder.isOne)
      .flatMap { name in
        files(inFolder: folder + "/" + name, join(shown, name)).filter { isWanted(lastComponent($0.path)) }
      }
  }

  private static func files(inFolder folder: String, _ shown: String) -> [StringFile] {
    let endings = StringFile.Format.allCases.map { "." + $0.rawValue }
    return InputFile.names(inFolder: folder, endingIn: endings).filter { StringFile.format(of: $0) != nil }
      .map {
        StringFile(path: folder + "/" + $0, shownPath: join(shown, $0))
      }
  }

  private static func isBase(_ path: String) -> Bool { lastComponent(path) == LocalizedFolder.base }

  package static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  package static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path == "." || path.isEmpty ? ".." : "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case ".", "": name
    case _ where folder.hasSuffix("/"): folder + name
    default: folder + "/" + name
    }
  }
}
