import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

/// The axes of the HTML page of a run.
struct GalleryAxesTests {
  private func picture(
    _ page: String = "one", deck: String = "deck", step: String? = nil, on device: String = "iphone-se-3",
    _ change: (inout PageEnvironment) -> Void = { _ in }
  ) throws -> RenderGallery.Picture {
    var environment = PageEnvironment(device: try DeviceCatalog.builtin.device(device))
    change(&environment)
    return RenderGallery.Picture(path: "a.png", deck: deck, page: page, step: step, environment: environment)
  }

  private func data(_ pictures: RenderGallery.Picture...) throws -> GalleryData {
    try GalleryData(RenderGallery(title: "T", pictures: pictures).html)
  }

  @Test func `each picture has its page, step, language and screen`() throws {
    let data = try data(
      try picture("b"),
      try picture("a", step: "next") {
        $0.orientation = .landscape
        $0.appearance = .dark
        $0.contentSize = .accessibility3
        $0.system = .ios26
        $0.direction = .rightToLeft
        $0.locale = "de"
      })
    #expect(data.pages == ["b", "a [next]"])
    #expect(data.languages == ["en", "de"])
    let device = ["iphone-se-3", "iPhone SE (3rd generation)"]
    #expect(
      data.screens == [
        device + ["portrait", "light", "large", "ltr", "17"],
        device + ["landscape", "dark", "AX3", "rtl", "26"],
      ])
  }

  @Test func `pictures stand below their deck's title`() throws {
    let data = try data(try picture(), try picture(deck: "other"))
    #expect(data.groups == ["deck", "other"])
  }

  @Test func `a film strip has no size of its own`() throws {
    var strip = try picture()
    strip.isFilmStrip = true
    #expect(try data(strip, try picture()).papers.map(\.count) == [0, 2])
  }
}
