import Foundation
import Testing

/// Folders that are links: a deck of strangers may bring one to anywhere.
struct LinkedFolderTests {
  private let work: Workspace
  /// Where links lead.
  private let elsewhere: URL

  init() throws {
    work = try Workspace()
    elsewhere = work.folder.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
  }

  private func link(_ path: String) throws {
    try FileManager.default.createSymbolicLink(
      at: work.folder.appendingPathComponent(path), withDestinationURL: elsewhere)
  }

  private var written: [String] {
    ((try? work.files(in: "elsewhere")) ?? []).filter { !$0.contains(".renderpages/") }
  }

  @Test(arguments: [
    (["render", "deck"], "out"), (["record", "deck"], "deck/Snapshots"),
    (["review", "deck", "-o", "pages/review.pdf"], "pages"),
    (["render", "deck", "-o", "pages"], "pages/welcome"), (["sheet", "deck", "-o", "a/b/sheet.png"], "a/b"),
  ])
  func `nothing is written through a link that nobody named`(words: [String], path: String) throws {
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent(path).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try link(path)
    let outcome = try Renderpages.run(words, in: work.folder)
    // The parent of a named file counts as named.
    let isNamed = words.contains { $0.hasPrefix(path + "/") }
    #expect(outcome.status == (isNamed ? 0 : 5), "\(outcome)")
    #expect(isNamed || outcome.errors.contains("\"\(path)\": it is a link"), "\(outcome)")
    #expect(written.isEmpty != isNamed)
  }

  /// Opening it would wait for somebody who reads.
  @Test func `a pipe where a snapshot goes is replaced`() throws {
    let path = work.folder.appendingPathComponent("deck/Snapshots/welcome/160x240@2x.png")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(mkfifo(path.path, 0o644) == 0)
    let outcome = try Renderpages.run(
      ["20", Renderpages.program.path, "record", "deck", "-d", "160x240@2x"], in: work.folder,
      program: URL(fileURLWithPath: "/usr/bin/timeout"))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try PNGHeader(try Data(contentsOf: path)).width == 320)
  }

  @Test func `a link that is named, or wanted, is followed`() throws {
    try link("out")
    #expect(try work.run("render", "deck", "--follow-links").status == 0)
    #expect(written.count == 2)
    try link("named")
    #expect(try work.run("render", "deck", "-o", "named", "--format", "svg").status == 0)
    #expect(written.count == 4)
  }

  @Test func `a link above a folder that is named is followed`() throws {
    try link("there")
    #expect(try work.run("render", "deck", "-o", "there/pages").status == 0)
    #expect(written.allSatisfy { $0.hasPrefix("pages/") } && written.count == 2)
  }
}
