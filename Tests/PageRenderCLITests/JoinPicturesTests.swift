import Foundation
import Glibc
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// `join` of what shards of `render` drew.
struct JoinPicturesTests {
  private let work: Workspace
  private static let shown = ["-d", "200x400@1x,300x500@1x", "--content-size", "large,xxxLarge,AX3"]

  init() throws { work = try Workspace() }

  private func render(_ more: String...) throws -> Renderpages.Outcome {
    try Renderpages.run(["render", "deck"] + Self.shown + more, in: work.folder)
  }

  /// Draws parts of a run into folders of their own.
  private func draw(_ numbers: [Int], of count: Int, into prefix: String = "part-") throws -> [String] {
    for number in numbers {
      #expect(try render("--shard", "\(number)/\(count)", "-o", "\(prefix)\(number)").status == 0)
    }
    return numbers.map { "\(prefix)\($0)" }
  }

  private func join(_ arguments: String...) throws -> Renderpages.Outcome { try join(arguments) }

  private func join(_ arguments: [String]) throws -> Renderpages.Outcome {
    try Renderpages.run(["join"] + arguments, in: work.folder)
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: work.files(in: folder).map { ($0, try work.contents(of: "\(folder)/\($0)")) })
  }

  private func path(_ name: String) -> String { work.folder.appendingPathComponent(name).path }

  @Test func `parts become the run, of which a later run draws nothing`() throws {
    #expect(try render("-o", "whole").status == 0)
    let parts = try draw([1, 2, 3, 4, 5], of: 5)
    let outcome = try join(parts + ["-o", "joined/"])
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(outcome.output == "12 pictures of 5 shards in joined\n")
    #expect(try contents("joined") == contents("whole"))
    let inodes = try work.files(in: "joined").map { name in
      try FileManager.default.attributesOfItem(atPath: path("joined/\(name)"))[.systemFileNumber] as? Int
    }
    #expect(try render("-o", "joined").status == 0)
    #expect(
      try work.files(in: "joined").map { name in
        try FileManager.default.attributesOfItem(atPath: path("joined/\(name)"))[.systemFileNumber] as? Int
      } == inodes)
    // Once more it is the same.
    #expect(try join(parts + ["-o", "joined"]).output == outcome.output)
  }

  @Test func `parts in one folder are checked as they stand`() throws {
    for number in 1...3 { #expect(try render("--shard", "\(number)/3", "-o", "out").status == 0) }
    let before = try contents("out")
    let outcome = try join("out")
    #expect(outcome.status == 0 && outcome.output == "12 pictures of 3 shards in out\n", "\(outcome)")
    #expect(try contents("out") == before)
  }

  @Test func `a folder with neither pictures nor a report is one line`() throws {
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("empty"), withIntermediateDirectories: false)
    #expect(try render("--shard", "1/1", "-o", "out").status == 0)
    for folders in [["empty"], ["out", "empty"]] {
      let outcome = try join(folders + ["-o", "joined"])
      #expect(outcome.status == 3)
      #expect(
        outcome.errors
          == "renderpages: error: empty has neither pictures of render --shard nor a report of verify; name the folders "
          + "that shards wrote\n", "\(outcome)")
    }
  }

  @Test func `what is missing is named, and the lines that are printed do only that`() throws {
    #expect(try render("-o", "whole").status == 0)
    let parts = try draw([2, 4], of: 5)
    let outcome = try join(parts + ["-o", "joined"])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "renderpages: error: shards 1, 3, 5 of 5 are missing; the commands printed last draw them\n")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      lines.dropFirst().first
        == "renderpages render deck --device 200x400@1x,300x500@1x --content-size large,xxxLarge,AX3 --shard 1/5 -o joined"
    )
    let held = try work.files(in: "joined").map { open(path("joined/\($0)"), O_RDONLY) }
    defer { for descriptor in held { close(descriptor) } }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      #expect(try Renderpages.run(words, in: work.folder).status == 0)
    }
    let whole = try join("joined")
    #expect(whole.status == 0 && whole.errors == "", "\(whole)")
    #expect(try contents("joined") == contents("whole"))
  }

  @Test func `a picture that is gone, changed or failed is named with its shard`() throws {
    try work.write(Array("no picture".utf8), to: "deck/images/every-device@3x.png")
    #expect(try render("--shard", "1/2", "-o", "out").status == 0)
    #expect(try render("--shard", "2/2", "-o", "out").status == 3)
    let names = try work.files(in: "out")
    try #require(names.count == 6)
    try #require(unlink(path("out/\(names[0])")) == 0)
    // Of as many bytes as before.
    var changed = try Array(work.contents(of: "out/\(names[1])"))
    changed[changed.count / 2] ^= 1
    try work.write(changed, to: "out/\(names[1])")
    let outcome = try join("out")
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 8, "\(outcome)")
    #expect(
      outcome.errors.contains("out/\(names[0]): error: the picture that shard 1/2 drew is missing\n"),
      "\(outcome)")
    #expect(
      outcome.errors.contains("out/\(names[1]): error: the picture was changed since shard 1/2 drew it\n"))
    #expect(
      outcome.errors.contains(
        "out/every-device/200x400@1x.png: error: shard 2/2 could not draw the picture\n"),
      "\(outcome)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "4 pictures of 2 shards in out" && lines.count == 3, "\(outcome)")
    #expect(lines.dropFirst().map { $0.hasSuffix("-o out") } == [true, true])
  }

  @Test func `a page that could not be read is told, though no shard has its pictures`() throws {
    try work.edit(#""alt": "A phone beside a tablet""#, #""alt": 7"#)
    for number in 1...2 { #expect(try render("--shard", "\(number)/2", "-o", "out").status == 3) }
    let outcome = try join("out")
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1, "\(outcome)")
    #expect(
      outcome.errors.contains(
        "page every-device of deck/deck.json could not be read; mend it, and draw all shards again"),
      "\(outcome)")
  }

  @Test func `parts of two divisions overlap`() throws {
    let parts = try draw([1, 2], of: 2) + draw([2], of: 3, into: "third-")
    let outcome = try join(parts + ["-o", "joined"])
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix("third-2: error: shard 2/3 overlaps with shard 1/2 in part-1: both have "))
    #expect(!work.exists("joined"))
  }

  @Test func `a shard that was done twice counts once, unless it drew something else`() throws {
    let parts = try draw([1, 2], of: 2) + draw([2], of: 2, into: "twin-")
    #expect(try join(parts + ["-o", "joined"]).output == "12 pictures of 2 shards in joined\n")
    try work.edit(#""summary": "Every device""#, #""summary": "Any device""#)
    _ = try draw([2], of: 2, into: "twin-")
    let outcome = try join(parts + ["-o", "joined"])
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1, "\(outcome)")
    #expect(outcome.errors.contains("shard 2/2 was drawn of other decks or texts than shard 1/2"))
  }

  @Test func `a shard that was killed is missing`() throws {
    for number in 1...2 { #expect(try render("--shard", "\(number)/2", "-o", "out").status == 0) }
    var outcome = try join("out")
    // A shard that ends before the signal comes is drawn anew: how long one takes depends on the machine.
    for _ in 0..<50 where outcome.status == 0 {
      try killShard()
      outcome = try join("out")
    }
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "renderpages: error: shard 2/2 is missing; the command printed last draws it\n", "\(outcome)")
  }

  /// Draws the second shard, and kills the program once it has put the shard's old part away.
  private func killShard() throws {
    let process = Process()
    process.executableURL = Renderpages.program
    process.arguments = ["render", "deck"] + Self.shown + ["--shard", "2/2", "-o", "out", "--no-cache"]
    process.currentDirectoryURL = work.folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let parts = path("out/.renderpages/parts")
    for _ in 0..<2000 where try FileManager.default.contentsOfDirectory(atPath: parts).count == 2 {
      usleep(500)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  @Test func `bad input is one line each, and nothing is written`() throws {
    let parts = try draw([1, 2], of: 2)
    #expect(try render("-o", "plain").status == 0)
    let plain = try join(parts + ["plain", "-o", "joined"])
    #expect(plain.status == 3)
    #expect(
      plain.errors
        == "plain: error: the folder has no pictures that were drawn with --shard; "
        + "draw into it with render --shard\n")
    let mixed = try join(parts + ["deck", "-o", "joined"])
    #expect(mixed.status == 3 && mixed.errorLines.count == 1, "\(mixed)")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: path("part-2/.renderpages/parts")).first)
    let file = "part-2/.renderpages/parts/\(name)"
    var bytes = try Array(work.contents(of: file))
    for damage in [bytes.count / 2, 0, bytes.count - 1] {
      var damaged = bytes
      damaged[damage] ^= 1
      try work.write(damaged, to: file)
      let outcome = try join(parts + ["-o", "joined"])
      #expect(outcome.status == 3)
      #expect(
        outcome.errors
          == "\(file): error: the shard's list of pictures is damaged or of another version; remove it, and "
          + "draw the shard again\n")
    }
    bytes.removeLast(5)
    try work.write(bytes, to: file)
    #expect(try join(parts + ["-o", "joined"]).status == 3)
    #expect(!work.exists("joined"))
  }

  @Test func `of two joins into one folder at once the second says so`() throws {
    let parts = try draw([1, 2], of: 2)
    #expect(try join(parts + ["-o", "joined"]).status == 0)
    let lock = open(path("joined/.renderpages/join.lock"), O_RDWR | O_CREAT, 0o644)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let outcome = try join(parts + ["-o", "joined"])
    #expect(outcome.status == 5)
    #expect(
      outcome.errors
        == "renderpages: error: another join writes to joined; wait for it, or name another folder with -o\n")
  }

  @Test func `results are printed as JSON where asked`() throws {
    struct Results: Decodable {
      var folder: String
      var pictures: Int
      var missingShards: [String]
      var missingPictures: [String]
      var commands: [String]
    }
    _ = try draw([1], of: 2)
    let outcome = try join("part-1", "--json")
    let results = try JSONDecoder().decode(Results.self, from: Data(outcome.output.utf8))
    #expect(results.folder == "part-1" && results.pictures == 6 && results.missingPictures == [])
    #expect(results.missingShards == ["2/2"] && results.commands.count == 1)
  }
}
