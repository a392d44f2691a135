import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Questions about the lines, numbers and markers of redlines. Without a font, a digit is 4 points wide and 5 high.
enum RedlineAnswers {
  static let screen = Rect(x: 100, y: 50, width: 200, height: 400)

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "route": { question in
      let route = try route(question)
      let along = route.along == 0 ? "" : " along \(Say.number(route.along))"
      return Say.points(route.points) + (route.crossed == 0 ? "" : " crosses \(route.crossed)") + along
    },
    "detour": { question in
      let dots = try question.numbers("dots")
      let more = (0..<Int(dots.first ?? 0)).map {
        Rect(x: dots[1], y: 60 + Double($0) * 3, width: 1, height: 1)
      }
      return CalloutDetour.points(
        to: try question.rect("to"), side: side(question), wish: try question.number("wish"), on: screen,
        avoiding: try question.rects("content") + more
      ).map(Say.points) ?? "none"
    },
    "marker": { question in
      let content = try question.rects("content")
      let marker = CalloutMarker(
        number: 3, route: try route(question), screen: screen, middle: 220, interruptedBy: content)
      if question.has("items") {
        let lettering = RedlineLettering(try PageRenderer(fonts: FontCatalog()), language: .english)
        return Say.list(marker.leader.map(Say.item) + marker.items(lettering).map(Say.item))
      }
      return "disc \(Say.rect(marker.frame)) & \(Say.list(marker.parts.map(Say.path)))"
    },
    "dimension": { question in
      let upright = question.has("upright")
      let range = try question.numbers("range")
      let line = DimensionLine(
        axis: upright ? .vertical : .horizontal, place: 50, cuts: try question.numbers("cuts"), start: 10,
        scale: 2, range: range[0]...range[1], size: { Size(width: 4 * Double($0.count), height: 5) })
      guard let line else { return "none" }
      guard !question.has("items") else { return Say.items(line.items(from: try question.rect("from"))) }
      if question.has("words") { return line.labels.map(\.words).joined(separator: " ") }
      return Say.list(
        line.labels.map {
          "\($0.words) in \(Say.number($0.extent)) at \(Say.number($0.middle)), \(Say.rect($0.frame))"
        })
    },
    "chain": { question in
      let spans = try (question["spans"] ?? "").split(separator: "/").map { text in
        let ends = try Question.numbers(String(text))
        return DimensionChain.Span(
          low: ends[0], high: ends[1], across: ends.count > 2 ? ends[2]...ends[3] : 0...10)
      }
      return Say.list(
        DimensionChain(
          along: .horizontal, of: spans, length: 100, limit: Int(try question.number("limit", 3)),
          edges: try question.numbers("edges")
        ).lines.map(Say.numbers))
    },
    "gap": { question in
      let (upper, lower) = (try question.rect("upper"), try question.rect("lower"))
      let mark = GapMark(
        between: upper, and: lower, saying: "10", size: Size(width: 6, height: 5),
        on: Rect(x: 0, y: 0, width: 100, height: 200),
        avoiding: [upper, lower] + (try question.rects("avoiding")), lines: try question.rects("lines"))
      guard let mark else { return "none" }
      if question.has("items") {
        let lettering = RedlineLettering(try PageRenderer(fonts: FontCatalog()), language: .english)
        return Say.items(mark.items(lettering)) + " & area \(Say.rect(mark.area))"
      }
      return "\(Say.rect(mark.band)) at \(Say.number(mark.place)), \(Say.rect(mark.label))"
    },
    "labels": { question in
      let labels = try (question["wish"] ?? "").split(separator: "/").map { text in
        let numbers = try Question.numbers(String(text))
        return LabelPlacement.Label(wish: numbers[0], extent: numbers.count > 1 ? numbers[1] : 10)
      }
      let range = try question.numbers("range")
      let middles = LabelPlacement.middles(of: labels, in: range[0]...range[1])
      return middles.map { $0.isEmpty ? "empty" : Say.numbers($0) } ?? "none"
    },
    "parts": { question in
      let without = try (question["without"] ?? "").split(separator: "/").map { text in
        let ends = try Question.numbers(String(text))
        return ends[0]...ends[1]
      }
      return Say.list(
        RedlineDrawing.parts(of: 0...100, without: without).map {
          Say.numbers([$0.lowerBound, $0.upperBound])
        })
    },
    "drawing": { try RedlineDrawingCase($0).told($0) },
    "capacity": { "\(RedlineDrawing.capacity(height: Double($0.texts[0]) ?? 0))" },
  ]

  private static func side(_ question: Question) -> CalloutMarker.Side {
    question.has("right") ? .right : .left
  }

  private static func route(_ question: Question) throws -> CalloutRoute {
    let steps = try question.numbers("walls")
    let walls =
      steps.isEmpty
      ? [] : stride(from: steps[0], to: 460, by: steps[1]).map { Rect(x: 120, y: $0, width: 30, height: 4) }
    return CalloutRoute(
      to: try question.rect("to"), side: side(question), wish: try question.number("wish"), on: screen,
      avoiding: CalloutRoute.Obstacles(
        content: try question.rects("content"), outlines: try question.rects("outlines") + walls))
  }
}

/// A drawing of redlines: views in lines such as `view 10,20,60,50` and `box 0,10,100,100`, on a screen of 100 × 200 points in
/// an area of 200 × 300.
@MainActor
struct RedlineDrawingCase {
  var drawing: RedlineDrawing
  private let lettering: RedlineLettering
  private let callouts: [RedlineCallout]

  init(_ question: Question) throws {
    lettering = RedlineLettering(try PageRenderer(fonts: FontCatalog()), language: .english)
    // `times=30` are views of which each is 6 points below the one before it.
    let rows = try question.lines.filter { ["view", "box"].contains($0.words[0]) }.flatMap { line in
      try (0..<Int(line.number("times", 1))).map { (line, Double($0) * 6) }
    }
    callouts = try rows.enumerated().map { index, row in
      let line = row.0
      var look = RedlineLook()
      look.inks = try line.rects("inks").map {
        RedlineLook.TextInk(box: $0, lineHeight: nil, contrast: 21, above: nil, below: nil)
      }
      let frame = try Question.rect(line.texts[0]).offsetBy(x: 0, y: row.1)
      return RedlineCallout(
        number: index + 1, view: index + 1, name: "view \(index + 1)", frame: frame,
        places: [frame] + (try line.rects("also")), isContainer: line.words[0] == "box", measures: [],
        distances: RedlineDistances(leading: 0, trailing: 0, above: 0, below: 0), look: look)
    }
    let safe = try question.numbers("safe")
    var redlines = Redlines(
      size: try question.size("size", Size(width: 100, height: 200)),
      safeArea: safe.isEmpty
        ? .zero : EdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3]),
      callouts: callouts)
    let inks = try question.rects("gaps")
    redlines.gaps = zip(inks, inks.dropFirst()).map { InkGap(upper: $0, lower: $1) }
    drawing = RedlineDrawing(
      of: redlines, callouts: callouts,
      in: try question.rect("area", Rect(x: 30, y: 40, width: 200, height: 300)),
      avoiding: try question.rects("content") + inks, controls: try question.rects("controls"),
      lettering: lettering)
  }

  /// A rectangle in points of the screen.
  private func shown(_ frame: Rect) -> Rect {
    Rect(
      x: (frame.minX - drawing.screen.minX) / drawing.scale,
      y: (frame.minY - drawing.screen.minY) / drawing.scale, width: frame.width / drawing.scale,
      height: frame.height / drawing.scale)
  }

  func told(_ question: Question) throws -> String {
    let markers = drawing.markers
    switch question.texts.first {
    case "screen": return "\(Say.number(drawing.scale)) \(Say.rect(drawing.screen))"
    case "lines":
      return Say.list(
        drawing.dimensions.map { line in
          let place =
            line.axis == .vertical ? drawing.screen.minX - line.place : line.place - drawing.screen.maxY
          return
            "\(line.axis) \(Say.number(place)): \(line.labels.map(\.words).joined(separator: " ")) at "
            + Say.numbers(line.labels.map(\.middle))
        })
    case "outlines":
      return Say.list(drawing.outlines.map { ($0.isContainer ? "box " : "") + Say.rect(shown($0.frame)) })
    case "sides":
      return callouts.map { callout in
        guard let marker = markers.first(where: { $0.number == callout.number }) else { return "none" }
        return marker.frame.maxX < drawing.screen.minX ? "left" : "right"
      }.joined(separator: " ")
    case "middles":
      return Say.numbers(markers.sorted { $0.number < $1.number }.map { shown($0.frame).midY })
    case "ways":
      return Say.list(
        markers.sorted { $0.number < $1.number }.map { marker in
          let way = marker.path.map { shown(Rect(origin: $0, size: .zero)).origin }
          return "\(marker.parts.count): \(Say.points(way))"
        })
    case "gaps": return Say.list(drawing.gaps.map { "\($0.words) \(Say.rect(shown($0.band)))" })
    case "numbers": return Say.list(drawing.gaps.map { Say.rect(shown($0.label)) })
    case "items":
      let scene = Scene(
        size: Size(width: 100, height: 200), scale: 2, background: Color(rgb: 0xABCDEF),
        items: [SceneItem(.shape(.rectangle(Rect(x: 0, y: 0, width: 5, height: 5)), .black), source: 0)])
      return Say.items(drawing.items(of: question.has("pictured") ? scene : nil, lettering: lettering))
    default: throw CaseError("nothing is told of a drawing as \(question.texts)")
    }
  }
}
