import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Questions about a page and its artboard, of plain boxes on a screen of 160 × 120 points: `box 20,20,40,30 808080` is on both,
/// `page` and `design` on one. What is on the page is an element, unless a line says `element`.
@MainActor
struct DesignCase {
  private let question: Question
  private let screens: ComparedScreens
  private let scale: Double
  private let excess: Size

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "differences": { question in
      var comparison = try DesignCase(question).comparison()
      return Say.list(comparison.run().map(DesignCase.told))
    },
    "places": { question in
      let comparison = try DesignCase(question).comparison()
      let place = comparison.place(of: 0).map(DesignCase.told) ?? "nowhere"
      let shift = comparison.shift(of: 0).map { Say.numbers([$0.0, $0.1]) } ?? "none"
      return "at \(place), shift \(shift), alike \(Say.number(comparison.likeness))"
    },
    "inside": { question in
      let comparison = try DesignCase(question).comparison()
      return Say.list(comparison.boxes(inside: Int(try question.number("of"))).map(DesignCase.told))
    },
    "least": { "\(try DesignCase($0).comparison().leastScore)" },
    "distance": { question in
      Say.number(
        try DesignCase(question).comparison().told(
          question.number("pixels"), excess: question.number("other", 0)))
    },
    "overlay": { question in
      var comparison = try DesignCase(question).comparison()
      _ = comparison.run()
      let rows = Painted.rows(of: try DifferenceOverlay(comparison).picture())
      return try (question["at"] ?? "").split(separator: "/").map { text in
        let place = try Question.numbers(String(text))
        return SampledColor(rows[2 * Int(place[1])][2 * Int(place[0])]).hex
      }.joined(separator: " ")
    },
    "pictures": { question in
      let found = try DesignCase(question).pictures()
      let flags =
        "levels \(found.page.levels.count), soft \(Say.yes(found.page.isSoft)), tolerance \(found.tolerance)"
      let size = Say.numbers([Double(found.design.image.width), Double(found.design.image.height)])
      let sharp = found.sharpPage.width == found.page.image.width
      let grounds = "\(found.grounds.page.hex) \(found.grounds.design.hex)"
      return
        "\(Say.number(found.scale)) \(size) \(flags), reach \(found.edgeReach), sharp \(Say.yes(sharp)), \(grounds)"
    },
    "pixels": { question in
      let found = try DesignCase(question).pictures()
      return DesignCase.told(
        found.pixels(try question.rect("area"), beyond: Int(try question.number("beyond", 0))))
    },
    "edges": { question in
      let finder = EdgeFinding(
        try DesignCase(question).pictures(), leavingOut: try question.rects("without").map(DesignCase.box))
      let area = Painted.box(40, 40, 80, 60)
      let found = [(40, true), (120, true), (40, false), (100, false)].map {
        finder.shift(of: area, at: $0.0, isVertical: $0.1)
      }
      return found.map { $0.map { "\($0)" } ?? "none" }.joined(separator: " ")
    },
  ]

  init(_ question: Question) throws {
    self.question = question
    scale = try question.number("scale", 2)
    excess = try question.size("excess", .zero)
    screens = try ComparedScreens(size: try question.size("screen", Size(width: 160, height: 120)))
  }

  /// The strokes of a line of letters: their left edges, widths, and heights above the baseline.
  private static let strokes: [(x: Double, width: Double, height: Double)] = [
    (0, 1, 14), (4, 2, 9), (11, 1, 14), (15, 2, 9), (20, 3, 9), (28, 1, 14), (32, 2, 9), (38, 1, 9),
    (42, 4, 14), (51, 1, 9), (55, 2, 9), (60, 3, 14),
  ]

  /// The boxes of a line: one, a line of letters, thin strokes, or a picture with marks.
  private func boxes(_ line: Question) throws -> [ComparedScreens.Box] {
    let color = Color(rgb: UInt32(line["color"] ?? "808080", radix: 16) ?? 0)
    let frame = try Question.numbers(line.texts.first { $0.contains(",") } ?? "0,0")
    let (x, y, times) = (frame[0], frame[1], try line.number("times", 1))
    let ink = line["color"] == nil ? Color.black : color
    if line.has("letters") {
      // Other letters, from a stroke on: high rather than low, and farther right.
      let other = Int(try line.number("other", 99))
      return Self.strokes.enumerated().map { index, stroke in
        let height = index >= other ? 23 - stroke.height : stroke.height
        let left = stroke.x + (index >= other ? 1.5 : 0)
        return (
          Rect(
            x: x + left * times, y: y + (14 - height) * times, width: stroke.width * times,
            height: height * times), ink
        )
      }
    }
    if line.has("thin") {
      return (0..<30).map {
        (Rect(x: x + 2 * Double($0), y: y, width: $0 % 3 == 0 ? 0.125 : 0.25, height: 12), ink)
      }
    }
    if line.has("picture") {
      let parts: [(Double, Double, Double, Double, UInt32)] = [
        (0, 0, 40, 30, 0x303030), (4, 4, 32, 22, 0xC0C0C0), (8, 8, 10, 6, 0x101010),
        (24, 14, 6, 10, 0x606060),
      ]
      return parts.map {
        (
          Rect(x: x + $0.0 * times, y: y + $0.1 * times, width: $0.2 * times, height: $0.3 * times),
          Color(rgb: $0.4)
        )
      }
    }
    return [(Rect(x: x, y: y, width: frame[2], height: frame[3]), color)]
  }

  private func lines(_ kinds: Set<String>) -> [Question] {
    question.lines.filter { kinds.contains($0.words[0]) }
  }

  func pictures() throws -> DesignPictures {
    func ground(_ name: String) -> Color {
      question[name].map { Color(rgb: UInt32($0, radix: 16) ?? 0) } ?? .white
    }
    return try screens.pictures(
      lines(["box", "page"]).flatMap(boxes), lines(["box", "design"]).flatMap(boxes), scale: scale,
      background: ground("ground"), ground: ground("theirs"))
  }

  private func elements() throws -> [DesignElement] {
    if !lines(["element"]).isEmpty {
      return try lines(["element"]).map { line in
        let kinds: [String: DesignElement.Kind] = ["image": .image, "control": .control, "shape": .shape]
        let frame = try Question.rect(line.texts.first { $0.contains(",") } ?? "")
        return DesignElement(kind: kinds[line["kind"] ?? ""] ?? .shape, name: "it", box: frame)
      }
    }
    // Lines of letters are one text.
    let texts = try lines(["box", "page"]).filter { $0.has("letters") || $0.has("thin") }.map(boxes)
    guard texts.isEmpty else {
      func bounds(_ boxes: [ComparedScreens.Box]) -> Rect {
        boxes.dropFirst().reduce(boxes[0].frame) { $0.union($1.frame) }
      }
      var element = DesignElement(kind: .text, name: "text", box: bounds(texts.flatMap(\.self)))
      (element.lines, element.pointSize) = (texts.map(bounds), 20)
      element.fills = element.lines.map { DesignElement.Fill(color: texts[0][0].color, area: $0) }
      return [element]
    }
    return try lines(["box", "page"]).filter { !$0.has("nobody") }.flatMap(boxes).map { box in
      var element = DesignElement(kind: .shape, name: "box", box: box.frame)
      element.fills = [DesignElement.Fill(color: box.color, area: box.frame)]
      return element
    }
  }

  func comparison() throws -> ArtboardComparison {
    ArtboardComparison(
      try pictures(), elements: try elements(), excess: excess, ignoring: try question.rects("ignoring"))
  }

  // MARK: In words

  static func box(_ frame: Rect) -> PixelRectangle {
    Painted.box(Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
  }

  static func told(_ box: PixelRectangle) -> String {
    "\(box.x.lowerBound),\(box.y.lowerBound),\(box.width),\(box.height)"
  }

  /// The kind, and where it is here and there, to a fifth of a point.
  static func told(_ difference: DesignDifference) -> String {
    func place(_ frame: Rect?) -> String {
      frame.map { Say.numbers([$0.minX, $0.minY, $0.width, $0.height].map { ($0 * 5).rounded() / 5 }) } ?? "-"
    }
    let kind =
      switch difference.kind {
      case .moved(let x, let y): "moved \(Say.numbers([x, y]))"
      case .color(let here, let there): "colour \(here.hex) \(there.hex)"
      case .background(let here, let there): "background \(here.hex) \(there.hex)"
      case .textColor(let here, let there, let isAbout):
        "text \(here.hex) \(there.hex)\(isAbout ? " about" : "")"
      case .pointSize(let here, let there): "size \(Say.numbers([here, there]))"
      case .lineSpacing(let points): "lines \(Say.number(points))"
      default: "\(difference.kind)"
      }
    return "\(kind) \(place(difference.here)) \(place(difference.there))"
  }
}
