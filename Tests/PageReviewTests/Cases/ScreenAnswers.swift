import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageReview
@testable import UIKitCore

/// Questions about what is measured of views, and of which elements they are: on an iPhone SE of 375 × 667 points with a status bar
/// of 20, unless the case names another device.
@MainActor
enum ScreenAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "views": { question in
      let solved = try Shown(question).solved
      let views = solved.page.tree.views
      let found = RedlineSelection(solved).views(in: scope(question)) { view in
        guard let name = question["namer"] == views[view].identifier ? question["names"] : nil else {
          return []
        }
        return views.first { $0.identifier == name }.map { [$0.item] } ?? []
      }
      return Say.list(found.compactMap { views[$0].identifier })
    },
    "visible": { question in
      let solved = try Shown(question).solved
      let selection = RedlineSelection(solved)
      return Say.list(
        question.texts.map { name in
          let view = solved.page.tree.views.firstIndex { $0.identifier == name }
          return view.flatMap { selection.visible[$0] }.map(Say.rect) ?? "none"
        })
    },
    "distances": { question in
      let shown = try Shown(question)
      let view = shown.solved.page.tree.views.firstIndex { $0.identifier == name(question) }
      let found = RedlineSelection(shown.solved).distances(
        of: try #require(view), safeArea: shown.environment.layoutEnvironment.safeArea,
        direction: question.has("rtl") ? .rightToLeft : .leftToRight)
      return Say.numbers([found.leading, found.trailing, found.above, found.below])
    },
    "inkgaps": { question in
      let shown = try Shown(question)
      let inks = try question.rects("around").map {
        RedlineLook.TextInk(box: $0, lineHeight: nil, contrast: 1, above: nil, below: nil)
      }
      let reading = SceneReading(shown.solved, ink: shown.renderer.ink)
      return Say.list(
        RedlineInks(reading, shown.solved.scene).gaps(around: inks).map {
          Say.numbers([$0.upper.minX, $0.upper.minY, $0.lower.minX, $0.lower.minY, $0.height])
        })
    },
    "content": { question in
      let shown = try Shown(question)
      return Say.rects(shown.renderer.content(on: shown.solved))
    },
    "controls": { question in
      let shown = try Shown(question)
      return Say.rects(shown.renderer.controls(on: shown.solved))
    },
    "words": { question in
      let shown = try Shown(question)
      return Say.rects(shown.renderer.words(on: shown.solved))
    },
    "rules": { question in
      let shown = try Shown(question, drawsBars: true)
      let redlines = shown.renderer.redlines(
        of: shown.solved, in: shown.environment, scope: question.has("key") ? .key : .all)
      return Say.list(
        try Redlining.Measured(solved: shown.solved, redlines: redlines).rules(name(question)))
    },
    "callouts": { question in
      let shown = try Shown(question, drawsBars: true)
      let found = shown.renderer.redlines(of: shown.solved, in: shown.environment, scope: scope(question))
      guard let name = question["of"] else {
        return Say.list(found.callouts.map { $0.name + ($0.places.count > 1 ? " × \($0.places.count)" : "") })
      }
      let callout = try #require(found.callouts.first { $0.name == name }, "\(found.callouts.map(\.name))")
      let entry = RedlineEntry(callout, RedlineWords(language: .english), direction: .leftToRight)
      let kind = callout.isContainer ? ["container"] : []
      return Say.list(kind + entry.further + entry.swatches.map(\.text))
    },
    "elements": { question in
      let shown = try Shown(question)
      let drawn = DrawnPage(
        shown.solved, in: shown.environment, settings: LintSettings(), ink: shown.renderer.ink,
        measurer: shown.renderer.measurer(of: shown.solved.page, in: shown.environment))
      return Say.list(
        DesignElement.elements(of: drawn).map { element in
          let fills = element.fills.map { "\(Say.color($0.color)) \(Say.rect($0.area))" }
          let size = element.pointSize.map { ["of \(Say.number($0))"] } ?? []
          return (["\(element.name) \(element.kind) \(Say.rect(element.box))"] + size + fills).joined(
            separator: ", ")
        })
    },
    "compared": { question in
      let shown = try Shown(question)
      let (size, ink) = (try question.size("pixels"), try question.rects("ink").map(DesignCase.box))
      let image = try Painted.image(Int(size.width), Int(size.height)) { x, y in
        ink.contains { $0.contains(x, y) } ? 0xFF00_0000 : 0xFFFF_FFFF
      }
      let comparison = try DesignComparison(image, shown.solved, in: shown.environment, shown.renderer)
      if question.has("frame") { return Say.rect(try comparison.shown().frame) }
      return Say.list(comparison.notes.map(\.sentence))
    },
  ]

  /// The view that a question is about.
  private static func name(_ question: Question) -> String {
    question.names.first { !["rtl", "key"].contains($0) } ?? ""
  }

  private static func scope(_ question: Question) -> RedlineLevel {
    question.has("key") ? .key : question.has("none") ? .none : .all
  }

  /// The case's views, solved.
  @MainActor
  private struct Shown {
    let renderer: PageRenderer
    let environment: PageEnvironment
    let solved: SolvedPage

    init(_ question: Question, drawsBars: Bool = false) throws {
      renderer = try PageRenderer(fonts: FontCatalog())
      environment = try Redlining.environment(
        question["on"] ?? "iphone-se-3", direction: question.has("rtl") ? .rightToLeft : nil)
      solved = try renderer.solve(
        CaseScreen(question.lines).page(), in: environment, drawingSystemBars: drawsBars)
    }
  }
}
