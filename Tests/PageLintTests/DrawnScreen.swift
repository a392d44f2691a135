import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Pages of views with frames, as drawn, on an iPhone X of 375 × 812 points: rules are given them one at a time.
@MainActor
enum DrawnScreen {
  /// An iPhone X with two pixels to a point, so that half a point is not rounded.
  static let phone: PageEnvironment = {
    var environment = Linting.phone
    environment.device.scale = 2
    return environment
  }()

  static func page(
    in environment: PageEnvironment = phone, settings: LintSettings = LintSettings(),
    _ fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> DrawnPage {
    try await solved(in: environment, settings: settings, fill).page
  }

  /// The page, and the layout that its frames come from.
  static func solved(
    in environment: PageEnvironment = phone, settings: LintSettings = LintSettings(),
    _ fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> (page: DrawnPage, system: LayoutSystem) {
    let (source, faults) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = UIViewController()
          controller.view.backgroundColor = .white
          fill(controller.view)
          return controller
        }
      ], name: "drawn")
    try #require(faults.isEmpty, "\(faults)")
    return try await solved(of: try #require(source), in: environment, settings: settings)
  }

  static func solved(
    of source: some PageSource, in environment: PageEnvironment = phone,
    settings: LintSettings = LintSettings()
  ) async throws -> (page: DrawnPage, system: LayoutSystem) {
    let fonts = FontCatalog()
    let (pages, _) = await FontCatalog.withCurrent(fonts) {
      await source.prepareVariants(images: ImageStore(), only: [0], for: [environment])
    }
    let page = try #require(pages.first?.page(for: environment))
    let renderer = try PageRenderer(fonts: fonts)
    let drawn = DrawnPage(
      try renderer.solve(page, in: environment), in: environment, settings: settings, ink: renderer.ink,
      measurer: renderer.measurer(of: page, in: environment))
    return (drawn, try #require(renderer.currentSystem))
  }

  /// A view of a name that paints nothing.
  static func view(_ name: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }
}

extension UIView {
  /// The view itself, with a name.
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}

extension DrawnPage {
  /// The index of the view of a name.
  func view(_ name: String) throws -> Int {
    try #require(views.firstIndex { $0.identifier == name }, "no view \(name)")
  }

  /// The page with other things painted: each item by the name of its view, from back to front.
  func painted(_ items: [(view: String, kind: SceneItem.Kind)]) throws -> DrawnPage {
    var solved = solved
    solved.scene.items = try items.map { SceneItem($0.kind, source: node(try view($0.view)).item) }
    return DrawnPage(
      solved, in: environment, settings: settings, ink: glyphs, measurer: measurer)
  }

  /// An item of a view.
  func item(_ name: String, _ kind: SceneItem.Kind) throws -> SceneItem {
    SceneItem(kind, source: node(try view(name)).item)
  }

  /// The bounds of the ink of a view's glyphs.
  func ink(of name: String) throws -> Rect {
    let view = try view(name)
    let inks = marks.filter { $0.view == view && $0.isGlyphs }.map(\.ink)
    return try #require(inks.dropFirst().reduce(inks.first) { $0?.union($1) })
  }

  /// The first glyphs of a view.
  func glyphs(of name: String) throws -> SceneGlyphs {
    let view = try view(name)
    for mark in marks where mark.view == view {
      if case .glyphs(let run) = mark.kind { return run }
    }
    throw Missing()
  }

  private struct Missing: Error {}
}

extension SceneGlyphs {
  /// The run with all glyphs moved by a distance.
  func moved(x: Double, y: Double) -> SceneGlyphs {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].x += x
      run.glyphs[index].y += y
    }
    return run
  }
}

extension DrawnPage {
  /// A view's glyphs, moved so that their ink begins at a place.
  func glyphs(of name: String, at place: Point) throws -> SceneGlyphs {
    let run = try glyphs(of: name)
    let ink = try #require(glyphs.box(of: run))
    return run.moved(x: place.x - ink.minX, y: place.y - ink.minY)
  }

  /// The size of the ink of a view's glyphs.
  func inkSize(of name: String) throws -> Size {
    let run = try glyphs(of: name)
    return try #require(glyphs.box(of: run)).size
  }
}
