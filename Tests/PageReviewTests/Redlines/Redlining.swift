import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import PageInputs
@testable import UIKitCore

/// Pages of any kind, measured as the review measures them.
enum Redlining {
  static func environment(
    _ device: String, _ orientation: Orientation = .portrait, direction: LayoutDirection? = nil
  ) throws -> PageEnvironment {
    PageEnvironment(
      device: try DeviceCatalog.builtin.device(device), orientation: orientation, direction: direction)
  }

  /// A measure's rule as one phrase, such as `height = 0.5 × cell`.
  static func phrase(_ measure: RedlineMeasure, _ words: RedlineWords) -> String {
    "\(words.name(of: measure.attribute)) \(words.sign(of: measure.rule)) \(words.rightSide(of: measure))"
  }

  /// A page in one environment, and what is measured of it.
  struct Measured {
    var solved: SolvedPage
    var redlines: Redlines

    /// The rules of a view, such as `height = 0.5 × cell`, with the number and the kind of each.
    func rules(_ name: String) throws -> [String] {
      let callout = try #require(
        redlines.callouts.first { $0.name == name }, "no \(name) among \(redlines.callouts.map(\.name))")
      return callout.measures.map { measure in
        let number = measure.value.map { "\(RedlineWords.number($0)): " } ?? ""
        let words = RedlineWords(language: .english)
        return "\(number)\(Redlining.phrase(measure, words)), \(words.name(of: measure.rule.kind))"
      }
    }
  }

  static func measured(
    _ page: PreparedPage, in environment: PageEnvironment, scope: RedlineLevel = .key,
    renderer: PageRenderer? = nil
  ) throws -> Measured {
    let renderer = try renderer ?? PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(page, in: environment)
    return Measured(
      solved: solved, redlines: renderer.redlines(of: solved, in: environment, scope: scope))
  }

  /// The pages of a deck or an Interface Builder document, one for each environment.
  @MainActor
  static func pages(
    of path: String, in environments: [PageEnvironment]
  ) async throws -> [(page: PreparedPage, environment: PageEnvironment)] {
    var pages: [PageVariants] = []
    if InterfaceBuilderSource.isDocument(path) {
      let source = try #require(InterfaceBuilderSource.load(path).source, "\(path) cannot be read")
      pages = await source.prepareVariants(
        images: ImageStore(), only: Array(source.entries.indices), for: environments
      ).pages
    } else {
      let deck = try #require(DeckLoader().load(path).deck, "\(path) cannot be read")
      pages = await deck.prepareVariants(
        images: ImageStore(), only: Array(deck.entries.indices), for: environments
      ).pages
    }
    return pages.flatMap { page in
      environments.compactMap { environment in page.page(for: environment).map { ($0, environment) } }
    }
  }

  /// A sheet with its drawings on white, and its views.
  @MainActor
  static func sheet(
    _ content: SheetContent, size: Size, renderer: PageRenderer, margin: Double = 0
  ) throws -> (scene: Scene, solved: SolvedPage) {
    let page = PreparedPage(id: "sheet", tree: ViewTree(root: content.view))
    let device = Device(
      id: "sheet", name: "sheet", idiom: .pad, size: size, scale: 2)
    let solved = try renderer.solve(page, in: PageEnvironment(device: device))
    var scene = solved.scene
    scene.background = .white
    for drawing in content.drawings {
      let view = try #require(
        page.tree.views.first { $0.identifier == SheetRole.place(drawing.place).identifier })
      scene.items += try drawing.items(solved.layout.frames[view.item], renderer)
    }
    return (scene, solved)
  }

  static let examples = Project.path("Examples")
}
