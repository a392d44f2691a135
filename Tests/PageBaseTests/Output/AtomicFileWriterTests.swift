import Foundation
import TestSupport
import Testing

@testable import PageBase

@Suite struct AtomicFileWriterTests {
  private let folder = TemporaryFolder()

  private func content(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [false, true]) func `a file is written into folders made for it`(isDurable: Bool) throws {
    let path = folder.path("a/b/c.txt")
    try AtomicFileWriter(isDurable: isDurable).write("hello", to: path)
    #expect(content(path) == "hello")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) == ["c.txt"])
  }

  @Test func `a file is replaced whole, and readable by all`() throws {
    let path = folder.path("a.txt")
    let writer = AtomicFileWriter()
    try writer.write("a longer text", to: path)
    try writer.write("short", to: path)
    #expect(content(path) == "short")
    #expect(folder.names == ["a.txt"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o644)
  }

  @Test func `a name without a folder is in the working directory`() throws {
    let name = "PageRenderTests-\(UUID().uuidString)"
    defer { unlink(name) }
    try AtomicFileWriter().write("here", to: name)
    #expect(content(name) == "here")
  }

  @Test func `a folder under the final name is an error`() throws {
    #expect(throws: FileWriteError(.create, errno: EISDIR, path: folder.path(""))) {
      try AtomicFileWriter().write("x", to: folder.path(""))
    }
    #expect(folder.names == [])
  }

  @Test func `a file where a folder should be is an error`() throws {
    try AtomicFileWriter().write("x", to: folder.path("file"))
    #expect(throws: FileWriteError(.createDirectory, errno: ENOTDIR, path: folder.path("file"))) {
      try AtomicFileWriter().write("x", to: folder.path("file/a.txt"))
    }
  }

  @Test func `a file system that takes no files is an error`() {
    let error = #expect(throws: FileWriteError.self) {
      try AtomicFileWriter().write("x", to: "/proc/PageRenderTests/a.txt")
    }
    #expect(error?.operation == .createDirectory)
    #expect(error?.path == "/proc/PageRenderTests")
  }

  @Test func `a name too long for the disk is an error, and nothing stays behind`() {
    let path = folder.path(String(repeating: "n", count: 300))
    let error = #expect(throws: FileWriteError.self) { try AtomicFileWriter().write("x", to: path) }
    #expect(error == FileWriteError(.rename, errno: ENAMETOOLONG, path: path))
    #expect(folder.names == [])
  }

  @Test func `a full device is an error, and stays a device`() {
    #expect(throws: FileWriteError(.write, errno: ENOSPC, path: "/dev/full")) {
      try AtomicFileWriter().write("x", to: "/dev/full")
    }
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  /// In a process of its own, because the limit holds for all of a process.
  @Test func `a disk that fills up leaves the old file and no other`() async throws {
    let path = folder.path("page.png")
    try AtomicFileWriter().write("old", to: path)
    await #expect(processExitsWith: .exitCode(EXIT_SUCCESS)) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
      guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
      do {
        try AtomicFileWriter().write([UInt8](repeating: 1, count: 10_000), to: path)
        exit(3)
      } catch {
        let expected = FileWriteError(.write, errno: EFBIG, path: path)
        exit(error as? FileWriteError == expected ? EXIT_SUCCESS : 4)
      }
    }
    #expect(content(path) == "old")
    #expect(folder.names == ["page.png"])
  }

  @Test func `what a killed run left is removed by the next that writes there`() async throws {
    let path = folder.path("page.png")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let file = try TemporaryFile(for: path)
      try file.write(UnsafeRawBufferPointer(start: nil, count: 0))
      kill(getpid(), SIGKILL)
    }
    let leftovers = folder.names
    #expect(leftovers.count == 1)
    try AtomicFileWriter().write("new", to: path)
    #expect(folder.names == ["page.png"])
  }

  @Test func `leftovers in folders below are removed, and links to folders are not followed`() async throws {
    try AtomicFileWriter().write("x", to: folder.path("a/b/page.png"))
    try AtomicFileWriter().write("x", to: folder.path("elsewhere/page.png"))
    let name = TemporaryFile.newName()
    for place in ["a", "a/b", "elsewhere"] {
      try Data().write(to: URL(fileURLWithPath: folder.path("\(place)/\(name)")))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/link"), withDestinationPath: folder.path("elsewhere"))
    Leftovers.remove(below: folder.path("a"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) == ["page.png"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a")).sorted() == ["b", "link"])
    #expect(FileManager.default.fileExists(atPath: folder.path("elsewhere/\(name)")))
  }

  @Test func `the file of a run that still writes stays`() throws {
    let file = try TemporaryFile(for: folder.path("slow.png"))
    try AtomicFileWriter().write("x", to: folder.path("other.png"))
    #expect(folder.names.count == 2)
    try file.commit()
    #expect(folder.names == ["other.png", "slow.png"])
  }

  @Test func `files of other names stay`() throws {
    for name in [".renderpages-notes", "x.tmp", ".hidden.tmp"] {
      try AtomicFileWriter().write("x", to: folder.path(name))
    }
    try AtomicFileWriter().write("x", to: folder.path("a"))
    #expect(folder.names.count == 4)
  }

  @Test func `tasks write side by side`() async throws {
    let writer = AtomicFileWriter()
    let folder = folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try writer.write("\(number)", to: folder.path("deep/er/\(number % 20)")) }
      }
      try await group.waitForAll()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("deep/er"))
    #expect(Set(names) == Set((0..<20).map(String.init)))
  }

  @Test func `the disk is waited for once for many files in many folders`() throws {
    let writer = AtomicFileWriter(syncedLater: true)
    for number in 0..<12 { try writer.write("x", to: folder.path("\(number % 3)/\(number)")) }
    #expect(FileManager.default.fileExists(atPath: folder.path("2/11")))
    // All folders are of one file system.
    #expect(try writer.sync() == 1)
    #expect(try writer.sync() == 0)
  }
}
