import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct OutputFolderTests {
  private let temporary = TemporaryFolder()
  private var path: String { temporary.path("out") }
  private let source = PictureHash(ofText: "source")

  private func write(_ text: String, as name: String, to folder: OutputFolder) throws {
    try Array(text.utf8).withUnsafeBytes { bytes in
      try folder.write(bytes, as: name, drawnFrom: source)
    }
  }

  /// A folder in which a run has drawn `a/x.png` and `b.png`.
  private func drawn() throws -> OutputFolder {
    let folder = OutputFolder(path)
    try write("one", as: "a/x.png", to: folder)
    try write("three", as: "b.png", to: folder)
    #expect(folder.finish().isEmpty)
    return OutputFolder(path)
  }

  private func contents(_ name: String) -> String? {
    FileContents.bytes(ofFile: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  private func replace(_ name: String, by text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  private var noted: [String] { Journal.read(in: path).known.pictures.keys.sorted() }

  @Test func `a later run knows the pictures by name and source`() throws {
    let folder = try drawn()
    #expect(noted == ["a/x.png", "b.png"])
    #expect(folder.holds("b.png", drawnFrom: source) && folder.holds("b.png"))
    #expect(!folder.holds("b.png", drawnFrom: PictureHash(ofText: "other")))
    #expect(!folder.holds("c.png") && !folder.holds("c.png", drawnFrom: source))
    #expect(folder.byteCount(of: ["a/x.png", "b.png", "c.png"]) == 8)
    let contents = folder.contents(of: "b.png")
    #expect(contents?.hash == PictureHash(ofText: "three") && contents?.byteCount == 5)
    #expect(folder.contents(of: "c.png") == nil)
    #expect(temporary.names == ["out"] && contents != nil)
  }

  @Test(arguments: ["seven", "longer"]) func `a changed file does not count`(text: String) throws {
    let folder = try drawn()
    try replace("b.png", by: text)
    #expect(!folder.holds("b.png", drawnFrom: source) && !folder.holds("b.png"))
    #expect(folder.holds("a/x.png"))
    unlink("\(path)/a/x.png")
    #expect(!folder.holds("a/x.png"))
  }

  @Test func `a file that was only touched counts`() throws {
    let folder = try drawn()
    try replace("b.png", by: "three")
    #expect(folder.holds("b.png", drawnFrom: source))
  }

  @Test func `a folder whose notes do not count draws everything`() throws {
    _ = try drawn()
    let folder = OutputFolder(path, usesKnown: false)
    #expect(!folder.holds("b.png") && !folder.holds("b.png", drawnFrom: source))
    #expect(folder.run(source, of: [], log: InputLog { _ in [] }) == nil)
  }

  @Test func `a file that has the bytes already is left alone`() throws {
    let folder = try drawn()
    let before = FileStamp("\(path)/b.png")
    try write("three", as: "b.png", to: folder)
    #expect(FileStamp("\(path)/b.png") == before)
    try write("other", as: "b.png", to: folder)
    #expect(contents("b.png") == "other")
  }

  @Test func `cleaning removes what earlier runs drew, with folders that become empty`() throws {
    let folder = try drawn()
    try replace("keep.png", by: "mine")
    let (removed, kept, faults) = folder.clean(keeping: ["b.png"])
    #expect(removed == ["a/x.png"] && kept.isEmpty && faults.isEmpty)
    #expect(TemporaryFolder.names(in: path) == [".renderpages", "b.png", "keep.png"])
    #expect(folder.finish().isEmpty)
    #expect(noted == ["b.png"])
  }

  @Test func `a changed file of an earlier run stays, and a missing one is forgotten`() throws {
    let folder = try drawn()
    try replace("b.png", by: "seven")
    unlink("\(path)/a/x.png")
    let (removed, kept, faults) = folder.clean(keeping: [])
    #expect(removed.isEmpty && kept == ["b.png"] && faults.isEmpty)
    #expect(contents("b.png") == "seven")
    _ = folder.finish()
    #expect(noted == ["b.png"])
  }

  @Test func `a run is known while its pictures and its input are`() throws {
    let folder = try drawn()
    let command = PictureHash(ofText: "command")
    let input = temporary.path("input")
    try Data("input".utf8).write(to: URL(filePath: input))
    func log() -> InputLog { InputLog { PictureHash(of: $0).canonicalBytes } }
    let question = InputQuestion(.contents, input)
    folder.add(
      command, of: ["b.png"], input: [(question, log().answer(to: question))],
      diagnostics: [Diagnostic(.note, "n")])
    _ = folder.finish()
    let later = OutputFolder(path)
    #expect(later.run(command, of: ["b.png"], log: log())?.diagnostics == [Diagnostic(.note, "n")])
    #expect(later.run(command, of: ["a/x.png"], log: log()) == nil)
    #expect(later.run(source, of: ["b.png"], log: log()) == nil)
    try Data("other".utf8).write(to: URL(filePath: input))
    #expect(later.run(command, of: ["b.png"], log: log()) == nil)
    later.add(command, of: ["c.png"], input: [], diagnostics: [])
    #expect(Journal.read(in: path).known.runs.count == 1)
  }

  @Test func `the notes are kept out of version control, and a torn file is mended`() throws {
    _ = try drawn()
    #expect(contents(".renderpages/.gitignore") == "*\n")
    let file = "\(path)/.renderpages/pictures"
    let bytes = try #require(FileContents.bytes(ofFile: file))
    try Data(bytes.dropLast()).write(to: URL(filePath: file))
    let folder = OutputFolder(path)
    #expect(folder.holds("a/x.png") && !folder.holds("b.png"))
    try write("new", as: "c.png", to: folder)
    _ = folder.finish()
    #expect(noted == ["a/x.png", "c.png"])
    try Data("something else".utf8).write(to: URL(filePath: file))
    #expect(!OutputFolder(path).holds("c.png"))
  }
}
