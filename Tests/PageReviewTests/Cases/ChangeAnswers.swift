import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Questions about marks of changes, pictures of removed pages, the sheet of a change, and numbers in words.
@MainActor
enum ChangeAnswers {
  private static let words = SheetAnswers.words

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "padded": { question in
      Say.rect(
        MarkedAreas.padded(try question.rect("area"), beside: try question.rects("words")))
    },
    "grown": { question in
      Say.rects(MarkedAreas.grown(try question.rects("areas"), around: try question.rects("words")))
    },
    "removed": { question in
      let room = Size(width: 770, height: 480)
      let found = RemovedPictures.sheets(
        try question.numbers("ratios"), room: room, rest: try question.number("rest"))
      return Say.list(
        found.map { sheet in
          let rows = sheet.rows.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " ")
          return "\(rows) \(Say.number(sheet.height))\(sheet.isNew ? " new" : "")"
        })
    },
    "removedpages": { question in
      let pages = question.texts.map { name in
        RemovedPage(
          name: name, before: .nothing, size: name == "gone" ? .zero : Size(width: 100, height: 200),
          source: 0)
      }
      let blocks = RemovedPictures(of: pages, words: words).blocks(
        room: Size(width: 770, height: 480), rest: try question.number("rest"))
      return Say.list(
        try blocks.map { block in
          let begins = block.beginsSheet ? " begins" : ""
          return "\(Say.number(block.height))\(begins): \(try LaidOut(block.content().view).told())"
        })
    },
    "changesplan": { question in
      let plan = ChangesSheetPlan(
        screen: try question.size("screen"), count: Int(try question.number("count")),
        room: try question.size("room", Size(width: 770, height: 480)))
      return
        "\(plan.isStacked ? "stacked" : "beside") \(Say.size(plan.shown)), text \(Say.number(plan.textWidth))"
    },
    "sentences": { question in
      let change = try change(question)
      let environments = try (question["on"] ?? "iphone-se-3,iphone-16-pro").split(separator: ",").map {
        PageEnvironment(device: try DeviceCatalog.builtin.device(String($0)))
      }
      let sentences = ChangeSentences(
        change, counted: counted(change), environments: environments, words: words)
      let text = try SheetAnswers.text()
      if let height = question["fitting"].flatMap(Double.init) {
        return Say.list(
          try LaidOut(sentences.fitting(width: 240, height: height, measuring: text).view(width: 240)).texts)
      }
      if question.has("height") { return Say.number(sentences.height(width: 240, measuring: text)) }
      let laid = try LaidOut(sentences.view(width: 240))
      return question.has("places") ? laid.told() : Say.list(laid.texts)
    },
    "change": { question in
      let change = try change(question)
      let sheets = ChangesSheets(
        change: change, counted: counted(change), environments: [change.asked], words: words,
        text: try SheetAnswers.text())
      let content = sheets.content(room: try question.size("room", Size(width: 770, height: 480)))()
      let drawn = content.drawings.map(\.place).joined(separator: " ")
      return "\(drawn): \(try LaidOut(content.view, size: Size(width: 900, height: 700)).told())"
    },
    "details": { question in
      let found = ChangeDetails(try change(question), words: words, size: try question.size("size"))
      guard let content = found?.content() else { return "none" }
      return "\(content.drawings.map(\.place).joined(separator: " ")): \(try LaidOut(content.view).told())"
    },
    "alike": { question in
      let row = AlikeScreens(
        try change(question), words: words, width: try question.number("width", 700),
        measuring: try SheetAnswers.text())
      guard let row else { return "none" }
      let content = row.content()
      let told = try LaidOut(content.view).told(SheetAnswers.quoted(question))
      return "\(Say.number(row.height)), \(content.drawings.count): \(told)"
    },
    "phrase": { question in
      let told = try phrase(question)
      return told.isEmpty ? "none" : told
    },
  ]

  /// `causes=x,y alike=1:y,x`: what changed on a screen, and on others that are named by their numbers.
  private static func change(_ question: Question) throws -> ScreenChange {
    func list(_ text: String?) -> [String] { (text ?? "").split(separator: ",").map(String.init) }
    let own = try SheetAnswers.screen()
    let before: ScreenChange.Before =
      question["fault"].map { .fault($0) } ?? .screen(own)
    let many = (1...Int(try question.number("many", 1))).map { "x\($0)" }
    let causes = question["causes"].map(list) ?? (question["many"] == nil ? ["x"] : many)
    var change = ScreenChange(
      screen: own, before: before, sentences: causes.map { "\($0)!" } + list(question["remarks"]),
      areas: try question.rects("areas"))
    change.causes = causes
    let others = question.lines.filter { $0.words[0] == "also" }
    change.alike = try others.flatMap { line in
      try (0..<Int(line.number("times", 1))).map { index in
        var other = ScreenChange(
          screen: try SheetAnswers.screen("iphone-16-pro"), before: .screen(own), sentences: [], areas: [])
        other.causes = list(line["causes"])
        let name = line["times"] == nil ? line.texts[0] : "\(line.texts[0]) \(index)"
        return ScreenChange.Alike(name: name, page: line["page"], change: other)
      }
    }
    return change
  }

  private static func counted(_ change: ScreenChange) -> CountedChanges {
    CountedChanges([CountedChanges.Page(title: "a", source: 0, changes: [change])], words: words)
  }

  /// Numbers in words: `pages 2`, `listed 14`, `standing 3 1 0`.
  private static func phrase(_ question: Question) throws -> String {
    let texts = Array(question.texts.dropFirst())
    let numbers = texts.compactMap(Double.init)
    let count = numbers.first.map { Int($0) } ?? 0
    switch question.texts[0] {
    case "pages": return words.pageCount(count)
    case "screens": return words.screenCount(count)
    case "sheets": return words.sheetCount(count)
    case "notes": return words.noteCount(count)
    case "changes": return words.changeCount(count)
    case "shared": return words.shared("a", count)
    case "look": return words.toLookAt(count, "change", sheet: 3)
    case "scale": return words.scale(numbers[0])
    case "smallest": return words.smallestText(numbers[0])
    case "notShown": return words.notShown(count)
    case "listed": return words.listed((1...count).map(String.init))
    case "more": return words.more(count)
    case "cover": return words.pagesOnCover(count, of: Int(numbers[1]))
    case "ranges": return words.ranges(of: numbers.map { Int($0) })
    case "numbers": return words.changes(numbers.map { Int($0) })
    case "request":
      return words.request(
        toLookAt: texts, sheet: question["sheet"].flatMap(Int.init), by: question["by"])
    case "on":
      return words.on(texts, alsoPages: (question["also"] ?? "").split(separator: ",").map(String.init))
    case "standing":
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
      return words.standing(
        .init(
          shown: count, alike: Int(numbers[1]), missing: Array(repeating: environment, count: Int(numbers[2]))
        ))
    default: throw CaseError("no phrase \(question.texts)")
    }
  }
}
