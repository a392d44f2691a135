import Foundation
import PageRender
import PageRuns
import TestSupport
import Testing

@testable import PageWatch

/// Changes of files, as the system tells of them or as a look sees them.
struct WatchedFoldersTests {
  private let folder = TemporaryFolder()

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
  }

  /// A watch of some files, which saw them as they are.
  private func watch(_ names: [String], folders: [String] = [], hasEvents: Bool) -> WatchedFolders {
    var watched = WatchedFolders(hasEvents: hasEvents)
    let inputs = LiveInputs(
      files: Set(names.map(folder.path)),
      folders: Set(folders.map { FilePath.withoutSlashes(folder.path($0)) }))
    _ = watched.watch(inputs, since: .max)
    return watched
  }

  /// The names of changed files.
  private func changes(_ watched: inout WatchedFolders) -> Set<String> {
    Set(watched.changes().map { String($0.path.dropFirst(folder.path("").count)) })
  }

  @Test(arguments: [true, false]) func `a saved file is told, its neighbours are not`(hasEvents: Bool) throws
  {
    try write("a", "1")
    try write("b", "1")
    var watched = watch(["a"], hasEvents: hasEvents)
    try write("b", "22")
    #expect(changes(&watched).isEmpty)
    try write("a", "22")
    #expect(changes(&watched) == ["a"])
    #expect(changes(&watched).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a file that is removed, renamed, or replaced by a folder or a link is told`(hasEvents: Bool) throws {
    for name in ["a", "b", "c", "d"] { try write(name, "1") }
    var watched = watch(["a", "b", "c", "d"], hasEvents: hasEvents)
    let manager = FileManager.default
    try manager.removeItem(atPath: folder.path("a"))
    try manager.moveItem(atPath: folder.path("b"), toPath: folder.path("other"))
    try manager.removeItem(atPath: folder.path("c"))
    try manager.createDirectory(atPath: folder.path("c"), withIntermediateDirectories: false)
    try manager.removeItem(atPath: folder.path("d"))
    try manager.createSymbolicLink(atPath: folder.path("d"), withDestinationPath: folder.path("other"))
    #expect(changes(&watched) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [true, false]) func `a file behind a link is watched too`(hasEvents: Bool) throws {
    try FileManager.default.createDirectory(atPath: folder.path("far"), withIntermediateDirectories: false)
    try write("far/real", "1")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("far/real"))
    var watched = watch(["link"], hasEvents: hasEvents)
    try write("far/real", "22")
    #expect(changes(&watched).contains("link"))
  }

  @Test func `a folder that is missing is told when it comes`() throws {
    var watched = watch(["late/a"], hasEvents: true)
    try FileManager.default.createDirectory(atPath: folder.path("late"), withIntermediateDirectories: false)
    #expect(changes(&watched).contains("late/a"))
  }

  @Test(arguments: [true, false])
  func `a known file of a folder that is read as a whole is told`(hasEvents: Bool) throws {
    try write("a", "1")
    var watched = watch(["a"], folders: [""], hasEvents: hasEvents)
    try write("a", "22")
    #expect(watched.changes().contains { $0.path.hasSuffix("a") })
  }

  @Test func `of a folder that is read as a whole, a new file is told, and no hidden one`() throws {
    var watched = watch([], folders: [""], hasEvents: true)
    try write("new", "1")
    try write(".new.swp", "1")
    try write("new~", "1")
    let names = Set(watched.changes().map { $0.path.split(separator: "/").last.map(String.init) ?? "" })
    #expect(names == ["new"])
  }

  @Test func `a file that changed while it was read is told at once`() throws {
    let time = FileSight.now
    try write("a", "1")
    var watched = WatchedFolders()
    let inputs = LiveInputs(files: [folder.path("a")])
    #expect(watched.watch(inputs, since: time) == [folder.path("a")])
    // Once the folder is watched, events tell.
    #expect(watched.watch(inputs, since: time).isEmpty)
  }

  @Test func `a written file is whole, a removed one is not`() throws {
    try write("a", "1")
    var watched = watch(["a"], hasEvents: true)
    try Data("2".utf8).write(to: URL(filePath: folder.path("a")), options: .atomic)
    #expect(watched.changes().contains { $0.isComplete })
    try FileManager.default.removeItem(atPath: folder.path("a"))
    #expect(watched.changes().allSatisfy { !$0.isComplete })
  }
}
