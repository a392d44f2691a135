extension FontCatalog {
  /// The paths of the available font files with a file name, sorted: in the caller's folders and in the
  /// folders of installed fonts. Empty if there is no such file.
  package func paths(ofFile name: String) -> [String] {
    var paths = Set(given.map(\.id.path).filter { Self.fileName(of: $0) == name })
    for family in InstalledFamily.all {
      for face in family.faces where face.file == name {
        if let path = path(of: face, of: family) { paths.insert(path) }
      }
    }
    return paths.sorted()
  }

  /// The last component of a path.
  package static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
