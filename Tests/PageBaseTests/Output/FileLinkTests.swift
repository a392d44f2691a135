import Glibc
import TestSupport
import Testing

@testable import PageBase

/// Hard links, devices and folders that a writer meets, and what it leaves of its own.
struct FileLinkTests {
  private let folder = TemporaryFolder()
  private let writer = AtomicFileWriter()

  private func content(_ name: String) -> String? {
    (try? InputFile.read(folder.path(name), limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func inode(_ name: String) -> ino_t? {
    var status = stat()
    return lstat(folder.path(name), &status) == 0 ? status.st_ino : nil
  }

  @Test func `a link is another name of a file, and replaces what had it`() throws {
    try writer.write("new", to: folder.path("a"))
    try writer.write("old", to: folder.path("b"))
    try writer.link(folder.path("a"), to: folder.path("b"))
    #expect(inode("a") == inode("b") && content("b") == "new")
    try writer.link(folder.path("a"), to: folder.path("sub/c"))
    #expect(inode("a") == inode("sub/c"))
    // A second time nothing is renamed, and no temporary name stays.
    try writer.link(folder.path("a"), to: folder.path("b"))
    #expect(folder.names == ["a", "b", "sub"])
  }

  /// The kernel's own files have no other names.
  @Test func `a file that cannot be linked is copied`() throws {
    try writer.link("/proc/version", to: folder.path("copy"))
    #expect(content("copy")?.hasPrefix("Linux") == true)
    #expect(folder.names == ["copy"])
  }

  @Test func `a link to nothing, and one in the place of a folder, fail`() throws {
    #expect(throws: FileWriteError(.create, errno: EIO, path: folder.path("b"))) {
      try writer.link(folder.path("absent"), to: folder.path("b"))
    }
    try writer.write("x", to: folder.path("a"))
    mkdir(folder.path("d"), 0o755)
    #expect(throws: FileWriteError(.rename, errno: EISDIR, path: folder.path("d"))) {
      try writer.link(folder.path("a"), to: folder.path("d"))
    }
    #expect(folder.names == ["a", "d"])
  }

  @Test func `a pipe is written to, and stays one`() throws {
    let path = folder.path("pipe")
    mkfifo(path, 0o644)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    defer { close(reader) }
    try writer.write("through", to: path)
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(reader, &bytes, bytes.count) == 7)
    #expect(String(decoding: bytes.prefix(7), as: UTF8.self) == "through")
    #expect(FileKind(following: path) == .other && folder.names == ["pipe"])
  }

  /// A socket is no file that opens.
  @Test func `a socket is an error, and stays`() throws {
    let path = folder.path("socket")
    try #require(mknod(path, S_IFSOCK | 0o644, 0) == 0)
    #expect(throws: FileWriteError(.create, errno: ENXIO, path: path)) { try writer.write("x", to: path) }
    #expect(FileKind(following: path) == .other && folder.names == ["socket"])
  }

  @Test func `a link to a file is replaced, one to a folder is an error`() throws {
    try writer.write("old", to: folder.path("a"))
    symlink("a", folder.path("link"))
    symlink("absent", folder.path("dangling"))
    symlink(".", folder.path("folder"))
    for name in ["link", "dangling"] {
      try writer.write("new", to: folder.path(name))
      #expect(FilePath.isRegularFile(folder.path(name)) && content(name) == "new")
    }
    #expect(content("a") == "old")
    #expect(throws: FileWriteError(.create, errno: EISDIR, path: folder.path("folder"))) {
      try writer.write("new", to: folder.path("folder"))
    }
  }

  @Test func `only a writer that waits later has folders to wait for`() throws {
    #expect(!writer.isDurable && !AtomicFileWriter(syncedLater: true).isDurable)
    #expect(AtomicFileWriter(isDurable: true).isDurable)
    try writer.write("x", to: folder.path("a"))
    #expect(try writer.sync() == 0)
    let durable = AtomicFileWriter(isDurable: true)
    try durable.write("x", to: folder.path("b"))
    #expect(try durable.sync() == 0)
  }

  @Test func `a folder that is gone cannot be waited for, and is forgotten`() throws {
    let writer = AtomicFileWriter(syncedLater: true)
    try writer.write("x", to: folder.path("d/a"))
    unlink(folder.path("d/a"))
    rmdir(folder.path("d"))
    #expect(throws: FileWriteError(.sync, errno: ENOENT, path: folder.path("d"))) { try writer.sync() }
    #expect(try writer.sync() == 0)
  }

  @Test func `a folder is made with those above, and may be there`() throws {
    try AtomicFileWriter.makeFolder(folder.path("a/b/c"))
    try AtomicFileWriter.makeFolder(folder.path("a/b/c"))
    #expect(FilePath.isFolderItself(folder.path("a/b/c")))
    symlink("a", folder.path("link"))
    try AtomicFileWriter.makeFolder(folder.path("link"))
    try AtomicFileWriter.makeFolder(folder.path("link/d"))
    #expect(FilePath.isFolderItself(folder.path("a/d")))
    try writer.write("x", to: folder.path("file"))
    for name in ["file", "dangling"] {
      symlink("absent", folder.path("dangling"))
      #expect(throws: FileWriteError(.createDirectory, errno: ENOTDIR, path: folder.path(name))) {
        try AtomicFileWriter.makeFolder(folder.path(name))
      }
    }
    #expect(throws: FileWriteError(.createDirectory, errno: ENOTDIR, path: folder.path("file/x"))) {
      try AtomicFileWriter.makeFolder(folder.path("file/x"))
    }
    #expect(throws: FileWriteError(.createDirectory, errno: ENOENT, path: "")) {
      try AtomicFileWriter.makeFolder("")
    }
  }

  @Test func `a file is removed, and only a file that is there`() throws {
    try writer.write("x", to: folder.path("a"))
    try HeldFolder.remove(folder.path("a"))
    #expect(folder.names == [])
    #expect(throws: FileWriteError(.create, errno: ENOENT, path: folder.path("a"))) {
      try HeldFolder.remove(folder.path("a"))
    }
  }

  @Test func `a temporary file that is not renamed is removed`() throws {
    do {
      let file = try TemporaryFile(for: folder.path("a"))
      #expect(folder.names.count == 1 && folder.names[0].hasPrefix(".renderpages-"))
      #expect(folder.names[0].hasSuffix(".tmp"))
      try file.sync()
    }
    #expect(folder.names == [])
    let names = (0..<3).map { _ in TemporaryFile.newName() }
    #expect(Set(names).count == 3)
  }

  @Test func `large contents are written whole`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try writer.write(bytes, to: folder.path("a"))
    #expect(try InputFile.read(folder.path("a"), limit: 3_000_000) == bytes)
  }

  private static func leftover(_ name: String) -> String { ".renderpages-\(name).tmp" }

  @Test func `only files that nobody holds are leftovers`() throws {
    let (dead, held, pipe, sub) = (
      Self.leftover("1"), Self.leftover("2"), Self.leftover("3"), Self.leftover("4")
    )
    for name in [dead, held, "\(dead).png", "x\(dead)"] { try writer.write("x", to: folder.path(name)) }
    let lock = open(folder.path(held), O_RDONLY | O_CLOEXEC)
    try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    defer { close(lock) }
    mkfifo(folder.path(pipe), 0o644)
    mkdir(folder.path(sub), 0o755)
    symlink("x\(dead)", folder.path(Self.leftover("5")))
    Leftovers.remove(in: folder.path(""))
    #expect(folder.names == [held, pipe, sub, Self.leftover("5"), "\(dead).png", "x\(dead)"].sorted())
    Leftovers.remove(in: folder.path("absent"))
  }

  /// The folder that is named is the first of 32.
  @Test func `leftovers are searched for in 32 folders, one in another`() throws {
    var path = folder.path("0")
    for depth in 1...33 {
      mkdir(path, 0o755)
      try writer.write("", to: "\(path)/\(Self.leftover("\(depth)"))x")
      rename("\(path)/\(Self.leftover("\(depth)"))x", "\(path)/\(Self.leftover("1"))")
      path += "/\(depth)"
    }
    Leftovers.remove(below: folder.path("0"))
    path = folder.path("0")
    for depth in 1...33 {
      #expect(FilePath.isAnything("\(path)/\(Self.leftover("1"))") == (depth == 33))
      path += "/\(depth)"
    }
  }
}
