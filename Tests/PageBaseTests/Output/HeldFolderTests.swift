import Glibc
import TestSupport
import Testing

@testable import PageBase

/// Folders that a run may write to once it stays inside of those that were named. In processes of their own, as this
/// holds for all of a process.
struct HeldFolderTests {
  private let folder = TemporaryFolder()

  @Test func `links are followed in what is named, and nowhere below`() async throws {
    for name in ["out", "elsewhere", "deck"] { mkdir(folder.path(name), 0o755) }
    symlink("../elsewhere", folder.path("out/link"))
    symlink("out", folder.path("named"))
    symlink("../elsewhere", folder.path("deck/link"))
    await #expect(processExitsWith: .success) { [root = folder.path("") as String] in
      chdir(root)
      let writer = AtomicFileWriter()
      HeldFolder.stayInside(["named/", "deck/a.json", ".//./out"])
      try writer.write("1", to: "named/a")
      try writer.write("2", to: "named/new/er/b")
      try writer.write("3", to: "deck/c")
      #expect(FilePath.isRegularFile("out/a") && FilePath.isRegularFile("out/new/er/b"))
      #expect(FilePath.isRegularFile("deck/c"))
      for (path, link) in [
        ("out/link/x", "out/link"), ("named/link/deep/x", "named/link"), ("./out//link/x", "out/link"),
        ("deck/link/x", "deck/link"),
      ] {
        #expect(throws: FileWriteError(.followLink, errno: ELOOP, path: link)) {
          try writer.write("x", to: path)
        }
      }
      #expect(FilePath.names(in: "elsewhere") == [])
      // A file in the place of a folder is no link.
      #expect(throws: FileWriteError(.createDirectory, errno: ENOTDIR, path: "out/a")) {
        try writer.write("x", to: "out/a/x")
      }
      let long = "out/" + String(repeating: "n", count: 300)
      #expect(throws: FileWriteError(.createDirectory, errno: ENAMETOOLONG, path: long)) {
        try writer.write("x", to: long + "/x")
      }
    }
  }

  @Test func `a path that was not named is below the current folder, or outside of it`() async throws {
    for name in ["here", "other", "elsewhere"] { mkdir(folder.path(name), 0o755) }
    symlink("../elsewhere", folder.path("here/link"))
    symlink("../elsewhere", folder.path("other/link"))
    await #expect(processExitsWith: .success) { [root = folder.path("") as String] in
      chdir("\(root)/here")
      let current = try InputFile.resolution(of: ".").get()
      let writer = AtomicFileWriter()
      HeldFolder.stayInside([])
      try writer.write("1", to: "a")
      try writer.write("2", to: "sub/b")
      try writer.write("3", to: "\(current)/c")
      #expect(FilePath.names(in: current) == ["a", "c", "link", "sub"])
      for path in ["link", "\(current)/link"] {
        #expect(throws: FileWriteError(.followLink, errno: ELOOP, path: path)) {
          try writer.write("x", to: "\(path)/x")
        }
      }
      // Nobody else's project is there.
      try writer.write("4", to: "\(root)/other/link/d")
      #expect(FilePath.names(in: "\(root)/elsewhere") == ["d"])
    }
  }

  @Test func `a link or a pipe that was not named is replaced`() async throws {
    mkdir(folder.path("out"), 0o755)
    mkfifo(folder.path("out/pipe"), 0o644)
    mkfifo(folder.path("out/named"), 0o644)
    symlink(".", folder.path("out/link"))
    let reader = open(folder.path("out/named"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    await #expect(processExitsWith: .success) { [out = folder.path("out") as String] in
      #expect(HeldFolder.isNamed("anything"))
      HeldFolder.stayInside([out, "\(out)/named"])
      #expect(HeldFolder.isNamed("\(out)/named") && HeldFolder.isNamed("\(out)/"))
      #expect(!HeldFolder.isNamed("\(out)/pipe"))
      for name in ["pipe", "link", "named"] { try AtomicFileWriter().write("x", to: "\(out)/\(name)") }
      #expect(FilePath.isRegularFile("\(out)/pipe") && FilePath.isRegularFile("\(out)/link"))
      #expect(!FilePath.isRegularFile("\(out)/named"))
    }
  }

  /// Whatever is opened is closed, also on the ways that fail.
  @Test func `no descriptor stays open`() async throws {
    for name in ["out", "elsewhere"] { mkdir(folder.path(name), 0o755) }
    symlink("../elsewhere", folder.path("out/link"))
    mkfifo(folder.path("pipe"), 0o644)
    await #expect(processExitsWith: .success) { [root = folder.path("") as String] in
      // Both ends of the pipe, as what is written to it has to be read.
      let pipe = open("\(root)/pipe", O_RDWR | O_CLOEXEC)
      try #require(pipe >= 0)
      func work() throws {
        let durable = AtomicFileWriter(isDurable: true)
        let later = AtomicFileWriter(syncedLater: true)
        try durable.write("x", to: "\(root)/out/a/b/c")
        try later.write("x", to: "\(root)/out/a/d")
        try later.sync()
        try durable.write("x", to: "\(root)/pipe")
        try durable.link("\(root)/out/a/d", to: "\(root)/out/e")
        #expect(throws: FileWriteError.self) {
          try durable.write("x", to: "\(root)/\(String(repeating: "n", count: 300))")
        }
        #expect(throws: FileWriteError.self) { try HeldFolder.remove("\(root)/absent") }
        try durable.write("x", to: "\(root)/out/.renderpages-1.tmp")
        Leftovers.remove(below: "\(root)/out")
        #expect(throws: InputFile.Failure.self) { try InputFile.read("\(root)/pipe", limit: 9) }
        #expect(throws: InputFile.Failure.self) { try InputFile.read("\(root)/out/e", limit: 0) }
        _ = try InputFile.read("\(root)/out/e", limit: 9)
        _ = ProcessActivity.busyThreads
      }
      func openFiles() -> Int { FilePath.names(in: "/proc/self/fd").count }
      try work()
      let before = openFiles()
      _ = MachineMemory.usableBytes
      for _ in 0..<3 { try work() }
      HeldFolder.stayInside(["\(root)/out"])
      try AtomicFileWriter().write("x", to: "\(root)/out/new/er/x")
      #expect(throws: FileWriteError.self) { try AtomicFileWriter().write("x", to: "\(root)/out/link/x") }
      #expect(openFiles() == before)
    }
  }
}
