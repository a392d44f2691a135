import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// The words that sources have, and the pictures of the project around a document.
struct SourceWordsTests {
  private func words(_ source: String) -> SourceWords {
    var words = SourceWords(["caption", "Screen"])
    words.read(Array(source.utf8))
    return words
  }

  /// The uses of `caption`, such as `changes text`, sorted.
  private func uses(_ source: String) -> [String] {
    (words(source).uses["caption"] ?? [:]).keys.map { "\($0.kind) \($0.member)" }.sorted()
  }

  @Test func `a link to a folder elsewhere leaves the sources unknown`() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let document = folder.path("Main.storyboard")
    let manager = FileManager.default
    for path in ["App.xcodeproj", "App"] {
      try manager.createDirectory(atPath: folder.path(path), withIntermediateDirectories: true)
    }
    for path in ["App.xcodeproj/project.pbxproj", "App/A.swift", "Main.storyboard"] {
      try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path(path)))
    }
    func lacks() throws -> Bool {
      ProjectSources(try #require(ProjectFolder(near: document)), words: ["caption"]).lack("caption")
    }
    #expect(try lacks())
    try manager.createSymbolicLink(
      atPath: folder.path("Same"), withDestinationPath: folder.path("App"))
    #expect(try lacks())
    try manager.createSymbolicLink(atPath: folder.path("Shared"), withDestinationPath: other.path(""))
    #expect(try !lacks())
  }

  // MARK: Pictures

  @Test func `a project's pictures are found, the nearest first, without those of packages`() throws {
    let folder = TemporaryFolder()
    let document = folder.path("App/Views/Base.lproj/Main.storyboard")
    for path in [
      "App.xcodeproj/project.pbxproj", "App/Views/Base.lproj/Main.storyboard", "App/Bids/edit@2x.png",
      "App/Views/near.png", "Pods/Other/edit@2x.png", "Extra/All.xcassets/a.imageset/a.png", "notes.txt",
    ] {
      let file = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let project = try #require(ProjectFolder(near: document))
    let root = try InputFile.resolved(project.path)
    let found = ProjectPictures.paths(
      in: project, near: document, except: [folder.path("Extra/All.xcassets")])
    #expect(
      try found.map { try InputFile.resolved($0).dropFirst(root.count + 1) }
        == ["App/Views/near.png", "App/Bids/edit@2x.png"])
  }

  @Test func `names that no catalogue near has are looked up in the project, once`() throws {
    let folder = TemporaryFolder()
    let picture = folder.path("edit@2x.png")
    // Two rows of four grey pixels, each after its filter's number.
    let gray = HandmadePNG(width: 4, height: 2, colorType: 0, rows: [UInt8](repeating: 0, count: 10))
    try Data(gray.bytes).write(to: URL(fileURLWithPath: picture))
    let assets = AssetCatalogs().searching { [picture] }
    #expect(assets.hasImage(named: "edit") && !assets.hasImage(named: "other"))
    #expect(assets.image(named: "edit") != nil)
    #expect(assets.takeDiagnostics().isEmpty)
  }
}
