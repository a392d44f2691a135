@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// A folder of an app, or one of its Swift files, and what of it a catalogue can begin with.
struct AppSource {
  /// Absolute.
  let path: String
  /// The name of its link.
  var name: String { FilePath.lastComponent(path) }
  /// The view controllers, in the order of the files.
  let controllers: [ControllerSearch.Found]
  /// Files that are not to be compiled, relative to the folder: files that are no Swift, that begin an app (`@main`), or that
  /// are SwiftUI's.
  let excluded: [String]
  /// The asset catalogues in the folder and near it; absolute.
  let assetCatalogs: [String]

  /// Files that are looked through for view controllers.
  private static let maximumFiles = 2000
  private static let maximumDepth = 20

  /// - Throws: where it is no folder and no Swift file.
  init(_ written: String) throws(UsageError) {
    guard let path = FilePath.absolute(written), path != "/" else {
      throw UsageError(
        message: "--sources \(written) does not exist; name a folder or a Swift file of the app")
    }
    guard FilePath.isFolder(path) || path.hasSuffix(".swift") else {
      throw UsageError(message: "--sources \(written) is no folder and no Swift file; name one of those")
    }
    self.path = path
    var walk = Walk()
    walk.collect(path, depth: 0)
    var controllers: [ControllerSearch.Found] = []
    var excluded = walk.others
    for file in walk.files {
      let text = Self.text(of: file)
      if Self.isCompilable(text) {
        controllers += ControllerSearch(text).found
      } else {
        excluded.append(file)
      }
    }
    self.controllers = controllers
    self.excluded = excluded.sorted().filter { $0 != path }.map { String($0.dropFirst(path.count + 1)) }
    assetCatalogs = AssetCatalogSearch.catalogs(near: path + "/Pages.swift").compactMap(FilePath.absolute)
  }

  /// Goes through a folder.
  private struct Walk {
    var files: [String] = []
    /// Files that are no Swift, and folders that Xcode takes for one thing, such as `Assets.xcassets`.
    var others: [String] = []

    mutating func collect(_ path: String, depth: Int) {
      guard files.count < maximumFiles, others.count < maximumFiles, depth < maximumDepth else { return }
      if path.hasSuffix(".swift") {
        files.append(path)
      } else if depth == 0 || FilePath.isFolder(path) && !FilePath.lastComponent(path).contains(".") {
        for name in FilePath.names(in: path) { collect("\(path)/\(name)", depth: depth + 1) }
      } else {
        others.append(path)
      }
    }
  }

  /// Returns true if a file may be part of a program without an app around it.
  static func isCompilable(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmed }
    return !lines.contains { line in
      ["@main", "@UIApplicationMain", "import SwiftUI"].contains { line == $0 || line.hasPrefix($0 + " ") }
    }
  }

  private static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
