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
    let page = html([
      try picture("a.png"), try picture("b.png", orientation: .landscape),
      try picture("c.png", on: "ipad-pro-11-m4"),
    ])
    #expect(page.contains(#"["a.png",165.6442,294.6258,"#))
    #expect(page.contains(#"["b.png",294.6258,165.6442,"#))
    #expect(page.contains(#"["c.png",454.9091,660,"#))
  }

  @Test func `each axis with several values has a menu`() throws {
    let page = html([try picture("a.png"), try picture("b.png", locale: "de")])
    #expect(
      page.contains("<select id=\"language\"><option value=\"\">all</option><option value=\"0\">en</option>"))
    #expect(!page.contains("<select id=\"device\">"))
  }

  @Test func `texts without languages are no English`() throws {
    var picture = try picture("a.png")
    picture.isTranslated = false
    #expect(html([picture]).contains(#"{"id":"language","values":["As written"]}"#))
  }

  @Test func `a picture that was not drawn keeps its place`() throws {
    #expect(html([try picture(nil)]).contains("[null,165.6442,294.6258,0,0,0,0,0,0,0,0,0]"))
  }

  @Test func `no name ends the script or an attribute`() throws {
    let page = html([
      try picture("a.png", page: "</script><b>"), try picture("b c#.png", page: "\"><b>"),
    ])
    #expect(!page.contains("<b>deck") && !page.contains("\"><b>"))
    #expect(page.components(separatedBy: "</script>").count == 2)
    // A number sign would begin the part of an address that names a place in the file.
    #expect(page.contains("\"b%20c%23.png\""))
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
    #expect(GalleryPage.title(in: folder.path(""), by: "render") == "Second")
    #expect(GalleryPage.title(in: folder.path(""), by: "store") == nil)
  }
}
