import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct FileStampTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String, _ text: String = "text") throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
    return folder.path(name)
  }

  /// FAT's clock has a tick of two seconds.
  @Test func `a stamp is settled two seconds after the last change, whatever the modification time`() {
    let stamp = FileStamp(inode: 1, size: 1, modified: 9_000_000_000, changed: 10)
    #expect(!stamp.isSettled(at: 2_000_000_009))
    #expect(stamp.isSettled(at: 2_000_000_010))
  }

  @Test func `a stamp has the file's size and times`() throws {
    let path = try file("a")
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let stamp = try #require(FileStamp(path))
    #expect(stamp.size == 4)
    #expect(stamp.modified == 1_000_000_000_000_000)
    // The time of the change is that of the clock, not the one that was set.
    #expect(abs(FileStamp.now - stamp.changed) < 60_000_000_000)
    #expect(abs(Double(FileStamp.now) / 1e9 - Date().timeIntervalSince1970) < 60)
    #expect(stamp.inode > 0)
  }

  @Test func `a folder, a link and nothing have no stamp`() throws {
    let path = try file("a")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(FileStamp(link) == nil)
    #expect(FileStamp(folder.path("")) == nil)
    #expect(FileStamp(folder.path("b")) == nil)
    #expect(FileContents.bytes(ofFile: link) == nil)
    #expect(FileContents.bytes(ofFile: folder.path("")) == nil)
    #expect(FileContents.bytes(ofFile: folder.path("b")) == nil)
  }

  @Test func `a file that changed just now has a hash and no stamp yet`() throws {
    let path = try file("a")
    let (contents, stamp) = try #require(FileContents.hash(ofFile: path))
    #expect(contents == PictureHash(ofText: "text"))
    #expect(stamp == nil)
    #expect(FileContents.bytes(ofFile: path) == Array("text".utf8))
    #expect(FileContents.bytes(ofFile: try file("empty", "")) == [])
  }

  @Test func `a locked file is read from its beginning, and knows whether it still has its name`() throws {
    let path = try file("a")
    let held = try LockedFile(path, O_RDWR)
    lseek(held.descriptor, 0, SEEK_END)
    #expect(held.bytes == Array("text".utf8))
    #expect(LockedFile.hasName(held.descriptor))
    let other = open(path, O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_SH | LOCK_NB) != 0)
    unlink(path)
    #expect(!LockedFile.hasName(held.descriptor))
    #expect(throws: FileWriteError.self) { try LockedFile(folder.path("none"), O_RDONLY) }
  }

  @Test func `readers share a lock, and it ends with its holder`() throws {
    let path = try file("a")
    var first: LockedFile? = try LockedFile(path, O_RDONLY, isShared: true)
    let second = open(path, O_RDONLY)
    defer { close(second) }
    #expect(flock(second, LOCK_SH | LOCK_NB) == 0)
    flock(second, LOCK_UN)
    #expect(flock(second, LOCK_EX | LOCK_NB) != 0)
    withExtendedLifetime(first) {}
    first = nil
    #expect(flock(second, LOCK_EX | LOCK_NB) == 0)
  }

  @Test func `pictures that cannot be written for one reason are told once, with their number`() {
    func error(_ number: Int32, _ path: String) -> FileWriteError {
      FileWriteError(.write, errno: number, path: path)
    }
    let told = FileWriteError.diagnostics(ofPictures: [
      error(ENOSPC, "a"), error(EACCES, "b"), error(ENOSPC, "c"), error(ENOSPC, "d"), error(EROFS, "e"),
      error(EROFS, "f"),
    ])
    #expect(
      told.map(\.message) == [
        error(ENOSPC, "a").diagnostic.message + " (and 2 more pictures)",
        error(EACCES, "b").diagnostic.message,
        error(EROFS, "e").diagnostic.message + " (and 1 more picture)",
      ])
  }
}
