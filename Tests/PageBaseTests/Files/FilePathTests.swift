import Glibc
import TestSupport
import Testing

@testable import PageBase

/// Questions about paths, in a folder with one file of each kind.
struct FilePathTests {
  private let folder = TemporaryFolder()

  init() throws {
    let writer = AtomicFileWriter()
    try writer.write("x", to: folder.path("sub/file"))
    for (target, link) in [("sub", "link"), ("sub/file", "filelink"), ("absent", "dangling")] {
      symlink(target, folder.path(link))
    }
    mkfifo(folder.path("pipe"), 0o644)
  }

  private func names(_ isTrue: (String) -> Bool) -> [String] {
    ["sub", "sub/file", "link", "filelink", "dangling", "pipe", "absent"].filter { isTrue(folder.path($0)) }
  }

  @Test func `each question is about the path itself or about where it leads`() {
    #expect(names(FilePath.isAnything) == ["sub", "sub/file", "link", "filelink", "dangling", "pipe"])
    #expect(names(FilePath.isFolder) == ["sub", "link"])
    #expect(names(FilePath.isFolderItself) == ["sub"])
    #expect(names(FilePath.isRegularFile) == ["sub/file"])
    #expect(names(FilePath.isReadable) == ["sub", "sub/file", "link", "filelink", "pipe"])
    #expect(names(InputFile.isFolder) == ["sub", "link"])
    #expect(names(InputFile.exists) == ["sub", "sub/file", "link", "filelink", "pipe"])
  }

  @Test func `the kind of a file is that where its links lead`() {
    #expect(FileKind(following: folder.path("filelink")) == .regular)
    #expect(FileKind(following: folder.path("link")) == .folder)
    #expect(FileKind(following: folder.path("pipe")) == .other)
    #expect(FileKind(following: folder.path("dangling")) == .none(ENOENT))
    #expect(FileKind(following: folder.path("sub/file/x")) == .none(ENOTDIR))
    #expect(
      [FileKind.regular, .folder, .other, .none(2)].map(\.text) == ["regular", "folder", "other", "none 2"])
  }

  @Test func `an absolute path has no links, and a missing one is none`() throws {
    let root = try #require(FilePath.absolute(folder.path("")))
    #expect(root.first == "/" && root.last != "/")
    #expect(FilePath.absolute(folder.path("filelink")) == root + "/sub/file")
    #expect(FilePath.absolute(folder.path("sub/../link/./file")) == root + "/sub/file")
    #expect(FilePath.absolute(folder.path("dangling")) == nil)
  }

  @Test func `a folder that is missing is named below the one that is there`() throws {
    let root = try #require(FilePath.absolute(folder.path("")))
    #expect(FilePath.absoluteFolder(folder.path("link")) == root + "/sub")
    #expect(FilePath.absoluteFolder(folder.path("link/new/er")) == root + "/sub/new/er")
    #expect(FilePath.absoluteFolder("/no-such-folder-here/a") == "/no-such-folder-here/a")
    let here = try #require(FilePath.absolute("."))
    #expect(FilePath.absoluteFolder("no-such-folder-here") == here + "/no-such-folder-here")
    #expect(FilePath.absoluteFolder("./no-such-folder-here/a") == here + "/no-such-folder-here/a")
  }

  @Test(
    arguments: [
      ("sub/file", "sub", "file"), ("sub/file", "", "sub/file"), ("sub/file", "new/er", "../../sub/file"),
      ("sub/file", "new/./er/.", "../../sub/file"), ("sub", "sub", "."), ("", "sub", ".."),
      ("filelink", "link", "file"), ("sub/file", "pipe", "../sub/file"),
    ])
  func `a relative path leads up to the folder that is shared, and down from there`(
    path: String, from: String, relative: String
  ) {
    #expect(FilePath.relative(folder.path(path), to: folder.path(from)) == relative)
  }

  @Test func `paths are the same if they lead to one file`() {
    #expect(FilePath.isSame(folder.path("filelink"), folder.path("link/file")))
    #expect(!FilePath.isSame(folder.path("sub"), folder.path("sub/file")))
    #expect(!FilePath.isSame(folder.path("absent"), folder.path("absent")))
    #expect(!FilePath.isSame(folder.path("sub"), folder.path("absent")))
  }

  @Test func `names are parts of a path as it is written`() {
    #expect(
      ["a", "a/", "a//", "/", "//", "", "/a/"].map(FilePath.withoutSlashes) == [
        "a", "a", "a", "/", "/", "", "/a",
      ])
    #expect(["a", "/a", "a/b", "/a/b", "a/b/"].map(FilePath.folder) == [".", "/", "a", "/a", "a/b"])
    #expect(["a", "/a/b", "a/b/", "/", ""].map(FilePath.lastComponent) == ["a", "b", "b", "/", ""])
    #expect(["a", "a/b", "/a", "a/"].map(HeldFolder.fileName) == ["a", "b", "a", ""])
  }

  @Test func `names in a folder are sorted, without hidden ones`() throws {
    for name in ["b", "a", ".hidden", "C.PNG", "c.png"] {
      try AtomicFileWriter().write("", to: folder.path("sub/\(name)"))
    }
    #expect(FilePath.names(in: folder.path("sub")) == ["C.PNG", "a", "b", "c.png", "file"])
    #expect(FilePath.names(in: folder.path("absent")) == [])
    #expect(
      InputFile.names(inFolder: folder.path("sub"), endingIn: [".Png", "e"]) == ["C.PNG", "c.png", "file"])
    #expect(
      InputFile.names(inFolder: folder.path("sub")) == [
        ".", "..", ".hidden", "C.PNG", "a", "b", "c.png", "file",
      ])
    #expect(InputFile.names(inFolder: folder.path("absent")) == nil)
    #expect(InputFile.names(inFolder: folder.path("absent"), endingIn: ["e"]) == [])
  }

  @Test func `entries of a folder have kinds, and links are not followed`() {
    #expect(
      FolderEntry.all(in: folder.path("")) == [
        FolderEntry(name: "dangling", kind: .link), FolderEntry(name: "filelink", kind: .link),
        FolderEntry(name: "link", kind: .link), FolderEntry(name: "pipe", kind: .other),
        FolderEntry(name: "sub", kind: .folder),
      ])
    #expect(FolderEntry.allNow(in: folder.path("absent")) == nil)
    #expect(FolderEntry.all(in: folder.path("absent")) == [])
  }

  @Test func `a file system that returns no kinds is asked for each`() {
    func kind(_ name: String) -> FolderEntry.Kind {
      FolderEntry.kind(of: UInt8(DT_UNKNOWN), at: folder.path(name))
    }
    #expect(
      ["sub", "link", "dangling", "pipe", "absent"].map(kind) == [.folder, .link, .link, .other, .other])
    #expect(FolderEntry.kind(of: UInt8(DT_DIR), at: "") == .folder)
    #expect(FolderEntry.kind(of: UInt8(DT_LNK), at: "") == .link)
    #expect(FolderEntry.kind(of: UInt8(DT_REG), at: "") == .other)
  }

  @Test func `a file's version is its path, size and time`() throws {
    let path = folder.path("sub/file")
    var times = [timespec(tv_sec: 5, tv_nsec: 0), timespec(tv_sec: 77, tv_nsec: 0)]
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
    let archived = try #require(FileVersion(path))
    #expect(archived.text == "\(path) 1 77 0" && !archived.isOwnTime)
    times[1].tv_nsec = 8000
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
    let own = try #require(FileVersion(ofProgram: path))
    #expect(own.text == "\(path) 1 77 8000" && own.isOwnTime && own.inode == archived.inode)
    #expect(FileVersion(folder.path("absent")) == nil)
    #expect(FileVersion(ofProgram: "no-such-program") == nil)
    #expect(FileVersion(ofProgram: "sh")?.text.contains("/sh ") == true)
  }

  @Test func `the program's edition has its version and those of its libraries`() throws {
    let words = RunningProgram.edition { [UInt8($0.count & 0xff)] }.split(separator: "\n").map(String.init)
    let program = try #require(FileVersion("/proc/self/exe"))
    #expect(words.contains(program.text))
    #expect(words.contains { $0.contains("/libc.so.6 ") })
    // A build ID is a SHA-1.
    #expect(RunningProgram.buildBytes?.count == 20)
    #expect(words.last == (program.isOwnTime ? "\(program.inode)" : "[20]"))
    let files = FileVersion.loadedFiles
    #expect(files == files.sorted())
  }

  @Test func `a program is the first that may run, in absolute folders`() throws {
    for name in ["a", "b", "c"] { try AtomicFileWriter().write("", to: folder.path("\(name)/tool")) }
    chmod(folder.path("b/tool"), 0o755)
    chmod(folder.path("c/tool"), 0o755)
    mkdir(folder.path("d"), 0o755)
    mkdir(folder.path("d/tool"), 0o755)
    func found(_ names: String...) -> String? {
      Subprocess.path(
        ofProgram: "tool", in: names.map { $0 == "x" ? "x" : folder.path($0) }.joined(separator: ":"))
    }
    #expect(found("a", "d", "x", "b", "c") == folder.path("b/tool"))
    #expect(found("c", "b") == folder.path("c/tool"))
    #expect(found("a", "d", "absent") == nil)
    #expect(Subprocess.path(ofProgram: "tool", in: "sub:") == nil)
    #expect(Subprocess(named: "tool", in: folder.path("b"))?.path == folder.path("b/tool"))
  }
}
