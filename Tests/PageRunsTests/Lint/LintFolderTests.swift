import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageRuns

/// The decks and documents of a folder that is judged as a whole.
struct LintFolderTests {
  @Test func `a folder stands for its decks and documents, by their paths, without those of packages`() throws
  {
    let folder = TemporaryFolder()
    for path in [
      "App/b/Main.storyboard", "App/a/Cell.xib", "App/deck/deck.json", "App/deck/Inner.xib", "App/notes.txt",
      "App/Pods/Other.xib", "App/.build/Made.xib",
    ] {
      let file = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let app = folder.path("App")
    #expect(
      LintFolder.contents(of: [app, "else.xib"])
        == [app + "/a/Cell.xib", app + "/b/Main.storyboard", app + "/deck", "else.xib"])
    #expect(
      LintFolder.contents(of: [app + "/deck", app + "/.build/none"]) == [app + "/deck", app + "/.build/none"])
  }

  @Test func `a folder with nothing to judge is named itself, and the way to judge an app's code`() throws {
    let folder = TemporaryFolder()
    let app = folder.path("Walks")
    try FileManager.default.createDirectory(
      atPath: app + "/Walks.xcodeproj", withIntermediateDirectories: true)
    let fault = try #require(LintFolder.fault(of: app))
    #expect(fault.file == app && fault.message.contains("renderpages app \(app) lint"))
    try Data().write(to: URL(fileURLWithPath: app + "/deck.json"))
    #expect(LintFolder.fault(of: app) == nil && LintFolder.fault(of: app + "/none.xib") == nil)
  }
}
