internal import Glibc
package import PageBase
internal import PageDrawing

/// Finds snapshots of tests in Swift that no test asserts any more.
///
/// A file is stale if its test ran and did not assert it, or if the test file has no such test, or is gone.
/// Snapshots of a test that exists and did not run are not stale.
package struct StaleTestSnapshots {
  private let package: String
  private let asserted: AssertedSnapshots

  /// The name of the folders of snapshots beside test files.
  private static let folderName = "__Snapshots__"
  private static let treeSuffix = ".frames.json"
  private static let deepestFolder = 32

  /// - Parameter package: The folder of the package's `Package.swift`.
  package init(package: String, asserted: AssertedSnapshots) {
    self.package = package
    self.asserted = asserted
  }

  /// The paths of the stale files, sorted.
  package var files: [String] {
    var found: Set<String> = []
    for folder in Set(asserted.files.keys.map(\.folder)) {
      found.formUnion(stale(in: folder.hasPrefix("/") ? folder : "\(package)/\(folder)", known: folder))
    }
    for tests in testFolders(below: package) {
      for entry in FolderEntry.allNow(in: "\(tests)/\(Self.folderName)") ?? [] where entry.kind == .folder {
        let folder = "\(tests)/\(Self.folderName)/\(entry.name)"
        found.formUnion(ownerless(in: folder, source: "\(tests)/\(entry.name).swift"))
      }
    }
    return found.sorted()
  }

  /// Removes a stale file, the frame tree of a picture, and folders that become empty.
  package static func delete(_ path: String) -> FileWriteError? {
    let tree = path.hasSuffix(".png") ? path.dropLast(4) + treeSuffix : nil
    do throws(FileWriteError) {
      try HeldFolder.remove(path)
      if let tree, FilePath.isAnything(String(tree)) { try HeldFolder.remove(String(tree)) }
    } catch {
      return error
    }
    let folder = FilePath.folder(of: path)
    if snapshots(in: folder).isEmpty { removeEnvironment(of: folder) }
    return nil
  }

  /// Removes the description of an environment that no picture is left of.
  private static func removeEnvironment(of folder: String) {
    for entry in FolderEntry.allNow(in: "\(folder)/fonts") ?? [] where entry.name.hasSuffix(".sha256") {
      unlink("\(folder)/fonts/\(entry.name)")
    }
    unlink("\(folder)/environment.json")
    // A folder that holds anything stays: rmdir refuses it.
    for folder in ["\(folder)/fonts", folder] { rmdir(folder) }
  }

  /// Returns the folder's files that a test which ran did not assert.
  private func stale(in folder: String, known: String) -> [String] {
    Self.snapshots(in: folder).filter { name in
      let test = AssertedSnapshots.Test(folder: known, name: Self.test(of: name))
      return asserted.files[test].map { !$0.contains(name) } ?? false
    }
    .map { "\(folder)/\($0)" }
  }

  /// Returns the folder's files whose test is in neither the notes nor the source.
  private func ownerless(in folder: String, source: String) -> [String] {
    let known = String(folder.dropFirst(package.count + 1))
    let text = (try? ImageFile.read(source)).map { String(decoding: $0, as: UTF8.self) }
    // A file that exists and cannot be read says nothing.
    guard text != nil || !FilePath.isAnything(source) else { return [] }
    let functions = text.map { TestFunctions(source: $0) }
    return Self.snapshots(in: folder).filter { name in
      let test = Self.test(of: name)
      // Names of snapshots have a test, a number or name, and an extension; others are somebody's own files.
      guard name.split(separator: ".").count >= 3 else { return false }
      let hasRun = asserted.files[AssertedSnapshots.Test(folder: known, name: test)] != nil
      return functions.map { !hasRun && !$0.has(test) } ?? true
    }
    .map { "\(folder)/\($0)" }
  }

  private static func test(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }

  /// The names of a folder's files without frame trees and the environment.
  private static func snapshots(in folder: String) -> [String] {
    (FolderEntry.allNow(in: folder) ?? []).filter {
      $0.kind == .other && $0.name != "environment.json" && !$0.name.hasSuffix(treeSuffix)
    }
    .map(\.name)
  }

  /// The folders that have a folder of snapshots.
  private func testFolders(below folder: String, depth: Int = 0) -> [String] {
    guard depth < Self.deepestFolder else { return [] }
    let folders = (FolderEntry.allNow(in: folder) ?? []).filter { $0.kind == .folder }
    let own = folders.contains { $0.name == Self.folderName } ? [folder] : []
    return own
      + folders.filter { $0.name != Self.folderName }.flatMap {
        testFolders(below: "\(folder)/\($0.name)", depth: depth + 1)
      }
  }
}
