import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Questions about the cover, the contents, the comparison of elements and contact sheets, laid out.
@MainActor
enum CoverAnswers {
  private static let words = SheetAnswers.words

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "coverplan": { question in
      let sizes = try (question["sizes"] ?? "").split(separator: "/").map { text in
        let sides = try Question.numbers(String(text))
        return Size(width: sides[0], height: sides[1])
      }
      let count = Int(try question.number("count", 1))
      let plan = CoverPlan(
        Array(repeating: sizes, count: count).flatMap(\.self), room: Size(width: 385, height: 523))
      return "\(plan.shown) in \(plan.columns) at \(Say.number(plan.share)), cell \(Say.size(plan.cell)), "
        + "gap \(Say.number(plan.gap)), used \(Say.size(plan.used))"
    },
    "cover": { question in
      let cover = try cover(question)
      if let height = question["fits"].flatMap(Double.init) {
        return Say.yes(cover.fits(Size(width: 770, height: height), measuring: try SheetAnswers.text()))
      }
      let view = cover.content(room: Size(width: 770, height: 523)).view
      view.widthAnchor.constraint(equalToConstant: 770).isActive = true
      return try LaidOut(view).told(SheetAnswers.quoted(question))
    },
    "facts": { question in
      let environments = try question.lines.map(environment)
      var review = try Reviewing().review((0..<2).map { Reviewing.page("p\($0)", "Text") })
      review.sources[0].environments = environments
      var facts = CoverFacts(review: review, words: words, environments: environments, sheetCount: 7)
      if question.has("more") {
        facts.changes = "4 changes"
        facts.designs = "1 of 2 screens differ"
        facts.request = "Sign."
        facts.represented = [
          .init(shown: 1, alike: 2, missing: []), .init(shown: 3, alike: 0, missing: [environments[0]]),
        ]
      }
      return Say.list(facts.facts.map { "\($0.name): \($0.value)" })
    },
    "contents": { question in
      let entries = try question.lines.map { line -> ContentsSheets.Entry in
        let title = line.texts[0]
        var entry = ContentsSheets.Entry(title: title, destination: title, sheets: [])
        entry.sheets = (0..<Int(try line.number("lines"))).map {
          .init(number: "\(title).\($0)", title: "\(title) line \($0)", destination: "d\($0)", place: $0)
        }
        entry.place = 0
        entry.screen = try line["on"].map { try SheetAnswers.screen($0) }
        return entry
      }
      let room = Size(width: 770, height: try question.number("height", 480))
      return try ContentsSheets(entries: entries, words: words).contents(room: room).map {
        try LaidOut($0().view).told(SheetAnswers.quoted(question))
      }.joined(separator: " && ")
    },
    "comparison": { question in
      let pages = try CalloutAnswers.pages(question)
      let scene = Scene(
        size: Size(width: 375, height: 667), scale: 2, background: Color(rgb: 0xABCDEF), items: [])
      let sheet = ComparisonSheet(
        RoleComparison(pages.enumerated().map { .init(title: "p\($0)", callouts: $1) }, words: words),
        screens: pages.indices.map {
          .init(scene: scene, source: 2, destination: "page: \($0)", alternative: "alt \($0)")
        },
        room: try question.size("room", Size(width: 770, height: 480)), measuring: try SheetAnswers.text())
      guard let content = sheet?.content(), let shown = sheet?.shown else { return "none" }
      guard let place = question["drawn"] else {
        let drawings = content.drawings.map { "\($0.place) of \($0.source)" }.joined(separator: ", ")
        return "\(shown): \(drawings): \(try LaidOut(content.view).told(SheetAnswers.quoted(question)))"
      }
      let drawing = try #require(content.drawings.first { $0.place == place })
      return Say.items(
        try drawing.items(Rect(x: 5, y: 7, width: 121, height: 36), PageRenderer(fonts: FontCatalog())))
    },
    "contact": { question in
      let columns = question["columns"].flatMap(Int.init)
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
      let cell = DeviceGrid.Cell(
        environment: environment, screen: try SheetAnswers.screen(), title: "SE", details: [])
      var grid = DeviceGrid(
        blocks: try question.numbers("pages").map {
          DeviceGrid.Block(title: "T", cells: Array(repeating: cell, count: Int($0)))
        }, style: .none, words: words)
      grid.columns = columns
      let layout = ContactSheetLayout(grid, share: 0.5, columns: columns, measuring: try SheetAnswers.text())
      let places = try LaidOut(layout.content().view).places.sorted { $0.key < $1.key }
      let frames = places.map { "\($0.key) \(Say.rect($0.value))" }
      return "\(layout.bands.map(\.count)) \(Say.size(layout.size)): \(frames.joined(separator: ", "))"
    },
  ]

  private static func cover(_ question: Question) throws -> CoverSheet {
    var cover = CoverSheet(
      title: question["title"] ?? "Title", date: question["date"],
      facts: [("Pages", "3"), ("Devices", "iPhone")], nameWidth: 50,
      screens: try (0..<Int(question.number("screens", 1))).map { _ in try SheetAnswers.screen() },
      style: .none, words: words)
    cover.contents = (0..<Int(try question.number("contents", 2))).map { ("Section \($0)", "s\($0)", $0 + 4) }
    return cover
  }

  /// `on iphone-se-3 landscape dark de xLarge rtl ios26`
  static func environment(_ line: Question) throws -> PageEnvironment {
    let sizes: [ContentSize] = [.small, .xLarge, .accessibility1, .accessibility3]
    var environment = PageEnvironment(
      device: try DeviceCatalog.builtin.device(line.texts.first ?? "iphone-se-3"),
      orientation: line.has("landscape") ? .landscape : .portrait,
      appearance: line.has("dark") ? .dark : .light, locale: line["in"] ?? "en",
      contentSize: sizes.first { line.has("\($0)") } ?? .large,
      direction: line.has("rtl") ? .rightToLeft : line.has("ltr") ? .leftToRight : nil)
    if line.has("ios26") { environment.system = .ios26 }
    return environment
  }
}
