import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageRuns

struct StoreGalleryTests {
  private let temporary = TemporaryFolder()

  /// A folder with a picture in each of three languages.
  private func folder() throws -> StoreFolder {
    for language in ["ar-SA", "en-US", "ja"] {
      let url = URL(filePath: temporary.path("\(language)/1.png"))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(HandmadePNG(width: 1320, height: 2868, colorType: 2, rows: [0]).bytes).write(to: url)
    }
    return StoreFolder(temporary.path(""))
  }

  @Test func `the source language is shown first`() throws {
    let gallery = StoreGallery(try folder(), title: "T", sourceLanguage: "ja")
    #expect(gallery.languages == ["ja", "ar-SA", "en-US"])
    #expect(try GalleryData(gallery.html).languages == ["ja", "ar-SA", "en-US"])
  }

  @Test func `a check keeps the title and the first language of the page`() throws {
    let folder = try folder()
    #expect(StoreGallery(folder, title: nil).languages.first == "en-US")
    #expect(StoreGallery(folder, title: "A & B", sourceLanguage: "ja").write() == nil)
    let again = StoreGallery(folder, title: nil)
    #expect(again.languages.first == "ja")
    #expect(again.html.contains("<title>A &amp; B</title>"))
  }

  @Test func `the summary counts pictures and languages, and names displays`() throws {
    #expect(
      StoreSummary(try folder()).text
        == "3 pictures, 3 languages, 6.9-inch iPhone: as the App Store takes them")
    #expect(StoreSummary(try folder()).note?.message.hasSuffix("/index.html shows them") == true)
    try Data([1]).write(to: URL(filePath: temporary.path("ja/2.png")))
    #expect(StoreSummary(try folder()).text == nil)
  }
}
