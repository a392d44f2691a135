internal import Foundation
internal import PageRender

/// Reads and writes the files of an app's build folder.
package enum AppFiles {
  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// Writes a file unless it has this text already, so that unchanged files are not built again.
  static func write(_ text: String, to path: String) throws(AppFault) {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    let folder = FilePath.folder(of: path)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw AppFault(
        file: path, "cannot be written; name another folder with --work DIR", exitCode: .cannotWrite)
    }
  }

  /// Returns paths in their order, each once.
  static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// Returns a path as messages show it: relative if it lies below the working directory.
  package static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
