import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The HTML page of a run's pictures.
struct RenderGalleryTests {
  private let folder = TemporaryFolder()

  private func picture(
    _ path: String?, on device: String = "iphone-se-3", page: String = "welcome", locale: String = "en",
    orientation: Orientation = .portrait
  ) throws -> RenderGallery.Picture {
    RenderGallery.Picture(
      path: path, deck: "deck", page: page,
      environment: PageEnvironment(
        device: try DeviceCatalog.builtin.device(device), orientation: orientation, locale: locale))
  }

  private func html(_ pictures: [RenderGallery.Picture]) -> String {
    RenderGallery(title: "Byway", pictures: pictures).html
  }

  /// An iPhone SE shows 375 × 667 points, 326 / 2 of them an inch: 165.6442 × 294.6258 points of paper. An
  /// iPad Pro of 11 inches shows 834 × 1210, 264 / 2 of them an inch: 454.9091 × 660.
  @Test func `pictures have the relative sizes of their screens`() throws {
    let data = try GalleryData(
      html([
        try picture("a.png"), try picture("b.png", orientation: .landscape),
        try picture("c.png", on: "ipad-pro-11-m4"),
      ]))
    #expect(data.papers == [[165.6442, 294.6258], [294.6258, 165.6442], [454.9091, 660]])
  }

  @Test func `texts without languages are no English`() throws {
    var picture = try picture("a.png")
    picture.isTranslated = false
    #expect(try GalleryData(html([picture])).languages == [""])
  }

  @Test func `a picture that was not drawn keeps its place`() throws {
    let data = try GalleryData(html([try picture(nil), try picture("a.png")]))
    #expect(data.statuses == ["failed", "recorded"] && data.papers.count == 2)
  }

  @Test func `no name ends the script or an attribute`() throws {
    let page = html([
      try picture("a.png", page: "</script><b>"), try picture("b c#.png", page: "\"><b>"),
    ])
    #expect(!page.contains("<b>") && !page.contains("\"><b>"))
    #expect(try GalleryData(page).pages == ["</script><b>", "\"><b>"])
  }

  @Test func `a title says its language`() throws {
    let page = RenderGallery(title: "チュートリアル", language: "ja", pictures: [try picture("a.png")]).html
    #expect(page.contains(" id=\"title\" lang=\"ja\""))
    #expect(!html([try picture("a.png")]).contains("id=\"title\" lang"))
  }

  @Test func `a page of another program is kept`() throws {
    let path = folder.path("index.html")
    try AtomicFileWriter().write("<p>mine</p>", to: path)
    let gallery = RenderGallery(title: "Byway", pictures: [try picture("a.png")])
    let fault = gallery.write(into: folder.path(""))
    #expect(fault?.exitCode == .cannotWrite)
    #expect(fault?.message.contains("choose another folder with -o") == true)
    #expect(FileContents.bytes(ofFile: path) == Array("<p>mine</p>".utf8))
  }

  @Test func `a page of an earlier run is replaced`() throws {
    let first = RenderGallery(title: "First", pictures: [try picture("a.png")])
    #expect(first.write(into: folder.path("")) == nil)
    #expect(RenderGallery(title: "Second", pictures: []).write(into: folder.path("")) == nil)
    #expect(Gallery.heading(in: folder.path(""), by: "render")?.title == "Second")
    #expect(Gallery.heading(in: folder.path(""), by: "store") == nil)
  }
}
