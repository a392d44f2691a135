import Foundation
import Testing

@testable import PageSnapshots

/// What a user is told about fonts: characters that none has, and font files that are broken.
@Suite struct Fonts {
  private func workspace(text: String) throws -> Workspace {
    let work = try Workspace()
    let page = """
      {"title": "T", "pages": [{"id": "one", "image": "IMAGE", "summary": "\(text)", "detail": "d"}]}
      """
    let deck = String(decoding: try work.contents(of: "deck/deck.json"), as: UTF8.self)
    let image = try #require(
      deck.range(of: "\"image\": \"").map { deck[$0.upperBound...].prefix { $0 != "\"" } })
    try work.write(Array(page.replacingOccurrences(of: "IMAGE", with: image).utf8), to: "deck/deck.json")
    return work
  }

  @Test func `a character that no font has is a warning, once for all environments`() throws {
    let work = try workspace(text: "a\u{378}b")
    let outcome = try work.run("render", "deck", "-d", "iphone-x,iphone-16-pro")
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    let line = try #require(outcome.errorLines.first)
    #expect(
      line.contains("warning: page \"one\": no font has U+0378 <unassigned-0378> in \"a\u{378}b\""), "\(line)"
    )
    #expect(line.contains("tried Inter, Noto Sans CJK JP") && line.contains("--fonts"))
    #expect(line.hasSuffix("(iphone-x and 1 more)"), "\(line)")
  }

  @Test(arguments: ["render", "layout"])
  func `with --strict it is an error`(command: String) throws {
    let work = try workspace(text: "\u{E001}")
    let outcome = try work.run(command, "deck", "-d", "iphone-x", "--strict")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("error: page \"one\": no font has U+E001 <private use area-E001>"))
  }

  @Test func `a broken font file is a warning, and the page is drawn`() throws {
    let work = try workspace(text: "a")
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("fonts"), withIntermediateDirectories: false)
    try work.write(Array("OTTO".utf8), to: "fonts/broken.otf")
    let outcome = try work.run("render", "deck", "-d", "iphone-x", "--fonts", "fonts")
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(
      outcome.errors.hasPrefix("renderpages: warning: fonts/broken.otf is not an OpenType or TrueType font"),
      "\(outcome.errors)")
  }

  @Test func `a family that is nowhere may be in the broken file`() throws {
    let work = try Workspace()
    try work.edit("\"size\": 18", "\"family\": \"No Such Font\", \"size\": 18")
    try FileManager.default.createDirectory(
      at: work.folder.appendingPathComponent("fonts"), withIntermediateDirectories: false)
    try work.write(Array("OTTO".utf8), to: "fonts/broken.otf")
    let outcome = try work.run("render", "deck", "--page", "1", "--fonts", "fonts")
    #expect(outcome.status == 3)
    let error = outcome.errorLines.first { $0.contains("error:") }
    #expect(error?.contains("No Such Font") == true && error?.contains("mend fonts/broken.otf") == true)
  }

  @Test(arguments: [
    ["render"], ["layout"], ["lint"], ["record"], ["sheet"], ["review"], ["plan", "--shards", "2"],
  ])
  func `a deck whose font is nowhere costs itself, not the others`(command: [String]) throws {
    let work = try Workspace()
    try FileManager.default.copyItem(
      at: work.folder.appending(path: "deck"), to: work.folder.appending(path: "good"))
    try work.edit("\"size\": 18", "\"family\": \"No Such Font\", \"size\": 18")
    let outcome = try Renderpages.run(command + ["deck", "good"], in: work.folder)
    #expect(outcome.status == 3, "\(outcome)")
    let errors = outcome.errorLines.filter { $0.contains("error:") }
    #expect(errors.count == 1 && errors[0].hasPrefix("deck/deck.json:"), "\(outcome)")
    switch command[0] {
    case "render":
      #expect(
        try work.files(in: "out") == [
          "good/every-device/iphone-16-pro.png", "good/welcome/iphone-16-pro.png",
        ])
    case "record": #expect(work.exists("good/Snapshots") && !work.exists("deck/Snapshots"))
    case "sheet": #expect(work.exists("sheet.png"))
    case "review": #expect(work.exists("review.pdf"))
    default: break
    }
  }

  @Test func `a deck with a broken font costs itself, and verify says so of its pages`() throws {
    let work = try Workspace()
    try FileManager.default.copyItem(
      at: work.folder.appending(path: "deck"), to: work.folder.appending(path: "good"))
    #expect(try work.run("record", "deck", "good").status == 0)
    try work.write(Array("OTTO".utf8), to: "deck/broken.otf")
    try work.edit("\"title\": \"Tutorial\",", "\"title\": \"Tutorial\",\n  \"fonts\": \"broken.otf\",")
    let outcome = try work.run("verify", "deck", "good")
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.contains("broken.otf is not an OpenType or TrueType font"), "\(outcome)")
    let results = try #require(
      Verification(contentsOf: work.folder.appending(path: "report/results.json").path))
    #expect(results.pictures.filter { $0.deck == "deck" }.map(\.status) == [.failed, .failed])
    #expect(results.pictures.filter { $0.deck == "good" }.map(\.status) == [.same, .same])
    let sentences = results.pictures.first { $0.deck == "deck" }?.sentences ?? []
    #expect(sentences.contains { $0.contains("broken.otf") }, "\(sentences)")
  }

  @Test(arguments: ["\\u0000", "\\ud800", "\\udc00\\ud800"])
  func `NUL and halves of surrogate pairs are errors with their place`(escape: String) throws {
    let work = try workspace(text: "a\(escape)b")
    let outcome = try work.run("render", "deck", "-d", "iphone-x")
    #expect(outcome.status == 3 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("deck/deck.json:1:"))
  }

  @Test func `a deck that is not UTF-8 is an error`() throws {
    let work = try workspace(text: "a")
    var bytes = [UInt8](try work.contents(of: "deck/deck.json"))
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "T")))
    bytes[place] = 0xFF
    try work.write(bytes, to: "deck/deck.json")
    let outcome = try work.run("render", "deck", "-d", "iphone-x")
    #expect(outcome.status == 3 && outcome.errorLines.count == 1, "\(outcome.errors)")
  }
}
