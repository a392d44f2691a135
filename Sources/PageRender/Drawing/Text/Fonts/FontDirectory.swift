internal import PageBase

/// Finds the font files in a directory of the caller's.
enum FontDirectory {
  /// The depth to which subdirectories are searched, so that a loop of links ends.
  private static let maximumDepth = 8

  /// The paths of all font files in a directory and its subdirectories, sorted.
  static func files(in directory: String) throws(FontError) -> [String] {
    var found: [String] = []
    try collect(directory, depth: 0, into: &found)
    return found.sorted()
  }

  private static func collect(
    _ directory: String, depth: Int, into found: inout [String]
  ) throws(FontError) {
    guard let names = InputFile.names(inFolder: directory) else { throw .unreadable(path: directory) }
    for name in names where !name.hasPrefix(".") {
      let path = directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
      if isFontName(name) {
        found.append(path)
      } else if depth < maximumDepth, InputFile.isFolder(path) {
        try collect(path, depth: depth + 1, into: &found)
      }
    }
  }

  private static func isFontName(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".otf", ".ttf", ".ttc"].contains { name.hasSuffix($0) }
  }
}
