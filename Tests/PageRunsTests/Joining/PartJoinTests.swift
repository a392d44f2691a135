import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct PartJoinTests {
  private let temporary = TemporaryFolder()

  /// A part of a run of three, whose pictures are files of their names; those with an asterisk are missing, those with a
  /// minus could not be drawn.
  private func found(
    _ number: Int, _ names: String..., in folder: String = "a", run: String = "run", version: String = "1",
    text: String? = nil, unreadable: [String] = []
  ) throws -> PartFolder.Found {
    let pictures = try names.map { word -> DrawnPart.Picture in
      let name = word.filter { !"*-".contains($0) }
      let contents = text ?? name
      if !word.contains("*"), !word.contains("-") {
        try AtomicFileWriter().write(contents, to: temporary.path("\(folder)/\(name)"))
      }
      return DrawnPart.Picture(
        name: name,
        contents: word.contains("-")
          ? nil : .init(hash: PictureHash(ofText: contents), byteCount: contents.utf8.count, stamp: nil))
    }
    return PartFolder.Found(
      part: DrawnPart(
        run: PictureHash(ofText: run), version: version, number: number, count: 3, total: 9,
        command: ["render"],
        unreadablePages: unreadable, pictures: pictures), folder: temporary.path(folder))
  }

  private func messages(_ join: PartJoin) -> [String] { join.missing.map(\.message) }

  @Test func `parts are joined in the order of their numbers`() throws {
    let join = PartJoin([try found(3, "c"), try found(1, "a"), try found(2, "b")])
    #expect(join.fault == nil && join.missing.isEmpty && join.todo.isEmpty)
    #expect(join.standing.map(\.name) == ["a", "b", "c"] && join.parts.map(\.part.number) == [1, 2, 3])
  }

  @Test func `parts of other decks or texts are not joined`() throws {
    let found = try found(2, "b")
    var part = found.part
    part.inputs = PictureHash(ofText: "the deck as it was mended")
    let join = PartJoin([try self.found(1, "a"), PartFolder.Found(part: part, folder: found.folder)])
    #expect(
      join.fault?.message
        == "shard 2/3 was drawn of other decks or texts than shard 1/3; draw all of one state")
  }

  @Test func `missing parts are named, and drawn by commands`() throws {
    let one = PartJoin([try found(1, "a"), try found(3, "c")])
    #expect(messages(one) == ["shard 2/3 is missing; the command printed last draws it"])
    #expect(one.missingShards == ["2/3"] && one.todo.map(\.shard) == ["2/3"] && one.todo[0].pictures.isEmpty)
    #expect(one.missing[0].exitCode == .difference)
    let two = PartJoin([try found(1, "a")])
    #expect(messages(two) == ["shards 2-3 of 3 are missing; the commands printed last draw them"])
    #expect(two.missingShards == ["2/3", "3/3"])
  }

  @Test func `missing pictures are named with their reason`() throws {
    let gone = try found(1, "a", "gone*", "failed-", "changed")
    try Data("other".utf8).write(to: URL(filePath: temporary.path("a/changed")))
    let changed = PartFolder.Found(part: gone.part, folder: gone.folder)
    let join = PartJoin([changed, try found(2, "b"), try found(3, "c")])
    #expect(join.standing.map(\.name) == ["a", "b", "c"])
    #expect(join.missingPictures == ["gone", "failed", "changed"])
    #expect(
      messages(join) == [
        "the picture that shard 1/3 drew is missing", "shard 1/3 could not draw the picture",
        "the picture was changed since shard 1/3 drew it",
      ])
    #expect(join.missing[0].file == temporary.path("a/gone") && join.todo.map(\.shard) == ["1/3"])
  }

  @Test func `ten missing pictures of a part are named one by one`() throws {
    let names = (10...21).map { "p\($0)*" }
    func join(_ count: Int) throws -> PartJoin {
      var part = try found(1)
      part.part.pictures = names.prefix(count).map {
        .init(name: String($0.dropLast()), contents: .init(hash: PictureHash(ofText: ""), byteCount: 0))
      }
      return PartJoin([part, try found(2, "b"), try found(3, "c")])
    }
    #expect(try join(10).missing.count == 10)
    #expect(try join(11).missing.count == 11)
    #expect(try join(11).missing.last?.message == "shard 1/3 lacks 1 more picture")
    #expect(try join(12).missing.last?.message == "shard 1/3 lacks 2 more pictures")
    #expect(try join(12).missingPictures.count == 12)
  }

  @Test func `of two records of a part the one that lacks the least counts`() throws {
    let (less, more) = (try found(1, "a", "b*", in: "one"), try found(1, "a", "b", in: "two"))
    let join = PartJoin([less, more, try found(2, "c"), try found(3, "d")])
    #expect(join.missing.isEmpty && join.fault == nil)
    #expect(join.standing.first?.folder == temporary.path("two"))
  }

  @Test func `a part that was drawn twice differently is a fault`() throws {
    let join = PartJoin([try found(1, "a", in: "one"), try found(1, "a", in: "two", text: "x")])
    #expect(join.fault?.message.hasSuffix("drew a differently; draw the shard again") == true)
    // Where one of both could not draw it, nothing contradicts.
    #expect(PartJoin([try found(1, "a", in: "one"), try found(1, "a-", in: "two")]).fault == nil)
  }

  @Test func `a picture of two parts is a fault, also of two runs`() throws {
    let join = PartJoin([try found(1, "a"), try found(2, "a")])
    let words =
      "shard 2/3 overlaps with shard 1/3 in \(temporary.path("a")): both have a; join the parts of one"
    #expect(join.fault?.message.hasPrefix(words) == true && join.fault?.exitCode == .badInput)
    #expect(
      PartJoin([try found(1, "a"), try found(1, "a", run: "other")]).fault?.message.contains("both have a")
        == true)
    #expect(PartJoin([try found(1, "a"), try found(1, "b", run: "other")]).fault == nil)
  }

  @Test func `parts of two versions are not joined`() throws {
    let join = PartJoin([try found(1, "a"), try found(2, "b", in: "b", version: "2")])
    #expect(
      join.fault?.message == "shard 2/3 was drawn by version 2, and shard 1/3 by 1; draw all with one")
    #expect(join.fault?.file == temporary.path("b"))
  }

  @Test func `pages that no part could read are told once`() throws {
    let join = PartJoin([
      try found(1, "a", unreadable: ["page 2 of F"]), try found(2, "b", unreadable: ["page 2 of F"]),
      try found(3, "c"),
    ])
    #expect(messages(join) == ["page 2 of F could not be read; mend it, and draw all shards again"])
  }

  @Test(arguments: [
    ([3], "shard 3/16"), ([3, 4], "shards 3-4 of 16"), ([1, 3], "shards 1, 3 of 16"),
    ([3, 5, 6, 7, 9], "shards 3, 5-7, 9 of 16"),
  ]) func `numbers in a row are a range`(numbers: [Int], words: String) {
    #expect(JoinFault.shards(numbers, of: 16) == words)
  }

  @Test func `a folder's records are read, and damaged ones are faults`() throws {
    let part = try found(1, "a").part
    let notes = DrawnPart.folder(in: temporary.path("a"))
    try AtomicFileWriter().write(part.file, to: "\(notes)/\(part.fileName)")
    let (parts, faults) = PartFolder.parts(in: [temporary.path("a")])
    #expect(parts.map(\.part) == [part] && faults.isEmpty && parts[0].standing == ["a"])
    try AtomicFileWriter().write(Array(part.file.dropLast()), to: "\(notes)/\(part.fileName)")
    let torn = PartFolder.parts(in: [temporary.path("a"), temporary.path("none")])
    #expect(torn.parts.isEmpty)
    #expect(torn.faults.map(\.file) == ["\(notes)/\(part.fileName)", temporary.path("none")])
    #expect(torn.faults[0].message.hasPrefix("the shard's list of pictures is damaged"))
    #expect(torn.faults[1].message.hasPrefix("the folder has no pictures that were drawn with --shard"))
  }
}

@MainActor
struct PartClaimTests {
  private let temporary = TemporaryFolder()

  private func part(_ run: String, _ names: String...) -> DrawnPart {
    DrawnPart(
      run: PictureHash(ofText: run), version: "1", number: 1, count: 3, total: 9, command: [],
      unreadablePages: [],
      pictures: names.map { .init(name: $0, contents: nil) })
  }

  @Test func `shards of two runs do not draw one picture into a folder`() throws {
    let output = temporary.path("out")
    let first = PartClaim(part("one", "a", "b"), in: output)
    #expect(first.take() == nil)
    // The same shard again, or one with other pictures.
    #expect(PartClaim(part("one", "a", "b"), in: output).take() == nil)
    let other = PartClaim(part("three", "c"), in: output)
    #expect(other.take() == nil)
    other.release()
    let fault = PartClaim(part("two", "b"), in: output).take()
    #expect(
      fault?.message.hasPrefix("shard 1/3 of another run draws, or was killed when it drew, b here") == true)
    #expect(TemporaryFolder.names(in: "\(output)/.renderpages/begun").count == 1)
    first.release()
    #expect(TemporaryFolder.names(in: "\(output)/.renderpages/begun").isEmpty)
    let drawn = part("four", "b")
    try AtomicFileWriter().write(drawn.file, to: "\(DrawnPart.folder(in: output))/\(drawn.fileName)")
    let again = PartClaim(part("two", "b"), in: output).take()
    #expect(again?.message.hasPrefix("shard 1/3 of another run has drawn b here") == true)
    #expect(
      again?.message.hasSuffix("/.renderpages/parts/\(DrawnPart.pattern(ofRun: drawn.fileName))") == true)
    #expect(again?.file == output && again?.exitCode == .badInput)
  }
}
