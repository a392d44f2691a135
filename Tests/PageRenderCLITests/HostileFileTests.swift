import Foundation
import PageTestSupport
import TestSupport
import Testing

/// Files that have brought down the libraries that read them, among good pages.
struct HostileFileTests {
  /// librsvg 2.54 panics on a matrix of 21 numbers a side, which ends its process.
  private static let panic = """
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feConvolveMatrix order="21" \
    kernelMatrix="\(Array(repeating: "1", count: 441).joined(separator: " "))"/></filter>\
    <path d="M0 0h9v9z" filter="url(#f)"/></svg>
    """

  /// 60 pictures of 36 MB each.
  private static let flood = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">\
    \((0..<60).map { "<feFlood result=\"r\($0)\" flood-color=\"red\"/>" }.joined())\
    </filter><rect width="3000" height="3000" filter="url(#f)"/></svg>
    """

  private func workspace(svg: String) throws -> Workspace {
    let work = try Workspace()
    for folder in ["deck/A.xcassets", "deck/A.xcassets/a.imageset"] {
      try FileManager.default.createDirectory(
        at: work.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let info = #""info":{"version":1,"author":"xcode"}"#
    try work.write(Array("{\(info)}".utf8), to: "deck/A.xcassets/Contents.json")
    try work.write(
      Array(#"{"images":[{"idiom":"universal","filename":"a.svg"}],\#(info)}"#.utf8),
      to: "deck/A.xcassets/a.imageset/Contents.json")
    try work.write(Array(svg.utf8), to: "deck/A.xcassets/a.imageset/a.svg")
    try work.edit("\"images/welcome@3x.png\"", "{\"name\": \"a\"}")
    try work.edit("\"title\": \"Tutorial\",", "\"title\": \"Tutorial\",\n  \"assets\": \"A.xcassets\",")
    return work
  }

  @Test(arguments: [
    (panic, Int32(3), "librsvg crashed on it (signal 6)"), (flood, 4, "needs more memory than there is"),
  ])
  func `an SVG file that brings down librsvg is an error of its page`(
    svg: String, status: Int32, words: String
  ) throws {
    let work = try workspace(svg: svg)
    let outcome = try work.run("render", "deck")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains("a.svg") && outcome.errors.contains(words), "\(outcome)")
    #expect(outcome.errorLines.count == 1)
    #expect(try work.files(in: "out").contains("every-device/iphone-16-pro.png"))
  }

  /// poppler takes some 390 MB for each.
  @Test func `documents that need much memory are drawn one after the other`() throws {
    let work = try Workspace()
    let info = #""info":{"version":1,"author":"xcode"}"#
    for name in ["a", "b", "c"] {
      let folder = work.folder.appending(path: "deck/A.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let states = String(repeating: "q ", count: 400_000) + "0 0 9 9 re f %\(name)"
      try Data(Artworks.pdf(content: states)).write(to: folder.appending(path: "a.pdf"))
      try Data(#"{"images":[{"idiom":"universal","filename":"a.pdf"}],\#(info)}"#.utf8)
        .write(to: folder.appending(path: "Contents.json"))
    }
    try work.write(Array("{\(info)}".utf8), to: "deck/A.xcassets/Contents.json")
    let pages = ["a", "b", "c"].map { #"{"image": {"name": "\#($0)"}, "summary": "A", "detail": "D"}"# }
    let deck = #"{"title": "T", "assets": "A.xcassets", "pages": [\#(pages.joined(separator: ", "))]}"#
    try work.write(Array(deck.utf8), to: "deck/deck.json")
    let run = try ObservedRun(["render", "deck", "-d", "160x240@2x", "-j", "3"], in: work.folder)
    #expect(run.outcome.errorLines.count == 3 && run.outcome.errors.contains("a.pdf"), "\(run)")
    #expect(run.megabytes < 512, "\(run)")
  }

  @Test func `a size that no view can have names its document`() throws {
    let work = try Workspace()
    let view = #"<view id="v1"><rect key="frame" x="0" y="70" width="-1" height="40"/></view>"#
    try work.write(Array(Documents.storyboard(subviews: view).utf8), to: "Main.storyboard")
    let outcome = try work.run("render", "Main.storyboard", "-d", "160x240@2x")
    #expect(outcome.status == 3 && outcome.errorLines.count == 1, "\(outcome)")
    #expect(outcome.errors.hasPrefix("Main.storyboard: error: v1: frame is"), "\(outcome)")
  }

  @Test func `files that a worker would read are refused where there is none and one is required`() throws {
    let work = try workspace(svg: #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#)
    #expect(try work.run("render", "deck", "--untrusted").status == 0)
    let outcome = try work.run(
      "render", "deck", "-o", "anew", "--untrusted", environment: ["RENDERPAGES_WORKER": "/nowhere"])
    #expect(outcome.status == 3 && outcome.errors.contains("--untrusted"), "\(outcome)")
  }

  @Test(arguments: [
    ("/nowhere", "RENDERPAGES_WORKER names /nowhere, which is no program"),
    ("/usr/bin/yes", "/usr/bin/yes did not get ready"),
  ])
  func `without a worker its files are refused, with one warning, unless isolation is given up`(
    worker: String, words: String
  ) throws {
    let work = try workspace(svg: #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#)
    let environment = ["RENDERPAGES_WORKER": worker]
    let refused = try work.run("render", "deck", environment: environment)
    #expect(refused.status == 3 && refused.errors.contains("a.svg"), "\(refused)")
    #expect(refused.errorLines.count { $0.contains("warning: \(words)") } == 1, "\(refused)")
    // The other page has no such file.
    #expect(try work.files(in: "out") == ["every-device/iphone-16-pro.png"])
    let read = try work.run("render", "deck", "--no-isolation", environment: environment)
    #expect(read.status == 0 && read.errors.contains("warning: \(words)"), "\(read)")
    #expect(try work.files(in: "out").count == 2)
  }

  @Test func `--untrusted and --no-isolation contradict each other`() throws {
    let outcome = try Workspace().run("render", "deck", "--untrusted", "--no-isolation")
    #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(outcome)")
  }

  /// The last offset of `loca` beyond the end of `glyf`: HarfBuzz 6 then frees pointers into the file.
  @Test(arguments: [[0x00, 0xFF], [0x00, 0x40], [0x40, 0x00], [0xFF, 0xFF], [0x00, 0x00]] as [[UInt8]])
  func `a damaged variable font fails its document at most`(offset: [UInt8]) throws {
    let work = try Workspace()
    var font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFont.path)))
    let record = try #require(
      (0..<20).map { 12 + 16 * $0 }.first { Array(font[$0..<($0 + 4)]) == Array("loca".utf8) })
    func number(_ place: Int) -> Int { font[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let end = number(record + 8) + number(record + 12)
    font.replaceSubrange((end - 2)..<end, with: offset)
    try work.write(font, to: "deck/font.ttf")
    let page = #"{"image": "images/welcome@3x.png", "summary": "A", "detail": "D"}"#
    let style = #"{"fonts": {"summary": {"family": "Page Test", "size": 40, "weight": "bold"}}}"#
    let deck = #"{"title": "T", "fonts": "font.ttf", "style": \#(style), "pages": [\#(page)]}"#
    try work.write(Array(deck.utf8), to: "deck/deck.json")
    let outcome = try work.run("render", "deck", "--format", "pdf")
    #expect([0, 3].contains(outcome.status), "\(outcome)")
    #expect(outcome.status == 0 || outcome.errors.contains("font.ttf"), "\(outcome)")
  }
}
