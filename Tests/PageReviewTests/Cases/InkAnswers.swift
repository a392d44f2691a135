import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Questions about pixels: letters that are bars on a ground, pictures that differ, artboards, and sentences about differences.
@MainActor
enum InkAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "ink": { question in
      guard let ink = try ink(question) else { return "none" }
      let lengths = [ink.capHeight, ink.xHeight, ink.outline, ink.thickness].map(Say.number)
      return "\(ink.lineCount) of \(lengths.joined(separator: " "))"
    },
    "growth": { question in
      let own = try #require(try text(question.numbers("own")))
      return own.growth(to: try #require(try text(question.numbers("other")))).map(Say.number) ?? "none"
    },
    "inkchange": { question in
      let change = try #require(InkChange(try bars(question["own"]), try bars(question["other"])))
      let likeness = try question.number("likeness", 1)
      let weight = change.weight.map { "\($0)" } ?? "none"
      return
        "\(change.told.map(Say.number) ?? "none"), \(weight), other \(Say.yes(change.saysOther(likeness: likeness)))"
    },
    "artboard": { question in
      let (screen, pixels) = (
        try question.size("screen", Size(width: 320, height: 568)), try question.size("pixels")
      )
      let image = try Painted.image(Int(pixels.width), Int(pixels.height)) { _, _ in 0xFFFF_FFFF }
      guard question["scale"] != nil else {
        do {
          let found = try Artboard.readings(of: image, screen: screen)
          return Say.numbers(([found.first] + found.others).map(\.pixelsPerPoint))
        } catch let error as ArtboardError {
          return error.message
        }
      }
      let artboard = Artboard(image, screen: screen, pixelsPerPoint: try question.number("scale"))
      if question.has("sentence") { return artboard.sizeSentence ?? "none" }
      if question.has("size") { return "\(Say.size(artboard.excess)) from \(Say.number(artboard.left))" }
      return
        "\(artboard.reduction) resized \(Say.yes(artboard.isResized)) doubled \(Say.yes(artboard.isDoubled))"
    },
    "map": { question in
      var map = try map(question)
      if let clear = question["clear"] {
        map.clear(
          DesignCase.box(try Question.rect(clear)), keeping: try question.rects("keeping").map(DesignCase.box)
        )
      }
      if let side = question["side"].flatMap(Int.init) {
        return Say.list(map.components(side: side).map { "\($0.count) in \(DesignCase.told($0.bounds))" })
      }
      if let area = question["in"] {
        return Say.yes(map.differs(in: DesignCase.box(try Question.rect(area))))
      }
      let found = (-1...8).flatMap { y in (-1...12).filter { map[$0, y] }.map { "\($0),\(y)" } }
      return found.count == 96 ? "all" : found.isEmpty ? "none" : found.joined(separator: " ")
    },
    "box": { question in
      let box = DesignCase.box(try question.rect("of"))
      switch question.texts[0] {
      case "contains":
        let place = try question.numbers("at")
        return Say.yes(box.contains(Int(place[0]), Int(place[1])))
      case "holds": return Say.yes(box.holds(DesignCase.box(try question.rect("other"))))
      case "grown": return DesignCase.told(box.grown(by: Int(try question.number("by"))))
      case "moved":
        let by = try question.numbers("by").map { Int($0) }
        return DesignCase.told(box.moved(x: by[0], y: by[1]))
      case "clamped": return DesignCase.told(box.clamped(to: DesignCase.box(try question.rect("to"))))
      case "shrunk": return box.shrunk(by: Int(try question.number("by"))).map(DesignCase.told) ?? "none"
      case "around":
        return Say.list(box.around(DesignCase.box(try question.rect("inner"))).map(DesignCase.told))
      default:
        var found: [String] = []
        box.forEachPixel(about: Int(try question.number("about"))) { found.append("\($0),\($1)") }
        return found.isEmpty ? "none" : found.joined(separator: " ")
      }
    },
    "frequent": { question in
      let pixels = try question.texts.dropFirst(0).flatMap { text in
        let parts = text.split(separator: "×")
        let level = try #require(UInt32(parts[0], radix: parts[0].count == 6 ? 16 : 10))
        let pixel = parts[0].count == 6 ? level : level << 16
        return Array(repeating: 0xFF00_0000 | pixel, count: parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
      }
      return SampledColor.mostFrequent(of: pixels).map { "\($0.color.hex) \($0.count)" } ?? "none"
    },
    "apart": { question in
      let colors = question.texts.map { SampledColor(UInt32($0, radix: 16) ?? 0) }
      return "\(colors[0].distance(to: colors[1])) \(colors[1].distance(to: colors[0]))"
    },
    "spots": { question in
      let levels = try question.numbers("levels").map { Int($0) }
      let image = try Painted.image(10, 8) { x, y in
        Painted.gray((x, y) == (3, 2) ? levels[0] : (x, y) == (6, 4) ? levels[1] : 255)
      }
      let from = Int(try question.number("from", -1))
      let found = InkBounds(
        in: DesignCase.box(try question.rect("in", Rect(x: 0, y: 0, width: 10, height: 8))), of: image
      ) { x, _ in x > from }
      return found.map { "\($0.count) in \(DesignCase.told($0.bounds))" } ?? "none"
    },
    "wording": { question in
      let differences = try question.lines.enumerated().map { index, line in
        DesignDifference(
          kind: try kind(line), name: line["name"] ?? "card",
          element: Int(try line.number("element", Double(index))),
          here: try line.rects("here").first, there: try line.rects("there").first)
      }
      return Say.list(
        DesignWording(differences).notes.map { note in
          question.has("areas") ? "\(Say.rects(note.here)) \(Say.rects(note.there))" : note.sentence
        })
    },
    "words": { question in
      var blocks = TextBlocks(highestLine: 40)
      for box in try question.rects("boxes") { blocks.add(DesignCase.box(box)) }
      return Say.list(blocks.blocks.map(DesignCase.told))
    },
    "room": { question in
      Say.yes(
        try room(question).holds(try question.rect("at"), hiding: question.has("edge") ? .edge : .nothing))
    },
    "marks": { question in
      let notes = try (question["notes"] ?? "").split(separator: ";").map { text in
        DesignNote(
          sentence: "",
          here: text == "-" ? [] : try text.split(separator: "/").map { try Question.rect(String($0)) })
      }
      var found = DesignMarks(
        notes, \.here, in: try room(question), scale: try question.number("scale", 1),
        measuring: try SheetAnswers.text())
      if question["moved"] != nil { found = found.moved(x: try question.number("moved")) }
      let marks = found.marks.map {
        "\($0.label) at \(Say.rect($0.area)) \(Say.color($0.color)) \($0.labelPlace.map(Say.point) ?? "-")"
      }
      return Say.list(marks + found.leaders.map { "leader \(Say.point($0.start)) \(Say.point($0.end))" })
    },
    "leader": { question in
      guard question["from"] == nil else {
        let found = DesignMarks.Leader(from: try question.rect("from"), to: try question.rect("to"))
        return "\(Say.point(found.start)) \(Say.point(found.end))"
      }
      let leader = DesignMarks.Leader(start: Point(x: 20, y: 20), end: Point(x: 100, y: 100))
      return Say.yes(leader.isFree(in: try room(question), avoiding: try question.rects("avoiding")))
    },
    "numbers": { question in
      let place = [Rect(x: 0, y: 0, width: 1, height: 1)]
      let notes = question.texts.map {
        DesignNote(sentence: "", here: $0 == "here" ? place : [], there: $0 == "there" ? place : [])
      }
      return DesignNote.numbers(of: notes).map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    },
  ]

  /// Bars on a picture of 120 × 90 pixels: `10,30,8,40` in a level of 0, or of a fifth number.
  private static func ink(_ question: Question) throws -> TextInk? {
    let level = Int(try question.number("level", 0))
    let bars = try [question["letters"], question["more"]].compactMap { $0 }.flatMap {
      $0.split(separator: "/")
    }.map {
      let numbers = try Question.numbers(String($0)).map { Int($0) }
      return (
        area: Painted.box(numbers[0], numbers[1], numbers[2], numbers[3]),
        level: numbers.count > 4 ? numbers[4] : level
      )
    }
    let ground = Int(try question.number("ground", 255))
    let picture = try Painted.lightness(120, 90) { x, y in
      bars.last { $0.area.contains(x, y) }?.level ?? ground
    }
    return TextInk(
      picture, in: DesignCase.box(try question.rect("in", Rect(x: 2, y: 2, width: 116, height: 86))))
  }

  /// A capital and two small letters of these heights.
  private static func text(_ heights: [Double]) throws -> TextInk? {
    let bars = [(10, Int(heights[0])), (24, Int(heights[1])), (38, Int(heights[1]))].map {
      Painted.box($0.0, 80 - $0.1, 8, $0.1)
    }
    return TextInk(
      try Painted.lightness(120, 90) { x, y in bars.contains { $0.contains(x, y) } ? 0 : 255 },
      in: Painted.box(2, 2, 116, 86))
  }

  /// Lines of bars on common baselines, 12 pixels apart: `10,40` is 10 wide and 40 high, `/` parts bars and `;` lines.
  private static func bars(_ text: String?) throws -> TextInk? {
    let lines = try (text ?? "").split(separator: ";").map {
      try $0.split(separator: "/").map { try Question.numbers(String($0)).map { Int($0) } }
    }
    var boxes: [PixelRectangle] = []
    for (index, line) in lines.enumerated() {
      var left = 20
      for bar in line {
        boxes.append(Painted.box(left, 100 * (index + 1) - bar[1], bar[0], bar[1]))
        left += bar[0] + 12
      }
    }
    let height = 20 + 100 * lines.count
    return TextInk(
      try Painted.lightness(200, height) { x, y in boxes.contains { $0.contains(x, y) } ? 0 : 255 },
      in: Painted.box(0, 0, 200, height))
  }

  /// Two pictures of 12 × 8 greys that are white but for some pixels, `3,2,100`, or for all up to a column.
  private static func map(_ question: Question) throws -> DifferenceMap {
    func image(_ name: String, _ base: Int) throws -> PixelImage {
      let levels = try (question[name] ?? "").split(separator: "/").map {
        try Question.numbers(String($0)).map { Int($0) }
      }
      return try Painted.image(12, 8) { x, y in
        if levels.count == 1, levels[0].count == 1 { return Painted.gray(x < levels[0][0] ? 0 : base) }
        let own = levels.first { $0[0] == x && $0[1] == y }
        return Painted.gray(own.map { $0.count > 2 ? $0[2] : 0 } ?? base)
      }
    }
    let grey = Int(try question.number("grey", 255))
    return DifferenceMap(
      page: try image("own", Int(try question.number("here", 255))),
      design: try image("other", Int(try question.number("there", 255))),
      grounds: .init(page: SampledColor(.white), design: SampledColor(red: grey, green: grey, blue: grey)),
      tolerance: 4,
      reach: Int(try question.number("reach", 1)))
  }

  private static func kind(_ line: Question) throws -> DesignDifference.Kind {
    let (red, grey) = (SampledColor(red: 255, green: 0, blue: 0), SampledColor(red: 9, green: 9, blue: 9))
    let numbers = try line.numbers("by")
    switch line.words[0] {
    case "background": return .background(here: red, there: grey)
    case "added": return .added
    case "missing": return .missing
    case "notFound": return .notFound
    case "text": return .text
    case "pointSize": return .pointSize(here: numbers[0], there: numbers[1])
    case "heavier": return .weight(isHeavier: true)
    case "lighter": return .weight(isHeavier: false)
    case "size": return .size
    case "lineSpacing": return .lineSpacing(numbers[0])
    case "picture": return .picture
    case "textColor": return .textColor(here: red, there: grey, isAbout: line.words.contains("about"))
    case "color": return .color(here: red, there: grey)
    case "moved": return .moved(x: numbers[0], y: numbers[1])
    default: throw CaseError("no difference \(line.words)")
    }
  }

  /// A white picture of 200 × 160 pixels with strokes of letters in some areas, and plain black ones.
  private static func room(_ question: Question) throws -> FreeRoom {
    let (letters, plain) = (
      try question.rects("letters").map(DesignCase.box), try question.rects("plain").map(DesignCase.box)
    )
    let level = Int(try question.number("level", 0))
    return FreeRoom(
      try Painted.lightness(200, 160) { x, y in
        if letters.contains(where: { $0.contains(x, y) }) { return x % 4 == 0 || y % 4 == 0 ? level : 255 }
        return plain.contains { $0.contains(x, y) } ? level : 255
      }, pixelsPerPoint: try question.number("per", 1))
  }
}
