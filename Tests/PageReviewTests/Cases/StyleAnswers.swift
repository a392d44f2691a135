import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Questions about styles and about the sheet that compares a screen with its artboard. `text 17 regular 333333 times=4` is a text on
/// each of four pages, `ground 808080` a coloured view.
@MainActor
enum StyleAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "difference": { question in
      func color(_ name: String) throws -> PerceivedColor {
        let values = try question.numbers(name)
        return PerceivedColor(lightness: values[0], a: values[1], b: values[2])
      }
      let (one, two) = (try color("one"), try color("two"))
      let both = [one.difference(from: two), two.difference(from: one)].map { ($0 * 10000).rounded() / 10000 }
      return both[0] == both[1] ? "\(both[0])" : "\(both)"
    },
    "weight": { FontWeight(rawValue: .init(Int($0.texts[0]) ?? 0)).words },
    "families": { _ in
      let families: [FontFamily] = [
        .system, .systemDesign(.monospaced), .systemDesign(.serif), .systemDesign(.rounded), .named("Avenir"),
      ]
      return (families.map(\.words) + TextStyle.allCases.map(\.words)).joined(separator: ", ")
    },
    "census": { question in
      let census = try census(question)
      let texts = census.sortedTexts.map { text -> String in
        let style = text.style
        let name = style.colorName.map { " \($0)" } ?? ""
        let pages = text.use.pages.joined(separator: " ")
        let font: String = "\(style.family) \(Say.number(style.size)) \(style.weight.rawValue)"
        return "\(font) \(Say.color(style.color))\(name) \(text.use.count) on \(pages)"
      }
      let colors = census.sortedColors.map {
        "\($0.color.words) \($0.use.count) on \($0.use.pages.joined(separator: " "))"
      }
      return Say.list(question.has("colours") ? colors : texts)
    },
    "meant": { question in
      let census = try census(question)
      if let digits = question["of"] {
        let color = NamedColor(Color(rgb: UInt32(digits, radix: 16) ?? 0), name: question["called"])
        return census.likelyMeant(by: color)?.words ?? "none"
      }
      return census.likelyMeant(by: try #require(census.sortedTexts.last?.style)).map {
        "\(Say.number($0.size)) \($0.weight.rawValue) \(Say.color($0.color))\($0.colorName.map { " \($0)" } ?? "")"
      } ?? "none"
    },
    "styles": { question in
      let sheets = StylesSheets(
        census: try census(question), words: SheetAnswers.words,
        sizes: question.has("large") ? .large : .small)
      let blocks = sheets.blocks(room: Size(width: 770, height: 300))
      if question.has("heights") {
        return Say.list(blocks.map { Say.number($0.height) + ($0.beginsSheet ? " begins" : "") })
      }
      return try blocks.map { try LaidOut($0.content().view).told(SheetAnswers.quoted(question)) }.joined(
        separator: " && ")
    },
    "designplan": { question in
      let (screen, room) = (
        try question.size("screen", Size(width: 100, height: 200)), try question.size("room")
      )
      let notes = (0..<Int(try question.number("notes", 0))).map { _ in
        DesignNote(sentence: question["says"] ?? "x", here: [Rect(x: 60, y: 60, width: 40, height: 30)])
      }
      let plan =
        question.has("without")
        ? DesignSheetPlan(withoutArtboardOf: screen, room: room)
        : DesignSheetPlan(notes, screen: screen, room: room, measuring: try SheetAnswers.text())
      let columns = plan.columns.map { "\($0.count)" }.joined(separator: "+")
      return
        "\(plan.arrangement) \(Say.size(plan.shown)), text \(Say.number(plan.textWidth)), \(columns) and \(plan.rest)"
    },
    "designsheet": { question in
      let design = try design(question)
      let (screen, room) = (design.screen.environment.layoutEnvironment.size, try question.size("room"))
      let plan =
        design.fault == nil
        ? DesignSheetPlan(design.notes, screen: screen, room: room, measuring: try SheetAnswers.text())
        : DesignSheetPlan(withoutArtboardOf: screen, room: room)
      let views = DesignSheetViews(design: design, plan: plan, words: SheetAnswers.words)
      let laid = try LaidOut(views.all, size: Size(width: 1500, height: 1500))
      return "\(plan.arrangement) \(Say.size(plan.shown)): \(laid.told(SheetAnswers.quoted(question)))"
    },
    "designdrawing": { question in
      let design = try design(question)
      let drawings = DesignDrawings(design: design, notes: design.notes).drawings
      guard let place = question.names.first else { return drawings.map(\.place).joined(separator: " ") }
      let drawing = try #require(drawings.first { $0.place == place })
      return Say.items(
        try drawing.items(
          question.rect("in", Rect(x: 10, y: 20, width: 187.5, height: 333.5)),
          PageRenderer(fonts: FontCatalog())))
    },
  ]

  private static func census(_ question: Question) throws -> StyleCensus {
    let renderer = try PageRenderer(fonts: FontCatalog())
    var (census, count) = (StyleCensus(), 0)
    for line in question.lines {
      for _ in 0..<Int(try line.number("times", 1)) {
        let looks = try (line["dark"] == nil ? [Appearance.light] : [.light, .dark]).map { appearance in
          let environment = PageEnvironment(
            device: try DeviceCatalog.builtin.device("iphone-se-3"), appearance: appearance)
          let page = PreparedPage(
            id: line["page"] ?? "p\(count)", tree: ViewTree(root: root(line, appearance)))
          return (
            solved: try renderer.solve(page, in: environment, drawingSystemBars: false),
            environment: environment
          )
        }
        census.add(looks: looks, named: line["page"] ?? "p\(count)")
        count += 1
      }
    }
    return census
  }

  private static func root(_ line: Question, _ appearance: Appearance) -> UIView {
    let root = plain(.white)
    let digits = appearance == .dark ? line["dark"] ?? "" : line.texts[line.words[0] == "text" ? 2 : 0]
    var color = Color.Dynamic(Color(rgb: UInt32(digits, radix: 16) ?? 0))
    color.name = line["called"]
    guard line.words[0] == "text" else {
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      box.backgroundColor = UIColor(color)
      root.addSubview(box)
      return root
    }
    let weights: [String: UIFont.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
    label.text = "Text"
    label.font = .systemFont(ofSize: Double(line.texts[0]) ?? 17, weight: weights[line.texts[1]] ?? .regular)
    label.textColor = UIColor(color)
    root.addSubview(label)
    return root
  }

  /// A screen and its artboard with notes such as `here=60,60,40,30`.
  private static func design(_ question: Question) throws -> ScreenDesign {
    var notes = try question.lines.enumerated().map { index, line in
      DesignNote(
        sentence: line["says"] ?? "note \(index)", here: try line.rects("here"),
        there: try line.rects("there"),
        isAboutArtboard: line.has("sized"))
    }
    notes += (0..<Int(try question.number("many", 0))).map {
      DesignNote(sentence: "note \($0)", here: [Rect(x: 60, y: 60, width: 40, height: 30)])
    }
    let screen = try SheetAnswers.screen()
    if let fault = question["fault"] {
      return ScreenDesign(screen: screen, notes: notes, artboard: .fault(fault))
    }
    let image = try Painted.image(75, 134) { _, _ in 0xFFFF_FFFF }
    let letters = try question.rects("letters").map(DesignCase.box)
    let room = FreeRoom(
      try Painted.lightness(200, 160) { x, y in
        letters.contains { $0.contains(x, y) } && (x % 4 == 0 || y % 4 == 0) ? 0 : 255
      }, pixelsPerPoint: 1)
    let shown = ShownArtboard(
      picture: try PackedPicture(image),
      frame: try question.rect("frame", Rect(x: 0, y: 0, width: 375, height: 667)),
      difference: try PackedPicture(image), room: (room, room))
    return ScreenDesign(screen: screen, notes: notes, artboard: .compared(shown))
  }
}
