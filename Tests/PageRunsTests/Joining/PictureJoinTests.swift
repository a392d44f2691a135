import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// Joins of pictures that parts of a run drew, from folders to one folder.
@MainActor
struct PictureJoinTests {
  private let temporary = TemporaryFolder()
  private var out: String { temporary.path("out") }

  /// Writes the pictures of a part of two, with notes of them, and the part's record into a folder of its number.
  ///
  /// - Parameter drawn: The contents that the record names; the files and notes have those of the pictures' names.
  @discardableResult private func part(
    _ number: Int, _ names: String..., in name: String? = nil, drawn: [String: String] = [:]
  ) throws -> String {
    let folder = temporary.path(name ?? "\(number)")
    let output = OutputFolder(folder)
    for name in names {
      try Array(name.utf8).withUnsafeBytes { bytes in
        try output.write(bytes, as: name, drawnFrom: PictureHash(ofText: "source of \(name)"))
      }
    }
    _ = output.finish()
    let pictures = names.map { name in
      let text = drawn[name] ?? name
      return DrawnPart.Picture(
        name: name,
        contents: .init(hash: PictureHash(ofText: text), byteCount: text.utf8.count, stamp: nil))
    }
    let part = DrawnPart(
      run: PictureHash(ofText: "run"), version: "1", number: number, count: 2, total: 4,
      command: ["renderpages", "render", "tour"], unreadablePages: [], pictures: pictures)
    try AtomicFileWriter().write(part.file, to: "\(DrawnPart.folder(in: folder))/\(part.fileName)")
    return folder
  }

  private func join(_ folders: String..., into output: String?) -> Int32 {
    var options = JoinOptions()
    (options.output, options.isQuiet) = (output, true)
    return PictureJoin(options, folders).run()
  }

  private var notes: String { "\(out)/.renderpages" }

  private func contents(_ name: String) -> String? {
    FileContents.bytes(ofFile: "\(out)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `pictures of both parts, their notes and their records are in the folder`() throws {
    #expect(join(try part(1, "a/x.png", "b.png"), try part(2, "c.png"), into: out + "/") == 0)
    #expect(["a/x.png", "b.png", "c.png"].map(contents) == ["a/x.png", "b.png", "c.png"])
    let folder = OutputFolder(out)
    for name in ["a/x.png", "b.png", "c.png"] {
      #expect(folder.holds(name, drawnFrom: PictureHash(ofText: "source of \(name)")))
    }
    let (parts, faults) = PartFolder.parts(in: [out])
    #expect(parts.map(\.part.shard).sorted() == ["1/2", "2/2"] && faults.isEmpty)
    #expect(parts.allSatisfy { $0.standing.count == $0.part.pictures.count })
  }

  @Test func `a joined folder by itself is only checked`() throws {
    #expect(join(try part(1, "a.png"), try part(2, "b.png"), into: out) == 0)
    unlink("\(notes)/join.lock")
    #expect(join(out, into: nil) == 0)
    #expect(join(out, into: out + "/") == 0)
    #expect(!FilePath.isAnything("\(notes)/join.lock"))
    try AtomicFileWriter().write("other", to: "\(out)/a.png")
    #expect(join(out, into: nil) == ExitCode.difference.rawValue)
    #expect(contents("a.png") == "other")
  }

  @Test func `one folder goes to another one`() throws {
    try part(1, "a.png", in: "both")
    let both = try part(2, "b.png", in: "both")
    #expect(join(both, into: out) == 0)
    #expect(contents("a.png") == "a.png" && contents("b.png") == "b.png")
    #expect(FilePath.isAnything("\(notes)/join.lock"))
  }

  @Test func `a missing part is an error beside what is there`() throws {
    #expect(join(try part(1, "a.png"), into: out) == ExitCode.difference.rawValue)
    #expect(contents("a.png") == "a.png")
  }

  @Test func `without parts, with damaged ones or with overlaps nothing is written`() throws {
    let (one, two) = (try part(1, "a.png"), try part(2, "a.png"))
    #expect(join(temporary.path("none"), into: out) == ExitCode.badInput.rawValue)
    #expect(join(one, two, into: out) == ExitCode.badInput.rawValue)
    try AtomicFileWriter().write("damaged", to: "\(DrawnPart.folder(in: two))/other")
    #expect(join(two, into: out) == ExitCode.badInput.rawValue)
    #expect(!FilePath.isAnything(out))
    let faults = PartFolder.parts(in: [two, temporary.path("none")]).faults
    #expect(
      faults == [
        Diagnostic(
          .error, file: "\(DrawnPart.folder(in: two))/other",
          "the shard's list of pictures is damaged or of another version; remove it, and draw the shard again",
          exitCode: .badInput),
        Diagnostic(
          .error, file: temporary.path("none"),
          "the folder has no pictures that were drawn with --shard; draw into it with render --shard",
          exitCode: .badInput),
      ])
  }

  /// The second file was drawn by another program since the note: the record has its hash, the note an older one.
  @Test func `a note of other contents is not taken along`() throws {
    let one = try part(1, "a.png", "b.png", drawn: ["b.png": "other"])
    try AtomicFileWriter().write("other", to: "\(one)/b.png")
    #expect(join(one, try part(2, "c.png"), into: out) == 0)
    #expect(contents("b.png") == "other")
    #expect(Journal.read(in: out).known.pictures.keys.sorted() == ["a.png", "c.png"])
  }

  @Test func `one join at a time writes to a folder`() throws {
    try AtomicFileWriter.makeFolder(notes)
    let lock = open("\(notes)/join.lock", O_RDWR | O_CREAT, 0o644)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let (one, two) = (try part(1, "a.png"), try part(2, "b.png"))
    #expect(join(one, two, into: out) == ExitCode.cannotWrite.rawValue)
    #expect(contents("a.png") == nil)
    flock(lock, LOCK_UN)
    #expect(join(one, two, into: out) == 0)
    #expect(
      JoinFault.inUse("out")
        == Diagnostic(
          .error, "another join writes to out; wait for it, or name another folder with -o",
          exitCode: .cannotWrite))
  }

  @Test func `a folder that cannot be made is an error`() throws {
    try AtomicFileWriter().write("a file", to: out)
    #expect(join(try part(1, "a.png"), try part(2, "b.png"), into: out) == ExitCode.cannotWrite.rawValue)
  }

  @Test func `the number of pictures and parts is printed, with the commands for what is missing`()
    async throws
  {
    let (one, two) = (try part(1, "a.png", "b.png"), try part(2, "c.png"))
    try part(1, "a.png", in: "half")
    let printed = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [one = one as String, two = two as String, half = temporary.path("half") as String, out = out as String]
      in
      await MainActor.run {
        var options = JoinOptions()
        @MainActor func run(_ folders: String..., into name: String) -> Int32 {
          options.output = "\(out)-\(name)"
          return PictureJoin(options, folders).run()
        }
        var statuses = [run(one, two, into: "1"), run(half, into: "2")]
        options.isQuiet = true
        statuses += [run(one, two, into: "3"), run(half, into: "4")]
        options.printsJSON = true
        statuses.append(run(half, into: "5"))
        exit(statuses == [0, 1, 0, 1, 1] ? 0 : 1)
      }
    }
    #expect(
      String(decoding: printed?.standardOutputContent ?? [], as: UTF8.self) == """
        3 pictures of 2 shards in \(out)-1
        1 picture of 1 shard in \(out)-2
        renderpages render tour --shard 2/2 -o \(out)-2
        renderpages render tour --shard 2/2 -o \(out)-4
        {
          "folder": "\(out)-5",
          "pictures": 1,
          "missingShards": ["2/2"],
          "missingPictures": [],
          "commands": ["renderpages render tour --shard 2/2 -o \(out)-5"]
        }

        """)
  }
}
