internal import Foundation
internal import PageBase
internal import UIKitCore

/// Finds the storyboards and xibs that an app's code loads. PageRender has no bundles, so it searches
/// folders.
@MainActor
public enum InterfaceFiles {
  /// The folders that are searched first, with subfolders such as `.lproj` folders.
  public static var folders: [String] = [] {
    didSet { paths = [:] }
  }
  /// The names of an app's classes that are left out: a document that needs one is an error.
  public static var leftOutClasses: Set<String> = []
  /// The paths found in `folders`, by file name; `nil` for names that no file has.
  private static var paths: [String: String?] = [:]

  /// The number of parent folders of the calling file's folder that are searched, and the depth of the search
  /// below each. Apps keep their documents in a folder beside their sources.
  private static let reach = (above: 3, below: 2)
  /// The most folders searched in one folder and its subfolders, so that a source in a large folder does not
  /// search a whole disk.
  private static let maximumFolders = 2_000
  private static var known: [String: Result<InterfaceDocument, InterfaceFileError>] = [:]

  static func document(
    named name: String, ending: String, near file: String
  ) -> Result<InterfaceDocument, InterfaceFileError> {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else {
      return .failure(.missing(name, ending))
    }
    guard let path = path(of: "\(name).\(ending)", near: file) else {
      return .failure(.missing(name, ending))
    }
    if let known = known[path] { return known }
    let (document, diagnostics) = InterfaceDocument.load(path, named: "\(name).\(ending)")
    let result: Result<InterfaceDocument, InterfaceFileError> =
      document.map { .success($0) }
      ?? .failure(.unreadable(diagnostics.map(\.message).joined(separator: "; ")))
    known[path] = result
    return result
  }

  private static func path(of name: String, near file: String) -> String? {
    if let path = pathInFolders(of: name) { return path }
    guard !file.isEmpty else { return nil }
    var folder = URL(filePath: file).deletingLastPathComponent()
    for _ in 0...reach.above {
      if let path = search(name, in: folder, depth: reach.below) { return path }
      let above = folder.deletingLastPathComponent()
      // The search does not leave the package's folder.
      let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
      guard !isPackage, above.path != folder.path else { break }
      folder = above
    }
    return nil
  }

  private static func pathInFolders(of name: String) -> String? {
    if let known = paths[name] { return known }
    let path = folders.lazy.compactMap { search(name, in: URL(filePath: $0), depth: reach.below) }.first
    paths.updateValue(path, forKey: name)
    return path
  }

  private static func search(_ name: String, in folder: URL, depth: Int) -> String? {
    var queue = [(folder, depth)]
    var seen = 0
    while !queue.isEmpty, seen < maximumFolders {
      let (next, depth) = queue.removeFirst()
      seen += 1
      let path = next.appending(path: name).path
      if FileManager.default.fileExists(atPath: path) { return path }
      guard depth > 0 else { continue }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      for entry in entries.sorted() where !entry.hasPrefix(".") {
        let inner = next.appending(path: entry)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: inner.path, isDirectory: &isFolder), isFolder.boolValue {
          queue.append((inner, depth - 1))
        }
      }
    }
    return nil
  }
}
