import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The page that shows a folder as the App Store does, and the line that ends a run.
struct StorePageTests {
  private let temporary = TemporaryFolder()
  private var path: String { temporary.path("shots") }

  private func write(_ names: String..., width: Int = 1320, height: Int = 2868) throws {
    for name in names {
      try AtomicFileWriter().write(
        HandmadePNG(width: width, height: height, colorType: 2, rows: [0]).bytes, to: "\(path)/\(name)")
    }
  }

  @Test func `each set has its language, display and direction`() throws {
    try write("ar-SA/1.png", "ar-SA/2.png", "ar-SA/a & b.png")
    try write("ar-SA/p1.png", width: 2064, height: 2752)
    try write("ja/1.png")
    let data = try GalleryData(StoreGallery(StoreFolder(path), title: "<Tours>").html)
    #expect(data.kind == "store" && data.title == "<Tours>")
    #expect(data.groups == Array(repeating: "Arabic · ar-SA", count: 4) + ["Japanese · ja"])
    #expect(data.pages == ["1 of 3", "2 of 3", "3 of 3", "1 of 1", "1 of 1"])
    #expect(
      data.screens.map { [$0[0], $0[1], $0[5]] }
        == Array(repeating: ["phone", "6.9-inch iPhone", "rtl"], count: 3) + [["pad", "13-inch iPad", "rtl"]]
        + [["phone", "6.9-inch iPhone", "ltr"]])
    #expect(data.names[2] == "ar-SA/a & b.png")
  }

  @Test func `a page without a title is named for its folder, and starts with American English`() throws {
    try write("de-DE/1.png", "en-US/1.png")
    let gallery = StoreGallery(StoreFolder(path), title: nil)
    #expect(gallery.html.contains("<title>\(path)</title>") && gallery.languages == ["en-US", "de-DE"])
    // A language that the store does not have is none.
    #expect(StoreGallery(StoreFolder(path), title: nil, sourceLanguage: "tlh").languages.first == "en-US")
    #expect(StoreGallery(StoreFolder(path), title: nil, sourceLanguage: "de").languages.first == "de-DE")
  }

  @Test func `a page is written beside pictures, and not over one of another program`() throws {
    try AtomicFileWriter().write("", to: "\(path)/ja/title.txt")
    #expect(StoreGallery(StoreFolder(path), title: "T").write() == nil)
    #expect(TemporaryFolder.names(in: path) == ["ja"])
    try write("ja/1.png")
    let gallery = StoreGallery(StoreFolder(path), title: "T")
    #expect(gallery.write() == nil)
    #expect(
      FileContents.bytes(ofFile: "\(path)/index.html").map { String(decoding: $0, as: UTF8.self) }
        == gallery.html)
    try AtomicFileWriter().write("mine", to: "\(path)/index.html")
    #expect(gallery.write() == nil)
    #expect(FileContents.bytes(ofFile: "\(path)/index.html") == Array("mine".utf8))
    try write("ja/1.png")
    rename(path, path + "-moved")
    try AtomicFileWriter().write("a file", to: path)
    #expect(gallery.write()?.exitCode == .cannotWrite)
  }

  @Test func `one picture of one language is told in the singular, displays in the store's order`() throws {
    try write("ja/2.png")
    #expect(
      StoreSummary(StoreFolder(path)).text
        == "1 picture, 1 language, 6.9-inch iPhone: as the App Store takes them")
    try write("ja/1.png", width: 2064, height: 2752)
    let summary = StoreSummary(StoreFolder(path))
    #expect(
      summary.text == "2 pictures, 1 language, 6.9-inch iPhone and 13-inch iPad: as the App Store takes them")
    #expect(summary.note == Diagnostic(.note, "\(summary.text ?? ""); \(path)/index.html shows them"))
  }

  @Test func `the summary is printed, or the paths as JSON`() async throws {
    try write("ja/1.png", "ja/2.png")
    let printed = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [path = path as String] in
      let summary = StoreSummary(StoreFolder(path))
      var options = RunOptions(jobs: 1)
      var codes = [summary.print(options)]
      options.isQuiet = true
      codes.append(summary.print(options))
      options.printsJSON = true
      codes.append(summary.print(options))
      (options.printsJSON, options.isQuiet) = (false, false)
      codes.append(StoreSummary(StoreFolder("\(path)/ja")).print(options))
      codes.append(ReviewListing.print(["a", "b"], options))
      options.isQuiet = true
      codes.append(ReviewListing.print(["c"], options))
      options.printsJSON = true
      codes.append(ReviewListing.print(["d", "e"], options))
      exit(codes == Array(repeating: ExitCode.success, count: 7) ? 0 : 1)
    }
    let output = String(decoding: printed?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output == """
        2 pictures, 1 language, 6.9-inch iPhone: as the App Store takes them
        {
          "files": ["\(path)/ja/1.png", "\(path)/ja/2.png"]
        }
        a
        b
        {
          "files": ["d", "e"]
        }

        """)
  }
}
