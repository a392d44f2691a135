import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Questions about sheets, laid out: where each text stands, in points of the paper. A row names the texts that it is told of.
@MainActor
enum SheetAnswers {
  static let words = ReviewWords()
  static func text() throws -> SheetText {
    SheetText(try PageRenderer(fonts: FontCatalog()), language: "en")
  }

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "frame": { question in
      let isBare = question.has("bare")
      let frame = SheetFrame(
        paper: Size(width: 842, height: 595), isBare: isBare, hasNotes: question.has("notes"), words: words,
        foot: "Foot", environment: "cairo 1")
      if question.has("content") { return Say.rect(frame.content) }
      let sheet = Sheet(
        number: "a.b", title: question["title"] ?? "Title", subtitle: "Subtitle", section: 2, isBare: isBare
      ) { SheetContent(UIView()) }
      var neighbours = SheetFrame.Neighbours()
      if let next = question["next"] { neighbours.next = .init(title: next, destination: "a") }
      if question.has("linked") {
        neighbours = .init(
          previous: .init(title: "Before", destination: "b"), next: .init(title: "After", destination: "a"),
          page: "page: x", contents: "contents")
      }
      let view = frame.views(
        of: sheet, around: SheetContent(SheetStyle.label("Content")), neighbours: neighbours,
        place: (question.has("last") ? 9 : 3, 9)
      ).view
      view.widthAnchor.constraint(equalToConstant: frame.paper.width).isActive = true
      view.heightAnchor.constraint(equalToConstant: frame.paper.height).isActive = true
      return try LaidOut(view, size: frame.paper).told(quoted(question))
    },
    "isolated": { question in
      let scalar = UInt32(question.texts[0], radix: 16).flatMap(Unicode.Scalar.init)
      let title = String(scalar.map(Character.init) ?? " ")
      return Say.yes(
        SheetFrame.isolated(title) == "\u{2068}\(title)\u{2069}" && SheetFrame.isolated(title) != title)
    },
    "shortened": { SheetFrame.shortened($0.texts[0], to: Int(try $0.number("to"))) },
    "blocks": { question in
      let blocks = try question.numbers("heights").enumerated().map { index, height in
        block(height, "abcdefgh".map(String.init)[index], begins: question["begins"] == "\(index)")
      }
      let height = try question.number("height")
      let sheets = try blocks.contents(height: height, gap: 7).map { try LaidOut($0().view) }
      if question.has("places") { return Say.list(sheets.map { $0.told() }) }
      let rest = Say.number(blocks.rest(height: height, gap: 7))
      return Say.list(sheets.map { $0.texts.joined() }) + " & \(rest) left"
    },
    "listed": { question in
      var entry = SheetListEntry(mark: "7", color: SheetStyle.change, text: "Text", heading: "Heading")
      entry.text = question["text"] ?? entry.text
      (entry.link, entry.place) = (question["link"], question["place"] ?? entry.place)
      let block = entry.block(width: 770, measuring: try text())
      return "\(Say.number(block.height)): \(try LaidOut(block.content().view).told())"
    },
    "closing": { question in
      let sections = try (question["sections"] ?? "").split(separator: "/").enumerated().map { index, text in
        let heights = text == "-" ? [] : try Question.numbers(String(text))
        return ClosingSection(
          title: "s\(index)", destination: "s\(index)",
          blocks: heights.enumerated().map { block($1, begins: question["begins"] == "\($0)") })
      }
      return Say.list(
        ClosingSheets(sections, height: try question.number("height")).sheets.map { sheet in
          sheet.map { part in
            "\(part.section).\(part.place): \(part.blocks.map { Say.number($0.height) }.joined(separator: " "))"
          }.joined(separator: ", ")
        })
    },
    "headings": { question in
      let both = [("One", [block(9, "a"), block(9, "b")]), ("Two", [block(9, "c")])]
      let sections = question.has("single") ? [("One", [block(9, "a")])] : both
      return try LaidOut(ClosingSheets.content(of: sections).view).told()
    },
    "sign": { question in
      var sheets = SignOffSheets(
        words: words,
        pages: (0..<Int(try question.number("pages", 0))).map {
          (
            number: "p.\($0)", title: "Page \($0)", destination: "page: \($0)",
            changes: question["changes"] ?? ""
          )
        })
      if question.has("missing") {
        sheets.missing = [
          (pages: ["a", "b", "c", "d", "e"], count: 5, lines: ["x", "y"]),
          (pages: ["f"], count: 2, lines: ["z"]),
        ]
        sheets.removed = ["old  ·  Change 1"]
        sheets.undrawn = ["g", "h"]
      }
      let blocks = sheets.blocks(
        room: Size(width: 700, height: try question.number("height", 480)), measuring: try text())
      if question.has("heights") {
        return Say.list(blocks.map { Say.number($0.height) + ($0.beginsSheet ? " begins" : "") })
      }
      return Say.list(try blocks.map { try LaidOut($0.content().view).told(quoted(question)) })
    },
    "detail": { question in
      let detail = ScreenDetail(
        of: try screen(),
        around: ScreenDrawing.Mark(area: try question.rect("area"), color: .black, label: ""),
        room: Size(width: 176, height: 124))
      guard question.has("items") else { return "\(Say.rect(detail.window)) as \(Say.size(detail.size))" }
      return Say.items(
        try detail.items(
          in: Rect(x: 10, y: 20, width: 88, height: 62), renderer: PageRenderer(fonts: FontCatalog())))
    },
    "finding": { question in
      let entry = SheetListEntry(
        mark: "3", color: SheetStyle.redline, text: question["text"] ?? "Text", heading: "Warning",
        place: "Page", link: question["link"])
      let detail = ScreenDetail(
        of: try screen(),
        around: ScreenDrawing.Mark(
          area: Rect(x: 150, y: 300, width: 50, height: 20), color: .black, label: ""),
        room: Size(width: 176, height: 124))
      let card = FindingCard(entry: entry, detail: detail)
      let block = FindingCard.block(
        Array(repeating: card, count: Int(try question.number("cards", 1))), width: 770, measuring: try text()
      )
      return "\(Say.number(block.height)): \(try LaidOut(block.content().view).told(quoted(question)))"
    },
    "fault": { question in
      let fault = Diagnostic(.error, file: question["file"], question.texts[0])
      return Say.list([fault.fault, fault.sentence])
    },
    "texts": { question in
      let pages = try (0..<Int(question.number("pages", 1))).map { index in
        try row(
          "t\(index)", growth: Int(question.number("growth", 0)), missing: question.has("missing"), index)
      }
      let table = TextTable(pages) { _, locale, _ in question.has("cutOff") && locale == "de" }
      let blocks = TextsSheets(table: table, words: words).blocks(
        room: Size(width: 700, height: 480), measuring: try text())
      if question.has("heights") {
        return Say.list(blocks.map { Say.number($0.height) + ($0.beginsSheet ? " begins" : "") })
      }
      return Say.list(
        try blocks.map {
          try LaidOut($0.content().view, size: Size(width: 800, height: 900)).told(quoted(question))
        })
    },
  ]

  /// The words of a row that stand in quotes.
  static func quoted(_ question: Question) -> [String] {
    question.words.enumerated().filter { $0.element.hasPrefix("\"") }.map { Question.unquoted($0.element) }
  }

  static func block(_ height: Double, _ name: String = "x", begins: Bool = false) -> SheetBlock {
    SheetBlock(height: height, beginsSheet: begins) { SheetContent(SheetStyle.label(name)) }
  }

  static func screen(_ id: String = "iphone-se-3", page: String = "a") throws -> ReviewScreen {
    ReviewScreen(
      Reviewing.page(page, "Text"), in: PageEnvironment(device: try DeviceCatalog.builtin.device(id)),
      source: 0)
  }

  private static func row(_ name: String, growth: Int, missing: Bool, _ index: Int) -> TextTable.Page {
    let own = "Text \(index)"
    var first = PageText(own, in: "en", part: name)
    var other = PageText(own + String(repeating: "x", count: growth), in: "de", part: name)
    (first.status, other.status) = (.translated, missing ? .fallback : .translated)
    return TextTable.Page(title: name, texts: [("en", [first]), ("de", [other])])
  }
}
