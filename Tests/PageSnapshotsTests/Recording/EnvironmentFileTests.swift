import Foundation
import PageDrawing
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
}
