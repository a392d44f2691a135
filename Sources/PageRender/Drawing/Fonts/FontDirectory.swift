internal import Glibc

/// Looks for font files in a directory of the caller's.
enum FontDirectory {
  /// Directories within directories are followed this deep, so that a loop of links ends.
  private static let maximumDepth = 8

  /// The paths of all font files in a directory and the directories in it, sorted.
  static func files(in directory: String) throws(FontError) -> [String] {
    var found: [String] = []
    try collect(directory, depth: 0, into: &found)
    return found.sorted()
  }

  private static func collect(
    _ directory: String, depth: Int, into found: inout [String]
  ) throws(FontError) {
    guard let stream = opendir(directory) else { throw .unreadable(path: directory) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = entryName(entry)
      guard !name.hasPrefix(".") else { continue }
      let path = directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
      if isFontName(name) {
        found.append(path)
      } else if depth < maximumDepth, isDirectory(path) {
        try collect(path, depth: depth + 1, into: &found)
      }
    }
  }

  private static func entryName(_ entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(cString: $0)
      }
    }
  }

  private static func isFontName(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".otf", ".ttf", ".ttc"].contains { name.hasSuffix($0) }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
