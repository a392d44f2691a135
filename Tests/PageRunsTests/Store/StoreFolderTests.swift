import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageBase
@testable import PageRuns

struct StoreFolderTests {
  private let folder = TemporaryFolder()

  /// Writes the header of an RGB picture, whose pixels nobody reads.
  private func write(_ path: String, _ width: Int = 1320, _ height: Int = 2868, colorType: Int = 2) throws {
    let url = URL(filePath: folder.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(HandmadePNG(width: width, height: height, colorType: colorType, rows: [0]).bytes).write(to: url)
  }

  private func messages() -> [String] {
    let path = folder.path("")
    return StoreFolder(path).diagnostics.map { $0.description.replacing(path, with: "") }
  }

  @Test func `sets are by language and display, in the order of the names`() throws {
    for name in ["2.png", "1.png"] { try write("de-DE/\(name)") }
    try write("de-DE/3.png", 2064, 2752)
    let sets = StoreFolder(folder.path("")).sets
    #expect(sets.map(\.size.name) == ["6.9-inch iPhone", "13-inch iPad"])
    #expect(sets.map(\.pictures) == [["de-DE/1.png", "de-DE/2.png"], ["de-DE/3.png"]])
    #expect(messages() == [])
  }

  @Test func `what the store refuses is an error at its file`() throws {
    try write("en-US/1.png")
    try write("en-US/2.png", 1320, 2867)
    try write("en-US/3.png", colorType: 6)
    let lines = messages()
    #expect(lines.count == 2)
    let size = "2.png: error: is 1320 × 2867 pixels, which the App Store refuses"
    #expect(lines.contains { $0.contains(size) }, "\(lines)")
    let alpha = "3.png: error: has an alpha channel; the App Store takes RGB without alpha"
    #expect(lines.contains { $0.contains(alpha) }, "\(lines)")
  }

  @Test func `eleven pictures of one display are too many`() throws {
    for number in 1...11 { try write("ja/\(number).png") }
    #expect(messages().contains { $0.contains("error: has 11 pictures for the 6.9-inch iPhone") })
  }

  @Test func `a folder that is no language of the store is an error`() throws {
    try write("de/1.png")
    let message = "error: is no language of App Store Connect; did you mean \"de-DE\"?"
    #expect(messages().contains { $0.contains(message) })
  }

  @Test func `a language with fewer pictures is a warning`() throws {
    for number in 1...2 { try write("ja/\(number).png") }
    try write("ko/1.png")
    #expect(
      messages().contains {
        $0.contains("warning: has only 1 picture for the 6.9-inch iPhone, where other languages have 2")
      })
  }

  @Test func `the usual number of pictures is not that of a faulty language`() throws {
    for number in 1...11 { try write("de-DE/\(number).png") }
    for language in ["ja", "ko"] { for number in 1...2 { try write("\(language)/\(number).png") } }
    try write("fr-FR/1.png")
    let lines = messages()
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.contains { $0.contains("de-DE: error: has 11 pictures") })
    #expect(
      lines.contains {
        $0.contains(
          "fr-FR: warning: has only 1 picture for the 6.9-inch iPhone, where other languages have 2")
      })
  }

  @Test func `the store has fifty languages, each with a name`() {
    #expect(DeliverLanguages.folders.count == 50)
    #expect(DeliverLanguages.name(ofFolder: "zh-Hant") == "Chinese (Traditional)")
    #expect(DeliverLanguages.folder(named: "german") == "de-DE")
  }
}
