import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns
@testable import PageWatch

/// Apps beside decks.
struct AppInputsTests {
  private let folder = TemporaryFolder()

  private func write(_ path: String) throws {
    let url = URL(filePath: folder.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
  }

  @Test func `a folder with Swift files is an app's, one with a deck is not`() throws {
    try write("app/Screens/A.swift")
    try write("deck/deck.json")
    try write("deck/Tools/A.swift")
    try write("decks/one/deck.json")
    try write("decks/pages/A.swift")
    try write("empty/a.png")
    try write("project/App.xcodeproj/project.pbxproj")
    #expect(AppInputs.isApp(folder.path("app")) && AppInputs.isApp(folder.path("project/")))
    #expect(AppInputs.isApp("App/Package.swift") && AppInputs.isApp("App/App.xcworkspace/"))
    for name in ["deck", "decks", "empty", "nothing", "Main.storyboard"] {
      #expect(!AppInputs.isApp(folder.path(name)), "\(name)")
    }
  }

  @Test func `an app's folders are watched, not those of tools`() throws {
    for name in ["App/A.swift", "App/Views/B.swift", ".git/x", ".build/y", "build/z", "App.xcodeproj/p"] {
      try write(name)
    }
    let top = folder.path("")
    let names = AppInputs.folders(of: folder.path("App.xcodeproj")).map { $0.dropFirst(top.count - 1) }
    #expect(Set(names) == ["", "/App", "/App/Views", "/App.xcodeproj"])
  }

  @Test func `what app reports is told with its place`() throws {
    let error = try #require(Diagnostic(line: "App/A.swift:3:14: error: cannot find 'b' in scope"))
    #expect(error.file == "App/A.swift" && error.position == SourcePosition(line: 3, column: 14))
    #expect(error.severity == .error && error.message == "cannot find 'b' in scope")
    let note = try #require(Diagnostic(line: "renderpages: note: 3 files were left out"))
    #expect(note.file == nil && note.position == nil && note.severity == .note)
    #expect(Diagnostic(line: "hello") == nil)
  }

  @Test func `chosen axes are options again`() {
    var axes = AxisOptions()
    axes.devices = ["iphone-x", "ipad-10"]
    axes.appearances = [.dark]
    axes.directions = [.rightToLeft]
    #expect(axes.words == ["--device", "iphone-x,ipad-10", "--appearance", "dark", "--direction", "rtl"])
    #expect(AxisOptions().words.isEmpty)
  }

  @Test func `a picture's size is in its file`() {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
    file += [0, 0, 4, 182, 0, 0, 10, 62]
    // 4 · 256 + 182 = 1206; 10 · 256 + 62 = 2622.
    let picture = LivePicture(png: file, scale: 3)
    #expect(picture?.width == 1206 && picture?.height == 2622 && picture?.scale == 3)
    #expect(LivePicture(png: Array(file.dropLast()), scale: 3) == nil)
    #expect(LivePicture(png: Array("no picture, but long enough".utf8), scale: 3) == nil)
  }
}
