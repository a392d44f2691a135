extension FontCatalog {
  /// The paths of the files of a name that text may be set in, sorted: those of the caller's folders, and those that are
  /// installed where font packages put them. Empty where no such font is here.
  package func paths(ofFile name: String) -> [String] {
    var paths = Set(given.map(\.id.path).filter { Self.fileName(of: $0) == name })
    for family in InstalledFamily.all {
      for face in family.faces where face.file == name {
        if let path = path(of: face, of: family) { paths.insert(path) }
      }
    }
    return paths.sorted()
  }

  /// A path's last part.
  package static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
