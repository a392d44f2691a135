@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// A folder of an app, or one of its Swift files, with the controllers and assets for a new catalogue.
struct AppSource {
  /// The absolute path.
  let path: String
  /// The name of the link to the source.
  var name: String { FilePath.lastComponent(path) }
  /// The view controllers, in the order of the files.
  let controllers: [ControllerSearch.Found]
  /// The files that are not to be compiled, relative to the folder: files that are not Swift, begin an app
  /// (`@main`), or import SwiftUI.
  let excluded: [String]
  /// The absolute paths of asset catalogues in the folder and near it.
  let assetCatalogs: [String]

  /// The greatest number of files that are searched for view controllers.
  private static let maximumFiles = 2000
  private static let maximumDepth = 20

  /// - Throws: `UsageError` if the path is neither a folder nor a Swift file.
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

  /// Collects the files of a folder.
  private struct Walk {
    var files: [String] = []
    /// The paths of other files, and of folders that Xcode treats as one item, such as `Assets.xcassets`.
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

  /// Returns true if a file's text can be part of a program without an app around it.
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
