import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageReview
@testable import UIKitCore

/// A document that shows each thing once: what it has, and what it says of the rest.
@MainActor
struct SharedSheetsTests {
  private func reviewing(_ devices: [String] = ["iphone-se-3", "iphone-16-pro"]) -> Reviewing {
    var reviewing = Reviewing()
    reviewing.settings.showsAll = false
    reviewing.devices = devices
    return reviewing
  }

  @Test func `each page stands large on the first device, and pages of one layout share their redlines`()
    async throws
  {
    let pages = [
      Reviewing.page("a", "One"), Reviewing.page("b", "Twenty"), Reviewing.page("c", "Thirty-three"),
    ]
    let planner = try await Reviewing.plan(try reviewing().review(pages))
    #expect(
      planner.sheets.map(\.number) == [
        "cover", "a.screen", "b.screen", "c.screen", "a.iphone-se-3", "comparison", "styles",
      ])
    let redlines = try planner.sheet("a.iphone-se-3")
    #expect(redlines.title == "a and 2 more pages")
    let words = try Reviewing.words(on: redlines, of: planner).joined(separator: " ")
    // "Twenty" and "Thirty-three" are of other widths than "One".
    #expect(words.contains("Also b: headline") && words.contains("Also c: headline"), "\(words)")
  }

  @Test func `the large screen fills the sheet's height, says its scale and how large its smallest text is`()
    async throws
  {
    let planner = try await Reviewing.plan(try reviewing().review([Reviewing.page("a", "One")]))
    let sheet = try planner.sheet("a.screen")
    // Of 595 points 36 are margins twice, 44 are the head, 24 the foot and 22 the caption: 433 for 667 points of a screen with
    // 163 points per inch. Its text has 17 points, 25.4 mm are an inch.
    let scale = 433.0 / 667
    let share = (scale * 163 / 72 * 100).rounded() / 100
    let text = (17 * scale * 254 / 72).rounded() / 10
    #expect(
      sheet.subtitle == "iPhone SE (3rd generation)  ·  Scale \(share) : 1  ·  smallest text \(text) mm")
    #expect(text >= 1.6)
    let words = try Reviewing.words(on: sheet, of: planner)
    #expect(words.contains { $0.hasPrefix("Overview") } && words.contains("iPhone 16 Pro"), "\(words)")
  }

  /// Labels have 17 points. Fourteen colours of texts, and as many of paper and ink, take two columns of 16 rows.
  @Test(arguments: [1, 14])
  func `samples of styles are large where that takes no further sheet`(pages: Int) async throws {
    let shown = (0..<pages).map {
      Reviewing.page("page-\($0)", "Text", color: UIColor(white: CGFloat($0) / 20, alpha: 1))
    }
    let planner = try await Reviewing.plan(try reviewing(["iphone-se-3"]).review(shown))
    let scene = try Reviewing.scene(of: try planner.sheet("styles"), of: planner).scene
    let samples = Self.runs(scene.items).filter { $0.text == "Aa" }
    #expect(
      samples.count == pages && samples.allSatisfy { $0.pointSize == 17 }, "\(samples.map(\.pointSize))")
  }

  private static func runs(_ items: [SceneItem]) -> [SceneGlyphs] {
    items.flatMap { item -> [SceneGlyphs] in
      switch item.kind {
      case .tagged(_, let items), .clip(_, let items), .group(_, let items), .transform(_, let items):
        runs(items)
      case .glyphs(let run): [run]
      default: []
      }
    }
  }

  @Test func `each language is shown once, and screens like none of those shown are named where one signs`()
    async throws
  {
    var reviewing = reviewing()
    reviewing.locales = ["en", "de", "fr"]
    let planner = try await Reviewing.plan(
      try reviewing.review(of: "a") { Reviewing.page("a", "One in \($0.locale)") })
    // English on both devices, German and French on the first one: those two on the second one are missing.
    let sheet = try planner.sheet("a.screen")
    #expect(sheet.subtitle.hasSuffix("4 of 6 screens shown, 2 are not shown"), "\(sheet.subtitle)")
    let shown = try Reviewing.words(on: sheet, of: planner)
    #expect(shown.contains("de") && shown.contains("fr") && shown.contains("iPhone 16 Pro"), "\(shown)")
    let cover = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(cover.contains("4 of 6 screens shown, 2 are not shown"), "\(cover)")
    let signed = try Reviewing.words(on: try planner.sheet("sign-off"), of: planner)
    #expect(signed.contains("Not shown, and like no screen shown: 2 screens"), "\(signed)")
    #expect(signed.contains("a:  iPhone 16 Pro  ·  de, fr"), "\(signed)")
  }

  @Test func `dark screens that look like the light ones are not shown again, but counted`() async throws {
    var reviewing = reviewing(["iphone-16-pro", "iphone-17-pro"])
    reviewing.appearances = [.light, .dark]
    let planner = try await Reviewing.plan(try reviewing.review([Reviewing.page("a", "One")]))
    // Both devices have 402 × 874 points.
    #expect(
      try planner.sheet("a.screen").subtitle.hasSuffix("1 of 4 screens shown, 3 look like them"))
    let signed = try Reviewing.words(on: try planner.sheet("sign-off"), of: planner)
    #expect(!signed.contains { $0.hasPrefix("Not shown") }, "\(signed)")
  }

  @Test func `the landscape of the first device stands beside it, at one scale`() async throws {
    var reviewing = reviewing(["iphone-16-pro"])
    reviewing.orientations = [.portrait, .landscape]
    let planner = try await Reviewing.plan(try reviewing.review([Reviewing.page("a", "One")]))
    #expect(planner.sheets.map(\.number).filter { $0.hasPrefix("a.screen") } == ["a.screen"])
    let words = try Reviewing.words(on: try planner.sheet("a.screen"), of: planner)
    #expect(words.filter { $0.hasPrefix("[a") }.count == 2, "\(words)")
    #expect(words.contains { $0.hasPrefix("Landscape") }, "\(words)")
  }

  @Test func `a page that cannot be drawn asks for no signature`() async throws {
    let fault = Diagnostic(.error, file: "/home/me/deck/deck.json", "\"image\" is missing; add one")
    let planner = try await Reviewing.plan(
      try reviewing(["iphone-se-3"]).review(of: "lost", faults: [fault]) { _ in nil })
    let words = try Reviewing.words(on: try planner.sheet("sign-off"), of: planner)
    #expect(words.contains("Cannot be drawn, so not to be signed") && words.contains("lost"), "\(words)")
    #expect(!words.contains("Approved"), "\(words)")
    // Readers of the document have no use for a folder, nor for advice on a file.
    let page = try Reviewing.words(on: try planner.sheet("lost.screen"), of: planner)
    #expect(page.contains("\"image\" is missing"), "\(page)")
  }

  @Test func `one signs by choosing, and is told what letters the fields show`() async throws {
    var reviewing = reviewing(["iphone-se-3"])
    reviewing.locales = ["en", "ja", "ko"]
    let planner = try await Reviewing.plan(try reviewing.review([Reviewing.page("a", "One")]))
    let sheet = try planner.sheet("sign-off")
    let words = try Reviewing.words(on: sheet, of: planner)
    #expect(
      words.contains {
        $0.hasPrefix(
          "The fields show Latin, Greek and Cyrillic letters, and the basic characters of Japanese and Korean."
        )
      }, "\(words)")
    let fields = Reviewing.fields(try Reviewing.scene(of: sheet, of: planner).scene.items)
    #expect(fields.map(\.name) == ["1 a decision", "1 a decision", "1 a comments", "1 a name", "1 a date"])
    #expect(fields.map(\.kind) == [.option("approved"), .option("change"), .text, .line, .line])
  }

  @Test func `what changed alike on several pages is told on one sheet`() async throws {
    var reviewing = reviewing()
    reviewing.settings.redlines = .none
    func pages(_ color: UIColor) -> [PreparedPage] {
      ["a", "b", "c"].map { Reviewing.page($0, "Text", color: color) }
    }
    var review = try reviewing.review(pages(.red))
    review.sources[0].baseline = .pages(try reviewing.source(pages(.black)))
    let planner = try await Reviewing.plan(review)
    #expect(planner.sheets.map(\.number).filter { $0.hasSuffix(".changes") } == ["a.iphone-se-3.changes"])
    let sheet = try planner.sheet("a.iphone-se-3.changes")
    #expect(sheet.title == "a and 2 more pages")
    let words = try Reviewing.words(on: sheet, of: planner)
    #expect(words.contains("Difference") && words.contains("Before") && words.contains("After"), "\(words)")
    #expect(words.contains("b  ·  iPhone 16 Pro"), "\(words)")
    let list = try Reviewing.words(on: try planner.sheet("changes"), of: planner)
    #expect(
      list.contains { $0.hasPrefix("a and 2 more pages:") } && !list.contains { $0.hasPrefix("b:") },
      "\(list)")
    // A change is counted once, whatever the number of its pages.
    #expect(try planner.sheet("changes").subtitle == "1 change on 3 pages")
  }

  @Test func `the cover asks for what is to be done, with the sheets where that is`() async throws {
    var reviewing = reviewing()
    reviewing.settings.signBy = 1_764_547_200
    var review = try reviewing.review([Reviewing.page("a", "New")])
    review.sources[0].baseline = .pages(try reviewing.source([Reviewing.page("a", "Old")]))
    let planner = try await Reviewing.plan(review)
    func place(_ number: String) throws -> Int {
      try #require(planner.sheets.firstIndex { $0.destinations.contains(number) }) + 1
    }
    let words = try Reviewing.words(on: try planner.sheet("cover"), of: planner)
    #expect(
      words.contains(
        "Look at 1 change (sheet \(try place("changes"))), and sign on sheet \(try place("sign-off")) by 2025-12-01."
      ),
      "\(words)")
    // What drew it is on the last sheet.
    #expect(!words.contains { $0.contains("cairo") })
    let last = try Reviewing.words(on: try #require(planner.sheets.last), of: planner)
    #expect(last.contains { $0.contains("cairo") }, "\(last)")
  }

  @Test func `the contents say on which sheet each thing is`() async throws {
    let planner = try await Reviewing.plan(
      try reviewing().review([Reviewing.page("a", "One"), Reviewing.page("b", "Two")]))
    let words = try Reviewing.words(on: try planner.sheet("contents"), of: planner)
    for number in ["styles", "sign-off"] {
      let place = try #require(planner.sheets.firstIndex { $0.destinations.contains(number) }) + 1
      let title = number == "styles" ? "Styles" : "Sign-off"
      let line = try #require(words.firstIndex(of: title))
      #expect(words[line + 1] == String(place), "\(words)")
    }
  }

  @Test func `padding leaves room around what is marked, and none over the words beside`() {
    let area = Rect(x: 100, y: 100, width: 50, height: 20)
    #expect(MarkedAreas.padded(area, beside: []) == Rect(x: 94, y: 94, width: 62, height: 32))
    // A word 4 points below, and one 3 points at the right: lines stand in the middle between.
    let words = [Rect(x: 90, y: 124, width: 80, height: 10), Rect(x: 153, y: 100, width: 40, height: 20)]
    #expect(
      MarkedAreas.padded(area, beside: words) == Rect(minX: 94, minY: 94, maxX: 151.5, maxY: 122))
  }
}
