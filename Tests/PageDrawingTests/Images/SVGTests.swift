import LayoutEngine
import PageBase
import PageTestSupport
import Testing

@testable import PageDrawing

/// SVG artwork.
struct SVGTests {
  private func file(_ text: String) throws -> SVGFile { try SVGFile(Array(text.utf8)) }

  @Test(arguments: [
    (#"width="24" height="16""#, Size(width: 24, height: 16)),
    (#"width="24px" height="16px" viewBox="0 0 100 100""#, Size(width: 24, height: 16)),
    (#"viewBox="0 0 30 20""#, Size(width: 30, height: 20)),
    // A point is 96 / 72 pixels of CSS.
    (#"width="72pt" height="36pt""#, Size(width: 96, height: 48)),
    (#"width="100%" height="100%" viewBox="0 0 30 20""#, Size(width: 30, height: 20)),
  ])
  func `the size is the file's own`(attributes: String, size: Size) throws {
    #expect(try file(Artworks.svg("", size: attributes)).size() == size)
  }

  @Test func `a file without a size is refused`() throws {
    #expect(throws: ImageError.noSize) { try file(Artworks.svg("", size: "")).size() }
    for size in [#"width="0" height="16""#, #"width="24" height="0""#] {
      #expect(throws: ImageError.noSize) { try file(Artworks.svg("", size: size)).size() }
    }
  }

  @Test func `shapes are drawn at the size in pixels they are needed at`() throws {
    let image = try file(Artworks.svg).image(width: 72, height: 48)
    #expect(image.width == 72 && image.height == 48 && !image.isOpaque)
    let middle = Array(image.values[(24 * 72)..<(25 * 72)])
    #expect(middle == [UInt32](repeating: 0xFFFF_0000, count: 36) + [UInt32](repeating: 0, count: 36))
  }

  @Test func `both sides are filled, whatever the proportions`() throws {
    let image = try file(Artworks.svg("<path d=\"M0 0h24v16H0z\"/>")).image(width: 10, height: 30)
    #expect(image.values.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test(
    arguments: [
      ("<text>a</text>", .text), ("<g><svg:text/></g>", .text),
      ("<image href=\"data:image/png;base64,AAAA\"/>", .embedded("image")),
      ("<g><foreignObject/></g>", .embedded("foreignObject")),
    ] as [(String, ImageError.Refusal)])
  func `what is not drawn alike everywhere, or grows, is refused`(
    content: String, refusal: ImageError.Refusal
  ) {
    #expect(throws: ImageError.refused(refusal)) { try file(Artworks.svg(content)) }
  }

  @Test(arguments: [
    #"<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>"#,
    #"<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>"#,
    #"<!DOCTYPE svg [<!ENTITY % a "x">]>"#, #"<!DOCTYPE svg [<!ENTITY a "<text/>">]>"#,
    "<!DOCTYPE svg [<!ENTITY a \"\(String(repeating: "x", count: 400))\">]>",
  ])
  func `entities that grow or reach out are refused`(type: String) {
    #expect(throws: ImageError.refused(.entities)) { try file(type + Artworks.svg) }
  }

  @Test func `deep nesting and very many elements are refused`() {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(throws: ImageError.refused(.depth(limit: 100))) { try file(Artworks.svg(deep)) }
    let many = String(repeating: "<g/>", count: 20_001)
    #expect(throws: ImageError.refused(.elements(limit: 20_000))) { try file(Artworks.svg(many)) }
  }

  @Test func `names of namespaces as entities are taken`() throws {
    let type =
      #"<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "#
      + #""http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY s "http://www.w3.org/2000/svg">]>"#
    #expect(try file(type + Artworks.svg).size() == Size(width: 24, height: 16))
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-7\"?><svg/>", "<?xml version=\"1.0\" encoding='utf-16'?><svg/>",
    "<\0s\0v\0g\0", "<?xml version=\"1.0\"\(String(repeating: " ", count: 300))encoding=\"UTF-7\"?><svg/>",
  ])
  func `what hides its markup in another encoding is refused`(text: String) {
    #expect(throws: ImageError.refused(.encoding)) { try file(text) }
  }

  @Test(arguments: [
    "<svg", "<svg></g></svg>", "<html/>", "<!--", "<![CDATA[", "<?", "<!DOCTYPE [", "<", "</", "",
  ])
  func `broken markup is an error, not a crash`(text: String) {
    #expect(throws: ImageError.self) { try file(text).size() }
  }

  @Test func `references to other files are not followed`() throws {
    let outside = #"<use xlink:href="/etc/passwd#a"/><use xlink:href="http://127.0.0.1:1/a.svg#b"/>"#
    let image = try file(Artworks.svg(outside)).image(width: 24, height: 16)
    #expect(image.values.allSatisfy { $0 == 0 })
  }

  /// Two thousand references, each as large as the picture: some seconds of work, which librsvg does to the end.
  @Test func `shapes that multiply are given up after less than a second of work`() throws {
    var content = #"<g id="u0"><rect width="24" height="16" opacity="0.5"/></g>"#
    for (level, count) in [(1, 10), (2, 10), (3, 10), (4, 2)] {
      content +=
        "<g id=\"u\(level)\">" + String(repeating: "<use xlink:href=\"#u\(level - 1)\"/>", count: count)
        + "</g>"
    }
    let file = try file(Artworks.svg(content))
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: ImageError.tooSlow(milliseconds: 600)) { try file.image(width: 2400, height: 1600) }
    }
    #expect(time < .seconds(10), "a bound for machines under load")
  }

  @Test func `sizes beyond memory are refused before anything is drawn`() throws {
    let fixture = try CatalogFixture()
    try fixture.write("a.svg", Artworks.svg("<path/>", size: #"width="1e6" height="1e6""#))
    #expect(throws: ImageError.shapesTooLarge(width: 1e6, height: 1e6)) {
      try ArtworkFile.measure(fixture.path + "/a.svg")
    }
    #expect(throws: ImageError.self) { try ArtworkFile.draw(fixture.path + "/a.svg", width: .max, height: 2) }
  }

  @Test func `shapes that would take too many pixels are drawn on fewer`() throws {
    let fixture = try CatalogFixture()
    try fixture.write("a.svg", Artworks.svg("<path/>", size: #"width="2000" height="1000""#))
    let reference = ArtworkReference(
      path: fixture.path + "/a.svg", name: "a.svg", file: "f", store: ImageStore())
    // 6000 × 3000 is 18,000,000; the limit of 12,582,912 leaves a root of 0.699… of each side.
    let image = try reference.pixels(of: Size(width: 2000, height: 1000), scale: 3)
    #expect(image.width == 5016 && image.height == 2508)
  }

  @Test func `preserved shapes are drawn anew at the size they are shown in`() throws {
    let fixture = try CatalogFixture()
    try fixture.write("a.svg", Artworks.svg)
    let reference = ArtworkReference(
      path: fixture.path + "/a.svg", name: "a.svg", file: "f", store: ImageStore())
    let variant = ArtworkVariant(
      source: .file(reference, isShapes: true), size: Size(width: 24, height: 16),
      conditions: ImageConditions())
    #expect(try variant.pixels(drawnSize: Size(width: 240, height: 100), scale: 2).width == 480)
    let own = try variant.pixels(drawnSize: nil, scale: 2)
    #expect(own.width == 48 && own.height == 32)
    #expect(try variant.pixels(drawnSize: nil, scale: 2) === own, "kept")
  }

  @Test func `a file in which nothing shows though it has shapes is told`() throws {
    let shapes = "<path fill='url(#missing)' d='M0 0h9v9z'/>"
    _ = try file(Artworks.svg(shapes)).image(width: 24, height: 16, path: "/clear.svg")
    _ = try file(Artworks.svg("<pdth d='M0 0h9v9z'/>")).image(width: 24, height: 16, path: "/misspelt.svg")
    let empty = "<title>Gap</title><defs/><g/><metadata><x:y xmlns:x='u'/></metadata>"
    _ = try file(Artworks.svg(empty)).image(width: 24, height: 16, path: "/empty.svg")
    let told = ArtworkComplaints.diagnostics.map(\.file)
    #expect(told.contains("/clear.svg") && told.contains("/misspelt.svg") && !told.contains("/empty.svg"))
  }

  @Test(arguments: [("0.0000001", true), ("0.2", true), ("0.34", false)])
  func `a size that shows on no screen is told`(width: String, isTold: Bool) throws {
    let fixture = try CatalogFixture()
    try fixture.write("a.svg", Artworks.svg("<path d='M0 0h9v9z'/>", size: "width='\(width)' height='16'"))
    let path = fixture.path + "/a.svg"
    _ = try ArtworkFile.measure(path)
    #expect(
      ArtworkComplaints.diagnostics.contains { $0.file == path && $0.message.contains("too little") }
        == isTold)
  }
}
