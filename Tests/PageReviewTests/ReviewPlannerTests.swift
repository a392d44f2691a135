import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageInputs

/// Which sheets a review has, and what they say.
@MainActor
struct ReviewPlannerTests {
  @Test func `a review of two languages names them, and its sections are pages`() async throws {
    var reviewing = Reviewing()
    reviewing.locales = ["en", "de"]
    let planner = try await Reviewing.plan(
      try reviewing.review(of: "welcome") { Reviewing.page("welcome", "One in \($0.locale)") })
    let subtitles = planner.sheets.filter { $0.number.hasPrefix("welcome.devices") }.map(\.subtitle)
    #expect(subtitles.map { $0.split(separator: "  ·  ").dropFirst().first } == ["English", "German"])
    var shared = Reviewing()
    shared.settings.showsAll = false
    let once = try await Reviewing.plan(
      try shared.review([Reviewing.page("a", "One"), Reviewing.page("b", "Two")]))
    #expect(once.sections.filter(\.isPage).map(\.title) == ["a", "b"])
    // A phone that fits the sheet is drawn at its size.
    let environment = try #require(try reviewing.environments().first)
    let cell = DeviceGrid.Cell(environment: environment, title: "SE", details: [])
    let grid = DeviceGrid(
      blocks: [.init(title: "", cells: [cell])], style: .none, words: ReviewWords.in(.english))
    #expect(planner.share(of: [grid]) == 1)
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

  /// What the document says itself in English, word by word; of sentences of findings and changes, which stay English, none.
  private static var englishWords: Set<String> {
    let words = Mirror(reflecting: ReviewWords.in(.english)).children.compactMap { $0.value as? String }
    let redlines = RedlineWords(language: .english)
    let rules =
      RedlineRule.Kind.allCases.map(redlines.name) + [
        "leading", "trailing", "top", "bottom", "width", "height", "centre",
      ]
      + [
        redlines.around, redlines.insets, redlines.background, redlines.image, redlines.screen,
        redlines.safeArea,
      ]
    return Set((words + rules).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
  }

  @Test func `no sheet of a Japanese document has English words of its own`() async throws {
    var reviewing = Reviewing()
    reviewing.settings.language = .japanese
    reviewing.settings.title = "題"
    reviewing.settings.redlines = .all
    reviewing.devices = ["iphone-se-3", "iphone-16-pro", "iphone-17-pro"]
    reviewing.orientations = [.portrait, .landscape]
    var review = try reviewing.review([Reviewing.page("p1", "一"), Reviewing.page("p2", "二")])
    review.sources[0].baseline = .pages(
      try reviewing.source([Reviewing.page("p1", "三"), Reviewing.page("p3", "四")]))
    let planner = try await Reviewing.plan(review)
    let english = Self.englishWords
    #expect(english.contains("findings") && english.contains("proportional"))
    // Those of devices and fonts, and the sentence of the one text that changed.
    let others: Set<String> = ["p", "x", "y", "pt", "iphone", "pro", "se", "system", "regular", "a"]
    let numbers = Set(planner.sheets.map(\.number))
    for sheet in planner.sheets where !sheet.number.hasSuffix(".changes") && sheet.number != "cover" {
      let said = try Reviewing.words(on: sheet, of: planner).filter {
        !$0.contains("→") && !numbers.contains($0)
      }
      for text in said {
        let found = text.lowercased().split { !($0.isASCII && $0.isLetter) }.map(String.init)
        let mixed = found.filter { english.contains($0) && !others.contains($0) }
        #expect(mixed.isEmpty, "\(sheet.number): \(text)")
      }
    }
  }

  @Test func `a deck is called by its own title, a document by its file`() throws {
    let deck = try #require(DeckLoader().load("\(Redlining.examples)/tutorial-en").deck)
    #expect(deck.displayTitle == "Byway" && deck.name == "tutorial-en")
    let path = "\(Redlining.examples)/tutorial-storyboard/PageCell.xib"
    #expect(InterfaceBuilderSource.load(path).source.map(\.displayTitle) == .some(nil))
  }

  @Test func `every link leads to a sheet`() async throws {
    let pages = ["a", "b", "c"].map { Reviewing.page($0, $0) }
    let planner = try await Reviewing.plan(try Reviewing().review(pages))
    let known = Set(planner.sheets.flatMap { $0.destinations })
    var links: [String] = []
    for sheet in planner.sheets {
      links += Reviewing.links(try Reviewing.scene(of: sheet, of: planner).scene.items)
    }
    #expect(!links.isEmpty && links.allSatisfy(known.contains), "\(links)")
    // Each page leads to its neighbours and back to the contents.
    let middle = Reviewing.links(
      try Reviewing.scene(of: try planner.sheet("b.devices"), of: planner).scene.items)
    #expect(middle == ["page: a", "contents", "page: c"])
  }

  @Test func `hundreds of devices take many sheets, each of which fits its paper`() async throws {
    var reviewing = Reviewing()
    reviewing.devices = DeviceCatalog.builtin.devices.map(\.id)
    reviewing.orientations = [.portrait, .landscape]
    let planner = try await Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "One")]))
    let sheets = planner.sheets.filter { $0.number.hasPrefix("welcome.devices") }
    #expect(sheets.count > 2)
    for sheet in sheets {
      let scene = try Reviewing.scene(of: sheet, of: planner).scene
      let drawn = scene.items.compactMap(\.extent)
      // Margins are 36 points; what is known of glyphs is a box that may reach over by 1.6 em.
      #expect(drawn.allSatisfy { $0.maxX <= 842 - 20 && $0.maxY <= 595 - 30 && $0.minX >= 28 })
    }
  }

  @Test func `one screen per sheet is as large as the screen needs`() async throws {
    var reviewing = Reviewing()
    reviewing.settings.paper = .screen
    reviewing.settings.frame = .none
    let planner = try await Reviewing.plan(try reviewing.review([Reviewing.page("welcome", "One")]))
    let paper = try #require(try planner.sheet("welcome.iphone-se-3").paper)
    // 375 × 667 points, with margins of 36 and more for head, foot and caption.
    #expect(paper.width == 375 + 72)
    #expect(paper.height > 667 + 72 && paper.height < 667 + 72 + 110)
  }
}
