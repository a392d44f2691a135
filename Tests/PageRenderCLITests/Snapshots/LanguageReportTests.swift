import Foundation
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Reports on pages in several languages, in which pictures of all but the first are kept as what differs.
struct LanguageReportTests {
  private let here: SnapshotWorkspace
  private static let languages = ["de", "en", "fr", "ja"]

  init() throws {
    here = try SnapshotWorkspace()
    try here.work.edit(
      #""devices": ["200x400@1x"]"#, #""devices": ["200x400@1x"], "locales": ["en", "de", "fr", "ja"]"#)
    try here.work.edit(#""title": "Tutorial","#, #""title": "Tutorial", "strings": "texts.xcstrings","#)
    try here.work.edit(#""summary": "Welcome""#, #""summary": {"key": "hello"}"#)
    func unit(_ language: String, _ text: String) -> String {
      #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let units = [
      unit("en", "Welcome"), unit("de", "Willkommen"), unit("fr", "Bienvenue"), unit("ja", "ようこそ"),
    ]
    try here.work.write(
      Array(
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {\#(units.joined(separator: ", "))}}}}"#
          .utf8), to: "deck/texts.xcstrings")
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent("deck/Snapshots"))
    #expect(try here.run("record", "deck").status == 0)
  }

  private func results(_ report: String = "report") throws -> Verification {
    try #require(
      Verification(contentsOf: here.work.folder.appendingPathComponent("\(report)/results.json").path))
  }

  private func image(_ path: String) throws -> PixelImage {
    try ImageDecoder.decode(Array(here.work.contents(of: path)))
  }

  /// A picture of a report as a person sees it.
  private func seen(_ picture: PictureResult, _ kind: ReportFolder.Picture, in report: String = "report")
    throws
    -> PixelImage
  {
    let layers =
      kind == .actual ? picture.actualLayers : [picture.shared, picture[kind]].compactMap(\.self)
    return try #require(PixelImage.joining(layers.map { try image("\(report)/\($0)") }))
  }

  private func changeColor() throws {
    try here.work.edit(##""background": { "light": "#FFFFFF""##, ##""background": { "light": "#FFF8E0""##)
  }

  @Test func `the first language's pictures are whole, and others lie over its snapshot`() throws {
    let before = try here.snapshots()
    try changeColor()
    #expect(try here.run("verify", "deck").status == 1)
    let pictures = try results().pictures
    #expect(pictures.count == 8)
    for picture in pictures {
      #expect(picture.status == .changed)
      #expect((picture.shared == nil) == (picture.axes.locale == "en"), "\(picture.name)")
      let snapshot = try ImageDecoder.decode(Array(try #require(before["\(picture.name).png"])))
      #expect(try seen(picture, .expected).contentHash == snapshot.contentHash, "\(picture.name)")
    }
    // What is seen of the actual pictures is what render draws.
    #expect(try here.run("render", "deck").status == 0)
    for picture in pictures {
      let drawn = try image("out/\(picture.name).png")
      #expect(try seen(picture, .actual).contentHash == drawn.contentHash, "\(picture.name)")
    }
    // A change in all languages is kept once: of the others, what differs from the changed page in the first.
    #expect(pictures.allSatisfy { ($0.sharedActual == nil) == ($0.axes.locale == "en") })
    // The snapshot's own bytes, and fewer for those that lie over them.
    let english = try #require(pictures.first { $0.axes.locale == "en" })
    let german = try #require(pictures.first { $0.axes.locale == "de" && $0.axes.page == english.axes.page })
    #expect(
      try here.work.contents(of: "report/\(try #require(english.expected))") == before["\(english.name).png"])
    #expect(
      try here.work.contents(of: "report/\(try #require(german.shared))") == before["\(english.name).png"])
    #expect(
      try 2 * here.work.contents(of: "report/\(try #require(german.expected))").count
        < before["\(german.name).png"]?.count ?? 0)
  }

  @Test func `what changed in one language alone lies over its own snapshot`() throws {
    let texts = String(decoding: try here.work.contents(of: "deck/texts.xcstrings"), as: UTF8.self)
    try here.work.write(
      Array(texts.replacing("Willkommen", with: "Guten Tag").utf8), to: "deck/texts.xcstrings")
    #expect(try here.run("verify", "deck").status == 1)
    let changed = try results().pictures.filter { $0.status == .changed }
    #expect(changed.map(\.axes.locale) == ["de"])
    #expect(changed.allSatisfy { $0.shared != nil && $0.sharedActual == nil })
  }

  @Test func `what is approved is what recording writes`() throws {
    try changeColor()
    #expect(try here.run("verify", "deck").status == 1)
    #expect(try here.run("approve").status == 0)
    let approved = try here.snapshots()
    #expect(try here.run("verify", "deck").output == "8 same\n")
    #expect(try here.run("undo").status == 0)
    #expect(try here.snapshots() != approved)
    let recorded = try Renderpages.run(
      ["record", "deck"], in: here.work.folder, environment: SnapshotWorkspace.developer, recordsFast: false)
    #expect(recorded.status == 0)
    #expect(try here.snapshots() == approved)
  }

  @Test func `a report whose layers do not fit is told, and nothing is approved from them`() throws {
    try changeColor()
    #expect(try here.run("verify", "deck").status == 1)
    let german = try #require(try results().pictures.first { $0.axes.locale == "de" })
    let before = try here.snapshots()
    let shared = "report/\(try #require(german.sharedActual))"
    try here.work.write(Array(here.work.contents(of: "deck/images/welcome@3x.png")), to: shared)
    let outcome = try here.run("approve", "-g", german.name)
    #expect(outcome.status == 3)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(try here.snapshots() == before)
    try FileManager.default.removeItem(at: here.work.folder.appendingPathComponent(shared))
    #expect(try here.run("approve", "-g", german.name).status == 3)
    #expect(try here.snapshots() == before)
  }

  @Test func `where the first language has no snapshot, or one of another size, files are whole`() throws {
    try changeColor()
    let name = "welcome/200x400@1x"
    let other = try here.work.contents(of: "deck/images/welcome@3x.png")
    try here.work.write([UInt8](other), to: here.snapshot("\(name).png"))
    #expect(try here.run("verify", "deck", "--page", "1", environment: ["CI": "true"]).status == 1)
    #expect(try results().pictures.filter { $0.axes.locale != "en" }.allSatisfy { $0.shared == nil })
    try FileManager.default.removeItem(
      at: here.work.folder.appendingPathComponent(here.snapshot("\(name).png")))
    #expect(try here.run("verify", "deck", "--page", "1").status == 1)
    #expect(try results().pictures.allSatisfy { $0.shared == nil })
  }

  @Test func `the same run gives the same report, whatever number of tasks makes it`() throws {
    try changeColor()
    #expect(try here.run("verify", "deck", "--report", "a", "-j", "1", "--no-cache").status == 1)
    #expect(try here.run("verify", "deck", "--report", "b", "-j", "8", "--no-cache").status == 1)
    let files = try here.work.files(in: "a").filter { !$0.hasPrefix(".lock") && $0 != "cache" }
    #expect(try here.work.files(in: "b").filter { !$0.hasPrefix(".lock") && $0 != "cache" } == files)
    for file in files {
      #expect(try here.work.contents(of: "a/\(file)") == here.work.contents(of: "b/\(file)"), "\(file)")
    }
  }

  @Test func `a run removes what the last one left, and shards are joined with what lies below`() throws {
    try changeColor()
    for shard in 1...2 {
      #expect(
        try here.run("verify", "deck", "--shard", "\(shard)/2", "--report", "part-\(shard)").status == 1)
    }
    #expect(try here.run("join", "part-1", "part-2", "-o", "whole").status == 1)
    let joined = try results("whole").pictures
    #expect(joined.count == 8)
    #expect(joined.contains { $0.shared != nil })
    #expect(try here.run("render", "deck").status == 0)
    for picture in joined {
      #expect(
        try seen(picture, .actual, in: "whole").contentHash == image("out/\(picture.name).png").contentHash)
    }
    #expect(try here.run("record", "deck").status == 0)
    #expect(try here.run("verify", "deck", "--report", "part-1").status == 0)
    #expect(try here.work.files(in: "part-1/pictures").isEmpty)
  }
}
