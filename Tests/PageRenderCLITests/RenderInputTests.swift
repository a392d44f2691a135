import Foundation
import TestSupport
import Testing

@testable import PageRenderCLI
@testable import PageRuns

/// Everything that the pages of a storyboard may depend on, changed one by one between two runs of `render`: the second draws
/// what a run into a new folder draws.
struct RenderInputTests {
  private let work: Workspace

  /// A deck that shows its pages through a storyboard, with catalogues, texts and fonts, and the storyboard by itself.
  init() throws {
    work = try Workspace()
    let example = URL(filePath: Project.path("Examples/tutorial-storyboard"))
    try FileManager.default.copyItem(at: example, to: work.folder.appending(path: "app"))
    try edit("app/deck.json", #""title":"#, #""strings": "texts", "fonts": "fonts", "title":"#)
    try edit("app/deck.json", #""summary": "Which way today?""#, #""summary": {"key": "way"}"#)
    try write("\"way\" = \"Which way?\";\n", to: "app/texts/en.lproj/Localizable.strings")
    try write("", to: "app/fonts/none.txt")
    try write("", to: "app/.git")
  }

  private func write(_ text: String, to path: String) throws {
    let file = work.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try work.contents(of: path), as: UTF8.self)
    try #require(text.contains(old), "\(path)")
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  private func render(to folder: String) throws -> (Renderpages.Outcome, [String: Data]) {
    let outcome = try Renderpages.run(
      ["render", "app", "app/Base.lproj/Main.storyboard", "-d", "200x400@1x,300x500@1x", "--locale", "en,de"]
        + ["--orientation", "portrait", "-o", folder],
      in: work.folder)
    let files = try work.files(in: folder)
    return (
      outcome,
      try Dictionary(uniqueKeysWithValues: files.map { ($0, try work.contents(of: "\(folder)/\($0)")) })
    )
  }

  enum Change: String, CaseIterable {
    case deck, text, language, storyboard, cell, picture, pictureOfTheSameSize, catalogContents, color, font
    case documentStrings, documentOfLanguage, catalogBesideTheDocument, missingPicture
  }

  private func apply(_ change: Change) throws {
    switch change {
    case .deck:
      try edit("app/deck.json", "Bring one thing home", "Bring two things home")
    case .text: try write("\"way\" = \"Whither?\";\n", to: "app/texts/en.lproj/Localizable.strings")
    case .language: try write("\"way\" = \"Wohin?\";\n", to: "app/texts/de.lproj/Localizable.strings")
    case .storyboard: try edit("app/Base.lproj/Main.storyboard", #"constant=""#, #"constant="1"#)
    case .cell: try edit("app/PageCell.xib", #"constant=""#, #"constant="1"#)
    case .picture:
      let other = try work.contents(of: "deck/images/welcome@3x.png")
      try other.write(to: work.folder.appending(path: "app/Assets.xcassets/map.imageset/map@3x.png"))
    case .pictureOfTheSameSize:
      // The same bytes under another scale are another size in points.
      try edit("app/Assets.xcassets/map.imageset/Contents.json", "3x", "2x")
    case .catalogContents:
      try FileManager.default.removeItem(
        atPath: work.folder.appending(path: "app/Assets.xcassets/lane.imageset").path)
    case .color: try edit("app/Assets.xcassets/current.colorset/Contents.json", "0xFF", "0x0F")
    case .font:
      let fonts = URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
      try FileManager.default.copyItem(at: fonts, to: work.folder.appending(path: "app/fonts/Bold.otf"))
      try write(#"{"system": "Inter"}"#, to: "app/fonts/fonts.json")
    case .documentStrings:
      let storyboard = String(
        decoding: try work.contents(of: "app/Base.lproj/Main.storyboard"), as: UTF8.self)
      let button = try #require(storyboard.firstMatch(of: /<button[^>]* id="([^"]+)"/)).1
      try write("\"\(button).normalTitle\" = \"WEITER\";\n", to: "app/de.lproj/Main.strings")
    case .documentOfLanguage:
      try FileManager.default.createDirectory(
        at: work.folder.appending(path: "app/de.lproj"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: work.folder.appending(path: "app/Base.lproj/Main.storyboard"),
        to: work.folder.appending(path: "app/de.lproj/Main.storyboard"))
      try edit("app/de.lproj/Main.storyboard", #"constant=""#, #"constant="1"#)
    case .catalogBesideTheDocument:
      try FileManager.default.copyItem(
        at: work.folder.appending(path: "app/Assets.xcassets"),
        to: work.folder.appending(path: "app/Base.lproj/Near.xcassets"))
      try edit("app/Base.lproj/Near.xcassets/control.colorset/Contents.json", "0x80", "0x20")
      try edit("app/Base.lproj/Near.xcassets/current.colorset/Contents.json", "0xFF", "0x0F")
    case .missingPicture:
      try FileManager.default.removeItem(
        atPath: work.folder.appending(path: "app/Assets.xcassets/map.imageset/map@3x.png").path)
    }
  }

  @Test(arguments: Change.allCases)
  func `a change of the input is seen`(change: Change) throws {
    _ = try render(to: "out")
    let (before, pictures) = try render(to: "out")
    let notes = try Array(work.contents(of: "out/.renderpages/pictures"))
    #expect(DrawnPictures.read(notes).known.runs.count == 1, "a run that can be recognised")
    try apply(change)
    let (after, changed) = try render(to: "out")
    let (fresh, wanted) = try render(to: "new")
    // Pictures of pages that cannot be drawn any more stay.
    #expect(changed.filter { wanted[$0.key] != nil } == wanted)
    #expect(after.errors == fresh.errors)
    #expect(after.status == fresh.status)
    #expect(changed != pictures || after.errors != before.errors, "the change shows")
  }
}
