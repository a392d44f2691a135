import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The notes of an output folder, as bytes.
struct DrawnPicturesTests {
  private func hash(_ text: String) -> PictureHash { PictureHash(ofText: text) }

  private var picture: PageRuns.DrawnPicture {
    PageRuns.DrawnPicture(
      source: hash("source"), contents: hash("contents"), byteCount: 70_000,
      stamp: FileStamp(inode: .max, size: 1, modified: -2, changed: 3))
  }

  private var run: KnownRun {
    var first = Diagnostic(
      .error, file: "f", position: SourcePosition(line: 3, column: 9), "wrong", exitCode: .badInput)
    (first.topic, first.environments, first.isToldByLint, first.page) = (
      "topic", ["iphone-x", "ipad-10"], true, "one"
    )
    return KnownRun(
      command: hash("command"), pictures: hash("pictures"),
      input: [
        .init(question: InputQuestion(.contents, "a"), answer: [1, 2]),
        .init(question: InputQuestion(.names, "b", endings: ["png", "jpg"]), answer: []),
      ],
      diagnostics: [first, Diagnostic(.note, "only")])
  }

  private var notes: DrawnPictures {
    var notes = DrawnPictures()
    notes.add(.picture("b/c.png", picture))
    notes.add(
      .picture("a.png", PageRuns.DrawnPicture(source: nil, contents: hash("a"), byteCount: 0, stamp: nil)))
    notes.add(.run(run))
    return notes
  }

  @Test func `notes are read as they were written`() {
    let (known, condition, count) = DrawnPictures.read(notes.file)
    #expect(known == notes && condition == .whole && count == 3)
    #expect(known.runs == [run] && known.pictures["b/c.png"] == picture)
    #expect(DrawnPictures.read(DrawnPictures.header).condition == .whole)
  }

  @Test func `a torn file has its entries up to the tear, another file none`() {
    let file = notes.file
    for count in DrawnPictures.header.count + 1..<file.count {
      let (known, condition, entries) = DrawnPictures.read(Array(file.prefix(count)))
      let isEntryEnd = condition == .whole
      #expect(known.pictures.count + known.runs.count == entries && entries < 3)
      if isEntryEnd { #expect(known.file.count == count) } else { #expect(condition == .torn) }
    }
    #expect(DrawnPictures.read(Array(file.prefix(5))).condition == .foreign)
    #expect(DrawnPictures.read([]).condition == .foreign)
  }

  /// Each record has a checksum of its entry.
  @Test func `a changed byte ends the reading`() {
    let file = notes.file
    for place in stride(from: DrawnPictures.header.count, to: file.count, by: 7) {
      var changed = file
      changed[place] ^= 1
      #expect(DrawnPictures.read(changed).condition == .torn, "\(place)")
    }
  }

  @Test func `a record is its entry after length and checksum`() {
    let record = DrawnPictures.record(
      .picture("a", PageRuns.DrawnPicture(source: nil, contents: hash("a"), byteCount: 5)))
    // 1 for a picture, the name's length and name, no source, the hash, the size, no stamp.
    let body: [UInt8] =
      [1, 1, 0, 0, 0, 0, 0, 0, 0, 0x61, 0] + hash("a").canonicalBytes + [5, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(Array(record.dropFirst(8)) == body)
    #expect(Array(record.prefix(4)) == [UInt8(body.count), 0, 0, 0])
    #expect(Array(record[4..<8]) == PictureHash(ofBytes: body).canonicalBytes.suffix(4).reversed())
  }

  @Test(arguments: ["", "/a", "a/", "a//b", ".", "..", "a/../b", "./a", "a\0b"])
  func `names that leave the folder are refused`(name: String) {
    #expect(!DrawnPictures.Entry.isInside(name))
    var notes = DrawnPictures()
    notes.add(.picture(name, picture))
    #expect(DrawnPictures.read(notes.file).condition == .torn)
  }

  @Test(arguments: ["a", "a/b", ".a", "a..", "..."]) func `other names stay inside`(name: String) {
    #expect(DrawnPictures.Entry.isInside(name))
  }

  @Test func `of runs of one command the last is kept, and of all runs 32`() {
    var notes = DrawnPictures()
    func add(_ number: Int, _ pictures: String) {
      notes.add(
        .run(KnownRun(command: hash("\(number)"), pictures: hash(pictures), input: [], diagnostics: [])))
    }
    for number in 1...32 { add(number, "old") }
    add(1, "new")
    #expect(notes.runs.count == 32)
    #expect(notes.runs.last?.command == hash("1") && notes.runs.last?.pictures == hash("new"))
    add(33, "old")
    #expect(notes.runs.count == 32 && notes.runs.first?.command == hash("3"))
    #expect(notes.runs.last?.command == hash("33"))
  }

  @Test func `pictures have a common hash while all are known`() {
    var notes = notes
    let (both, one) = (notes.hash(of: ["a.png", "b/c.png"]), notes.hash(of: ["a.png"]))
    #expect(both != nil && one != nil && both != one)
    #expect(notes.hash(of: ["b/c.png", "a.png"]) != both)
    notes.add(.picture("b/c.png", PageRuns.DrawnPicture(source: nil, contents: hash("x"), byteCount: 0)))
    #expect(notes.hash(of: ["a.png", "b/c.png"]) != both)
    notes.remove("b/c.png")
    #expect(notes.hash(of: ["a.png", "b/c.png"]) == nil && notes.hash(of: ["a.png"]) == one)
  }
}

struct DrawnPartTests {
  private var part: DrawnPart {
    DrawnPart(
      run: PictureHash(canonicalBytes: (0..<16).map { UInt8($0 + 0x0B) })!, version: "0.1.0", number: 3,
      count: 16,
      total: 4, command: ["renderpages", "render", "a b"], unreadablePages: ["page 2 of F"],
      pictures: [
        .init(name: "a.png", contents: nil),
        .init(
          name: "b/c.png",
          contents: .init(
            hash: PictureHash(ofText: "x"), byteCount: 1,
            stamp: FileStamp(inode: 1, size: 2, modified: 3, changed: 4))
        ),
        .init(name: "d.png", contents: .init(hash: PictureHash(ofText: "y"), byteCount: 2, stamp: nil)),
      ])
  }

  @Test func `a part is read as it was written, and not after any damage`() {
    let file = part.file
    #expect(DrawnPart(file) == part)
    for count in stride(from: 0, to: file.count, by: 5) {
      #expect(DrawnPart(Array(file.prefix(count))) == nil)
    }
    for place in stride(from: 0, to: file.count, by: 11) {
      var changed = file
      changed[place] ^= 1
      #expect(DrawnPart(changed) == nil)
    }
    #expect(DrawnPart(file + [0]) == nil)
  }

  @Test(arguments: [(0, 16, 4), (17, 16, 4), (1, 0, 4), (1, 10_001, 4), (1, 16, 2)])
  func `a part beyond its run is none`(number: Int, count: Int, total: Int) {
    var part = part
    (part.number, part.count, part.total) = (number, count, total)
    #expect(DrawnPart(part.file) == nil)
  }

  @Test func `the bounds of a run are parts of it`() {
    var part = part
    (part.number, part.count, part.total) = (10_000, 10_000, 3)
    #expect(DrawnPart(part.file) == part)
    part.pictures[0].name = "../a.png"
    #expect(DrawnPart(part.file) == nil)
  }

  @Test func `its file is named by run, number and count`() {
    #expect(part.shard == "3/16")
    #expect(part.fileName == "0b0c0d0e-3-of-16")
    #expect(DrawnPart.isOfSameRun(part.fileName, as: "0b0c0d0e-15-of-16"))
    #expect(!DrawnPart.isOfSameRun(part.fileName, as: "0b0c0d0e-3-of-17"))
    #expect(!DrawnPart.isOfSameRun(part.fileName, as: "0b0c0d0f-3-of-16"))
    #expect(DrawnPart.pattern(ofRun: part.fileName) == "0b0c0d0e-*-of-16")
    #expect(DrawnPart.folder(in: "out") == "out/.renderpages/parts")
    #expect(part.command(into: "my out") == "renderpages render 'a b' --shard 3/16 -o 'my out'")
  }
}
