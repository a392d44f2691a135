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

  private func html(_ pictures: RenderGallery.Picture...) -> String {
    RenderGallery(title: "T", pictures: pictures).html
  }

  @Test func `each axis has its values in the order of the run`() throws {
    let page = html(
      try picture("b"),
      try picture("a", step: "next") {
        $0.orientation = .landscape
        $0.appearance = .dark
        $0.contentSize = .accessibility3
        $0.system = .ios26
        $0.direction = .rightToLeft
      }, try picture("b", on: "ipad-10"))
    for (id, values) in [
      ("page", #""b","a""#), ("device", #""iPhone SE (3rd generation)","iPad (10th generation)""#),
      ("language", #""en""#), ("step", #""Start","next""#), ("orientation", #""Portrait","Landscape""#),
      ("appearance", #""Light","Dark""#), ("direction", #""the language's","rtl""#),
    ] {
      #expect(page.contains("{\"id\":\"\(id)\",\"values\":[\(values)]}"), "\(id)")
    }
    #expect(
      page.contains(#"{"id":"ios","values":["\#(SystemVersion.ios17.name)","\#(SystemVersion.ios26.name)"]}"#)
    )
    let sizes = [ContentSize.large, .accessibility3].map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    #expect(page.contains("{\"id\":\"content-size\",\"values\":[\(sizes)]}"))
    // The third picture: the first page on the second device.
    #expect(page.contains(",0,1,0,0,0,0,0,0,0]]"))
    #expect(page.contains(",1,0,0,1,1,1,1,1,1],"))
  }

  @Test func `menus are of axes with several values, in their order`() throws {
    let page = html(try picture("b"), try picture("a") { $0.appearance = .dark })
    #expect(
      page.contains(
        "<label>Page <select id=\"page\"><option value=\"\">all</option><option value=\"0\">b</option>"))
    #expect(page.contains("<label>Appearance <select id=\"appearance\">"))
    for (id, label) in [
      ("device", "Device"), ("language", "Language"), ("step", "Step"), ("orientation", "Orientation"),
      ("content-size", "Text size"), ("direction", "Direction"), ("ios", "iOS"),
    ] {
      #expect(!page.contains("<select id=\"\(id)\">"))
      let two = html(
        try picture(),
        try picture(step: "next", on: "ipad-10") {
          $0.locale = "de"
          $0.orientation = .landscape
          $0.contentSize = .small
          $0.direction = .rightToLeft
          $0.system = .ios26
        })
      #expect(two.contains("<label>\(label) <select id=\"\(id)\">"))
    }
    #expect(
      page.contains(
        "<select id=\"by\"><option value=\"page\">page</option><option value=\"device\">device</option>"))
    #expect(page.contains("min=\"25\" max=\"250\" step=\"5\" value=\"60\""))
  }

  @Test func `pages are named with their decks where there are two`() throws {
    #expect(
      html(try picture(), try picture(deck: "other")).contains(#""values":["deck · one","other · one"]"#))
    #expect(html(try picture(), try picture("two")).contains(#"{"id":"page","values":["one","two"]}"#))
  }

  @Test func `a film strip has no size of its own`() throws {
    var strip = try picture()
    strip.isFilmStrip = true
    #expect(html(strip).contains(#"["a.png",null,null,0,0"#))
  }

  @Test func `the direction of the language is no choice`() throws {
    let arabic = html(
      try picture {
        $0.locale = "ar"
        $0.direction = .rightToLeft
      },
      try picture {
        $0.locale = "ar"
        $0.direction = .leftToRight
      })
    #expect(arabic.contains(#"{"id":"direction","values":["the language's","ltr"]}"#))
  }
}
