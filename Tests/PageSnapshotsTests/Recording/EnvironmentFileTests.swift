import Foundation
import PageDrawing
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageSnapshots

/// The files that describe an environment, as git merges them.
struct EnvironmentFileTests {
  private let scratch = TemporaryFolder()
  private var folder: SnapshotFolder { SnapshotFolder(scratch.path("Snapshots")) }
  private static let digest = String(repeating: "0123456789abcdef", count: 4)

  private func environment(_ fonts: String...) -> DrawingEnvironment {
    DrawingEnvironment(
      architecture: "x86_64", libraries: [.init("cairo", "1.16.0")],
      fonts: fonts.map { .init($0, Self.digest) })
  }

  private func write(_ text: String, to name: String) throws {
    try AtomicFileWriter().write(text, to: "\(folder.path)/\(name)")
  }

  @Test func `what is written is read back, a file for each font`() throws {
    let written = environment("Inter-Bold.otf", "Inter-Regular.otf")
    try folder.write(written, with: AtomicFileWriter())
    #expect(try folder.recordedEnvironment() == written)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/fonts").sorted() == [
        "Inter-Bold.otf.sha256", "Inter-Regular.otf.sha256",
      ])
    // As sha256sum writes it.
    #expect(
      try String(contentsOfFile: "\(folder.path)/fonts/Inter-Bold.otf.sha256", encoding: .utf8)
        == "\(Self.digest)  Inter-Bold.otf\n")
  }

  @Test func `fonts of an environment that is replaced go`() throws {
    try folder.write(environment("A.otf", "B.otf"), with: AtomicFileWriter())
    try folder.write(environment("B.otf"), with: AtomicFileWriter())
    #expect(try folder.recordedEnvironment()?.fonts.map(\.name) == ["A.otf", "B.otf"])
    try folder.write(environment("B.otf"), with: AtomicFileWriter(), removesOthers: true)
    #expect(try folder.recordedEnvironment()?.fonts.map(\.name) == ["B.otf"])
  }

  @Test func `the versions of iOS of a folder's pictures add up, and 17 alone is not written`() throws {
    var old = environment("A.otf")
    old.systems = [17]
    #expect(!old.json.contains("systems"))
    var new = environment("A.otf")
    new.systems = [26, 26]
    let both = new.adding(unusedPartsOf: old)
    #expect(both.systems == [17, 26])
    try folder.write(both, with: AtomicFileWriter())
    #expect(try folder.recordedEnvironment()?.systems == [17, 26])
  }

  @Test func `fonts that environment.json lists are read`() throws {
    try write(
      #"{"architecture": "x86_64", "fonts": [{"file": "A.otf", "sha256": "00"}], "libraries": []}"#,
      to: "environment.json")
    #expect(try folder.recordedEnvironment()?.fonts == [.init("A.otf", "00")])
  }

  /// A neighbour in the alphabet, and the same font on both sides.
  @Test func `two branches that each add a language merge by themselves`() throws {
    func git(_ arguments: String...) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: scratch.path(""))
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    func commit(_ fonts: DrawingEnvironment) throws {
      try folder.write(fonts, with: AtomicFileWriter())
      #expect(try git("add", "-A") == 0)
      #expect(try git("commit", "-q", "-m", "x") == 0)
    }
    #expect(try git("init", "-q", "-b", "main") == 0)
    try commit(environment("Inter.otf"))
    #expect(try git("checkout", "-q", "-b", "thai") == 0)
    try commit(environment("Inter.otf", "NotoColorEmoji.ttf", "NotoSansThai.ttf"))
    #expect(try git("checkout", "-q", "main") == 0)
    try commit(environment("Inter.otf", "NotoColorEmoji.ttf", "NotoSansTamil.ttf"))
    #expect(try git("merge", "-q", "thai") == 0)
    #expect(
      try folder.recordedEnvironment()?.fonts.map(\.name) == [
        "Inter.otf", "NotoColorEmoji.ttf", "NotoSansTamil.ttf", "NotoSansThai.ttf",
      ])
  }

  @Test(arguments: ["environment.json", "fonts/Inter.otf.sha256"])
  func `markers of a conflict are told as such`(name: String) throws {
    try folder.write(environment("Inter.otf"), with: AtomicFileWriter())
    try write("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> thai\n", to: name)
    #expect(throws: StoredPictureError.mergeConflict(name)) { try folder.recordedEnvironment() }
  }

  @Test func `a font's file with other text is damaged`() throws {
    try folder.write(environment("Inter.otf"), with: AtomicFileWriter())
    try write("\(Self.digest)  Other.otf\n", to: "fonts/Inter.otf.sha256")
    #expect(throws: StoredPictureError.damaged("fonts/Inter.otf.sha256 is no digest of that font")) {
      try folder.recordedEnvironment()
    }
  }

  @Test func `what lies beside the fonts' files is neither read nor removed`() throws {
    try folder.write(environment("A.otf", "B.otf"), with: AtomicFileWriter())
    try write("mine", to: "fonts/notes.txt")
    try write("mine", to: "fonts/old.sha256/inside")
    #expect(try folder.recordedEnvironment()?.fonts.map(\.name) == ["A.otf", "B.otf"])
    try folder.write(environment("B.otf"), with: AtomicFileWriter(), removesOthers: true)
    #expect(
      TemporaryFolder.names(in: "\(folder.path)/fonts") == ["B.otf.sha256", "notes.txt", "old.sha256"])
  }

  @Test func `a font's file that is as it should be is not written again`() throws {
    func number(_ name: String) throws -> UInt64? {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/fonts/\(name).sha256")
      return attributes[.systemFileNumber] as? UInt64
    }
    try folder.write(environment("A.otf", "B.otf"), with: AtomicFileWriter())
    try write("\(Self.digest)\n", to: "fonts/B.otf.sha256")
    let before = (try number("A.otf"), try number("B.otf"))
    try folder.write(environment("A.otf", "B.otf"), with: AtomicFileWriter())
    #expect(try number("A.otf") == before.0)
    #expect(try number("B.otf") != before.1)
    #expect(try folder.recordedEnvironment() == environment("A.otf", "B.otf"))
  }

  @Test func `a folder without an environment, or no folder, has none`() throws {
    #expect(try folder.recordedEnvironment() == nil)
    try AtomicFileWriter().write("x", to: folder.path)
    #expect(try folder.recordedEnvironment() == nil)
  }

  @Test(arguments: ["environment.json", "fonts/Inter.otf.sha256"])
  func `a Git LFS pointer is told as such`(name: String) throws {
    try folder.write(environment("Inter.otf"), with: AtomicFileWriter())
    try write("version https://git-lfs.github.com/spec/v1\n", to: name)
    #expect(throws: StoredPictureError.lfsPointer) { try folder.recordedEnvironment() }
  }

  /// A conflict has all three marks, each at the beginning of a line.
  @Test(arguments: [
    "<<<<<<< HEAD\n=======\n", "=======\n>>>>>>> thai\n", "<<<<<<< HEAD\n>>>>>>> thai\n",
    " <<<<<<< HEAD\n=======\n>>>>>>> thai\n",
  ])
  func `some of the marks are no conflict`(text: String) throws {
    try write(text, to: "environment.json")
    #expect(throws: StoredPictureError.damaged("it is no environment.json")) {
      try folder.recordedEnvironment()
    }
  }
}

/// The names of the pictures in a folder.
struct SnapshotFolderTests {
  private let scratch = TemporaryFolder()
  private var folder: SnapshotFolder { SnapshotFolder(scratch.path("Snapshots")) }

  private func write(_ names: String...) throws {
    for name in names { try AtomicFileWriter().write("x", to: "\(folder.path)/\(name)") }
  }

  @Test func `pictures at any depth have names, sorted, and hidden and other files have none`() throws {
    #expect(folder.names == [])
    try write("b.png", "a/c/d.png", "a/b.png")
    try write("a/b.json", "environment.json", ".hidden.png", ".git/x.png", "png")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/a")
    #expect(folder.names == ["a/b", "a/c/d", "b"])
  }

  /// 32 folders below each other are looked into, the folder itself the first of them.
  @Test(arguments: [(31, true), (32, false)])
  func `pictures have names to a depth of 32 folders`(depth: Int, isNamed: Bool) throws {
    let name = Array(repeating: "d", count: depth).joined(separator: "/") + "/a"
    try write("\(name).png")
    #expect(folder.names == (isNamed ? [name] : []))
  }

  @Test func `a picture is a snapshot by its frame tree or its pixel hash`() throws {
    let tree = #"{"format": 1, "page": "1", "scale": 1, "views": [], "constraints": []}"#
    try AtomicFileWriter().write(tree, to: folder.tree("a"))
    let pixels = Pixels(width: 2, height: 2) { _, _ in 0xFFFF_0000 }
    try AtomicFileWriter().write(pixels.png(level: .recorded), to: folder.picture("b"))
    try AtomicFileWriter().write(pixels.png(), to: folder.picture("c"))
    #expect(["a", "b", "c", "d"].map(folder.isSnapshot) == [true, true, false, false])
  }
}
