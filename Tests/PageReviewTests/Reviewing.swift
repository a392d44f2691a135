import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// A review of plain pages that tests make, and what it becomes.
@MainActor
struct Reviewing {
  /// Every screen is shown, unless a test asks for each thing once.
  var settings = {
    var settings = ReviewSettings(title: "Review")
    settings.showsAll = true
    return settings
  }()
  var devices = ["iphone-se-3"]
  var orientations: [Orientation] = [.portrait]
  var locales = ["en"]
  var appearances: [Appearance] = [.light]

  /// A page with one text in the middle.
  static func page(_ id: String, _ text: String, color: UIColor = .black) -> PreparedPage {
    let root = UIView()
    root.backgroundColor = .white
    let label = UILabel()
    label.accessibilityIdentifier = "headline"
    label.text = text
    label.textColor = color
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    return PreparedPage(id: id, tree: ViewTree(root: root))
  }

  func environments() throws -> [PageEnvironment] {
    try devices.flatMap { name in
      let device = try DeviceCatalog.builtin.device(name)
      return orientations.flatMap { orientation in
        appearances.flatMap { appearance in
          locales.map {
            PageEnvironment(device: device, orientation: orientation, appearance: appearance, locale: $0)
          }
        }
      }
    }
  }

  /// - Parameter pages: `nil` is a page that could not be built, by the name of its place.
  func source(_ pages: [PreparedPage?]) throws -> ReviewSource {
    let environments = try environments()
    let first = try #require(environments.first)
    return ReviewSource(
      name: "Deck", file: "deck.json", fonts: FontCatalog(),
      entries: pages.enumerated().map { PageEntry(id: $1?.id ?? "page-\($0 + 1)", number: $0 + 1) },
      variants: pages.map { page in
        var variants = PageVariants()
        variants.add(page, for: first.traits.reduced(to: []))
        return variants
      }, environments: environments, defaults: first)
  }

  /// One page that is built anew for each environment, and why it is not where there is none.
  func review(
    of id: String, faults: [Diagnostic] = [], page: (PageEnvironment) -> PreparedPage?
  ) throws -> Review {
    let environments = try environments()
    var variants = PageVariants(dependingOn: [.all, .window])
    for environment in environments {
      let page = page(environment)
      variants.add(page, for: environment.traits, faults: page == nil ? faults : [])
    }
    let source = ReviewSource(
      name: "Deck", file: "deck.json", fonts: FontCatalog(), entries: [PageEntry(id: id, number: 1)],
      variants: [variants], environments: environments, defaults: try #require(environments.first))
    return Review(settings: settings, sources: [source])
  }

  func review(_ pages: [PreparedPage?]) throws -> Review {
    Review(settings: settings, sources: [try source(pages)])
  }

  /// The planned sheets.
  static func plan(_ review: Review) async throws -> ReviewPlanner {
    let renderers = try SheetRenderers(own: FontCatalog(), fonts: review.sources.map(\.fonts))
    var planner = ReviewPlanner(review, renderers: renderers)
    planner.plan(try await ReviewSurvey(review, fonts: FontCatalog()))
    return planner
  }

  /// What a sheet says, text by text, and its figures in brackets, in the order of reading.
  static func words(on sheet: Sheet, of planner: ReviewPlanner) throws -> [String] {
    let (scene, errors) = try scene(of: sheet, of: planner)
    #expect(errors.isEmpty)
    return words(scene.items)
  }

  static func scene(
    of sheet: Sheet, of planner: ReviewPlanner
  ) throws -> (scene: Scene, errors: [PageError]) {
    let frame = planner.frame(sheet.paper, isBare: sheet.isBare)
    let place = planner.sheets.firstIndex { $0.number == sheet.number } ?? 0
    let content = frame.views(
      of: sheet, around: sheet.content(),
      neighbours: ReviewDocument.neighbours(ofSheet: place, planner.sheets, planner.sections),
      place: (place + 1, planner.sheets.count))
    let page = SheetPage(
      content, size: frame.paper, language: planner.review.settings.language.rawValue)
    let renderers = try SheetRenderers(
      own: FontCatalog(), fonts: planner.review.sources.map(\.fonts))
    let conflicts = try renderers.own.solve(page.page, in: page.environment)
      .conflictDiagnostics(file: "sheet \(sheet.number)", in: page.environment)
    #expect(conflicts.isEmpty)
    return try page.scene(by: renderers)
  }

  private static func words(_ items: [SceneItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.kind {
      case .tagged(.figure(let alternative, _), _): ["[\(alternative)]"]
      case .tagged(.table, let parts), .tagged(.row, let parts), .tagged(.list, let parts),
        .tagged(.headerCell, let parts), .tagged(.cell, let parts), .tagged(.listItem, let parts):
        words(parts)
      case .tagged(_, let items), .clip(_, let items), .group(_, let items), .transform(_, let items):
        [words(items).joined(separator: " ")].filter { !$0.isEmpty }
      case .glyphs(let run): [run.text]
      default: []
      }
    }
  }
}

extension Reviewing {
  /// The form fields, in the order of reading.
  static func fields(_ items: [SceneItem]) -> [FormField] {
    items.flatMap { item -> [FormField] in
      guard case .tagged(let tag, let inner) = item.kind else { return [] }
      guard case .field(let field, _) = tag else { return fields(inner) }
      return [field]
    }
  }

  /// Where links lead, in the order of reading.
  static func links(_ items: [SceneItem]) -> [String] {
    items.flatMap { item -> [String] in
      guard case .tagged(let tag, let inner) = item.kind else { return [] }
      guard case .link(let destination, _) = tag else { return links(inner) }
      return [destination]
    }
  }
}

extension ReviewPlanner {
  /// The sheet that a number or the name of a section leads to.
  func sheet(_ number: String) throws -> Sheet {
    try #require(sheets.first { $0.destinations.contains(number) }, "\(sheets.map(\.number))")
  }
}
