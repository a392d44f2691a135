import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Questions about devices' drawings, grids of screens, how screens differ, which of them stand for others, and how they are named.
/// A line `on iphone-16-pro dark landscape` is an environment.
@MainActor
enum DeviceAnswers {
  private static let words = SheetAnswers.words

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "reach": { question in
      let device = try device(question)
      let insets = PhoneDrawing.reach(
        of: device, in: orientation(question), style: question.has("bare") ? .none : .outline)
      return Say.numbers([insets.top, insets.left, insets.bottom, insets.right])
    },
    "radius": { Say.number(PhoneDrawing(device: try device($0), orientation: .portrait).screenRadius) },
    "housing": { question in
      let phone = PhoneDrawing(device: try device(question), orientation: orientation(question))
      let (style, screen) = (
        question.has("bare") ? ScreenFrame.none : .outline, Rect(x: 100, y: 200, width: 375, height: 667)
      )
      let kinds =
        question.has("above")
        ? phone.above(style: style, screen: screen) : phone.below(style: style, screen: screen)
      return Say.list(kinds.map(Say.kind))
    },
    "drawnsize": { question in
      let environment = PageEnvironment(device: try device(question))
      return Say.size(
        ScreenDrawing.size(
          of: environment, style: question.has("bare") ? .none : .outline, scale: try question.number("scale")
        ))
    },
    "drawn": { question in
      var drawing = ScreenDrawing(
        screen: try SheetAnswers.screen(question.texts[0]), style: question.has("bare") ? .none : .outline,
        showsSafeArea: !question.has("plain"))
      drawing.showsSystemBars = !question.has("plain")
      drawing.marks = try question.rects("marks").map {
        ScreenDrawing.Mark(area: $0, color: .black, label: "")
      }
      if let scale = question["scale"].flatMap(Double.init) { drawing.scale = scale }
      return Say.items(
        try drawing.items(in: try question.rect("in"), renderer: PageRenderer(fonts: FontCatalog())))
    },
    "screenmarks": { question in
      let marks = try question.lines.map { line in
        var mark = ScreenDrawing.Mark(
          area: try Question.rect(line.texts[0]), color: SheetStyle.change, label: line["label"] ?? "")
        mark.isQuiet = line.has("quiet")
        let place = try line.numbers("at")
        if place.count == 2 { mark.labelPlace = Point(x: place[0], y: place[1]) }
        return mark
      }
      let kinds = ScreenDrawing.items(
        of: marks, in: Rect(x: 50, y: 20, width: 100, height: 150), scale: 0.5,
        try PageRenderer(fonts: FontCatalog()))
      return Say.list(kinds.map(Say.kind))
    },
    "grid": { question in
      let (grid, share) = (try grid(question), try question.number("share", 1))
      let (text, width) = (try SheetAnswers.text(), try question.number("width", 900))
      let room = Size(width: width, height: try question.number("height", 900))
      switch question.names[0] {
      case "size": return Say.size(grid.size(of: grid.blocks[0].cells[0], share: share))
      case "column":
        let cell = grid.blocks[0].cells[0]
        return
          "\(Say.number(grid.columnWidth(of: cell, share: share))), gap \(Say.number(grid.gap)), empty \(Say.yes(cell.isEmpty))"
      case "rows":
        let rows = grid.rows(share: share, width: width)
        return rows.map { "\($0.title ?? "-") \($0.cells.count)" }.joined(separator: ", ") + ": "
          + Say.numbers(rows.map { grid.width(of: $0, share: share) }) + " by "
          + Say.numbers(rows.map { grid.height(of: $0, share: share, measuring: text) })
      case "share":
        return Say.number(grid.largestShare(room: room, captionHeight: try question.number("caption", 0)))
      case "sheets":
        let sheets =
          question.has("texts")
          ? grid.sheetsWithTexts(share: share, room: room, measuring: text)
          : grid.sheets(share: share, room: room, measuring: text)
        return Say.list(
          sheets.map { sheet in
            let columns = sheet.columns.map { column in
              column.map { ($0.title.map { "\($0) " } ?? "") + "\($0.cells.count)" }.joined(separator: " ")
            }
            return columns.joined(separator: " | ") + (sheet.texts == nil ? "" : " texts")
          })
      case "overview": return grid.overview(in: room, measuring: text).map { Say.number($0.share) } ?? "none"
      case "whole":
        let sheet = DeviceGrid.Sheet(columns: [grid.rows(share: share, width: width)], texts: nil)
        return try LaidOut(grid.content(of: sheet, share: share).view).told(SheetAnswers.quoted(question))
      default:
        let rows = grid.rows(share: share, width: width)
        return try LaidOut(grid.content(of: rows, share: share).view).told(SheetAnswers.quoted(question))
      }
    },
    "large": { question in
      var main = try cell(question.names.first { $0.hasPrefix("ip") } ?? "", question)
      main.environment.orientation = .portrait
      var side = main
      (side.environment.orientation, side.title) = (.landscape, "Turned")
      let samples = Int(try question.number("samples", 0))
      let sample = try cell("iphone-se-3", Question.none)
      let grid = DeviceGrid(
        blocks: samples == 0 ? [] : [.init(title: "", cells: Array(repeating: sample, count: samples))],
        style: .none,
        words: words)
      let large = LargeScreenSheet(
        main, turned: question.has("turned") ? side : nil, style: .outline, samples: grid.narrow,
        room: try question.size("room", Size(width: 770, height: 480)), words: words,
        measuring: try SheetAnswers.text())
      let share = large.overview.map { Say.number($0.share) } ?? "none"
      let told = try LaidOut(large.content().view, size: Size(width: 1200, height: 900)).told(
        SheetAnswers.quoted(question))
      return "\(Say.number(large.scale)), overview \(share): \(told)"
    },
    "axes": { question in
      let all = try environments(question)
      let found = all[1].differences(from: all[0])
      let names = PageEnvironment.Axis.allCases.filter(found.contains).map { "\($0)" }
      return
        "\(names.isEmpty ? "none" : names.joined(separator: " ")), like \(Say.yes(all[1].isLike(all[0])))"
    },
    "choices": { question in
      let samples = ScreenSamples(
        try question.lines.enumerated().map { index, line in
          var made = ScreenSamples.Candidate(
            environment: try CoverAnswers.environment(line),
            group: Int(try line.number("group", Double(index))))
          made.isWorst = line.has("worst")
          return made
        })
      let choices = samples.choices.map { "\($0.index) \($0.reason)" }
      return Say.list(choices + (samples.turned.map { ["turned \($0)"] } ?? []))
    },
    "products": { question in
      let all = try environments(question)
      let shown = question["of"] == "all" ? all : try question.numbers("of").map { all[Int($0)] }
      return Say.list(ScreenProducts(shown, among: all, words: words).lines(words))
    },
    "axisnames": { question in
      let environment = try environments(question)[0]
      return PageEnvironment.Axis.allCases.map { $0.name(of: environment, words) }.joined(separator: ", ")
    },
    "heading": { question in
      let all = try environments(question).map { DeviceGridMaker.Axes($0) }
      let title = DeviceGridMaker.Axes.title(
        try question.numbers("of").map { all[Int($0)] }, words, among: all)
      return title.isEmpty ? "none" : title
    },
    "unlike": { question in
      let all = try environments(question).map { DeviceGridMaker.Axes($0) }
      return Say.list(all[0].names(words, unlike: all[1]))
    },
    "number": { question in
      var review = try Reviewing().review([Reviewing.page("a", "Text")])
      if question.has("two") { review.sources.append(review.sources[0]) }
      let numbers = SheetNumber(review: review)
      var entry = PageEntry(id: "a", number: 1)
      entry.step = question["step"]
      let environment = try environments(question).first ?? CoverAnswers.environment(.none)
      switch question.texts[0] {
      case "page": return numbers.page(entry, of: question.has("two") ? 1 : 0)
      case "shown": return numbers.shown(environment, of: 0, words)
      case "recorded": return numbers.shown(screen: question.texts[1], of: 0, words)
      case "devices": return numbers.devices(entry, of: 0, locale: question["in"] ?? "en")
      case "continued": return SheetNumber.continued("x", Int(try question.number("times")))
      case "title": return review.title("x", in: 0)
      default: return numbers.screen(entry, of: 0, in: environment)
      }
    },
    "step": { Say.yes(FlowStep.isName($0.texts[0])) },
    "likeness": { question in
      let scenes = try question.lines.map { line in
        let environment = try CoverAnswers.environment(line)
        let paint = Color(rgb: UInt32(line["color"] ?? "0", radix: 16) ?? 0)
        let items = try line.rects("boxes").map { SceneItem(.shape(.rectangle($0), paint), source: 0) }
        let scene = Scene(
          size: environment.layoutEnvironment.size, scale: 3,
          background: line.has("onBlack") ? .black : .white,
          items: items)
        return ScreenLikeness(scene, in: environment)
      }
      return Say.yes(scenes[0].isLike(scenes[1]))
    },
  ]

  private static func environments(_ question: Question) throws -> [PageEnvironment] {
    try question.lines.filter { $0.words[0] == "on" }.map(CoverAnswers.environment)
  }

  private static func orientation(_ question: Question) -> Orientation {
    question.has("landscape") ? .landscape : .portrait
  }

  private static func device(_ question: Question) throws -> Device {
    let name = question.texts.first { $0.hasPrefix("ip") }
    var device = try DeviceCatalog.builtin.device(try #require(name))
    if question.has("typed") { device.provenance = .adHoc }
    if question.has("unknown") { device.cornerRadius = nil }
    if question.has("pad") { device.idiom = .pad }
    if question.has("buttoned") { device.hasHomeIndicator = false }
    return device
  }

  private static func cell(_ id: String, _ line: Question) throws -> DeviceGrid.Cell {
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device(id))
    var page = Reviewing.page("a", "Text")
    if line["said"] != nil { page.texts = [PageText(line["said"] ?? "", in: "en", part: "headline")] }
    let fault = line["fault"]
    var cell = DeviceGrid.Cell(
      environment: environment, screen: fault == nil ? ReviewScreen(page, in: environment, source: 0) : nil,
      title: line["called"] ?? "SE", details: (line["details"] ?? "").split(separator: ",").map(String.init),
      fault: fault)
    if line.has("empty") { cell.screen = nil }
    return cell
  }

  /// Blocks such as `block T count=3 iphone-se-3`.
  private static func grid(_ question: Question) throws -> DeviceGrid {
    var blocks: [DeviceGrid.Block] = []
    for line in question.lines {
      let device = line.texts.first { $0.hasPrefix("ip") } ?? "iphone-se-3"
      let cells = Array(repeating: try cell(device, line), count: Int(try line.number("count", 1)))
      if line.words[0] == "block" {
        blocks.append(DeviceGrid.Block(title: line["titled"] ?? "", cells: cells))
      } else {
        blocks[blocks.count - 1].cells += cells
      }
    }
    var grid = DeviceGrid(blocks: blocks, style: .none, words: words)
    if question["columns"] != nil { grid.columns = Int(try question.number("columns")) }
    return question.has("narrow") ? grid.narrow : grid
  }
}
