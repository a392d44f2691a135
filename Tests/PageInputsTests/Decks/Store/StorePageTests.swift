import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

@MainActor
struct StorePageTests {
  private let fixture: DeckFixture

  init() throws {
    fixture = try DeckFixture()
  }

  private let long = "A caption of so many words that no line of it fits beside another at its full size here"

  /// The pages of a deck in a locale, on a 6.9-inch iPhone.
  private func pages(
    _ layout: String, _ pages: String, strings: String = #"{"en": {"a": "A"}}"#, locale: String = "en"
  ) throws -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    let picture = HandmadePNG(
      width: 1, height: 2, colorType: 2, rows: [0, 1, 2, 3, 0, 1, 2, 3])
    try Data(picture.bytes).write(to: URL(filePath: fixture.folder + "/images/s.png"))
    let text = #"{"title": "T", "layout": \#(layout), "strings": \#(strings), "pages": [\#(pages)]}"#
    let loaded = try fixture.load(text)
    let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
    let device = try DeviceCatalog.builtin.device("iphone-17-pro-max")
    let environment = PageEnvironment(device: device, locale: locale)
    return deck.preparePages(
      images: ImageStore(), only: Array(deck.entries.indices), traits: environment.traits)
  }

  private func page(_ summary: String, _ layout: String = "{}") -> String {
    #"{"image": "images/s.png", "summary": \#(summary), "layout": \#(layout)}"#
  }

  private func view(_ name: String, of page: PreparedPage?) throws -> ViewNode {
    try #require(page?.tree.views.first { $0.identifier == name })
  }

  /// The font size of a page's headline.
  private func size(_ page: PreparedPage?) throws -> Double {
    guard case .text(let content) = try view("summary", of: page).content else { return 0 }
    return try #require(content.text.runs.first).attributes.font.pointSize
  }

  @Test func `captions of a language shrink together`() throws {
    let made = try pages(#""store""#, [page(#""Short""#), page("\"\(long)\"")].joined(separator: ","))
    #expect(made.diagnostics == [])
    let sizes = try made.pages.map(size)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[0] < 40 && sizes[0] >= 24)
  }

  @Test(arguments: [("each", true), ("all", false)])
  func `another language's long caption counts only if one size is for all`(
    fit: String, isFull: Bool
  ) throws {
    let layout = #"{"template": "calm", "caption": {"fit": "\#(fit)"}}"#
    let strings = #"{"en": {"a": "Short"}, "de": {"a": "\#(long)"}}"#
    let made = try pages(layout, page(#"{"key": "a"}"#), strings: strings)
    #expect(try (size(made.pages[0]) == 40) == isFull)
  }

  /// Two lines of six letters are the narrowest of two, and no phrase is cut.
  @Test(arguments: [
    ("ja", "毎週の予定を|ひと目で確認"), ("zh-Hans", "一目了然地|查看每周计划"), ("ko", "모든 인간은 |자유롭다"),
  ])
  func `lines of a caption are about equally long, and keep phrases whole`(
    locale: String, marked: String
  ) throws {
    let content = CaptionText.content(marked.filter { $0 != "|" }, FontDescriptor(pointSize: 40))
    let width = marked.count > 12 ? 374.0 : 300
    let size = try StoreCaptionSizes()
      .balancedSize(content, in: width, direction: .leftToRight, locale: locale)
    let layout = try TextEngine(catalog: FontCatalog())
      .layout(content, TextLayoutOptions(width: size.width + 0.1, language: locale))
    let lines = marked.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(layout.lines.map(\.text) == lines)
  }

  @Test func `a coarse shadow differs from a fine one by three levels at most`() throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    func bytes(isCoarse: Bool) throws -> [UInt8] {
      var shadow = Shadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offset: Point(x: 0, y: 12), radius: 20)
      shadow.isCoarse = isCoarse
      let shape = Shape.roundedRectangle(Rect(x: 40, y: 40, width: 120, height: 190), radius: 20)
      let scene = Scene(
        size: Size(width: 200, height: 200), scale: 2, background: .white,
        items: [SceneItem(.shadow(shape, shadow), source: 0)])
      return try renderer.withRows(of: scene) { rows in
        (0..<400).flatMap { y in (0..<400).map { UInt8(truncatingIfNeeded: rows.pixel($0, y)) } }
      }
    }
    let (fine, coarse) = (try bytes(isCoarse: false), try bytes(isCoarse: true))
    let differences = zip(fine, coarse).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 255 <= 3)
    #expect(fine.min() ?? 255 < 140)
  }

  @Test func `pages of another deck are screens`() throws {
    let fixture = try DeckFixture()
    try fixture.write(
      "app.json", #"{"title": "O", "pages": [{"image": "images/s.png", "summary": "S", "detail": "D"}]}"#)
    let picture = HandmadePNG(width: 1, height: 1, colorType: 2, rows: [0, 1, 2, 3])
    try Data(picture.bytes).write(to: URL(filePath: fixture.folder + "/images/s.png"))
    let screen = #"{"image": {"deck": "app.json", "page": "1"}, "summary": "S"}"#
    let deck = try #require(
      try fixture.load(#"{"title": "T", "layout": "store", "pages": [\#(screen)]}"#).deck)
    #expect(deck.showsDrawnScreens)
    let device = try DeviceCatalog.builtin.device("iphone-17-pro-max")
    let made = deck.preparePages(
      images: ImageStore(), only: [0], traits: PageEnvironment(device: device).traits)
    guard case .control(let content) = try view("screen", of: made.pages[0]).content else {
      Issue.record("no screen")
      return
    }
    #expect(content is ScreenContent)
  }
}
