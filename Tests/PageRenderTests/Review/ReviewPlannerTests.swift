import LayoutEngine
import Testing

@testable import PageRender

/// Which sheets a review has, and what they say.
@MainActor
struct ReviewPlannerTests {
  @Test func `sheets keep their numbers when a page is added before them`() throws {
    let (first, second) = (Reviewing.page("welcome", "One"), Reviewing.page("photos", "Two"))
    var reviewing = Reviewing()
    reviewing.devices = ["iphone-se-3", "iphone-16-pro"]
    let before = try Reviewing.plan(try reviewing.review([second])).sheets.map(\.number)
    let after = try Reviewing.plan(try reviewing.review([first, second])).sheets.map(\.number)
    #expect(before == ["cover", "contents", "photos.devices", "photos.iphone-se-3", "styles", "sign-off"])
    #expect(before.allSatisfy(after.contains))
    #expect(Set(after).count == after.count)
  }

  @Test func `a page has sheets for each language, and the language is in the number unless it is the first`()
    throws
  {
    var reviewing = Reviewing()
    reviewing.locales = ["en", "ja", "ar"]
    let planner = try Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "One")]))
    #expect(
      planner.sheets.map(\.number).filter { $0.hasPrefix("welcome.devices") } == [
        "welcome.devices", "welcome.devices.ja", "welcome.devices.ar",
      ])
  }

  @Test func `screens that look the same are drawn once, and say for whom`() throws {
    var reviewing = Reviewing()
    // Both have 402 × 874 points, an island and the same corners; iPhone SE is another size.
    reviewing.devices = ["iphone-16-pro", "iphone-17-pro", "iphone-se-3"]
    let planner = try Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "Hello")]))
    let words = try Reviewing.words(on: try planner.sheet("welcome.devices"), of: planner)
    #expect(words.filter { $0.hasPrefix("[") }.count == 2)
    #expect(words.contains("Also iPhone 17 Pro"), "\(words)")
    #expect(words.contains("402 × 874 pt @3x"))
    #expect(words.contains("Safe area 62 · 0 · 34 · 0"))
  }

  @Test func `all devices of a review stand at one physical scale`() throws {
    // 326 pixels per inch at 2×, and 460 at 3×: points of 1/163 and 1/153⅓ inch.
    let (se, pro) = (
      try DeviceCatalog.builtin.device("iphone-se-3"), try DeviceCatalog.builtin.device("iphone-16-pro")
    )
    #expect(se.pointsPerInch == 163)
    #expect(abs(pro.pointsPerInch - 153.33) < 0.01)
    let scales = [se, pro].map { DeviceGrid.scale(of: PageEnvironment(device: $0), share: 0.5) }
    #expect(abs(scales[0] - 36 / 163) < 1e-9)
    #expect(abs(scales[1] * pro.size.width / 72 - 0.5 * 402 / (460.0 / 3)) < 1e-9)
  }

  @Test func `a page that cannot be built says so in its place`() throws {
    let planner = try Reviewing.plan(try Reviewing().review([Reviewing.page("welcome", "One"), nil]))
    let words = try Reviewing.words(on: try planner.sheet("page-2.devices"), of: planner)
    #expect(words.contains("cannot be drawn"), "\(words)")
  }

  @Test func `a review without pages is a cover, contents, and what is wrong`() throws {
    var review = try Reviewing().review([])
    review.faults = [Diagnostic(.error, file: "deck.json", "\"pages\" is empty; add a page")]
    let planner = try Reviewing.plan(review)
    #expect(planner.sheets.map(\.number) == ["cover", "contents", "findings"])
    let words = try Reviewing.words(on: try planner.sheet("findings"), of: planner)
    #expect(words.contains("deck.json: \"pages\" is empty; add a page"), "\(words)")
  }

  @Test func `the document's own words are Japanese where that is asked for`() throws {
    var reviewing = Reviewing()
    reviewing.settings.language = .japanese
    let planner = try Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "One")]))
    let words = try Reviewing.words(on: try planner.sheet("sign-off"), of: planner)
    #expect(words.contains("承認") && words.contains("目次"), "\(words)")
  }

  @Test func `every link leads to a sheet`() throws {
    let pages = ["a", "b", "c"].map { Reviewing.page($0, $0) }
    let planner = try Reviewing.plan(try Reviewing().review(pages))
    let known = Set(planner.sheets.flatMap { [$0.destination] + ($0.anchor.map { [$0] } ?? []) })
    var links: [String] = []
    for sheet in planner.sheets {
      links += Self.links(try Reviewing.scene(of: sheet, of: planner).scene.items)
    }
    #expect(!links.isEmpty && links.allSatisfy(known.contains), "\(links)")
    // Each page leads to its neighbours and back to the contents.
    let middle = Self.links(try Reviewing.scene(of: try planner.sheet("b.devices"), of: planner).scene.items)
    #expect(middle == ["page: a", "contents", "page: c"])
  }

  private static func links(_ items: [SceneItem]) -> [String] {
    items.flatMap { item -> [String] in
      guard case .tagged(let tag, let inner) = item.kind else { return [] }
      guard case .link(let destination, _) = tag else { return links(inner) }
      return [destination]
    }
  }

  @Test func `hundreds of devices take many sheets, each of which fits its paper`() throws {
    var reviewing = Reviewing()
    reviewing.devices = DeviceCatalog.builtin.devices.map(\.id)
    reviewing.orientations = [.portrait, .landscape]
    let planner = try Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "One")]))
    let sheets = planner.sheets.filter { $0.number.hasPrefix("welcome.devices") }
    #expect(sheets.count > 2)
    for sheet in sheets {
      let scene = try Reviewing.scene(of: sheet, of: planner).scene
      let drawn = scene.items.compactMap(\.extent)
      // Margins are 36 points; what is known of glyphs is a box that may reach over by 1.6 em.
      #expect(drawn.allSatisfy { $0.maxX <= 842 - 20 && $0.maxY <= 595 - 30 && $0.minX >= 28 })
    }
  }

  @Test func `one screen per sheet is as large as the screen needs`() throws {
    var reviewing = Reviewing()
    reviewing.settings.paper = .screen
    reviewing.settings.frame = .none
    let planner = try Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "One")]))
    let paper = try #require(try planner.sheet("welcome.iphone-se-3").paper)
    // 375 × 667 points, with margins of 36 and more for head, foot and caption.
    #expect(paper.width == 375 + 72)
    #expect(paper.height > 667 + 72 && paper.height < 667 + 72 + 110)
  }
}
