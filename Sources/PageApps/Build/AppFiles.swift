internal import Foundation
internal import PageRender

/// Reads and writes the files of an app's build folder.
package enum AppFiles {
  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// Returns a file's text; `nil` if the file cannot be read.
  static func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a value as JSON with sorted keys; `nil` if it has text that is not valid.
  static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
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
